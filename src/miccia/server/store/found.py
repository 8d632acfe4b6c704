"""Tables, games, seats and inputs as they are found again; `Broken` where something is missing.

What is read is said here, how it is asked elsewhere: these are generators of questions, which are sent the
rows. So one file reads SQLite, where nothing waits, and PostgreSQL, where everything does.
"""

import logging
from collections.abc import Generator, Sequence
from typing import Any, TypeVar

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
from miccia.server.store.rows import DEALT, GATHERS, NOW, OVER, STOOD_IN, Statement

log = logging.getLogger(__name__)
Result = TypeVar("Result")
Row = Sequence[Any]
Reading = Generator[Statement, list[Row], Result]
UNREADABLE = (msgspec.MsgspecError, UnicodeError, TypeError, IndexError)
TABLE = "SELECT code, open, bot, maker, customs FROM tables WHERE code = ?"
GAMES = (
    "SELECT number, game, options, secret, header, scores, winners, waiting, tried FROM games WHERE code = ? "
    "ORDER BY number"
)
SEATS = (
    "SELECT number, kind, name, bot, session, salt, joined, sitter, ready FROM seats WHERE code = ? "
    "ORDER BY number, seat"
)
ANY_GAME = "SELECT 1 FROM games WHERE code = ?"
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
CLOCK = "SELECT at, paused FROM clocks WHERE code = ? AND number = ?"
OPEN = (  # with a plus, so that it is found by `visited` and not by going through all tables
    "SELECT code FROM tables WHERE open AND visited >= ? - ? AND EXISTS (SELECT 1 FROM seats WHERE "
    f"code = tables.code AND kind = 'free' AND {GATHERS}) "
    "AND NOT EXISTS (SELECT 1 FROM games WHERE code = tables.code AND header IS NOT NULL AND scores IS NULL) "
    "ORDER BY +id DESC LIMIT ?"
)
OF_SESSION = (
    "SELECT code FROM tables WHERE code IN (SELECT code FROM seats WHERE session = ? AND number >= ("
    "SELECT coalesce(max(number), 1) FROM games WHERE code = seats.code AND header IS NOT NULL)) "
    "ORDER BY id DESC LIMIT ?"
)
FINISHED = (
    f"SELECT code FROM tables WHERE changed < {NOW} - ? AND EXISTS ({DEALT}) "
    f"AND NOT EXISTS ({DEALT} AND scores IS NULL) LIMIT ?"
)
EMPTY = (  # likewise, by the tables at which no game was ever dealt
    f"SELECT code FROM tables WHERE +changed < {NOW} - ? "
    "AND code IN (SELECT code FROM games WHERE number = 1 AND header IS NULL) "
    "AND NOT EXISTS (SELECT 1 FROM seats WHERE code = tables.code AND kind = 'human') LIMIT ?"
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
PLAYED = f"SELECT count(*) FROM seats WHERE session = ? AND {OVER}"


def load(code: str) -> Reading[Saved | None]:
    """A table and all that is stored of its present game."""
    found = yield TABLE, (code,)
    if not found:
        if (yield ANY_GAME, (code,)):  # a damaged page can lose a row
            raise Broken(f"{code}: a game without a table")
        return None
    row = yield from read_table(code, found[0])
    turned_away = yield TURNED_AWAY, (code,)
    shoulders = yield SHOULDERS, (code,)
    seers = yield SEERS, (code,)
    programs = yield PROGRAMS, (code,)
    table = msgspec.structs.replace(
        row,
        turned_away=tuple(session for (session,) in turned_away),
        shoulders=tuple(Shoulder(*found) for found in shoulders),
        seers=tuple(Seer(*found) for found in seers),
        programs=tuple(Program(session, token, bool(plays)) for session, token, plays in programs),
    )
    notes = yield NOTES, (code, table.number)
    inputs = yield from read_inputs(code, table.number)
    clock = yield CLOCK, (code, table.number)
    return Saved(table, inputs, read_clock(clock), [read_note(found) for found in notes])


def load_game(code: str, number: int) -> Reading[SavedGame | None]:
    """A game that was dealt."""
    found = yield HEADER, (code, number)
    if not found:
        return None
    header = msgspec.json.decode(found[0][0], type=Header)
    notes = yield NOTES, (code, number)
    inputs = yield from read_inputs(code, number)
    return SavedGame(header, inputs, [read_note(note) for note in notes])


def table(code: str) -> Reading[TableRow]:
    """A table as a list tells of it."""
    found = yield TABLE, (code,)
    return (yield from read_table(code, found[0]))


def read_table(code: str, row: Row) -> Reading[TableRow]:
    _, is_open, bot, maker, customs = row
    found = yield GAMES, (code,)
    seats = yield SEATS, (code,)
    places: dict[int, list[dict[str, Any]]] = {}
    for number, *seat in seats:
        places.setdefault(number, []).append(read_place(seat))
    games = [read_game(game, places.get(game[0], [])) for game in found]
    if games[-1]["number"] != max(places, default=None):
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


def read_game(row: Row, places: list[dict[str, Any]]) -> dict[str, Any]:
    number, game, options, secret, header, scores, winners, waiting, tried = row
    fields = {"number": number, "game": game, "secret": secret, "places": places}
    for name, value in (("options", options), ("scores", scores), ("winners", winners), ("waiting", waiting)):
        fields[name] = None if value is None else msgspec.json.decode(value)
    fields["tried"] = None if tried is None else msgspec.json.decode(tried, type=Tried)
    return fields | {"header": None if header is None else msgspec.json.decode(header, type=Header)}


def read_place(seat: Row) -> dict[str, Any]:
    place = dict(zip(Place.__struct_fields__, seat, strict=True))
    return place | {"ready": bool(place["ready"])}


def read_inputs(code: str, number: int) -> Reading[list[InputRow]]:
    found = yield INPUTS, (code, number)
    counted = yield COUNT, (code, number)
    inputs = [read_input(row) for row in found]
    if counted[0][0] != len(inputs):
        raise Broken(f"{code}: {len(inputs)} of {counted[0][0]} inputs")
    return inputs


def read_input(row: Row) -> InputRow:
    n, at, seat, act, reason, stood_in, undo = row
    fields = {"n": n, "at": at, "seat": seat, "stood_in": STOOD_IN[stood_in], "undo": undo}
    for name, value in (("act", act), ("reason", reason)):
        fields[name] = None if value is None else msgspec.json.decode(value)
    return msgspec.convert(fields, InputRow)


def read_note(row: Row) -> Note:
    return msgspec.convert(dict(zip(Note.__struct_fields__, row, strict=True)), Note)


def read_clock(found: list[Row]) -> Elapsed | None:
    return msgspec.convert({"at": found[0][0], "paused": bool(found[0][1])}, Elapsed) if found else None


def past(session: str, most: int | None) -> Reading[list[Past]]:
    """The finished games of a session that can be read, the newest first."""
    games = []
    for row in (yield PAST, (session, most)):
        try:
            games.append(read_past(row))
        except UNREADABLE as problem:
            log.error("cannot read how %s, game %s ended: %s", row[0], row[1], problem)
    return games


def read_past(row: Row) -> Past:
    fields = dict(zip(Past.__struct_fields__, row, strict=True))
    for name in ("options", "names", "scores", "winners", "reviewed"):
        fields[name] = None if fields[name] is None else msgspec.json.decode(fields[name])
    return msgspec.convert(fields | {"why": fields["why"] or ""}, Past)


def play_together(one: str, other: str) -> Reading[bool]:
    return bool((yield PLAY_TOGETHER, (one, other)))
