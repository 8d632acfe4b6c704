"""Every action of FUSE, made once and numbered (F9, F10, F13, F21).

All act at once, so an action names what its player saw: the roll of a die, the card of a bomb. A hand that
comes too late is refused and never gets another die or bomb than it reached for.
"""

from typing import Final

from mypy_extensions import i64

from miccia.core.game import Action
from miccia.games.fuse.cards import BOMBS as CARDS

DICE: Final = 5  # of a roll, by their place in the tray
BOMBS: Final = 4  # in front of a player
SPACES: Final = 6  # of a bomb


class Place(Action):
    """F9: put the die at place `die` of the tray on a space of one of your own bombs.

    `roll` is 0 or 1 by turns: the number of the round modulo 2.
    """

    def __init__(self, id: i64, roll: i64, die: i64, bomb: i64, space: i64) -> None:
        super().__init__(id, {"do": "place", "roll": roll, "die": die, "bomb": bomb, "space": space})
        self.roll: i64 = roll
        self.die: i64 = die
        self.bomb: i64 = bomb
        self.space: i64 = space


class Give(Action):
    """F13, F22: return the die on a space of one of your own bombs to the bag."""

    def __init__(self, id: i64, bomb: i64, space: i64) -> None:
        super().__init__(id, {"do": "give", "bomb": bomb, "space": space})
        self.bomb: i64 = bomb
        self.space: i64 = space


class Take(Action):
    """F21: take this bomb from the centre for the one you have defused."""

    def __init__(self, id: i64, key: str) -> None:
        super().__init__(id, {"do": "take", "key": key})
        self.key: str = key


class Done(Action):
    """F10: no more dice for me in this round."""


class First(Action):
    """F13: the roller wants this die resolved before the others, should it be discarded."""

    def __init__(self, id: i64, die: i64) -> None:
        super().__init__(id, {"do": "first", "die": die})
        self.die: i64 = die


def placings(roll: i64, die: i64, bomb: i64) -> list[Place]:
    """Onto each space of a bomb."""
    first = ((roll * DICE + die) * BOMBS + bomb) * SPACES
    return [Place(first + space, roll, die, bomb, space) for space in range(SPACES)]


PLACES: Final = [
    [[placings(roll, die, bomb) for bomb in range(BOMBS)] for die in range(DICE)] for roll in range(2)
]
GIVES: Final = [
    [Give(240 + bomb * SPACES + space, bomb, space) for space in range(SPACES)] for bomb in range(BOMBS)
]
TAKES: Final = {
    card[3]: Take(264 + number, card[3]) for number, card in enumerate(CARDS)
}  # by the bomb's key
DONE: Final = Done(318, {"do": "done"})
FIRSTS: Final = [First(319 + die, die) for die in range(DICE)]
ACTIONS: Final[list[Action]] = [
    *[place for dice in PLACES for bombs in dice for spaces in bombs for place in spaces],
    *[give for gives in GIVES for give in gives],
    *TAKES.values(),
    DONE,
    *FIRSTS,
]
