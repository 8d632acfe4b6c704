"""Who is here: the connections to one table, of those who sit and of those who look on."""

from miccia.core.refused import Refused
from miccia.server.people.places import Places, seat_of
from miccia.server.table.connection import Connection


class Crowd:
    """Everybody who is connected to a table."""

    def __init__(self, most: int) -> None:
        self.most = most  # onlookers
        self.present: set[Connection] = set()
        self.numbers: dict[str, int] = {}  # of sessions that have looked on

    def seats(self, places: Places) -> set[int]:
        """The seats of those who are connected."""
        seats = (seat_of(places, session) for session in self.sessions())
        return {seat for seat in seats if seat is not None}

    def anybody(self, places: Places) -> bool:
        """Whether one of them is, or a program that plays for one."""
        for connection in self.present:
            seat = None if connection.screen else seat_of(places, connection.session)
            if seat is not None and (places[seat].programmed or not connection.program):
                return True
        return False

    def sessions(self) -> set[str]:
        """Those who are here themselves: a screen that somebody has put up is not, nor is a program."""
        return {one.session for one in self.present if not one.screen and not one.program}

    def programs(self) -> set[str]:
        """Those whose programs are here."""
        return {connection.session for connection in self.present if connection.program}

    def onlookers(self, places: Places) -> set[str]:
        """The sessions that look on."""
        seated = {place.session for place in places}
        return {connection.session for connection in self.present} - seated

    def number(self, session: str) -> int:
        """What an onlooker is called."""
        return self.numbers.setdefault(session, len(self.numbers) + 1)

    def onlooker(self, number: int | None, places: Places) -> str | None:
        """The session of the onlooker who is called so."""
        return next((who for who in self.onlookers(places) if self.number(who) == number), None)

    def let_in(self, connection: Connection, places: Places) -> None:
        """Somebody comes, if they sit here or there is room for one more onlooker."""
        session = connection.session
        looks_on = seat_of(places, session) is None
        if looks_on and len(self.onlookers(places) - {session}) >= self.most:
            raise Refused("crowded")
        self.present.add(connection)
