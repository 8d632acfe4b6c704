"""Lines that die without a word: players can ask whether theirs lives, and the server asks too."""

import asyncio
from pathlib import Path

import pytest

from miccia.server import serve
from miccia.server.limits import Limits
from tests.server.house import PATIENCE, Player, running, seated

pytestmark = pytest.mark.anyio

UPGRADE = (
    "GET /ws/{code} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nCookie: {cookie}\r\n"
    "Upgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


def frame(text: str) -> bytes:
    """A short text frame as a client sends it, under a mask of zeros."""
    return bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text.encode()


async def test_a_ping_is_answered_and_changes_nothing(ada: Player, bea: Player) -> None:
    await seated(ada, bea)
    before = len(bea.heard)
    await ada.send({"t": "ping"})
    assert await ada.hear() == {"t": "pong"}
    await bea.send({"t": "ping"})
    await bea.until(lambda message: message["t"] == "pong")
    assert len(bea.heard) == before + 1  # what one asks the others do not hear


async def test_a_ping_says_nothing_of_a_table(ada: Player) -> None:
    """It is about the line alone: it needs no table, and lets nobody in."""
    await ada.dial("NOPE-99")
    await ada.send({"t": "ping"})
    assert await ada.hear() == {"t": "pong"}
    assert (await ada.refused("begin"))["code"] == "hello-first"


async def test_pings_are_counted_like_anything_else(tmp_path: Path) -> None:
    async with running(tmp_path / "miccia.db", limits=Limits(burst=5, per_second=0.01)) as server:
        ada = server.player()
        await ada.go(await ada.make())
        for _ in range(5):
            await ada.send({"t": "ping"})
        kinds = [(await ada.hear())["t"] for _ in range(5)]
        assert kinds == ["pong"] * 4 + ["refusal"]
        await ada.leave()


async def test_whoever_does_not_answer_is_away_soon(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bea's phone has lost its network: her line stays open, but nothing comes over it any more."""
    assert serve.PING <= 10  # so away after twice that
    monkeypatch.setattr(serve, "PING", 0.3)
    async with running(tmp_path / "miccia.db") as server:
        ada, bea = server.player(), server.player()
        code = await seated(ada, bea)
        await bea.leave()
        await ada.until(lambda message: message["t"] == "table" and not message["seats"][1]["online"])
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(UPGRADE.format(code=code, port=server.port, cookie=bea.cookie).encode())
        assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
        writer.write(frame('{"t":"hello"}'))
        await ada.until(lambda message: message["t"] == "table" and message["seats"][1]["online"])
        async with asyncio.timeout(PATIENCE):
            await ada.until(lambda message: message["t"] == "table" and not message["seats"][1]["online"])
        writer.close()
        await ada.leave()
