"""What PostgreSQL is told: the statements of every store as it says them, and those that are its own."""

import re
from collections.abc import Sequence
from functools import cache
from typing import Any

from miccia.server.store import found, rows

NOW = "extract(epoch FROM now())::bigint"
MILLIS = "(extract(epoch FROM now()) * 1000)::bigint"
OTHERWISE = {  # it goes by its own clock; how the present game stands is kept with its owner; JSON differs
    rows.SET_VISITED: rows.SET_VISITED.replace("= ?", f"= {MILLIS}", 1).replace("= ?", "= ?2"),
    found.OPEN: found.OPEN.replace("visited >= ? - ?", f"visited >= {MILLIS} - ?2").replace(
        "LIMIT ?", "LIMIT ?3"
    ),
    found.COUNT: (
        "SELECT coalesce((SELECT n FROM owners WHERE code = games.code AND number = games.number), inputs) "
        "FROM games WHERE code = ? AND number = ?"
    ),
    found.GAMES: (
        "SELECT number, game, options, secret, header, scores, winners, coalesce((SELECT waiting FROM owners "
        "WHERE code = games.code AND number = games.number), waiting), tried FROM games WHERE code = ? "
        "ORDER BY number"
    ),
    rows.FORGET_NAME: (
        "UPDATE games SET header = jsonb_set(header::jsonb, '{names}', (SELECT coalesce(jsonb_agg(CASE WHEN "
        f"place - 1 IN ({rows.THERE}) THEN to_jsonb(?1::text) ELSE name END ORDER BY place), '[]') FROM "
        "jsonb_array_elements(header::jsonb -> 'names') WITH ORDINALITY AS named (name, place)))::text "
        "WHERE scores IS NOT NULL AND jsonb_typeof(header::jsonb -> 'names') = 'array' AND (code, number) IN "
        "(SELECT code, number FROM seats WHERE session = ?2 AND sitter = '')"
    ),
    found.PAST: (
        "SELECT games.code, games.number, game, coalesce(header::jsonb ->> 'options', '{}'), "
        "header::jsonb ->> 'names', min(seat), scores, winners, why, ended, reviewed FROM games "
        "JOIN seats USING (code, number) WHERE session = ? AND scores IS NOT NULL AND winners IS NOT NULL "
        "AND header::jsonb ->> 'tried' IS NULL GROUP BY games.code, games.number "
        "ORDER BY ended DESC NULLS LAST, games.code, games.number DESC LIMIT ?"
    ),
}
LIVING = (
    "(SELECT code FROM owners WHERE node IN (SELECT id FROM nodes WHERE seen > now() - interval '1 minute'))"
)

ADD_OWNER = "INSERT INTO owners (code, node, epoch, number, done) VALUES (?, ?, 1, ?, ?)"
DEAL = "UPDATE owners SET number = ?, n = 0, waiting = ? WHERE code = ?"
NO_OWNER = "DELETE FROM owners WHERE code = ?"
TAKE = """
WITH before AS (SELECT node FROM owners WHERE code = $1 FOR UPDATE)
UPDATE owners o SET node = $2, epoch = o.epoch + 1 FROM before WHERE o.code = $1
RETURNING o.epoch, before.node
"""
LET_GO = """
UPDATE owners o SET node = NULL, epoch = o.epoch + 1
FROM unnest($1::text[], $2::bigint[]) AS j(code, epoch) WHERE o.code = j.code AND o.epoch = j.epoch
"""
KNOWN = ("seats", "turned_away", "shoulders", "seers", "programs")
ELSEWHERE = (  # tables in other servers' memory at which somebody is known
    "SELECT code FROM owners WHERE node <> ?1 AND code IN (SELECT code FROM tables WHERE maker = ?2 "
    + "".join(f"UNION SELECT code FROM {table} WHERE session = ?2 " for table in KNOWN)
    + ") ORDER BY code FOR UPDATE"
)
TAKE_AWAY = (
    f"WITH theirs AS ({ELSEWHERE}) "
    "UPDATE owners o SET node = NULL, epoch = o.epoch + 1 FROM theirs WHERE o.code = theirs.code"
)
FENCE = "UPDATE owners SET done = $3 WHERE code = $1 AND epoch = $2 RETURNING 1"
EPOCHS = "SELECT code, epoch, number, n FROM owners WHERE code = ANY($1)"

