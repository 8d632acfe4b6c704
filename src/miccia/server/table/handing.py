"""Seats that change hands while the game goes on: a bot stands in, a human comes back, leaves, takes over."""

from typing import Protocol

from msgspec.structs import replace

from miccia.server.bots.levels import level_for
from miccia.server.people import seats
from miccia.server.people.places import Places
from miccia.server.store.contract import Note
from miccia.server.table.live import Live
from miccia.server.table.scene import Scene


class Hands(Protocol):
    """How a seat that changes hands changes its table."""

    @property
    def begun(self) -> Live: ...

    async def handed_on(self, live: Live, note: Note, turned: bool) -> None: ...


class Handing:
    """Who plays on which seat of one table."""

    def __init__(self, scene: Scene, hands: Hands) -> None:
        self.scene = scene
        self.hands = hands

    @property
    def places(self) -> Places:
        return self.scene.row.places

    @property
    def level(self) -> str:
        return level_for(self.scene.row.game, self.scene.row.bot)

    async def let_bot_play(self, seat: int, by: int | None = None) -> None:
        """A bot stands in for somebody, because another wished it or unasked."""
        places = seats.stand_in(self.places, seat, self.level)
        await self.hand_on(places, "stood-in" if by is None else "stood-in-by", seat, by)

    async def let_program_play(self, seat: int) -> None:
        """A program plays for somebody who wishes it."""
        await self.hand_on(seats.let_program(self.places, seat), "program-plays", seat)

    async def give_up_program(self, seat: int) -> None:
        """A bot stands in for somebody whose program does not answer."""
        places = seats.stand_in(seats.come_back(self.places, seat), seat, self.level)
        await self.hand_on(places, "program-given-up", seat)

    async def come_back(self, seat: int) -> None:
        """Somebody plays again whom a bot stood in for."""
        await self.hand_on(seats.come_back(self.places, seat), "back", seat)

    async def leave(self, seat: int) -> None:
        """Somebody leaves the game to a bot for good."""
        await self.hand_on(seats.leave(self.places, seat, self.level), "left", seat)

    async def sit_in(self, session: str, name: str, seat: int) -> None:
        """An onlooker takes the seat of somebody who has left; whoever left is simply back."""
        places = seats.sit_in(self.places, session, name, seat)
        await self.hand_on(places, "sat-in" if places[seat].sitter else "back", seat)

    async def hand_on(self, places: Places, what: str, seat: int, by: int | None = None) -> None:
        """Store it together with the note of it; then everybody sees it."""
        live = self.hands.begun
        note = Note(live.n, what, seat, by, places[seat].sitter)
        row, coached = self.scene.row, self.scene.coached
        await self.scene.house.store.note(row.hold, row.number, note, places)
        self.scene.row = replace(row, places=places)
        await self.hands.handed_on(live, note, coached != self.scene.coached)
