"""The reaction window at a real table: neither messages nor their timing tell who holds a Nope (E34).

The same evening is lived through twice over real sockets, once with a Nope in Bea's hand and once without.
The tests hold the clock, so what was heard at which millisecond can be compared exactly.
"""

import json
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from msgspec.structs import replace

from miccia.server.table import fair
from tests.server.evening import Evening
from tests.server.house import Hourglass, Server

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("clock")]


def cards(names: str) -> list[str]:
    return names.split()


ADA = cards("attack sock sock teapot favor reveal shuffle")
BEA = cards("teapot teapot umbrella cactus cactus favor")  # and the first card of her world
CARLO = cards("nope umbrella feral armageddon favor heck reveal")
PILE = cards(
    "shuffle kitten attack kitten defuse defuse armageddon armageddon targeted targeted favor heck reveal"
    " nope nope nope feral feral sock sock umbrella umbrella cactus cactus teapot"
)  # and the second at the bottom
WORLDS = {"holds": ("nope", "feral"), "lacks": ("feral", "nope")}


class ThreeAndAnOnlooker(Evening):
    """Ada, Bea and Carlo at a table, an onlooker beside it."""

    def __init__(self, server: Server, clock: Hourglass) -> None:
        super().__init__(server, clock, people=4, read=str)
        self.ada, self.bea, self.carlo, self.eye = self.all

    async def begin(self, **options: Any) -> None:
        await self.sit_down(await self.ada.make(game="kittens", seats=3, options=options), bea=1, carlo=2)


async def all_pass(evening: ThreeAndAnOnlooker) -> None:
    """Carlo lets it pass, then Bea: the window closes before its time, but not before she has spoken."""
    await evening.act(evening.ada, "play")
    await evening.wait(1000)
    await evening.act(evening.carlo, "pass")
    await evening.wait(700)
    await evening.act(evening.bea, "pass")


async def time_runs_out(evening: ThreeAndAnOnlooker) -> None:
    """Nobody says anything for five seconds."""
    await evening.act(evening.ada, "play")
    for _ in range(5):
        await evening.wait(999)
    await evening.wait(5)


async def chain(evening: ThreeAndAnOnlooker) -> None:
    """Carlo says Nope; Bea is asked anew and lets it pass, Ada does not answer."""
    await evening.act(evening.ada, "play")
    await evening.act(evening.bea, "pass")
    await evening.wait(2000)
    await evening.act(evening.carlo, "nope")
    await evening.wait(1200)
    await evening.act(evening.bea, "pass")
    await evening.wait(3800)


async def more_time(evening: ThreeAndAnOnlooker) -> None:
    """Bea asks for more time, and lets it run out."""
    await evening.act(evening.ada, "play")
    await evening.wait(4000)
    await evening.act(evening.bea, "more-time")
    await evening.wait(4999)
    await evening.wait(1)


@pytest.mark.parametrize("script", [all_pass, time_runs_out, chain, more_time])
async def test_e34_messages_and_their_timing_do_not_tell_who_holds_a_nope(
    script: Callable[[ThreeAndAnOnlooker], Awaitable[None]],
    server: Server,
    monkeypatch: pytest.MonkeyPatch,
    clock: Hourglass,
) -> None:
    usual = fair.header
    evenings = []
    for mine, bottom in WORLDS.values():
        stack = {
            "starter": ["0"],
            "deck": [*ADA, mine, *BEA, *CARLO],
            "pile": [*PILE, bottom],
        }
        monkeypatch.setattr(
            fair, "header", lambda table, places, stack=stack: replace(usual(table, places), stack=stack)
        )
        clock.millis = 0
        evening = ThreeAndAnOnlooker(server, clock)
        await evening.begin(more_time=True)
        await script(evening)
        await evening.end()
        evenings.append(evening)
    holds, lacks = evenings
    assert [at for at, _ in holds.heard] == [at for at, _ in lacks.heard]
    for (_, with_nope), (_, without) in zip(holds.heard, lacks.heard, strict=True):
        for seat in (0, 2, 3):  # Ada, Carlo and the onlooker hear the same, letter for letter
            assert [plain(text) for text in with_nope[seat]] == [plain(text) for text in without[seat]]
        assert [shape(text) for text in with_nope[1]] == [shape(text) for text in without[1]]
    nopes = [
        any('"do":"nope"' in text for _, heard in evening.heard for text in heard[1]) for evening in evenings
    ]
    assert nopes == [True, False]  # and yet Bea herself was offered it in one world alone
    assert not any(
        '"t":"passed"' in text for _, heard in holds.heard for seat in (0, 3) for text in heard[seat]
    )


@pytest.mark.parametrize("noped", [False, True])
async def test_e34_nobody_else_is_shown_who_passed_last_or_that_the_clock_closed(
    noped: bool, server: Server, monkeypatch: pytest.MonkeyPatch, clock: Hourglass
) -> None:
    """The same window closed by one, by the other and by the clock: for the rest only the moment differs."""
    usual = fair.header
    stack = {"starter": ["0"], "deck": [*ADA, "nope", *BEA, *CARLO], "pile": PILE}
    monkeypatch.setattr(fair, "header", lambda table, places: replace(usual(table, places), stack=stack))
    streams: list[list[list[Any]]] = []
    for closing in ("one", "other", "clock"):
        clock.millis = 0
        evening = ThreeAndAnOnlooker(server, clock)
        await evening.begin()
        await evening.act(evening.ada, "play")
        if noped:
            await evening.act(evening.carlo, "nope")
        one, other = evening.bea, evening.ada if noped else evening.carlo
        await evening.act(other if closing == "one" else one, "pass")
        if closing == "clock":
            await evening.wait(5000)
        else:
            await evening.act(one if closing == "one" else other, "pass")
        readers = (2, 3) if noped else (0, 3)
        streams.append(
            [[timeless(text) for _, heard in evening.heard for text in heard[seat]] for seat in readers]
        )
        await evening.end()
    assert streams[0] == streams[1] == streams[2]
    for stream in streams[0]:
        assert any(event["t"] == "resolved" for message in stream for event in message.get("events", []))


def timeless(text: str) -> Any:
    """A message without the moment at which it came."""
    return plain(text) | {"now": 0}


def plain(text: str) -> Any:
    """A message without what is drawn anew for every table: its code, its commitment, a link to it."""
    message = json.loads(text)
    message.pop("link", None)
    message.pop("code", None)
    message.pop("commit", None)
    return message


def shape(text: str) -> Any:
    """What kind of message it is, its number and time, and who is asked until when."""
    message = json.loads(text)
    return [message.get(key) for key in ("t", "n", "whole", "now", "turn")]
