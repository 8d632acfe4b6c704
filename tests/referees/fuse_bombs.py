"""The bombs of FUSE for its referee: what each space wants, and what must hold (F16 to F18, F40).

A space wants a colour, a number or both (`G2`), one of several (`B/G`), or any die (`?`). Between neighbours
stands nothing (`-`), or what must be equal, different, greater, less or one higher: the colour (c), the
number (n), both (cn) or one of the two (c/n). A sum counts every space with its sign: `+-=2`.
"""

from functools import cache
from typing import NamedTuple

FACES = [f"{colour}{number}" for colour in "KBGRY" for number in range(1, 7)]
BELOW: dict[str, list[list[int]]] = {  # F17, F18: on which spaces each one lies
    "row": [[]] * 6,
    "tower": [[], [0], [1], [2], [3]],
    "two towers": [[], [0], [1], [], [3], [4]],
    "small pyramid": [[], [], [0, 1]],
    "large pyramid": [[], [], [], [0, 1], [1, 2], [3, 4]],
}


class Bomb(NamedTuple):
    value: int
    shape: str
    wants: list[list[str]]
    links: list[str]
    total: str


def bomb(value: int, shape: str, wants: str, links: str = "", total: str = "") -> Bomb:
    spaces = [word.replace("?", "").split("/") for word in wants.split()]
    return Bomb(value, shape, spaces, links.split() or ["-"] * (len(spaces) - 1), total)


BOMBS = {
    "four-hues": bomb(1, "row", "? ? ? ?", "c≠ c≠ c≠"),
    "either": bomb(1, "row", "B/G Y/R R/B"),
    "two-pairs": bomb(1, "row", "? ? ? ?", "c= - n="),
    "hinge": bomb(1, "row", "? ? ?", "n= c="),
    "down-up": bomb(1, "row", "? ? ?", "n> n<"),
    "two-less": bomb(1, "row", "? ?", total="+-=2"),
    "cousins": bomb(1, "row", "? ?", "c/n="),
    "four-faces": bomb(1, "row", "? ? ? ?", "n≠ n≠ n≠"),
    "crossroads": bomb(1, "row", "G/K Y/B R/G"),
    "steps": bomb(1, "row", "1/2 3/4 5/6"),
    "seven": bomb(1, "row", "? ?", total="++=7"),
    "same-coat": bomb(1, "row", "? ? ? ?", "c= - n≠"),
    "same-face": bomb(1, "row", "? ? ? ?", "n= - c≠"),
    "family": bomb(2, "row", "? ? ?", "c/n= c/n="),
    "from-four": bomb(2, "row", "4 ? ?", "n> n>"),
    "balance": bomb(2, "row", "? ? ? ?", total="++--=0"),
    "black-or": bomb(2, "row", "K/1 K/2 K/3"),
    "from-three": bomb(2, "row", "3 ? ?", "n< n<"),
    "red-or": bomb(2, "row", "R/4 R/5 R/6"),
    "ten": bomb(2, "row", "? ? ?", total="+++=10"),
    "run": bomb(2, "row", "? ? ?", "n↗ n↗"),
    "stairs": bomb(2, "tower", "1/2 3/4 5/6"),
    "totem": bomb(2, "tower", "R/Y B/G K/R"),
    "chimney": bomb(2, "tower", "? ? ?", "n> n>"),
    "tent": bomb(2, "small pyramid", "R/B G/Y K/1"),
    "painted-seven": bomb(3, "row", "Y/G R/B", total="++=7"),
    "triplets": bomb(3, "row", "? ? ?", "n= n="),
    "exact": bomb(3, "row", "5 Y G2"),
    "dark-seven": bomb(3, "row", "R/K B/2", total="++=7"),
    "blue-four": bomb(3, "row", "B/G Y/R B4"),
    "lantern": bomb(3, "tower", "3 G Y/1"),
    "flagpole": bomb(3, "tower", "B K R"),
    "black-cap": bomb(3, "small pyramid", "G 3 K"),
    "beacon": bomb(3, "tower", "2 K R/6"),
    "blue-cap": bomb(3, "small pyramid", "R 5 B"),
    "three-alike": bomb(3, "row", "? ? ?", "c= c="),
    "three-less": bomb(3, "row", "R/G Y/B", total="+-=3"),
    "spire": bomb(4, "tower", "? ? ? ?", "n> n> n>"),
    "climb": bomb(4, "tower", "? ? ? ?", "n< n< n<"),
    "one-hue": bomb(4, "row", "? ? ? ?", "c= c= c="),
    "rainbow": bomb(4, "tower", "Y R B G"),
    "three-twos": bomb(4, "row", "2 2 2"),
    "blue-tail": bomb(4, "row", "? ? B", "n= n="),
    "twins": bomb(4, "row", "? ?", "cn="),
    "hidden-sun": bomb(4, "tower", "? ? Y1 ? ?"),
    "ladder": bomb(4, "tower", "1 2 3 4"),
    "password": bomb(4, "row", "G/Y B/K ?", "n= n="),
    "quadruplets": bomb(4, "row", "? ? ? ?", "n= n= n="),
    "sunrise": bomb(4, "small pyramid", "5 5 Y"),
    "temple": bomb(6, "large pyramid", "K R K B G Y"),
    "ziggurat": bomb(6, "large pyramid", "1 3/R 2 K/B 4/G 5/Y"),
    "gate": bomb(6, "two towers", "1/4 2/5 3/6 Y/R B/G R/K"),
    "bridge": bomb(6, "two towers", "1/2 3/4 5/6 R/Y K/B R/G"),
    "mountain": bomb(6, "large pyramid", "1/2 1/2 1/2 3/4 3/4 5/6"),
}

