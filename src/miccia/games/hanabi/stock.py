"""What a seat can tell of all the cards there are: which it has not seen, and which are still wanted."""

from mypy_extensions import i64, mypyc_attr

from miccia.games.hanabi.cards import COLOURS, NAMED, Card, copies, copies_by_rank, kinds
from miccia.games.hanabi.shown import HanabiView

Counts = tuple[int, ...]  # by kind


def unseen(view: HanabiView) -> Counts:
    """How many of each kind are in the deck or in one's own hand."""
    left, named = unplayed(view), NAMED[0]
    for name in view.discards:
        left[named[name].index] -= 1
    for hand in view.hands:
        for held in hand:
            if held.card:
                left[named[held.card].index] -= 1
    return tuple(left)


def unplayed(view: HanabiView) -> list[i64]:
    """How many of each kind there are, but for those that lie in a firework (H2, H10)."""
    left: list[i64] = []
    for colour in range(len(view.fireworks)):
        height = view.fireworks[COLOURS[colour]]
        for rank, there in enumerate(copies_by_rank(colour, view.options.short, view.options.ranks), 1):
            left.append(there - 1 if rank <= height else there)
    return left


@mypyc_attr(native_class=True)
class Stock:
    """What can be played, what can still be of use, and of what only one copy is left for that."""

    def __init__(self, view: HanabiView) -> None:
        letters = COLOURS[: len(view.fireworks)]
        self.kinds = kinds(view.options.six_colours == "rainbow")[: 5 * len(letters)]
        self.options = view.options
        self.heights: list[i64] = [view.fireworks[letter] for letter in letters]
        self.peaks: list[i64] = [view.peaks[letter] for letter in letters]
        self.gone: list[i64] = [0] * len(self.kinds)  # how many of each kind were discarded
        for name in view.discards:
            self.gone[NAMED[0][name].index] += 1

    def plays(self, card: Card) -> bool:
        return card.rank == self.heights[card.colour] + 1

    def serves(self, card: Card) -> bool:
        return self.heights[card.colour] < card.rank <= self.peaks[card.colour]

    def is_last(self, card: Card) -> bool:
        there = copies(card, self.options.short, self.options.ranks)
        return self.serves(card) and there - self.gone[card.index] == 1
