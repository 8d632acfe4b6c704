"""A table's time: it begins when people are ready, runs while the game goes on, and can be paused."""

from miccia.server.clock import Clock, Stopwatch
from miccia.server.people.places import Places
from miccia.server.store.contract import Elapsed
from miccia.server.table import ready

BEAT = 1_000  # milliseconds of running time that a crash gives back at most


class Hours(Stopwatch):
    """The table time since the deal, without what was spent asleep, and who wishes it to stand still."""

    def __init__(self, clock: Clock) -> None:
        super().__init__(clock)
        self.moment = 0  # of the present job
        self.stored = 0  # what a restart goes on from
        self.wishes: set[int] = set()  # seats that wish for a pause
        self.paused = False
        self.late = 0  # things that the store takes long to keep: until it has, nobody can act
        self.ready: set[int] = set()  # seats that said so, before time begins

    def take_up(self, began: int, elapsed: Elapsed | None) -> None:
        """Go on with a game that was dealt just now or long ago: nobody has said anything about it yet."""
        self.wishes, self.paused, self.ready = set(), False, set()
        self.stored = began if elapsed is None else max(began, elapsed.at)
        self.set(self.stored)

    def next_stop(self, due: int) -> int:
        """How long to sleep until something is due, or until the time should be saved again."""
        return max(0, min(due, self.stored + BEAT) - self.now())

    def unsaved(self, due: int) -> bool:
        """Whether the time should be saved while something is still to come."""
        return self.stored + BEAT <= self.now() < due

    def wish(self, seat: int, wished: bool, playing: bool) -> None:
        """Somebody wishes for a pause, no longer wishes for one, or ends it."""
        if wished and playing:
            self.wishes.add(seat)
        elif self.paused:
            self.wishes, self.paused = set(), False
        else:
            self.wishes.discard(seat)

    def grant(self, here: set[int]) -> None:
        """All who play and are here wish for a pause: the last who did not may just have left."""
        if here and here <= self.wishes:
            self.paused = True

    def get_ready(self, seat: int, places: Places) -> None:
        """Somebody is ready for time to begin."""
        self.ready.add(seat)
        self.set(ready.after_word(self.now(), self.ready, places))
