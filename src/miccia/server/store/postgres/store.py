"""Tables in a PostgreSQL database, which several servers share."""

import asyncio
import logging
import secrets
import socket
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import asyncpg
from msgspec.structs import replace

from miccia.core.record import Header
from miccia.server.metrics import Metrics
from miccia.server.people.places import Places
from miccia.server.store import found, rows
from miccia.server.store.contract import (
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
from miccia.server.store.found import Reading
from miccia.server.store.postgres import dialect
from miccia.server.store.postgres.dialect import about_many, say
from miccia.server.store.postgres.group import Group
from miccia.server.store.postgres.reaching import (
    ANSWER,
    LOST,
    Connection,
    Patience,
    dial,
    leave,
    migrate,
    redial,
    sentences,
)
from miccia.server.store.postgres.watch import ALIVE, CHANNEL, NOTIFY, Watch
from miccia.server.store.rows import Statement
from miccia.server.store.writing import Writing

log = logging.getLogger(__name__)
Result = TypeVar("Result")
CONNECTIONS = 8  # for reading, and for what is written besides games
SOON = 2  # seconds that a question waits for a database that is away: whoever asked comes again
LISTED = (found.TABLE, found.GAMES, found.SEATS)
KEY = "SELECT value FROM house WHERE name = 'key'"
KEEP_KEY = "INSERT INTO house (name, value) VALUES ('key', $1) ON CONFLICT DO NOTHING"


async def open_store(url: str, metrics: Metrics | None = None, name: str = "") -> "PostgresStore":
    """The house in a database, made ready if it is new; `NoStore` if there is none."""
    async with sentences(url):
        db = await dial(url)
        try:
            await migrate(db)
            key = await house_key(db)
        finally:
            await leave(db)
    pool = await asyncpg.create_pool(url, connect=redial, min_size=0, max_size=CONNECTIONS)
    return PostgresStore(url, pool, key, metrics or Metrics(), name or socket.gethostname())


async def house_key(db: Connection) -> bytes:
    """The house's own key, made before its first table: with another one nobody would be known again."""
    if not await db.fetchval("SELECT 1 FROM tables LIMIT 1"):
        await db.execute(KEEP_KEY, secrets.token_bytes(32))
    key = await db.fetchval(KEY)
    if not isinstance(key, bytes) or len(key) != 32:
        raise Broken("the key of the house is damaged")
    return key


class PostgresStore(Writing):
    """A `Store` in a database. Whoever wrote while it was away is answered when it is back, or after
    `PATIENCE`."""

    truth = 0  # it is watched anyway

    def __init__(self, url: str, pool: Any, key: bytes, metrics: Metrics, name: str) -> None:
        self.pool = pool
        self.house_key = key
        self.node = secrets.randbits(62)  # new at every start
        self.group = Group(url, metrics)
        self.watch = Watch(url, self.node, name)

    # Holding

    def listen(self, lost: Callable[[str, int], None], forgot: Callable[[str], None]) -> None:
        self.watch.lost, self.watch.forgot = lost, forgot

    async def add(self, table: TableRow) -> TableRow:
        hold, mark = Hold(table.code, 1), secrets.randbits(62)
        owner: Statement = (dialect.ADD_OWNER, (table.code, self.node, table.number, mark))
        try:
            await self.carry_out([owner, *rows.add_table(table)], None, mark, hold)
        except asyncpg.UniqueViolationError:
            raise CodeTaken(table.code) from None
        self.watch.took(table.code, hold.epoch, None)
        return replace(table, epoch=hold.epoch)

    async def take(self, code: str) -> Saved | None:
        found = await self.ask(lambda db: db.fetchrow(dialect.TAKE, code, self.node))
        if found is None:
            return await self.load(code)  # none, or `Broken`
        epoch, before = found
        self.watch.took(code, epoch, before)
        saved = await self.load(code)
        return saved and replace(saved, table=replace(saved.table, epoch=epoch))

    async def let_go(self, holds: list[Hold]) -> None:
        codes, epochs = [hold.code for hold in holds], [hold.epoch for hold in holds]
        for hold in holds:
            self.watch.let_go(hold.code, hold.epoch)
        await self.ask(lambda db: db.execute(dialect.LET_GO, codes, epochs))

    # Writing

    async def append(self, hold: Hold, number: int, progress: Progress) -> None:
        await self.group.write(hold, number, progress)

    async def keep_time(self, hold: Hold, number: int, elapsed: Elapsed) -> None:
        await self.group.write(hold, number, Progress([], elapsed=elapsed))

    async def begin(
        self, hold: Hold, number: int, places: Places, header: Header, waiting: list[int]
    ) -> None:
        deal: Statement = (dialect.DEAL, (number, rows.to_json(waiting), hold.code))
        await self.write([*rows.begin(hold.code, number, places, header, waiting), deal], hold)

    async def remove(self, codes: list[str]) -> None:
        owners: list[Statement] = [(dialect.NO_OWNER, (code,)) for code in codes]
        await self.write([*owners, *[statement for code in codes for statement in rows.remove(code)]])

    async def forget(self, session: str) -> None:
        await super().forget(session)
        await self.ask(lambda db: db.execute(NOTIFY, CHANNEL, f"forgot {self.node} {session}"))

    async def adopt(self, old: str, new: str) -> None:
        """Other servers lose the tables at which somebody is known, and read them anew: they would write the
        old session down again."""
        theirs = await self.ask(lambda db: db.fetch(*statement(dialect.ELSEWHERE, self.node, old)))
        taken: Statement = (dialect.TAKE_AWAY, (self.node, old))
        await self.write([taken, *rows.adopt(old, new)], wipe=True)
        codes = [code for (code,) in theirs]
        for code, epoch, *_ in await self.ask(lambda db: db.fetch(dialect.EPOCHS, codes)):
            self.watch.tell_lost(code, epoch)

    async def write(self, statements: list[Statement], hold: Hold | None = None, wipe: bool = False) -> None:
        """What is wiped is gone for every question; the database itself overwrites it in its own time."""
        await self.carry_out(statements, hold, secrets.randbits(62), hold)

    async def carry_out(
        self, statements: list[Statement], fence: Hold | None, mark: int, marked: Hold | None
    ) -> None:
        """All statements or none, however often it takes. The mark that they leave at a table tells, if the
        answer was lost, whether they were carried out; what leaves none can be carried out twice."""
        patience, doubt = Patience(), False
        while True:
            try:
                async with self.pool.acquire(timeout=ANSWER) as db:
                    if doubt and marked and await db.fetchval(dialect.DONE, marked.code, mark):
                        return
                    async with db.transaction():
                        if doubt:  # or a second time, which changes nothing, would wait for no standby
                            await db.execute(ALIVE, self.node, self.watch.name)
                        if fence and not await db.fetchval(dialect.FENCE, fence.code, fence.epoch, mark):
                            raise Fenced(f"{fence.code} is no longer held in epoch {fence.epoch}")
                        for sql, values in statements:
                            said, wanted = say(sql, values)
                            await db.execute(said, *wanted)
                return
            except LOST as problem:
                doubt = True
                await patience.wait(problem)

    # Reading

    async def ask(self, question: Callable[[Connection], Awaitable[Result]]) -> Result:
        """The answer to a question, which may have to be asked again over another connection."""
        patience = Patience(SOON)
        while True:
            try:
                async with self.pool.acquire(timeout=ANSWER) as db:
                    return await question(db)
            except LOST as problem:
                await patience.wait(problem)

    async def read(self, code: str, reading: Callable[[], Reading[Result]]) -> Result:
        """All that is asked about a table, as it is at one moment."""

        async def answered(db: Connection) -> Result:
            steps = reading()
            async with db.transaction(isolation="repeatable_read", readonly=True):
                try:
                    sql, values = next(steps)
                    while True:
                        said, wanted = say(sql, values)
                        sql, values = steps.send(await db.fetch(said, *wanted))
                except StopIteration as done:
                    result: Result = done.value
                    return result

        try:
            return await self.ask(answered)
        except found.UNREADABLE as problem:
            raise Broken(f"{code}: {problem}") from problem

    async def load(self, code: str) -> Saved | None:
        return await self.read(code, lambda: found.load(code))

    async def game(self, code: str, number: int) -> SavedGame | None:
        return await self.read(code, lambda: found.load_game(code, number))

    async def finished(self, session: str) -> int:
        return int(await self.ask(lambda db: db.fetchval(*statement(found.PLAYED, session))))

    async def past(self, session: str, most: int) -> list[Past]:
        return await self.read("a list", lambda: found.past(session, limit(most)))

    async def play_together(self, one: str, other: str) -> bool:
        return await self.read("a list", lambda: found.play_together(one, other))

    async def of_session(self, session: str, most: int) -> list[TableRow]:
        return await self.listed(found.OF_SESSION, session, limit(most))

    async def open_tables(self, date: int, within: int, most: int) -> list[TableRow]:
        return await self.listed(found.OPEN, date, within, most)

    async def listed(self, question: str, *about: object) -> list[TableRow]:
        """The tables that a question finds, in three answers however many they are."""

        async def answered(db: Connection) -> tuple[list[str], dict[str, dict[str, list[Any]]]]:
            async with db.transaction(isolation="repeatable_read", readonly=True):
                codes = [code for (code,) in await db.fetch(*statement(question, *about))]
                kept: dict[str, dict[str, list[Any]]] = {code: {} for code in codes}
                for sql in LISTED:
                    for code, *row in await db.fetch(about_many(sql), codes):
                        kept[code].setdefault(sql, []).append(row)
                return codes, kept

        codes, kept = await self.ask(answered)
        read = (read_one(code, kept[code]) for code in codes)
        return [row for row in read if row is not None]

    async def outdated(self, finished_for: int | None, empty_for: int, most: int) -> list[str]:
        """None that another server has in memory."""
        codes = await self.unheld(found.EMPTY, empty_for, most)
        if finished_for is not None:
            codes += await self.unheld(found.FINISHED, finished_for, most)
        return codes[:most]

    async def unheld(self, question: str, *about: object) -> list[str]:
        free = question.replace(" LIMIT", f" AND code NOT IN {dialect.LIVING} LIMIT")
        return [code for (code,) in await self.ask(lambda db: db.fetch(*statement(free, *about)))]

    async def key(self) -> bytes:
        return self.house_key

    async def check(self) -> None:
        await self.watch.check()

    def reached(self) -> bool:
        return self.watch.reached()

    async def close(self) -> None:
        await self.group.close()
        await self.watch.close()
        try:
            async with asyncio.timeout(ANSWER):
                await self.pool.close()
        except LOST:
            self.pool.terminate()


def limit(most: int) -> int | None:
    """How many rows; below zero it is all."""
    return None if most < 0 else most


def statement(sql: str, *values: object) -> list[Any]:
    said, wanted = say(sql, values)
    return [said, *wanted]


def read_one(code: str, kept: dict[str, list[Any]]) -> TableRow | None:
    """A table out of what was found of many; None if it cannot be read."""
    steps = found.table(code)
    try:
        sql, _ = next(steps)
        while True:
            sql, _ = steps.send(kept.get(sql, []))
    except StopIteration as done:
        row: TableRow = done.value
        return row
    except (Broken, *found.UNREADABLE) as problem:
        log.error("cannot read the table %s: %s", code, problem)
        return None
