"""Whether the house is well: it answers, and what is played can be written down."""

import asyncio

from litestar import MediaType, Response, get
from litestar.di import NamedDependency

from miccia.server.lobby.lobby import Lobby
from miccia.server.store.contract import Away, Broken

FRESH = 5_000  # milliseconds that an answer stays true: whoever asks often makes no work
PATIENCE = 5  # seconds for the disk


class Health:
    """The last time that somebody looked."""

    def __init__(self) -> None:
        self.looked: int | None = None
        self.well = True
        self.looking: asyncio.Task[bool] | None = None

    async def look(self, lobby: Lobby) -> bool:
        now = lobby.house.clock.now()
        if self.looked is None or now - self.looked >= FRESH:
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


@get("/healthz", media_type=MediaType.TEXT, include_in_schema=False)
async def healthz(lobby: NamedDependency[Lobby], health: NamedDependency[Health]) -> Response[str]:
    """For whatever starts servers again."""
    well = await health.look(lobby)
    return Response("ok\n" if well else "unwell\n", status_code=200 if well else 503)
