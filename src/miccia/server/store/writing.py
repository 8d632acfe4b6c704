"""What a table writes, as statements, for every store that takes some."""

from abc import ABC, abstractmethod

from miccia.core.record import Header
from miccia.server.customs import Customs
from miccia.server.people.places import Places
from miccia.server.store import rows
from miccia.server.store.contract import Hold, NextGame, Note, Program, Seer, Shoulder
from miccia.server.store.rows import Statement


class Writing(ABC):
    """The part of a `Store` that is but statements."""

    @abstractmethod
    async def write(self, statements: list[Statement], hold: Hold | None = None, wipe: bool = False) -> None:
        """Carry out all of them or none: by a `hold` only while that is the last, and with `wipe` so that
        nothing of what was there is left."""

    async def seat(self, hold: Hold, number: int, places: Places) -> None:
        await self.write([*rows.set_seats(hold.code, number, places), rows.set_changed(hold.code)], hold)

    async def customs(self, hold: Hold, customs: Customs) -> None:
        await self.write([rows.set_customs(hold.code, customs)], hold)

    async def note(self, hold: Hold, number: int, note: Note, places: Places | None = None) -> None:
        await self.write(
            [rows.add_note(hold.code, number, note), *rows.set_seats(hold.code, number, places or ())], hold
        )

    async def shoulder(self, hold: Hold, seat: int, shoulder: Shoulder | None) -> None:
        await self.write(rows.set_shoulder(hold.code, seat, shoulder), hold)

    async def program(self, hold: Hold, session: str, program: Program | None) -> None:
        await self.write(rows.set_program(hold.code, session, program), hold)

    async def saw(self, hold: Hold, number: int, seer: Seer, note: Note | None) -> None:
        notes = [] if note is None else [rows.add_note(hold.code, number, note)]
        await self.write([rows.add_seer(hold.code, seer), *notes], hold)

    async def turn_away(self, hold: Hold, session: str, number: int, places: Places) -> None:
        await self.write(
            [rows.turn_away(hold.code, session), *rows.set_seats(hold.code, number, places)], hold
        )

    async def begin(
        self, hold: Hold, number: int, places: Places, header: Header, waiting: list[int]
    ) -> None:
        await self.write(rows.begin(hold.code, number, places, header, waiting), hold)

    async def lay(self, hold: Hold, winners: list[int], game: NextGame) -> None:
        await self.write(
            [rows.set_winners(hold.code, game.number - 1, winners), *rows.add_game(hold.code, game)], hold
        )

    async def choose(self, hold: Hold, game: NextGame) -> None:
        await self.write([*rows.set_game(hold.code, game), rows.set_changed(hold.code)], hold)

    async def reviewed(self, code: str, number: int, told: list[tuple[float, float]]) -> None:
        await self.write([rows.set_reviewed(code, number, told)])

    async def visited(self, codes: list[str], date: int) -> None:
        await self.write([rows.set_visited(code, date) for code in codes])

    async def remove(self, codes: list[str]) -> None:
        await self.write([statement for code in codes for statement in rows.remove(code)], wipe=True)

    async def forget(self, session: str) -> None:
        await self.write(rows.forget(session), wipe=True)

    async def adopt(self, old: str, new: str) -> None:
        await self.write(rows.adopt(old, new), wipe=True)
