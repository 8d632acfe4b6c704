"""Bots among partners who play anything, at tables of every size and some options."""

from collections.abc import Callable
from typing import Any

import pytest

import miccia
from miccia.arena.drive import drive
from miccia.bots import Bot, Uniform
from miccia.core.chance import Quick

OPTIONS: list[dict[str, Any]] = [{}, {"expert": True, "empty_clues": True}, {"six_colours": "rainbow"}]
tables_of_every_size = pytest.mark.parametrize("players", [2, 3, 4, 5])
tables_of_some_kinds = pytest.mark.parametrize("options", OPTIONS)


def play_with_anybody(
    make: Callable[[int], Bot[Any]], players: int, options: dict[str, Any], games: int
) -> None:
    """Whole games in which every second seat plays anything."""
    for seed in range(games):
        match = miccia.start("hanabi", seats=players, seed=seed, options=options)
        team: list[Bot[Any]] = [make(seat) if seat % 2 else Uniform(seat) for seat in range(players)]
        drive(match, team, [Quick(100 * seed + seat) for seat in range(players)])
