"""Golden games come out as they were written, on every Python and compiled or not; none is missing."""

from typing import Any

import pytest

from miccia.core.match import AnyGame
from miccia.games import find, names
from miccia.testing.walk import tables
from tests.golden import golden_file, golden_text, undo_text, with_undos

TABLES = [(find(name), seats, options) for name in names() for seats, options in tables(find(name))]


@pytest.mark.parametrize(("game", "seats", "options"), TABLES, ids=str)
def test_golden(game: AnyGame, seats: int, options: dict[str, Any]) -> None:
    assert golden_text(game, seats, options) == golden_file(game, seats, options).read_text()


@pytest.mark.parametrize(("game", "seats"), with_undos(), ids=str)
def test_golden_with_undos(game: AnyGame, seats: int) -> None:
    written = golden_file(game, seats, {}, undos=True).read_text()
    assert undo_text(game, seats) == written and ": back to " in written
