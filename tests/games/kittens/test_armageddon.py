"""Godcat, Devilcat and Armageddon: E27 to E33."""

import pytest

from miccia.games.kittens.actions import PlaySet
from miccia.games.kittens.cards import GODCAT
from tests.games.alike import refusal
from tests.games.kittens.table import Table

PILE = "teapot teapot teapot teapot kitten kitten"


def armageddon(hands: str, *moves: str, opponent: str = "Bea") -> Table:
    table = Table(hands, pile=PILE)
    table.do("play armageddon", "pass all", f"choose {opponent}", *moves)
    return table


def test_e27_only_while_both_are_on_the_playmat() -> None:
    table = Table("armageddon | godcat | sock", pile=PILE)
    assert not table.may("Ada", "play armageddon")
    assert refusal(table, "play armageddon") == ("playmat-empty", "E27")
    assert Table("armageddon | sock | sock", pile=PILE).may("Ada", "play armageddon")


def test_e27_it_can_be_noped_before_the_cards_are_picked_up_and_not_after() -> None:
    table = Table("armageddon | nope nope | sock", pile=PILE)
    table.do("play armageddon")
    assert table.ask() == "nope"
    table.do("pass all")
    assert (table.ask(), table.asked()) == ("opponent", ["Ada"])
    assert refusal(table, "Bea nope") == ("too-late", "E34")
    table.do("choose Bea")
    assert refusal(table, "Bea nope") == ("too-late", "E34")


def test_e27_the_opponent_is_chosen_after_the_window() -> None:
    table = Table("armageddon | | sock", pile=PILE)
    table.do("play armageddon")
    assert table.view("Carlo").chain.victim is None
    table.do("pass all")
    assert refusal(table, "choose Ada") == ("no-such-player", "E28")
    table.do("choose Bea")  # an empty hand is no shelter
    assert table.view("Carlo").chain.victim == 1


def test_e27_among_two_the_opponent_is_no_choice() -> None:
    table = Table("armageddon | sock", pile=PILE)
    table.do("play armageddon", "pass all")
    assert (table.ask(), table.view(None).chain.victim) == ("lay", 1)


def test_e28_only_the_player_knows_which_lies_where() -> None:
    for mine in ("godcat", "devilcat"):
        table = armageddon("armageddon | sock | sock")
        events = table.do(f"lay {mine}")
        assert table.view("Ada").mine == mine
        assert table.told("Ada", events, "laid")[0].mine == mine
        for name in (None, "Bea", "Carlo"):
            assert table.view(name).mine is None
            assert table.told(name, events, "laid")[0].mine is None


def test_e28_the_player_must_lay_them_first() -> None:
    table = armageddon("armageddon | sock | sock")
    assert refusal(table, "swap") == ("answer-first", "E28")
    assert refusal(table, "Bea swap") == ("not-your-turn", "E28")


@pytest.mark.parametrize("mine", ["godcat", "devilcat"])
@pytest.mark.parametrize("answer", ["keep", "swap"])
def test_e29_e30_keep_or_swap_then_both_are_turned_over(mine: str, answer: str) -> None:
    table = armageddon("armageddon defuse | defuse | sock", f"lay {mine}")
    assert (table.ask(), table.asked()) == ("answer", ["Bea"])
    assert refusal(table, "draw") == ("answer-first", "E29")
    events = table.do(answer)
    blessed = 0 if (mine == "godcat") == (answer == "keep") else 1
    (unveiled,) = table.told(None, events, "unveiled")
    assert (unveiled.godcat, unveiled.devilcat) == (blessed, 1 - blessed)
    assert table.view(None).godcat == blessed
    assert [table.hand("Ada"), table.hand("Bea")][blessed] == "defuse godcat"
    assert [table.hand("Ada"), table.hand("Bea")][1 - blessed] == ""
    assert table.discards() == "armageddon defuse"


def test_e30_a_defuse_saves_and_nothing_goes_into_the_pile() -> None:
    table = armageddon("armageddon | defuse | sock", "lay godcat", "keep")
    assert table.pile() == PILE
    assert table.view(None).alive == [True, True, True]


def test_e30_without_a_defuse_one_is_out() -> None:
    table = armageddon("armageddon | nope | sock", "lay godcat", "keep")
    assert table.view(None).alive == [True, False, True]
    assert table.discards() == "armageddon nope"
    assert table.pile().count("kitten") == 2


def test_e30_the_devilcat_is_never_in_a_hand_or_discarded() -> None:
    table = armageddon("armageddon | nope | sock", "lay devilcat", "swap")
    assert "devilcat" not in table.discards() + table.hand("Ada") + table.hand("Bea")


