"""Bombs and the dice on them (F14 to F18): what fits where, and whether a bomb can still be completed.

A die may go on a space if the space wants it, if what must carry it is there, and if then there are dice with
which all that is printed on the bomb comes true (F10). That depends only on what the signs look at, so each
bomb remembers its answers by the numbers or colours that lie on it: a few thousand at most.

How many dice of a colour there are does not matter for that: a test shows that no bomb comes to need a sixth.
"""

from typing import Final

from mypy_extensions import i64

from miccia.core.bits import BITS
from miccia.core.parts import Reduced, kept
from miccia.games.fuse.cards import BOMBS, FACES, Card
from miccia.games.fuse.notation import Equation, Layout, Link, Term, read

EMPTY: Final[i64] = -1

# What carries each space (F17, F18).
BELOW: Final[dict[str, list[list[int]]]] = {
    "row": [[], [], [], []],
    "tower": [[], [0], [1], [2], [3]],
    "two towers": [[], [0], [1], [], [3], [4]],
    "small pyramid": [[], [], [0, 1]],
    "large pyramid": [[], [], [], [0, 1], [1, 2], [3, 4]],
}
NUMBERS: Final = [[die.index for die in FACES if die.number == number] for number in range(1, 7)]
COLOURS: Final = [[die.index for die in FACES if die.colour.index == colour] for colour in range(5)]
EACH: Final = [[die.index] for die in FACES]


class Bomb(Card):
    """A bomb card."""

    def __init__(self, value: i64, shape: str, text: str, key: str, known: bool) -> None:
        super().__init__(key)
        self.value: i64 = value
        self.shape = shape
        self.text = text
        self.known = known  # from print; the others are ours
        self.layout: Layout = read(text)
        self.size: i64 = len(self.layout.words)
        self.links: list[Link] = self.layout.links
        self.equations: list[Equation] = self.layout.equations
        self.all: i64 = 2**self.size - 1
        self.wants: tuple[int, ...] = tuple([wanted(terms) for terms in self.layout.terms])
        self.below: list[list[int]] = BELOW[shape][: self.size]
        self.carriers: list[int] = [sum([BITS[space] for space in spaces]) for spaces in self.below]
        self.on_top: list[int] = [
            sum([BITS[space] for space in range(self.size) if low in self.below[space]])
            for low in range(self.size)
        ]
        self.levels: list[int] = []
        for space in range(self.size):
            self.levels.append(1 + self.levels[self.below[space][0]] if self.below[space] else 0)
        # By space: the faces between which the signs beside it see no difference, and each face's class.
        self.classes: list[list[list[int]]] = [self.classes_of(space) for space in range(self.size)]
        self.class_of: list[list[int]] = [numbered(classes) for classes in self.classes]
        self.remembered: dict[int, tuple[int, ...]] = {}

    def __reduce__(self) -> Reduced:
        return kept, (__name__, "BY_KEY", self.key)

    def classes_of(self, space: i64) -> list[list[int]]:
        seen = ""
        for link in self.links:
            if space in (link.first, link.second):
                seen += {"number": "n", "colour": "c"}.get(link.of, "nc")
        if self.equations:
            seen += "n"
        if "n" in seen and "c" in seen:
            return EACH
        if "n" in seen:
            return NUMBERS
        return COLOURS if "c" in seen else [list(range(30))]

    def fitting(self, dice: tuple[int, ...]) -> tuple[int, ...]:
        """By space: the faces with which the bomb can still be completed. Filled spaces do not matter."""
        if not self.links and not self.equations:
            return self.wants
        place: i64 = 0
        for space, die in enumerate(dice):
            place = place * 31
            if die != EMPTY:
                place += self.class_of[space][die] + 1
        found = self.remembered.get(place)
        if found is None:
            found = self.solve(dice)
            self.remembered[place] = found
        return found

    def solve(self, dice: tuple[int, ...]) -> tuple[int, ...]:
        """Try one face of each class on every empty space, and note what belongs to some completion."""
        choices: list[list[int]] = []
        for space in range(self.size):
            if dice[space] != EMPTY:
                choices.append([dice[space]])
            else:
                tries: list[int] = []
                for faces in self.classes[space]:
                    tries += [face for face in faces if self.wants[space] >> face & 1][:1]
                choices.append(tries)
        fitting = [0] * self.size
        self.complete(choices, [], fitting)
        return tuple(fitting)

    def complete(self, choices: list[list[int]], laid: list[int], fitting: list[int]) -> None:
        space = len(laid)
        if space == self.size:
            for place, face in enumerate(laid):
                for other in self.classes[place][self.class_of[place][face]]:
                    fitting[place] |= FACES[other].bit & self.wants[place]
            return
        for face in choices[space]:
            laid.append(face)
            if self.holds(laid):
                self.complete(choices, laid, fitting)
            laid.pop()

    def holds(self, dice: list[int]) -> bool:
        """Whether everything printed is true of the dice that are there (F16: once all it speaks of are)."""
        for link in self.links:
            if link.second < len(dice):
                one, two = dice[link.first], dice[link.second]
                if one != EMPTY and two != EMPTY and not link.allowed[one] >> two & 1:
                    return False
        for equation in self.equations:
            if len(dice) == self.size and EMPTY not in dice:
                total = 0
                for factor, die in zip(equation.factors, dice):
                    total += factor * int(FACES[die].number)
                if total != equation.result:
                    return False
        return True


