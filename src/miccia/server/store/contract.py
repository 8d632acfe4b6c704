"""What the server remembers, and the contract of whatever remembers it.

A table has games, one after the other; the `number` of the first is 1. Inputs are only ever added, and go
only with their table. When a call that writes comes back, what it wrote survives the machine's power. Any
call may end with `Away`, or with `Broken` where the disk is damaged.

One server holds a table at a time: who made it, or took it last. Taking waits for nobody. Whoever held it
before learns of it sooner or later, and at the latest when its next write ends with `Fenced`.
"""

from collections.abc import Callable
from typing import Any, Literal, Protocol, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from miccia.core.record import Header, Tried
from miccia.core.words import Reason
from miccia.server.customs import Customs
from miccia.server.people.places import Places, forget, host_of


class CodeTaken(Exception):
    """There is a table with that code already."""


class Broken(Exception):
    """What is stored of a table cannot be read or added to, or is no game."""


class Away(Exception):
    """The store cannot be reached now: locked, full, a disk that does not answer. Later it may be."""


class Fenced(Exception):
    """Somebody else holds the table by now, or has gone on with its game: nothing was written."""


class Hold(Struct, frozen=True):
    """A table as somebody holds it. Its `epoch` grows with every taking, so that an old one is known."""

    code: str
    epoch: int


class Shoulder(Struct, frozen=True):
    """A link by which others see what a seat sees: its SHA-256, and the session that made it."""

    seat: int
    link: str
    session: str


class Seer(Struct, frozen=True):
    """A session that has looked over the shoulder of a seat; with -1, at hands open to onlookers."""

    session: str
    seat: int


class Program(Struct, frozen=True):
    """What lets a program play for a session: the SHA-256 of a token; `plays`: it takes the seat when it is
    there, until its maker has played again."""

    session: str
    token: str
    plays: bool = True


StoodIn = Literal["", "bot", "program"]  # who acted instead of its human, if anybody did


class NextGame(Struct, frozen=True):
    """The game that gathers at a table while another is over there."""

    number: int
    game: str
    options: dict[str, Any]
    secret: bytes
    places: Places
    tried: Tried | None = None


class Played(Struct, frozen=True):
    """A game that is over, and another has begun since."""

    number: int
    game: str
    places: Places  # as they were at its end
    scores: list[int]
    winners: list[int]
    tried: Tried | None = None  # it went on from another game: it does not count


class TableRow(Struct, frozen=True):
    """A table as it is stored with its present game, the last that was dealt or, if none was, the first;
    `header` once that has begun, `scores` and the `next` once it is over."""

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
    customs: Customs = Customs()
    shoulders: tuple[Shoulder, ...] = ()
    seers: tuple[Seer, ...] = ()
    programs: tuple[Program, ...] = ()
    number: int = 1
    next: NextGame | None = None
    played: tuple[Played, ...] = ()  # before the present game
    tried: Tried | None = None  # the moment of another game that the present one goes on from
    epoch: int = 0  # in which it is held; 0: it was only read

    @property
    def hold(self) -> Hold:
        """What its holder writes by."""
        return Hold(self.code, self.epoch)

    @property
    def gathering(self) -> Places:
        """Who sits at the game that was dealt last or will be dealt next."""
        return self.places if self.next is None else self.next.places

    @property
    def everybody(self) -> Places:
        """The places of the present game and of the next."""
        return self.places if self.next is None else self.places + self.next.places

    @property
    def host(self) -> str:
        """The session that may fill seats, choose and begin."""
        return host_of(self.gathering, self.maker)

    @property
    def last_finished(self) -> int | None:
        """The number of the last game that is over."""
        if self.scores is not None:
            return self.number
        return self.played[-1].number if self.played else None

    def without(self, session: str) -> "TableRow":
        """The same where somebody who does not play now is known no more."""
        return replace(
            self,
            maker="" if self.maker == session else self.maker,
            turned_away=tuple(other for other in self.turned_away if other != session),
            programs=tuple(program for program in self.programs if program.session != session),
            played=tuple(replace(game, places=forget(game.places, session)) for game in self.played),
        )

    def renamed(self, old: str, new: str) -> "TableRow":
        """The same where somebody is known by another session."""

        def named(places: Places) -> Places:
            return tuple(replace(place, session=new) if place.session == old else place for place in places)

        own = new in (self.maker, *[place.session for place in self.everybody])
        away = {new if other == old else other for other in self.turned_away if other != old or not own}
        return replace(
            self,
            maker=new if self.maker == old else self.maker,
            places=named(self.places),
            next=self.next and replace(self.next, places=named(self.next.places)),
            played=tuple(replace(game, places=named(game.places)) for game in self.played),
            turned_away=tuple(sorted(away)),
            shoulders=tuple(renamed(shoulder, old, new) for shoulder in self.shoulders),
            seers=tuple(renamed(seer, old, new) for seer in self.seers),
            programs=tuple(renamed(program, old, new) for program in self.programs),
        )

    def seated(self, places: Places) -> "TableRow":
        """The same with other people in the places that gather."""
        if self.next is None:
            return replace(self, places=places)
        return replace(self, next=replace(self.next, places=places))


