"""Those who look on and see more than everybody: over a player's shoulder, or hands that lie open to them."""

import secrets
from collections.abc import Iterable
from typing import Protocol

from msgspec.structs import replace

from miccia.core.refused import Refused
from miccia.games import find
from miccia.server.people.places import seat_of
from miccia.server.people.seats import check_seat
from miccia.server.people.tokens import session_of
from miccia.server.store.contract import Note, Seer, Shoulder
from miccia.server.table.connection import Connection
from miccia.server.table.eyes import shoulder_of
from miccia.server.table.live import Live
from miccia.server.table.scene import Scene

ANY = -1  # instead of a seat: whatever the table lets onlookers see
SEERS = 1000  # who may have seen hands at one table


class Shown(Protocol):
    """How a table shows what changes here."""

    @property
    def begun(self) -> Live: ...

    def close_eyes(self, connections: Iterable[Connection]) -> None: ...

    def tell_note(self, live: Live, note: Note) -> None: ...


class Looking:
    """The links over the shoulders of one table, and who has seen hands: they take no seat in this game."""

    def __init__(self, scene: Scene, shown: Shown) -> None:
        self.scene = scene
        self.shown = shown

    async def make_link(self, seat: int) -> str:
        """A link by which others see what this seat sees; the one before it is none any more."""
        session = self.scene.row.places[seat].session
        if find(self.scene.row.game).open:
            raise Refused("nothing-hidden")
        assert session is not None
        link = secrets.token_urlsafe(24)
        await self.keep(seat, Shoulder(seat, session_of(link), session))
        return link

    async def take_back(self, seat: int) -> None:
        """Nobody looks over this shoulder any more."""
        await self.keep(seat, None)

    async def keep(self, seat: int, shoulder: Shoulder | None) -> None:
        row = self.scene.row
        old = next((other.link for other in row.shoulders if other.seat == seat), None)
        await self.scene.house.store.shoulder(row.hold, seat, shoulder)
        others = tuple(other for other in row.shoulders if other.seat != seat)
        self.scene.row = replace(row, shoulders=(*others, shoulder) if shoulder else others)
        closed = [one for one in self.scene.crowd.present if old is not None and one.shoulder == old]
        for connection in closed:
            connection.shoulder = ""
        self.shown.close_eyes(closed)

    async def lean_over(self, connection: Connection, link: str) -> None:
        """Somebody comes by a link. Everybody is told, once of each who does."""
        row, stored = self.scene.row, session_of(link)
        if seat_of(row.places, connection.session) is not None:
            raise Refused("own-eyes")
        seat = shoulder_of(row.shoulders, row.places, stored) if self.scene.playing else None
        if seat is None:
            raise Refused("shoulder-closed")
        others = self.scene.lookers().get(stored, set()) - {connection.session}
        if len(others) >= self.scene.house.limits.lookers:
            raise Refused("shoulder-crowded")
        live = self.shown.begun
        note = Note(live.n, "over-shoulder", seat)
        if await self.remember(Seer(connection.session, seat), note):
            self.shown.tell_note(live, note)
        connection.shoulder = stored

    async def look(self, connection: Connection, at: int | str | None) -> None:
        """An onlooker looks at hands, where the table lets them, or no longer does."""
        row = self.scene.row
        if seat_of(row.places, connection.session) is not None:
            raise Refused("own-eyes")
        if at is not None:
            self.check(at)
            await self.remember(Seer(connection.session, ANY))
        connection.look = at

    def check(self, at: int | str) -> None:
        row, game = self.scene.row, find(self.scene.row.game)
        if game.open:
            raise Refused("nothing-hidden")
        if row.customs.hands == "closed":
            raise Refused("hands-closed")
        if isinstance(at, int):
            check_seat(row.places, at)
        elif game.hands is None:
            raise Refused("one-hand")

    async def remember(self, seer: Seer, note: Note | None = None) -> bool:
        """Keep who may not sit down any more, before they see anything; whether that is new."""
        row = self.scene.row
        if seer in row.seers:
            return False
        if len(row.seers) >= SEERS:
            raise Refused("crowded")
        await self.scene.house.store.saw(row.hold, row.number, seer, note)
        self.scene.row = replace(self.scene.row, seers=(*row.seers, seer))
        return True

    def check_unseeing(self, session: str) -> None:
        """Who has seen a hand in this game plays none of them."""
        if any(seer.session == session for seer in self.scene.row.seers):
            raise Refused("seen-hands")
