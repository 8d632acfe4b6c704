"""How strong the players of Kaboom! are, and that they can play wherever a game goes."""

from collections import Counter
from typing import Any

import pytest

import miccia
from miccia.arena.drive import drive
from miccia.arena.simulate import Series, simulate
from miccia.arena.statistics import summarise
from miccia.bots import Bot, Uniform
from miccia.core.chance import Quick
from miccia.core.game import step
from miccia.games.kaboom import bots as module
from miccia.games.kaboom import policy
from miccia.games.kaboom.bots import Expert, Steady
from miccia.games.kaboom.options import Options
from miccia.games.kaboom.outlook import Outlook
from miccia.games.kaboom.rules import deal

PLANS = ("Race", "Rene", "Rush")  # bench/plans.py


def wins(players: int, games: int, *bots: str) -> float:
    """The share of games that the first bot wins."""
    return summarise(simulate(Series("kaboom", players, games, bots, 2), jobs=2)).bots[bots[0]].won / games


def test_steady_beats_three_random_players() -> None:
    assert wins(4, 80, "steady", "random", "random", "random") > 0.42  # 0.75 in the long run


def test_a_hasty_expert_still_beats_a_random_player(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "WORK", 500)
    series = Series("kaboom", 2, 12, ("expert", "random"), 2)
    assert summarise(simulate(series, jobs=1)).bots["expert"].won >= 6


def endings(players: int, games: int) -> Counter[str]:
    """How games of the steady player with its like end."""
    results = simulate(Series("kaboom", players, games, ("steady",), 2), jobs=2)
    return Counter(result.why if result.winners else "nobody" for result in results)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_both_endings_are_alive(players: int) -> None:
    found = endings(players, 50)
    assert 10 <= found["defused"] <= 45 and found["time"] >= 5 and not found["nobody"]


@pytest.mark.parametrize("plan", PLANS)
def test_no_single_plan_beats_weighing_them(plan: str) -> None:
    assert wins(3, 60, f"bench.plans:{plan}", "steady", "steady") < 0.5


@pytest.mark.soak
def test_the_strength_that_is_promised() -> None:
    assert wins(4, 400, "steady", "random", "random", "random") >= 0.6
    assert wins(2, 400, "expert", "steady") >= 0.58


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize(
    "options", [{}, {"points": True}, {"memory": True, "no_guess": True}, {"deck": {"red": 4, "blue": 0}}]
)
def test_they_get_along_with_anybody(
    players: int, options: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "WORK", 300)
    match = miccia.start("kaboom", seats=players, seed=players, options=options)
    kinds: list[type[Bot[Any]]] = [Steady, Expert, Uniform]
    drive(match, [kinds[seat % 3](seat) for seat in range(players)])


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_wherever_a_random_game_goes_its_ideas_are_allowed(players: int) -> None:
    for seed in range(60):
        chance = Quick(seed)
        state = deal(players, Options(), chance)
        while state.over is None:
            turn = state.turn()
            assert isinstance(turn, miccia.Waiting)
            for seat in turn.order:
                action, why = policy.choose(Outlook(state, seat))
                assert action in state.legal(seat), (seed, why)
            step(state, chance)


def test_it_remembers_what_a_table_without_notes_hides_k31() -> None:
    usual, by_heart = (
        simulate(Series("kaboom", 3, 12, ("steady",), 5, {"memory": memory, "points": True}), jobs=1)
        for memory in (False, True)
    )
    assert usual == by_heart
