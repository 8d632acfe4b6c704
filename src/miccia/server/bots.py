"""The bots of one table: what they are told, when they are asked, and when their answers come."""

import asyncio
import logging
import random
from asyncio import Task
from functools import partial
from typing import TYPE_CHECKING

from miccia.core.refused import Refused
from miccia.core.turn import Waiting
from miccia.core.words import Reason
from miccia.server import show
from miccia.server.live import Entry, Live
from miccia.server.player import Player
from miccia.server.seats import Places
from miccia.server.thinking import Answer, Question

if TYPE_CHECKING:
    from miccia.server.table import Table

log = logging.getLogger(__name__)
MARGIN = 300  # milliseconds before a window closes that a bot answers at the latest


class Bots:
    """All bots at a table. Whatever they do is a job of the table, like anybody's act."""

    def __init__(self, table: "Table") -> None:
        self.table = table
        self.house = table.house
        self.players: list[Player] = []

    def sit(self, game: str, places: Places, live: Live) -> None:
        """Take their seats in a game, and hear what has happened in it so far."""
        self.players = [
            Player(game, seat, place.bot or "random")
            for seat, place in enumerate(places)
            if place.kind == "bot"
        ]
        for entry in live.entries:
            self.hear(live, entry)

    def hear(self, live: Live, entry: Entry) -> None:
        """Something happened."""
        for player in self.players:
            player.tell(show.told(live, entry, player.seat))

    def leave(self) -> None:
        """The table sleeps or is no more."""
        for player in self.players:
            self.house.thinkers.forget(player.mind)

    def ask(self, live: Live, turn: Waiting) -> None:
        """Ask those that are waited for."""
        for player in self.players:
            if player.seat in turn.seats:
                self.ask_one(live, turn, player)

    def ask_one(self, live: Live, turn: Waiting, player: Player) -> None:
        """Ask a bot, unless it thinks about it already. A window that has changed is another question."""
        in_window = live.game.is_window(turn.ask)
        if player.asked is not None and player.window is None and not in_window:
            return
        legal = [action.id for action in live.match.legal(player.seat)]
        window = (turn.until, legal) if in_window else None
        if not legal or (player.asked is not None and player.window == window):
            return
        player.asked = player.question(live.match.view(player.seat), legal, self.table.pointed())
        player.window = window
        leaves = self.leaving(turn, player) if in_window and self.house.pace is not None else None
        self.table.mailbox.spawn(self.think(player, player.asked, leaves))

    def leaving(self, turn: Waiting, player: Player) -> int:
        """When a bot's answer leaves in a window: drawn before it thinks, whatever it holds, and in time."""
        leaves = self.table.time.now() + random.randint(*player.mind.kind.window)
        return leaves if turn.until is None else min(leaves, turn.until - MARGIN)

    async def think(self, player: Player, question: Question, leaves: int | None) -> None:
        clock = self.house.clock
        asked = clock.now()
        thought = self.house.thinkers.ask(player.mind, question)
        if leaves is not None:
            await clock.sleep(max(0, leaves - self.table.time.now()))
        else:
            await asyncio.wait([thought])
            answer = thought.result()
            if answer is not None and self.house.pace is not None:
                took = clock.now() - asked
                await clock.sleep(max(0, answer.after - took, random.randint(*self.house.pace) - took))
        await self.table.call(partial(self.choose, player, question, thought))

    async def choose(self, player: Player, question: Question, thought: Task[Answer | None]) -> None:
        """Carry out what a bot chose, if it is still asked that."""
        table, live = self.table, self.table.live
        if player.asked is not question or live is None:
            return  # it was overtaken
        player.asked = None
        answer = thought.result() if thought.done() else unready(live, player.seat, question)
        if answer is None and thought.done():
            told = [show.told(live, entry, player.seat) for entry in live.entries]
            player.reborn([event for events in told for event in events])
        if answer is None or not table.running:
            return  # it is asked again
        for key in set(answer.signals) - table.pointed().get(player.seat, frozenset()):
            table.point(player.seat, key)
        try:
            await table.act(player.seat, answer.action, answer.why)
        except Refused:  # somebody was faster: it is asked again if it is still waited for
            log.info("table %s: seat %d came too late", table.row.code, player.seat)


def unready(live: Live, seat: int, question: Question) -> Answer | None:
    """What a bot does that is not ready when its answer must leave: it passes, or leaves it to chance."""
    legal = live.match.legal(seat)
    if [action.id for action in legal] != question.legal:
        return None
    action = live.played_for(seat) or random.choice([action for action in legal if not action.resigns])
    return Answer(action.id, Reason("unready"))
