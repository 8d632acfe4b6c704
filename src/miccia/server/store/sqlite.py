"""Tables in one SQLite file. One thread writes; what arrives in one turn of the loop, or while it commits,
goes into its next commit."""

import asyncio
import itertools
import logging
import re
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from importlib.resources import files
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from time import perf_counter
from typing import TypeVar

from msgspec.structs import replace

from miccia.server.metrics import Metrics
from miccia.server.store import found, reading, rows
from miccia.server.store.contract import (
    Away,
    Broken,
    CodeTaken,
    Elapsed,
    Fenced,
    Hold,
    Past,
    Progress,
    Saved,
    SavedGame,
    TableRow,
)
from miccia.server.store.rows import Statement
from miccia.server.store.writing import Writing

log = logging.getLogger(__name__)
Result = TypeVar("Result")
BUSY = 5_000  # milliseconds for another process to let go of the file
IMPOSSIBLE = (sqlite3.IntegrityError, Fenced)  # for one job, not for the others in its commit


class Job:
    """Statements to be carried out all or not at all, and who waits for them.

    By a `hold` they are only carried out while that is the last. Without statements it is the taking itself.
    Where nothing of what was there may be left, the log that SQLite writes first is emptied too.
    """

    def __init__(
        self,
        statements: list[Statement],
        hold: Hold | None = None,
        wipe: bool = False,
        inputs: int = 0,
    ) -> None:
        self.statements = statements
        self.hold = hold
        self.wipe = wipe
        self.inputs = inputs  # of a game, among them
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


def answer_all(batch: list[Job]) -> None:
    for job in batch:
        job.answer()


