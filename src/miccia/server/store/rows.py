"""Tables, games, seats and inputs as rows of SQLite: the statements that write them, and the way back."""

import logging
import secrets
import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any

import msgspec

from miccia.core.record import Header
from miccia.server.customs import Customs
from miccia.server.people.places import Place, Places
from miccia.server.store.contract import (
    Broken,
    Elapsed,
    InputRow,
    NextGame,
    Note,
    Played,
    Progress,
    Saved,
    SavedGame,
    Seer,
    Shoulder,
    TableRow,
)

log = logging.getLogger(__name__)
Statement = tuple[str, tuple[Any, ...]]
UNREADABLE = (msgspec.MsgspecError, sqlite3.DatabaseError, UnicodeError, TypeError, IndexError)

TABLE = "SELECT code, open, bot, maker, customs FROM tables WHERE code = ?"
GAMES = (
    "SELECT number, game, options, secret, header, scores, winners, waiting FROM games WHERE code = ? "
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
HEADER = "SELECT header FROM games WHERE code = ? AND number = ? AND header IS NOT NULL"
COUNT = "SELECT inputs FROM games WHERE code = ? AND number = ?"
INPUTS = (
    "SELECT n, at, seat, act, reason, stood_in, undo FROM inputs WHERE code = ? AND number = ? ORDER BY n"
)
NOTES = "SELECT after, what, seat, by, name FROM notes WHERE code = ? AND number = ? ORDER BY id"
NOW = "CAST(strftime('%s', 'now') AS INTEGER)"
ADD_TABLE = f"INSERT INTO tables (code, open, bot, maker, customs, changed) VALUES (?, ?, ?, ?, ?, {NOW})"
ADD_GAME = "INSERT INTO games (code, number, game, options, secret) VALUES (?, ?, ?, ?, ?)"
ADD_INPUT = (
    "INSERT INTO inputs (code, number, n, at, seat, act, reason, stood_in, undo) "
    "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"
)
ADD_NOTE = "INSERT INTO notes (code, number, after, what, seat, by, name) VALUES (?, ?, ?, ?, ?, ?, ?)"
SET_SEAT = (
    "INSERT OR REPLACE INTO seats "
    "(code, number, seat, kind, name, bot, session, salt, joined, sitter, ready) "
    "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
)
FEWER_SEATS = "DELETE FROM seats WHERE code = ? AND number = ? AND seat >= ?"
SET_GAME = "UPDATE games SET game = ?, options = ? WHERE code = ? AND number = ?"
SET_HEADER = "UPDATE games SET header = ? WHERE code = ? AND number = ?"
SET_CUSTOMS = "UPDATE tables SET customs = ? WHERE code = ?"
SET_WAITING = "UPDATE games SET waiting = ? WHERE code = ? AND number = ?"
SET_VISITED = "UPDATE tables SET visited = ? WHERE code = ?"
GATHERS = "SELECT code, number FROM games WHERE header IS NULL"
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
TURN_AWAY = "INSERT OR IGNORE INTO turned_away (code, session) VALUES (?, ?)"
SET_SHOULDER = "INSERT INTO shoulders (code, seat, link, session) VALUES (?, ?, ?, ?)"
NO_SHOULDER = "DELETE FROM shoulders WHERE code = ? AND seat = ?"
ADD_SEER = "INSERT OR IGNORE INTO seers (code, session, seat) VALUES (?, ?, ?)"
KEY = "SELECT value FROM house WHERE name = 'key'"
KEEP_KEY = "INSERT INTO house (name, value) VALUES ('key', ?)"
KEEP_PULSE = f"INSERT OR REPLACE INTO house (name, value) VALUES ('pulse', {NOW})"
GO_ON = (
    "UPDATE games SET inputs = inputs + ?, scores = coalesce(?, scores), waiting = coalesce(?, waiting) "
    "WHERE code = ? AND number = ?"
)
SET_WINNERS = "UPDATE games SET winners = ? WHERE code = ? AND number = ?"
SET_CHANGED = f"UPDATE tables SET changed = {NOW} WHERE code = ?"
CLOCK = "SELECT at, paused FROM clocks WHERE code = ? AND number = ?"
SET_CLOCK = "INSERT OR REPLACE INTO clocks (code, number, at, paused) VALUES (?, ?, ?, ?)"
DEALT = "SELECT 1 FROM games WHERE code = tables.code AND header IS NOT NULL"
FINISHED = (
    f"SELECT code FROM tables WHERE changed < {NOW} - ? AND EXISTS ({DEALT}) "
    f"AND NOT EXISTS ({DEALT} AND scores IS NULL) LIMIT ?"
)
EMPTY = (
    f"SELECT code FROM tables WHERE changed < {NOW} - ? AND NOT EXISTS ({DEALT}) "
    "AND code NOT IN (SELECT code FROM seats WHERE kind = 'human') LIMIT ?"
)
KEPT = ["tables", "games", "inputs", "notes", "seats", "clocks", "turned_away", "shoulders", "seers"]
REMOVE = [f"DELETE FROM {table} WHERE code = ?" for table in KEPT]  # inputs go only after their table
OVER = "SELECT code, number FROM games WHERE scores IS NOT NULL"
SEAT_THERE = "(SELECT seat FROM seats WHERE code = games.code AND number = games.number AND session = ?2)"
PLAYED = f"SELECT count(*) FROM seats WHERE session = ? AND (code, number) IN ({OVER})"
FORGET = [  # of a finished game all but who it was, of one that gathers the seat; ?1 is nothing at all
    f"UPDATE games SET header = json_set(header, '$.names[' || {SEAT_THERE} || ']', ?1) WHERE scores IS NOT "
    "NULL AND (code, number) IN (SELECT code, number FROM seats WHERE session = ?2 AND sitter = '')",
    "UPDATE notes SET name = ?1 "
    "WHERE (code, number, seat) IN (SELECT code, number, seat FROM seats WHERE session = ?2)",
    "UPDATE seats SET kind = 'free', name = ?1, session = NULL, salt = ?1, joined = 0, ready = 0 "
    f"WHERE session = ?2 AND (code, number) IN ({GATHERS})",
    "UPDATE seats SET name = iif(sitter = '', ?1, name), sitter = ?1, session = NULL WHERE session = ?2 "
    f"AND (code, number) IN ({OVER})",
    "UPDATE tables SET maker = ?1 WHERE maker = ?2",
    "DELETE FROM turned_away WHERE session = ?2",
    "DELETE FROM shoulders WHERE session = ?2",
    "DELETE FROM seers WHERE session = ?2",
]

# Writing


def to_json(value: Any) -> str | None:
    return None if value is None else msgspec.json.encode(value).decode()


def add_table(table: TableRow) -> list[Statement]:
    """A new table, before its first game."""
    fields = (table.code, table.open, table.bot, table.maker, to_json(table.customs))
    first = NextGame(table.number, table.game, table.options, table.secret, table.places)
    return [(ADD_TABLE, fields), *add_game(table.code, first)]


def add_game(code: str, game: NextGame) -> list[Statement]:
    fields = (code, game.number, game.game, to_json(game.options), game.secret)
    return [(ADD_GAME, fields), *set_seats(code, game.number, game.places)]


def set_game(code: str, game: NextGame) -> list[Statement]:
    """Another game or other options, before it begins."""
    return [
        (SET_GAME, (game.game, to_json(game.options), code, game.number)),
        (FEWER_SEATS, (code, game.number, len(game.places))),
        *set_seats(code, game.number, game.places),
    ]


def set_customs(code: str, customs: Customs) -> Statement:
    return SET_CUSTOMS, (to_json(customs), code)


def set_seats(code: str, number: int, places: Places) -> list[Statement]:
    fields = (msgspec.structs.astuple(place) for place in places)
    return [(SET_SEAT, (code, number, seat, *place)) for seat, place in enumerate(fields)]


def set_changed(code: str) -> Statement:
    return SET_CHANGED, (code,)


def remove(code: str) -> list[Statement]:
    return [(sql, (code,)) for sql in REMOVE]


def forget(session: str) -> list[Statement]:
    """Somebody is nobody, in every row."""
    return [(sql, ("", session)) for sql in FORGET]


def turn_away(code: str, session: str) -> Statement:
    return TURN_AWAY, (code, session)


def set_shoulder(code: str, seat: int, shoulder: Shoulder | None) -> list[Statement]:
    """The link over a shoulder instead of the one before."""
    new = [] if shoulder is None else [(SET_SHOULDER, (code, seat, shoulder.link, shoulder.session))]
    return [(NO_SHOULDER, (code, seat)), *new]


def add_seer(code: str, seer: Seer) -> Statement:
    return ADD_SEER, (code, seer.session, seer.seat)


def look_no_more(code: str) -> list[Statement]:
    """Links and who has seen a hand are of one game."""
    return [(f"DELETE FROM {table} WHERE code = ?", (code,)) for table in ("shoulders", "seers")]


def set_header(code: str, number: int, header: Header) -> Statement:
    return SET_HEADER, (to_json(header), code, number)


def set_waiting(code: str, number: int, waiting: list[int]) -> Statement:
    return SET_WAITING, (to_json(waiting), code, number)


def set_winners(code: str, number: int, winners: list[int]) -> Statement:
    return SET_WINNERS, (to_json(winners), code, number)


def set_visited(code: str, date: int) -> Statement:
    return SET_VISITED, (date, code)


def add_input(code: str, number: int, row: InputRow) -> Statement:
    act, reason = to_json(row.act), to_json(row.reason)
    return ADD_INPUT, (code, number, row.n, row.at, row.seat, act, reason, row.stood_in, row.undo)


def add_note(code: str, number: int, note: Note) -> Statement:
    return ADD_NOTE, (code, number, *msgspec.structs.astuple(note))


def add_progress(code: str, number: int, progress: Progress) -> list[Statement]:
    """More inputs, and what they changed."""
    statements = [add_input(code, number, row) for row in progress.inputs]
    scores, waiting = to_json(progress.scores), to_json(progress.waiting)
    statements.append((GO_ON, (len(progress.inputs), scores, waiting, code, number)))
    if scores is not None:
        statements.append(set_changed(code))
    if progress.elapsed is not None:
        statements.append(set_clock(code, number, progress.elapsed))
    return statements


def set_clock(code: str, number: int, elapsed: Elapsed) -> Statement:
    return SET_CLOCK, (code, number, elapsed.at, elapsed.paused)


def keep_pulse() -> Statement:
    """Something that is different every second."""
    return KEEP_PULSE, ()


# Reading


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
        table = msgspec.structs.replace(
            read_table(db, row), turned_away=turned_away, shoulders=shoulders, seers=seers
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
        return SavedGame(msgspec.json.decode(row[0], type=Header), read_inputs(db, code, number))


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
    number, game, options, secret, header, scores, winners, waiting = row
    fields = {"number": number, "game": game, "secret": secret, "places": read_places(db, code, number)}
    for name, value in (("options", options), ("scores", scores), ("winners", winners), ("waiting", waiting)):
        fields[name] = None if value is None else msgspec.json.decode(value)
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
    fields = {"n": n, "at": at, "seat": seat, "stood_in": bool(stood_in), "undo": undo}
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
