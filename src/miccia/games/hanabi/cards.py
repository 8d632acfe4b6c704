"""What is in the box of Hanabi, as data (H2, H3, H4, H23)."""

from typing import Final

from mypy_extensions import i64

from miccia.core.bits import BITS
from miccia.core.cards import Kind
from miccia.core.parts import Reduced, kept

COLOURS: Final = "RWYGBM"  # red, white, yellow, green, blue; M is the sixth suit of H23
RANKS: Final = (1, 2, 3, 4, 5)
COPIES: Final = (3, 2, 2, 2, 1)  # of the ranks 1 to 5, in every colour
SHORT_COPIES: Final = (1, 1, 1, 1, 1)  # of the short sixth suit
FEW_COPIES: Final = [(), (3, 0, 0, 0, 0), (3, 1, 0, 0, 0), (3, 2, 1, 0, 0), (3, 2, 2, 1, 0), COPIES]  # H24

# What a clue can name: the colours are 0 to 5, the ranks 1 to 5 are 6 to 10. A set of them is one number.
VALUES: Final = [*COLOURS, *[str(rank) for rank in RANKS]]
FIVE_COLOURS: Final = 0b11111
FIVE_RANKS: Final = 0b11111
ANY_VALUE: Final = 2**11 - 1


class Card(Kind):
    """A kind of card. `bit` is its place in a set of kinds, `values` are the clues that touch it."""

    def __init__(self, colour: i64, rank: i64, colour_values: i64) -> None:
        super().__init__(colour * 5 + rank - 1, f"{COLOURS[colour]}{rank}")
        self.colour: i64 = colour
        self.rank: i64 = rank
        self.bit: i64 = BITS[self.index]
        self.values: i64 = colour_values | BITS[rank + 5]

    def __reduce__(self) -> Reduced:
        rainbow = self.values & FIVE_COLOURS == FIVE_COLOURS
        return kept, (__name__, "RAINBOW_KINDS" if rainbow else "KINDS", self.index)


KINDS: Final = [Card(colour, rank, BITS[colour]) for colour in range(6) for rank in RANKS]
RAINBOW_KINDS: Final = [*KINDS[:25], *[Card(5, rank, FIVE_COLOURS) for rank in RANKS]]
NAMED: Final = [{card.name: card for card in cards} for cards in (KINDS, RAINBOW_KINDS)]  # with a rainbow: 1
ANYTHING: Final = 2**30 - 1  # the set of all kinds


def kinds(rainbow: bool) -> list[Card]:
    """The kinds of card by index; a rainbow card is touched by every colour (H23)."""
    return RAINBOW_KINDS if rainbow else KINDS


def copies_by_rank(colour: i64, short: bool, ranks: int = 5) -> tuple[int, ...]:
    """How many cards of each rank of a colour there are (H2, H23, H24)."""
    return SHORT_COPIES if short and colour == 5 else FEW_COPIES[ranks]


def copies(card: Card, short: bool, ranks: int = 5) -> int:
    """How many cards of a kind there are."""
    return copies_by_rank(card.colour, short, ranks)[card.rank - 1]


def full_deck(suits: int, rainbow: bool, short: bool, ranks: int = 5) -> list[Card]:
    """The cards of the first `suits` colours, in the order of the box."""
    return [card for card in kinds(rainbow)[: 5 * suits] for _ in range(copies(card, short, ranks))]


def hand_size(seats: int, agreed: int = 0) -> int:
    """H4, unless something else was agreed on (H24)."""
    return agreed or (5 if seats <= 3 else 4)
