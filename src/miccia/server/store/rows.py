"""Tables, seats and inputs as rows of SQLite: the statements that write them, and the way back."""

import logging
import sqlite3
from collections.abc import Iterable
from typing import Any

import msgspec

from miccia.core.record import Header
from miccia.server.people.places import Place, Places
from miccia.server.store.contract import Broken, Elapsed, InputRow, Saved, TableRow

log = logging.getLogger(__name__)
Statement = tuple[str, tuple[Any, ...]]
UNREADABLE = (msgspec.MsgspecError, sqlite3.DatabaseError, UnicodeError, TypeError)

TABLE = "SELECT code, game, options, open, bot, maker, secret, header, scores, waiting FROM tables"
SEATS = "SELECT kind, name, bot, session, salt, joined FROM seats WHERE code = ? ORDER BY seat"
TURNED_AWAY = "SELECT session FROM turned_away WHERE code = ? ORDER BY session"
INPUTS = "SELECT n, at, seat, act, reason FROM inputs WHERE code = ? ORDER BY n"
ADD_TABLE = "INSERT INTO tables (code, game, options, open, bot, maker, secret) VALUES (?, ?, ?, ?, ?, ?, ?)"
ADD_INPUT = "INSERT INTO inputs (code, n, at, seat, act, reason) VALUES (?, ?, ?, ?, ?, ?)"
SET_SEAT = (
    "INSERT OR REPLACE INTO seats (code, seat, kind, name, bot, session, salt, joined) "
    "VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
)
SET_HEADER = "UPDATE tables SET header = ? WHERE code = ?"
SET_WAITING = "UPDATE tables SET waiting = ? WHERE code = ?"
SET_VISITED = "UPDATE tables SET visited = ? WHERE code = ?"
OPEN = (
    "SELECT code FROM tables WHERE open AND header IS NULL AND visited >= ? "
    "AND code IN (SELECT code FROM seats WHERE kind = 'free') ORDER BY id DESC LIMIT ?"
)
TURN_AWAY = "INSERT OR IGNORE INTO turned_away (code, session) VALUES (?, ?)"
KEEP_KEY = "INSERT OR IGNORE INTO house (name, value) VALUES ('key', ?)"
SET_SCORES = "UPDATE tables SET scores = ? WHERE code = ?"
CLOCK = "SELECT at, paused FROM clocks WHERE code = ?"
SET_CLOCK = "INSERT OR REPLACE INTO clocks (code, at, paused) VALUES (?, ?, ?)"

# Writing


def to_json(value: Any) -> str | None:
    return None if value is None else msgspec.json.encode(value).decode()


def add_table(table: TableRow) -> list[Statement]:
    """A new table, before its game."""
    options = to_json(table.options)
    fields = (table.code, table.game, options, table.open, table.bot, table.maker, table.secret)
    return [(ADD_TABLE, fields), *set_seats(table.code, table.places)]


def set_seats(code: str, places: Places) -> list[Statement]:
    return [(SET_SEAT, (code, seat, *msgspec.structs.astuple(place))) for seat, place in enumerate(places)]


def turn_away(code: str, session: str) -> Statement:
    return TURN_AWAY, (code, session)


def set_header(code: str, header: Header) -> Statement:
    return SET_HEADER, (to_json(header), code)


def set_scores(code: str, scores: list[int]) -> Statement:
    return SET_SCORES, (to_json(scores), code)


def set_waiting(code: str, waiting: list[int]) -> Statement:
    return SET_WAITING, (to_json(waiting), code)


def set_visited(code: str, date: int) -> Statement:
    return SET_VISITED, (date, code)


def add_input(code: str, row: InputRow) -> Statement:
    return ADD_INPUT, (code, row.n, row.at, row.seat, to_json(row.act), to_json(row.reason))


def set_clock(code: str, elapsed: Elapsed) -> Statement:
    return SET_CLOCK, (code, elapsed.at, elapsed.paused)


def keep_key(key: bytes) -> Statement:
    """A key for the house, unless it has one."""
    return KEEP_KEY, (key,)


# Reading


