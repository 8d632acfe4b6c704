"""Tables, games, seats and inputs as they are found in SQLite again; `Broken` where something is missing."""

import logging
import secrets
import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any

import msgspec

from miccia.core.record import Header, Tried
from miccia.server.people.places import Place
from miccia.server.store.contract import (
    Broken,
    Elapsed,
    InputRow,
    NextGame,
    Note,
    Past,
    Played,
    Program,
    Saved,
    SavedGame,
    Seer,
    Shoulder,
    TableRow,
)
from miccia.server.store.rows import DEALT, GATHERS, NOW, OVER, STOOD_IN

log = logging.getLogger(__name__)
UNREADABLE = (msgspec.MsgspecError, sqlite3.DatabaseError, UnicodeError, TypeError, IndexError)
TABLE = "SELECT code, open, bot, maker, customs FROM tables WHERE code = ?"
GAMES = (
    "SELECT number, game, options, secret, header, scores, winners, waiting, tried FROM games WHERE code = ? "
    "ORDER BY number"
)
SEATS = (
    "SELECT kind, name, bot, session, salt, joined, sitter, ready FROM seats WHERE code = ? AND number = ? "
    "ORDER BY seat"
)
LAST = "SELECT max(number) FROM seats WHERE code = ?"
TURNED_AWAY = "SELECT session FROM turned_away WHERE code = ? ORDER BY session"
SHOULDERS = "SELECT seat, link, session FROM shoulders WHERE code = ? ORDER BY seat"
SEERS = "SELECT session, seat FROM seers WHERE code = ? ORDER BY session, seat"
PROGRAMS = "SELECT session, token, plays FROM programs WHERE code = ? ORDER BY session"
HEADER = "SELECT header FROM games WHERE code = ? AND number = ? AND header IS NOT NULL"
COUNT = "SELECT inputs FROM games WHERE code = ? AND number = ?"
INPUTS = (
    "SELECT n, at, seat, act, reason, stood_in, undo FROM inputs WHERE code = ? AND number = ? ORDER BY n"
)
NOTES = "SELECT after, what, seat, by, name FROM notes WHERE code = ? AND number = ? ORDER BY id"
OPEN = (
    "SELECT code FROM tables WHERE open AND visited >= ? AND EXISTS (SELECT 1 FROM seats WHERE "
    f"code = tables.code AND kind = 'free' AND (code, number) IN ({GATHERS} AND code = tables.code)) "
    "AND NOT EXISTS (SELECT 1 FROM games WHERE code = tables.code AND header IS NOT NULL AND scores IS NULL) "
    "ORDER BY id DESC LIMIT ?"
)
OF_SESSION = (
    "SELECT code FROM tables WHERE code IN (SELECT code FROM seats WHERE session = ? AND number >= ("
    "SELECT coalesce(max(number), 1) FROM games WHERE code = seats.code AND header IS NOT NULL)) "
    "ORDER BY id DESC LIMIT ?"
)
KEY = "SELECT value FROM house WHERE name = 'key'"
KEEP_KEY = "INSERT INTO house (name, value) VALUES ('key', ?)"
CLOCK = "SELECT at, paused FROM clocks WHERE code = ? AND number = ?"
FINISHED = (
    f"SELECT code FROM tables WHERE changed < {NOW} - ? AND EXISTS ({DEALT}) "
    f"AND NOT EXISTS ({DEALT} AND scores IS NULL) LIMIT ?"
)
EMPTY = (
    f"SELECT code FROM tables WHERE changed < {NOW} - ? AND NOT EXISTS ({DEALT}) "
    "AND code NOT IN (SELECT code FROM seats WHERE kind = 'human') LIMIT ?"
)
PAST = (  # a game that was played on from a moment of another says so in its header, and counts for nobody
    "SELECT code, number, game, coalesce(json_extract(header, '$.options'), '{}'), "
    "json_extract(header, '$.names'), min(seat), scores, winners, why, ended, reviewed FROM games "
    "JOIN seats USING (code, number) WHERE session = ? AND scores IS NOT NULL AND winners IS NOT NULL "
    "AND json_extract(header, '$.tried') IS NULL GROUP BY code, number "
    "ORDER BY ended DESC, code, number DESC LIMIT ?"
)
MINE = "(code, number) IN (SELECT code, number FROM seats WHERE session = ?)"
PLAY_TOGETHER = f"SELECT 1 FROM games WHERE header IS NOT NULL AND scores IS NULL AND {MINE} AND {MINE}"
PLAYED = f"SELECT count(*) FROM seats WHERE session = ? AND (code, number) IN ({OVER})"


