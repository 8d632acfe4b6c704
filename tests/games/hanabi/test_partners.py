"""The steady player among people who know no convention: what it is worth to them, and what it finds out."""

import pytest

from bench.people import Intuitive, Literal
from miccia.arena.drive import drive
from miccia.arena.simulate import Series, simulate
from miccia.arena.statistics import summarise
from miccia.bots import Bot
from miccia.core.chance import Quick
from miccia.core.match import AnyMatch
from miccia.games.hanabi import GAME
from miccia.games.hanabi.bots import Expert, Steady
from miccia.games.hanabi.events import HanabiEvent
from miccia.games.hanabi.habits import CONVENTION, INTUITIVE, LITERAL
from miccia.games.hanabi.shown import HanabiView
from tests.games.hanabi.company import same_in_every_world
from tests.games.hanabi.table import seated

KINDS: dict[int, type[Bot[HanabiView]]] = {LITERAL: Literal, INTUITIVE: Intuitive, CONVENTION: Steady}


@pytest.mark.parametrize("people", ["bench.people:Literal", "bench.people:Intuitive"])
def test_two_who_know_no_convention_are_better_off_with_one_of_them_replaced(people: str) -> None:
    among, mixed = (
        summarise(simulate(Series("hanabi", 2, 80, bots, 7), jobs=2))
        for bots in ((people,), (people, "steady"))
    )
    assert mixed.mean_score > among.mean_score + 0.3
    assert mixed.outcomes.get("strikes", 0) <= 2


@pytest.mark.parametrize(
    ("bots", "more"),
    [
        (("bench.people:Intuitive", "bench.people:Intuitive", "steady"), 0.2),
        (("bench.people:Intuitive", "steady", "steady"), 0.7),
        (("bench.people:Literal", "bench.people:Literal", "steady"), 1.2),
    ],
)
def test_at_a_table_of_three_it_is_worth_something_to_them(bots: tuple[str, ...], more: float) -> None:
    among, mixed = (summarise(simulate(Series("hanabi", 3, 80, who, 7), jobs=2)) for who in (bots[:1], bots))
    assert mixed.mean_score > among.mean_score + more
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


def met(people: set[int], seats: int = 3) -> Steady:
    """Bea, who has seen the deal and who is no bot."""
    steady = Steady(1)
    steady.begin(GAME.start(seats=seats, seed=3).view(1))
    steady.meet(frozenset(people))
    return steady


def test_it_expects_no_convention_of_people_and_one_of_bots() -> None:
    memory = met({0, 1}).memory
    assert [memory.style(seat) for seat in range(3)] == [INTUITIVE, CONVENTION, CONVENTION]
    assert [met(set()).memory.style(seat) for seat in range(3)] == [CONVENTION] * 3


class Keeper(Steady):
    """Somebody who keeps to the convention, whatever others do."""

    person = True

    def hear(self, event: HanabiEvent) -> None:
        self.memory.note(event)


def test_a_person_who_keeps_to_the_convention_is_found_out_too() -> None:
    found = 0
    for seed in range(20):
        match = GAME.start(seats=2, seed=seed)
        steady = Steady(0)
        drive(match, [steady, Keeper(1)], [Quick(seed), Quick(seed + 1)])
        found += steady.memory.style(1) == CONVENTION
    assert found >= 15


def test_the_expert_speaks_no_code_where_somebody_else_is_a_person() -> None:
    for seats, people, trusts in ((3, {0}, False), (2, {0}, False), (3, {1}, True), (2, set[int](), True)):
        expert = Expert(1)
        expert.begin(GAME.start(seats=seats, seed=3).view(1))
        expert.meet(frozenset(people))
        assert (expert.partner if seats == 2 else expert.speaker).trusts == trusts


@pytest.mark.parametrize("people", [{0}, {0, 2}])
def test_among_people_too_what_it_cannot_see_changes_nothing(people: set[int]) -> None:
    def beside(match: AnyMatch) -> list[Steady]:
        team = seated(match)
        for bot in team:
            bot.meet(frozenset(people))
        return team

    same_in_every_world(beside, 3, 5)


def test_a_copy_learns_for_itself() -> None:
    match = GAME.start(seats=2, seed=3)
    one = Steady(0)
    one.begin(match.view(0))
    other = one.copy()
    drive(match, [one, Literal(1)])
    assert one.memory.style(1) != CONVENTION
    assert other.memory.style(1) == CONVENTION
