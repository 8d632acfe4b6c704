"""What a clue is taken to mean, by whoever gives it and whoever gets it.

The convention, as people play it: a clue is about one card, its focus. Where it touches the chop (the oldest
card without a clue, the next to be discarded) that is the focus, else the newest card it touches for the
first time. The focus can be played, now or once others have played what they are about to; on the chop it may
also be a card to save. Whatever else is touched for the first time will be useful some day.

One who knows no convention clues a card that can be played now: if only one of those touched can be that, it
is the one.

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

    __slots__ = ("alone", "clued", "giver", "may_be", "meant", "order", "passed", "plain", "promised")

    def __init__(self, order: int, may_be: int, clued: bool = False) -> None:
        self.order = order
        self.may_be = may_be  # the kinds that clues have left
        self.clued = clued
        self.meant = may_be  # the kinds that clues were taken to mean
        self.promised = ANYTHING  # the same, if it was ever the focus of a clue
        self.giver = -1  # who gave the first clue on it
        self.alone = False  # whether a clue touched nothing else
        self.plain = ANYTHING  # what clues were about, if those who gave them know no convention
        self.passed = 0  # the kinds that could be played when somebody who clues such cards did not

    def copy(self) -> "Memo":
        new = Memo(self.order, self.may_be, self.clued)
        new.meant = self.meant
        new.promised = self.promised
        new.giver = self.giver
        new.alone = self.alone
        new.plain = self.plain
        new.passed = self.passed
        return new


class Moment(NamedTuple):
    """What a clue can be about at the moment it is given, as sets of kinds."""

    ready: int  # to be played now, or once others have played what they are known to hold
    critical: int  # useful, and only one copy is left
    useful: int
    playable: int
    forced: bool  # the giver could do nothing else


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


def find_plain(hand: Sequence[Memo], touched: Sequence[int], matches: int, moment: Moment) -> Memo | None:
    """The only card that can be meant, if the giver says nothing but what can be played and is not known."""
    if moment.forced and len(touched) > 1:
        return None
    found = [
        memo
        for memo in hand
        if memo.order in touched
        and memo.may_be & matches & moment.playable
        and memo.may_be & ~moment.playable
    ]
    return found[0] if len(found) == 1 else None


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
    if plain := find_plain(hand, touched, matches, moment):
        plain.plain = moment.playable
    about = moment.ready | to_save(value, moment) if focus is chop(hand) else moment.ready
    for memo in hand:
        if memo.order not in touched:
            memo.may_be &= ~matches
            continue
        memo.may_be &= matches
        if not memo.clued:
            memo.clued = True
            memo.giver = giver
            memo.meant = moment.useful
        memo.alone = memo.alone or len(touched) == 1
    if focus is not None and (promised := focus.may_be & moment.useful & about):
        focus.meant = focus.promised = promised
