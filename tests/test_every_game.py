"""The laws, for every game in the box and for two that are not."""

from typing import Any

import pytest

from miccia.core.match import AnyGame
from miccia.games import find, names
from miccia.testing import LAWS
from miccia.testing.laws import Law
from miccia.testing.walk import tables
from tests.guess import GUESS
from tests.peek import PEEK

GAMES = [*[find(name) for name in names()], GUESS, PEEK]
TABLES = [(game, seats, options) for game in GAMES for seats, options in tables(game)]


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize(("game", "seats", "options"), TABLES, ids=str)
def test_law(law: Law, game: AnyGame, seats: int, options: dict[str, Any]) -> None:
    law(game, seats, options, 1)  # with sixty more seeds in the soak


@pytest.mark.soak
@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize(("game", "seats", "options"), TABLES, ids=str)
def test_law_for_long(law: Law, game: AnyGame, seats: int, options: dict[str, Any]) -> None:
    for seed in range(100, 160):
        law(game, seats, options, seed)
