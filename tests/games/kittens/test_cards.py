"""What the cards of Kittens do: E15 to E21 and E23 to E26. (Nope is in test_window.py.)"""

import pytest

from miccia.core.chance import Quick
from tests.games.alike import refusal
from tests.games.kittens.table import Table

PILE = "teapot teapot teapot teapot teapot teapot kitten kitten"


def test_e15_attack_ends_the_turn_without_a_draw() -> None:
    table = Table("attack sock | sock | sock", pile=PILE)
    table.do("play attack", "pass all")
    assert table.hand("Ada") == "sock"
    assert (table.turns(), table.state.attacked) == ("Bea 2", True)
    table.do("draw")
    assert (table.turns(), table.state.attacked) == ("Bea 1", True)
    table.do("draw")
    assert (table.turns(), table.state.attacked) == ("Carlo 1", False)


def test_e15_attacks_add_up() -> None:
    table = Table("attack | attack | targeted | targeted", pile=PILE)
    table.do("play attack", "pass all", "play attack", "pass all")
    assert table.turns() == "Carlo 4"
    table.do("play targeted", "choose Dino", "pass all")
    assert table.turns() == "Dino 6"
    table.do("play targeted", "choose Ada", "pass all")
    assert table.turns() == "Ada 8"


def test_e15_on_the_last_owed_turn_three_are_handed_on() -> None:
    table = Table("attack | attack sock | sock", pile=PILE)
    table.do("play attack", "pass all", "draw", "play attack", "pass all")
    assert table.turns() == "Carlo 3"


def test_e15_who_is_not_under_attack_hands_on_two() -> None:
    table = Table("attack | sock | attack", pile=PILE)
    table.do("play attack", "pass all", "draw", "draw", "play attack", "pass all")
    assert table.turns() == "Ada 2"


def test_e16_a_targeted_attack_chooses_its_victim() -> None:
    table = Table("targeted | sock | | sock", pile=PILE)
    table.do("play targeted")
    assert refusal(table, "choose Ada") == ("no-such-player", "E16")
    assert refusal(table, "choose Emma") == ("no-such-player", "E16")
    assert refusal(table, "draw") == ("answer-first", "E23")
    table.do("choose Carlo")
    assert table.ask() == "nope"
    table.do("pass all")
    assert table.turns() == "Carlo 2"
    table.do("draw", "draw")
    assert table.turns() == "Dino 1"


def test_e16_among_two_the_victim_is_no_choice() -> None:
    table = Table("targeted | targeted", pile=PILE)
    table.do("play targeted", "pass all")
    assert table.turns() == "Bea 2"
    table.do("play targeted", "pass all")
    assert table.turns() == "Ada 4"


def test_e16_nobody_who_is_out_can_be_the_victim() -> None:
    table = Table("sock | targeted | sock | sock", pile="kitten sock sock kitten kitten")
    table.do("draw", "play targeted")
    assert refusal(table, "choose Ada") == ("no-such-player", "E16")


def test_e17_a_defuse_ends_only_one_of_the_owed_turns() -> None:
    table = Table("attack | defuse | sock", pile="kitten teapot kitten")
    table.do("play attack", "pass all", "draw", "hide 2")
    assert (table.turns(), table.state.attacked) == ("Bea 1", True)


def test_e18_a_favour_is_a_card_of_the_victims_choice() -> None:
    table = Table("favor | sock nope | sock", pile=PILE)
    table.do("play favor", "choose Bea", "pass all")
    assert (table.ask(), table.asked()) == ("give", ["Bea"])
    assert refusal(table, "give defuse") == ("no-such-card", "E18")
    assert refusal(table, "Ada draw") == ("not-your-turn", "E18")
    table.do("give sock")
    assert (table.hand("Ada"), table.hand("Bea")) == ("sock", "nope")
    assert (table.turns(), table.ask()) == ("Ada 1", "turn")


def test_e18_a_single_card_is_given_without_a_question() -> None:
    table = Table("favor | sock | sock", pile=PILE)
    table.do("play favor", "choose Bea", "pass all")
    assert table.hand("Ada") == "sock"


def test_e18_who_has_no_cards_cannot_be_asked() -> None:
    table = Table("favor sock sock | | sock | sock", pile=PILE)
    table.do("play favor")
    assert refusal(table, "choose Bea") == ("empty-hand", "E18")
    table = Table("favor sock sock sock | ", pile=PILE)
    assert refusal(table, "play favor") == ("nobody-has-cards", "E18")
    assert refusal(table, "set sock sock") == ("nobody-has-cards", "E18")
    assert refusal(table, "set sock sock sock") == ("nobody-has-cards", "E18")
    assert [str(action) for action in table.match.legal(0)] == ["draw", "give-up"]


