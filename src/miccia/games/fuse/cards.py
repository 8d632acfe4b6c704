"""What is in the box of FUSE, as data (F2, F5, F40).

The bombs are written in a small notation that reads like the card; notation.py takes it apart.

    R B G Y K      a die of that colour: red, blue, green, yellow, black
    5, G2          a die with that number; of that colour and that number
    a|b            either will do
    ?              any die
    n, c, cn       any die; the signs beside it compare its number, its colour, both; c|n: one of the two
    = ≠ > <        between two neighbours: equal, different, greater, less (read from left to right)
    ↗              the next die is exactly one higher
    + − =7         numbers are added up, first minus second; a number that stands last is the result
    ,              two neighbours that have nothing to do with each other
    /              a pyramid's next floor, from the base up
    ;              the second of two towers; towers are listed from the bottom up
"""

from typing import Final

from mypy_extensions import i64

from miccia.core.bits import BITS
from miccia.core.parts import Reduced, kept

LETTERS: Final = "KBGRY"  # black, blue, green, red, yellow
NUMBERS: Final = [1, 2, 3, 4, 5, 6]
COPIES: Final = 5  # dice of each colour


class Colour:
    """A colour of dice."""

    def __init__(self, index: i64) -> None:
        self.index: i64 = index
        self.letter: str = LETTERS[index]

    def __repr__(self) -> str:
        return self.letter

    def __reduce__(self) -> Reduced:
        return kept, (__name__, "COLOURS", self.index)


class Die:
    """A die as it lies: its colour and the number on top. `bit` is its place in a set of such faces."""

    def __init__(self, colour: Colour, number: i64) -> None:
        self.colour: Colour = colour
        self.number: i64 = number
        self.index: i64 = colour.index * 6 + number - 1
        self.bit: i64 = BITS[self.index]
        self.name: str = f"{colour.letter}{number}"

    def __repr__(self) -> str:
        return self.name

    def __reduce__(self) -> Reduced:
        return kept, (__name__, "NAMED", self.name)


COLOURS: Final = [Colour(index) for index in range(5)]
FACES: Final = [Die(colour, number) for colour in COLOURS for number in NUMBERS]
ANY: Final = 2**30 - 1  # the set of all faces
NAMED: Final = {die.name: die for die in FACES}
ALL_DICE: Final = [colour for colour in COLOURS for _ in range(COPIES)]  # what the bag holds at first


def faces(sign: str) -> int:
    """The set of faces that have a colour (`R`), a number (`5`) or both (`R5`)."""
    return sum([int(die.bit) for die in FACES if set(sign) <= set(die.name)])


ALIKE: Final = [faces(die.colour.letter) | faces(str(die.number)) for die in FACES]  # F13: colour or number


class Card:
    """A card of the deck: a bomb or a detonator."""

    def __init__(self, key: str) -> None:
        self.key: str = key

    def __repr__(self) -> str:
        return self.key


class Detonator(Card):
    """F22: it asks for a colour or for a number; its key is that sign."""

    def __init__(self, sign: str) -> None:
        super().__init__(sign)
        self.faces: i64 = faces(sign)

    def __reduce__(self) -> Reduced:
        return kept, (__name__, "BY_SIGN", self.key)


DETONATORS: Final = [Detonator(sign) for sign in [*LETTERS, "1", "2", "3", "4", "5", "6"]]
BY_SIGN: Final = {detonator.key: detonator for detonator in DETONATORS}
DETONATORS_IN_PLAY: Final = 6
CENTRE: Final = 5

LEVELS: Final = {"training": 16, "standard": 19, "expert": 21, "elite": 23, "insane": 25}


def bombs_to_defuse(level: str, seats: int) -> int:
    """F5: how many bombs the deck and the centre have."""
    return LEVELS[level] + seats - 1


def dice_each(seats: int) -> int:
    """F9: how many dice of a roll one player may take."""
    return 3 if seats == 1 else 2 if seats == 2 else 1


