"""The bots of one table: what they are told, when they are asked, and when their answers come."""

import asyncio
import logging
import random
from asyncio import Task
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial
from typing import Any, Protocol

from miccia.core.refused import Refused
from miccia.core.turn import Waiting
from miccia.core.words import Reason
from miccia.server.bots.levels import level_for
from miccia.server.bots.seated import SeatedBot
from miccia.server.bots.thinking import Answer, Question
from miccia.server.people.places import PROGRAM, Places, held_by_people
from miccia.server.table import show
from miccia.server.table.entry import Entry
from miccia.server.table.live import Live
from miccia.server.table.scene import Scene
from miccia.server.table.tardy import Tardy

log = logging.getLogger(__name__)
TEMPO = {"slow": 2.5, "usual": 1.0, "fast": 0.3}  # how long bots seem to think, by the table's pace
MARGIN = 300  # milliseconds before a window closes that a bot answers at the latest


class Hands(Protocol):
    """How bots reach a table: whatever they do is a job of it, like anybody's act."""

    async def call(self, job: Callable[[], Awaitable[None]]) -> None: ...

    def spawn(self, work: Coroutine[Any, Any, None]) -> Task[None]: ...

    async def play(self, seat: int, action: int, reason: Reason | None) -> None: ...

    def point(self, seat: int, key: str) -> None: ...


