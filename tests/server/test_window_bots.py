"""Bots where not even the time of an answer may tell what they hold (E34, K22). The tests hold the clock.

The same evening is lived through twice over real sockets: with a bot that must think for long, and with one
that has nothing to think about. What the others hear, and at which millisecond, must be the same.
"""

import asyncio
import json
import random
import threading
from collections.abc import AsyncIterator, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from miccia.bots import Bot, Choice
from miccia.core.chance import Chance
from miccia.core.game import Action
from miccia.core.words import Reason
from miccia.games import bots
from miccia.server.table import fair
from tests.server.evening import Evening
from tests.server.house import PATIENCE, Hourglass, Server, running
from tests.server.test_kittens_window import ADA, BEA, CARLO, PILE, WORLDS, cards, plain

pytestmark = pytest.mark.anyio

KITTENS = {"starter": ["0"], "deck": [*ADA, *BEA, "feral", *CARLO], "pile": [*PILE, "nope"]}
KABOOM = {"starter": ["0"], "deck": cards("exit alarm cut-red cut-red cut-blue")}


class Ponderer(Bot[Any]):
    """Says Nope if it can, after a thought that lasts until it is let go; answers anything else at once."""

    go = threading.Event()
    thoughts = 0
    long: tuple[str, ...] = ("nope",)  # what it thinks about

    def decide(self, view: Any, legal: Sequence[Action], chance: Chance) -> Choice:
        hard = [action for action in legal if action.form["do"] in self.long]
        if hard:
            Ponderer.go.wait(60)
        Ponderer.thoughts += 1
        return Choice(hard[0] if hard else legal[0], Reason("random"), after=1600)


class Quick(Ponderer):
    long = ()


class Doubter(Ponderer):
    """Thinks long about which agent leaves in an Alarm."""

    long = ("leave",)