def key(db: sqlite3.Connection) -> bytes:
    """The house's own key, made before its first table: with another one nobody would be known again."""
    found = db.execute(KEY).fetchone()
    if found is None and db.execute("SELECT 1 FROM tables").fetchone() is None:
        db.execute(KEEP_KEY, (secrets.token_bytes(32),))
        found = db.execute(KEY).fetchone()
    if found is None or not isinstance(found[0], bytes) or len(found[0]) != 32:
        raise sqlite3.DatabaseError("the key of the house is damaged")
    return found[0]


def load(db: sqlite3.Connection, code: str) -> Saved | None:
    """A table and all that is stored of its present game."""
    with readable(db, code):
        row = db.execute(TABLE, (code,)).fetchone()
        if row is None:
            check_unknown(db, code)
            return None
        turned_away = tuple(session for (session,) in db.execute(TURNED_AWAY, (code,)))
        shoulders = tuple(Shoulder(*found) for found in db.execute(SHOULDERS, (code,)))
        seers = tuple(Seer(*found) for found in db.execute(SEERS, (code,)))
        programs = tuple(Program(who, token, bool(on)) for who, token, on in db.execute(PROGRAMS, (code,)))
        table = msgspec.structs.replace(
            read_table(db, row),
            turned_away=turned_away,
            shoulders=shoulders,
            seers=seers,
            programs=programs,
        )
        game = code, table.number
        notes = [read_note(found) for found in db.execute(NOTES, game)]
        return Saved(table, read_inputs(db, *game), read_clock(db.execute(CLOCK, game).fetchone()), notes)


def check_unknown(db: sqlite3.Connection, code: str) -> None:
    """There is no such table, and nothing that belongs to one: a damaged page can lose a row."""
    if db.execute("SELECT 1 FROM games WHERE code = ?", (code,)).fetchone() is not None:
        raise Broken(f"{code}: a game without a table")


def load_game(db: sqlite3.Connection, code: str, number: int) -> SavedGame | None:
    with readable(db, code):
        row = db.execute(HEADER, (code, number)).fetchone()
        if row is None:
            return None
        header = msgspec.json.decode(row[0], type=Header)
        notes = [read_note(found) for found in db.execute(NOTES, (code, number))]
        return SavedGame(header, read_inputs(db, code, number), notes)


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


def read_table(db: sqlite3.Connection, row: tuple[Any, ...]) -> TableRow:
    code, is_open, bot, maker, customs = row
    games = [read_game(db, code, game) for game in db.execute(GAMES, (code,))]
    (last,) = db.execute(LAST, (code,)).fetchone()
    if games[-1]["number"] != last:
        raise Broken(f"{code}: seats without a game")
    present = max([place for place, game in enumerate(games) if game["header"] is not None], default=0)
    played = [{name: game[name] for name in Played.__struct_fields__} for game in games[:present]]
    following = [{name: game[name] for name in NextGame.__struct_fields__} for game in games[present + 1 :]]
    fields = {"code": code, "open": bool(is_open), "bot": bot, "maker": maker, "played": played}
    fields |= {name: value for name, value in games[present].items() if name != "winners"}
    return msgspec.convert(
        fields | {"customs": msgspec.json.decode(customs), "next": following[0] if following else None},
        TableRow,
    )


def read_game(db: sqlite3.Connection, code: str, row: tuple[Any, ...]) -> dict[str, Any]:
    number, game, options, secret, header, scores, winners, waiting, tried = row
    fields = {"number": number, "game": game, "secret": secret, "places": read_places(db, code, number)}
    for name, value in (("options", options), ("scores", scores), ("winners", winners), ("waiting", waiting)):
        fields[name] = None if value is None else msgspec.json.decode(value)
    fields["tried"] = None if tried is None else msgspec.json.decode(tried, type=Tried)
    return fields | {"header": None if header is None else msgspec.json.decode(header, type=Header)}


def read_places(db: sqlite3.Connection, code: str, number: int) -> list[dict[str, Any]]:
    rows = db.execute(SEATS, (code, number))
    places = [dict(zip(Place.__struct_fields__, seat, strict=True)) for seat in rows]
    return [place | {"ready": bool(place["ready"])} for place in places]


