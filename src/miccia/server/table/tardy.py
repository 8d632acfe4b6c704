"""How long a table waits for the move of a program: then one of its own bots moves instead.

Counted in the table's own time, from when the program's seat was asked. A window has a clock of its own, and
closes without it; where it has none its bot answers too, but nobody is told: who has passed is a secret.
"""

from typing import Literal

from miccia.core.turn import Waiting
from miccia.server.table.live import Live
from miccia.server.table.scene import Scene

LATE = 10_000  # milliseconds that a program has for a move
WRONG = 3  # moves that are refused, before no other is waited for
MISSED = 3  # moves in a row that a bot has made instead, before it plays on
Fault = Literal["late", "wrong", "gone"]


class Wait:
    """What is waited for on one seat: since when, how often it went wrong, how often a bot had to move."""

    since: int | None = None
    wrong = 0
    missed = 0


class Tardy:
    """The programs at one table that the game waits for."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.waits: dict[int, Wait] = {}

    def forget(self) -> None:
        """Another game begins, or time was set back."""
        self.waits.clear()

    def due(self, live: Live, turn: Waiting) -> list[int]:
        """When the programs that are asked now will be late."""
        now, dues = self.scene.time.now(), []
        for seat, place in enumerate(self.scene.row.places):
            if not place.programmed or seat not in turn.seats or not live.match.legal(seat):
                self.rest(seat)
                continue
            wait = self.waits.setdefault(seat, Wait())
            if wait.since is None:
                wait.since = now
            due = self.due_of(live, turn, seat, wait)
            if due is not None and due > now:
                dues.append(due)
        return dues

    def due_of(self, live: Live, turn: Waiting, seat: int, wait: Wait) -> int | None:
        if wait.since is None:
            return None
        if not live.game.is_window(turn.ask):
            return wait.since if wait.wrong >= WRONG else wait.since + LATE
        return None if turn.until is not None else max(wait.since, live.told_at[seat]) + LATE

    def late(self, live: Live, turn: Waiting, seat: int) -> bool:
        """Whether a bot moves now."""
        wait = self.waits.get(seat)
        due = None if wait is None else self.due_of(live, turn, seat, wait)
        return due is not None and due <= self.scene.time.now()

    def rest(self, seat: int) -> None:
        """Nothing is asked there any more."""
        if (wait := self.waits.get(seat)) is not None:
            wait.since, wait.wrong = None, 0

    def refused(self, seat: int) -> None:
        """A program's move was none."""
        if (wait := self.waits.get(seat)) is not None:
            wait.wrong += 1

    def answered(self, seat: int) -> None:
        """A program has moved."""
        self.waits.pop(seat, None)

    def fault(self, live: Live, seat: int) -> Fault | None:
        """Why a bot moves now where a program should, if that may be told."""
        turn, place, wait = live.match.turn, self.scene.row.places[seat], self.waits.get(seat)
        if not place.programmed or not isinstance(turn, Waiting) or live.game.is_window(turn.ask):
            return None
        if wait is not None and wait.wrong >= WRONG:
            return "wrong"
        return "late" if place.session in self.scene.crowd.programs() else "gone"

    def miss(self, seat: int) -> bool:
        """A bot has moved for a program; whether it did so often enough to go on."""
        wait = self.waits.setdefault(seat, Wait())
        wait.missed += 1
        self.rest(seat)
        if wait.missed >= MISSED:
            self.answered(seat)
            return True
        return False