class SqliteStore(Writing):
    """A `Store` in a file.

    Who holds which table is kept in memory: the file belongs to one process at a time, with which all its
    holds end. So tables can also be read from a disk that is full.
    """

    truth = 5_000

    def __init__(self, path: Path, metrics: Metrics | None = None) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self.path = path
        self.jobs: SimpleQueue[list[Job] | None] = SimpleQueue()
        self.arrived: list[Job] = []  # in this turn of the loop
        self.metrics = metrics or Metrics()
        self.wiped = True
        self.trouble = ""  # why the last commit failed
        self.count = itertools.count(1)
        self.epochs: dict[str, int] = {}  # by code
        self.db = connect(path)
        migrate(self.db)
        self.house_key = reading.key(self.db)
        self.reading = connect(path)
        self.reader = ThreadPoolExecutor(1, "store-reader")
        self.writer = Thread(target=self.write_all, name="store-writer", daemon=True)
        self.writer.start()

    # Writing

    async def add(self, table: TableRow) -> TableRow:
        try:
            await self.write(rows.add_table(table))
        except sqlite3.IntegrityError:
            raise CodeTaken(table.code) from None
        return replace(table, epoch=await self.hold(table.code))

    async def hold(self, code: str) -> int:
        """A new epoch of a table. Whoever writes by an older one comes too late from now on."""
        hold = Hold(code, next(self.count))
        await self.write([], hold)
        return hold.epoch

    async def take(self, code: str) -> Saved | None:
        epoch = await self.hold(code)
        saved = await self.load(code)
        return saved and replace(saved, table=replace(saved.table, epoch=epoch))

    async def let_go(self, holds: list[Hold]) -> None:
        for hold in holds:
            if self.epochs.get(hold.code) == hold.epoch:
                del self.epochs[hold.code]

    def listen(self, lost: Callable[[str, int], None], forgot: Callable[[str], None]) -> None:
        """There is nobody else."""

    async def append(self, hold: Hold, number: int, progress: Progress) -> None:
        try:
            await self.write(
                rows.add_progress(hold.code, number, progress), hold, inputs=len(progress.inputs)
            )
        except sqlite3.IntegrityError as problem:
            raise Fenced(f"{hold.code}: {problem}") from None

    async def keep_time(self, hold: Hold, number: int, elapsed: Elapsed) -> None:
        await self.write([rows.set_clock(hold.code, number, elapsed)], hold)

    async def write(
        self, statements: list[Statement], hold: Hold | None = None, wipe: bool = False, inputs: int = 0
    ) -> None:
        job = Job(statements, hold, wipe, inputs)
        if not self.arrived:
            job.loop.call_soon(self.hand_over)
        self.arrived.append(job)
        with REACHABLE:
            await job.done

    def hand_over(self) -> None:
        """Wake the writer once for all that has arrived: each time costs more than a statement."""
        arrived, self.arrived = self.arrived, []
        self.jobs.put(arrived)

    def write_all(self) -> None:
        """The writer's life: take everything that waits, commit it together, answer."""
        while (batch := self.jobs.get()) is not None:
            while not self.jobs.empty():
                more = self.jobs.get()
                if more is None:
                    self.jobs.put(None)
                    break
                batch += more
            self.take_all(batch)
            if work := [job for job in batch if job.statements]:
                self.commit(work)
                self.wipe(work)
            for loop in {job.loop for job in batch}:
                with suppress(RuntimeError):  # the loop is gone: nobody waits any more
                    loop.call_soon_threadsafe(answer_all, [job for job in batch if job.loop is loop])
        self.db.close()

    def take_all(self, batch: list[Job]) -> None:
        for job in batch:
            if job.hold is not None and not job.statements:
                self.epochs[job.hold.code] = job.hold.epoch

    def commit(self, batch: list[Job]) -> None:
        began = perf_counter()
        try:
            try:
                self.carry_out(batch)
            except IMPOSSIBLE:  # something in it is impossible: carry out the rest
                self.db.execute("ROLLBACK")
                self.carry_out_what_can_be(batch)
            self.metrics.commits.observe(perf_counter() - began)
            self.metrics.inputs.observe(sum(job.inputs for job in batch))
            self.complain("")
        except Exception as problem:
            if self.db.in_transaction:
                self.db.execute("ROLLBACK")
            if len(batch) > 1 and not isinstance(problem, sqlite3.OperationalError):
                for job in batch:  # what is wrong with one table's pages is wrong with its job alone
                    self.commit([job])
                return
            for job in batch:
                job.problem = problem
            if isinstance(problem, sqlite3.OperationalError):  # a damaged page is for its table to tell
                self.complain(str(problem))

    def complain(self, trouble: str) -> None:
        """Say once what is wrong, and when it is no longer."""
        if trouble and trouble != self.trouble:
            log.error("cannot write to %s: %s", self.path, trouble)
        if self.trouble and not trouble:
            log.warning("%s can be written to again", self.path)
        self.trouble = trouble

    def wipe(self, batch: list[Job]) -> None:
        """Empty the log if somebody wishes it; while others read it, as a backup does, at a later commit."""
        self.wiped = self.wiped and not any(job.wipe for job in batch)
        if self.wiped:
            return
        try:
            self.db.execute("PRAGMA busy_timeout = 0")
            (busy, *_) = self.db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
            self.db.execute(f"PRAGMA busy_timeout = {BUSY}")
            self.wiped = not busy
        except sqlite3.Error:
            log.exception("cannot empty the log of %s", self.path)

    def carry_out(self, batch: list[Job]) -> None:
        execute = self.db.cursor().execute
        execute("BEGIN IMMEDIATE")
        for job in batch:
            self.carry_out_job(job, execute)
        execute("COMMIT")

    def carry_out_job(self, job: Job, execute: Callable[..., sqlite3.Cursor]) -> None:
        if job.hold is not None and self.epochs.get(job.hold.code) != job.hold.epoch:
            raise Fenced(f"{job.hold.code} is no longer held in epoch {job.hold.epoch}")
        for sql, values in job.statements:
            if execute(sql, values).rowcount != 1 and sql is rows.GO_ON:
                raise Fenced(f"{values[3]} has gone on")

    def carry_out_what_can_be(self, batch: list[Job]) -> None:
        self.db.execute("BEGIN IMMEDIATE")
        for job in batch:
            self.db.execute("SAVEPOINT job")
            try:
                self.carry_out_job(job, self.db.execute)
            except IMPOSSIBLE as problem:
                job.problem = problem
                self.db.execute("ROLLBACK TO job")
            self.db.execute("RELEASE job")
        self.db.execute("COMMIT")

    # Reading

    async def load(self, code: str) -> Saved | None:
        return await self.read(lambda: reading.read(self.reading, code, found.load(code)))

    async def game(self, code: str, number: int) -> SavedGame | None:
        return await self.read(lambda: reading.read(self.reading, code, found.load_game(code, number)))

    async def finished(self, session: str) -> int:
        return await self.read(lambda: reading.finished(self.reading, session))

    async def past(self, session: str, most: int) -> list[Past]:
        return await self.read(lambda: reading.read(self.reading, "a list", found.past(session, most)))

    async def play_together(self, one: str, other: str) -> bool:
        return await self.read(lambda: reading.read(self.reading, "a list", found.play_together(one, other)))

    async def of_session(self, session: str, most: int) -> list[TableRow]:
        return await self.read(lambda: list(reading.tables_of(self.reading, session, most)))

    async def open_tables(self, date: int, within: int, most: int) -> list[TableRow]:
        return await self.read(lambda: list(reading.open_tables(self.reading, date, within, most)))

    async def outdated(self, finished_for: int | None, empty_for: int, most: int) -> list[str]:
        return await self.read(lambda: reading.outdated(self.reading, finished_for, empty_for, most))

    async def check(self) -> None:
        await self.write([rows.keep_pulse()])

    def reached(self) -> bool:
        return not self.trouble

    async def key(self) -> bytes:
        return self.house_key

    async def read(self, question: Callable[[], Result]) -> Result:
        with REACHABLE:
            return await asyncio.get_running_loop().run_in_executor(self.reader, question)

    async def close(self) -> None:
        self.hand_over()
        self.jobs.put(None)
        await asyncio.to_thread(self.writer.join)
        await self.read(self.reading.close)
        self.reader.shutdown()


