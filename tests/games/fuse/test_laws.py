"""The laws on whole games of FUSE: the usual walks let the clock run out early."""

from typing import Any

import pytest

from miccia.core.chance import Quick
from miccia.core.game import playout
from miccia.games.fuse import GAME
from miccia.games.fuse.actions import ALWAYS, OF_A_ROLL, ROLLS
from miccia.games.fuse.options import Options
from miccia.games.fuse.setup import deal
from miccia.testing import LAWS
from miccia.testing.laws import Law, refusals_change_nothing

TABLES: list[tuple[int, dict[str, Any]]] = [
    (1, {"relaxed": "endless", "level": "insane"}),
    (3, {"relaxed": "endless", "include_sixes": True, "shaky_hands": True}),
]
LARGE: list[tuple[int, dict[str, Any]]] = [(seats, {"relaxed": "endless"}) for seats in GAME.seats]
CLOCKED: list[tuple[int, dict[str, Any]]] = [(seats, {"tempo": "usual"}) for seats in GAME.seats]
SLOW = [refusals_change_nothing]  # thousands of refusals after every input


@pytest.mark.parametrize("law", [law for law in LAWS if law not in SLOW], ids=lambda law: law.__name__)
@pytest.mark.parametrize(("seats", "options"), TABLES, ids=str)
def test_law_to_the_end(law: Law, seats: int, options: dict[str, Any]) -> None:
    law(GAME, seats, options, 3)


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize(("seats", "options"), CLOCKED, ids=str)
def test_law_with_charged_time(law: Law, seats: int, options: dict[str, Any]) -> None:
    law(GAME, seats, options, 4)


@pytest.mark.soak
@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize(("seats", "options"), [*TABLES, *LARGE, *CLOCKED], ids=str)
def test_law_to_the_end_for_long(law: Law, seats: int, options: dict[str, Any]) -> None:
    for seed in range(10, 20):
        law(GAME, seats, options, seed)


@pytest.mark.parametrize("tempo", ["none", "usual"])
@pytest.mark.parametrize("seats", GAME.seats)
def test_f25_random_play_without_a_clock_ends_within_bounds(seats: int, tempo: str) -> None:
    chance = Quick(seats)
    for _ in range(5):
        state = deal(seats, Options(tempo=tempo, level="insane"), chance)
        assert playout(state, chance) < GAME.longest
        assert state.over is not None


@pytest.mark.parametrize("roll", [1, 2, ROLLS])
def test_the_actions_of_a_roll_have_their_numbers(roll: int) -> None:
    first = len(ALWAYS) + (roll - 1) * OF_A_ROLL
    for number in range(first, first + OF_A_ROLL):
        action = GAME.actions[number]
        assert (action.id, action.form["roll"]) == (number, roll)
        assert GAME.action(dict(action.form)) is action


def test_there_is_no_roll_beyond_the_last() -> None:
    assert len(GAME.actions) == len(ALWAYS) + ROLLS * OF_A_ROLL
    assert GAME.actions[-1].form["roll"] == ROLLS
    for roll in (0, ROLLS + 1, -1, "1", None):
        assert GAME.action({"do": "done", "roll": roll}) is None
    assert GAME.action({"do": "done"}) is None
