"""The box and the set-up of Kittens: E1 to E8."""

from collections import Counter

import pytest

import miccia
from miccia.core.chance import Quick
from miccia.games.kittens.cards import KINDS
from miccia.games.kittens.options import Options
from miccia.games.kittens.rules import Kittens, deal
from tests.games.alike import NAMES
from tests.games.kittens.table import Table

EVERY_NUMBER = range(2, 6)


def held(state: Kittens, seat: int) -> list[str]:
    return [card.name for card in state.cards_of(seat)]


def everywhere(state: Kittens) -> Counter[str]:
    cards = [*state.pile, *state.removed]
    for seat in range(state.seats):
        cards += state.cards_of(seat)
    return Counter(card.name for card in cards)


def test_e1_two_to_five_players() -> None:
    assert list(Table().match.game.seats) == [2, 3, 4, 5]
    for seats in (1, 6):
        with pytest.raises(miccia.BadSetup):
            miccia.start("kittens", seats=seats)


def test_e1_the_last_one_alive_wins() -> None:
    table = Table("sock | sock | sock", pile="kitten kitten")
    table.do("draw", "draw")
    assert table.match.over == miccia.Over("survivor", (0, 1, 2), (2,))


def test_e2_the_box() -> None:
    copies = {card.name: card.copies for card in KINDS}
    assert sum(copies.values()) == 53 + 2
    assert copies == {
        **{"kitten": 4, "defuse": 6, "armageddon": 3, "attack": 2, "targeted": 2, "favor": 4, "heck": 2},
        **{"reveal": 3, "shuffle": 2, "nope": 5, "feral": 4, "sock": 4, "teapot": 4, "umbrella": 4},
        **{"cactus": 4, "godcat": 1, "devilcat": 1},
    }


@pytest.mark.parametrize("seats", EVERY_NUMBER)
def test_e3_godcat_and_devilcat_lie_on_the_playmat(seats: int) -> None:
    table = Table(seats=seats)
    assert table.view(None).godcat is None
    assert not {"godcat", "devilcat"} & set(everywhere(table.state))


@pytest.mark.parametrize(("seats", "defuses"), [(2, 4), (3, 5), (4, 6), (5, 6)])
def test_e4_a_defuse_each_and_two_back_into_the_deck(seats: int, defuses: int) -> None:
    for seed in range(20):
        state = deal(seats, Options(), Quick(seed))
        assert all("defuse" in held(state, seat) for seat in range(seats))
        assert everywhere(state)["defuse"] == defuses


def test_e5_eight_cards_each_and_a_second_defuse_is_possible() -> None:
    table = Table(seats=4, stack={"deck": ["defuse", *["sock"] * 4, "teapot", "nope", "defuse"]})
    assert [len(table.state.cards_of(seat)) for seat in range(4)] == [8] * 4
    assert table.state.sizes == [8] * 4
    assert table.hand("Ada") == "defuse defuse nope sock sock sock sock teapot"
    assert table.hand("Bea").startswith("defuse defuse")


@pytest.mark.parametrize("seats", EVERY_NUMBER)
def test_e6_one_kitten_less_than_players_all_in_the_pile(seats: int) -> None:
    state = Table(seats=seats).state
    assert everywhere(state)["kitten"] == seats - 1
    assert [card.name for card in state.pile].count("kitten") == seats - 1


def test_e6_the_pile_is_shuffled_with_its_kittens() -> None:
    tops = {deal(3, Options(), Quick(seed)).pile[-1].name for seed in range(200)}
    assert {"kitten", "sock", "attack", "nope"} <= tops
    assert Table(stack={"pile": ["shuffle", "kitten"]}).pile().startswith("shuffle kitten ")


@pytest.mark.parametrize(("seats", "whole", "quick"), [(2, 32, 22), (3, 26, 18), (4, 20, 15), (5, 13, 10)])
def test_e7_the_quick_game_leaves_a_third_out(seats: int, whole: int, quick: int) -> None:
    assert len(Table(seats=seats).state.pile) == whole
    table = Table(seats=seats, quick=True)
    assert len(table.state.pile) == quick
    assert table.view("Ada").removed == whole - quick
    assert "kitten" not in [card.name for card in table.state.removed]


def test_e7_what_is_left_out_is_random() -> None:
    left_out = [
        tuple(card.name for card in deal(2, Options(quick=True), Quick(seed)).removed) for seed in range(5)
    ]
    assert len(set(left_out)) == 5


def test_e8_the_starter_is_drawn_and_play_goes_clockwise() -> None:
    assert {deal(4, Options(), Quick(seed)).player for seed in range(50)} == {0, 1, 2, 3}
    table = Table(pile="sock sock sock sock", seats=3)
    order = []
    for _ in range(4):
        order += table.asked()
        table.do("draw")
    assert order == [*NAMES[:3], "Ada"]
    assert miccia.start("kittens", seats=3, stack={"starter": ["2"]}).state.player == 2  # type: ignore[attr-defined]
