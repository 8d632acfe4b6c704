"""Kaboom!, card by card: inside (K15 to K18), outside (K19 to K24; Alarm is in test_alarm.py), and
what cannot be played (K25).
"""

import pytest

from miccia.core.turn import Over
from miccia.core.words import plain
from miccia.games.kaboom import words
from tests.games.alike import NAMES
from tests.games.kaboom.table import Table, kinds_of, refusal, told

# Inside


def test_k15_a_look_at_one_wire() -> None:
    table = Table("red red blue green", seats=3)
    table.hold("Ada", "analyze")
    (analyzed,) = table.do("analyze 2 at 3")
    assert (analyzed.agent, analyzed.wire, analyzed.cards) == (1, 2, ["analyze"])
    assert [told(table, [analyzed], name)[0].colour for name in ("Ada", "Bea", None)] == ["blue", None, None]
    assert table.wires("Ada") == [None, None, "blue", None]
    assert table.wires("Bea") == table.wires() == [None] * 4
    assert [player.analyzed for player in table.match.view(1).players] == [(2,), (), ()]


def test_k15_not_at_a_wire_that_lies_open() -> None:
    table = Table()
    table.hold("Ada", "analyze bypass timer")
    table.outside("Ada", 1)
    table.do("bypass 1 at 2")
    assert refusal(table, "analyze 2 at 2") == ("wire-face-up", "K15")
    assert refusal(table, "wild 2 at 2") == ("wire-face-up", "K15")
    assert table.can("analyze 2 at 1")


def test_k16_a_cut_goes_below_its_agent() -> None:
    table = Table()
    table.hold("Ada", "cut-red cut-blue")
    (cut,) = table.do("cut red 1")
    assert (cut.agent, cut.colour, cut.replaced) == (0, "red", None)
    table.do("finish")
    table.turns(1)
    table.hold("Ada", "cut-blue")
    table.do("cut blue 1", "finish")
    assert table.agent("Ada", 1).cuts == ("red", "blue")


def test_k16_four_cuts_at_most_counting_this_turn() -> None:
    table = Table()
    table.hold("Ada", "cut-red cut-red cut-red")
    table.cuts("Ada", 1, "blue blue")
    table.do("cut red 2", "cut red 3")
    assert table.match.view(1).players[0].cuts == 4
    assert refusal(table, "cut red 4") == ("four-cuts", "K16")
    assert table.can("cut red 1 for blue")


def test_k17_a_cut_may_replace_an_older_one_below_the_same_agent() -> None:
    table = Table()
    table.hold("Ada", "cut-red")
    table.cuts("Ada", 1, "blue green")
    table.cuts("Ada", 2, "yellow")
    assert table.can("cut red 1")  # there is room, so it need not
    assert refusal(table, "cut red 1 for yellow") == ("no-such-cut", "K17")
    (cut,) = table.do("cut red 1 for blue")
    assert cut.replaced == "blue"
    assert table.discards() == ["cut-blue"]  # at once
    table.do("finish")
    assert table.agent("Ada", 1).cuts == ("green", "red")


def test_k17_with_four_it_must() -> None:
    table = Table()
    table.hold("Ada", "cut-red")
    table.cuts("Ada", 1, "blue green blue")
    table.cuts("Ada", 2, "red")
    offered = [(form["agent"], form["replaces"]) for form in table.legal() if form["do"] == "cut"]
    assert offered == [(0, "blue"), (0, "green"), (1, "red")]
    table.do("cut red 2 for red", "finish")
    assert table.agent("Ada", 2).cuts == ("red",)


def test_k17_a_cut_of_this_turn_is_not_replaced() -> None:
    table = Table()
    table.hold("Ada", "cut-red cut-blue")
    table.do("cut red 1")
    assert refusal(table, "cut blue 1 for red") == ("agent-acted", "K8")
    assert refusal(table, "cut blue 2 for red") == ("no-such-cut", "K17")


def test_k18_an_agent_that_leaves_loses_its_cuts() -> None:
    table = Table()
    table.hold("Ada", "exit")
    table.cuts("Ada", 2, "red blue")
    table.cuts("Ada", 3, "green")
    exited = table.do("exit 2")[0]
    assert (exited.agent, exited.lost, exited.cards) == (1, ["red", "blue"], ["exit"])
    assert (table.inside("Ada"), table.discards()) == ([1, 3, 4], ["cut-blue", "cut-red"])
    assert table.agent("Ada", 3).cuts == ("green",)


