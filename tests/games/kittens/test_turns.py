"""Turns and explosions in Kittens: E9 to E14, and giving up, E37."""

import pytest

from miccia.core.chance import Quick
from miccia.core.game import step
from miccia.core.turn import SEAT_SETS
from miccia.games.kittens.actions import GIVE_UP
from miccia.games.kittens.cards import KITTEN
from miccia.games.kittens.options import Options
from miccia.games.kittens.rules import Kittens, deal
from tests.games.alike import refusal
from tests.games.kittens.table import Table


def test_e9_any_number_of_cards_then_a_draw() -> None:
    table = Table("reveal shuffle | sock", pile="teapot teapot teapot")
    table.do("play reveal", "pass all", "play shuffle", "pass all")
    assert table.turns() == "Ada 1"
    table.do("draw")
    assert table.hand("Ada") == "teapot"
    assert table.turns() == "Bea 1"
    table.do("draw")
    assert table.turns() == "Ada 1"


def test_e9_only_what_one_holds_and_only_in_turn() -> None:
    table = Table("sock | attack", pile="teapot teapot")
    assert refusal(table, "play attack") == ("no-such-card", "E9")
    assert refusal(table, "Bea draw") == ("not-your-turn", "E9")
    assert refusal(table, "hide 0") == ("answer-first", "E9")
    assert refusal(table, "choose Bea") == ("answer-first", "E9")


def test_e10_counts_discards_and_the_godcat_are_public() -> None:
    table = Table("shuffle sock godcat | nope nope", pile="teapot kitten")
    table.do("play shuffle")
    for name in (None, "Ada", "Bea"):
        view = table.view(name)
        assert [len(hand) for hand in view.hands] == [2, 2]
        assert view.hands[0].count("godcat") == 1
        assert len(view.pile) == 2
        assert view.discards == ["shuffle"]
        assert view.godcat == 0
    assert table.view("Bea").hands == [["godcat", None], ["nope", "nope"]]
    assert table.view(None).hands == [["godcat", None], [None, None]]


def test_e10_a_hand_may_be_empty() -> None:
    table = Table("shuffle | sock", pile="teapot teapot")
    table.do("play shuffle", "pass all")
    assert table.hand("Ada") == ""
    table.do("draw")
    assert table.hand("Ada") == "teapot"


def test_e11_a_defused_kitten_goes_back_anywhere_and_the_turn_ends() -> None:
    for place, pile in enumerate(["kitten sock teapot", "sock kitten teapot", "sock teapot kitten"]):
        table = Table("defuse nope | sock", pile="kitten sock teapot")
        table.do("draw")
        assert (table.hand("Ada"), table.discards(), table.ask()) == ("nope", "defuse", "hide")
        assert refusal(table, "hide 3") == ("no-such-place", "E11")
        assert refusal(table, "draw") == ("answer-first", "E11")
        table.do(f"hide {place}")
        assert table.pile() == pile
        assert table.turns() == "Bea 1"


def test_e11_a_drawn_kitten_is_shown_to_all() -> None:
    table = Table("defuse | sock", pile="kitten sock")
    events = table.do("draw")
    for name in (None, "Ada", "Bea"):
        assert [event.seat for event in table.told(name, events, "exploding")] == [0]


def test_e11_without_a_defuse_one_is_out() -> None:
    table = Table("nope sock | sock | sock", pile="kitten kitten")
    table.do("draw")
    assert table.view(None).alive == [False, True, True]
    assert refusal(table, "Ada draw") == ("eliminated", "E13")


def test_e12_saving_oneself_is_not_optional() -> None:
    table = Table("defuse defuse | sock", pile="kitten sock")
    table.do("draw")
    assert table.hand("Ada") == "defuse"


@pytest.mark.parametrize(("saved_by", "left"), [("defuse", "godcat"), ("godcat", "defuse")])
def test_e12_with_both_one_chooses(saved_by: str, left: str) -> None:
    table = Table("defuse godcat | sock", pile="kitten sock")
    table.do("draw")
    assert table.ask() == "defuse"
    table.do(f"save {saved_by}", "hide 1")
    assert table.hand("Ada") == left
    assert table.discards() == ("defuse" if saved_by == "defuse" else "")


