"""The outline of a table, for a screen that does not know the game: what lies where, in a player's own words.

A game that brings no board of its own to the client says in a function what its view shows, `outline(view,
names, language)`, and hands it to `Game`. It is made of the view alone, so it can tell nothing more than
that. Never compiled: msgspec makes these classes itself.
"""

from typing import Literal

from msgspec import Struct

Suit = Literal["red", "yellow", "green", "blue", "white", "black"]  # each is drawn with its own shape


class Thing(Struct, frozen=True, omit_defaults=True):
    """A card, a die, a token that is seen; `acts` are the ids of actions that take it, legal now or not."""

    id: str  # its own at the table, and the same wherever it goes: so a screen can let it travel
    text: str  # what it is called
    face: str = ""  # what is printed on it large, where its name is too long for that
    suit: Suit | None = None
    acts: list[int] = []


class Pile(Struct, frozen=True, omit_defaults=True):
    """Things on one another, of which the last ones may lie open: those, the topmost last.

    Either the pile can be taken, or things on it: not both.
    """

    label: str
    count: int
    things: list[Thing] = []
    acts: list[int] = []  # of taking from it, or of putting something there


class Counter(Struct, frozen=True, omit_defaults=True):
    """A number with a name, and how high it can get."""

    label: str
    count: int
    most: int | None = None


class Side(Struct, frozen=True, omit_defaults=True):
    """A player's side of the table: `held` is how many things they hold that are not seen from here."""

    counters: list[Counter] = []
    held: int = 0
    things: list[Thing] = []


class Outline(Struct, frozen=True, omit_defaults=True):
    """The table as one seat sees it: all sides by seat, what is common, one's own hand, and what is asked."""

    sides: list[Side]
    ask: str = ""
    hand: list[Thing] = []
    piles: list[Pile] = []
    counters: list[Counter] = []


def things(outline: Outline) -> list[Thing]:
    """Everything that is seen, wherever it lies."""
    return [
        *outline.hand,
        *[thing for pile in outline.piles for thing in pile.things],
        *[thing for side in outline.sides for thing in side.things],
    ]