@pytest.mark.parametrize(
    "moves",
    [["play favor"], ["set sock sock"], ["set sock sock sock", "name nope"]],
)
def test_e18_nothing_happens_if_the_hand_empties_meanwhile(moves: list[str]) -> None:
    table = Table("favor sock sock sock nope | nope", pile=PILE)
    table.do(*moves)
    before = len(table.state.cards_of(0))
    events = table.do("Bea nope", "Ada nope")
    (missed,) = table.told(None, events, "missed")
    assert (missed.victim, missed.why) == (1, "empty")
    assert len(table.state.cards_of(0)) == before - 1
    assert (table.turns(), table.ask()) == ("Ada 1", "turn")


def test_e19_raising_heck_keeps_the_bottom_card() -> None:
    table = Table("heck | sock", pile="teapot nope attack")
    table.do("play heck", "pass all")
    assert table.view("Ada").pile == [None, None, "attack"]
    assert table.view("Bea").pile == [None, None, None]
    table.do("put hand")
    assert (table.hand("Ada"), table.pile(), table.turns()) == ("attack", "teapot nope", "Bea 1")


def test_e19_or_puts_it_on_top_and_the_turn_ends_either_way() -> None:
    table = Table("heck | sock", pile="teapot nope attack")
    table.do("play heck", "pass all", "put top")
    assert (table.hand("Ada"), table.pile(), table.turns()) == ("", "attack teapot nope", "Bea 1")


def test_e19_a_kitten_at_the_bottom_may_go_on_top_unseen() -> None:
    table = Table("heck | sock", pile="teapot nope kitten")
    events = table.do("play heck", "pass all", "put top")
    assert table.pile() == "kitten teapot nope"
    assert table.view("Bea").pile == [None, None, None]
    assert [event.card for event in table.told("Bea", events, "raised")] == [None]


def test_e19_a_kept_kitten_is_drawn() -> None:
    table = Table("heck defuse | sock", pile="teapot nope kitten")
    table.do("play heck", "pass all", "put hand")
    assert (table.ask(), table.discards()) == ("hide", "heck defuse")
    table.do("hide 1")
    assert table.pile() == "teapot kitten nope"
    assert table.turns() == "Bea 1"


def test_e19_under_attack_it_ends_one_turn() -> None:
    table = Table("attack | heck | sock", pile=PILE)
    table.do("play attack", "pass all", "play heck", "pass all", "put top")
    assert table.turns() == "Bea 1"


def test_e20_reveal_shows_three_cards_to_everybody() -> None:
    table = Table("reveal | sock | sock", pile="sock kitten nope attack")
    events = table.do("play reveal", "pass all")
    for name in (None, "Ada", "Carlo"):
        assert table.told(name, events, "revealed")[0].cards == ["sock", "kitten", "nope"]
        assert table.view(name).pile == ["sock", "kitten", "nope", None]
    assert table.pile() == "sock kitten nope attack"
    assert (table.turns(), table.ask()) == ("Ada 1", "turn")


def test_e20_or_all_if_fewer_are_left() -> None:
    table = Table("reveal | sock", pile="sock kitten")
    table.do("play reveal", "pass all")
    assert table.view("Bea").pile == ["sock", "kitten"]


def test_e20_who_saw_a_card_knows_who_drew_it() -> None:
    table = Table("reveal | sock | sock", pile="nope kitten sock")
    table.do("play reveal", "pass all", "draw")
    assert table.view("Bea").hands[0] == ["nope"]
    assert table.view("Bea").pile == ["kitten", "sock"]


def test_e21_shuffle() -> None:
    order = ["nope", "kitten", "teapot", "sock"]
    table = Table("shuffle reveal | sock", pile="sock teapot nope kitten", stack={"shuffle": order})
    table.do("play reveal", "pass all", "play shuffle", "pass all")
    assert table.pile() == "nope kitten teapot sock"
    assert table.view("Ada").pile == [None] * 4
    assert table.turns() == "Ada 1"


def test_e23_a_pair_takes_a_random_card() -> None:
    table = Table("shuffle shuffle | sock nope attack | sock", pile=PILE, stack={"theft": ["nope"]})
    table.do("set shuffle shuffle", "choose Bea")
    assert table.ask() == "nope"
    events = table.do("pass all")
    assert (table.hand("Ada"), table.hand("Bea")) == ("nope", "attack sock")
    assert table.discards() == "shuffle shuffle"
    assert not table.told(None, events, "shuffled")
    assert (table.turns(), table.ask()) == ("Ada 1", "turn")


