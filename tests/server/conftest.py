"""Servers and players for the tests of the table."""

import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from miccia.games import bots, find
from miccia.server.http.catalogue import catalogue
from miccia.server.store.contract import Store
from miccia.server.store.postgres.store import open_store
from miccia.server.store.sqlite import SqliteStore
from tests import postgres
from tests.server.house import Hourglass, Player, Server, running

Opened = Callable[[], Awaitable[Store]]


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def clock() -> Hourglass:
    """Time in the test's own hands, for a server that is given it."""
    return Hourglass()


@pytest.fixture
async def server(tmp_path: Path, anyio_backend: str, request: pytest.FixtureRequest) -> AsyncIterator[Server]:
    """A server, which goes by the test's own clock where the test has one."""
    own = {"clock": request.getfixturevalue("clock")} if "clock" in request.fixturenames else {}
    async with running(tmp_path / "miccia.db", **own) as server:
        yield server


async def visitor(server: Server) -> AsyncIterator[Player]:
    async with server.player() as player:
        yield player


ada, bea, carlo, eye = (pytest.fixture(visitor, name=name) for name in ("ada", "bea", "carlo", "eye"))


@pytest.fixture
def beacon() -> Iterator[str]:
    """The key of a small game of the tests' own: everyone at once, with a deadline, and with bad bots."""
    with added(Path(__file__).parent / "toys"):
        yield "beacon"


@pytest.fixture
def firewheel() -> Iterator[str]:
    """The key of another, which draws its table with an outline."""
    with added(Path(__file__).parents[1] / "fifth"):
        yield "firewheel"


@contextmanager
def added(folder: Path) -> Iterator[None]:
    """The games in a folder are games of the house for a while."""
    path = sys.modules["miccia.games"].__path__
    path.append(str(folder))
    yield
    path.pop()
    for cached in (find, bots, catalogue):
        cached.cache_clear()


@pytest.fixture(scope="session")
def engine() -> Iterator[postgres.Postgres]:
    """A PostgreSQL for the whole run; `engine.database()` is a new one for a test."""
    if postgres.programs() is None:
        pytest.skip(postgres.MISSING)
    with postgres.started("fsync=off") as server:
        yield server


@pytest.fixture(params=["sqlite", "postgres"])
def opened(request: pytest.FixtureRequest, tmp_path: Path) -> Opened:
    """Opens one and the same house, as often as it is called."""

    async def sqlite() -> Store:
        return SqliteStore(tmp_path / "miccia.db")

    if request.param == "sqlite":
        return sqlite
    url = request.getfixturevalue("engine").database()
    return lambda: open_store(url)


@pytest.fixture
async def store(opened: Opened, anyio_backend: str) -> AsyncIterator[Store]:
    store = await opened()
    yield store
    await store.close()
