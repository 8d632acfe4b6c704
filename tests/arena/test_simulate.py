"""Many games: repeatable, the same however many processes play them, and counted right."""

from collections.abc import Sequence
from typing import Any

import pytest

from miccia.arena.playing import Result
from miccia.arena.simulate import Series, check, simulate
from miccia.arena.statistics import summarise
from miccia.bots import Choice, Uniform
from miccia.core.chance import Chance, Quick
from miccia.core.game import Action
from miccia.core.refused import BadSetup
from miccia.games import bots, find, names


@pytest.mark.parametrize("key", names())
def test_every_bot_of_every_game_plays_to_the_end(key: str) -> None:
    for bot, kind in bots(key).items():
        for players in find(key).seats[:1] if kind.slow else find(key).seats:
            games = 1 if kind.slow else 3
            results = simulate(Series(key, players, games, (bot,), 5), jobs=1)
            assert [len(result.scores) for result in results] == [players] * games


@pytest.mark.parametrize("key", names())
def test_the_number_of_processes_changes_nothing(key: str) -> None:
    series = Series(key, find(key).seats[0], 40, ("steady",), 7)
    assert simulate(series, jobs=1) == simulate(series, jobs=3)


@pytest.mark.parametrize("key", names())
def test_the_seed_decides(key: str) -> None:
    first, again, other = (
        simulate(Series(key, find(key).seats[0], 10, ("random",), seed), jobs=1) for seed in (1, 1, 2)
    )
    assert first == again != other


@pytest.mark.parametrize("key", names())
def test_bots_take_turns_in_the_seats(key: str) -> None:
    both = tuple(bots(key))[:2]
    results = simulate(Series(key, 2, 2, (both * 2)[:2], 0), jobs=1)
    assert results[0].seats == tuple(reversed(results[1].seats))


def test_what_cannot_be_played() -> None:
    key = names()[0]
    for series, code in [
        (Series("chess", 2, 1, ("random",)), "unknown-game"),
        (Series(key, 99, 1, ("random",)), "bad-seats"),
        (Series(key, 2, 1, ("nobody",)), "unknown-bot"),
        (Series(key, 2, 1, ("random",) * 3), "bad-bots"),
        (Series(key, 2, 1, ()), "bad-bots"),
        (Series(key, 2, 0, ("random",)), "bad-games"),
        (Series(key, 2, 1, ("random",), options={"no such": 1}), "bad-option"),
    ]:
        with pytest.raises(BadSetup) as problem:
            check(series)
        assert problem.value.code == code


def test_every_seat_has_a_chance_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: dict[tuple[int, int], int] = {}

    class Spy(Uniform):
        def decide(self, view: Any, legal: Sequence[Action], chance: Chance) -> Choice:
            drawn.setdefault((len(drawn) // 3, self.seat), chance.copy().below(2**31))
            return super().decide(view, legal, chance)

    monkeypatch.setitem(bots("hanabi"), "spy", Spy)
    simulate(Series("hanabi", 3, 2, ("spy",)), jobs=1)
    assert len(set(drawn.values())) == len(drawn) >= 3


def test_random_bots_do_not_give_up() -> None:
    fly, give_up = Action(0, {"do": "fly"}), Action(1, {"do": "give up"})
    give_up.resigns = True
    assert {Uniform(0).decide(None, [give_up, fly], Quick(seed)).action for seed in range(20)} == {fly}


def test_the_figures() -> None:
    results = [
        Result(("a", "b"), "done", (10, 20), (1,), 5),
        Result(("b", "a"), "done", (30, 40), (0, 1), 5),
        Result(("a", "a"), "time", (0, 0), (), 5),
    ]
    summary = summarise(results)
    assert summary.finished == 3
    assert summary.mean_score == pytest.approx((15 + 35 + 0) / 3)
    assert summary.stderr == pytest.approx(10.138, abs=0.001)  # 17.56 / sqrt(3)
    assert summary.outcomes == {"done": 2, "time": 1}
    assert (summary.bots["a"].games, summary.bots["a"].won) == (3, 1)
    assert (summary.bots["b"].games, summary.bots["b"].won) == (2, 2)
    assert summary.bots["b"].mean_score == 25
    assert summarise(results[:1]).stderr == 0
