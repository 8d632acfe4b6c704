"""What leaves for whom: made once for all to whom it looks the same, no more than a reader can take."""

from collections.abc import Callable

from msgspec.structs import replace

from miccia.server import wire, words
from miccia.server.people.places import host_of, seat_of
from miccia.server.table import around, show
from miccia.server.table.around import To
from miccia.server.table.connection import TURNED_AWAY, Connection, encode
from miccia.server.table.live import Entry, Live
from miccia.server.table.scene import Scene


class Sender:
    """Tells the connections of one table what they may know."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.wholes: dict[tuple[int | None, str], wire.Update] = {}  # as they were last made
        self.made_at = 0, 0

    def table(self) -> None:
        """Tell everyone how the table around the game looks."""
        self.each(around.table)

    def each(self, show: Callable[[Scene, To], wire.Answer], but: Connection | None = None) -> None:
        """Tell everyone something of the table."""
        row = self.scene.row
        places = {place.session: seat for seat, place in enumerate(row.places)}
        host = host_of(row.places, row.maker)
        frames: dict[To, str] = {}
        for connection in self.scene.crowd.present:
            session = connection.session
            to = To(places.get(session), session == host, connection.language)
            if connection is but:
                continue
            if to not in frames:
                frames[to] = encode(show(self.scene, to))
            if not connection.send_frame(frames[to]):
                self.catch_up(connection)

    def presence(self, connection: Connection) -> None:
        """Tell the others who has come or gone: of an onlooker, only how many there are now."""
        self.each(around.watching if self.scene.looks_on(connection) else around.table, but=connection)

    def entry(self, live: Live, entry: Entry) -> None:
        """Tell everyone what came of an input, who may know of it."""
        self.wholes.clear()
        frames: dict[tuple[int | None, str], str] = {}
        for connection in self.scene.crowd.present:
            to = seat_of(self.scene.row.places, connection.session), connection.language
            if live.number(to[0], entry) is None:
                continue
            if to not in frames:
                frames[to] = encode(show.update(live, *to, self.scene.time.now(), entry))
            if not connection.send_frame(frames[to]):
                self.catch_up(connection)

    def all(self, connection: Connection) -> None:
        """Tell one connection everything it may know."""
        row, live = self.scene.row, self.scene.live
        seat = seat_of(row.places, connection.session)
        host = host_of(row.places, row.maker) == connection.session
        sent = connection.send(around.table(self.scene, To(seat, host, connection.language)))
        if sent and live is not None:
            sent = connection.send(self.whole(live, seat, connection.language))
        if not sent:
            self.catch_up(connection)

    def whole(self, live: Live, seat: int | None, language: str) -> wire.Update:
        """All of the game as the seat may see it, made once until something happens."""
        if self.made_at != (live.n, live.match.now):
            self.wholes.clear()
            self.made_at = live.n, live.match.now
        to = seat, language
        if to not in self.wholes:
            self.wholes[to] = show.written(show.update(live, seat, language, 0, None))
        return replace(self.wholes[to], now=self.scene.time.now())

    def catch_up(self, connection: Connection) -> None:
        """A reader is too slow: skip to the latest, once."""
        if connection.skip():
            self.all(connection)

    def turn_away(self, session: str) -> None:
        """Tell somebody that they have to go, and close their lines."""
        for connection in self.scene.crowd.present:
            if connection.session == session:
                text = words.refusal("turned-away", connection.language)
                connection.send(wire.Refusal(None, "turned-away", "", text))
                connection.close(TURNED_AWAY)