Known = TypeVar("Known", Shoulder, Seer, Program)


def renamed(known: Known, old: str, new: str) -> Known:
    """The same of another session, if it is of this one."""
    return replace(known, session=new) if known.session == old else known


class InputRow(Struct, frozen=True):
    """The input number `n` of a game, from 1: a seat's action in its JSON form, a deadline that passed, or a
    seat that took back what came after the input `undo`; `stood_in`: who acted in its human's place."""

    n: int
    at: int
    seat: int | None = None
    act: dict[str, Any] | None = None
    reason: Reason | None = None
    stood_in: StoodIn = ""
    undo: int | None = None


class Note(Struct, frozen=True):
    """Something that happened at the table and not in the game, when there had been `after` inputs.

    `what` it was is a key (`note-WHAT`); it is about a `seat`, and done `by` another or by a `name`.
    """

    after: int
    what: str
    seat: int
    by: int | None = None
    name: str = ""


class Elapsed(Struct, frozen=True):
    """How far a table's time has come, in milliseconds, and whether its game is paused."""

    at: int
    paused: bool = False


class Progress(Struct, frozen=True):
    """How a game went on: more inputs, the scores, the winners and the reason if they ended it, whom it waits
    for if that has changed, how far the table's time has come if they set it back."""

    inputs: list[InputRow]
    scores: list[int] | None = None
    waiting: list[int] | None = None
    elapsed: Elapsed | None = None
    winners: list[int] | None = None
    why: str | None = None

    @property
    def after(self) -> int | None:
        """How many inputs there must have been before these."""
        return self.inputs[0].n - 1 if self.inputs else None


class Saved(Struct, frozen=True):
    """All that is stored of a table; `elapsed` once its time was kept."""

    table: TableRow
    inputs: list[InputRow]  # of the present game, as what follows
    elapsed: Elapsed | None = None
    notes: list[Note] = []


class SavedGame(Struct, frozen=True):
    """A game that was dealt, its inputs and what happened around it."""

    header: Header
    inputs: list[InputRow]
    notes: list[Note] = []


class Past(Struct, frozen=True):
    """A finished game as one of its players finds it again, among all that they have played."""

    code: str
    number: int
    game: str
    options: dict[str, Any]
    names: list[str]
    seat: int  # theirs
    scores: list[int]
    winners: list[int]
    why: str  # "" in games of a time before it was kept
    ended: int  # seconds since 1970
    reviewed: list[tuple[float, float]] | None  # luck and skill of every seat, once a review is made


