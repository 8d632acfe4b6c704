"""Behind a proxy: what it says about a visitor counts, and what anybody else says does not."""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

import msgspec
import pytest

from miccia.cli import main
from miccia.commands.serve import networks
from tests.server.house import PLENTY, Player, Server, running

pytestmark = pytest.mark.anyio

NEW = {"game": "hanabi", "seats": 2, "name": "Ada"}
FORWARDED = {"X-Forwarded-For": "203.0.113.7", "X-Forwarded-Proto": "https"}
ONE = msgspec.structs.replace(PLENTY, tables=1, tables_per_minute=0.001)  # a table from each address


async def test_what_a_stranger_says_was_forwarded_does_not_count(ada: Player) -> None:
    assert "Secure" not in (await ada.http.get("/api/tables", headers=FORWARDED)).headers["set-cookie"]


async def test_what_the_named_proxy_forwards_counts(tmp_path: Path) -> None:
    async with running(tmp_path / "miccia.db", behind=["127.0.0.0/8"]) as server:
        ada = server.player()
        first = await ada.http.get("/api/tables", headers=FORWARDED)
        assert "Secure" in first.headers["set-cookie"]
        own = f"https://127.0.0.1:{server.port}"
        for origin, status in ((own, 201), (own.replace("https", "http"), 403)):
            answer = await ada.http.post("/api/tables", json=NEW, headers=FORWARDED | {"Origin": origin})
            assert answer.status_code == status
        await ada.leave()
    async with running(tmp_path / "miccia.db", behind=["192.0.2.1"]) as server:
        ada = server.player()
        assert "Secure" not in (await ada.http.get("/api/tables", headers=FORWARDED)).headers["set-cookie"]
        await ada.leave()


async def makes(server: Server, *lines: str) -> bool:
    """Whether somebody may make a table with these lines of X-Forwarded-For."""
    async with server.player().http as http:
        headers = [("X-Forwarded-For", line) for line in lines]
        answer = await http.post("/api/tables", json=NEW, headers=headers)
    assert answer.status_code in (201, 429)
    return answer.status_code == 201


async def test_a_forged_address_is_no_second_allowance(tmp_path: Path) -> None:
    async with running(tmp_path / "miccia.db", limits=ONE) as server:
        assert await makes(server)
        for forged in ("203.0.113.7", "::1", "127.0.0.1", "garbage", "203.0.113.8, 127.0.0.1", ""):
            assert not await makes(server, forged), forged


VISITORS: list[tuple[Sequence[str], bool]] = [  # in this order: what came, and whether that is somebody new
    (["203.0.113.7"], True),
    (["203.0.113.7"], False),
    (["198.51.100.1, 203.0.113.7"], False),  # what stands before was the visitor's own word
    (["127.0.0.1, 203.0.113.7"], False),
    (["198.51.100.1, 203.0.113.7, 10.1.2.3"], False),  # a second proxy, which is named too
    (["198.51.100.1", "203.0.113.7"], False),  # two lines are one list
    (["203.0.113.7:4711"], False),
    (["203.0.113.7, 192.0.2.9"], True),  # a proxy that nobody named is a visitor
    (["2001:db8:1:2::7"], True),
    (["2001:db8:1:2:ffff::8"], False),  # the same network
    (["[2001:db8:1:2::9]:443"], False),
    (["2001:db8:1:3::7"], True),
    (["::ffff:203.0.113.7"], False),
]


async def test_the_rightmost_address_that_is_no_proxy_counts(tmp_path: Path) -> None:
    async with running(tmp_path / "miccia.db", behind=["127.0.0.1/32", "10.0.0.0/8"], limits=ONE) as server:
        for lines, new in VISITORS:
            assert await makes(server, *lines) is new, lines


async def test_sockets_are_counted_by_visitor_too(tmp_path: Path) -> None:
    few = msgspec.structs.replace(PLENTY, sockets=1)
    async with running(tmp_path / "miccia.db", behind=["127.0.0.1"], limits=few) as server:
        ada, bea = server.player(), server.player()
        code = await ada.make()
        await ada.dial(code, **FORWARDED)
        await ada.hello()
        await bea.dial(code, **FORWARDED)
        assert (await bea.hear())["code"] == "too-many-pages"
        await bea.dial(code, **FORWARDED | {"X-Forwarded-For": "203.0.113.8"})
        await bea.hello()
        for player in (ada, bea):
            await player.leave()


def test_networks_on_the_command_line() -> None:
    assert networks(["127.0.0.1, 10.1.2.3/8", "::1"]) == ["127.0.0.1/32", "10.0.0.0/8", "::1/128"]


@pytest.mark.parametrize("bad", ["the proxy", "10.0.0.0/33", "10.0.0.1,", "", "*", "10.0.0.0/-1", "::1/129"])
def test_networks_that_make_no_sense(bad: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--behind", "10.0.0.0/8", "--behind", bad]) == 2
    said = capsys.readouterr().err
    assert said.startswith("miccia: --behind takes addresses or networks") and said.count("\n") == 1


async def test_headers_without_end_are_given_up(server: Server, ada: Player) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write(b"GET / HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: " + b"1" * 200_000)
    with suppress(ConnectionResetError):  # some of it had not been read
        async with asyncio.timeout(5):  # sooner than whoever is only slow
            assert b" 400 " in await reader.read()
    writer.close()
    assert (await ada.http.get("/api/games")).status_code == 200
