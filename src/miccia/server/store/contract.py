"""What the server remembers, and the contract of whatever remembers it.

Inputs are only ever added. When a call that writes comes back, what it wrote survives the machine's power.
Any call may end with `Away`.
"""

from typing import Any, Protocol

from msgspec import Struct

from miccia.core.record import Header
from miccia.core.words import Reason
from miccia.server.people.places import Places


class CodeTaken(Exception):
    """There is a table with that code already."""


class Broken(Exception):
    """What is stored of a table cannot be read, or is no game."""


class Away(Exception):
    """The store cannot be reached now: locked, full, a disk that does not answer. Later it may be."""


class TableRow(Struct, frozen=True):
    """A table as it is stored; `header` once the game has begun, `scores` once it is over."""

    code: str
    game: str
    options: dict[str, Any]
    open: bool
    bot: str  # the level of the bots that fill up
    maker: str  # a session
    secret: bytes
    places: Places
    header: Header | None = None
    scores: list[int] | None = None
    waiting: list[int] | None = None  # the seats that the game waits for
    turned_away: tuple[str, ...] = ()  # sessions


class InputRow(Struct, frozen=True):
    """The input number `n` of a game, from 1: a seat's action in its JSON form, or a deadline that passed."""

    n: int
    at: int
    seat: int | None = None
    act: dict[str, Any] | None = None
    reason: Reason | None = None


class Elapsed(Struct, frozen=True):
    """How far a table's time has come, in milliseconds, and whether its game is paused."""

    at: int
    paused: bool = False


class Saved(Struct, frozen=True):
    """All that is stored of a table; `elapsed` once its time was kept."""

    table: TableRow
    inputs: list[InputRow]
    elapsed: Elapsed | None = None


class Store(Protocol):
    """Where tables are kept. Every call may be made from many tasks at once."""

    async def add(self, table: TableRow) -> None:
        """Keep a new table; `CodeTaken` if there is one with its code."""

    async def seat(self, code: str, places: Places) -> None:
        """Keep who sits where."""

    async def turn_away(self, code: str, session: str, places: Places) -> None:
        """Keep that a session may not come to the table again, and who sits there without it."""

    async def begin(self, code: str, places: Places, header: Header, waiting: list[int]) -> None:
        """Keep that the game has begun, and whom it waits for."""

    async def append(
        self,
        code: str,
        inputs: list[InputRow],
        scores: list[int] | None = None,
        waiting: list[int] | None = None,
    ) -> None:
        """Keep more inputs; the scores if they ended the game; whom it waits for, if others than before."""

    async def keep_time(self, code: str, elapsed: Elapsed) -> None:
        """Keep how far the table's time has come."""

    async def visited(self, codes: list[str], date: int) -> None:
        """Keep that somebody was at these tables then."""

    async def load(self, code: str) -> Saved | None:
        """All of a table, None if there is no such table; `Broken` if it cannot be read."""

    async def of_session(self, session: str, most: int) -> list[TableRow]:
        """The tables at which the session sits, the newest first; without those that cannot be read."""

    async def open_tables(self, since: int, most: int) -> list[TableRow]:
        """Open tables with a free seat, before their game, at which somebody was since then; the newest
        first, without those that cannot be read."""

    async def key(self) -> bytes:
        """32 random bytes of this house's own, made once and kept; they seal the visitors' tokens."""

    async def close(self) -> None:
        """Finish writing and let go."""