class Reachable:
    """What SQLite and the system say about a store that does not answer, or is damaged, as one exception."""

    def __enter__(self) -> None:
        pass

    def __exit__(self, kind: object, problem: BaseException | None, trace: object) -> None:
        match problem:
            case sqlite3.OperationalError() | OSError():
                raise Away(str(problem)) from problem
            case sqlite3.IntegrityError():
                return
            case sqlite3.DatabaseError() | UnicodeError():
                raise Broken(str(problem)) from problem


REACHABLE = Reachable()


def connect(path: Path) -> sqlite3.Connection:
    db = sqlite3.connect(path, BUSY / 1000, isolation_level=None, check_same_thread=False)
    db.text_factory = text
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = FULL")
    db.execute("PRAGMA secure_delete = ON")  # what is cleared away or forgotten is overwritten
    return db


def text(given: bytes) -> str:
    """A text as it was written. What is left of a damaged one says so; SQLite's own way would be to tell it
    like a disk that is away, and to quote it."""
    if 0 in given:
        raise UnicodeError("zeros in a text")
    return given.decode()


def migrations() -> dict[int, str]:
    """The numbered scripts."""
    return {
        int(script.name[:3]): script.read_text(encoding="utf-8")
        for script in (files("miccia.server.store") / "migrations").iterdir()
        if re.fullmatch(r"\d{3}_\w+\.sql", script.name)
    }


def newest() -> int:
    """The version of a file that has seen all migrations."""
    return max(migrations())


def migrate(db: sqlite3.Connection) -> None:
    """Carry out the numbered migrations that this file has not seen yet."""
    (version,) = db.execute("PRAGMA user_version").fetchone()
    if version > newest():
        raise sqlite3.DatabaseError(f"written by a newer Miccia (version {version})")
    for number, sql in sorted(migrations().items()):
        if number > version:
            db.executescript(f"BEGIN IMMEDIATE;\n{sql}\nPRAGMA user_version = {number};\nCOMMIT;")
