"""All that there is at a table: what its parts look at and what is shown of it. Nothing here acts."""

from miccia.games import find
from miccia.server.house import House
from miccia.server.people.places import seat_of
from miccia.server.store.contract import TableRow
from miccia.server.table.connection import Connection
from miccia.server.table.crowd import Crowd
from miccia.server.table.eyes import PUBLIC, Eyes, own, shoulder_of
from miccia.server.table.hours import Hours
from miccia.server.table.live import Live
from miccia.server.table.past import Past
from miccia.server.table.talk import Talk
from miccia.server.table.wish import Wish


class Scene:
    """A table as it is stored, its game once it has begun, who is here, its time and its talk."""

    def __init__(self, row: TableRow, house: House, live: Live | None) -> None:
        self.row = row
        self.house = house
        self.live = live
        self.crowd = Crowd(house.limits.onlookers)
        self.time = Hours(house.clock)
        self.talk = Talk()
        self.past = Past()
        self.gone: dict[int, int] = {}  # seats of people who are not connected: the table time since when
        self.wish: Wish | None = None  # to take something back, until it is decided
        self.deals_at: int | None = None  # the clock when the next game is dealt: all are ready

    @property
    def playing(self) -> bool:
        return self.live is not None and self.live.match.over is None

    @property
    def here(self) -> set[int]:
        """The seats of those who are connected."""
        return self.crowd.seats(self.row.places)

    @property
    def deciding(self) -> set[int]:
        """Those of them who play themselves."""
        return {seat for seat in self.here if self.row.places[seat].decides}

    @property
    def running(self) -> bool:
        """Whether the game goes on: no pause, nothing to decide on, no store that lets everybody wait, and
        somebody who plays is here.

        An onlooker is enough where all who play are bots or can be stood in for, but makes no deadline pass.
        """
        if self.time.paused or self.time.late or self.wish is not None:
            return False
        if self.crowd.anybody(self.row.places):
            return True
        people = any(place.decides for place in self.row.places)
        due = self.live is not None and self.live.match.deadline() is not None
        waits = people and (due or not self.row.customs.grace)
        return bool(self.crowd.present and not waits)

    @property
    def coached(self) -> bool:
        """Whether those who play have a coach: while the game goes on, as it is agreed."""
        coach = self.row.customs.coach
        people = sum(place.kind == "human" for place in self.row.places)
        return self.playing and (coach == "all" or (coach == "alone" and people == 1))

    @property
    def starter(self) -> int | None:
        """Who starts the next game: the seat after the one that started this; None: chance decides."""
        game, live = self.row.next, self.live
        if game is None or live is None or live.started is None or "starter" not in find(game.game).draws:
            return None
        return (live.started + 1) % len(game.places)

    def clear_away(self) -> None:
        """What belonged to a game, before the next. Whoever looks at hands asks for it in every game."""
        self.deals_at = None
        self.talk.signals.clear()
        self.past = Past()
        for connection in self.crowd.present:
            connection.shoulder, connection.look = "", None

    def looks_on(self, connection: Connection) -> bool:
        return connection.screen or seat_of(self.row.places, connection.session) is None

    def eyes(self, connection: Connection) -> Eyes:
        """What a connection sees: whoever plays sees with their own eyes, whatever else they ask for."""
        row, seat = self.row, seat_of(self.row.places, connection.session)
        if connection.screen:
            return PUBLIC
        if seat is not None:
            return own(seat)
        if not self.playing:
            return PUBLIC
        if (shoulder := shoulder_of(row.shoulders, row.places, connection.shoulder)) is not None:
            return Eyes(shoulder, shoulder=True)
        if connection.look is None or row.customs.hands == "closed":
            return PUBLIC
        late = row.customs.hands == "late"
        return (
            Eyes(hands=True, late=late) if connection.look == "all" else Eyes(int(connection.look), late=late)
        )

    def lookers(self) -> dict[str, set[str]]:
        """The sessions that look over shoulders, by the stored form of the link."""
        found: dict[str, set[str]] = {}
        for connection in self.crowd.present:
            if connection.shoulder and seat_of(self.row.places, connection.session) is None:
                found.setdefault(connection.shoulder, set()).add(connection.session)
        return found
