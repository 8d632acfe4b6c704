"""What is in the box of Kaboom!, as data (K2, K3, K4, K40)."""

from collections.abc import Mapping
from typing import Final, Literal

from mypy_extensions import i64

from miccia.core.cards import Kind
from miccia.core.parts import Reduced, kept

COLOURS: Final = ("red", "blue", "green", "yellow")
AGENTS: Final[i64] = 4  # of every player (K1)
WIRES: Final[i64] = 4  # in the combination, and as many aside (K3)
MAX_CUTS: Final[i64] = 4  # below the agents of one player (K16)
HAND: Final[i64] = 4  # cards dealt, and cards kept at the end of a turn (K4, K11)
COUNTDOWN: Final[i64] = 10  # K2
WILD_FROM: Final[i64] = 4  # the lowest countdown at which two cards count as one (K14)
GOAL: Final[i64] = 10  # points that win (K30)
MASCOT_POINTS: Final[i64] = 3  # for an explosion (K30)
MOST_GAMES: Final[i64] = 20  # of one match for points (K30)

# How many there are of everything (K40): our reconstruction, since no list has been published.
BOX: Final = {
    "red": 2,
    "blue": 2,
    "green": 2,
    "yellow": 2,
    "cut-red": 5,
    "cut-blue": 5,
    "cut-green": 5,
    "cut-yellow": 5,
    "analyze": 14,
    "exit": 10,
    "intercept": 4,
    "timer": 5,
    "double-timer": 3,
    "alarm": 3,
    "re-enter": 4,
    "bypass": 3,
}


class Wire:
    """A wire of one colour (K3)."""

    def __init__(self, colour: i64) -> None:
        self.colour: i64 = colour
        self.name: str = COLOURS[colour]

    def __repr__(self) -> str:
        return self.name

    def __reduce__(self) -> Reduced:
        return kept, (__name__, "WIRE_KINDS", self.colour)


class Card(Kind):
    """A kind of action card. `bit` is its place in a set of kinds; `colour` is that of a Cut, else -1."""

    def __init__(self, index: i64, name: str) -> None:
        super().__init__(index, name)
        self.bit: i64 = 2**index
        self.colour: i64 = index if index < 4 else -1

    def __reduce__(self) -> Reduced:
        return kept, (__name__, "KINDS", self.index)


WIRE_KINDS: Final = [Wire(colour) for colour in range(4)]
KINDS: Final = [Card(index, name) for index, name in enumerate(list(BOX)[4:])]
CUTS: Final = KINDS[:4]  # by colour
ANALYZE: Final = KINDS[4]
EXIT: Final = KINDS[5]
INTERCEPT: Final = KINDS[6]
TIMER: Final = KINDS[7]
DOUBLE_TIMER: Final = KINDS[8]
ALARM: Final = KINDS[9]
RE_ENTER: Final = KINDS[10]
BYPASS: Final = KINDS[11]


def box_with(deck: Mapping[str, int]) -> dict[str, int]:
    """The contents of the box with other numbers of some of them (K40)."""
    return {**BOX, **deck}


def box_cards(counts: Mapping[str, int]) -> list[Card]:
    return [card for card in KINDS for _ in range(counts[card.name])]


def box_wires(counts: Mapping[str, int]) -> list[Wire]:
    return [wire for wire in WIRE_KINDS for _ in range(counts[wire.name])]


USUAL_CARDS: Final = box_cards(BOX)
USUAL_WIRES: Final = box_wires(BOX)


def all_cards(deck: Mapping[str, int] | None) -> list[Card]:
    """The action cards of a game, in the order of the box; not to be changed."""
    return USUAL_CARDS if deck is None else box_cards(box_with(deck))


def all_wires(deck: Mapping[str, int] | None) -> list[Wire]:
    """The eight wires; not to be changed."""
    return USUAL_WIRES if deck is None else box_wires(box_with(deck))


def draws(seats: int) -> int:
    """How many cards a turn begins with (K7)."""
    return 3 if seats == 2 else 2


Barred = tuple[Literal["mascot-owner", "too-few-cuts", "no-guess"], str]


def barred_from_defusing(has_mascot: bool, cuts: i64, no_guess: bool) -> Barred | None:
    """K26, K28, K41: why a player is not asked whether to cut the wires, and the rule; None: they are."""
    if has_mascot:
        return "mascot-owner", "K28"
    if cuts < MAX_CUTS:
        return "too-few-cuts", "K26"
    return ("no-guess", "K41") if no_guess else None
