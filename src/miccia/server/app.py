"""The whole server as one application: HTTP, sockets and the client's pages over one lobby."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from litestar import Litestar
from litestar.datastructures import State
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from miccia.server.bots.reviewers import Reviewers
from miccia.server.bots.thinking import Thinkers
from miccia.server.clock import Clock, RealClock
from miccia.server.house import House
from miccia.server.http import me, replays, reviews, routes
from miccia.server.http.headers import dress
from miccia.server.http.health import Health, healthz, store_healthz
from miccia.server.http.lessons import Lessons, lesson_socket
from miccia.server.http.pages import pages
from miccia.server.http.problems import HANDLERS
from miccia.server.http.qr import qr
from miccia.server.http.sockets import table_socket
from miccia.server.limits import FRAME, Limits
from miccia.server.lobby.census import Census
from miccia.server.lobby.forgetting import forget_here
from miccia.server.lobby.lobby import IDLE, Lobby
from miccia.server.lobby.moving import Moves
from miccia.server.metrics import Metrics
from miccia.server.people.tokens import Mint
from miccia.server.store.contract import Store
from miccia.server.store.sqlite import SqliteStore

STATIC = Path(__file__).parent.parent / "static"


def create_app(
    store: Store | Path | str,
    *,
    clock: Clock | None = None,
    pace: tuple[int, int] | None = (600, 1200),
    limits: Limits | None = None,
    idle: int = IDLE,
    keep: int | None = None,
    metrics: Metrics | None = None,
    static: Path = STATIC,
    review_worlds: int | None = None,
    node: str = "",
    workers: int | None = None,
) -> Litestar:
    """The application over a store, over an SQLite file at a path, or over a PostgreSQL at a URL.

    `keep` is for how many seconds finished games are kept; None: for ever. `review_worlds` are imagined for
    each decision of a review, if not as many as its game says. `node` is the address at which other servers
    of the same house reach this one. In so many `workers` slow bots think, if not in one for each processor.
    """
    clock = clock or RealClock()
    limits = limits or Limits()
    lessons = Lessons()
    moves = Moves(clock)
    metrics = metrics or Metrics()
    health = Health()

    @asynccontextmanager
    async def open_lobby(app: Litestar) -> AsyncIterator[None]:
        kept = await opened(store, metrics, node)
        thinkers = Thinkers(metrics, workers)
        reviewers = Reviewers(
            store.with_name(f"{store.name}-reviews") if isinstance(store, Path) else None, review_worlds
        )
        mint = Mint(await kept.key())
        house = House(kept, clock, thinkers, mint, limits, pace, metrics, reviewers)
        app.state.lobby = Lobby(house, idle, keep)
        listen(kept, app.state.lobby)
        metrics.registry.register(Census(app.state.lobby))
        yield
        await app.state.lobby.close()
        thinkers.close()
        reviewers.close()

    def lobby(state: State) -> Lobby:
        found: Lobby = state.lobby
        return found

    return Litestar(
        route_handlers=[
            routes.games,
            routes.rules,
            routes.tables,
            routes.new_table,
            routes.record,
            replays.replay,
            replays.why,
            replays.open_record,
            replays.play_on,
            reviews.review,
            qr,
            me.my_games,
            me.move_code,
            me.move_here,
            me.forget_me,
            healthz,
            store_healthz,
            table_socket,
            lesson_socket,
            pages(static),
        ],
        dependencies={
            "lobby": Provide(lobby, sync_to_thread=False),
            "moves": Provide(lambda: moves, sync_to_thread=False),
            "lessons": Provide(lambda: lessons, sync_to_thread=False),
            "health": Provide(lambda: health, sync_to_thread=False),
        },
        before_send=[dress],
        exception_handlers=HANDLERS,  # type: ignore[arg-type]
        lifespan=[open_lobby],
        openapi_config=OpenAPIConfig(  # as JSON only: the pages that draw it would come from other sites
            title="Miccia",
            version="1",
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path=["/", "/openapi.json"])],
        ),
        request_max_body_size=FRAME,
        logging_config=None,
    )


async def opened(store: Store | Path | str, metrics: Metrics, node: str) -> Store:
    if isinstance(store, Path):
        return SqliteStore(store, metrics)
    if isinstance(store, str):
        from miccia.server.store.postgres.store import open_store  # of the extra `postgres`

        return await open_store(store, metrics, node)
    return store


def listen(store: Store, lobby: Lobby) -> None:
    """Hear what other servers do."""
    forgetting: set[asyncio.Task[None]] = set()

    def forgot(session: str) -> None:
        task = asyncio.create_task(forget_here(lobby, session))
        forgetting.add(task)
        task.add_done_callback(forgetting.discard)

    store.listen(lobby.lost, forgot)
