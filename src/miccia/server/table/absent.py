"""Whoever is gone, or thinks too long: when a bot may play for them or, where a game cannot wait, the table.

All of it is counted in the table's own time, which stands still in a pause.
"""

from miccia.core.game import Action
from miccia.core.refused import Refused
from miccia.core.turn import Waiting
from miccia.games import find
from miccia.server.people.seats import check_seat
from miccia.server.table.live import Live
from miccia.server.table.scene import Scene

GRACE, AGAIN = 8_000, 1_000  # milliseconds until the table acts for somebody who is gone: first, and then


class Absent:
    """The people who sit at a table and are not connected."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.rests: dict[int, int] = {}  # seats that the table has just acted for: until when it rests

    @property
    def gone(self) -> dict[int, int]:
        """Their seats: the table time since when."""
        return self.scene.gone

    def note(self) -> None:
        """See who is gone. Whoever comes back starts the time of grace anew."""
        here, now = self.scene.here, self.scene.time.now()
        people = [seat for seat, place in enumerate(self.scene.row.places) if place.kind == "human"]
        self.scene.gone = {seat: self.gone.get(seat, now) for seat in people if seat not in here}
        self.rests = {seat: until for seat, until in self.rests.items() if seat in self.gone}

    # What the table does itself, where a game cannot wait

    def due(self, live: Live) -> list[int]:
        """When the table will have to do something for somebody."""
        if not self.gone:
            return []
        acts = [self.turn_of(seat) for seat in self.gone if self.must_act(live, seat) is not None]
        return acts + [due for seat in self.alone(live) if (due := self.patience(live, seat)) is not None]

    def turn_of(self, seat: int) -> int:
        return max(self.gone[seat] + GRACE, self.rests.get(seat, 0))

    def must_act(self, live: Live, seat: int) -> Action | None:
        return live.played_for(seat) if self.scene.row.places[seat].decides else None

    def next_act(self, live: Live) -> tuple[int, Action] | None:
        """What the table does now for somebody who is gone."""
        now = self.scene.time.moment
        for seat in self.gone:
            if self.turn_of(seat) <= now and (action := self.must_act(live, seat)) is not None:
                self.rests[seat] = now + AGAIN
                return seat, action
        return None

    # When a bot may play for somebody

    def alone(self, live: Live) -> list[int]:
        """The seats that a bot plays for without being asked to: it is agreed so, or nobody could ask."""
        if not self.scene.row.customs.unasked and self.scene.deciding:
            return []
        return [seat for seat in self.gone if self.scene.row.places[seat].decides]

    def next_stand_in(self, live: Live) -> int | None:
        """A seat that a bot plays for from now on without being asked to."""
        now = self.scene.time.moment
        for seat in self.alone(live):
            due = self.patience(live, seat)
            if due is not None and due <= now:
                return seat
        return None

    def patience(self, live: Live, seat: int) -> int | None:
        """The table time from which a bot may play for somebody whom the game waits for; None: never."""
        turn = live.match.turn
        if not isinstance(turn, Waiting) or seat not in turn.seats:
            return None
        dues = []
        if seat in self.gone and (grace := grace_of(self.scene)) is not None:
            dues.append(self.gone[seat] + grace)
        if (due := live.patience(seat, self.scene.row.customs.thought)) is not None:
            dues.append(due)
        return min(dues, default=None)

    def check(self, live: Live, seat: int) -> None:
        """Refuse a bot for somebody who is there and awake, or whom nobody waits for."""
        check_seat(self.scene.row.places, seat)
        due = self.patience(live, seat)
        if due is None or due > self.scene.time.moment:
            raise Refused("still-there")


def grace_of(scene: Scene) -> int | None:
    """How long somebody who is gone is waited for; where the clock runs for all, only as the table does."""
    seconds = scene.row.customs.grace
    if not seconds:
        return None
    return GRACE if find(scene.row.game).ready else seconds * 1000
