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


ANYBODY = Signs(0.05, 0.15, 0.8)  # at first: bots, and where nobody says who is one
PERSON = Signs(0.15, 0.6, 0.25)  # and people
LEAST = 0.002  # nothing is ever ruled out: people learn
DOUBT, SURE = 0.03, 0.5  # below and above: how likely it must be that clues are meant by the convention
CERTAIN = 0.97  # the same where one more error loses

# How often each kind of partner does it, counted in 640 games of two and three (decision 35). Nobody does
# anything less than once in fifty times: people err. "save" and "next" of the convention were counted as 0.05
# and 0.04, and raised by trial.
PLAYED = {  # a card that was not certain: whether it had been clued alone, and was meant to be played
    (True, True): Signs(0.03, 0.98, 0.85),
    (False, True): Signs(0.03, 0.05, 0.89),
    (True, False): Signs(0.02, 0.85, 0.05),
    (False, False): Signs(1, 1, 1),
}
KEPT_CERTAIN = Signs(0.02, 0.02, 0.07)  # not played, though it would have fitted for sure
KEPT_ALONE = Signs(0.98, 0.13, 0.93)  # not played, though it was clued alone
KEPT_MEANT = {  # not played, though it was meant; what was done instead
    "discard": Signs(0.43, 0.40, 0.02),
    "save": Signs(0.10, 0.12, 0.10),  # a clue on what the next player would have discarded
    "next": Signs(0.25, 0.22, 0.12),  # another clue to the next player
    "other": Signs(0.17, 0.20, 0.02),
}
CLUED_OTHERWISE = Signs(0.02, 0.02, 0.25)  # nothing that can be played
CLUED_FALSELY = Signs(0.15, 0.15, 0.06)  # by the convention
PROMISE_KEPT, PROMISE_BROKEN = Signs(0.5, 0.5, 1), Signs(0.5, 0.5, 0.02)  # no card can have been meant alone
PLAIN_BROKEN = Signs(0.02, 0.02, 0.07)  # that card could not be played
ALL_BROKEN = Signs(0.04, 0.04, 0.02)  # it could, though the convention said something else
USELESS = Signs(0.2, 0.2, 0.06)  # it had a clue, and was never of use


class Habits:
    """How likely a partner plays in each of the three ways."""

    __slots__ = ("broken", "likely", "vague")

    def __init__(self, likely: Signs = ANYBODY) -> None:
        self.likely = likely
        self.broken = False  # whether a clue was once not meant as it was read by the convention
        self.vague = False  # whether one was once not about what could be played

    def copy(self) -> "Habits":
        new = Habits(self.likely)
        new.broken, new.vague = self.broken, self.vague
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
