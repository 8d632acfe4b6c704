"""The way to a PostgreSQL: connections, what may become of them, and a house made ready in a database."""

import asyncio
import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from importlib.resources import files
from time import monotonic
from typing import Any
from urllib.parse import urlsplit, urlunsplit

import asyncpg

from miccia.server.store.contract import Away, Broken

Connection = Any  # asyncpg carries no types
PATIENCE = 30  # seconds that a write waits for a database that is away
AGAIN = 0.2  # seconds between tries
ANSWER = 5  # seconds for an answer
LOST = (  # the connection, or what can be tried again as it was
    OSError,
    TimeoutError,
    asyncpg.InterfaceError,
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,  # it shuts down, or starts
    asyncpg.ReadOnlySQLTransactionError,  # a standby, which may be promoted
    asyncpg.DeadlockDetectedError,
    asyncpg.InsufficientResourcesError,  # its disk is full, or too many are connected
    asyncpg.InternalClientError,  # it broke off in the middle; or the server is another than was asked for
)
VERSION = "SELECT version FROM miccia"
LOCK = 0x6D696363  # of the whole database, while the schema changes


class NoStore(Exception):
    """There is no house in that database; a sentence says why. It never says the password."""


async def dial(url: str, **settings: Any) -> Connection:
    """A connection of one's own. Where the address names several machines it is to the one that can be
    written to; all are asked at once, since one without power never says no."""
    settings = {"timeout": ANSWER, "command_timeout": ANSWER} | settings
    if len(machines(url)) == 1:
        return await asyncpg.connect(url, **settings)
    if "target_session_attrs" not in urlsplit(url).query:
        settings["target_session_attrs"] = "read-write"
    calls = [asyncio.ensure_future(asyncpg.connect(one, **settings)) for one in machines(url)]
    first: Connection = None
    try:
        for answered in asyncio.as_completed(calls):
            try:
                first = await answered
                return first
            except (*LOST, asyncpg.PostgresError) as failed:
                problem = failed
        raise problem
    finally:
        for call in calls:
            if not call.cancel() and call.exception() is None and call.result() is not first:
                call.result().terminate()


async def redial(url: str, **settings: Any) -> Connection:
    """The same to a database that we know: whatever is wrong with it by now, it may be well again."""
    try:
        return await dial(url, **settings)
    except asyncpg.PostgresError as problem:
        raise ConnectionError(told(problem)) from problem


def machines(url: str) -> list[str]:
    """An address that may name several machines, as one for each."""
    parts = urlsplit(url)
    who, at, where = parts.netloc.rpartition("@")
    return [urlunsplit(parts._replace(netloc=f"{who}{at}{one}")) for one in where.split(",")]


class Line:
    """A connection of one's own for as long as there is a database, dialled anew when it was lost."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.db: Connection | None = None
        self.leaving: set[asyncio.Task[None]] = set()

    async def reach(self) -> Connection:
        if self.db is None or self.db.is_closed():
            self.db = await redial(self.url)
        return self.db

    def hang_up(self) -> None:
        """The database is told to stop what it still does for us: otherwise it would go on with it, and have
        others wait, long after nobody listens."""
        if self.db is not None:
            leaving = asyncio.create_task(leave(self.db))
            self.leaving.add(leaving)
            leaving.add_done_callback(self.leaving.discard)
        self.db = None

    async def close(self) -> None:
        self.hang_up()
        await asyncio.gather(*self.leaving)


async def leave(db: Connection) -> None:
    """Close a connection, however it is."""
    try:
        await db.close(timeout=ANSWER)
    except (*LOST, asyncpg.PostgresError):
        db.terminate()


class Patience:
    """How long something is tried again while the database is away."""

    def __init__(self, seconds: float = PATIENCE) -> None:
        self.until = monotonic() + seconds

    async def wait(self, problem: BaseException) -> None:
        """A pause before the next try; `Away` if there is none."""
        if monotonic() > self.until:
            raise Away(told(problem)) from problem
        await asyncio.sleep(AGAIN)


def told(problem: BaseException) -> str:
    return " ".join(str(problem).split()) or type(problem).__name__


@asynccontextmanager
async def sentences(url: str) -> AsyncIterator[None]:
    """What can be wrong with an address, as a sentence for the host."""
    there = place(url)
    try:
        yield
    except asyncpg.InvalidAuthorizationSpecificationError as problem:
        raise NoStore(f"PostgreSQL at {there} does not let us in: {told(problem)}") from None
    except asyncpg.InvalidCatalogNameError as problem:
        raise NoStore(f"PostgreSQL at {there}: {told(problem)}; createdb makes one") from None
    except asyncpg.InsufficientPrivilegeError as problem:
        raise NoStore(f"PostgreSQL at {there} lets us in but not work: {told(problem)}") from None
    except asyncpg.ReadOnlySQLTransactionError:
        raise NoStore(f"PostgreSQL at {there} can only be read: it is a standby, or told to be so") from None
    except ValueError as problem:  # asyncpg's own among them
        raise NoStore(f"--store cannot be read: {hide(told(problem), url)}") from None
    except LOST as problem:
        raise NoStore(f"no PostgreSQL answers at {there}: {told(problem)}") from None
    except (Away, Broken) as problem:
        raise NoStore(f"PostgreSQL at {there}: {problem}") from None


def place(url: str) -> str:
    """Where an address leads, without who and by which password."""
    return urlsplit(url).netloc.rpartition("@")[2] or "its usual place"


def hide(text: str, url: str) -> str:
    password = urlsplit(url).netloc.rpartition("@")[0].partition(":")[2]
    return text.replace(password, "…") if password else text


def migrations() -> dict[int, str]:
    """The numbered scripts."""
    return {
        int(script.name[:3]): script.read_text(encoding="utf-8")
        for script in (files("miccia.server.store.postgres") / "migrations").iterdir()
        if re.fullmatch(r"\d{3}_\w+\.sql", script.name)
    }


async def migrate(db: Connection, scripts: Callable[[], dict[int, str]] = migrations) -> None:
    """Carry out what this database has not seen yet. Several servers may start at once: one does it, the
    others wait."""
    try:
        await db.execute(f"SELECT pg_advisory_lock({LOCK})", timeout=PATIENCE)
    except TimeoutError:
        raise Away(f"another server has been changing its tables for {PATIENCE} seconds; try again") from None
    try:
        async with db.transaction():
            await db.execute("SET LOCAL client_min_messages = warning")
            # Making a table needs a right of its own, also where it is there already.
            if await db.fetchval("SELECT to_regclass('miccia')") is None:
                await db.execute("CREATE TABLE miccia (version integer NOT NULL)")
            version = await db.fetchval(VERSION)
            if version is None:
                await db.execute("INSERT INTO miccia VALUES (0)")
            newest = max(scripts())
            if (version or 0) > newest:
                raise Broken(
                    f"its tables were made by a newer Miccia (version {version}, this knows {newest})"
                )
            for number, sql in sorted(scripts().items()):
                if number > (version or 0):
                    await db.execute(sql, timeout=None)
                    await db.execute("UPDATE miccia SET version = $1", number)
    finally:
        await db.execute(f"SELECT pg_advisory_unlock({LOCK})")


async def prepare(url: str) -> None:
    """Make a database ready; `NoStore` if that cannot be."""
    async with sentences(url):
        db = await dial(url)
        try:
            await migrate(db)
        finally:
            await leave(db)
