"""A game that is being played at a table: the match and what came of every input. No clock, no I/O."""

from bisect import bisect_right
from functools import cached_property
from typing import Any

from msgspec import Struct

from miccia.core.game import Action
from miccia.core.match import AnyGame, AnyMatch
from miccia.core.record import Header, Input
from miccia.core.refused import BadSetup, Refused
from miccia.core.setup import read_options
from miccia.core.turn import Waiting
from miccia.core.words import Reason
from miccia.games import find
from miccia.play import deal, take
from miccia.server.store.contract import Broken, InputRow


class Entry(Struct, frozen=True):
    """What came of an input: `n` inputs there were with it, `seat` acted (None: time did)."""

    n: int
    seat: int | None
    events: list[Any]
    reason: Reason | None = None


class Live:
    """A match, its journal from the deal on, and the names of those who play."""

    def __init__(self, match: AnyMatch) -> None:
        header = match.record.header
        self.match = match
        self.options = read_options(match.game.options, header.options)
        self.names = header.names or [str(seat + 1) for seat in range(header.seats)]
        self.entries: list[Entry] = []
        self.seen: dict[int | None, list[int]] = {seat: [] for seat in (None, *range(header.seats))}

    @property
    def game(self) -> AnyGame:
        return self.match.game

    @property
    def n(self) -> int:
        """How many inputs there have been."""
        return len(self.match.record.inputs)

    def settle(self, now: int) -> Entry | None:
        """Let the next deadline pass if it is due."""
        due = self.match.deadline()
        if due is None or due > now:
            return None
        return self.write(None, self.match.expire(), None)

    def act(self, now: int, seat: int, action: Action | int, reason: Reason | None = None) -> Entry:
        """A seat acts. Deadlines due until `now` must have been settled."""
        self.match.at(now)
        return self.write(seat, self.match.act(seat, action), reason)

    def write(self, seat: int | None, events: list[Any], reason: Reason | None) -> Entry:
        entry = Entry(self.n, seat, events, reason)
        self.entries.append(entry)
        for viewer, numbers in self.seen.items():
            if any(self.game.tell(event, viewer) is not None for event in events):
                numbers.append(entry.n)
        return entry

    # A seat counts only the inputs it was told something of: a gap would tell that there was a secret one.

    def count(self, seat: int | None) -> int:
        """How many inputs the seat knows of."""
        return len(self.seen[seat])

    def number(self, seat: int | None, entry: Entry) -> int | None:
        """The seat's own number for an entry, if it was told of it."""
        known = self.seen[seat]
        number = bisect_right(known, entry.n)
        return number if number and known[number - 1] == entry.n else None

    def kept(self, told: Any) -> Any:
        """What the log keeps of a told event once anybody has moved."""
        return told if self.game.forget is None else self.game.forget(told, self.options)

    def stale(self, seat: int, count: int) -> bool:
        """Whether a choice made at the seat's number `count` was overtaken by its own act or by a deadline.

        What others do meanwhile overtakes nobody: where all act at once, that would make play impossible.
        """
        known = self.seen[seat]
        since = known[min(count, len(known)) - 1] if count and known else 0
        return any(given.seat in (seat, -1) for given in self.match.record.inputs[since:])

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
        reason = self.entries[-1].reason
        return [
            row_of(n, given, reason) for n, given in enumerate(self.match.record.inputs[after:], after + 1)
        ]

    @cached_property
    def views_of_bots(self) -> dict[int, Any]:
        """After the end: for every input with a reason, what the bot saw when it chose."""
        views: dict[int, Any] = {}
        again = deal(self.match.record.header)
        reasoned = {entry.n for entry in self.entries if entry.reason is not None}
        for n, given in enumerate(self.match.record.inputs, 1):
            if n in reasoned:
                views[n] = again.view(given.seat)
            take(again, given)
        return views


def row_of(n: int, given: Input, reason: Reason | None) -> InputRow:
    if given.action is None:
        return InputRow(n, given.at)
    return InputRow(n, given.at, given.seat, given.action.form, reason)


def resume(header: Header, rows: list[InputRow]) -> Live:
    """The game as it stood after the stored inputs; `Broken` if they are no game under these rules."""
    try:
        if find(header.game).version != header.rules:
            raise Broken(f"rules {header.rules} of {header.game}")
        live = Live(deal(header))
        for n, row in enumerate(rows, 1):
            if row.n != n:
                raise Broken(f"input {n} is missing")
            live.write(row.seat, take(live.match, input_of(live.game, row)), row.reason)
    except (BadSetup, Refused) as problem:
        raise Broken(str(problem)) from problem
    return live


def input_of(game: AnyGame, row: InputRow) -> Input:
    if row.seat is None and row.act is None:
        return Input(row.at, -1, None)
    action = game.action(row.act)
    if action is None or row.seat is None:
        raise Broken(f"input {row.n} is not an action of {game.key}")
    return Input(row.at, row.seat, action)
