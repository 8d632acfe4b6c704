"""How a partner plays, found out from what it does: literally, by intuition, or by the convention.

A literal player plays what is certain; an intuitive one also plays a card that was clued alone. Both clue
cards that can be played at once, and save nothing. One who knows the convention reads more into clues.
"""

from typing import NamedTuple

LITERAL, INTUITIVE, CONVENTION = range(3)


class Signs(NamedTuple):
    """How likely it is, for a partner of each kind, to do what was seen."""

    literal: float
    intuitive: float
    convention: float


BEGIN = Signs(0.075, 0.075, 0.85)
LEAST = 0.002  # nothing is ever ruled out: people learn
DOUBT, SURE = 0.1, 0.5  # below and above: how likely it must be that clues are meant by the convention

HARDLY = 0.05  # what a partner of some kind does once in twenty times
SELDOM = 0.1
NOW_AND_THEN = 0.25
OFTEN = 0.6


class Habits:
    """How likely a partner plays in each of the three ways."""

    __slots__ = ("broken", "likely", "vague")

    def __init__(self) -> None:
        self.likely = BEGIN
        self.broken = False  # whether a clue was once not meant as it was read by the convention
        self.vague = False  # whether one was once not about what could be played

    def copy(self) -> "Habits":
        new = Habits()
        new.likely, new.broken, new.vague = self.likely, self.broken, self.vague
        return new

    def weigh(self, signs: Signs) -> None:
        """Take something into account that the partner did."""
        found = [max(old * new, LEAST) for old, new in zip(self.likely, signs, strict=True)]
        total = sum(found)
        self.likely = Signs(*(one / total for one in found))

    @property
    def style(self) -> int:
        """How to expect that the partner takes clues."""
        if self.likely.convention > SURE:
            return CONVENTION
        return INTUITIVE if self.likely.intuitive >= self.likely.literal else LITERAL

    @property
    def doubtful(self) -> bool:
        """Whether its clues may be meant by the convention, or not."""
        return DOUBT < self.likely.convention <= SURE


def taken(alone: bool, certain: bool, meant: bool) -> Signs:
    """Somebody played a card: clued alone, certain to fit, or meant to be played."""
    if certain:
        return Signs(1, 1, 1)
    return Signs(HARDLY, 1 if alone else HARDLY, 1 if meant else HARDLY)


def left_alone(alone: bool, certain: bool, meant: bool, instead: float) -> Signs:
    """Somebody who holds such cards played none of them. By the convention there may be a reason to do
    something else first."""
    plain = HARDLY if certain else 1
    return Signs(plain, HARDLY if alone else plain, instead if certain or meant else 1)
