"""Independent referees play along: at every kind of table each game is judged by one who knows the rules."""

from typing import Any

import pytest

from miccia.games import find
from miccia.testing.walk import tables
from tests.referees.play import REFEREES, play, start

MORE: list[tuple[str, int, dict[str, Any]]] = [  # options that change something together
    ("fuse", 2, {"tempo": "usual"}),
    ("fuse", 5, {"level": "insane", "relaxed": "endless", "include_sixes": True, "shaky_hands": True}),
    ("hanabi", 2, {"memory": True, "six_colours": "rainbow", "empty_clues": True}),
    ("hanabi", 4, {"expert": True, "six_colours": "sixth", "short": True}),
    ("kaboom", 2, {"memory": True, "points": True}),
    ("kaboom", 5, {"memory": True, "deck": {"intercept": 20, "bypass": 12, "alarm": 9}}),
    ("kittens", 4, {"more_time": True, "turn_seconds": "30", "odds": True}),
    ("kittens", 3, {"quick": True, "turn_seconds": "30", "nope_seconds": "3"}),
]
TABLES = [(key, seats, options) for key in REFEREES for seats, options in tables(find(key))] + MORE


@pytest.mark.parametrize(("key", "seats", "options"), TABLES, ids=str)
def test_a_referee_agrees(key: str, seats: int, options: dict[str, Any]) -> None:
    for _ in play(start(key, seats, options, 1), 1, 150):
        pass


@pytest.mark.soak
@pytest.mark.parametrize(("key", "seats", "options"), TABLES, ids=str)
def test_a_referee_agrees_for_long(key: str, seats: int, options: dict[str, Any]) -> None:
    for seed in range(2, 22):
        for _ in play(start(key, seats, options, seed), seed, 3_000):
            pass