class Bots:
    """All bots at a table."""

    def __init__(self, scene: Scene, hands: Hands, tardy: Tardy) -> None:
        self.scene = scene
        self.hands = hands
        self.tardy = tardy
        self.house = scene.house
        self.seated: list[SeatedBot] = []

    def sit(self, game: str, places: Places, live: Live) -> None:
        """Take their seats in a game or leave them; who comes hears what its seat was told so far. Behind a
        program sits one that moves when it does not."""
        levels = {seat: place.bot for seat, place in enumerate(places) if place.bot is not None}
        for bot in self.seated:
            if bot.seat not in levels:
                bot.asked = None
                self.house.thinkers.forget(bot.mind)
            elif levels[bot.seat] == PROGRAM:
                bot.asked = None
        self.seated = [bot for bot in self.seated if levels.pop(bot.seat, None) is not None]
        for seat, level in levels.items():
            level = level_for(game, self.scene.row.bot) if level == PROGRAM else level
            self.seated.append(
                SeatedBot(game, seat, level, live.first(seat), show.heard(live, seat), held_by_people(places))
            )

    def hear(self, live: Live, entry: Entry) -> None:
        """Something happened."""
        for bot in self.seated:
            bot.tell(show.told(live, entry, bot.seat))

    def think_anew(self, live: Live) -> None:
        """Something was taken back: forget it, and whatever was thought since."""
        for bot in self.seated:
            self.bear(live, bot)
            bot.asked = None
        self.tardy.forget()

    def bear(self, live: Live, bot: SeatedBot) -> None:
        """Give a bot a new mind, that hears everything again."""
        self.house.thinkers.forget(bot.mind)
        bot.reborn(live.first(bot.seat), show.heard(live, bot.seat), held_by_people(self.scene.row.places))

    def overtake(self, seat: int) -> None:
        """A program has moved after all: whatever is thought in its place is not asked any more."""
        self.tardy.answered(seat)
        for bot in self.seated:
            if bot.seat == seat:
                bot.asked = None

    def leave(self) -> None:
        """The table sleeps or is no more, or its game is."""
        for bot in self.seated:
            bot.asked = None
            self.house.thinkers.forget(bot.mind)
        self.seated = []
        self.tardy.forget()

    def ask(self, live: Live, turn: Waiting) -> None:
        """Ask those that are waited for."""
        places = self.scene.row.places
        for bot in self.seated:
            waits = places[bot.seat].programmed and not self.tardy.late(live, turn, bot.seat)
            if bot.seat in turn.seats and not waits:
                self.ask_one(live, turn, bot)

    def ask_one(self, live: Live, turn: Waiting, bot: SeatedBot) -> None:
        """Ask a bot, unless it thinks about it already. A window that has changed is another question."""
        in_window = live.game.is_window(turn.ask)
        if bot.asked is not None and bot.window is None and not in_window:
            return
        legal = [action.id for action in live.match.legal(bot.seat)]
        window = (turn.until, legal) if in_window else None
        if not legal or (bot.asked is not None and bot.window == window):
            return
        if bot.people != held_by_people(self.scene.row.places):
            self.bear(live, bot)
        bot.asked = bot.question(live.match.view(bot.seat), legal, self.scene.talk.pointed())
        bot.window = window
        leaves = self.leaving(turn, bot) if in_window and self.house.pace is not None else None
        self.hands.spawn(self.think(bot, bot.asked, leaves))

    def leaving(self, turn: Waiting, bot: SeatedBot) -> int:
        """When a bot's answer leaves in a window: drawn before it thinks, whatever it holds, and in time."""
        leaves = self.scene.time.now() + random.randint(*bot.mind.kind.window)
        return leaves if turn.until is None else min(leaves, turn.until - MARGIN)

    async def think(self, bot: SeatedBot, question: Question, leaves: int | None) -> None:
        clock = self.house.clock
        asked = clock.now()
        thought = self.house.thinkers.ask(bot.mind, question)
        if leaves is not None:
            await clock.sleep(max(0, leaves - self.scene.time.now()))
        else:
            await asyncio.wait([thought])
            answer = thought.result()
            if answer is not None and self.house.pace is not None:
                took = clock.now() - asked
                seems = random.randint(*self.house.pace) * TEMPO[self.scene.row.customs.pace]
                await self.rest(bot, question, max(0, answer.after - took, int(seems) - took))
        await self.hands.call(partial(self.choose, bot, question, thought))

    async def rest(self, bot: SeatedBot, question: Question, millis: int) -> None:
        """Seem to think for so long, unless somebody who may says go on."""
        if bot.hurried is not question:
            bot.rest = asyncio.ensure_future(self.house.clock.sleep(millis))
            try:
                await asyncio.wait([bot.rest])
            finally:
                bot.rest.cancel()

    def go_on(self, live: Live, seat: int) -> None:
        """Whoever plays alone with bots need not wait for them to seem to think. Where a clock runs
        their time is part of the game, and in a window it would tell what they hold."""
        people = [other for other, place in enumerate(self.scene.row.places) if place.decides]
        turn = live.match.turn
        if people != [seat] or not isinstance(turn, Waiting) or turn.until is not None:
            return
        if not live.game.is_window(turn.ask):
            for bot in self.seated:
                bot.hurried = bot.asked
                if bot.rest is not None:
                    bot.rest.cancel()

    async def choose(self, bot: SeatedBot, question: Question, thought: Task[Answer | None]) -> None:
        """Carry out what a bot chose, if it is still asked that."""
        scene, live = self.scene, self.scene.live
        if bot.asked is not question or live is None:
            return  # it was overtaken
        bot.asked = None
        answer = thought.result() if thought.done() else unready(live, bot.seat, question)
        if answer is None and thought.done():
            self.bear(live, bot)
        if answer is None or not scene.running:
            return  # it is asked again
        for key in set(answer.signals) - scene.talk.pointed().get(bot.seat, frozenset()):
            self.hands.point(bot.seat, key)
        try:
            await self.hands.play(bot.seat, answer.action, answer.why)
        except Refused:  # somebody was faster: it is asked again if it is still waited for
            log.info("table %s: seat %d came too late", scene.row.code, bot.seat)


def unready(live: Live, seat: int, question: Question) -> Answer | None:
    """What a bot does that is not ready when its answer must leave: it passes, or leaves it to chance."""
    legal = live.match.legal(seat)
    if [action.id for action in legal] != question.legal:
        return None
    action = live.played_for(seat) or random.choice([action for action in legal if not action.resigns])
    return Answer(action.id, Reason("unready"))
