"""What a game of Hanabi is played with: the whole box, or a small one (H24), made once for each choice."""

from functools import cache
from typing import Final

from mypy_extensions import i64

from miccia.core.parts import Reduced
from miccia.games.hanabi.cards import Card, copies_by_rank, full_deck, hand_size
from miccia.games.hanabi.options import Options

ORDER: Final = 41  # where in a note the order begins
SUITS: Final = {"no": 0, "rainbow": 1, "sixth": 1}


class Box:
    """The constants of a game; nothing in it is ever changed."""

    def __init__(self, key: tuple[int, bool, bool, int, int, int, int, bool]) -> None:
        suits, rainbow, short, ranks, hand, clues, strikes, by_heart = key
        self.key = key
        self.suits: i64 = suits
        self.ranks: i64 = ranks
        self.hand: i64 = hand
        self.clues: i64 = clues
        self.strikes: i64 = strikes
        self.by_heart: bool = by_heart  # nobody is shown what clues have told (H22)
        self.best: i64 = suits * ranks  # the score of all fireworks complete
        self.deck: list[Card] = full_deck(suits, rainbow, short, ranks)
        self.copies: list[tuple[int, ...]] = [copies_by_rank(suit, short, ranks) for suit in range(suits)]
        self.peaks: list[list[int]] = [peaks(copies, ranks) for copies in self.copies]
        anything = sum({int(card.index): int(card.bit) for card in self.deck}.values())
        self.new_notes: list[int] = [order * 2**ORDER + anything for order in range(len(self.deck))]

    def most_of(self, colour: i64, gone: i64) -> int:
        """How high a firework can still rise, by how often each kind was discarded: a number with base 4."""
        return self.peaks[colour][gone >> 10 * colour & 1023]

    def __repr__(self) -> str:
        return f"Box{self.key}"

    def __reduce__(self) -> Reduced:
        return box, self.key


@cache
def peaks(copies: tuple[int, ...], ranks: int) -> list[int]:
    """For all that can be discarded of one colour: up to the first rank whose copies are all gone."""
    found: list[int] = []
    for gone in range(4**5):
        lost = [height for height in range(ranks) if gone >> 2 * height & 3 == copies[height]]
        found.append(lost[0] if lost else ranks)
    return found


@cache
def box(
    suits: int, rainbow: bool, short: bool, ranks: int, hand: int, clues: int, strikes: int, by_heart: bool
) -> Box:
    """The one box of these constants."""
    return Box((suits, rainbow, short, ranks, hand, clues, strikes, by_heart))


@cache
def box_of(seats: int, options: Options) -> Box:
    """What a table plays with that has agreed on these options."""
    return box(
        options.colours + SUITS[options.six_colours],
        options.six_colours == "rainbow",
        options.short,
        options.ranks,
        hand_size(seats, options.hand),
        options.clues,
        options.strikes,
        options.memory,
    )
