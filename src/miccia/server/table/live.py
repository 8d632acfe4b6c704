"""A game that is being played at a table: the match and what came of every input. No clock, no I/O."""

from bisect import bisect_right
from collections.abc import Collection, Iterable
from typing import Any

from mypy_extensions import mypyc_attr

from miccia.core.game import Action
from miccia.core.match import AnyGame, AnyMatch
from miccia.core.record import Header, Input, Tried, Undo
from miccia.core.refused import BadSetup, Refused
from miccia.core.setup import read_options
from miccia.core.turn import Turn, Waiting
from miccia.core.words import Reason
from miccia.games import find
from miccia.play import deal, take
from miccia.server.people.places import guest
from miccia.server.store.contract import Broken, InputRow, Note, StoodIn
from miccia.server.table.entry import Entry


@mypyc_attr(native_class=True)
class Live:
    """A match, its journal from the deal on, and the names of those who play."""

    def __init__(self, match: AnyMatch) -> None:
        header = match.record.header
        self.match = match
        self.begun = match.state.copy()
        self.before: list[Any] = []  # events of the game that this one goes on from with the same cards
        if header.tried is not None and header.tried.seat is None:
            self.retrace(header.tried)
        self.options = read_options(match.game.options, header.options)
        self.known = header.names or [str(seat + 1) for seat in range(header.seats)]
        self.turn = match.turn  # before the next input
        self.started = starter(match.turn)
        self.entries: list[Entry] = []
        self.notes: list[Note] = []
        self.standing: list[int] = []  # the numbers of those that nobody has taken back
        self.undos = 0
        self.seen: dict[int | None, list[int]] = {seat: [] for seat in (None, *range(header.seats))}
        self.told_at: dict[int | None, int] = dict.fromkeys(self.seen, 0)  # the table time
        self.latest: dict[int | None, list[Any]] = {}  # what came of the last input, as everybody was told it
        self.called: dict[str, list[str]] = {}  # by language
        self.bots_saw: dict[int, Any] | None = None  # once somebody has asked

    def retrace(self, tried: Tried) -> None:
        """What everybody had seen and heard when this game was another one yet."""
        other = Live(deal(tried.origin))
        for line in tried.inputs:
            given = self.match.game.input(line)
            assert given is not None
            other.repeat(given, None, "")
        self.begun = other.begun
        self.before = other.before + [event for n in other.standing for event in other.entries[n - 1].events]

    def names(self, language: str) -> list[str]:
        """What those who play are called."""
        if language not in self.called:
            self.called[language] = [guest(seat, name, language) for seat, name in enumerate(self.known)]
        return self.called[language]

    @property
    def game(self) -> AnyGame:
        return self.match.game

    def first(self, seat: int) -> Any:
        """What a seat saw when the cards were dealt."""
        return self.game.view(self.begun, seat)

    @property
    def n(self) -> int:
        """How many inputs there have been."""
        return len(self.match.record.inputs)

    def settle(self, now: int) -> Entry | None:
        """Let the next deadline pass if it is due."""
        due = self.match.deadline()
        if due is None or due > now:
            return None
        return self.write(None, self.match.expire())

    def act(
        self,
        now: int,
        seat: int,
        action: Action | int,
        reason: Reason | None = None,
        stood_in: StoodIn = "",
    ) -> Entry:
        """A seat acts. Deadlines due until `now` must have been settled."""
        before = self.match.now
        self.match.at(now)
        try:
            events = self.match.act(seat, action)
        except Refused:
            self.match.state.now = before  # a view may tell the time, and a refusal changes nothing
            raise
        return self.write(seat, events, reason, stood_in)

    def undo(self, now: int, seat: int, to: int) -> Entry:
        """A seat takes back what came after entry number `to`. Due deadlines must have been settled."""
        before = self.match.now
        self.match.at(now)
        try:
            self.match.undo(seat, to)
        except Refused:
            self.match.state.now = before
            raise
        return self.write_undo(seat, to)

    def repeat(self, given: Input | Undo, reason: Reason | None, stood_in: StoodIn) -> Entry:
        """An input that was made before."""
        events = take(self.match, given)
        if isinstance(given, Undo):
            return self.write_undo(given.seat, given.to)
        return self.write(None if given.action is None else given.seat, events, reason, stood_in)

    def write(
        self, seat: int | None, events: list[Any], reason: Reason | None = None, stood_in: StoodIn = ""
    ) -> Entry:
        tell = self.game.tell
        self.latest = {viewer: [tell(event, viewer) for event in events] for viewer in self.seen}
        told = [viewer for viewer, known in self.latest.items() if any(event is not None for event in known)]
        self.standing.append(self.n)
        return self.add(Entry(self.n, seat, events, self.turn, reason, stood_in), told)

    def write_undo(self, seat: int, to: int) -> Entry:
        kept = bisect_right(self.standing, to)
        back = tuple(self.standing[kept:])
        del self.standing[kept:]
        self.undos += 1
        self.latest = {viewer: [] for viewer in self.seen}
        return self.add(Entry(self.n, seat, [], self.turn, back=back), self.seen)

    def add(self, entry: Entry, told: Collection[int | None]) -> Entry:
        self.entries.append(entry)
        self.turn = self.match.turn
        for viewer in told:
            self.seen[viewer].append(entry.n)
        return entry

    def turn_after(self, n: int) -> Turn:
        """Where the game stood after so many inputs."""
        return self.entries[n].turn if n < len(self.entries) else self.turn

    def told(self, entry: Entry, viewer: int | None) -> list[Any]:
        """The events of an entry as a viewer may know them; None for each that it may not."""
        if entry is self.entries[-1]:
            return self.latest[viewer]
        return [self.game.tell(event, viewer) for event in entry.events]

    def stands(self, entry: Entry) -> bool:
        """Whether nobody has taken it back; an undo itself stands for good."""
        place = bisect_right(self.standing, entry.n)
        return bool(entry.back) or (place > 0 and self.standing[place - 1] == entry.n)

    def shows(self, entries: Iterable[Entry], viewer: int | None) -> bool:
        """Whether a viewer was told something by them that stays known when they are taken back."""
        told = (event for entry in entries for event in self.told(entry, viewer))
        return any(isinstance(event, self.game.reveals or ()) for event in told)

    # A seat counts only the inputs it was told something of: a gap would tell that there was a secret one.

    def count(self, seat: int | None) -> int:
        """How many inputs the seat knows of."""
        return len(self.seen[seat])

    def number(self, seat: int | None, entry: Entry) -> int | None:
        """The seat's own number for an entry, if it was told of it."""
        known = self.seen[seat]
        number = bisect_right(known, entry.n)
        return number if number and known[number - 1] == entry.n else None

    def patience(self, seat: int | None, thought: int) -> int | None:
        """The table time until which the game waits for who thinks, for so many seconds; 0: for ever.

        It is counted from when the seat was last told something, not from the input's own moment: that would
        tell whether a window was closed by its clock. Windows and races have a time of their own.
        """
        turn = self.match.turn if thought else None
        if not isinstance(turn, Waiting) or turn.until or self.game.is_window(turn.ask):
            return None
        return thought * 1000 + self.told_at[seat]

    def tell(self, entry: Entry, now: int) -> None:
        """Those who may know of an entry are told of it now."""
        for viewer, known in self.seen.items():
            if known and known[-1] == entry.n:
                self.told_at[viewer] = now

    def kept(self, told: Any) -> Any:
        """What the log keeps of a told event once anybody has moved."""
        return told if self.game.forget is None else self.game.forget(told, self.options)

    def stale(self, seat: int, count: int) -> bool:
        """Whether a choice made at the seat's number `count` was overtaken: by its own act, by a deadline, or
        by anybody who took something back.

        What others do meanwhile overtakes nobody: where all act at once, that would make play impossible.
        """
        known = self.seen[seat]
        if count > len(known):  # of the game before
            return True
        since = known[count - 1] if count else 0
        later = self.match.record.inputs[since:]
        return any(given.seat in (seat, -1) or isinstance(given, Undo) for given in later)

    def waited_for(self) -> list[int]:
        """The seats that the game waits for."""
        turn = self.match.turn
        return sorted(turn.seats) if isinstance(turn, Waiting) else []

    def played_for(self, seat: int) -> Action | None:
        """What the table plays for somebody who is gone, if it must."""
        if self.game.absent is None or not self.match.legal(seat):
            return None
        return self.game.absent(self.match.state, seat)

    def rows(self, after: int) -> list[InputRow]:
        """The inputs after the first `after` as they are stored."""
        last = self.entries[-1]
        return [row_of(n, given, last) for n, given in enumerate(self.match.record.inputs[after:], after + 1)]

    def views_of_bots(self) -> dict[int, Any]:
        """After the end: for every input with a reason, what the bot saw when it chose."""
        if self.bots_saw is None:
            self.bots_saw = self.see_again()
        return self.bots_saw

    def see_again(self) -> dict[int, Any]:
        views: dict[int, Any] = {}
        again = deal(self.match.record.header)
        reasoned = {entry.n for entry in self.entries if entry.reason is not None}
        for n, given in enumerate(self.match.record.inputs, 1):
            if n in reasoned:
                views[n] = again.view(given.seat)
            take(again, given)
        return views


