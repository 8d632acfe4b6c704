"""Whether the house is well: it answers, and what is played can be written down."""

import asyncio

from litestar import MediaType, Response, get
from litestar.di import NamedDependency

from miccia.server.lobby.lobby import Lobby
from miccia.server.store.contract import Away, Broken

PATIENCE = 5  # seconds for the disk


class Health:
    """The last time that somebody looked."""

    def __init__(self) -> None:
        self.looked: int | None = None
        self.well = True
        self.looking: asyncio.Task[bool] | None = None

    async def look(self, lobby: Lobby) -> bool:
        if lobby.draining:
            return False
        now = lobby.house.clock.now()
        if self.looked is None or now - self.looked >= lobby.house.store.truth:
            if self.looking is None:
                self.looking = asyncio.create_task(writable(lobby))
            self.well = await asyncio.shield(self.looking)
            self.looking, self.looked = None, lobby.house.clock.now()
        return self.well


async def writable(lobby: Lobby) -> bool:
    try:
        async with asyncio.timeout(PATIENCE):
            await lobby.house.store.check()
    except (Away, Broken, TimeoutError):
        return False
    return True


@get("/healthz/store", media_type=MediaType.TEXT, include_in_schema=False)
async def store_healthz(lobby: NamedDependency[Lobby]) -> Response[str]:
    """For other servers of the house: whether this one reaches the store, and nothing else."""
    reached = lobby.house.store.reached()
    return Response("ok\n" if reached else "away\n", status_code=200 if reached else 503)


@get("/healthz", media_type=MediaType.TEXT, include_in_schema=False)
async def healthz(lobby: NamedDependency[Lobby], health: NamedDependency[Health]) -> Response[str]:
    """For whatever starts servers again."""
    well = await health.look(lobby)
    return Response("ok\n" if well else "unwell\n", status_code=200 if well else 503)
