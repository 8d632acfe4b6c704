"""The coach of a table: what a bot would do in somebody's place. The table never waits for it.

It is a new mind that hears what the seat was told, as one that stands in does, and is forgotten once it has
answered.
"""

import asyncio
from asyncio import Task
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial
from typing import Any, NamedTuple, Protocol

from msgspec.structs import replace

from miccia.core.refused import Refused
from miccia.core.turn import Waiting
from miccia.server import wire
from miccia.server.bots.levels import level_for
from miccia.server.bots.seated import SeatedBot
from miccia.server.bots.thinking import Answer, Mind
from miccia.server.people.places import held_by_people
from miccia.server.table import show
from miccia.server.table.connection import Connection
from miccia.server.table.live import Live
from miccia.server.table.scene import Scene

BLIND = "random"  # a level that has no reasons


class Hands(Protocol):
    """How advice reaches its table."""

    async def call(self, job: Callable[[], Awaitable[None]]) -> None: ...

    def spawn(self, work: Coroutine[Any, Any, None]) -> Task[None]: ...

    async def note(self, what: str, seat: int, by: int | None = None) -> None: ...


class Asked(NamedTuple):
    """What a seat asked about: what it had been told of and may do, the mind that was asked, its thought."""

    live: Live
    seat: int
    told: int  # of so many inputs
    legal: list[int]
    view: Any
    mind: Mind
    thought: Task[Answer | None]

    def is_about(self, live: Live, legal: list[int]) -> bool:
        """Whether the seat would ask the same now."""
        return self.live is live and self.told == live.count(self.seat) and self.legal == legal


class Coaching:
    """Who asked what at a table."""

    def __init__(self, scene: Scene, hands: Hands) -> None:
        self.scene = scene
        self.hands = hands
        self.asked: dict[int, Asked] = {}  # the last of every seat
        self.noted: dict[int, tuple[Live, int]] = {}  # when it was last told that a seat asks

    async def ask(self, live: Live, seat: int, connection: Connection, number: int) -> None:
        """Somebody wants to know what a bot would do. Whoever asks the same again is told the same.

        Whether that is told to all depends on what all know: not on who has passed in a window.
        """
        turn = live.match.turn
        if not self.scene.coached:
            raise Refused("no-coach")
        if not isinstance(turn, Waiting) or seat not in turn.seats:
            raise Refused("not-your-turn")
        if self.noted.get(seat) != (live, live.count(seat)):
            self.noted[seat] = live, live.count(seat)
            await self.hands.note("advice", seat)
        legal = [int(action.id) for action in live.match.legal(seat)]
        if not legal:
            raise Refused("not-your-turn")
        asked = self.asked.get(seat)
        if asked is None or not asked.is_about(live, legal):
            asked = self.asked[seat] = self.think(live, seat, legal)
        self.hands.spawn(self.wait(asked, connection, number))

    def think(self, live: Live, seat: int, legal: list[int]) -> Asked:
        row, view = self.scene.row, live.match.view(seat)
        level = level_for(row.game, None if row.bot == BLIND else row.bot)
        heard = show.heard(live, seat)
        bot = SeatedBot(row.game, seat, level, live.first(seat), heard, held_by_people(row.places))
        bot.mind = replace(bot.mind, weighs=live.game.weigh is not None)
        question = bot.question(view, legal, self.scene.talk.pointed())
        thought = self.scene.house.thinkers.ask(bot.mind, question)
        return Asked(live, seat, live.count(seat), legal, view, bot.mind, thought)

    async def wait(self, asked: Asked, connection: Connection, number: int) -> None:
        try:
            await asyncio.wait([asked.thought])
        finally:
            self.scene.house.thinkers.forget(asked.mind)
        await self.hands.call(partial(self.tell, asked, connection, number))

    async def tell(self, asked: Asked, connection: Connection, number: int) -> None:
        """Answer who asked, unless the game has gone on and it is no longer to be done."""
        scene, live, seat = self.scene, asked.live, asked.seat
        answer = None if asked.thought.cancelled() else asked.thought.result()
        if answer is None:  # it was lost with its process
            self.asked.pop(seat, None)
            return
        there = connection in scene.crowd.present and scene.eyes(connection).you == seat
        if not there or not scene.coached or scene.live is not live or live.stale(seat, asked.told):
            return
        for action in live.match.legal(seat):
            if action.id == answer.action:
                language = connection.language
                names = live.names(language)
                label = live.game.words.label(action, live.match.view(seat), names, language)
                why = show.explained(live, answer.why, asked.view, seat, language) or []
                connection.send(wire.Advised(number, answer.action, label, why, answer.wins))