@pytest.fixture(autouse=True)
def ponderers(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    for game in ("kittens", "kaboom"):
        for kind in (Ponderer, Quick, Doubter):
            monkeypatch.setitem(bots(game), kind.__name__.lower(), kind)
    Ponderer.go.clear()
    yield
    Ponderer.go.set()


@pytest.fixture
async def server(tmp_path: Path, clock: Hourglass, anyio_backend: str) -> AsyncIterator[Server]:
    async with running(tmp_path / "miccia.db", clock=clock, pace=(600, 1200)) as server:
        yield server


class BesideABot(Evening):
    """Ada, an onlooker and sometimes Carlo, beside a bot."""

    def __init__(self, server: Server, clock: Hourglass, monkeypatch: pytest.MonkeyPatch) -> None:
        super().__init__(server, clock, people=3, read=plain)
        self.patch = monkeypatch
        self.ada, self.carlo, self.eye = self.all
        clock.millis = 0

    async def begin(self, stack: dict[str, list[str]], seats: int, **fields: Any) -> None:
        random.seed(8)  # when the bot's answers leave
        usual = fair.header
        with self.patch.context() as patch:
            patch.setattr(fair, "header", lambda table, places: replace(usual(table, places), stack=stack))
            patch.setattr("miccia.server.people.seats.bot_name", lambda taken: "Bea")
            code = await self.ada.make(seats=seats, **fields)
            await self.sit_down(code, **({"carlo": 2} if seats == 3 else {}))

    async def wait(self, millis: int, step: int | None = 100) -> None:
        await super().wait(millis, step)

    async def thought(self, number: int) -> None:
        """Until the bot has thought so many thoughts to the end."""
        async with asyncio.timeout(PATIENCE):
            while Ponderer.thoughts < number:
                await asyncio.sleep(0.001)
        await self.step()

    def told(self, event: str) -> list[int]:
        """When the onlooker was told such events."""
        return [
            message["now"]
            for _, (*_, heard) in self.heard
            for message in heard
            if message["t"] == "update" and any(told["t"] == event for told in message["events"])
        ]


def pile_and_deck(mine: str, bottom: str) -> dict[str, list[str]]:
    return KITTENS | {"deck": [*ADA, mine, *BEA, *CARLO], "pile": [*PILE, bottom]}


async def test_e34_a_long_thought_about_a_nope_does_not_show(
    server: Server, clock: Hourglass, monkeypatch: pytest.MonkeyPatch
) -> None:
    evenings = []
    for mine, bottom in WORLDS.values():
        evening = BesideABot(server, clock, monkeypatch)
        await evening.begin(pile_and_deck(mine, bottom), 3, game="kittens", bot="ponderer")
        await evening.act(evening.ada, "play", card="shuffle")
        await evening.act(evening.carlo, "pass")
        await evening.wait(2_000)
        await evening.end()
        Ponderer.go.set()  # the thought ends, long after its time
        evenings.append(evening)
        Ponderer.go = threading.Event()
    holds, lacks = evenings
    assert holds.heard == lacks.heard
    (closed,) = holds.told("resolved")
    assert 800 <= closed <= 1600


async def test_e34_a_nope_comes_when_a_pass_would(
    server: Server, clock: Hourglass, monkeypatch: pytest.MonkeyPatch
) -> None:
    Ponderer.go.set()
    evenings = []
    for mine, bottom in WORLDS.values():
        Ponderer.thoughts = 0
        evening = BesideABot(server, clock, monkeypatch)
        await evening.begin(pile_and_deck(mine, bottom), 3, game="kittens", bot="ponderer")
        await evening.act(evening.ada, "play", card="shuffle")
        await evening.act(evening.carlo, "pass")
        await evening.thought(1)
        await evening.wait(2_000)
        await evening.end()
        evenings.append(evening)
    holds, lacks = evenings
    assert holds.told("noped") == lacks.told("resolved") != []


async def test_e34_bots_answer_in_time_after_a_nope_too(
    server: Server, clock: Hourglass, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In three seconds, with a bot that takes as long as it may: what it thought before the Nope is void."""
    Ponderer.thoughts = 0
    monkeypatch.setattr(random, "randint", lambda least, most: most)
    evening = BesideABot(server, clock, monkeypatch)
    options = {"nope_seconds": "3"}
    await evening.begin(KITTENS, 3, game="kittens", bot="quick", options=options)
    await evening.act(evening.ada, "play", card="shuffle")
    await evening.thought(1)
    await evening.wait(100)
    await evening.act(evening.carlo, "nope")
    await evening.act(evening.ada, "pass")
    await evening.thought(2)
    await evening.wait(2_900)
    assert evening.told("noped") == [100]
    (closed,) = evening.told("resolved")
    assert closed == 100 + 1600
    await evening.end()


async def test_k22_a_long_thought_about_an_alarm_does_not_show(
    server: Server, clock: Hourglass, monkeypatch: pytest.MonkeyPatch
) -> None:
    evenings = []
    for level in ("doubter", "quick"):
        evening = BesideABot(server, clock, monkeypatch)
        await evening.begin(KABOOM, 2, game="kaboom", bot=level)
        await evening.act(evening.ada, "exit", agent=0)
        await evening.act(evening.ada, "finish")
        while not evening.offered(evening.ada, "alarm"):  # the bot finishes its turn, however it does that
            if evening.offered(evening.ada, "discard"):
                await evening.act(evening.ada, "discard", card="cut-red")
            clock.turn(1_600)
            await evening.step()
        evening.heard.clear()
        began = clock.now()
        random.seed(8)
        await evening.act(evening.ada, "alarm", agent=0)
        await evening.wait(2_000)
        await evening.end()
        (chose,) = evening.told("chose")
        evenings.append((chose - began, [[at - began for at, _ in evening.heard]]))
        assert not any('"leave"' in json.dumps(heard[1:]) for _, heard in evening.heard)
    assert evenings[0] == evenings[1]
    assert 800 <= evenings[0][0] <= 1600