def test_e31_a_played_godcat_goes_to_the_playmat_before_the_window() -> None:
    table = Table("godcat armageddon | nope | sock", pile=PILE)
    table.do("play godcat as reveal")
    assert (table.ask(), table.view(None).godcat, table.discards()) == ("nope", None, "")
    table.do("pass all")
    assert table.may("Ada", "play armageddon")


def test_e31_a_dying_players_godcat_goes_to_the_playmat() -> None:
    table = Table("godcat nope | sock | sock", pile=PILE)
    (out,) = table.told(None, table.do("give-up"), "eliminated")
    assert out.cards == ["nope", "godcat"]
    assert (table.view(None).godcat, table.discards()) == (None, "nope")


def test_e32_it_ends_the_turn_without_a_draw() -> None:
    table = armageddon("armageddon | defuse | sock", "lay godcat", "keep")
    assert (table.hand("Ada"), table.turns()) == ("godcat", "Bea 1")


def test_e32_under_attack_it_ends_one_turn() -> None:
    table = Table("attack | armageddon | defuse", pile=PILE)
    table.do("play attack", "pass all", "play armageddon", "pass all", "choose Carlo", "lay godcat", "keep")
    assert (table.turns(), table.state.attacked) == ("Bea 1", True)


def test_e32_dying_in_ones_own_armageddon_ends_all_owed_turns() -> None:
    table = Table("attack | armageddon | defuse", pile=PILE)
    table.do("play attack", "pass all", "play armageddon", "pass all", "choose Carlo", "lay godcat", "swap")
    assert table.view(None).alive == [True, False, True]
    assert (table.turns(), table.state.attacked) == ("Carlo 1", False)


def test_e32_if_the_other_dies_play_goes_on_after_the_player() -> None:
    table = armageddon("armageddon | nope | sock", "lay godcat", "keep")
    assert table.turns() == "Carlo 1"
    table = Table("attack | armageddon | sock | sock", pile=PILE)
    table.do("play attack", "pass all", "play armageddon", "pass all", "choose Carlo", "lay godcat", "keep")
    assert table.turns() == "Bea 1"


def test_e32_it_can_end_the_game() -> None:
    table = Table("armageddon | nope", pile=PILE)
    table.do("play armageddon", "pass all", "lay godcat", "keep")
    assert table.view(None).winner == 0


def test_e33_the_godcat_is_played_as_another_card() -> None:
    table = Table("godcat | sock nope | sock", pile=PILE)
    plays = {action.form["as"] for action in table.match.legal(0) if action.form["do"] == "play"}
    assert plays == {"attack", "targeted", "favor", "heck", "reveal", "shuffle"}
    table.do("play godcat as favor", "choose Bea", "pass all", "give nope")
    assert (table.hand("Ada"), table.view(None).godcat) == ("nope", None)
    assert refusal(table, "play godcat as attack") == ("no-such-card", "E33")


def test_e33_never_as_a_nope() -> None:
    table = Table("attack | godcat sock | sock", pile=PILE)
    table.do("play attack")
    assert refusal(table, "Bea nope") == ("no-such-card", "E22")
    assert [action.form["do"] for action in table.match.legal(1)] == ["pass"]


def test_e33_never_as_an_armageddon() -> None:
    assert Table().match.game.action({"do": "play", "card": "godcat", "as": "armageddon"}) is None


def test_e33_as_a_member_of_a_set() -> None:
    table = Table("defuse sock teapot teapot feral nope nope armageddon godcat | nope", pile=PILE)
    sets = [action.cards for action in table.match.legal(0) if isinstance(action, PlaySet)]
    with_godcat = {" ".join(card.name for card in cards) for cards in sets if GODCAT in cards}
    assert with_godcat == {
        "defuse godcat",
        "sock godcat",
        "sock feral godcat",
        "teapot godcat",
        "teapot feral godcat",
        "teapot teapot godcat",
        "feral godcat",
    }
    table.do("set teapot teapot godcat", "name nope", "pass all")
    assert table.hand("Ada") == "defuse armageddon nope nope nope feral sock"
    assert table.discards() == "teapot teapot"
    assert table.view(None).godcat is None


def test_e33_in_sets_only_if_agreed() -> None:
    table = Table("sock godcat | nope", pile=PILE, godcat_in_sets=False)
    assert not table.may("Ada", "set sock godcat")
    assert refusal(table, "set sock godcat") == ("godcat-in-set", "E33")


def test_e33_a_triple_demands_it_by_its_own_name() -> None:
    table = Table("sock sock sock | godcat | sock", pile=PILE)
    table.do("set sock sock sock", "choose Bea", "name defuse", "pass all")
    assert table.hand("Ada") == ""
    table = Table("sock sock sock | godcat sock | sock", pile=PILE)
    table.do("set sock sock sock", "choose Bea", "name godcat", "pass all")
    assert (table.hand("Ada"), table.view(None).godcat) == ("godcat", 0)
