"""Nope and the reaction window of Kittens: E22 and E34; the clocks of E36."""

import pytest

from miccia.core.game import Action
from miccia.core.turn import Waiting
from tests.games.alike import refusal
from tests.games.kittens.table import Table

PILE = "teapot teapot teapot teapot kitten kitten"


def test_e22_a_nope_cancels_and_the_cards_stay_discarded() -> None:
    table = Table("shuffle | nope | sock", pile=PILE)
    events = table.do("play shuffle", "Bea nope", "pass all")
    (resolved,) = table.told(None, events, "resolved")
    assert (resolved.effect, resolved.noped) == ("shuffle", True)
    assert not table.told(None, events, "shuffled")
    assert table.discards() == "shuffle nope"


@pytest.mark.parametrize("nopes", range(1, 6))
def test_e22_every_nope_turns_it_round(nopes: int) -> None:
    table = Table("attack nope nope | nope nope nope | sock", pile=PILE)
    table.do("play attack", *["Bea nope", "Ada nope", "Bea nope", "Ada nope", "Bea nope"][:nopes], "pass all")
    assert table.turns() == ("Ada 1" if nopes % 2 else "Bea 2")


@pytest.mark.parametrize("ender", ["attack", "targeted", "heck", "armageddon"])
def test_e22_a_noped_turn_ender_leaves_the_turn_running(ender: str) -> None:
    table = Table(f"{ender} shuffle | nope nope", pile=PILE)
    table.do(f"play {ender}", "Bea nope", "pass all")
    assert (table.turns(), table.ask()) == ("Ada 1", "turn")
    assert table.may("Ada", "play shuffle")
    assert table.view(None).godcat is None


def test_e22_nobody_nopes_their_own_last_card() -> None:
    table = Table("attack nope | nope nope | nope", pile=PILE)
    table.do("play attack")
    assert refusal(table, "Ada nope") == ("own-card", "E22")
    assert refusal(table, "Ada pass") == ("own-card", "E22")
    table.do("Bea nope")
    assert refusal(table, "Bea nope") == ("own-card", "E22")
    table.do("Ada nope")
    assert refusal(table, "Ada nope") == ("own-card", "E22")
    table.do("Bea nope")


def test_e22_a_nope_must_be_held() -> None:
    table = Table("attack | sock nope | sock", pile=PILE)
    table.do("play attack")
    assert refusal(table, "Carlo nope") == ("no-such-card", "E22")


def test_e22_sets_can_be_noped() -> None:
    table = Table("sock sock | nope teapot | sock", pile=PILE)
    table.do("set sock sock", "choose Bea", "Bea nope", "pass all")
    assert (table.hand("Ada"), table.hand("Bea"), table.turns()) == ("", "teapot", "Ada 1")


def test_e22_neither_a_draw_nor_a_kitten_nor_a_defuse_can_be_noped() -> None:
    table = Table("defuse | nope | sock", pile="kitten sock sock")
    table.do("draw")
    assert table.ask() == "hide"
    assert refusal(table, "Bea nope") == ("too-late", "E34")
    table.do("hide 2")
    assert table.asked() == ["Bea"]


def test_e22_a_noped_godcat_goes_to_the_playmat() -> None:
    table = Table("godcat | nope | sock", pile=PILE)
    table.do("play godcat as attack")
    assert table.view(None).godcat is None
    table.do("Bea nope", "pass all")
    assert (table.view(None).godcat, table.hand("Ada"), table.discards()) == (None, "", "nope")
    assert table.turns() == "Ada 1"


def test_e34_all_living_players_but_the_last_on_the_chain_are_asked() -> None:
    table = Table("attack | nope | sock | sock", pile=PILE)
    table.do("play attack")
    assert table.asked() == ["Bea", "Carlo", "Dino"]
    table.do("Bea nope")
    assert table.asked() == ["Ada", "Carlo", "Dino"]


def test_e34_a_pass_is_final_until_the_next_nope() -> None:
    table = Table("attack | nope | nope", pile=PILE)
    table.do("play attack", "Bea pass")
    assert table.match.legal(1) == []
    assert refusal(table, "Bea nope") == ("already-passed", "E34")
    assert refusal(table, "Bea pass") == ("already-passed", "E34")
    table.do("Carlo nope")
    assert table.may("Bea", "nope")


def test_e34_others_are_not_shown_who_has_passed() -> None:
    table = Table("attack | nope | sock | sock", pile=PILE)
    table.do("play attack")
    before = [table.match.view(seat) for seat in (None, 0, 2, 3)], table.match.turn
    events = table.do("Bea pass")
    assert ([table.match.view(seat) for seat in (None, 0, 2, 3)], table.match.turn) == before
    assert table.view("Bea").passed
    for name in (None, "Ada", "Carlo", "Dino"):
        assert [table.match.game.tell(event, None) for event in events] == [None]
        assert table.told(name, events, "passed") == []
    assert len(table.told("Bea", events, "passed")) == 1


