"""Tables, games, seats and inputs as rows: the statements that write them. found.py reads them.

They are in the SQL of SQLite, which PostgreSQL shares but for what `dialect` says.
"""

from typing import Any, get_args

import msgspec

from miccia.core.record import Header
from miccia.server.customs import Customs
from miccia.server.people.places import Place, Places
from miccia.server.store.contract import (
    Elapsed,
    InputRow,
    NextGame,
    Note,
    Program,
    Progress,
    Seer,
    Shoulder,
    StoodIn,
    TableRow,
)

Statement = tuple[str, tuple[Any, ...]]
STOOD_IN: tuple[StoodIn, ...] = get_args(StoodIn)  # by the number that is stored

NOW = "CAST(strftime('%s', 'now') AS INTEGER)"
ADD_TABLE = f"INSERT INTO tables (code, open, bot, maker, customs, changed) VALUES (?, ?, ?, ?, ?, {NOW})"
ADD_GAME = "INSERT INTO games (code, number, game, options, secret, tried) VALUES (?, ?, ?, ?, ?, ?)"
ADD_INPUT = (
    "INSERT INTO inputs (code, number, n, at, seat, act, reason, stood_in, undo) "
    "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"
)
ADD_NOTE = "INSERT INTO notes (code, number, after, what, seat, by, name) VALUES (?, ?, ?, ?, ?, ?, ?)"
SEAT = Place.__struct_fields__
SET_SEAT = (
    f"INSERT INTO seats (code, number, seat, {', '.join(SEAT)}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) "
    "ON CONFLICT (code, number, seat) DO UPDATE SET "
    + ", ".join(f"{name} = excluded.{name}" for name in SEAT)
)
FEWER_SEATS = "DELETE FROM seats WHERE code = ? AND number = ? AND seat >= ?"
SET_GAME = "UPDATE games SET game = ?, options = ? WHERE code = ? AND number = ?"
SET_HEADER = "UPDATE games SET header = ? WHERE code = ? AND number = ?"
SET_CUSTOMS = "UPDATE tables SET customs = ? WHERE code = ?"
SET_WAITING = "UPDATE games SET waiting = ? WHERE code = ? AND number = ?"
SET_VISITED = "UPDATE tables SET visited = ? WHERE code = ?"
OF_SEATS = "EXISTS (SELECT 1 FROM games WHERE code = seats.code AND number = seats.number AND"
GATHERS = f"{OF_SEATS} header IS NULL)"
OVER = f"{OF_SEATS} scores IS NOT NULL)"
TURN_AWAY = "INSERT INTO turned_away (code, session) VALUES (?, ?) ON CONFLICT DO NOTHING"
SET_SHOULDER = "INSERT INTO shoulders (code, seat, link, session) VALUES (?, ?, ?, ?)"
NO_SHOULDER = "DELETE FROM shoulders WHERE code = ? AND seat = ?"
SET_PROGRAM = "INSERT INTO programs (code, session, token, plays) VALUES (?, ?, ?, ?)"
NO_PROGRAM = "DELETE FROM programs WHERE code = ? AND session = ?"
ADD_SEER = "INSERT INTO seers (code, session, seat) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
KEEP_PULSE = f"INSERT OR REPLACE INTO house (name, value) VALUES ('pulse', {NOW})"
GO_ON = (
    "UPDATE games SET inputs = inputs + ?, scores = coalesce(?, scores), waiting = coalesce(?, waiting) "
    "WHERE code = ? AND number = ? AND inputs = coalesce(?, inputs)"
)
END = f"UPDATE games SET winners = ?, why = ?, ended = {NOW} WHERE code = ? AND number = ?"
SET_REVIEWED = "UPDATE games SET reviewed = ? WHERE code = ? AND number = ? AND scores IS NOT NULL"
SET_WINNERS = "UPDATE games SET winners = ? WHERE code = ? AND number = ?"
SET_CHANGED = f"UPDATE tables SET changed = {NOW} WHERE code = ?"
SET_CLOCK = (
    "INSERT INTO clocks (code, number, at, paused) VALUES (?, ?, ?, ?) "
    "ON CONFLICT (code, number) DO UPDATE SET at = excluded.at, paused = excluded.paused"
)
DEALT = "SELECT 1 FROM games WHERE code = tables.code AND header IS NOT NULL"
KEPT = ["tables", "games", "inputs", "notes", "seats", "clocks"]
KEPT += ["turned_away", "shoulders", "seers", "programs"]
REMOVE = [f"DELETE FROM {table} WHERE code = ?" for table in KEPT]  # inputs go only after their table
THERE = (
    "SELECT seat FROM seats "
    "WHERE code = games.code AND number = games.number AND session = ?2 AND sitter = ''"
)
FORGET_NAME = (
    "UPDATE games SET header = json_set(header, '$.names', json((SELECT json_group_array(iif(key IN "
    f"({THERE}), ?1, value)) FROM json_each(header, '$.names')))) WHERE scores IS NOT NULL "
    "AND (code, number) IN (SELECT code, number FROM seats WHERE session = ?2 AND sitter = '')"
)
FORGET = [  # of a finished game all but who it was, of one that gathers the seat; ?1 is nothing at all
    FORGET_NAME,
    "UPDATE notes SET name = ?1 "
    "WHERE (code, number, seat) IN (SELECT code, number, seat FROM seats WHERE session = ?2)",
    "UPDATE seats SET kind = 'free', name = ?1, session = NULL, salt = ?1, joined = 0, ready = FALSE "
    f"WHERE session = ?2 AND {GATHERS}",
    "UPDATE seats SET name = CASE sitter WHEN '' THEN ?1 ELSE name END, sitter = ?1, session = NULL "
    f"WHERE session = ?2 AND {OVER}",
    "UPDATE tables SET maker = ?1 WHERE maker = ?2",
    "DELETE FROM turned_away WHERE session = ?2",
    "DELETE FROM shoulders WHERE session = ?2",
    "DELETE FROM seers WHERE session = ?2",
    "DELETE FROM programs WHERE session = ?2",
]
OWN = "SELECT code FROM seats WHERE session = ?1 UNION SELECT code FROM tables WHERE maker = ?1"
ONCE = {"turned_away": "code", "seers": "code, seat", "programs": "code"}  # what a session is there for once
ADOPT = [  # ?1 is the new session; who was turned away stays away, but from no table of one's own
    f"DELETE FROM turned_away WHERE session = ?2 AND code IN ({OWN})",
    *(
        f"DELETE FROM {table} "
        f"WHERE session = ?1 AND ({what}) IN (SELECT {what} FROM {table} WHERE session = ?2)"
        for table, what in ONCE.items()
    ),
    *(
        f"UPDATE {table} SET session = ?1 WHERE session = ?2"
        for table in ("seats", "turned_away", "shoulders", "seers", "programs")
    ),
    "UPDATE tables SET maker = ?1 WHERE maker = ?2",
]