Dice = tuple[str | None, ...]  # by space


def holds(link: str, one: str, other: str) -> bool:
    """What stands between two neighbours, read from left to right."""
    sign, first, second = link[-1], int(one[1]), int(other[1])
    if sign in "><↗":
        return {">": first > second, "<": first < second, "↗": first + 1 == second}[sign]
    alike = {"c": one[0] == other[0], "n": first == second}
    aspects = link[:-1]
    if aspects == "c/n":
        return any(alike.values())
    equal = all(alike[aspect] for aspect in aspects)
    return equal if sign == "=" else not equal


def right(bomb: Bomb, dice: Dice) -> bool:
    """Whether nothing that can be judged already is wrong."""
    for wants, die in zip(bomb.wants, dice, strict=True):
        if die and not any({*want} <= {*die} for want in wants):
            return False
    for link, one, other in zip(bomb.links, dice[:-1], dice[1:], strict=True):
        if link != "-" and one and other and not holds(link, one, other):
            return False
    if bomb.total and None not in dice:
        signs, result = bomb.total.split("=")
        numbers = [int(die[1]) for die in dice if die]
        return sum(n if sign == "+" else -n for sign, n in zip(signs, numbers, strict=True)) == int(result)
    return True


@cache
def possible(key: str, dice: Dice) -> bool:
    """F10: whether the bomb can still be completed."""
    if not right(BOMBS[key], dice):
        return False
    if None not in dice:
        return True
    space = dice.index(None)
    return any(possible(key, (*dice[:space], die, *dice[space + 1 :])) for die in FACES)


@cache
def fits(key: str, dice: Dice, space: int, die: str) -> bool:
    """F10, F17, F18: whether a die may go on a space."""
    if dice[space] is not None or not all(dice[below] for below in BELOW[BOMBS[key].shape][space]):
        return False
    return possible(key, (*dice[:space], die, *dice[space + 1 :]))


def height(key: str, space: int) -> int:
    """How many dice a die lies above the card."""
    return max([1 + height(key, below) for below in BELOW[BOMBS[key].shape][space]], default=0)


def carries(key: str, dice: Dice, space: int) -> bool:
    """F14."""
    return any(die and space in below for die, below in zip(dice, BELOW[BOMBS[key].shape], strict=False))