# Outside


def intercepting(seats: int = 3) -> Table:
    table = Table(seats=seats)
    table.hold("Ada", "intercept timer")
    table.hold("Bea", "exit analyze exit")
    table.outside("Ada", 1, 2)
    table.leave_in_deck("bypass alarm alarm alarm alarm")
    return table


def test_k19_look_then_take_then_the_other_draws() -> None:
    table = intercepting()
    (intercepted,) = table.do("intercept 1 Bea")
    assert [told(table, [intercepted], name)[0].hand for name in ("Ada", "Bea", "Carlo", None)] == [
        ["analyze", "exit", "exit"],
        None,
        None,
        None,
    ]
    assert [table.match.view(seat).intercepted for seat in (0, 1, 2, None)] == [
        ["analyze", "exit", "exit"],
        None,
        None,
        None,
    ]
    assert (table.ask, table.match.view(2).target) == ("take", 1)
    assert table.legal() == [{"do": "take", "card": "analyze"}, {"do": "take", "card": "exit"}]
    took, drew = table.do("take exit")
    assert [told(table, [took], name)[0].card for name in ("Ada", "Bea", "Carlo", None)] == [
        "exit",
        "exit",
        None,
        None,
    ]
    assert [told(table, [drew], name)[0].cards for name in ("Ada", "Bea", "Carlo")] == [
        None,
        ["bypass"],
        None,
    ]
    assert (drew.seat, drew.turn) == (1, False)
    assert (table.hand("Ada"), table.hand("Bea")) == ("exit timer", "analyze bypass exit")
    assert table.match.view(0).intercepted is None


def test_k19_the_order_of_a_shown_hand_does_not_tell_which_cards_are_new() -> None:
    shown = set()
    for hand in ("exit timer analyze cut-blue", "cut-blue analyze timer exit", "timer exit cut-blue analyze"):
        table = Table(seats=3)
        table.hold("Ada", "intercept")
        table.hold("Bea", hand)
        table.outside("Ada", 1)
        (intercepted,) = table.do("intercept 1 Bea")
        assert intercepted.hand == table.match.view(0).intercepted == ["cut-blue", "analyze", "exit", "timer"]
        line = plain(words.say(intercepted, NAMES, 0, "en") or [])
        table.do("take exit")
        view = table.match.view(0)
        shown.add((line, repr(view.sightings), repr(view.players[1].known)))
    ((line, *_),) = shown
    assert line == "You intercept Bea and see Cut blue, Analyze, Exit and Timer"


def test_k19_the_taken_card_may_be_played_in_the_same_turn() -> None:
    table = intercepting()
    table.do("intercept 1 Bea", "take exit", "exit 3")
    assert table.inside("Ada") == [4]


def test_k19_only_from_somebody_who_holds_a_card() -> None:
    table = intercepting()
    table.hold("Bea", "")
    assert refusal(table, "intercept 1 Bea") == ("empty-hand", "K19")
    assert table.can("intercept 1 Carlo")


def test_k19_nobody_beyond_the_table_and_nothing_that_is_not_there() -> None:
    table = intercepting(seats=2)
    assert refusal(table, "intercept 1 Ada") == ("no-such-player", "K19")
    table.do("intercept 1 Bea")
    assert refusal(table, "take timer") == ("not-in-that-hand", "K19")


def test_k20_timer() -> None:
    table = Table()
    table.hold("Ada", "timer")
    table.outside("Ada", 1)
    hurried, counted = table.do("timer 1")
    assert (hurried.card, counted.left, counted.seat) == ("timer", 9, 0)
    assert table.state.countdown == 9


def test_k21_double_timer() -> None:
    table = Table()
    table.hold("Ada", "double-timer")
    table.outside("Ada", 1)
    assert [event.left for event in table.do("double-timer 1")[1:]] == [9, 8]


def test_k20_removing_the_one_ends_the_game_in_mid_turn() -> None:
    table = Table()
    table.hold("Ada", "timer exit")
    table.outside("Ada", 1)
    table.state.countdown, table.state.mascot = 1, 1
    table.do("timer 1")
    assert table.match.over == Over("time", (0, 1), (1,))


@pytest.mark.parametrize(("countdown", "cards"), [(1, 1), (2, 2)])
def test_k21_a_double_timer_stops_at_the_last_card(countdown: int, cards: int) -> None:
    table = Table()
    table.hold("Ada", "double-timer")
    table.outside("Ada", 1)
    table.state.countdown, table.state.mascot = countdown, 0
    events = table.do("double-timer 1")
    assert kinds_of(events) == ["Hurried", *["CountedDown"] * cards, "Ended"]
    assert (table.state.countdown, table.match.over) == (0, Over("time", (1, 0), (0,)))


