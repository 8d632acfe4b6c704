"""The server killed again and again at random moments, while people and bots play all games at many tables.

Whoever sits there comes back, remembers all that it was told, and compares; see `regulars`.
"""

import asyncio
import os
import random
import signal
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any

import pytest

from miccia.cli import main
from miccia.games import names
from tests.server.house import PATIENCE
from tests.server.process import alive, children, spawned
from tests.server.regulars import TROUBLE, Company

pytestmark = pytest.mark.anyio

QUICK = {"kittens": {"nope_seconds": "3"}, "kaboom": {"alarm_seconds": "30"}}


def companies(dice: random.Random, tables: int) -> list[Company]:
    """So many tables of each game. At every other one there is a bot, and seats change hands; at the third
    somebody falls asleep."""
    return [
        Company(
            random.Random(dice.random()),
            mixed=number % 2 == 1,
            sleepy=number == 2,
            game=game,
            seats=3 + number % 2,
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
        self.kills = self.early = 0

    async def round(self, first: bool) -> None:
        """Start the server, let all come and play on, and kill it: at any moment, once in three times before
        all are back."""
        with spawned(self.folder / "data", self.log) as (process, port):
            since = perf_counter()
            playing = [asyncio.create_task(company.spend(port, since)) for company in self.companies]
            if first or self.dice.random() > 1 / 3:
                await self.going_on(playing)
                await asyncio.sleep(self.dice.uniform(0, 0.7))
            else:
                self.early += 1
                await asyncio.sleep(self.dice.uniform(0, 0.5))
            self.kills += 1
            workers = children(process.pid)
            os.kill(process.pid, signal.SIGKILL)
            await asyncio.gather(*playing)
        await self.ended(workers)

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
        async with asyncio.timeout(PATIENCE):
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

    def took(self, whose: str) -> list[float]:
        return [took for company in self.companies for took in company.took[whose]]

    def figures(self) -> str:
        people, bots = self.took("people"), self.took("bots")
        flights = [made for company in self.companies for made in company.in_flight]
        return (
            f"{self.early} kills before all were back; {len(people)} returns to tables where people were to"
            f" move, play went on after {median(people):.2f} s, at worst {max(people):.2f} s, in"
            f" {sum(took > 1 for took in people)} cases after more than 1 s; {len(bots)} where bots were,"
            f" {median(bots or [0]):.2f} s and {max(bots, default=0):.2f} s; {len(flights)} moves were"
            f" cut off by a kill, {sum(flights)} of which had been made"
        )


async def test_kill_9_at_random_moments(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    await rampage(Chaos(tmp_path, seed=6, tables=2), 6, capsys)


@pytest.mark.soak
async def test_kill_9_at_two_hundred_moments(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    await rampage(Chaos(tmp_path, seed=200, tables=3), 200, capsys)


async def rampage(chaos: Chaos, kills: int, capsys: pytest.CaptureFixture[str]) -> None:
    for kill in range(kills):
        await chaos.round(first=kill == 0)
    finished = chaos.verify(capsys)
    with capsys.disabled():
        print(f"\n{kills} kills, {len(chaos.companies)} tables, {finished} games finished: {chaos.figures()}")
    chaos.log.seek(0)
    assert "Traceback" not in chaos.log.read()
    assert not TROUBLE & {code for company in chaos.companies for code in company.refusals}
    assert median(chaos.took("people")) < 5  # a measurement on a calm machine: well below one second
