"""The game that follows one that is over, at the same table: who plays it, what it is, when it is dealt."""

import secrets
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, Protocol

from msgspec.structs import replace

from miccia.core.refused import Refused
from miccia.server.bots.levels import level_for
from miccia.server.people import seats
from miccia.server.people.places import Place, Places, put
from miccia.server.store.contract import NextGame, Played, TableRow
from miccia.server.table.live import Live
from miccia.server.table.scene import Scene

DEALING = 3_000  # milliseconds from the last who is ready to the deal


class Hands(Protocol):
    """How the next game reaches its table."""

    async def call(self, job: Callable[[], Awaitable[None]]) -> None: ...

    async def seat(self, places: Places) -> None: ...

    async def begin(self) -> None: ...


class Following:
    """The next game of one table. Before the first there is that one to choose."""

    def __init__(self, scene: Scene, hands: Hands, show: Callable[[], None]) -> None:
        self.scene = scene
        self.hands = hands
        self.show = show  # everyone how the table looks

    @property
    def row(self) -> TableRow:
        return self.scene.row

    @property
    def number(self) -> int:
        """Of the game that was dealt last or will be dealt next."""
        return self.row.number if self.row.next is None else self.row.next.number

    async def lay(self) -> None:
        """A game is over: bind the table to the secret of the next, at which everybody stays."""
        row, live = self.row, self.scene.live
        assert live is not None and live.match.over is not None
        secret = secrets.token_bytes(32)
        game = NextGame(row.number + 1, row.game, row.options, secret, seats.stay(row.places))
        await self.scene.house.store.lay(row.hold, list(live.match.over.winners), game)
        self.scene.row = replace(row, next=game)

    async def choose(self, game: str, options: dict[str, Any], count: int) -> None:
        """The host chooses what is played and by how many: whoever was ready is not ready for that."""
        row = self.row
        places = tuple(
            replace(place, ready=False, bot=place.bot and level_for(game, place.bot))
            for place in seats.resize(row.gathering, count)
        )
        secret = row.secret if row.next is None else row.next.secret
        chosen = NextGame(self.number, game, options, secret, places)
        await self.scene.house.store.choose(row.hold, chosen)
        first = replace(row, game=game, options=options, places=places)
        self.scene.row = first if row.next is None else replace(row, next=chosen)
        self.count_down()
        self.show()

    async def get_ready(self, seat: int, ready: bool, salt: str) -> None:
        """Somebody wants to play once more, or not yet after all. Alone with bots nobody else could think
        better of it."""
        await self.hands.seat(seats.get_ready(self.row.gathering, seat, ready, salt))
        if self.scene.deals_at is not None and len(self.people) == 1:
            await self.hands.begin()

    async def begin_without(self) -> None:
        """Deal it, with bots for those who are not ready and not here."""
        places = self.row.gathering
        waited = [seat for seat, place in enumerate(places) if place.kind == "human" and not place.ready]
        if any(places[seat].session in self.scene.crowd.sessions() for seat in waited):
            raise Refused("not-all-ready")
        for seat in waited:
            places = put(places, seat, Place())
        if waited:
            await self.hands.seat(places)
        await self.hands.begin()

    @property
    def people(self) -> list[Place]:
        return [place for place in self.row.gathering if place.kind == "human"]

    def count_down(self) -> None:
        """It is dealt soon if all its people are ready and one of them is here."""
        here = self.scene.crowd.sessions()
        ready = all(place.ready for place in self.people)
        if self.row.next is None or not ready or not any(place.session in here for place in self.people):
            self.scene.deals_at = None
        elif self.scene.deals_at is None:
            self.scene.deals_at = self.scene.house.clock.now() + DEALING

    async def deal_soon(self, due: int) -> None:
        clock = self.scene.house.clock
        await clock.sleep(due - clock.now())
        await self.hands.call(partial(self.deal, due))

    async def deal(self, due: int) -> None:
        if self.scene.deals_at == due:
            self.scene.deals_at = None  # if it cannot be stored, whoever comes or goes has it tried again
            await self.hands.begin()


def turned(row: TableRow, live: Live) -> TableRow:
    """The table with the next game as its present one, before the deal."""
    game, over = row.next, live.match.over
    assert game is not None and over is not None
    played = Played(row.number, row.game, row.places, list(over.scores), list(over.winners), row.tried)
    return replace(
        row,
        number=game.number,
        game=game.game,
        options=game.options,
        secret=game.secret,
        places=game.places,
        scores=None,
        next=None,
        shoulders=(),
        seers=(),
        played=(*row.played, played),
        tried=game.tried,
    )