def test_e23_a_random_theft_can_take_any_card() -> None:
    taken = set()
    for seed in range(60):
        table = Table("sock sock | defuse nope nope attack", pile=PILE)
        table.match.chance = Quick(seed)
        table.do("set sock sock", "pass all")
        taken.add(table.hand("Ada"))
    assert taken == {"defuse", "nope", "attack"}


@pytest.mark.parametrize(
    ("named", "mine", "theirs"), [("nope", "nope", "nope sock"), ("defuse", "", "nope nope sock")]
)
def test_e23_a_triple_names_a_card(named: str, mine: str, theirs: str) -> None:
    table = Table("favor favor favor | nope nope sock | sock", pile=PILE)
    aimed = table.told(None, table.do("set favor favor favor", "choose Bea"), "aimed")
    assert table.ask() == "name"
    assert refusal(table, "choose Carlo") == ("answer-first", "E23")
    aimed += table.told(None, table.do(f"name {named}"), "aimed")
    assert [(event.victim, event.named) for event in aimed] == [(1, None), (1, named)]
    assert table.ask() == "nope"
    events = table.do("pass all")
    assert (table.hand("Ada"), table.hand("Bea")) == (mine, theirs)
    assert [event.why for event in table.told(None, events, "missed")] == ([] if mine else ["lacks"])


def test_e23_any_card_of_a_hand_can_be_named() -> None:
    table = Table("sock sock sock | sock", pile=PILE)
    table.do("set sock sock sock")
    named = {action.form["card"] for action in table.match.legal(0) if not action.resigns}
    assert named == {
        *[
            "defuse",
            "armageddon",
            "attack",
            "targeted",
            "favor",
            "heck",
            "reveal",
            "shuffle",
            "nope",
            "feral",
        ],
        *["sock", "teapot", "umbrella", "cactus", "godcat"],
    }


def test_e23_a_set_is_of_one_name() -> None:
    table = Table("sock nope nope | sock", pile=PILE)
    assert refusal(table, "set sock sock") == ("no-such-card", "E23")
    assert refusal(table, "set nope nope nope") == ("no-such-card", "E23")
    assert table.match.game.action({"do": "set", "cards": ["sock", "nope"]}) is None


def test_e24_feral_cats_help_any_cat() -> None:
    table = Table("cactus teapot teapot feral feral | sock", pile=PILE)
    for cards in ["cactus feral", "cactus feral feral", "teapot feral", "teapot teapot feral", "feral feral"]:
        assert table.may("Ada", f"set {cards}")
    assert not table.may("Ada", "set feral feral feral")
    table.do("set cactus feral", "pass all")
    assert table.hand("Ada") == "feral sock teapot teapot"
    assert table.discards() == "cactus feral"


def test_e24_but_no_other_card() -> None:
    table = Table("nope feral feral | sock", pile=PILE)
    sets = [action.form for action in table.match.legal(0) if action.form["do"] == "set"]
    assert sets == [{"do": "set", "cards": ["feral", "feral"]}]
    assert table.match.game.action({"do": "set", "cards": ["nope", "feral"]}) is None


def test_e25_a_single_cat_cannot_be_played() -> None:
    table = Table("sock teapot umbrella cactus feral | sock", pile=PILE)
    for cat in ["sock", "teapot", "umbrella", "cactus", "feral", "defuse", "nope"]:
        assert table.match.game.action({"do": "play", "card": cat}) is None
    assert not any(action.form["do"] == "play" for action in table.match.legal(0))


@pytest.mark.parametrize(
    ("choice", "mine", "theirs"), [("godcat", "godcat", "nope sock"), ("random", "nope", "sock godcat")]
)
def test_e26_the_thief_may_take_the_godcat(choice: str, mine: str, theirs: str) -> None:
    table = Table("cactus cactus | nope sock godcat | sock", pile=PILE, stack={"theft": ["nope"]})
    table.do("set cactus cactus", "choose Bea", "pass all")
    assert (table.ask(), table.asked()) == ("steal", ["Ada"])
    assert refusal(table, "draw") == ("answer-first", "E26")
    table.do(f"steal {choice}")
    assert (table.hand("Ada"), table.hand("Bea")) == (mine, theirs)
    assert table.view(None).godcat == (0 if choice == "godcat" else 1)


def test_e26_a_lone_godcat_is_taken() -> None:
    table = Table("cactus cactus | godcat | sock", pile=PILE)
    table.do("set cactus cactus", "choose Bea", "pass all")
    assert (table.hand("Ada"), table.ask()) == ("godcat", "turn")