# F40: points, shape, what the spaces ask for, our name for it; True: the card is known from print, the others
# are ours in its spirit.
BOMBS: Final = [
    (1, "row", "c≠c≠c≠c", "four-hues", True),
    (1, "row", "B|G, Y|R, R|B", "either", True),
    (1, "row", "c=c, n=n", "two-pairs", True),
    (1, "row", "n=cn=c", "hinge", True),
    (1, "row", "n>n<n", "down-up", True),
    (1, "row", "n−n=2", "two-less", True),
    (1, "row", "c|n=c|n", "cousins", True),
    (1, "row", "n≠n≠n≠n", "four-faces", False),
    (1, "row", "G|K, Y|B, R|G", "crossroads", False),
    (1, "row", "1|2, 3|4, 5|6", "steps", False),
    (1, "row", "n+n=7", "seven", False),
    (1, "row", "c=c, n≠n", "same-coat", False),
    (1, "row", "n=n, c≠c", "same-face", False),
    (2, "row", "c|n=c|n=c|n", "family", True),
    (2, "row", "4>n>n", "from-four", True),
    (2, "row", "n+n=n+n", "balance", True),
    (2, "row", "K|1, K|2, K|3", "black-or", True),
    (2, "row", "3<n<n", "from-three", False),
    (2, "row", "R|4, R|5, R|6", "red-or", False),
    (2, "row", "n+n+n=10", "ten", False),
    (2, "row", "n↗n↗n", "run", False),
    (2, "tower", "1|2, 3|4, 5|6", "stairs", False),
    (2, "tower", "R|Y, B|G, K|R", "totem", False),
    (2, "tower", "n>n>n", "chimney", False),
    (2, "small pyramid", "R|B, G|Y / K|1", "tent", False),
    (3, "row", "Y|G+R|B=7", "painted-seven", True),
    (3, "row", "n=n=n", "triplets", True),
    (3, "row", "5, Y, G2", "exact", True),
    (3, "row", "R|K+B|2=7", "dark-seven", True),
    (3, "row", "B|G, Y|R, B4", "blue-four", True),
    (3, "tower", "3, G, Y|1", "lantern", True),
    (3, "tower", "B, K, R", "flagpole", True),
    (3, "small pyramid", "G, 3 / K", "black-cap", True),
    (3, "tower", "2, K, R|6", "beacon", False),
    (3, "small pyramid", "R, 5 / B", "blue-cap", False),
    (3, "row", "c=c=c", "three-alike", False),
    (3, "row", "R|G−Y|B=3", "three-less", False),
    (4, "tower", "n>n>n>n", "spire", True),
    (4, "tower", "n<n<n<n", "climb", True),
    (4, "row", "c=c=c=c", "one-hue", True),
    (4, "tower", "Y, R, B, G", "rainbow", True),
    (4, "row", "2, 2, 2", "three-twos", True),
    (4, "row", "n=n=Bn", "blue-tail", True),
    (4, "row", "cn=cn", "twins", True),
    (4, "tower", "?, ?, Y1, ?, ?", "hidden-sun", True),
    (4, "tower", "1, 2, 3, 4", "ladder", False),
    (4, "row", "Gn|Yn=Bn|Kn=n", "password", False),
    (4, "row", "n=n=n=n", "quadruplets", False),
    (4, "small pyramid", "5, 5 / Y", "sunrise", False),
    (6, "large pyramid", "K, R, K / B, G / Y", "temple", True),
    (6, "large pyramid", "1, 3|R, 2 / K|B, 4|G / 5|Y", "ziggurat", True),
    (6, "two towers", "1|4, 2|5, 3|6; Y|R, B|G, R|K", "gate", True),
    (6, "two towers", "1|2, 3|4, 5|6; R|Y, K|B, R|G", "bridge", True),
    (6, "large pyramid", "1|2, 1|2, 1|2 / 3|4, 3|4 / 5|6", "mountain", False),
]
