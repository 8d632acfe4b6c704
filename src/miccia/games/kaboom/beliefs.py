"""What a player of Kaboom! believes of the wires: which combinations are how likely.

The colours of four wires, or of Cuts, are counted: (2, 1, 1, 0) is two red, one blue, one green.
From two wires of each of four colours, four can be chosen in 19 ways.
"""

from typing import Final

from mypy_extensions import i64

from miccia.games.kaboom.cards import AGENTS, WIRES, all_wires
from miccia.games.kaboom.outlook import Outlook
from miccia.games.kaboom.table import SIZES

Colours = tuple[int, int, int, int]

# Every combination there could be, from any box: those that cannot be have no weight.
COMBINATIONS: Final[list[Colours]] = [
    (red, blue, green, 4 - red - blue - green)
    for red in range(5)
    for blue in range(5 - red)
    for green in range(5 - red - blue)
]
WAYS: Final = [[1, 0, 0, 0, 0]]  # to choose so many out of so many
for _ in range(8):
    last = WAYS[-1]
    WAYS.append([1] + [last[chosen] + last[chosen + 1] for chosen in range(4)])
INFORMED: Final[i64] = 3  # wires that one must have looked at for one's Cuts to tell something
HINT: Final = 0.05  # how much each of them tells then: Cuts are often laid before anything is known
NEAR: Final = [1.0, 0.6, 0.36, 0.2, 0.1]  # what an aim is worth with so many Cuts still to find
USUAL_POOL: Final[i64] = 0x2222  # two of each colour
DIGITS: Final[list[int]] = [0x1, 0x10, 0x100, 0x1000]  # counts by colour, written as digits of one number
FRONT: Final = 0x1_0000_0000  # before the known wires and the pool, so that no zero of theirs is lost


class Aim:
    """A combination to collect for."""

    def __init__(self, colours: Colours, missing: i64, to_find: i64) -> None:
        self.colours = colours
        self.missing: i64 = missing  # Cuts that are not below the agents yet
        self.to_find: i64 = to_find  # and not in hand either


class Belief:
    """The possible combinations with their probabilities."""

    def __init__(self, likely: list[tuple[Colours, float]]) -> None:
        self.likely = likely
        self.aims: dict[int, Aim] = {}

    def chance(self, cuts: list[int]) -> float:
        """How likely these Cuts are the combination."""
        for colours, chance in self.likely:
            if (
                colours[0] == cuts[0]
                and colours[1] == cuts[1]
                and colours[2] == cuts[2]
                and colours[3] == cuts[3]
            ):
                return chance
        return 0.0

    def aim(self, cuts: list[int], held: list[int]) -> Aim:
        """What to collect for: likely, and near to the Cuts that there are and to those in hand."""
        key: int = 0
        for colour in range(4):
            key = (key * 256 + cuts[colour]) * 256 + held[colour]
        found = self.aims.get(key)
        if found is None:
            found = self.nearest(cuts, held)
            self.aims[key] = found
        return found

    def nearest(self, cuts: list[int], held: list[int]) -> Aim:
        best = Aim(self.likely[0][0], 4, 4)
        most = -1.0
        for colours, chance in self.likely:
            missing: i64 = 0
            to_find: i64 = 0
            for colour in range(4):
                need: i64 = colours[colour] - cuts[colour]
                if need > 0:
                    missing += need
                    to_find += max(0, need - held[colour])
            worth = chance * NEAR[to_find]
            if worth > most:
                best, most = Aim(colours, missing, to_find), worth
        return best


MOST: Final = 5_000  # beliefs to remember
remembered: Final[dict[int, Belief]] = {}


def believe(outlook: Outlook) -> Belief:
    """What follows from all that the seat may know. Whoever knows the same believes the same."""
    known: i64 = 0
    pool: i64 = USUAL_POOL
    if outlook.box():
        pool = 0
        for wire in all_wires(outlook.box()):
            pool += DIGITS[wire.colour]
    for place in range(WIRES):
        seen = outlook.wire(place)
        if seen is not None:
            known += DIGITS[seen.colour]
        gone = outlook.removed(place)
        if gone is not None:
            pool -= DIGITS[gone.colour]
    key: int = FRONT | int(known * 65536 | pool)
    for other in range(outlook.seats):
        if other != outlook.seat and SIZES[outlook.analyzed(other)] >= INFORMED:
            cuts: i64 = 0
            for agent in range(AGENTS):
                for card in outlook.below(other, agent):
                    cuts += DIGITS[card.colour]
            key = key * 65536 | int(cuts)
    found = remembered.get(key)
    if found is None:
        if len(remembered) >= MOST:
            remembered.clear()
        found = Belief(conclude(key))
        remembered[key] = found
    return found


def conclude(key: int) -> list[tuple[Colours, float]]:
    """From the known wires, those that could be anywhere, and the Cuts of others who know much."""
    cuts: list[list[int]] = []
    while key >= 2 * FRONT:
        cuts.append(digits(key))
        key >>= 16
    known, pool = digits(key >> 16), digits(key)
    likely: list[tuple[Colours, float]] = []
    total = 0.0
    for colours in COMBINATIONS:
        weight = 1.0
        for colour in range(4):
            hidden = colours[colour] - known[colour]
            weight *= WAYS[pool[colour] - known[colour]][hidden] if hidden >= 0 else 0
        if weight:
            for some in cuts:
                fitting = sum([min(some[colour], colours[colour]) for colour in range(4)])
                weight *= (1 + HINT) ** fitting
            likely.append((colours, weight))
            total += weight
    return [(colours, weight / total) for colours, weight in likely]


def digits(key: int) -> list[int]:
    """The counts that are the last four digits."""
    return [key & 15, key >> 4 & 15, key >> 8 & 15, key >> 12 & 15]