class Store(Protocol):
    """Where tables are kept. Every call may be made from many tasks at once; those by a `hold` may end with
    `Fenced`."""

    truth: int  # milliseconds that the answer of `check` stays true: where looking makes work

    async def add(self, table: TableRow) -> TableRow:
        """Keep a new table, and hold it; `CodeTaken` if there is one with its code."""

    async def take(self, code: str) -> Saved | None:
        """Hold a table from now on, whoever held it before, and read it; None if there is no such table,
        `Broken` if it cannot be read. What was written before is in it, and nothing is written by others
        afterwards."""

    async def let_go(self, holds: list[Hold]) -> None:
        """Hold these tables no longer; nobody writes by them again."""

    def listen(self, lost: Callable[[str, int], None], forgot: Callable[[str], None]) -> None:
        """Have it told when another server holds a table since an epoch, and when one has forgotten a
        session. Who hears nothing of it misses nothing but time."""

    async def seat(self, hold: Hold, number: int, places: Places) -> None:
        """Keep who sits where."""

    async def customs(self, hold: Hold, customs: Customs) -> None:
        """Keep what is agreed on."""

    async def note(self, hold: Hold, number: int, note: Note, places: Places | None = None) -> None:
        """Keep a note, and who sits where if that has changed with it."""

    async def shoulder(self, hold: Hold, seat: int, shoulder: Shoulder | None) -> None:
        """Keep the link over a seat's shoulder, or that there is none."""

    async def program(self, hold: Hold, session: str, program: Program | None) -> None:
        """Keep what lets a program play for a session, or that nothing does."""

    async def saw(self, hold: Hold, number: int, seer: Seer, note: Note | None) -> None:
        """Keep who has seen a hand, and the note of it if there is one."""

    async def turn_away(self, hold: Hold, session: str, number: int, places: Places) -> None:
        """Keep that a session may not come to the table again, and who sits there without it."""

    async def begin(
        self, hold: Hold, number: int, places: Places, header: Header, waiting: list[int]
    ) -> None:
        """Keep that the game has begun, and whom it waits for; nobody has seen a hand in it, nor may by a
        link of the game before."""

    async def append(self, hold: Hold, number: int, progress: Progress) -> None:
        """Keep how a game went on."""

    async def lay(self, hold: Hold, winners: list[int], game: NextGame) -> None:
        """Keep who has won the game that is over, and a next one that gathers."""

    async def choose(self, hold: Hold, game: NextGame) -> None:
        """Keep what the game that gathers will be; there may be more places at it, or fewer."""

    async def keep_time(self, hold: Hold, number: int, elapsed: Elapsed) -> None:
        """Keep how far the time of a game has come."""

    async def visited(self, codes: list[str], date: int) -> None:
        """Keep that somebody is at these tables now. A store of several servers goes by a clock of its own,
        not by the `date` of one of them: theirs may differ."""

    async def outdated(self, finished_for: int | None, empty_for: int, most: int) -> list[str]:
        """The codes of tables whose last game has been over for so many seconds (None: none of these), and of
        those before their first at which nobody has sat for so many."""

    async def remove(self, codes: list[str]) -> None:
        """Keep nothing of these tables."""

    async def forget(self, session: str) -> None:
        """Keep nothing of who this was: in finished games the place stays, without name and session; before
        a game it is free. Places in running games stay as they are."""

    async def finished(self, session: str) -> int:
        """In how many finished games the session has a place."""

    async def past(self, session: str, most: int) -> list[Past]:
        """The finished games of a session that count, the newest first; without those that cannot be read."""

    async def reviewed(self, code: str, number: int, told: list[tuple[float, float]]) -> None:
        """Keep the luck and the skill that a review found for every seat of a game."""

    async def play_together(self, one: str, other: str) -> bool:
        """Whether two sessions have places in one game that goes on."""

    async def adopt(self, old: str, new: str) -> None:
        """Keep everything that is known of one session as another's."""

    async def load(self, code: str) -> Saved | None:
        """A table and its present game as they are, without holding it; otherwise as `take`."""

    async def game(self, code: str, number: int) -> SavedGame | None:
        """One game of a table, None if it was not dealt; `Broken` if it cannot be read."""

    async def of_session(self, session: str, most: int) -> list[TableRow]:
        """The tables at whose present or next game the session sits, the newest first; without those that
        cannot be read."""

    async def open_tables(self, date: int, within: int, most: int) -> list[TableRow]:
        """Open tables with a free seat at a game that gathers, at which somebody was in so many milliseconds
        before now; the newest first, without those that cannot be read. `date` is as in `visited`."""

    async def key(self) -> bytes:
        """32 random bytes of this house's own, made once and kept; they seal the visitors' tokens."""

    async def check(self) -> None:
        """See that something can be written; `Away` also if it is only other servers who can."""

    def reached(self) -> bool:
        """Whether it has answered for some seconds without a break."""

    async def close(self) -> None:
        """Finish writing and let go."""
