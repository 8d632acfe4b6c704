"""The coach of Kittens: its odds are how often it comes so in the worlds that look like the view."""

import re
from collections.abc import Callable
from math import sqrt

import pytest

from miccia.core.chance import Quick
from miccia.core.coach import Advice, percent
from miccia.games.kittens import GAME
from miccia.games.kittens.cards import DEFUSE, KITTEN
from miccia.games.kittens.coach import advise
from miccia.games.kittens.odds import (
    has_defuse,
    kitten_at,
    meets_after_heck,
    meets_after_shuffle,
    meets_kitten,
    saves_blind,
)
from miccia.games.kittens.outlook import World
from miccia.games.kittens.shown import KittensView
from miccia.games.kittens.view import imagine
from miccia.testing.walk import begin, walk
from tests.games.alike import NAMES
from tests.games.kittens.table import Table

WORLDS = 2000
LATE = "kitten sock kitten nope cactus kitten sock favor teapot"


def coach(table: Table, name: str = "Ada", language: str = "en") -> Advice | None:
    seat = NAMES.index(name)
    return advise(table.match.view(seat), table.match.legal(seat), NAMES, language)


def rows(table: Table) -> dict[str, str]:
    advice = coach(table)
    assert advice is not None
    return {row.key: row.figure for row in advice.rows}


def drawn_position() -> Table:
    """Nine cards with three Kittens, of which Ada has put one in the sixth place herself."""
    table = Table("attack reveal shuffle sock sock nope | sock nope cactus | favor", pile=LATE)
    table.state.pile_known[-6] = 1
    return table


def test_the_next_card_by_what_the_seat_has_seen() -> None:
    advice = coach(drawn_position())
    assert advice is not None
    assert (advice.figure, advice.brief) == ("25%", "25% · 1 in 4")
    assert [cell.percent for cell in advice.cells] == [25, 25, 25, 25, 25, None, 25, 25, 25]
    assert advice.cells[5].mark is not None and advice.cells[5].mark.id == "kitten"
    assert "".join(map(str, advice.note)) == "Card 6 is a Kitten: you know that."


def test_what_each_play_makes_of_it_the_best_first() -> None:
    table = drawn_position()
    assert rows(table) == {
        "play reveal": "0%",  # for there is an Attack in the hand
        "play attack": "0%",
        "set ['sock', 'sock']": rows(table)["set ['sock', 'sock']"],
        "draw": "25%",
        "play shuffle": "33%",
    }
    advice = coach(table)
    assert advice is not None
    chances = [row.percent or 0 for row in advice.rows]
    assert chances == sorted(chances)


def test_e20_who_cannot_get_away_only_sees_what_comes() -> None:
    table = Table("reveal sock | nope", pile=LATE)
    assert rows(table)["play reveal"] == rows(table)["draw"] == "33%"
    table = Table("reveal shuffle | nope", pile=LATE)
    assert rows(table)["play reveal"] == f"{percent(1 / 9)}%"


def test_e30_an_armageddon_is_a_coin_toss() -> None:
    assert rows(Table("armageddon sock | nope", pile=LATE))["play armageddon"] == "50%"
    assert rows(Table("armageddon defuse | nope", pile=LATE))["play armageddon"] == "50%"


def test_who_can_be_saved_is_told_what_it_costs_who_cannot_of_the_end() -> None:
    with_defuse, without = (
        coach(Table("defuse sock sock | nope", pile=LATE)),
        coach(Table("sock sock | nope", pile=LATE)),
    )
    assert with_defuse and without
    assert (with_defuse.column, without.column) == ("Defuse spent", "you are out")


def test_e23_a_known_defuse_is_worth_a_pair() -> None:
    table = Table("sock sock | defuse nope", pile=LATE)
    table.state.known[1] = DEFUSE.one
    advice = coach(table)
    assert advice is not None
    pair = next(row for row in advice.rows if row.key.startswith("set"))
    view = table.match.view(0)
    assert pair.percent == percent(meets_kitten(view, 1) * (1 - saves_blind(view, 1)))
    assert saves_blind(view, 1) >= 0.5


def test_what_is_certain_is_said_so() -> None:
    table = Table("sock | nope | cactus", pile=LATE)
    table.state.pile_known[-1] = 1
    advice = coach(table, language="it")
    assert advice is not None
    assert (advice.figure, advice.brief) == ("100%", "La prossima è un Kitten")


