"""Which clues to a hand stand for which number.

Clues are told apart by whether they name a rank or a colour, and by the first of two cards that they touch:
the two of the hand of which least is known. A number is used only if, for all that everybody knows, there is
hardly ever no clue for it.
"""

from typing import Final

from mypy_extensions import i64

from miccia.games.hanabi.public import MATCHING, Public, size

RANK: Final = 6  # from this value on, clues name ranks
VALUES_OF: Final = 11  # values a clue could have
RAINBOW: Final = 0b11111 * 2**25
DOUBT = 0.06  # how likely there may be no clue that misses the first card
MORE_DOUBT = 0.1  # and of two kinds of those none of one


class Signs:
    """The numbers of the clues to one hand; there are `ways` of them."""

    first: i64 = -1  # the orders of the two cards
    second: i64 = -1
    ways: i64 = 0

    def __init__(self, public: Public, seat: int) -> None:
        hand = public.hands[seat]
        self.numbers: list[int] = [-1] * 6  # by sort and by the first card of the two that is touched
        if not hand:
            return
        least = sorted([(-64 * size(public.masks[order]) - order, order) for order in hand])
        self.first = least[0][1]
        if len(least) > 1:
            self.second = least[1][1]
        orders = [order for _, order in least]
        self.share_out(0, orders, public, range(RANK, VALUES_OF))
        self.share_out(3, orders, public, range(RANK))
        for sort, other in ((0, 3), (3, 0)):
            if self.numbers[sort + 2] < 0:  # not reliable, but welcome with the other sort
                self.numbers[sort + 1] = self.numbers[sort + 2] = self.numbers[other + 2]

    def share_out(self, sort: int, orders: list[int], public: Public, values: range) -> None:
        """Give numbers to the clues of one sort."""
        matching = MATCHING[public.rainbow]
        likely = [
            [public.odds(public.masks[order], int(matching[value]), public.left) for value in values]
            for order in orders
        ]
        rainbow = public.rainbow and sort > 0
        self.numbers[sort] = int(self.ways)
        self.ways += 1
        none = 0.0 if public.empty else none_misses(likely)
        if rainbow:
            none += public.odds(public.masks[orders[0]], RAINBOW, public.left)
        if none > DOUBT:
            return
        self.numbers[sort + 1] = self.numbers[sort + 2] = int(self.ways)
        self.ways += 1
        if rainbow or len(orders) < 3 or same(likely) > MORE_DOUBT:
            return
        if public.empty or none_misses_both(likely) <= MORE_DOUBT:
            self.numbers[sort + 2] = int(self.ways)
            self.ways += 1

    def number(self, value: int, touched: list[int]) -> int:
        """What a clue stands for; -1 for nothing."""
        place = 0 if self.first in touched else 1 if self.second in touched else 2
        return self.numbers[place if value >= RANK else place + 3]


def none_misses(likely: list[list[float]]) -> float:
    """How likely all cards have one value; `likely` is that of each value, card by card."""
    total = 0.0
    for value in range(len(likely[0])):
        every = 1.0
        for card in likely:
            every *= card[value]
        total += every
    return total


def same(likely: list[list[float]]) -> float:
    """How likely the first two cards have the same value."""
    total = 0.0
    for one, other in zip(likely[0], likely[1]):
        total += one * other
    return total


def none_misses_both(likely: list[list[float]]) -> float:
    """How likely all cards have a value of the first two."""
    total = 0.0
    for one, chance in enumerate(likely[0]):
        for other, and_chance in enumerate(likely[1]):
            every = chance * and_chance
            for card in likely[2:]:
                every *= card[one] + (card[other] if other != one else 0.0)
            total += every
    return total