def key(db: sqlite3.Connection) -> bytes:
    (value,) = db.execute("SELECT value FROM house WHERE name = 'key'").fetchone()
    return bytes(value)


def load(db: sqlite3.Connection, code: str) -> Saved | None:
    """All that is stored of a table."""
    try:
        row = db.execute(f"{TABLE} WHERE code = ?", (code,)).fetchone()
        if row is None:
            return None
        turned_away = tuple(session for (session,) in db.execute(TURNED_AWAY, (code,)))
        table = msgspec.structs.replace(read_table(db, row), turned_away=turned_away)
        inputs = [read_input(found) for found in db.execute(INPUTS, (code,))]
        return Saved(table, inputs, read_clock(db.execute(CLOCK, (code,)).fetchone()))
    except sqlite3.OperationalError:  # it is the store that is unwell, not the table
        raise
    except UNREADABLE as problem:
        raise Broken(f"{code}: {problem}") from problem


def read_table(db: sqlite3.Connection, row: tuple[Any, ...]) -> TableRow:
    code, game, options, is_open, bot, maker, secret, header, scores, waiting = row
    places = [dict(zip(Place.__struct_fields__, seat, strict=True)) for seat in db.execute(SEATS, (code,))]
    fields = {"code": code, "game": game, "open": bool(is_open), "bot": bot, "maker": maker, "secret": secret}
    return msgspec.convert(
        fields
        | {
            "options": msgspec.json.decode(options),
            "places": places,
            "header": None if header is None else msgspec.json.decode(header, type=Header),
            "scores": None if scores is None else msgspec.json.decode(scores),
            "waiting": None if waiting is None else msgspec.json.decode(waiting),
        },
        TableRow,
    )


def read_input(row: tuple[Any, ...]) -> InputRow:
    n, at, seat, act, reason = row
    fields = {"n": n, "at": at, "seat": seat}
    for name, value in (("act", act), ("reason", reason)):
        fields[name] = None if value is None else msgspec.json.decode(value)
    return msgspec.convert(fields, InputRow)


def read_clock(row: tuple[Any, ...] | None) -> Elapsed | None:
    return None if row is None else msgspec.convert({"at": row[0], "paused": bool(row[1])}, Elapsed)


def tables_of(db: sqlite3.Connection, session: str, most: int) -> Iterable[TableRow]:
    """The tables at which a session sits that can be read, the newest first."""
    return readable(db, codes_of(db, session, most))


def open_tables(db: sqlite3.Connection, since: int, most: int) -> Iterable[TableRow]:
    """The open tables that can be read, the newest first."""
    try:
        codes = [code for (code,) in db.execute(OPEN, (since, most))]
    except sqlite3.OperationalError:
        raise
    except sqlite3.DatabaseError:
        log.exception("cannot list the open tables")
        codes = []
    return readable(db, codes)


def readable(db: sqlite3.Connection, codes: list[str]) -> Iterable[TableRow]:
    for code in codes:
        try:
            yield read_table(db, db.execute(f"{TABLE} WHERE code = ?", (code,)).fetchone())
        except sqlite3.OperationalError:
            raise
        except UNREADABLE:
            log.exception("cannot read the table %r", code)


def codes_of(db: sqlite3.Connection, session: str, most: int) -> list[str]:
    newest = (
        "SELECT code FROM tables WHERE code IN (SELECT code FROM seats WHERE session = ?) ORDER BY id DESC"
    )
    try:
        return [code for (code,) in db.execute(f"{newest} LIMIT ?", (session, most))]
    except sqlite3.OperationalError:
        raise
    except sqlite3.DatabaseError:
        log.exception("cannot list the tables of a session")
        return one_by_one(db, session)[:most]


def one_by_one(db: sqlite3.Connection, session: str) -> list[str]:
    """The codes of a session whose rows can be found in a damaged file, the newest first."""
    found: list[tuple[int, str]] = []
    for (code,) in db.execute("SELECT DISTINCT code FROM seats WHERE session = ?", (session,)).fetchall():
        try:
            found += db.execute("SELECT id, code FROM tables WHERE code = ? AND game > ''", (code,))
        except sqlite3.DatabaseError:
            continue
    return [code for _, code in sorted(found, reverse=True)]