def test_out_of_turn_it_is_about_ones_own_next_card() -> None:
    table = Table("sock | nope | cactus", pile=LATE)
    table.state.pile_known[-3] = 0b100
    advice = coach(table, "Carlo")
    assert advice is not None
    assert (advice.figure, advice.rows) == ("100%", [])
    assert "".join(map(str, advice.why)).startswith("It is your turn in 2 cards.")


def test_who_is_out_has_no_coach() -> None:
    table = Table("sock | nope | cactus", pile=LATE)
    table.state.eliminate(1, "kitten")
    assert coach(table, "Bea") is None
    assert advise(table.match.view(None), [], NAMES, "en") is None


@pytest.mark.parametrize(("chance", "shown"), [(0, 0), (0.001, 1), (0.25, 25), (0.999, 99), (1, 100)])
def test_only_what_is_certain_is_nothing_or_a_hundred(chance: float, shown: int) -> None:
    assert percent(chance) == shown


# Against what happens


def positions() -> list[KittensView]:
    """Turns in which the seat knows something of the pile or of other hands, some of them under attack."""
    found: list[KittensView] = []
    for seed in range(300):
        match = begin(GAME, 3 + seed % 2, {"nope_seconds": "0"}, seed)
        for _ in walk(match, seed):
            view = match.view(0)
            if view.ask != "turn" or view.player != 0 or len(view.pile) > 18:
                continue
            wanted = (view.turns > 1) == (len(found) % 2 == 1)
            knows = any(view.pile) or any(any(hand) for hand in view.hands[1:])
            if wanted and knows and view.pile.count(None) > 2:
                found.append(view)
                break
    return found[:6]


def often(view: KittensView, happens: Callable[[World, Quick], bool]) -> float:
    chance = Quick(7)
    return sum(happens(imagine(view, chance), chance) for _ in range(WORLDS)) / WORLDS


def near(told: float, seen: float) -> bool:
    return abs(told - seen) <= 4 * sqrt(max(told * (1 - told), 0.0) / WORLDS) + 1e-9


def test_the_odds_are_how_often_it_comes_so() -> None:
    views = positions()
    assert len(views) == 6 and any(view.turns > 1 for view in views)
    for view in views:
        turns = view.turns
        assert near(kitten_at(view, 0), often(view, lambda world, _: world.pile[-1] is KITTEN))
        assert near(
            meets_kitten(view, turns),
            often(view, lambda world, _, turns=turns: KITTEN in world.pile[-turns:]),  # type: ignore[misc]
        )

        def shuffled(world: World, chance: Quick, turns: int = turns) -> bool:
            return KITTEN in chance.shuffle("pile", world.pile)[:turns]

        assert near(meets_after_shuffle(view, turns), often(view, shuffled))

        def after_heck(world: World, chance: Quick, turns: int = turns) -> bool:
            return turns > 1 and (world.pile[0] is KITTEN or KITTEN in world.pile[1:][-(turns - 1) :])

        assert near(meets_after_heck(view, turns), often(view, after_heck))
        for victim in range(1, view.seats):
            if not view.alive[victim] or not view.hands[victim] or view.godcat == victim:
                continue

            def blind(world: World, chance: Quick, victim: int = victim) -> bool:
                cards = world.cards_of(victim)
                return cards[chance.below(len(cards))] is DEFUSE

            def named(world: World, chance: Quick, victim: int = victim) -> bool:
                return DEFUSE in world.cards_of(victim)

            assert near(saves_blind(view, victim), often(view, blind))
            assert near(has_defuse(view, victim), often(view, named))


@pytest.mark.parametrize("language", ["en", "it"])
def test_everything_it_says_in_whole_games_reads_well(language: str) -> None:
    said = 0
    for seed in range(6):
        match = begin(GAME, 2 + seed % 4, {}, seed)
        for _ in walk(match, seed):
            for seat in range(match.state.seats):
                advice = advise(match.view(seat), match.legal(seat), NAMES, language)
                if advice is None:
                    continue
                said += 1
                assert re.fullmatch(r"\d+%", advice.figure) and advice.brief
                assert len({row.key for row in advice.rows}) == len(advice.rows)
                legal = {int(action.id) for action in match.legal(seat)}
                assert {act for row in advice.rows for act in row.acts} <= legal
    assert said > 500
