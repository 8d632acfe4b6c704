"""Disks that are full, read-only or damaged, under a real server with people at tables of all four games.

Whoever plays is told so in their language, the server's log says it in one sentence, and once the disk is
well again the games go on with all that anybody saw.
"""

import asyncio
import random
import sqlite3
import subprocess
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from time import perf_counter
from typing import IO, Any

import httpx
import pytest

from miccia.games import names
from miccia.server import words
from tests.server.disks import Disk, Tear, small_disk, worn_disk
from tests.server.house import PATIENCE, Player
from tests.server.process import command, spawned
from tests.server.regulars import USUAL, Company

pytestmark = pytest.mark.anyio

MANY = 25  # moves, of which five or so go on the smallest page


@pytest.fixture
def small(tmp_path: Path) -> Iterator[Disk]:
    yield from small_disk(tmp_path)


@pytest.fixture
def worn(tmp_path: Path) -> Iterator[Disk]:
    yield from worn_disk(tmp_path)


@pytest.fixture
def log(tmp_path: Path) -> Iterator[IO[str]]:
    """What a server complains about."""
    with (tmp_path / "server.log").open("a+") as file:
        yield file


def said(log: IO[str]) -> str:
    log.seek(0)
    return log.read()


def evening(pace: float = 0.5, boldness: float = 0.1) -> list[Company]:
    """Three people and somebody who looks on, at one table of each game, without haste."""
    return [
        Company(random.Random(game), pace=pace, boldness=boldness, game=game, seats=3) for game in names()
    ]


class Playing:
    """Companies at their tables, until they go home or are closed out."""

    def __init__(self, port: int, companies: list[Company], stubborn: bool = True) -> None:
        self.companies = companies
        spent = [company.spend(port, perf_counter(), stubborn) for company in companies]
        self.tasks = [asyncio.create_task(spending) for spending in spent]

    async def go_on(self) -> None:
        """Somebody moves at every table."""
        everybody = asyncio.gather(*[company.gone_on() for company in self.companies])
        awaited: list[asyncio.Future[Any]] = [everybody, *self.tasks]
        await asyncio.wait(awaited, return_when=asyncio.FIRST_COMPLETED)
        for task in self.tasks:
            assert not task.done() or task.result()
        await everybody

    async def go_on_undisturbed(self) -> None:
        """For a while more, then home: nobody was closed out, nor told of any trouble."""
        await asyncio.sleep(0.5)
        assert not any(task.done() for task in self.tasks)
        assert {code for company in self.companies for code in company.refusals} <= USUAL
        await self.go_home()

    async def closed_out(self) -> None:
        async with asyncio.timeout(3 * PATIENCE):
            await asyncio.gather(*self.tasks)

    async def go_home(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)


async def health(port: int) -> int:
    async with httpx.AsyncClient() as http:
        return (await http.get(f"http://127.0.0.1:{port}/healthz")).status_code


async def test_a_full_disk(small: Disk, log: IO[str]) -> None:
    companies = evening()
    with spawned(small.path / "data", log, small.inside) as (_, port):
        await play_until(small.fill, port, companies)
        small.make_room()
        await play_again(port, companies)
    assert said(log).count("cannot write to") == 1 == said(log).count("can be written to again")
    assert "Traceback" not in said(log)


async def play_until(broken: Callable[[], None], port: int, companies: list[Company]) -> None:
    """Everybody plays until the disk fails, and is told so."""
    playing = Playing(port, companies, stubborn=False)
    await playing.go_on()
    broken()
    await playing.closed_out()
    for company in companies:
        assert company.refusals["table-away"] == words.refusal("table-away", "en")
    assert await health(port) == 503
    await cannot_be_stored(port, companies[1])


async def play_again(port: int, companies: list[Company]) -> None:
    again = Playing(port, companies)
    await again.go_on()
    await again.go_home()


async def cannot_be_stored(port: int, company: Company) -> None:
    """A game can be looked at, and a move in it is refused in the player's language."""
    people = [Player(port, witness.cookie) for witness in company.seated]
    for player in people:
        await player.go(company.code, "it")
    actor = next(player for player in people if player.update["legal"])
    before = actor.update
    answer = await actor.refused("do", action=before["legal"][0]["id"], seen=before["n"])
    assert (answer["code"], answer["text"]) == ("table-away", words.refusal("table-away", "it"))
    for player in people:
        assert await player.closed() == 1012
    await actor.go(company.code)
    assert actor.update["view"] == before["view"]
    made = await actor.http.post("/api/tables?language=it", json={"game": "hanabi", "seats": 2, "name": "A"})
    assert (made.status_code, made.json()["text"]) == (503, words.refusal("table-away", "it"))
    for player in people:
        await player.leave()


