"""Tables in one SQLite file. One thread writes; what arrives while it commits goes into its next commit."""

import asyncio
import logging
import re
import secrets
import sqlite3
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from importlib.resources import files
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import TypeVar

from miccia.core.record import Header
from miccia.server.people.places import Places
from miccia.server.store import rows
from miccia.server.store.contract import Away, CodeTaken, Elapsed, InputRow, Saved, TableRow
from miccia.server.store.rows import Statement

log = logging.getLogger(__name__)
Result = TypeVar("Result")


class Job:
    """Statements to be carried out all or not at all, and who waits for them."""

    def __init__(self, statements: list[Statement]) -> None:
        self.statements = statements
        self.loop = asyncio.get_running_loop()
        self.done: asyncio.Future[None] = self.loop.create_future()
        self.problem: Exception | None = None

    def answer(self) -> None:
        if self.done.done():
            return
        if self.problem is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(self.problem)


class SqliteStore:
    """A `Store` in a file."""

    def __init__(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self.path = path
        self.jobs: SimpleQueue[Job | None] = SimpleQueue()
        self.commits = 0
        self.db = connect(path)
        migrate(self.db)
        self.reading = connect(path)
        self.reader = ThreadPoolExecutor(1, "store-reader")
        self.writer = Thread(target=self.write_all, name="store-writer", daemon=True)
        self.writer.start()

    # Writing

    async def add(self, table: TableRow) -> None:
        try:
            await self.write(rows.add_table(table))
        except sqlite3.IntegrityError:
            raise CodeTaken(table.code) from None

    async def seat(self, code: str, places: Places) -> None:
        await self.write(rows.set_seats(code, places))

    async def turn_away(self, code: str, session: str, places: Places) -> None:
        await self.write([rows.turn_away(code, session), *rows.set_seats(code, places)])

    async def begin(self, code: str, places: Places, header: Header, waiting: list[int]) -> None:
        seats = rows.set_seats(code, places)
        await self.write([*seats, rows.set_header(code, header), rows.set_waiting(code, waiting)])

    async def append(
        self,
        code: str,
        inputs: list[InputRow],
        scores: list[int] | None = None,
        waiting: list[int] | None = None,
    ) -> None:
        ended = [] if scores is None else [rows.set_scores(code, scores)]
        turned = [] if waiting is None else [rows.set_waiting(code, waiting)]
        await self.write([*[rows.add_input(code, row) for row in inputs], *ended, *turned])

    async def keep_time(self, code: str, elapsed: Elapsed) -> None:
        await self.write([rows.set_clock(code, elapsed)])

    async def visited(self, codes: list[str], date: int) -> None:
        await self.write([rows.set_visited(code, date) for code in codes])

    async def write(self, statements: list[Statement]) -> None:
        job = Job(statements)
        self.jobs.put(job)
        with reachable():
            await job.done

    def write_all(self) -> None:
        """The writer's life: take everything that waits, commit it together, answer."""
        while (job := self.jobs.get()) is not None:
            batch = [job]
            while not self.jobs.empty():
                another = self.jobs.get()
                if another is None:
                    self.jobs.put(None)
                    break
                batch.append(another)
            self.commit(batch)
            for job in batch:
                try:
                    job.loop.call_soon_threadsafe(job.answer)
                except RuntimeError:  # its loop is gone: nobody waits any more
                    continue
        self.db.close()

    def commit(self, batch: list[Job]) -> None:
        try:
            self.db.execute("BEGIN IMMEDIATE")
            for job in batch:
                self.carry_out(job)
            self.db.execute("COMMIT")
            self.commits += 1
        except Exception as problem:
            log.exception("cannot write to %s", self.path)
            for job in batch:
                job.problem = problem
            if self.db.in_transaction:
                self.db.execute("ROLLBACK")

    def carry_out(self, job: Job) -> None:
        self.db.execute("SAVEPOINT job")
        try:
            for sql, values in job.statements:
                self.db.execute(sql, values)
        except sqlite3.IntegrityError as problem:
            job.problem = problem
            self.db.execute("ROLLBACK TO job")
        self.db.execute("RELEASE job")

    # Reading

    async def load(self, code: str) -> Saved | None:
        return await self.read(lambda: rows.load(self.reading, code))

    async def of_session(self, session: str, most: int) -> list[TableRow]:
        return await self.read(lambda: list(rows.tables_of(self.reading, session, most)))

    async def open_tables(self, since: int, most: int) -> list[TableRow]:
        return await self.read(lambda: list(rows.open_tables(self.reading, since, most)))

    async def key(self) -> bytes:
        await self.write([rows.keep_key(secrets.token_bytes(32))])
        return await self.read(lambda: rows.key(self.reading))

    async def read(self, question: Callable[[], Result]) -> Result:
        with reachable():
            return await asyncio.get_running_loop().run_in_executor(self.reader, question)

    async def close(self) -> None:
        self.jobs.put(None)
        await asyncio.to_thread(self.writer.join)
        await self.read(self.reading.close)
        self.reader.shutdown()


@contextmanager
def reachable() -> Iterator[None]:
    """What SQLite and the system say about a store that does not answer, as one exception."""
    try:
        yield
    except (sqlite3.OperationalError, OSError) as problem:
        raise Away(str(problem)) from problem


def connect(path: Path) -> sqlite3.Connection:
    db = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = FULL")
    return db


def migrate(db: sqlite3.Connection) -> None:
    """Carry out the numbered migrations that this file has not seen yet."""
    scripts = sorted(
        (int(script.name[:3]), script)
        for script in (files("miccia.server.store") / "migrations").iterdir()
        if re.fullmatch(r"\d{3}_\w+\.sql", script.name)
    )
    (version,) = db.execute("PRAGMA user_version").fetchone()
    if version > scripts[-1][0]:
        raise sqlite3.DatabaseError(f"written by a newer Miccia (version {version})")
    for number, script in scripts:
        if number > version:
            sql = script.read_text(encoding="utf-8")
            db.executescript(f"BEGIN IMMEDIATE;\n{sql}\nPRAGMA user_version = {number};\nCOMMIT;")