def test_e12_the_question_does_not_tell_whether_there_is_a_defuse() -> None:
    table = Table("godcat | sock", pile="kitten sock")
    table.do("draw")
    assert table.ask() == "defuse"
    assert refusal(table, "save defuse") == ("no-such-card", "E12")
    assert refusal(table, "hide 0") == ("answer-first", "E12")
    table.do("save godcat", "hide 0")
    assert table.view(None).alive == [True, True]


def test_e13_the_hand_and_the_kitten_are_discarded_and_owed_turns_vanish() -> None:
    table = Table("attack | nope sock | sock", pile="kitten kitten")
    table.do("play attack", "pass all")
    assert table.turns() == "Bea 2"
    (out,) = table.told(None, table.do("draw"), "eliminated")
    assert (out.seat, out.by, out.cards) == (1, "kitten", ["nope", "sock"])
    assert table.discards() == "attack kitten nope sock"
    assert table.hand("Bea") == ""
    assert (table.turns(), table.state.attacked) == ("Carlo 1", False)


def test_e13_turns_pass_over_who_is_out() -> None:
    table = Table("sock | sock | sock", pile="sock kitten sock sock kitten")
    table.do("draw", "draw", "draw", "draw")
    assert table.asked() == ["Carlo"]


def test_e14_the_game_ends_with_one_left() -> None:
    table = Table("sock | nope", pile="kitten sock")
    (ended,) = table.told(None, table.do("draw"), "ended")
    assert ended.winner == 1
    assert table.view("Bea").winner == 1
    assert refusal(table, "Bea draw") == ("game-over", "E14")
    assert table.match.legal(1) == []


def enough_kittens(state: Kittens) -> bool:
    return state.pile.count(KITTEN) >= len(SEAT_SETS[state.alive]) - 1


def play_with_enough_kittens(games: int) -> None:
    chance = Quick(14)
    for game in range(games):
        options = Options(quick=game % 3 == 0, turn_seconds="30" if game % 5 == 0 else "0")
        state = deal(2 + game % 4, options, chance)
        while state.over is None:
            if state.waiting.ask == "turn":
                assert enough_kittens(state)
                assert state.pile
            seat = state.waiting.order[0]
            if game % 7 == 0 and GIVE_UP in state.legal(seat) and chance.below(40) == 0:
                state.apply(seat, GIVE_UP, chance)
            else:
                step(state, chance)


def test_e14_the_pile_never_runs_out() -> None:
    play_with_enough_kittens(500)


@pytest.mark.soak
def test_e14_the_pile_never_runs_out_for_long() -> None:
    play_with_enough_kittens(10_000)


def test_e37_a_table_can_do_without_giving_up() -> None:
    table = Table("sock | sock", pile="sock sock", give_up=False)
    assert refusal(table, "give-up") == ("no-giving-up", "E37")
    assert not table.may("Ada", "give-up")


def test_e37_who_gives_up_is_out() -> None:
    table = Table("sock | nope | sock", pile="sock sock kitten kitten")
    (out,) = table.told(None, table.do("give-up"), "eliminated")
    assert (out.seat, out.by, out.cards) == (0, "gave-up", ["sock"])
    assert table.turns() == "Bea 1"
    table.do("draw")
    assert refusal(table, "Bea give-up") == ("not-your-turn", "E9")
    table.do("give-up")
    assert table.view(None).winner == 1


def test_e37_a_kitten_that_is_being_defused_is_discarded() -> None:
    table = Table("defuse sock | sock | sock", pile="kitten sock")
    table.do("draw", "give-up")
    assert table.discards() == "defuse kitten sock"
    assert table.pile() == "sock"
    assert table.turns() == "Bea 1"


def test_e37_an_unfinished_armageddon_is_broken_off() -> None:
    table = Table("armageddon | defuse | sock", pile="sock sock")
    table.do("play armageddon", "pass all", "choose Bea", "lay godcat")
    assert table.asked() == ["Bea"]
    table.do("give-up")
    assert table.view(None).alive == [True, False, True]
    assert table.view(None).godcat is None
    assert table.turns() == "Carlo 1"
    assert table.view("Ada").mine is None


def test_e37_one_may_give_up_instead_of_doing_a_favour() -> None:
    table = Table("favor | sock teapot | sock", pile="sock sock")
    table.do("play favor", "choose Bea", "pass all", "give-up")
    assert table.hand("Ada") == ""
    assert table.turns() == "Ada 1"
    assert table.ask() == "turn"
