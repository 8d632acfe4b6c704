"""What a clue is taken to mean, by whoever gives it and whoever gets it.

The convention, as people play it: a clue is about one card, its focus. Where it touches the chop (the oldest
card without a clue, the next to be discarded) that is the focus, else the newest card it touches for the
first time. The focus can be played, now or once others have played what they are about to; on the chop it may
also be a card to save. Whatever else is touched for the first time will be useful some day.

Sets of kinds of card are numbers, as in the rules: bit `card.index` stands for the kind.
"""

from collections.abc import Sequence
from typing import NamedTuple

from miccia.games.hanabi.cards import ANYTHING, VALUES
from miccia.games.hanabi.rules import matching

ONE, TWO = VALUES.index("1"), VALUES.index("2")
MATCHING = [[matching(value, rainbow) for value in range(11)] for rainbow in (False, True)]
TWOS, FIVES = matching(TWO, False), matching(VALUES.index("5"), False)


class Memo:
    """What everybody knows about a held card."""

    __slots__ = ("clued", "giver", "may_be", "meant", "order", "promised")

    def __init__(self, order: int, may_be: int, clued: bool = False) -> None:
        self.order = order
        self.may_be = may_be  # the kinds that clues have left
        self.clued = clued
        self.meant = may_be  # the kinds that clues were taken to mean
        self.promised = ANYTHING  # the same, if it was ever the focus of a clue
        self.giver = -1  # and who gave that clue

    def copy(self) -> "Memo":
        new = Memo(self.order, self.may_be, self.clued)
        new.meant = self.meant
        new.promised = self.promised
        new.giver = self.giver
        return new

    def believed(self, useful: int, unseen: int = ANYTHING) -> int:
        """What its holder takes it for: what was meant, as long as that is possible and of use."""
        possible = self.may_be & unseen
        if not self.clued:
            return possible
        return possible & self.meant & useful or possible & useful or possible


class Moment(NamedTuple):
    """What a clue can be about at the moment it is given, as sets of kinds."""

    ready: int  # to be played now, or once others have played what they are known to hold
    critical: int  # useful, and only one copy is left
    useful: int


def chop(hand: Sequence[Memo]) -> Memo | None:
    """The card that its holder would discard next."""
    for memo in hand:
        if not memo.clued:
            return memo
    return None


def find_focus(hand: Sequence[Memo], touched: Sequence[int]) -> Memo | None:
    """The card that a clue on these orders is about; None if it touches nothing new."""
    new = [memo for memo in hand if memo.order in touched and not memo.clued]
    if not new:
        return None
    return new[0] if new[0] is chop(hand) else new[-1]


def to_save(value: int, moment: Moment) -> int:
    """What a clue on the chop may want to save: last copies; 5s and 2s only if it names their rank."""
    if value == TWO:
        return moment.critical | TWOS & moment.useful
    return moment.critical if value >= ONE else moment.critical & ~FIVES


def read(
    hand: Sequence[Memo], touched: Sequence[int], value: int, matches: int, moment: Moment, giver: int
) -> None:
    """Note in a hand what a clue tells and means. `matches` are the kinds that it touches."""
    focus = find_focus(hand, touched)
    about = moment.ready | to_save(value, moment) if focus is chop(hand) else moment.ready
    for memo in hand:
        if memo.order not in touched:
            memo.may_be &= ~matches
            continue
        memo.may_be &= matches
        if not memo.clued:
            memo.clued = True
            memo.meant = moment.useful
    if focus is not None and (promised := focus.may_be & moment.useful & about):
        focus.meant = focus.promised = promised
        focus.giver = giver
