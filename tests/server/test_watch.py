"""What a host can watch: whether the house is well, and what is counted."""

import asyncio
import re
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from miccia.cli import main
from miccia.commands.serve import watched
from miccia.server.limits import Limits
from miccia.server.store.sqlite import SqliteStore
from tests.server.house import PATIENCE, Hourglass, Player, Server, running, seated

pytestmark = pytest.mark.anyio


def counted(server: Server, name: str, **labels: str) -> float:
    value = server.lobby.house.metrics.registry.get_sample_value(name, labels)
    return 0 if value is None else value


async def test_everything_that_is_counted(tmp_path: Path) -> None:
    async with running(tmp_path / "miccia.db") as server:
        ada, bea, eye = (server.player() for _ in range(3))
        code = await seated(ada, bea)
        await eye.go(code)
        await eye.make()
        assert counted(server, "miccia_connections", kind="player") == 2
        assert counted(server, "miccia_connections", kind="onlooker") == 1
        assert counted(server, "miccia_tables", game="hanabi", state="playing") == 1
        assert counted(server, "miccia_tables", game="hanabi", state="gathering") == 1
        await asyncio.gather(ada.play(), bea.play())
        moves = ada.update["n"]
        async with asyncio.timeout(PATIENCE):  # the last one is answered when the next game has been laid
            while counted(server, "miccia_answer_seconds_count") != moves:
                await asyncio.sleep(0.01)
        assert counted(server, "miccia_tables", game="hanabi", state="over") == 1
        assert counted(server, "miccia_moves_total", game="hanabi") == moves
        assert counted(server, "miccia_commit_inputs_sum") == moves
        assert counted(server, "miccia_commit_seconds_count") == counted(server, "miccia_commit_inputs_count")
        assert 0 < counted(server, "miccia_answer_seconds_sum") < 60
        assert (await ada.refused("do", action=0, seen=0))["code"] == "game-over"
        assert (await eye.refused("stand"))["code"] == "not-seated"
        await eye.http.get("/api/nothing")
        for refusal in ("game-over", "not-seated", "not-found"):
            assert counted(server, "miccia_refusals_total", code=refusal) == 1, refusal
        alone = await ada.make(play=True, bot="steady")
        await ada.go(alone)
        await ada.play()
        assert counted(server, "miccia_bot_seconds_count", level="steady") > 0
        for player in (ada, bea, eye):
            await player.leave()


async def test_a_refused_move_is_timed_too(server: Server, ada: Player, bea: Player) -> None:
    await seated(ada, bea)
    waits = bea if ada.update["legal"] else ada
    assert (await waits.refused("do", action=0, seen=0))["code"] == "not-your-turn"
    await waits.hello()
    assert counted(server, "miccia_answer_seconds_count") == 1


async def test_what_was_too_much_is_counted(tmp_path: Path, clock: Hourglass) -> None:
    few = Limits(burst=3, tables=1, hellos=2, records=1, guesses=1, sockets=1, messages=4)
    async with running(tmp_path / "miccia.db", clock=clock, limits=few) as server:
        ada, bea = server.player(), server.player()
        code = await ada.make()
        await bea.http.post("/api/tables", json={"game": "hanabi", "seats": 2, "name": "Bea"})
        for _ in range(2):
            await ada.http.get("/api/tables/LUNA-MARE-42/record")
        await ada.go(code)
        await bea.dial(code)
        await bea.closed()
        await ada.hello()
        for _ in range(2):
            await ada.send({"t": "hello"})
        for _ in range(2):
            await ada.until(lambda message: message["t"] == "refusal")
        for limit in ("tables", "records", "sockets", "burst", "hellos"):
            assert counted(server, "miccia_limited_total", limit=limit) == 1, limit
        for player in (ada, bea):
            await player.leave()


@contextmanager
def serving(data: Path, *flags: str) -> Iterator[list[str]]:
    """`miccia serve` as a host runs it; its first lines, and of each the address in it."""
    command = [
        sys.executable,
        "-m",
        "miccia",
        "serve",
        "--port",
        "0",
        "--no-open",
        "--data",
        str(data),
        *flags,
    ]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            lines = [process.stdout.readline() for _ in range(2)]
            yield [found[0] for line in lines if (found := re.search(r"http://\S+", line))]
        finally:
            process.kill()


async def test_prometheus_reads_them_at_an_address_of_their_own(tmp_path: Path) -> None:
    with serving(tmp_path, "--metrics", "0") as (site, metrics):
        assert metrics.startswith("http://127.0.0.1:") and metrics.endswith("/metrics")
        async with httpx.AsyncClient(timeout=20) as http:
            assert (await http.get(f"{site}/healthz")).text == "ok\n"
            answer = await http.get(metrics)
            families = {family.name: family for family in text_string_to_metric_families(answer.text)}
            assert {"miccia_tables", "miccia_connections", "miccia_moves"} <= families.keys()
            inside = await http.get(f"{site}/metrics", headers={"X-Forwarded-For": "127.0.0.1"})
            assert "miccia_tables" not in inside.text  # a page of the client, if anything


def test_addresses_on_the_command_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert watched("9464") == ("127.0.0.1", 9464)
    assert watched("10.0.0.5:9464") == ("10.0.0.5", 9464)
    assert watched("[::1]:9464") == ("::1", 9464)
    for bad in ("", "x", "99999", "example.org:1", ":", "10.0.0.5:", "10.0.0.5:-1"):
        assert main(["serve", f"--metrics={bad}"]) == 2
        said = capsys.readouterr().err
        assert said.startswith("miccia: --metrics takes a port") and said.count("\n") == 1, bad


class Full(SqliteStore):
    """A store whose disk may be full, and which counts how often it is tried."""

    full = False
    tried = 0

    async def check(self) -> None:
        self.tried += 1
        if self.full:
            much = "INSERT INTO house (name, value) VALUES ('much', zeroblob(1000000))"
            await self.write([("PRAGMA max_page_count = 1", ()), (much, ())])
        await super().check()


async def test_a_house_that_is_well_says_so_and_one_that_is_not_too(tmp_path: Path, clock: Hourglass) -> None:
    store = Full(tmp_path / "miccia.db")
    async with running(store, clock=clock) as server:
        ada = server.player()
        for _ in range(20):
            answer = await ada.http.get("/healthz")
            assert (answer.status_code, answer.text) == (200, "ok\n")
            assert "set-cookie" not in answer.headers
        assert store.tried == 1  # whoever asks often makes no work
        with sqlite3.connect(tmp_path / "miccia.db") as db:
            assert db.execute("SELECT count(*) FROM house WHERE name = 'pulse'").fetchone() == (1,)
        store.full = True
        assert (await ada.http.get("/healthz")).status_code == 200
        clock.turn(5_000)
        answer = await ada.http.get("/healthz")
        assert (answer.status_code, answer.text) == (503, "unwell\n")
        await ada.leave()
