"""A bot in its seat at a table: what it was told and has not heard yet, and what it is being asked."""

import itertools
import secrets
from asyncio import Future
from typing import Any

from miccia.server.bots.thinking import Mind, Question

numbers = itertools.count()


class SeatedBot:
    """A bot at a table. It thinks elsewhere: see `thinking`."""

    def __init__(
        self, game: str, seat: int, level: str, first: Any, told: list[Any], people: frozenset[int]
    ) -> None:
        self.seat = seat
        self.people = people  # the seats that are theirs
        self.mind = Mind(next(numbers), game, seat, level, secrets.randbits(63))
        self.first = first  # the seat's first view, until the mind has seen it
        self.unheard = told
        self.asked: Question | None = None  # until it is answered
        self.hurried: Question | None = None  # what it need not seem to think about any longer
        self.rest: Future[None] | None = None  # while it seems to think
        self.window: tuple[int | None, list[int]] | None = None  # if it was in a window: until when, for what

    def tell(self, events: list[Any]) -> None:
        """Keep events for the bot until it is asked: it never does two things at once."""
        self.unheard += events

    def question(self, view: Any, legal: list[int], signals: dict[int, frozenset[str]]) -> Question:
        """Everything the bot needs to choose now."""
        first, self.first = self.first, None
        heard, self.unheard = self.unheard, []
        return Question(first, heard, signals, view, legal, self.people)

    def reborn(self, first: Any, told: list[Any], people: frozenset[int]) -> None:
        """Start again with a new mind, that has yet to see the deal and to hear everything."""
        self.mind = Mind(next(numbers), self.mind.game, self.seat, self.mind.level, secrets.randbits(63))
        self.first = first
        self.unheard = told
        self.people = people