def test_e34_the_window_closes_when_all_have_passed() -> None:
    table = Table("attack | sock | sock", pile=PILE)
    table.do("play attack", "Bea pass")
    assert table.ask() == "nope"
    table.do("Carlo pass")
    assert table.turns() == "Bea 2"


def test_e34_or_when_its_clock_runs_out_and_every_nope_starts_it_anew() -> None:
    table = Table("attack | nope | sock", pile=PILE)
    table.match.at(1000)
    table.do("play attack")
    assert until(table) == 6000
    table.match.at(4000)
    table.do("Bea nope")
    assert until(table) == 9000
    table.match.at(8999)
    assert table.ask() == "nope"
    table.match.at(9000)
    assert (table.turns(), table.ask()) == ("Ada 1", "turn")


def until(table: Table) -> int | None:
    turn = table.match.turn
    assert isinstance(turn, Waiting)
    return turn.until


@pytest.mark.parametrize(("seconds", "millis"), [("0", None), ("3", 3000), ("12", 12000)])
def test_e34_the_table_agrees_on_the_clock(seconds: str, millis: int | None) -> None:
    table = Table("attack | nope | sock", pile=PILE, nope_seconds=seconds)
    table.do("play attack")
    assert until(table) == millis


def test_e34_it_does_not_wait_for_who_is_gone() -> None:
    table = Table("attack | nope | sock", pile=PILE, nope_seconds="0")
    absent = table.match.game.absent
    assert absent is not None
    assert absent(table.state, 0) is None
    table.do("play attack")
    assert absent(table.state, 1) is table.match.game.actions[table.action("pass")]


def test_e34_it_does_not_tell_who_holds_a_nope() -> None:
    turns = []
    for hands in ["attack | nope sock | sock", "attack | sock sock | nope", "attack | sock sock | sock"]:
        table = Table(hands, pile=PILE)
        table.do("play attack")
        turns.append(table.match.turn)
        assert table.may("Carlo", "pass")
    assert turns[0] == turns[1] == turns[2]


def test_e34_a_late_nope_never_answers_another_card() -> None:
    table = Table("attack nope | nope nope | nope", pile=PILE)
    table.do("play attack", "Bea nope 0")
    assert refusal(table, "Carlo nope 0") == ("too-late", "E34")
    assert refusal(table, "Carlo nope 2") == ("too-late", "E34")
    assert refusal(table, "Carlo pass 0") == ("too-late", "E34")
    table.do("Carlo nope 1", "pass all")
    assert table.turns() == "Bea 2"
    assert refusal(table, "Bea nope 0") == ("too-late", "E34")
    assert refusal(table, "Ada pass") == ("too-late", "E34")


def test_e34_nothing_else_is_done_while_it_is_open() -> None:
    table = Table("attack | nope | sock", pile=PILE)
    table.do("play attack")
    assert refusal(table, "Ada draw") == ("window-open", "E34")
    assert refusal(table, "Bea draw") == ("window-open", "E34")


def test_e34_no_window_when_all_nopes_are_discarded() -> None:
    table = Table("attack nope nope | nope nope nope sock | sock", pile=PILE)
    table.do("play attack", "Bea nope", "Ada nope", "Bea nope", "Ada nope")
    events = table.do("Bea nope")
    assert [event.noped for event in table.told(None, events, "resolved")] == [True]
    assert table.ask() == "turn"


def test_e34_no_window_when_the_others_have_no_cards_that_could_be_one() -> None:
    table = Table("attack | | ", pile=PILE)
    table.do("play attack")
    assert table.turns() == "Bea 2"
    table = Table("attack | godcat | ", pile=PILE)  # the Godcat is known by its back
    table.do("play attack")
    assert table.turns() == "Bea 2"
    table = Table("attack | sock | ", pile=PILE)
    table.do("play attack")
    assert (table.ask(), table.asked()) == ("nope", ["Bea", "Carlo"])


def test_e34_more_time_for_everybody_once_in_a_window() -> None:
    table = Table("attack shuffle | nope | sock", pile=PILE, more_time=True)
    table.do("play shuffle")
    assert table.may("Carlo", "more-time")
    assert refusal(table, "Ada more-time") == ("own-card", "E22")
    table.match.at(3000)
    (stretched,) = table.told(None, table.do("Carlo more-time"), "stretched")
    assert (stretched.seat, until(table)) == (2, 8000)
    assert table.view("Ada").chain.stretched == [2]
    assert refusal(table, "Carlo more-time") == ("no-more-time", "E34")
    table.match.at(4000)
    table.do("Bea more-time", "Bea pass")
    assert refusal(table, "Bea more-time") == ("already-passed", "E34")
    assert until(table) == 9000
    table.do("pass all", "play attack")
    assert table.may("Carlo", "more-time")
    assert refusal(table, "Ada more-time") == ("own-card", "E22")


