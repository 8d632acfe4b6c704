"""The laws, for every game in the box and for two that are not."""

from typing import Any

import pytest

from miccia.core.chance import Quick
from miccia.core.game import step
from miccia.core.match import AnyGame
from miccia.core.turn import Waiting
from miccia.games import find, names
from miccia.testing import LAWS
from miccia.testing.laws import Law
from miccia.testing.walk import begin, tables
from tests.guess import GUESS
from tests.peek import PEEK

GAMES = [*[find(name) for name in names()], GUESS, PEEK]
TABLES = [(game, seats, options) for game in GAMES for seats, options in tables(game)]


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize(("game", "seats", "options"), TABLES, ids=str)
def test_law(law: Law, game: AnyGame, seats: int, options: dict[str, Any]) -> None:
    law(game, seats, options, 1)  # with sixty more seeds in the soak


@pytest.mark.parametrize(("game", "seats", "options"), TABLES, ids=str)
def test_a_playout_takes_any_legal_action(game: AnyGame, seats: int, options: dict[str, Any]) -> None:
    state, chance, moves = begin(game, seats, options, seed=5).state, Quick(5), 0
    while isinstance(turn := state.turn(), Waiting):
        for seat in range(seats):
            legal, listed, chosen = state.legal(seat), chance.copy(), chance.copy()
            expected = legal[listed.below(len(legal))] if legal else None
            action = state.any_legal(seat, chosen)
            assert action is (legal[0] if expected and expected.resigns else expected)
            assert chosen.below(1000) == listed.below(1000)  # as much chance was used
            moves += seat in turn.seats and action is not None
        step(state, chance)
    assert moves > 0


@pytest.mark.soak
@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize(("game", "seats", "options"), TABLES, ids=str)
def test_law_for_long(law: Law, game: AnyGame, seats: int, options: dict[str, Any]) -> None:
    for seed in range(100, 160):
        law(game, seats, options, seed)