def read_inputs(db: sqlite3.Connection, code: str, number: int) -> list[InputRow]:
    inputs = [read_input(found) for found in db.execute(INPUTS, (code, number))]
    (count,) = db.execute(COUNT, (code, number)).fetchone()
    if count != len(inputs):
        raise Broken(f"{code}: {len(inputs)} of {count} inputs")
    return inputs


def read_input(row: tuple[Any, ...]) -> InputRow:
    n, at, seat, act, reason, stood_in, undo = row
    fields = {"n": n, "at": at, "seat": seat, "stood_in": STOOD_IN[stood_in], "undo": undo}
    for name, value in (("act", act), ("reason", reason)):
        fields[name] = None if value is None else msgspec.json.decode(value)
    return msgspec.convert(fields, InputRow)


def read_note(row: tuple[Any, ...]) -> Note:
    return msgspec.convert(dict(zip(Note.__struct_fields__, row, strict=True)), Note)


def read_clock(row: tuple[Any, ...] | None) -> Elapsed | None:
    return None if row is None else msgspec.convert({"at": row[0], "paused": bool(row[1])}, Elapsed)


def tables_of(db: sqlite3.Connection, session: str, most: int) -> Iterable[TableRow]:
    """The tables at which a session sits that can be read, the newest first."""
    try:
        codes = codes_in(db, OF_SESSION, session, most)
    except Broken as problem:
        log.error("cannot list the tables of a session: %s", problem)
        codes = one_by_one(db, session)[:most]
    return in_order(db, codes)


def open_tables(db: sqlite3.Connection, since: int, most: int) -> Iterable[TableRow]:
    """The open tables that can be read, the newest first."""
    try:
        codes = codes_in(db, OPEN, since, most)
    except Broken as problem:
        log.error("cannot list the open tables: %s", problem)
        codes = []
    return in_order(db, codes)


def finished(db: sqlite3.Connection, session: str) -> int:
    """In how many finished games a session has a place."""
    (count,) = db.execute(PLAYED, (session,)).fetchone()
    return int(count)


def past(db: sqlite3.Connection, session: str, most: int) -> list[Past]:
    """The finished games of a session that can be read, the newest first."""
    games = []
    with readable(db, "a list"):
        for row in db.execute(PAST, (session, most)):
            try:
                games.append(read_past(row))
            except UNREADABLE as problem:
                log.error("cannot read how %s, game %s ended: %s", row[0], row[1], problem)
    return games


def read_past(row: tuple[Any, ...]) -> Past:
    fields = dict(zip(Past.__struct_fields__, row, strict=True))
    for name in ("options", "names", "scores", "winners", "reviewed"):
        fields[name] = None if fields[name] is None else msgspec.json.decode(fields[name])
    return msgspec.convert(fields | {"why": fields["why"] or ""}, Past)


def play_together(db: sqlite3.Connection, one: str, other: str) -> bool:
    return db.execute(PLAY_TOGETHER, (one, other)).fetchone() is not None


def outdated(db: sqlite3.Connection, finished_for: int | None, empty_for: int, most: int) -> list[str]:
    """The codes of tables that can be cleared away."""
    found = codes_in(db, EMPTY, empty_for, most)
    if finished_for is not None:
        found += codes_in(db, FINISHED, finished_for, most)
    return found[:most]


def codes_in(db: sqlite3.Connection, question: str, *about: object) -> list[str]:
    with readable(db, "a list"):
        return [code for (code,) in db.execute(question, about)]


def in_order(db: sqlite3.Connection, codes: list[str]) -> Iterable[TableRow]:
    """Those of the tables that can be read."""
    for code in codes:
        try:
            with readable(db, code):
                row = read_table(db, db.execute(TABLE, (code,)).fetchone())
        except Broken as problem:
            log.error("cannot read the table %s", problem)
            continue
        yield row


def one_by_one(db: sqlite3.Connection, session: str) -> list[str]:
    """The codes of a session whose rows can be found in a damaged file, the newest first."""
    found: list[tuple[int, str]] = []
    try:
        codes = codes_in(db, "SELECT DISTINCT code FROM seats WHERE session = ?", session)
    except Broken:
        return []
    for code in codes:
        try:
            found += db.execute("SELECT id, code FROM tables WHERE code = ? AND maker >= ''", (code,))
        except sqlite3.DatabaseError:
            continue
    return [code for _, code in sorted(found, reverse=True)]
