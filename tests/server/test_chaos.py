"""The server killed again and again at random moments, while people and bots play all games at many tables.

Whoever sits there comes back, remembers all that it was told, and compares; see `regulars`.
"""

import asyncio
import os
import random
import signal
from collections.abc import Callable
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter
from typing import Any

import pytest

from miccia.cli import main
from miccia.games import bots, names
from tests.server.process import alive, children, spawned, work
from tests.server.regulars import BUSY, USUAL, Company

pytestmark = pytest.mark.anyio

QUICK = {"kittens": {"nope_seconds": "3"}, "kaboom": {"alarm_seconds": "30"}}


def companies(dice: random.Random, tables: int) -> list[Company]:
    """So many tables of each game. At every other one there is the best bot, in some games in a process of
    its own, and seats change hands; at the third somebody falls asleep."""
    return [
        Company(
            random.Random(dice.random()),
            mixed=number % 2 == 1,
            sleepy=number == 2,
            game=game,
            seats=3 + number % 2,
            bot=list(bots(game))[-1],
            options=QUICK.get(game, {}),
        )
        for game in names()
        for number in range(tables)
    ]


class Chaos:
    """Rounds of play, each ended by SIGKILL; what was measured in them."""

    def __init__(self, folder: Path, seed: int, tables: int) -> None:
        self.folder = folder
        self.dice = random.Random(seed)
        self.companies = companies(self.dice, tables)
        self.log = (folder / "server.log").open("a+")
        self.kills = self.early = self.workers = 0
        self.starts: list[float] = []  # seconds until the server's first word: its port is open
        self.late: list[float] = []

    async def round(self, first: bool) -> None:
        """Start the server, let all come and play on, and kill it: once in three times before all are back,
        once when somebody has just heard of a move, which must be there again, and once at any moment."""
        began = perf_counter()
        with spawned(self.folder / "data", self.log) as (process, port):
            since = perf_counter()
            self.starts.append(since - began)
            load = asyncio.create_task(self.feel_the_load())
            before = work(process.pid)
            for company in self.companies:
                company.used = lambda: work(process.pid) - before
            playing = [asyncio.create_task(company.spend(port, since)) for company in self.companies]
            which = self.dice.choice(["early", "told", "any"])
            if first or which != "early":
                await self.going_on(playing)
                await asyncio.sleep(self.dice.uniform(0, 0.7))
            else:
                self.early += 1
                await asyncio.sleep(self.dice.uniform(0, 0.5))
            workers = children(process.pid)
            self.workers += len(workers)
            self.kills += 1
            await self.kill(process.pid, when_told=which == "told")
            await asyncio.gather(*playing)
            load.cancel()
        await self.ended(workers)

    async def kill(self, pid: int, when_told: bool) -> None:
        killed = asyncio.get_running_loop().create_future()

        def strike() -> None:
            if not killed.done():
                os.kill(pid, signal.SIGKILL)
                killed.set_result(None)

        for company in self.companies if when_told else ():
            company.told = strike
        if not when_told:
            strike()
        async with asyncio.timeout(BUSY):
            await killed
        for company in self.companies:
            company.told = None

    async def going_on(self, playing: list[asyncio.Task[None]]) -> None:
        """No table is stuck, and nobody has missed anything."""
        everybody = asyncio.gather(*[company.gone_on() for company in self.companies])
        awaited: list[asyncio.Future[Any]] = [everybody, *playing]
        await asyncio.wait(awaited, return_when=asyncio.FIRST_COMPLETED)
        for task in playing:
            assert not task.done() or task.result()  # what it has missed
        await everybody
        for company in self.companies:
            if self.dice.random() < 0.1:
                company.sleeper = None

    async def ended(self, workers: list[int]) -> None:
        """Nothing of the server is left."""
        async with asyncio.timeout(BUSY):
            while any(map(alive, workers)):
                await asyncio.sleep(0.05)

    def verify(self, capsys: pytest.CaptureFixture[str]) -> int:
        """Every finished game proves itself; how many there are."""
        records = [record for company in self.companies for record in company.records]
        for record in records:
            file = self.folder / "game.jsonl"
            file.write_text(record)
            assert main(["verify", str(file)]) == 0
            assert "is in order" in capsys.readouterr().out
        return len(records)

    def all(self, what: Callable[[Company], list[Any]]) -> list[Any]:
        return [one for company in self.companies for one in what(company)]

    @property
    def people(self) -> list[float]:
        return self.all(lambda company: company.took["people"])

    @property
    def work(self) -> list[float]:
        return self.all(lambda company: company.work)

    def figures(self) -> str:
        flights = self.all(lambda company: company.in_flight)
        moves = sum(company.seen for company in self.companies)
        cut = sum(company.cut for company in self.companies)
        return "\n  ".join(
            [
                f"{self.kills} kills at {len(self.companies)} tables, {self.early} before all were back",
                f"{moves} moves seen; {len(flights)} were cut off, of which {sum(flights)} had been made",
                f"the server's first word after {spread(self.starts)}; from there",
                f"all of the game again after {spread(self.all(lambda company: company.back))}",
                f"the next move where people were asked after {spread(self.people)}",
                f"for which the server had worked for {spread(self.work)}",
                f"where bots were after {spread(self.all(lambda company: company.took['bots']))}",
                f"a busy machine: the test came late by {spread(self.late)}, {cut} lines were lost",
            ]
        )

    async def feel_the_load(self) -> None:
        """How late the test itself is called, which no server can be blamed for."""
        while True:
            due = perf_counter() + 0.1
            await asyncio.sleep(0.1)
            self.late.append(perf_counter() - due)


def spread(seconds: list[float]) -> str:
    """The middle, what 19 of 20 do not exceed, the worst, and how many take more than a second."""
    if len(seconds) < 2:
        return str(seconds)
    most = quantiles(seconds, n=20, method="inclusive")[-1]
    long = sum(took > 1 for took in seconds)
    worst = f"p95 {most:.2f}, worst {max(seconds):.2f}, {long} of {len(seconds)} above 1 s"
    return f"{median(seconds):.2f} s ({worst})"


async def test_kill_9_at_random_moments(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    await rampage(Chaos(tmp_path, seed=7, tables=2), 6, capsys)


@pytest.mark.soak
async def test_kill_9_at_two_hundred_moments(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    await rampage(Chaos(tmp_path, seed=200, tables=3), 200, capsys)


async def rampage(chaos: Chaos, kills: int, capsys: pytest.CaptureFixture[str]) -> None:
    try:
        for kill in range(kills):
            await chaos.round(first=kill == 0)
    finally:
        with capsys.disabled():
            print(f"\n{chaos.figures()}")
    finished = chaos.verify(capsys)
    with capsys.disabled():
        print(f"  {finished} games finished, each verified")
    chaos.log.seek(0)
    assert "Traceback" not in chaos.log.read()
    assert chaos.workers
    assert {code for company in chaos.companies for code in company.refusals} <= USUAL
    assert median(chaos.work) < 5  # of the processor, whatever else it does: usually well below one second