def starter(turn: Turn) -> int | None:
    """The seat that the game waits for at the deal, if it is but one."""
    return turn.order[0] if isinstance(turn, Waiting) and len(turn.order) == 1 else None


def row_of(n: int, given: Input | Undo, entry: Entry) -> InputRow:
    if isinstance(given, Undo):
        return InputRow(n, given.at, given.seat, undo=given.to)
    if given.action is None:
        return InputRow(n, given.at)
    return InputRow(n, given.at, given.seat, given.action.form, entry.reason, entry.stood_in)


def resume(header: Header, rows: list[InputRow], notes: list[Note]) -> Live:
    """The game as it stood after the stored inputs; `Broken` if they are no game under these rules."""
    try:
        if find(header.game).version != header.rules:
            raise Broken(f"rules {header.rules} of {header.game}")
        live = Live(deal(header))
        for n, row in enumerate(rows, 1):
            if row.n != n:
                raise Broken(f"input {n} is missing")
            live.repeat(input_of(live.game, row), row.reason, row.stood_in)
    except (BadSetup, Refused) as problem:
        raise Broken(str(problem)) from problem
    live.notes += notes
    return live


def input_of(game: AnyGame, row: InputRow) -> Input | Undo:
    if row.undo is not None and row.seat is not None:
        return Undo(row.at, row.seat, row.undo)
    if row.seat is None and row.act is None:
        return Input(row.at, -1, None)
    action = game.action(row.act)
    if action is None or row.seat is None:
        raise Broken(f"input {row.n} is not an action of {game.key}")
    return Input(row.at, row.seat, action)