def test_k23_re_enter() -> None:
    table = Table()
    table.hold("Ada", "re-enter")
    table.outside("Ada", 2)
    table.state.mascot = 1
    (entered,) = table.do("re-enter 2")
    assert (entered.seat, entered.agent, table.inside("Ada")) == (0, 1, [1, 2, 3, 4])


def test_k23_not_for_the_owner_of_the_mascot() -> None:
    table = Table()
    table.hold("Ada", "exit re-enter")
    table.outside("Ada", 1)
    assert table.can("re-enter 1")
    table.do("exit 2")
    assert refusal(table, "re-enter 1") == ("mascot-stays-out", "K28")


def test_k24_the_first_unused_wire_takes_its_place_face_up() -> None:
    table = Table("red red blue green yellow blue green yellow")
    table.hold("Ada", "bypass bypass")
    table.outside("Ada", 1, 2)
    (bypassed,) = table.do("bypass 1 at 3")
    assert (bypassed.wire, bypassed.removed, bypassed.colour) == (2, "blue", "yellow")
    table.do("bypass 2 at 1")
    wires = table.match.view(None).wires
    assert [wire.colour for wire in wires] == ["blue", None, "yellow", None]
    assert [wire.face_up for wire in wires] == [True, False, True, False]
    assert [wire.removed for wire in wires] == ["red", None, "blue", None]
    assert table.match.view(1).unused == 2


def test_k24_what_lies_open_stays() -> None:
    table = Table()
    table.hold("Ada", "bypass bypass")
    table.outside("Ada", 1, 2)
    table.do("bypass 1 at 3")
    assert refusal(table, "bypass 2 at 3") == ("wire-fixed", "K24")


def test_k24_all_four_can_be_bypassed_and_then_none() -> None:
    table = Table("red red blue green yellow blue green yellow")
    table.hold("Ada", "bypass bypass bypass bypass bypass")
    table.outside("Ada", 1, 2, 3, 4)
    table.do("bypass 1 at 1", "bypass 2 at 2", "bypass 3 at 3", "bypass 4 at 4", "finish")
    assert table.wires() == ["yellow", "blue", "green", "yellow"]
    assert table.match.view(0).unused == 0
    table.turns(1)
    assert not any(form["do"] == "bypass" for form in table.legal())
    table.cuts("Ada", 1, "yellow blue green yellow")  # the wires that lie there now count
    table.do("finish", "defuse")
    assert table.match.over == Over("defused", (1, 0), (0,))


def test_k24_a_bypassed_wire_is_forgotten_by_those_who_had_looked() -> None:
    table = Table("red red blue green yellow")
    table.hold("Ada", "bypass analyze analyze")
    table.outside("Ada", 1)
    table.do("analyze 2 at 3", "analyze 3 at 1", "bypass 1 at 3")
    assert table.wires("Ada") == ["red", None, "yellow", None]
    assert table.match.view(0).players[0].analyzed == (0,)


def test_k25_what_would_do_nothing_cannot_be_played() -> None:
    table = Table(seats=3)
    table.hold("Ada", "analyze intercept alarm timer bypass")
    table.hold("Bea", "")
    table.hold("Carlo", "")
    table.state.face_up = 0b1111
    table.outside("Ada", 1)
    assert refusal(table, "analyze 2 at 1") == ("nothing-hidden", "K25")
    assert refusal(table, "wild 2 at 1") == ("nothing-hidden", "K25")
    assert refusal(table, "intercept 1 Bea") == ("empty-hand", "K19")
    assert refusal(table, "bypass 1 at 2") == ("wire-fixed", "K24")
    assert {form["do"] for form in table.legal()} == {"finish", "alarm", "timer", "wild"}
    table.do("wild 2 exit", "pay analyze intercept")  # but their cards can be half a pair
    assert table.inside("Ada") == [3, 4]


def test_k25_no_alarm_with_nobody_inside_anywhere() -> None:
    table = Table()
    table.hold("Ada", "alarm")
    table.outside("Ada", 1, 2, 3, 4)
    table.outside("Bea", 1, 2, 3)
    assert table.can("alarm 1")
    table.outside("Bea", 4)
    assert refusal(table, "alarm 1") == ("nobody-inside", "K25")
