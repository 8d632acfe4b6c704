"""What a seat can tell of all the cards there are: which it has not seen, and which are still wanted."""

from mypy_extensions import mypyc_attr

from miccia.games.hanabi.cards import COLOURS, NAMED, Card, copies, kinds
from miccia.games.hanabi.shown import HanabiView

Counts = tuple[int, ...]  # by kind


def unseen(view: HanabiView) -> Counts:
    """How many of each kind are in the deck or in one's own hand."""
    named = NAMED[view.options.six_colours == "rainbow"]
    left = [
        copies(card, view.options.short, view.options.ranks)
        - (card.rank <= view.fireworks[COLOURS[card.colour]])
        for card in kinds(view.options.six_colours == "rainbow")[: 5 * len(view.fireworks)]
    ]
    for name in [*view.discards, *(held.card for hand in view.hands for held in hand if held.card)]:
        left[int(named[name].index)] -= 1
    return tuple(left)


@mypyc_attr(native_class=True)
class Stock:
    """What can be played, what can still be of use, and of what only one copy is left for that."""

    def __init__(self, view: HanabiView) -> None:
        self.kinds = kinds(view.options.six_colours == "rainbow")[: 5 * len(view.fireworks)]
        self.view = view

    def plays(self, card: Card) -> bool:
        return int(card.rank) == self.view.fireworks[COLOURS[card.colour]] + 1

    def serves(self, card: Card) -> bool:
        letter = COLOURS[card.colour]
        return self.view.fireworks[letter] < card.rank <= self.view.peaks[letter]

    def is_last(self, card: Card) -> bool:
        gone = self.view.discards.count(card.name)
        return (
            self.serves(card) and copies(card, self.view.options.short, self.view.options.ranks) - gone == 1
        )
