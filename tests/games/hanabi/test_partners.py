"""The steady player among people who know no convention: what it is worth to them, and what it finds out."""

import pytest

from bench.people import Intuitive, Literal
from miccia.arena.drive import drive
from miccia.arena.simulate import Series, simulate
from miccia.arena.statistics import summarise
from miccia.bots import Bot
from miccia.core.chance import Quick
from miccia.games.hanabi import GAME
from miccia.games.hanabi.bots import Steady
from miccia.games.hanabi.habits import CONVENTION, INTUITIVE, LITERAL
from miccia.games.hanabi.shown import HanabiView

KINDS: dict[int, type[Bot[HanabiView]]] = {LITERAL: Literal, INTUITIVE: Intuitive, CONVENTION: Steady}


@pytest.mark.parametrize("people", ["bench.people:Literal", "bench.people:Intuitive"])
def test_two_who_know_no_convention_are_better_off_with_one_of_them_replaced(people: str) -> None:
    among, mixed = (
        summarise(simulate(Series("hanabi", 2, 80, bots, 7), jobs=2))
        for bots in ((people,), (people, "steady"))
    )
    assert mixed.mean_score > among.mean_score + 0.3
    assert mixed.outcomes.get("strikes", 0) <= 2


def found_out(kind: int, seed: int) -> int:
    """What a steady player takes its partner for after a game."""
    match = GAME.start(seats=2, seed=seed)
    steady = Steady(0)
    drive(match, [steady, KINDS[kind](1)], [Quick(seed), Quick(seed + 1)])
    return steady.memory.style(1)


@pytest.mark.parametrize("kind", KINDS)
def test_it_finds_out_how_its_partner_plays(kind: int) -> None:
    assert sum(found_out(kind, seed) == kind for seed in range(20)) >= 15


def test_a_copy_learns_for_itself() -> None:
    match = GAME.start(seats=2, seed=3)
    one = Steady(0)
    one.begin(match.view(0))
    other = one.copy()
    drive(match, [one, Literal(1)])
    assert one.memory.style(1) == LITERAL
    assert other.memory.style(1) == CONVENTION
