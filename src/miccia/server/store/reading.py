"""What is read from an SQLite file, of which any page may be damaged."""

import logging
import secrets
import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import TypeVar

from miccia.server.store import found
from miccia.server.store.contract import Broken, TableRow
from miccia.server.store.found import Reading

log = logging.getLogger(__name__)
Result = TypeVar("Result")
UNREADABLE = (*found.UNREADABLE, sqlite3.DatabaseError)
KEY = "SELECT value FROM house WHERE name = 'key'"
KEEP_KEY = "INSERT INTO house (name, value) VALUES ('key', ?)"


def key(db: sqlite3.Connection) -> bytes:
    """The house's own key, made before its first table: with another one nobody would be known again."""
    kept = db.execute(KEY).fetchone()
    if kept is None and db.execute("SELECT 1 FROM tables").fetchone() is None:
        db.execute(KEEP_KEY, (secrets.token_bytes(32),))
        kept = db.execute(KEY).fetchone()
    if kept is None or not isinstance(kept[0], bytes) or len(kept[0]) != 32:
        raise sqlite3.DatabaseError("the key of the house is damaged")
    return kept[0]


def read(db: sqlite3.Connection, code: str, reading: Reading[Result]) -> Result:
    """All that is asked about a table, as it is at one moment."""
    with readable(db, code):
        try:
            sql, values = next(reading)
            while True:
                sql, values = reading.send(db.execute(sql, values).fetchall())
        except StopIteration as done:
            result: Result = done.value
    return result


@contextmanager
def readable(db: sqlite3.Connection, code: str) -> Iterator[None]:
    """All of a table as it is at one moment; `Broken` if it cannot be read."""
    try:
        db.execute("BEGIN")
        yield
    except sqlite3.OperationalError:  # it is the store that is unwell, not the table
        raise
    except UNREADABLE as problem:
        raise Broken(f"{code}: {problem}") from problem
    finally:
        if db.in_transaction:
            db.execute("ROLLBACK")


def tables_of(db: sqlite3.Connection, session: str, most: int) -> Iterable[TableRow]:
    """The tables at which a session sits that can be read, the newest first."""
    try:
        codes = codes_in(db, found.OF_SESSION, session, most)
    except Broken as problem:
        log.error("cannot list the tables of a session: %s", problem)
        codes = one_by_one(db, session)[:most]
    return in_order(db, codes)


def open_tables(db: sqlite3.Connection, date: int, within: int, most: int) -> Iterable[TableRow]:
    """The open tables that can be read, the newest first."""
    try:
        codes = codes_in(db, found.OPEN, date, within, most)
    except Broken as problem:
        log.error("cannot list the open tables: %s", problem)
        codes = []
    return in_order(db, codes)


def finished(db: sqlite3.Connection, session: str) -> int:
    """In how many finished games a session has a place."""
    (count,) = db.execute(found.PLAYED, (session,)).fetchone()
    return int(count)


def outdated(db: sqlite3.Connection, finished_for: int | None, empty_for: int, most: int) -> list[str]:
    """The codes of tables that can be cleared away."""
    codes = codes_in(db, found.EMPTY, empty_for, most)
    if finished_for is not None:
        codes += codes_in(db, found.FINISHED, finished_for, most)
    return codes[:most]


def codes_in(db: sqlite3.Connection, question: str, *about: object) -> list[str]:
    with readable(db, "a list"):
        return [code for (code,) in db.execute(question, about)]


def in_order(db: sqlite3.Connection, codes: list[str]) -> Iterable[TableRow]:
    """Those of the tables that can be read."""
    for code in codes:
        try:
            row = read(db, code, found.table(code))
        except Broken as problem:
            log.error("cannot read the table %s", problem)
            continue
        yield row


def one_by_one(db: sqlite3.Connection, session: str) -> list[str]:
    """The codes of a session whose rows can be found in a damaged file, the newest first."""
    kept: list[tuple[int, str]] = []
    try:
        codes = codes_in(db, "SELECT DISTINCT code FROM seats WHERE session = ?", session)
    except Broken:
        return []
    for code in codes:
        try:
            kept += db.execute("SELECT id, code FROM tables WHERE code = ? AND maker >= ''", (code,))
        except sqlite3.DatabaseError:
            continue
    return [code for _, code in sorted(kept, reverse=True)]
