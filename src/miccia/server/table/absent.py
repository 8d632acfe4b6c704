"""Whoever is gone: where a game cannot wait for them, the table acts for them after a while."""

from miccia.core.game import Action
from miccia.server.table.live import Live
from miccia.server.table.scene import Scene

GRACE, AGAIN = 8_000, 1_000  # milliseconds until the table acts for somebody who is gone: first, and then


class Absent:
    """The people who sit at a table and are not connected."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.gone: dict[int, int] = {}  # their seats: the table time from which the table acts for them

    def note(self) -> None:
        """See who is gone. Whoever comes back starts the time of grace anew."""
        here, grace = self.scene.here, self.scene.time.now() + GRACE
        people = [seat for seat, place in enumerate(self.scene.row.places) if place.kind == "human"]
        self.gone = {seat: self.gone.get(seat, grace) for seat in people if seat not in here}

    def due(self, live: Live) -> list[int]:
        """When the table will have to act for somebody."""
        return [at for seat, at in self.gone.items() if live.played_for(seat) is not None]

    def next_act(self, live: Live) -> tuple[int, Action] | None:
        """What the table does now for somebody who is gone."""
        for seat, due in self.gone.items():
            if due <= self.scene.time.moment and (action := live.played_for(seat)) is not None:
                self.gone[seat] = self.scene.time.moment + AGAIN
                return seat, action
        return None
