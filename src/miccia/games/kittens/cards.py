"""What is in the box of Exploding Kittens: Good vs Evil, as data (E2 to E7).

Cards of one name are alike, so a heap of cards whose order does not matter (a hand) is one number: three
bits for each kind say how many of it there are. `heap + card.one` puts a card in, `heap >> card.shift & 7`
counts.
"""

from typing import Final

from mypy_extensions import i64

from miccia.core.cards import Kind
from miccia.core.parts import Reduced, kept

# fmt: off
NAMES: Final = [
    "kitten", "defuse", "armageddon", "attack", "targeted", "favor", "heck", "reveal", "shuffle", "nope",
    "feral", "sock", "teapot", "umbrella", "cactus", "godcat", "devilcat",
]
# fmt: on
COPIES: Final = (4, 6, 3, 2, 2, 4, 2, 3, 2, 5, 4, 4, 4, 4, 4, 1, 1)


class Card(Kind):
    """A kind of card."""

    def __init__(self, index: i64, name: str, copies: i64) -> None:
        super().__init__(index, name)
        self.copies: i64 = copies  # in the box
        self.shift: i64 = 3 * index
        self.one: i64 = 8**index  # one such card in a heap

    def __reduce__(self) -> Reduced:
        return kept, (__name__, "KINDS", self.index)


KINDS: Final = [Card(index, name, COPIES[index]) for index, name in enumerate(NAMES)]
KITTEN: Final = KINDS[0]
DEFUSE: Final = KINDS[1]
ARMAGEDDON: Final = KINDS[2]
ATTACK: Final = KINDS[3]
TARGETED: Final = KINDS[4]
FAVOR: Final = KINDS[5]
HECK: Final = KINDS[6]
REVEAL: Final = KINDS[7]
SHUFFLE: Final = KINDS[8]
NOPE: Final = KINDS[9]
FERAL: Final = KINDS[10]
CATS: Final = KINDS[11:15]  # the four cats without a power of their own
GODCAT: Final = KINDS[15]
DEVILCAT: Final = KINDS[16]

IN_HANDS: Final = KINDS[1:16]  # what can be in a hand
NAMED: Final = {card.name: card for card in KINDS}
HAND: Final = 7  # cards that each player is dealt beside a Defuse (E5)


def box(seats: int) -> list[Card]:
    """The deck of E3 and E4 once every player has a Defuse: no Kitten, and the Defuses that go back in."""
    spare = min(2, DEFUSE.copies - seats)
    return [DEFUSE] * spare + [card for card in KINDS[2:15] for _ in range(card.copies)]


def heap(cards: list[Card]) -> int:
    """Cards as one number."""
    number: i64 = 0
    for card in cards:
        number += card.one
    return number


def spread(cards: int) -> list[Card]:
    """The cards of a heap one by one, in the order of the box."""
    return [card for card in KINDS if cards >> card.shift & 7 for _ in range(cards >> card.shift & 7)]
