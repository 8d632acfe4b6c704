"""What a durable move costs in SQLite and in PostgreSQL: so many tables append one input after the other.

    python -m bench.stores [--tables 1,16,200] [--seconds 5]

The processor's time of the node and of the database, and what the database writes ahead, each for one move.
PostgreSQL is started for it, with fsync.
"""

import argparse
import asyncio
import os
import tempfile
from pathlib import Path
from time import perf_counter, process_time

from miccia.play import head
from miccia.server.people.places import Place, Places
from miccia.server.store.contract import InputRow, Progress, Store, TableRow
from miccia.server.store.postgres.store import open_store
from miccia.server.store.sqlite import SqliteStore
from tests.postgres import MISSING, Postgres, programs, started

PLACES: Places = (Place("human", "Ada", None, "session", "", 1), Place("bot", "Nora", "steady"))
ACT = {"do": "clue", "offset": 1, "value": "R"}
TICK = os.sysconf("SC_CLK_TCK")


async def append(store: Store, code: str, until: float) -> int:
    """The moves of one table; how many."""
    row = TableRow(code, "hanabi", {}, False, "steady", "session", bytes(32), PLACES)
    hold, n = (await store.add(row)).hold, 0
    await store.begin(hold, 1, PLACES, head("hanabi", 2, bytes(32), {}), [0])
    while perf_counter() < until:
        n += 1
        await store.append(hold, 1, Progress([InputRow(n, n * 1000, n % 2, ACT)], waiting=[n % 2]))
    return n


async def measure(store: Store, tables: int, seconds: float) -> tuple[int, float, float]:
    """Moves, and the seconds and the node's processor time that they took."""
    began, worked = perf_counter(), process_time()
    codes = [f"LUNA-MARE-{tables}{number:06}" for number in range(tables)]
    moves = sum(await asyncio.gather(*[append(store, code, began + seconds) for code in codes]))
    return moves, perf_counter() - began, process_time() - worked


def work(server: Postgres) -> float:
    """The processor's time of the database and all its children, gone ones too."""
    assert server.process is not None
    pids = [server.process.pid, *children(server.process.pid)]
    fields = [Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split() for pid in pids]
    own = sum(int(field[11]) + int(field[12]) for field in fields)
    return (own + int(fields[0][13]) + int(fields[0][14])) / TICK


def children(pid: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def written(server: Postgres) -> int:
    return int(server.sql("SELECT pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::bigint", "postgres"))


async def in_sqlite(tables: int, seconds: float) -> None:
    with tempfile.TemporaryDirectory() as folder:
        store = SqliteStore(Path(folder) / "miccia.db")
        moves, took, worked = await measure(store, tables, seconds)
        await store.close()
    print(f"| SQLite | {tables:,} | {moves / took:,.0f} | {worked / moves * 1e6:.0f} | | | |", flush=True)


async def in_postgres(server: Postgres, tables: int, seconds: float) -> None:
    url = server.database()
    store = await open_store(url)
    before, ahead = work(server), written(server)
    moves, took, worked = await measure(store, tables, seconds)
    database, ahead = work(server) - before, written(server) - ahead
    await store.close()
    disk = server.sql("SELECT pg_total_relation_size('inputs') / count(*) FROM inputs", url)
    costs = f"{worked / moves * 1e6:.0f} | {database / moves * 1e6:.0f} | {ahead / moves:,.0f} B | {disk} B"
    print(f"| PostgreSQL | {tables:,} | {moves / took:,.0f} | {costs} |", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", default="1,16,200")
    parser.add_argument("--seconds", type=float, default=5)
    given = parser.parse_args()
    counts = [int(count) for count in given.tables.split(",")]
    print("| store | tables | moves/s | node, µs a move | database, µs a move | written ahead | on disk |")
    print("| --- | --- | --- | --- | --- | --- | --- |")
    for tables in counts:
        asyncio.run(in_sqlite(tables, given.seconds))
    if programs() is None:
        print(MISSING)
        return
    with started() as server:
        for tables in counts:
            asyncio.run(in_postgres(server, tables, given.seconds))


if __name__ == "__main__":
    main()