def to_json(value: Any) -> str | None:
    return None if value is None else msgspec.json.encode(value).decode()


def add_table(table: TableRow) -> list[Statement]:
    """A new table, before its first game."""
    fields = (table.code, table.open, table.bot, table.maker, to_json(table.customs))
    first = NextGame(table.number, table.game, table.options, table.secret, table.places, table.tried)
    return [(ADD_TABLE, fields), *add_game(table.code, first)]


def add_game(code: str, game: NextGame) -> list[Statement]:
    fields = (code, game.number, game.game, to_json(game.options), game.secret, to_json(game.tried))
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


def adopt(old: str, new: str) -> list[Statement]:
    """Somebody is somebody else, in every row."""
    return [(sql, (new, old)) for sql in ADOPT]


def turn_away(code: str, session: str) -> Statement:
    return TURN_AWAY, (code, session)


def set_shoulder(code: str, seat: int, shoulder: Shoulder | None) -> list[Statement]:
    """The link over a shoulder instead of the one before."""
    new = [] if shoulder is None else [(SET_SHOULDER, (code, seat, shoulder.link, shoulder.session))]
    return [(NO_SHOULDER, (code, seat)), *new]


def set_program(code: str, session: str, program: Program | None) -> list[Statement]:
    """The token of a session instead of the one before."""
    new = [] if program is None else [(SET_PROGRAM, (code, session, program.token, program.plays))]
    return [(NO_PROGRAM, (code, session)), *new]


def add_seer(code: str, seer: Seer) -> Statement:
    return ADD_SEER, (code, seer.session, seer.seat)


def look_no_more(code: str) -> list[Statement]:
    """Links and who has seen a hand are of one game."""
    return [(f"DELETE FROM {table} WHERE code = ?", (code,)) for table in ("shoulders", "seers")]


def begin(code: str, number: int, places: Places, header: Header, waiting: list[int]) -> list[Statement]:
    """A game is dealt."""
    seats = [*set_seats(code, number, places), set_changed(code)]
    begun = [set_header(code, number, header), set_waiting(code, number, waiting)]
    return [*seats, *begun, *look_no_more(code)]


def set_header(code: str, number: int, header: Header) -> Statement:
    return SET_HEADER, (to_json(header), code, number)


def set_waiting(code: str, number: int, waiting: list[int]) -> Statement:
    return SET_WAITING, (to_json(waiting), code, number)


def set_winners(code: str, number: int, winners: list[int]) -> Statement:
    return SET_WINNERS, (to_json(winners), code, number)


def set_reviewed(code: str, number: int, told: list[tuple[float, float]]) -> Statement:
    return SET_REVIEWED, (to_json(told), code, number)


def set_visited(code: str, date: int) -> Statement:
    return SET_VISITED, (date, code)


def add_input(code: str, number: int, row: InputRow) -> Statement:
    act, reason = to_json(row.act), to_json(row.reason)
    stood_in = STOOD_IN.index(row.stood_in)
    return ADD_INPUT, (code, number, row.n, row.at, row.seat, act, reason, stood_in, row.undo)


def add_note(code: str, number: int, note: Note) -> Statement:
    return ADD_NOTE, (code, number, *msgspec.structs.astuple(note))


def add_progress(code: str, number: int, progress: Progress) -> list[Statement]:
    """More inputs, and what they changed."""
    statements = [add_input(code, number, row) for row in progress.inputs]
    scores, waiting = to_json(progress.scores), to_json(progress.waiting)
    statements.append((GO_ON, (len(progress.inputs), scores, waiting, code, number, progress.after)))
    if scores is not None:
        statements.append((END, (to_json(progress.winners), progress.why, code, number)))
        statements.append(set_changed(code))
    if progress.elapsed is not None:
        statements.append(set_clock(code, number, progress.elapsed))
    return statements


def set_clock(code: str, number: int, elapsed: Elapsed) -> Statement:
    return SET_CLOCK, (code, number, elapsed.at, elapsed.paused)


def keep_pulse() -> Statement:
    """Something that is different every second."""
    return KEEP_PULSE, ()