async def test_a_disk_that_becomes_read_only_in_use(worn: Disk, log: IO[str]) -> None:
    companies = evening()
    with spawned(worn.path / "data", log, worn.inside) as (_, port):
        await play_until(worn.give_up, port, companies)
    assert "Read-only file system" in starting(worn)
    worn.repair()
    with spawned(worn.path / "data", log, worn.inside) as (_, port):
        await play_again(port, companies)
    assert said(log).count("cannot write to") == 1 and "Traceback" not in said(log)


async def test_a_start_on_a_full_disk(small: Disk, log: IO[str]) -> None:
    """A house that is there already opens; a new one cannot be made."""
    with spawned(small.path / "data", log, small.inside) as (_, port):
        async with Player(port) as ada:
            code = await ada.make(play=True)
    small.fill()
    assert "full" in starting(small, "other")
    with spawned(small.path / "data", log, small.inside) as (_, port):
        assert await health(port) == 503
        async with Player(port, ada.cookie) as again:
            await again.go(code)
            assert again.table["you"] == 0
    assert said(log).count("cannot write to") == 1 and "Traceback" not in said(log)


def starting(disk: Disk, folder: str = "data") -> str:
    """What a server says that cannot start on a disk."""
    done = subprocess.run(
        [*disk.inside, *command(disk.path / folder)], capture_output=True, text=True, timeout=60
    )
    assert done.returncode == 1 and done.stdout == "" and done.stderr.count("\n") == 1, done
    assert done.stderr.startswith(f"{disk.path / folder / 'miccia.db'} cannot be used: ")
    return done.stderr


async def played(data: Path, companies: list[Company]) -> Company:
    """Games in their midst, on the smallest pages that there are; the one that cannot be over by then."""
    data.mkdir()
    hanabi = companies[list(names()).index("hanabi")]
    with closing(sqlite3.connect(data / "miccia.db")) as db:
        db.execute("PRAGMA page_size = 512")
        db.execute("VACUUM")
    with spawned(data) as (_, port):
        others = Playing(port, [company for company in companies if company is not hanabi])
        await others.go_on()
        last = Playing(port, [hanabi])
        async with asyncio.timeout(6 * PATIENCE):
            while hanabi.moves < MANY:
                await asyncio.sleep(0.01)
        await last.go_home()
        await others.go_home()
    return hanabi


@pytest.mark.parametrize(
    "in_use", [pytest.param(False, id="at rest", marks=pytest.mark.soak), pytest.param(True, id="in use")]
)
async def test_a_torn_page_harms_one_table(tmp_path: Path, log: IO[str], in_use: bool) -> None:
    data, companies = tmp_path / "data", evening(pace=0.03, boldness=0)
    hanabi = await played(data, companies)
    page = Tear(data / "miccia.db", hanabi.code, "to read")
    if not in_use:
        page.tear()
    with spawned(data, log) as (_, port):
        playing = Playing(port, [company for company in companies if company is not hanabi])
        await playing.go_on()
        page.tear()
        async with Player(port, hanabi.seated[0].cookie) as ada:
            await cannot_be_read(ada, hanabi.code)
        await playing.go_on_undisturbed()
    assert said(log).count("cannot be read: ") == 1 and "Traceback" not in said(log)
    page.mend()
    await all_go_on(data, companies, log)


async def cannot_be_read(player: Player, code: str) -> None:
    await player.dial(code)
    await player.send({"t": "hello", "language": "it"})
    answer = await player.hear()
    assert (answer["code"], answer["text"]) == ("broken-table", words.refusal("broken-table", "it"))
    assert await player.closed() == 4404


async def all_go_on(data: Path, companies: list[Company], log: IO[str]) -> None:
    """With all that anybody saw."""
    with spawned(data, log) as (_, port):
        everybody = Playing(port, companies)
        await everybody.go_on()
        await everybody.go_home()


@pytest.mark.soak
async def test_a_page_torn_under_a_game_harms_nobody_else(tmp_path: Path, log: IO[str]) -> None:
    """The table is in memory already when its next move meets the page."""
    data, companies = tmp_path / "data", evening(pace=0.03, boldness=0)
    hanabi = await played(data, companies)
    page = Tear(data / "miccia.db", hanabi.code, "to write")
    with spawned(data, log) as (_, port):
        people = [Player(port, witness.cookie) for witness in hanabi.seated]
        for player in people:
            await player.go(hanabi.code, "it")
        page.tear()
        playing = Playing(port, [company for company in companies if company is not hanabi])
        await playing.go_on()
        actor = next(player for player in people if player.update["legal"])
        answer = await actor.refused("do", action=actor.update["legal"][0]["id"], seen=actor.update["n"])
        assert (answer["code"], answer["text"]) == ("broken-table", words.refusal("broken-table", "it"))
        for player in people:
            assert await player.closed() == 1012
        await cannot_be_read(actor, hanabi.code)
        await playing.go_on_undisturbed()
        for player in people:
            await player.leave()
    assert "malformed" in said(log) and "Traceback" not in said(log)
    page.mend()
    await all_go_on(data, companies, log)
