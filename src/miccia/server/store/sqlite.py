"""Tables in one SQLite file. One thread writes; what arrives while it commits goes into its next commit."""

import asyncio
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

from miccia.core.record import Header
from miccia.server.customs import Customs
from miccia.server.metrics import Metrics
from miccia.server.people.places import Places
from miccia.server.store import found, rows
from miccia.server.store.contract import (
    Away,
    Broken,
    CodeTaken,
    Elapsed,
    NextGame,
    Note,
    Past,
    Program,
    Progress,
    Saved,
    SavedGame,
    Seer,
    Shoulder,
    TableRow,
)
from miccia.server.store.rows import Statement

log = logging.getLogger(__name__)
Result = TypeVar("Result")
BUSY = 5_000  # milliseconds for another process to let go of the file


class Job:
    """Statements to be carried out all or not at all, and who waits for them.

    Where nothing of what was there may be left, the log that SQLite writes first is emptied too.
    """

    def __init__(self, statements: list[Statement], wipe: bool = False, inputs: int = 0) -> None:
        self.statements = statements
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


class SqliteStore:
    """A `Store` in a file."""

    def __init__(self, path: Path, metrics: Metrics | None = None) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self.path = path
        self.jobs: SimpleQueue[Job | None] = SimpleQueue()
        self.metrics = metrics or Metrics()
        self.wiped = True
        self.trouble = ""  # why the last commit failed
        self.db = connect(path)
        migrate(self.db)
        self.house_key = found.key(self.db)
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

    async def seat(self, code: str, number: int, places: Places) -> None:
        await self.write([*rows.set_seats(code, number, places), rows.set_changed(code)])

    async def customs(self, code: str, customs: Customs) -> None:
        await self.write([rows.set_customs(code, customs)])

    async def note(self, code: str, number: int, note: Note, places: Places | None = None) -> None:
        await self.write([rows.add_note(code, number, note), *rows.set_seats(code, number, places or ())])

    async def shoulder(self, code: str, seat: int, shoulder: Shoulder | None) -> None:
        await self.write(rows.set_shoulder(code, seat, shoulder))

    async def program(self, code: str, session: str, program: Program | None) -> None:
        await self.write(rows.set_program(code, session, program))

    async def saw(self, code: str, number: int, seer: Seer, note: Note | None) -> None:
        notes = [] if note is None else [rows.add_note(code, number, note)]
        await self.write([rows.add_seer(code, seer), *notes])

    async def turn_away(self, code: str, session: str, number: int, places: Places) -> None:
        await self.write([rows.turn_away(code, session), *rows.set_seats(code, number, places)])

    async def begin(self, code: str, number: int, places: Places, header: Header, waiting: list[int]) -> None:
        seats = [*rows.set_seats(code, number, places), rows.set_changed(code)]
        begun = [rows.set_header(code, number, header), rows.set_waiting(code, number, waiting)]
        await self.write([*seats, *begun, *rows.look_no_more(code)])

    async def append(self, code: str, number: int, progress: Progress) -> None:
        await self.write(rows.add_progress(code, number, progress), inputs=len(progress.inputs))

    async def lay(self, code: str, winners: list[int], game: NextGame) -> None:
        await self.write([rows.set_winners(code, game.number - 1, winners), *rows.add_game(code, game)])

    async def choose(self, code: str, game: NextGame) -> None:
        await self.write([*rows.set_game(code, game), rows.set_changed(code)])

    async def keep_time(self, code: str, number: int, elapsed: Elapsed) -> None:
        await self.write([rows.set_clock(code, number, elapsed)])

    async def reviewed(self, code: str, number: int, told: list[tuple[float, float]]) -> None:
        await self.write([rows.set_reviewed(code, number, told)])

    async def visited(self, codes: list[str], date: int) -> None:
        await self.write([rows.set_visited(code, date) for code in codes])

    async def remove(self, codes: list[str]) -> None:
        await self.write([statement for code in codes for statement in rows.remove(code)], wipe=True)

    async def forget(self, session: str) -> None:
        await self.write(rows.forget(session), wipe=True)

    async def adopt(self, old: str, new: str) -> None:
        await self.write(rows.adopt(old, new), wipe=True)

    async def write(self, statements: list[Statement], wipe: bool = False, inputs: int = 0) -> None:
        job = Job(statements, wipe, inputs)
        self.jobs.put(job)
        with REACHABLE:
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
            self.wipe(batch)
            for loop in {job.loop for job in batch}:
                with suppress(RuntimeError):  # the loop is gone: nobody waits any more
                    loop.call_soon_threadsafe(answer_all, [job for job in batch if job.loop is loop])
        self.db.close()

    def commit(self, batch: list[Job]) -> None:
        began = perf_counter()
        try:
            try:
                self.carry_out(batch)
            except sqlite3.IntegrityError:  # something in it is impossible: carry out the rest
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
            for sql, values in job.statements:
                execute(sql, values)
        execute("COMMIT")

    def carry_out_what_can_be(self, batch: list[Job]) -> None:
        self.db.execute("BEGIN IMMEDIATE")
        for job in batch:
            self.db.execute("SAVEPOINT job")
            try:
                for sql, values in job.statements:
                    self.db.execute(sql, values)
            except sqlite3.IntegrityError as problem:
                job.problem = problem
                self.db.execute("ROLLBACK TO job")
            self.db.execute("RELEASE job")
        self.db.execute("COMMIT")

    # Reading

    async def load(self, code: str) -> Saved | None:
        return await self.read(lambda: found.load(self.reading, code))

    async def game(self, code: str, number: int) -> SavedGame | None:
        return await self.read(lambda: found.load_game(self.reading, code, number))

    async def finished(self, session: str) -> int:
        return await self.read(lambda: found.finished(self.reading, session))

    async def past(self, session: str, most: int) -> list[Past]:
        return await self.read(lambda: found.past(self.reading, session, most))

    async def play_together(self, one: str, other: str) -> bool:
        return await self.read(lambda: found.play_together(self.reading, one, other))

    async def of_session(self, session: str, most: int) -> list[TableRow]:
        return await self.read(lambda: list(found.tables_of(self.reading, session, most)))

    async def open_tables(self, since: int, most: int) -> list[TableRow]:
        return await self.read(lambda: list(found.open_tables(self.reading, since, most)))

    async def outdated(self, finished_for: int | None, empty_for: int, most: int) -> list[str]:
        return await self.read(lambda: found.outdated(self.reading, finished_for, empty_for, most))

    async def check(self) -> None:
        await self.write([rows.keep_pulse()])

    async def key(self) -> bytes:
        return self.house_key

    async def read(self, question: Callable[[], Result]) -> Result:
        with REACHABLE:
            return await asyncio.get_running_loop().run_in_executor(self.reader, question)

    async def close(self) -> None:
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