# What was kept although its answer was lost. It may be here and not yet at a standby that commits wait for: a
# commit of our own, however small, comes back only when all before it is there too.
DONE = "UPDATE owners SET done = done WHERE code = $1 AND done = $2 RETURNING 1"
KEPT = "UPDATE owners SET n = n WHERE code = ANY($1) RETURNING code, epoch, number, n"

# All that waits, in one statement. Who is not in the answer is fenced: its epoch is old, or there is a gap.
APPEND = f"""
WITH j AS (
    SELECT * FROM unnest($1::text[], $2::bigint[], $3::int[], $4::int[], $5::int[], $6::text[], $7::text[],
        $8::text[], $9::text[], $10::bigint[], $11::bool[])
        AS j(code, epoch, number, after, upto, waiting, scores, winners, why, at, paused)
), mine AS (
    UPDATE owners o SET n = coalesce(j.upto, o.n), waiting = coalesce(j.waiting, o.waiting) FROM j
    WHERE o.code = j.code AND o.epoch = j.epoch AND o.number = j.number AND o.n = coalesce(j.after, o.n)
    RETURNING j.*
), added AS (
    INSERT INTO inputs (code, number, n, at, seat, act, reason, stood_in, undo, epoch)
    SELECT r.code, mine.number, r.n, r.at, r.seat, r.act, r.reason, r.stood_in, r.undo, mine.epoch
    FROM unnest($12::text[], $13::int[], $14::bigint[], $15::smallint[], $16::text[], $17::text[],
        $18::smallint[], $19::int[]) AS r(code, n, at, seat, act, reason, stood_in, undo)
    JOIN mine USING (code)
), ended AS (
    UPDATE games g SET scores = mine.scores, inputs = mine.upto, waiting = mine.waiting,
        winners = mine.winners, why = mine.why, ended = {NOW} FROM mine
    WHERE mine.scores IS NOT NULL AND g.code = mine.code AND g.number = mine.number
), changed AS (
    UPDATE tables t SET changed = {NOW} FROM mine WHERE mine.scores IS NOT NULL AND t.code = mine.code
), timed AS (
    INSERT INTO clocks (code, number, at, paused) SELECT code, number, at, paused FROM mine
    WHERE at IS NOT NULL
    ON CONFLICT (code, number) DO UPDATE SET at = excluded.at, paused = excluded.paused
)
SELECT code FROM mine
"""


@cache
def spoken(sql: str) -> tuple[str, tuple[int, ...]]:
    """A statement as PostgreSQL takes it, and which of the values it wants, in its order."""
    values: list[int] = []

    def place(mark: re.Match[str]) -> str:
        which = int(mark[1]) - 1 if mark[1] else len(values)
        if which not in values:
            values.append(which)
        return f"${values.index(which) + 1}"

    said = OTHERWISE.get(sql, sql).replace(rows.NOW, NOW)
    return re.sub(r"\?(\d*)", place, said), tuple(values)


def say(sql: str, values: Sequence[Any]) -> tuple[str, list[Any]]:
    """A statement and its values."""
    said, wanted = spoken(sql)
    return said, [values[which] for which in wanted]


@cache
def about_many(sql: str) -> str:
    """A question about one table as one about many; the code comes first in every row."""
    said, _ = spoken(sql)
    assert "WHERE code = $1" in said
    return said.replace("SELECT ", "SELECT code, ", 1).replace("WHERE code = $1", "WHERE code = ANY($1)")
