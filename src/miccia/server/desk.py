"""Every message over HTTP: what the pages before a table ask and are told."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from miccia.server.customs import Customs
from miccia.server.wire import Name, Number


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to be made; its maker sits down. With `play` bots take the other seats and it begins.

    There is no salt in it: a salt counts only if it is told after the table's commitment is known.
    """

    game: str
    seats: int
    name: Name
    options: dict[str, Any] = {}
    bot: str | None = None  # the level of the bots; the strongest usual one if not said
    open: bool = False
    play: bool = False
    customs: Customs = Customs()


class PlayOn(Struct, forbid_unknown_fields=True):
    """A table that goes on from a moment of a game: of a finished game of a table, or of a record. Whoever
    makes it sits on a seat of that game; with "new" cards, what that seat could not see is dealt anew."""

    move: Number  # inputs that had been made
    seat: Annotated[int, Meta(ge=0, le=20)]
    name: Name
    cards: Literal["same", "new"] = "same"
    code: str = ""
    number: Number = 1
    record: str = ""
    bot: str | None = None


class Made(Struct):
    """Where the new table is."""

    code: str


class Forgotten(Struct):
    """You are forgotten; so many finished games stay, with a guest in your place."""

    games: int


class Labelled(Struct):
    value: str
    label: str


class Option(Struct):
    """An option of a game: on or off, or one of several choices."""

    name: str
    label: str
    default: bool | str
    choices: list[Labelled]  # empty: on or off


class GameInfo(Struct):
    """A game as the home page shows it."""

    key: str
    name: str
    blurb: str
    seats: list[int]
    minutes: int
    together: bool
    hidden: bool  # whether players know what others do not
    hands: bool  # whether onlookers can be shown all of them at once
    lesson: int  # the steps of its guided first game; 0: it has none
    options: list[Option]
    bots: list[Labelled]
    windows: list[str]  # what is asked where not even the time of an answer may tell anything


class TableCard(Struct):
    """A table in a list."""

    code: str
    game: str
    phase: Literal["gathering", "playing", "over"]
    names: list[str]
    seats: int
    taken: int
    your_turn: bool
    score: int | None
    number: int  # of the game, among those of the evening


class Lists(Struct):
    """The tables you sit at, and the open ones with a free seat."""

    mine: list[TableCard]
    open: list[TableCard]


class FinishedGame(Struct):
    """A game that you have played to its end."""

    code: str
    number: int  # among those of its table
    game: str
    together: bool
    options: dict[str, Any]  # those that differ from the usual
    names: list[str]
    you: int  # your seat
    scores: list[int]
    winners: list[int]  # seats
    why: str  # as its rules call the ending; "" where that was not kept
    ended: int  # seconds since 1970
    luck: float | None = None  # of a review, if there is one: in chances to win, or in points
    skill: float | None = None


class MoveCode(Struct):
    """What lets another device be you: of use once, and for so many seconds."""

    code: str
    seconds: int


class Move(Struct, forbid_unknown_fields=True):
    """Be whoever is on the other device, from which the code is."""

    code: str


class Moved(Struct):
    """From now on you are who is on the other device; so many finished games are yours."""

    games: int


class Paragraph(Struct):
    rule: str  # "" where no rule is told
    text: str


class Section(Struct):
    heading: str
    paragraphs: list[Paragraph]


class Rulebook(Struct):
    """A game's rules in one language, with their numbers."""

    title: str
    goal: str  # in one sentence
    summary: list[Paragraph]  # on one page; each with the rules that say more
    sections: list[Section]


class Problem(Struct):
    """What went wrong with a request."""

    code: str
    rule: str
    text: str
