"""How strong the expert is with its like, in short; `bench/results.md` has the long form."""

from typing import Any

import pytest

from miccia.arena.simulate import Series, simulate
from miccia.arena.statistics import summarise

AT_LEAST = {3: 24.5, 4: 24.6, 5: 24.6}


@pytest.mark.parametrize("games", [8, pytest.param(100, marks=pytest.mark.soak)])
@pytest.mark.parametrize("players", AT_LEAST)
def test_it_plays_nearly_perfectly_with_its_like(players: int, games: int) -> None:
    results = simulate(Series("hanabi", players, games, ("expert",), 11), jobs=2)
    summary = summarise(results)
    assert summary.mean_score > AT_LEAST[players]
    assert summary.outcomes.get("strikes", 0) == 0


@pytest.mark.parametrize(
    ("options", "at_least"),
    [
        ({"six_colours": "rainbow"}, 28),
        ({"six_colours": "sixth"}, 28),
        ({"six_colours": "rainbow", "short": True, "empty_clues": True}, 27),
        ({"memory": True}, 24),
        ({"expert": True}, 20),
    ],
)
def test_it_plays_well_with_every_option(options: dict[str, Any], at_least: float) -> None:
    for players in (3, 5):
        results = simulate(Series("hanabi", players, 6, ("expert",), 3, options), jobs=2)
        assert summarise(results).mean_score > at_least
