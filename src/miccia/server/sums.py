"""Who sits at a table, the next game of an evening and what all of them come to, who sees more, what
somebody wishes, says or points at: parts of `wire`."""

from typing import Any, Literal

from msgspec import Struct

from miccia.core.words import Sentence


class Seat(Struct):
    """A place at the table and who is in it. A human with a `bot` is one that it stands in for; where that is
    "program", it is a program of their own."""

    name: str
    kind: Literal["free", "human", "bot"]
    bot: str | None = None  # the bot's level
    online: bool = False
    away: int | None = None  # the table's time since which the human is gone
    left: bool = False  # its human has left the game: onlookers may take the seat, where that is agreed
    sitter: str = ""  # who took it then
    lookers: int = 0  # how many look over its shoulder
    ready: bool = False  # for the next game; bots need not say so


class Next(Struct):
    """The next game of the evening, which gathers while one is over."""

    number: int
    game: str
    options: dict[str, Any]
    seats: list[Seat]
    you: int | None
    host: int | None  # who chooses the game, if they sit at it
    commit: str  # of its own secret
    starter: int | None  # the seat that starts; None: drawn at the deal, or nobody does
    dealing: int | None  # milliseconds until it is dealt: all are ready


class Result(Struct):
    """How a game of the evening ended; whoever sat on its seats is told by numbers of `players`."""

    number: int
    game: str
    together: bool  # whether all won or lost as one
    players: list[int]
    scores: list[int]
    winners: list[int]  # seats


class EveningPlayer(Struct):
    """Somebody who has played at this table, and how many games they have won against others."""

    name: str
    seat: int | None  # in the game that is over
    next: int | None  # at the next
    bot: bool
    wins: int


class Evening(Struct):
    """All games at this table that are over."""

    games: list[Result]
    players: list[EveningPlayer]  # in the order in which they came


class Eyes(Struct):
    """What an onlooker sees more than everybody: through a seat's eyes, or all hands; maybe a round late."""

    seat: int | None
    hands: bool = False
    late: bool = False
    shoulder: bool = False  # by that player's own link


class Trial(Struct):
    """That the game goes on from another after so many moves, with the same hidden cards or with new ones: it
    does not count."""

    moves: int
    same: bool


class Wish(Struct):
    """Somebody wishes to take an act back, which all must grant: nobody acts meanwhile, time stands still."""

    number: int  # by which it is agreed to
    seat: int
    what: Sentence  # the act, as the log tells it
    shows: bool  # whether you have learnt something since that you will still know
    agreed: list[int]  # the seats that have, bots among them
    left: int  # milliseconds until it lapses


class Told(Struct):
    """Something said at the table."""

    name: str
    seat: int | None
    text: str


class Spoken(Struct):
    """A ready-made phrase."""

    key: str
    text: str


class Signalled(Struct):
    """Where somebody points; `text` says it in words."""

    seat: int
    key: str
    text: str
