"""Programs that play for people, each by a token that somebody who sits at the table made for it."""

import hmac
import logging
import secrets
from typing import Protocol

from msgspec.structs import replace

from miccia.core.refused import Refused
from miccia.server import wire
from miccia.server.logs import about
from miccia.server.people.places import seat_of
from miccia.server.people.tokens import session_of
from miccia.server.store.contract import Program
from miccia.server.table.connection import Connection
from miccia.server.table.handing import Handing
from miccia.server.table.scene import Scene
from miccia.server.table.sending import Sender
from miccia.server.table.tardy import Fault, Tardy

log = logging.getLogger(__name__)
NO_TOKEN, ELSEWHERE = 4401, 4409  # close codes
MAY = wire.Hello | wire.Do | wire.Signal  # what programs ask


class Hands(Protocol):
    """How a program reaches the log of its table."""

    async def note(self, what: str, seat: int, by: int | None = None) -> None: ...


class Programs:
    """The tokens of one table, and the programs that came by them."""

    def __init__(self, scene: Scene, handing: Handing, sender: Sender, hands: Hands) -> None:
        self.scene = scene
        self.handing = handing
        self.sender = sender
        self.hands = hands
        self.tardy = Tardy(scene)

    # What people do with tokens

    async def make(self, session: str) -> str:
        """A token for a program of who sits here; the one before it is none any more."""
        if not self.scene.row.customs.programs:
            raise Refused("no-programs")
        if self.of(session) is not None:
            await self.end(session)
        token = secrets.token_urlsafe(32)
        await self.keep(session, Program(session, session_of(token)))
        self.sender.table()
        return token

    async def end(self, session: str) -> None:
        """Take the token back: its program is cut off, and its maker plays."""
        if self.of(session) is None:
            raise Refused("no-program")
        await self.keep(session, None)
        self.cut_off(session, "program-closed", NO_TOKEN)
        seat = seat_of(self.scene.row.places, session)
        if seat is not None and self.scene.playing and self.scene.row.places[seat].programmed:
            await self.handing.come_back(seat)
        else:
            self.sender.table()

    async def let_play(self, session: str) -> None:
        """The program may play again, at once if it is here."""
        program = self.of(session)
        if program is None:
            raise Refused("no-program")
        await self.keep(session, replace(program, plays=True))
        await self.sit()

    async def come_back(self, seat: int) -> None:
        """Somebody plays again: a program that did waits until it is let."""
        place = self.scene.row.places[seat]
        program = None if place.session is None else self.of(place.session)
        if program is not None and place.programmed:
            await self.keep(program.session, replace(program, plays=False))
        await self.handing.come_back(seat)

    async def review(self) -> None:
        """A token is worth nothing once its maker has no seat, or the host wants no programs."""
        for session in [program.session for program in self.scene.row.programs]:
            row = self.scene.row
            over = seat_of(row.gathering, session) is None or not row.customs.programs
            if over and self.of(session) is not None:  # the end of another may have led here as well
                await self.end(session)

    def of(self, session: str) -> Program | None:
        return next((program for program in self.scene.row.programs if program.session == session), None)

    async def keep(self, session: str, program: Program | None) -> None:
        row = self.scene.row
        await self.scene.house.store.program(row.hold, session, program)
        others = tuple(other for other in self.scene.row.programs if other.session != session)
        self.scene.row = replace(self.scene.row, programs=(*others, program) if program else others)

    # The programs

    def come(self, connection: Connection, token: str) -> None:
        """A program comes by its token. Of two with the same the newer one is the program."""
        program = known(self.scene.row.programs, session_of(token))
        if program is None:
            raise Refused("program-closed")
        if connection.session != program.session or not connection.program:
            self.scene.crowd.present.discard(connection)  # as whoever it was before
        self.cut_off(program.session, "program-elsewhere", ELSEWHERE, but=connection)
        connection.session, connection.program = program.session, program.token

    def check(self, connection: Connection, ask: wire.Ask) -> None:
        """Refuse what is not for programs, and whoever is none any more."""
        if known(self.scene.row.programs, connection.program) is None:
            raise Refused("program-closed")
        if not isinstance(ask, MAY):
            raise Refused("not-for-programs")
        if not isinstance(ask, wire.Hello) and connection not in self.scene.crowd.present:
            raise Refused("program-elsewhere")

    async def sit(self) -> None:
        """Whichever are here and may play have their seats from now on."""
        row = self.scene.row
        for program in row.programs if self.scene.playing else ():
            seat = seat_of(row.places, program.session)
            here = program.plays and program.session in self.scene.crowd.programs()
            if seat is not None and here and not row.places[seat].programmed:
                self.tardy.answered(seat)
                await self.handing.let_program_play(seat)

    def cut_off(self, session: str, code: str, number: int, but: Connection | None = None) -> None:
        for connection in list(self.scene.crowd.present):
            if connection.program and connection.session == session and connection is not but:
                self.sender.cut_off(connection, code, number)

    async def missed(self, seat: int, fault: Fault) -> None:
        """A bot has moved instead: people and host are told, and after some times it plays on."""
        row = self.scene.row
        log.info(
            "a bot moved for a program", extra=about(table=row.code, game=row.game, seat=seat, why=fault)
        )
        if self.tardy.miss(seat) and self.scene.playing:
            await self.handing.give_up_program(seat)
        else:
            await self.hands.note(f"program-{fault}", seat)


def known(programs: tuple[Program, ...], stored: str) -> Program | None:
    """The program with this token, in the form in which it is stored; how long that takes tells nothing."""
    found = [program for program in programs if hmac.compare_digest(program.token, stored)]
    return found[0] if found else None
