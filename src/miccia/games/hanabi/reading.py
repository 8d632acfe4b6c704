"""What a clue is taken to mean, by whoever gives it and whoever gets it.

The convention, as people play it: a clue points at one card of its own, the focus. Where it touches the chop
(the oldest card without a clue, the next to be discarded) that is the focus, else the newest card it touches for
the first time. The focus can be played, now or when what others are about to play lies there; on the chop it may
also be a card to save. Whatever else gets a clue will be useful some day.

Sets of kinds of card are numbers, as in the rules: bit `card.index` stands for the kind.
"""

from collections.abc import Sequence

from miccia.games.hanabi.cards import ANYTHING, VALUES
from miccia.games.hanabi.rules import matching

FIRST_RANK = VALUES.index("1")
MATCHING = [[matching(value, rainbow) for value in range(11)] for rainbow in (False, True)]
TWOS = matching(FIRST_RANK + 1, False)
FIVES = matching(FIRST_RANK + 4, False)


class Memo:
    """What everybody knows about a held card: the kinds it may be, and those that clues were taken to mean."""

    __slots__ = ("clued", "may_be", "meant", "order")

    def __init__(self, order: int, may_be: int, meant: int, clued: bool = False) -> None:
        self.order = order
        self.may_be = may_be
        self.meant = meant
        self.clued = clued

    def copy(self) -> "Memo":
        return Memo(self.order, self.may_be, self.meant, self.clued)

    def believed(self, useful: int, unseen: int = ANYTHING) -> int:
        """What its holder takes it for: what was meant, if that is still possible and can still be useful."""
        possible = self.may_be & unseen
        if not self.clued:
            return possible
        return possible & self.meant & useful or possible & useful or possible


def chop(hand: Sequence[Memo]) -> Memo | None:
    """The card that its holder would discard next: the oldest without a clue."""
    for memo in hand:
        if not memo.clued:
            return memo
    return None


def find_focus(hand: Sequence[Memo], touched: Sequence[int]) -> Memo | None:
    """The card that a clue on these orders is about."""
    on_chop = chop(hand)
    if on_chop and on_chop.order in touched:
        return on_chop
    new = [memo for memo in hand if memo.order in touched and not memo.clued]
    return new[-1] if new else None


def to_save(value: int, critical: int, useful: int) -> int:
    """The kinds that a clue on the chop may want to save: last copies; 5s and 2s if named by their rank."""
    if value == FIRST_RANK + 1:
        return critical | TWOS & useful
    return critical if value >= FIRST_RANK else critical & ~FIVES


def read(hand: Sequence[Memo], touched: Sequence[int], matches: int, ready: int, savable: int, useful: int) -> None:
    """Note in a hand what a clue tells and means. `matches` are the kinds it touches, `ready` those to be played."""
    focus = find_focus(hand, touched)
    on_chop = focus is not None and focus is chop(hand)
    for memo in hand:
        memo.may_be &= matches if memo.order in touched else ~matches
        if memo.order in touched and not memo.clued:
            memo.clued = True
            memo.meant = useful
    if focus is None:
        return
    meant = focus.may_be & useful & (ready | savable if on_chop else ready)
    if meant:
        focus.meant = meant
