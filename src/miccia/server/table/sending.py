"""What leaves for whom: made once for all to whom it looks the same, no more than a reader can take."""

from collections.abc import Callable, Iterable

from msgspec.structs import replace

from miccia.server import wire, words
from miccia.server.store.contract import Note
from miccia.server.table import around, show
from miccia.server.table.around import To, viewer
from miccia.server.table.connection import TURNED_AWAY, Connection, encode
from miccia.server.table.entry import Entry
from miccia.server.table.eyes import Eyes
from miccia.server.table.live import Live
from miccia.server.table.scene import Scene


class Sender:
    """Tells the connections of one table what they may know."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.wholes: dict[tuple[Eyes, str], wire.Update] = {}  # as they were last made
        self.made_at = 0, 0
        self.past: int | None = None  # how far those have come who see a round late

    def forget(self) -> None:
        """Another game begins."""
        self.wholes.clear()
        self.past = None

    def table(self) -> None:
        """Tell everyone how the table around the game looks."""
        self.each(around.table)

    def each(self, show: Callable[[Scene, To], wire.Answer], but: Connection | None = None) -> None:
        """Tell everyone something of the table."""
        frames: dict[To, bytes] = {}
        for connection in self.scene.crowd.present:
            if connection is but:
                continue
            to = viewer(self.scene, connection)
            if to not in frames:
                frames[to] = encode(show(self.scene, to))
            if not connection.send_frame(frames[to]):
                self.catch_up(connection)

    def presence(self, connection: Connection, turned: bool) -> None:
        """Tell the others who has come or gone: of an onlooker only how many there are now, unless the game
        has `turned` to go on or to rest with them."""
        little = self.scene.looks_on(connection) and not turned and not connection.shoulder
        self.each(around.watching if little else around.table, but=connection)

    def entry(self, live: Live, entry: Entry) -> None:
        """Tell everyone what came of an input, who may know of it."""
        self.wholes.clear()
        frames: dict[tuple[Eyes, str], bytes] = {}
        scene = self.scene
        telling = show.Telling(live, entry, scene.time.now(), scene.row.customs.thought, scene.coached)
        came: bool | None = None
        for connection in self.scene.crowd.present:
            eyes, language = to = self.scene.eyes(connection), connection.language
            if eyes != connection.eyes:
                self.all(connection)
                continue
            if eyes.late and came is None:
                came = self.look_back(live)
            if eyes.late and self.past is not None:
                if not came:
                    continue
            elif live.number(eyes.now, entry) is None:
                continue
            if to not in frames:
                frames[to] = encode(self.seen(telling, eyes, language))
            if not connection.send_frame(frames[to]):
                self.catch_up(connection)

    def look_back(self, live: Live) -> bool:
        """Whether those who see a round late see more now."""
        past, before = self.scene.past.of(live), self.past
        self.past = None if past is None else past.n
        return self.past != before

    def seen(self, telling: show.Telling, eyes: Eyes, language: str) -> wire.Update:
        """The game as these eyes see it: in its first round, with those of everybody if they are late."""
        if eyes.late:
            past = self.scene.past.of(telling.live)
            if past is None:
                return telling.update(None, language)
            telling = show.Telling(past, None, telling.now)
        return telling.update(eyes.seat, language, eyes.plays, eyes.hands)

    def note(self, live: Live, note: Note) -> None:
        """Tell everyone what happened around the game."""
        self.wholes.clear()
        self.each(lambda _, to: wire.Noted(show.noted(live, note, to.eyes.now, to.language)))

    def all(self, connection: Connection) -> None:
        """Tell one connection everything it may know."""
        live, to = self.scene.live, viewer(self.scene, connection)
        if connection.eyes is not None and connection.eyes.peeks and to.eyes != connection.eyes:
            connection.frames.clear()  # they were for other eyes
        connection.eyes = to.eyes
        sent = connection.send(around.table(self.scene, to))
        if sent and live is not None:
            sent = connection.send(self.whole(live, to.eyes, connection.language))
        if not sent:
            self.catch_up(connection)

    def whole(self, live: Live, eyes: Eyes, language: str) -> wire.Update:
        """All of the game as these eyes see it, made once until something happens."""
        if self.made_at != (live.n, live.match.now):
            self.wholes.clear()
            self.made_at = live.n, live.match.now
        to = eyes, language
        if to not in self.wholes:
            telling = show.Telling(live, None, 0, self.scene.row.customs.thought, self.scene.coached)
            self.wholes[to] = show.written(self.seen(telling, eyes, language))
        return replace(self.wholes[to], now=self.scene.time.now())

    def catch_up(self, connection: Connection) -> None:
        """A reader is too slow: skip to the latest, once."""
        if connection.skip():
            self.all(connection)

    def close_eyes(self, connections: Iterable[Connection], code: str) -> None:
        """Tell some that they no longer look through somebody's eyes; what waited for them is not sent."""
        for connection in connections:
            self.all(connection)
            connection.send(wire.Refusal(None, code, "", words.refusal(code, connection.language)))

    def cut_off(self, connection: Connection, code: str, number: int) -> None:
        """Tell a line why it ends now: what waited for it is not sent, and nothing comes after."""
        self.scene.crowd.present.discard(connection)
        connection.frames.clear()
        connection.send(wire.Refusal(None, code, "", words.refusal(code, connection.language)))
        connection.close(number)

    def turn_away(self, session: str) -> None:
        """Tell somebody that they have to go, and close their lines."""
        for connection in self.scene.crowd.present:
            if connection.session == session:
                text = words.refusal("turned-away", connection.language)
                connection.send(wire.Refusal(None, "turned-away", "", text))
                connection.close(TURNED_AWAY)
