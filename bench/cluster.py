"""What a house carries, on one server or on several: so many sockets, and so many stored games.

    python -m bench.cluster [--houses sqlite,postgres,1,2,3] [--sockets 3000] [--rate 500] [--seconds 10]
                            [--stored 10000]

The houses are one server with SQLite, one with PostgreSQL, and so many behind HAProxy with PostgreSQL, each
started on this machine, which also plays the crowd; with PYTHONPATH=build/compiled on compiled rules. Then so
many finished games of Hanabi, of 80 inputs and two days old, are put into either store: most people have a
hundred of them, and one has a tenth of all.
"""

import asyncio
import gc
import os
import sqlite3
import tempfile
from collections.abc import Awaitable, Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import quantiles
from time import perf_counter, time_ns
from typing import Any, NamedTuple

import httpx
from msgspec.structs import replace

from bench.server import Crowd, Pace, memory, of_crowds, processor, server
from bench.stores import ACT, work
from miccia.play import head
from miccia.server.people.places import Place, Places
from miccia.server.serve import open_many
from miccia.server.store.contract import InputRow, Progress, Store, TableRow
from miccia.server.store.folder import DATABASE
from miccia.server.store.postgres.store import open_store
from miccia.server.store.sqlite import SqliteStore
from tests import cluster
from tests.postgres import Postgres, started

INPUTS = 80
MODEL = "LUNA-MARE-10"  # the game that is stored many times
KEEN, ONE = "session keen", "session 1"
PLACES: Places = (Place("human", "Ada", None, ONE, "", 1), Place("human", "Bea", None, KEEN, "", 2))
HEADER = replace(head("hanabi", 2, bytes(32), {}), names=["Ada", "Bea"])
DAY = 24 * 3600
MINUTES = 600_000  # milliseconds in which somebody was at a table that is listed
TABLES = ("tables", "games", "seats", "inputs")
CARRIED = [
    *("house", "sockets", "moves/s", "p50, ms", "p99", "worst", "servers, µs a move", "HAProxy"),
    *("PostgreSQL", "servers, kB a socket", "HAProxy"),
]
SHOWN = [
    *("store", "on disk", "a game", "opened", "my games", "a tenth of all", "my tables"),
    *("open tables", "one game", "to clear away"),
]


# Sockets


class House(NamedTuple):
    """Where the crowd goes, and who works for it."""

    url: str
    servers: list[int]  # processes
    proxy: int | None = None
    postgres: Postgres | None = None

    def work(self) -> tuple[float, float, float]:
        """The seconds of processor time that servers, proxy and database have taken."""
        return (
            sum(map(processor, self.servers)),
            processor(self.proxy) if self.proxy else 0.0,
            work(self.postgres) if self.postgres else 0.0,
        )

    def memory(self) -> tuple[int, int]:
        return sum(map(memory, self.servers)), memory(self.proxy) if self.proxy else 0


@contextmanager
def opened(kind: str, engine: Postgres, sockets: int) -> Iterator[House]:
    """A house of its own: `sqlite`, `postgres`, or so many servers behind HAProxy."""
    if kind == "sqlite":
        with tempfile.TemporaryDirectory() as folder, server(folder) as (url, pid, _):
            yield House(url, [pid])
        return
    made = cluster.Cluster(engine, engine.database(), None, 1 if kind == "postgres" else int(kind))
    made.proxy.config = made.proxy.config.replace("maxconn 4000", f"maxconn {sockets + 500}")
    with cluster.over(made):
        servers = [node.process.pid for node in made.nodes if node.process is not None]
        if kind == "postgres":
            yield House(f"http://{made.nodes[0].address}", servers, None, engine)
        else:
            yield House(f"http://127.0.0.1:{made.port}", servers, made.proxy.processes[-1].pid, engine)


async def carried(kind: str, house: House, sockets: int, rate: float, seconds: float) -> None:
    """So many moves a second over so many sockets, and what each takes of everybody."""
    empty = house.memory()
    crowd = Crowd(house.url, "hanabi", Pace(rate))
    places: list[Any] = []
    began = perf_counter()
    async with httpx.AsyncClient(base_url=house.url, timeout=60) as http:
        while len(places) < sockets:
            places += await crowd.sit_down(http)
        came = perf_counter() - began
        full = house.memory()
        playing = [asyncio.create_task(crowd.play(place)) for place in places]
        await asyncio.sleep(3)
        crowd.taken.clear()
        before = house.work()
        await asyncio.sleep(seconds)
        after = house.work()
        for task in playing:
            task.cancel()
    moves, cut = len(crowd.taken), quantiles(crowd.taken, n=1000)
    took = [(later - earlier) / moves * 1e6 for later, earlier in zip(after, before, strict=True)]
    held = [(later - earlier) / len(places) / 1000 for later, earlier in zip(full, empty, strict=True)]
    print(
        f"| {kind} | {len(places):,} in {came:.0f} s | {moves / seconds:,.0f} | {cut[499] * 1000:.1f} |"
        f" {cut[989] * 1000:.1f} | {max(crowd.taken) * 1000:.0f} |"
        + "".join(f" {micro:,.0f} |" if micro else " |" for micro in took)
        + "".join(f" {kilo:.0f} |" if kilo else " |" for kilo in held),
        flush=True,
    )


