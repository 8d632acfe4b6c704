"""The log of an evening, at its most talkative: a machine can read it, and it gives nobody away."""

import asyncio
import json
import logging
import os
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from miccia.server.lobby.codes import new_code
from miccia.server.logs import CODE, Discreet, Habits, Lines
from tests.server.house import Player, seated
from tests.server.outsiders import dials, token_of
from tests.server.test_slow import HALF, call, ended

pytestmark = [pytest.mark.anyio, pytest.mark.skipif(sys.platform != "linux", reason="a second address")]


@contextmanager
def logged(data: Path, log: Path, *flags: str) -> Iterator[int]:
    """`miccia serve` with its log in a file; its port."""
    command = [sys.executable, "-m", "miccia", "serve", "--port=0", "--no-open", f"--data={data}", *flags]
    with log.open("w") as file, subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=file, text=True
    ) as process:  # fmt: skip
        assert process.stdout is not None
        try:
            yield int(process.stdout.readline().split()[0].rpartition(":")[2])
        finally:
            os.kill(process.pid, signal.SIGINT)
            process.wait(20)


async def evening(port: int) -> list[str]:
    """People play, and others try what they should not; everything that is nobody's business."""
    ada, bea = Player(port), Player(port)
    code = await seated(ada, bea, name="Ermenegilda")
    await asyncio.gather(ada.play(until=8), bea.play(until=8))
    await ada.ask("chat", text="a whisper")
    await ada.ask("phrase", phrase="hello")
    await ada.refused("do", action=999_999, seen=0)
    await ada.ask("shoulder", on=True)
    link = (await ada.until(lambda message: message["t"] == "linked"))["link"]
    looker = Player(port)
    for wanted in (link, "no-such-link"):
        await looker.dial(code)
        await looker.send({"t": "hello", "shoulder": wanted})
        await looker.until(lambda message: message["t"] == "update")
    await ada.ask("shoulder", on=False)
    token, programs = await token_of(ada), (Player(port), Player(port))
    for program, wanted in zip(programs, (token, "x" * 43), strict=True):
        await dials(program, code, wanted)
        await program.until(lambda message: message["t"] in ("update", "refusal"))
    for _ in range(3):
        await programs[0].refused("do", action=999_999, seen=programs[0].update["n"])
    await ada.ask("program", wish="end")
    await ada.send("no sense, but a lot of it")
    await ada.http.get(f"/api/tables/{code}/record")
    await ada.http.get(f"/t/{code.lower()}")
    await ada.http.get("/ws/%0Aforged line")
    with pytest.raises(InvalidStatus):
        await bea.dial(code, Origin="https://elsewhere.example")
    stranger = Player(port)
    await stranger.dial("SOLE-MARE-99")
    await stranger.send({"t": "hello"})
    await stranger.closed()
    lines = [await call(port, HALF) for _ in range(4)]
    await asyncio.gather(*[ended(line) for line in lines])
    cookies = [player.cookie or "" for player in (ada, bea, stranger, looker)]
    tokens = [cookie.partition("=")[2] for cookie in cookies]
    sessions = [sha256(token.partition(".")[0].encode()).hexdigest() for token in tokens]
    for player in (ada, bea, stranger, looker, *programs):
        await player.leave()
    return [
        code,
        "SOLE-MARE-99",
        "Ermenegilda",
        "a whisper",
        "127.0.0.1",
        "127.0.0.2",
        link,
        "no-such-link",
        token,
        "x" * 43,
        sha256(token.encode()).hexdigest(),
        sha256(link.encode()).hexdigest(),
        *tokens,
        *sessions,
    ]


def damage(data: Path) -> list[str]:
    """Let the table be one that cannot be read, so that a traceback is written; what is secret of it."""
    with closing(sqlite3.connect(data / "miccia.db")) as db:
        code, secret, header = db.execute("SELECT code, secret, header FROM games").fetchone()
        db.execute("UPDATE games SET header = json_set(header, '$.rules', 99)")
        db.commit()
    parts = json.loads(header)
    return [code, secret.hex(), parts["seed"], parts["commit"]]


async def test_an_evening_in_json(tmp_path: Path) -> None:
    data, logs = tmp_path / "data", [tmp_path / "first.log", tmp_path / "second.log"]
    flags = ["--log=json", "--log-level=debug", "--limit=connections=3", "--limit=request_seconds=1"]
    with logged(data, logs[0], *flags) as port:
        secret = await evening(port)
    secret += damage(data)
    with logged(data, logs[1], *flags) as port:
        ada = Player(port)
        await ada.dial(secret[0])
        await ada.send({"t": "hello"})
        assert (await ada.hear())["code"] == "broken-table"
        await ada.leave()
    lines: list[dict[str, Any]] = [json.loads(line) for log in logs for line in log.read_text().splitlines()]
    said = {line["what"] for line in lines}
    wanted = {
        "a table was made",
        "a game has begun",
        "an input",
        "refused",
        "a line was opened",
        "a line has ended",
    }
    assert wanted <= said
    assert any(line["what"].startswith("connections were closed") for line in lines)
    assert any("trace" in line for line in lines)
    assert all({"time", "level", "where", "what"} <= line.keys() for line in lines)
    assert {line["table"] for line in lines if line.get("game")} == {
        lines[0]["table"]
    }  # one and the same mark
    whole = "".join(log.read_text() for log in logs).casefold()
    assert [thing for thing in secret if thing.casefold() in whole] == []


async def test_addresses_are_written_for_hosts_who_want_them(tmp_path: Path) -> None:
    log = tmp_path / "log"
    with logged(tmp_path / "data", log, "--log-level=debug", "--log-addresses") as port:
        ada = Player(port)
        await ada.go(await ada.make())
        await ada.leave()
    text = log.read_text()
    assert "address=127.0.0.1" in text and "debug miccia.server.http.sockets: a line was opened" in text


def record(message: str, *values: object) -> logging.LogRecord:
    return logging.LogRecord("miccia", logging.WARNING, "", 0, message, values, None)


def test_marks() -> None:
    shown = Discreet(Habits(key=b"k"))
    codes = [new_code(tries) for tries in range(100)]
    assert all(CODE.fullmatch(code) for code in [*codes, "LUNA-42"])
    for message in (*codes, *map(str.lower, codes), "LUNA-42"):
        assert message not in shown.format(record("table %s: odd", message))
    assert shown.hide("LUNA-MARE-42") == shown.hide("luna-mare-42") != shown.hide("LUNA-MARE-43")
    for address in ("192.0.2.7", "2001:db8::7", "2001:db8:1:2:3:4:5:6", "::1", "::ffff:192.0.2.7"):
        hidden = shown.hide(f"from {address}, twice")
        assert hidden.startswith("from address:") and hidden.endswith(", twice"), address
        assert Discreet(Habits(addresses=True)).hide(address) == address
    assert shown.hide("at 18:20:05 in 1.2.3 or 99 of utf-8") == "at 18:20:05 in 1.2.3 or 99 of utf-8"


def test_nobody_writes_lines_of_their_own() -> None:
    for form in (Discreet, Lines):
        text = form(Habits()).format(record("asked for %s", "x\n2026 error forged\r\x1b[2J\u2028"))
        assert text.count("\n") == 0 and "\x1b" not in text and "\u2028" not in text