def test_e34_a_nope_opens_a_window_with_more_time_of_its_own() -> None:
    table = Table("attack | nope | sock", pile=PILE, more_time=True)
    table.do("play attack", "Carlo more-time")
    assert refusal(table, "Carlo more-time") == ("no-more-time", "E34")
    table.do("Bea nope")
    assert table.view("Ada").chain.stretched == []
    table.match.at(2000)
    table.do("Carlo more-time")
    assert until(table) == 7000
    assert refusal(table, "Carlo more-time") == ("no-more-time", "E34")


def test_e34_no_more_time_unless_agreed_nor_without_a_clock() -> None:
    for table in (
        Table("attack | nope | sock", pile=PILE),
        Table("attack | nope | sock", pile=PILE, more_time=True, nope_seconds="0"),
    ):
        table.do("play attack")
        assert refusal(table, "Bea more-time") == ("no-more-time", "E34")
    assert refusal(Table(more_time=True), "Ada more-time") == ("too-late", "E34")


# The soft clock


def late(hands: str, *moves: str, pile: str = PILE, **stack: list[str]) -> Table:
    """A table at which a decision took too long."""
    table = Table(hands, pile=pile, stack=stack, turn_seconds="30", nope_seconds="0")
    table.do(*moves)
    assert until(table) == 30_000
    table.let_time_run_out()
    return table


def test_e36_no_clock_unless_agreed() -> None:
    assert until(Table("sock | sock")) is None
    assert until(Table("sock | sock", turn_seconds="120")) == 120_000


def test_e36_turn_a_card_is_drawn() -> None:
    assert late("attack | sock").hand("Ada") == "attack teapot"


def test_e36_favour_a_random_card() -> None:
    table = late("favor | sock nope | sock", "play favor", "choose Bea", "pass all", favor=["nope"])
    assert (table.hand("Ada"), table.hand("Bea")) == ("nope", "sock")


def test_e36_theft_blind() -> None:
    table = late("cactus cactus | sock nope godcat", "set cactus cactus", "pass all", theft=["sock"])
    assert (table.hand("Ada"), table.hand("Bea")) == ("sock", "nope godcat")


def test_e36_a_victim_and_a_named_card_at_random() -> None:
    table = late("targeted | sock | sock", "play targeted", victim=["2"])
    assert (table.ask(), table.view(None).chain.victim) == ("nope", 2)
    table = late("sock sock sock | sock", "set sock sock sock", name=["nope"])
    assert (table.ask(), table.view(None).chain.named) == ("nope", "nope")


@pytest.mark.parametrize("bottom", ["nope", "kitten"])
def test_e36_raising_heck_on_top_whatever_it_is(bottom: str) -> None:
    table = late("heck | sock", "play heck", "pass all", pile=f"sock {bottom}")
    assert (table.hand("Ada"), table.pile(), table.turns()) == ("", f"{bottom} sock", "Bea 1")
    assert table.view("Bea").pile == [None, None]


def test_e36_nobody_else_is_told_what_raising_heck_found() -> None:
    told = []
    for bottom in ("nope", "kitten"):
        table = Table("heck | sock | sock", pile=f"sock sock {bottom}", turn_seconds="30", nope_seconds="0")
        table.do("play heck", "pass all")
        events = table.let_time_run_out()
        told.append([[table.match.game.tell(event, seat) for event in events] for seat in (None, 1, 2)])
    assert told[0] == told[1]


def test_e36_armageddon_random_placing_and_the_other_keeps() -> None:
    table = late(
        "armageddon | defuse | defuse", "play armageddon", "pass all", opponent=["2"], lay=["devilcat"]
    )
    assert (table.ask(), table.view(None).chain.victim) == ("lay", 2)
    table.let_time_run_out()
    assert table.view("Ada").mine == "devilcat"
    table.let_time_run_out()
    assert table.view(None).alive == [False, True, True]
    assert table.view(None).godcat == 2


def test_e36_explosion_a_defuse_before_the_godcat_and_a_place_that_nobody_is_told() -> None:
    table = late("defuse godcat | sock", "draw", pile="kitten sock sock", place=["1"])
    assert (table.hand("Ada"), table.ask()) == ("godcat", "hide")
    events = table.let_time_run_out()
    assert table.pile() == "sock kitten sock"
    assert table.view("Ada").pile == [None, None, None]
    assert [event.place for event in table.told("Ada", events, "hid")] == [None]
    table = late("godcat | sock", "draw", pile="kitten sock sock")
    assert (table.hand("Ada"), table.ask()) == ("", "hide")


def test_e36_the_clock_starts_anew_with_every_question() -> None:
    table = Table("reveal | sock", pile=PILE, turn_seconds="30")
    table.match.at(20_000)
    table.do("play reveal", "pass all")
    assert until(table) == 50_000


def test_a_foreign_action_is_refused() -> None:
    table = Table()
    with pytest.raises(Exception, match="unknown-action"):
        table.match.act(0, Action(0, {"do": "dance"}))
