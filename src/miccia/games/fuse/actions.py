"""Every action of FUSE, made once and numbered (F9, F10, F13, F21).

All act at once, so an action names what its player saw: the roll of a die by its full number, the card of a
bomb. A hand that comes too late is refused and never gets another die or bomb than it reached for. A game may
see 400 rolls, so the actions of a roll are made when it is first played; numbered.py counts them all.
"""

from typing import Final

from mypy_extensions import i64

from miccia.core.game import Action
from miccia.games.fuse.cards import BOMBS as CARDS
from miccia.games.fuse.forms import DoDone, DoFirst, DoGive, DoPlace, DoTake

ROLLS: Final = 400  # F25: no game has more
DICE: Final = 5  # of a roll, by their place in the tray
BOMBS: Final = 4  # in front of a player
SPACES: Final = 6  # of a bomb


class Place(Action):
    """F9: put the die at place `die` of the tray on a space of one of your own bombs."""

    def __init__(self, id: i64, roll: i64, die: i64, bomb: i64, space: i64) -> None:
        super().__init__(id, DoPlace(roll, die, bomb, space))
        self.roll: i64 = roll
        self.die: i64 = die
        self.bomb: i64 = bomb
        self.space: i64 = space


class Give(Action):
    """F13, F22: return the die on a space of one of your own bombs to the bag."""

    def __init__(self, id: i64, bomb: i64, space: i64) -> None:
        super().__init__(id, DoGive(bomb, space))
        self.bomb: i64 = bomb
        self.space: i64 = space


class Take(Action):
    """F21: take this bomb from the centre for the one you have defused."""

    def __init__(self, id: i64, key: str) -> None:
        super().__init__(id, DoTake(key))
        self.key: str = key


class Done(Action):
    """F10: no more dice of this roll for me."""

    def __init__(self, id: i64, roll: i64) -> None:
        super().__init__(id, DoDone(roll))
        self.roll: i64 = roll


class First(Action):
    """F13: the roller wants this die resolved before the others, should it be discarded."""

    def __init__(self, id: i64, roll: i64, die: i64) -> None:
        super().__init__(id, DoFirst(roll, die))
        self.roll: i64 = roll
        self.die: i64 = die


GIVES: Final = [
    [Give(bomb * SPACES + space, bomb, space) for space in range(SPACES)] for bomb in range(BOMBS)
]
TAKES: Final = {
    card[3]: Take(BOMBS * SPACES + number, card[3]) for number, card in enumerate(CARDS)
}  # by the bomb's key
ALWAYS: Final[list[Action]] = [*[give for gives in GIVES for give in gives], *TAKES.values()]


class OfRoll:
    """The actions that name one roll, numbered from `first` on."""

    def __init__(self, roll: i64) -> None:
        first: i64 = len(ALWAYS) + (roll - 1) * OF_A_ROLL
        self.places: list[list[list[Place]]] = []  # by die, bomb and space
        self.all: list[Action] = []
        for die in range(DICE):
            bombs: list[list[Place]] = []
            for bomb in range(BOMBS):
                ways = [Place(first + len(self.all) + way, roll, die, bomb, way) for way in range(SPACES)]
                bombs.append(ways)
                self.all += ways
            self.places.append(bombs)
        self.done: Done = Done(first + len(self.all), roll)
        self.all.append(self.done)
        self.firsts: list[First] = [First(first + len(self.all) + die, roll, die) for die in range(DICE)]
        self.all += self.firsts


OF_A_ROLL: Final[i64] = DICE * BOMBS * SPACES + 1 + DICE
MADE: Final[dict[int, OfRoll]] = {}


def of_roll(roll: i64) -> OfRoll:
    """The actions that name this roll, always the same objects."""
    found = MADE.get(roll)
    return MADE.setdefault(roll, OfRoll(roll)) if found is None else found


class Numbered:
    """All actions by their numbers: those that name no roll, then roll after roll, made when asked for."""

    def __len__(self) -> int:
        return len(ALWAYS) + ROLLS * int(OF_A_ROLL)

    def __getitem__(self, number: int) -> Action:
        if number < len(ALWAYS):
            return ALWAYS[number]
        roll, place = divmod(number - len(ALWAYS), int(OF_A_ROLL))
        return of_roll(roll + 1).all[place]


ACTIONS: Final = Numbered()
