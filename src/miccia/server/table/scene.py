"""All that there is at a table: what its parts look at and what is shown of it. Nothing here acts."""

from miccia.server.house import House
from miccia.server.people.places import seat_of
from miccia.server.store.contract import TableRow
from miccia.server.table.connection import Connection
from miccia.server.table.crowd import Crowd
from miccia.server.table.hours import Hours
from miccia.server.table.live import Live
from miccia.server.table.talk import Talk


class Scene:
    """A table as it is stored, its game once it has begun, who is here, its time and its talk."""

    def __init__(self, row: TableRow, house: House, live: Live | None) -> None:
        self.row = row
        self.house = house
        self.live = live
        self.crowd = Crowd(house.limits.onlookers)
        self.time = Hours(house.clock)
        self.talk = Talk()

    @property
    def playing(self) -> bool:
        return self.live is not None and self.live.match.over is None

    @property
    def here(self) -> set[int]:
        """The seats of those who are connected."""
        return self.crowd.seats(self.row.places)

    @property
    def running(self) -> bool:
        """Whether the game goes on: somebody who plays is here (anybody, if only bots do), and no pause."""
        people = any(place.kind == "human" for place in self.row.places)
        return bool(self.here if people else self.crowd.present) and not self.time.paused

    def looks_on(self, connection: Connection) -> bool:
        return seat_of(self.row.places, connection.session) is None