def wanted(terms: list[Term]) -> int:
    """The faces that a space accepts on its own."""
    accepted = 0
    for term in terms:
        accepted |= term.faces()
    return accepted


def numbered(classes: list[list[int]]) -> list[int]:
    """The number of each face's class."""
    number = [0] * 30
    for place, faces in enumerate(classes):
        for face in faces:
            number[face] = place
    return number


class Laid:
    """A bomb in front of a player with the dice on it. It never changes; another one takes its place."""

    def __init__(self, bomb: Bomb, dice: tuple[int, ...]) -> None:
        self.bomb: Bomb = bomb
        self.dice: tuple[int, ...] = dice  # by space: the index of the face, or EMPTY
        filled: i64 = 0
        for space, die in enumerate(dice):
            if die != EMPTY:
                filled |= BITS[space]
        self.filled: i64 = filled
        spaces: list[int] = []
        anywhere: i64 = 0
        for space, faces in enumerate(bomb.fitting(dice)):
            carriers: i64 = bomb.carriers[space]
            if dice[space] == EMPTY and carriers & ~filled == 0:
                spaces.append(faces)
                anywhere |= faces
            else:
                spaces.append(0)
        self.open: tuple[int, ...] = tuple(spaces)  # by space: the faces that may be placed there now
        self.anywhere: i64 = anywhere  # the faces that may be placed on some space

    def __repr__(self) -> str:
        return f"{self.bomb.key}[{' '.join(['-' if die == EMPTY else FACES[die].name for die in self.dice])}]"

    def __reduce__(self) -> Reduced:
        return Laid, (self.bomb, self.dice)

    def with_die(self, space: i64, die: i64) -> "Laid":
        """The same with a die put on or, with EMPTY, taken off."""
        return Laid(self.bomb, (*self.dice[:space], int(die), *self.dice[space + 1 :]))

    def complete(self) -> bool:
        return self.filled == self.bomb.all

    def safe(self, space: i64) -> bool:
        """F14: a die that carries others."""
        above: i64 = self.bomb.on_top[space]
        return above & self.filled != 0

    def losable(self, faces: i64) -> i64:
        """The spaces with a die of these faces that can be lost, as a set (F13, F14)."""
        spaces: i64 = 0
        for space, die in enumerate(self.dice):
            if die != EMPTY and faces >> die & 1 and not self.safe(space):
                spaces |= BITS[space]
        return spaces


def lay(bomb: Bomb) -> Laid:
    """A bomb without dice."""
    return Laid(bomb, (int(EMPTY),) * bomb.size)


BOX: Final = [Bomb(*bomb) for bomb in BOMBS]
BY_KEY: Final = {bomb.key: bomb for bomb in BOX}


WITHOUT_SIXES: Final = [bomb for bomb in BOX if bomb.value < 6]


def box(sixes: bool) -> list[Bomb]:
    """F3: the bombs that play; not to be changed."""
    return BOX if sixes else WITHOUT_SIXES
