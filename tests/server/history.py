"""Whether several servers have told one history: what every client saw beside what the store has."""

from collections.abc import Iterable
from typing import Any

import msgspec

from miccia.core.record import Header, Record
from miccia.server.store.contract import InputRow, SavedGame
from miccia.server.table.live import resume
from tests.postgres import Postgres
from tests.server.regulars import compare

INPUTS = "SELECT json_agg(t) FROM (SELECT n, epoch FROM inputs WHERE code = '{}' AND number = 1 ORDER BY n) t"


class Forked(AssertionError):
    """A move that somebody saw is not there, or not once, or a table has two histories."""


def one_line(rows: Iterable[tuple[int, int]]) -> None:
    """The numbers of a game's inputs are all there, each once, and no epoch comes after a later one."""
    epochs = 0
    for place, (n, epoch) in enumerate(rows, 1):
        if n != place:
            raise Forked(f"input {n} stands where {place} should")
        if epoch < epochs:
            raise Forked(f"input {n} was written in epoch {epoch}, after one of {epochs}")
        epochs = epoch


def in_one_line(engine: Postgres, url: str, code: str) -> int:
    """The same for a game in a database; how many inputs it has."""
    rows = msgspec.json.decode(engine.sql(INPUTS.format(code), url) or "[]")
    one_line((row["n"], row["epoch"]) for row in rows)
    return len(rows)


def saw_it_so(game: SavedGame, seen: dict[int | None, dict[int, str]]) -> None:
    """Every view that anybody had is one of the game as it is stored, under its number."""
    try:
        compare(record_of(game.header, game.inputs), {seat: dict(views) for seat, views in seen.items()})
    except AssertionError as problem:
        raise Forked(str(problem)) from None


def record_of(header: Header, inputs: list[InputRow]) -> Record:
    record: Any = resume(header, inputs, []).match.record
    assert isinstance(record, Record)
    return record
