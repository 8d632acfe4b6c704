"""What a coach says to a player: odds and what each thing is worth, as one screen draws it for every game.

A game that has a coach says it in a function, `advise(view, legal, names, language)`, and hands that to
`Game`. It is made of what the seat sees and may do, so it can tell nothing more than that. Never compiled:
msgspec makes these classes itself.
"""

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from msgspec import Struct

from miccia.core.chance import Chance
from miccia.core.game import Action
from miccia.core.sentence import Mark, Sentence

View = TypeVar("View")
ALMOST = 1e-9  # so near to certain is certain: sums of fractions are not exact


class Cell(Struct, frozen=True, omit_defaults=True):
    """One of several things in a line: a card of a pile, a wire. What it certainly is, or how likely."""

    label: str  # below it
    text: str  # the whole of it, for who listens
    percent: int | None = None  # how full it is drawn
    mark: Mark | None = None  # what is drawn in it
    here: bool = False  # it is the one that the headline is about


class Row(Struct, frozen=True, omit_defaults=True):
    """Something to do or a thing to look at, and what it is worth. The best comes first."""

    key: str  # its own among the rows, and the same as long as it is the same thing
    say: Sentence
    figure: str
    why: Sentence = []
    percent: int | None = None  # the figure as a bar
    mark: Mark | None = None  # a picture of it
    acts: list[int] = []  # the legal actions that do it, the likeliest first
    group: str = ""  # the heading it stands under, if not the title


class Advice(Struct, frozen=True, omit_defaults=True):
    """Everything a coach says of a position by itself, in the words of whom it is for."""

    figure: str  # the one number
    say: Sentence  # what it is the number of
    brief: str  # both in a few words, where there is one line
    why: Sentence = []
    cells: list[Cell] = []
    note: Sentence = []  # what else is known
    title: str = ""  # what the rows are
    column: str = ""  # what their figures are
    rows: list[Row] = []
    spoils: Sentence = []  # what can still spoil all this
    good: bool = False  # whether what is likely here is welcome: so it is drawn


class Wins(Struct, frozen=True):
    """How often the seat won after each action, in so many games played on from its view: an estimate."""

    tries: int  # of each
    percents: dict[int, int]  # by the action's id; never nothing and never a hundred


Weigh = Callable[[View, Sequence[Any], View, Sequence[Action], Chance], Wins | None]
"""(first view, what its seat was told since, view now, legal actions, chance) -> how often it wins after what
its coach weighs, if that is anything."""


def percent(chance: float) -> int:
    """A chance for people: a hundred and nothing are said only of what is certain."""
    if chance <= ALMOST:
        return 0
    if chance >= 1 - ALMOST:
        return 100
    return min(99, max(1, round(100 * chance)))