# Stored games


async def model(store: Store) -> None:
    """One finished game."""
    row = TableRow(MODEL, "hanabi", {}, False, "steady", ONE, bytes(32), PLACES)
    hold = (await store.add(row)).hold
    await store.begin(hold, 1, PLACES, HEADER, [0])
    inputs = [InputRow(n, n * 1000, n % 2, ACT) for n in range(1, INPUTS + 1)]
    await store.append(hold, 1, Progress(inputs, [20, 20], [], winners=[], why="last-turn"))
    await store.let_go([hold])


def many(table: str, columns: Iterable[str], numbers: str) -> str:
    """The statement that stores the rows of the model once more for every number."""
    other = {
        "code": "'LUNA-MARE-' || (k.i + 10)",
        "changed": f"changed - {2 * DAY}",
        "session": f"CASE WHEN session = '{KEEN}' AND k.i % 10 > 0 THEN 'session ' || (k.i % 999 + 2)"
        f" WHEN session = '{KEEN}' THEN session ELSE 'session ' || (k.i / 100 + 1) END",
    }
    names = [name for name in columns if name != "id"]
    values = ", ".join(other.get(name, name) for name in names)
    chosen = f"SELECT {values} FROM {table} AS t, {numbers} WHERE code = '{MODEL}'"
    return f"INSERT INTO {table} ({', '.join(names)}) {chosen}"


def fill_sqlite(path: Path, count: int) -> None:
    db = sqlite3.connect(path, isolation_level=None)
    all_of_them = f"VALUES (1) UNION ALL SELECT i + 1 FROM k WHERE i < {count - 1}"
    numbers = f"(WITH RECURSIVE k (i) AS ({all_of_them}) SELECT i FROM k) k"
    for table in TABLES:
        columns = [row[1] for row in db.execute(f"PRAGMA table_info({table})")]
        db.execute(many(table, columns, numbers))
    db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    db.close()


def fill_postgres(server: Postgres, url: str, count: int) -> None:
    for table in (*TABLES, "owners"):
        asked = "SELECT column_name FROM information_schema.columns WHERE table_schema = 'public' AND"
        columns = server.sql(f"{asked} table_name = '{table}'", url).split()
        server.sql(many(table, columns, f"generate_series(1, {count - 1}) AS k (i)"), url)
    server.sql("VACUUM ANALYZE", url)
    server.sql("CHECKPOINT", url)


async def asked(name: str, open_it: Callable[[], Awaitable[Store]], size: int, count: int) -> None:
    """How long the questions take that a house asks, each the middle of five."""
    began = perf_counter()
    store = await open_it()
    opened = perf_counter() - began
    now = time_ns() // 1_000_000
    questions: dict[str, Callable[[], Awaitable[object]]] = {
        "my games": lambda: store.past(ONE, 3000),
        "a tenth of all": lambda: store.past(KEEN, 3000),
        "my tables": lambda: store.of_session(ONE, 30),
        "open tables": lambda: store.open_tables(now, MINUTES, 30),
        "one game": lambda: store.load(f"LUNA-MARE-{count // 2}"),
        "to clear away": lambda: store.outdated(90 * DAY, DAY, 100),
    }
    print(f"| {name} | {size / 1e6:,.0f} MB | {size / count:,.0f} B | {opened * 1000:,.0f} ms |", end="")
    for ask in questions.values():
        took = []
        for _ in range(5):
            began = perf_counter()
            await ask()
            took.append(perf_counter() - began)
        print(f" {sorted(took)[2] * 1000:,.1f} ms |", end="", flush=True)
    print()
    await store.close()


async def stored(server: Postgres, count: int) -> None:
    print(f"| {' | '.join(SHOWN)} |\n|{' --- |' * len(SHOWN)}")
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / DATABASE
        first = SqliteStore(path)
        await model(first)
        await first.close()
        fill_sqlite(path, count)

        async def again() -> Store:
            return SqliteStore(path)

        await asked("SQLite", again, path.stat().st_size, count)
    url = server.database()
    other = await open_store(url)
    await model(other)
    await other.close()
    fill_postgres(server, url, count)
    size = int(server.sql("SELECT pg_database_size(current_database())", url))
    await asked("PostgreSQL", lambda: open_store(url), size, count)


def main() -> None:
    options = of_crowds(__doc__, 3000)
    options.add_argument("--houses", default="sqlite,postgres,1,2,3")
    given = options.parse_args()
    gc.disable()  # the crowd must not stop to tidy up
    open_many()
    print(f"load of the machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors", flush=True)
    with started() as engine:
        if given.sockets:
            print(f"| {' | '.join(CARRIED)} |\n|{' --- |' * len(CARRIED)}")
            for kind in given.houses.split(","):
                with opened(kind, engine, given.sockets) as house:
                    asyncio.run(carried(kind, house, given.sockets, given.rate, given.seconds))
        if given.stored:
            asyncio.run(stored(engine, given.stored))


if __name__ == "__main__":
    main()
