"""Kaboom!, rule by rule: the set-up, a turn and wild pairs. test_k7_... proves K7."""

import pytest

import miccia
from miccia import BadSetup
from tests.games.alike import NAMES
from tests.games.kaboom.table import Table, cards, refusal, told

# Set-up


@pytest.mark.parametrize("seats", [1, 6])
def test_k1_two_to_five_players(seats: int) -> None:
    with pytest.raises(BadSetup, match="bad-seats"):
        miccia.start("kaboom", seats=seats)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_k1_four_agents_each_all_inside(seats: int) -> None:
    table = Table(seats=seats)
    assert [table.inside(name) for name in NAMES[:seats]] == [[1, 2, 3, 4]] * seats


def test_k2_the_countdown_begins_at_ten() -> None:
    assert Table().match.view(None).countdown == 10


def test_k3_four_of_eight_wires_lie_face_down() -> None:
    table = Table("red red blue green blue green yellow yellow")
    assert [wire.name for wire in table.state.wires] == ["red", "red", "blue", "green"]
    assert [wire.name for wire in table.state.unused] == ["blue", "green", "yellow", "yellow"]
    for name in (None, "Ada", "Bea"):
        assert table.wires(name) == [None] * 4
    assert table.match.view(0).unused == 4


def test_k3_k4_the_shuffles_differ() -> None:
    deals = [miccia.start("kaboom", seats=3, seed=seed).state for seed in range(5)]
    assert len({repr(state.wires) for state in deals}) > 1  # type: ignore[attr-defined]
    assert len({repr(state.deck) for state in deals}) == 5  # type: ignore[attr-defined]


@pytest.mark.parametrize(("seats", "first"), [(2, 7), (3, 6), (4, 6), (5, 6)])
def test_k4_four_cards_each_of_sixty_six(seats: int, first: int) -> None:
    view = Table(seats=seats).match.view(None)
    assert [player.cards for player in view.players] == [first] + [4] * (seats - 1)
    assert view.deck == 66 - first - 4 * (seats - 1)


def test_k4_one_sees_only_ones_own_hand() -> None:
    table = Table(dealt="exit exit exit exit | timer timer timer timer")
    assert [player.hand for player in table.match.view(1).players] == [None, ["timer"] * 4]
    assert [player.hand for player in table.match.view(None).players] == [None, None]


def test_k5_the_starting_player_is_drawn_and_nobody_owns_the_mascot() -> None:
    views = [miccia.start("kaboom", seats=3, seed=seed).view(None) for seed in range(20)]
    assert {view.player for view in views} == {0, 1, 2}
    assert all(view.starter == view.player and view.mascot is None for view in views)


def test_k5_clockwise() -> None:
    table = Table(seats=3, starter=1)
    players = []
    for _ in range(4):
        players.append(table.state.player)
        table.turns(1)
    assert players == [1, 2, 0, 1]


def test_k6_every_round_takes_a_countdown_card() -> None:
    table = Table(seats=3, starter=1)
    table.turns(2)
    assert (table.state.countdown, table.state.round) == (10, 1)
    table.turns(1)
    assert (table.state.countdown, table.state.round, table.state.player) == (9, 2, 1)


# A turn


def test_k6b_draw_act_defuse_discard() -> None:
    table = Table()
    table.hold("Ada", "exit exit exit exit timer timer timer")
    table.cuts("Ada", 1, "red red blue green")
    asks = [table.ask]
    for move in ("finish", "hold", "discard exit", "discard exit"):
        table.do(move)
        asks.append(table.ask)
    assert asks == ["act", "defuse", "discard", "discard", "discard"]
    table.do("discard exit")
    assert (table.ask, table.state.player) == ("act", 1)


def test_k6b_the_actions_end_only_when_their_player_says_so() -> None:
    table = Table()
    table.hold("Ada", "exit exit exit exit")
    table.do("exit 1", "exit 2", "exit 3", "exit 4")
    assert (table.hand("Ada"), table.legal()) == ("", [{"do": "finish"}])
    table.do("finish")
    assert table.state.player == 1


def test_k6b_what_belongs_to_another_phase_is_refused() -> None:
    table = Table()
    table.hold("Ada", "exit exit exit exit timer timer timer")
    for move in ("hold", "discard exit", "take exit", "pay exit exit", "leave 1"):
        assert refusal(table, move) == ("not-now", "K6b")
    table.do("finish")
    for move in ("finish", "exit 1", "wild 1 exit"):
        assert refusal(table, move) == ("not-now", "K6b")


def test_k6b_out_of_turn_is_refused() -> None:
    assert refusal(Table(), "Bea finish") == ("not-your-turn", "K6b")


@pytest.mark.parametrize(("seats", "count"), [(2, 3), (3, 2), (5, 2)])
def test_k7_two_cards_or_three_when_two_play(seats: int, count: int) -> None:
    table = Table(seats=seats)
    table.hold("Ada", "exit")
    before = table.state.hands[1]
    drew = table.do("finish")[-1]
    assert (drew.seat, drew.count, drew.turn) == (1, count, True)
    assert [card.name for card in table.state.hands[1]] == [card.name for card in before] + drew.cards
    assert told(table, [drew], "Ada")[0].cards is None
    assert told(table, [drew], "Bea")[0].cards == drew.cards


def test_k7_the_discards_become_the_deck_without_cards_on_agents() -> None:
    table = Table(seats=3, stack={"reshuffle": ["timer", "alarm"]})
    table.hold("Ada", "intercept cut-red")
    table.hold("Bea", "exit exit")
    table.outside("Ada", 1)
    table.leave_in_deck("")
    table.state.discards = list(cards("alarm timer"))
    events = table.do("cut red 2", "intercept 1 Bea", "take exit")
    assert [event.count for event in events if type(event).__name__ == "Reshuffled"] == [2]
    assert table.hand("Bea") == "exit timer"
    view = table.match.view(None)
    assert (view.deck, view.discards) == (1, [])
    assert view.players[0].agents[0].played == ("intercept",)


def test_k7_fewer_cards_when_both_are_empty() -> None:
    table = Table(seats=3)
    table.hold("Ada", "exit")
    table.hold("Bea", "")
    table.hold("Carlo", "")
    table.leave_in_deck("bypass")
    table.state.discards = []
    drew = table.do("finish")[-1]
    assert (drew.count, table.hand("Bea")) == (1, "bypass")
    drew = table.do("finish")[-1]
    assert (drew.seat, drew.count, drew.cards, table.hand("Carlo")) == (2, 0, [], "")
    assert table.legal() == [{"do": "finish"}]


def test_k8_one_action_an_agent_and_at_most_four() -> None:
    table = Table()
    table.hold("Ada", "analyze analyze analyze analyze analyze")
    table.do("analyze 1 at 1")
    assert refusal(table, "analyze 1 at 2") == ("agent-acted", "K8")
    assert refusal(table, "wild 1 exit") == ("agent-acted", "K8")
    table.do("analyze 2 at 1", "analyze 3 at 1", "analyze 4 at 1")
    assert all(refusal(table, f"analyze {agent} at 1")[0] == "agent-acted" for agent in (1, 2, 3, 4))


def test_k8_inside_and_outside() -> None:
    table = Table()
    table.hold("Ada", "analyze cut-red exit intercept timer double-timer alarm re-enter bypass")
    table.outside("Ada", 1)
    for move in ("analyze 1 at 1", "cut red 1", "exit 1"):
        assert refusal(table, move) == ("agent-outside", "K8")
        assert table.can(move.replace(" 1", " 2", 1))
    for move in ("intercept 2 Bea", "timer 2", "double-timer 2", "alarm 2", "re-enter 2", "bypass 2 at 1"):
        assert refusal(table, move) == ("agent-inside", "K8")
        assert table.can(move.replace(" 2", " 1", 1))


def test_k8_only_what_one_holds() -> None:
    table = Table()
    table.hold("Ada", "timer")
    assert refusal(table, "exit 1") == ("no-such-card", "K8")


def test_k8_an_effect_happens_at_once() -> None:
    table = Table()
    table.hold("Ada", "timer")
    table.outside("Ada", 1)
    table.do("timer 1")
    assert (table.state.countdown, table.ask, table.agent("Ada", 1).acted) == (9, "act", True)


def test_k9_played_cards_are_discarded_but_cuts_move_below() -> None:
    table = Table()
    table.hold("Ada", "analyze cut-red exit exit")
    table.do("analyze 1 at 1", "cut red 2", "wild 3 exit", "pay exit exit")
    assert table.discards() == []
    assert (table.agent("Ada", 2).played, table.agent("Ada", 2).cuts) == (("cut-red",), ())
    (finished, *_) = table.do("finish")
    assert table.discards() == sorted(finished.discarded) == ["analyze", "exit", "exit"]
    assert (table.agent("Ada", 2).played, table.agent("Ada", 2).cuts) == ((), ("red",))


def test_k10_defusing_is_optional() -> None:
    table = Table()
    table.hold("Ada", "exit")
    table.cuts("Ada", 1, "red red blue green")
    table.do("finish")
    assert table.legal() == [{"do": "defuse"}, {"do": "hold"}]
    (held, *_) = table.do("hold")
    assert (type(held).__name__, held.seat, table.state.player, table.match.over) == ("Held", 0, 1, None)


def test_k11_down_to_four_of_ones_own_choice() -> None:
    table = Table()
    table.hold("Ada", "exit exit timer alarm bypass bypass")
    table.do("finish")
    assert refusal(table, "discard analyze") == ("no-such-card", "K11")
    assert {form["card"] for form in table.legal()} == {"exit", "timer", "alarm", "bypass"}
    table.do("discard bypass", "discard exit")
    assert (table.hand("Ada"), table.discards()) == ("alarm bypass exit timer", ["bypass", "exit"])
    assert table.state.player == 1


def test_k12_leaving_and_entering_are_actions() -> None:
    table = Table()
    table.hold("Ada", "exit re-enter timer analyze")
    table.outside("Ada", 2)
    table.do("re-enter 2", "exit 1")
    assert refusal(table, "timer 1") == ("agent-acted", "K8")
    assert refusal(table, "analyze 2 at 1") == ("agent-acted", "K8")


def test_k12_an_agent_moved_by_an_alarm_may_still_act_outside() -> None:
    table = Table()
    table.hold("Ada", "alarm timer analyze analyze")
    table.outside("Ada", 1)
    table.do("analyze 3 at 1", "alarm 1", "Bea leave 1", "Ada leave 2")
    assert refusal(table, "analyze 2 at 1") == ("agent-outside", "K8")
    table.do("timer 2")
    assert table.state.countdown == 9


def test_k12_one_that_had_acted_stays_so() -> None:
    table = Table()
    table.hold("Ada", "alarm timer analyze")
    table.outside("Ada", 1)
    table.do("analyze 2 at 1", "alarm 1", "Bea leave 1", "Ada leave 2")
    assert refusal(table, "timer 2") == ("agent-acted", "K8")
    assert table.agent("Ada", 2).played == ("analyze",)


def test_k12b_what_is_public() -> None:
    table = Table(seats=3)
    table.hold("Ada", "cut-red exit timer bypass analyze")
    table.cuts("Bea", 2, "green")
    table.do("cut red 1", "wild 2 exit", "pay timer bypass")
    for seat in (None, 0, 1, 2):
        view = table.match.view(seat)
        assert view.players[0].agents[0].played == ("cut-red",)
        assert sorted(view.players[0].agents[1].played) == ["bypass", "timer"]
        assert view.players[1].agents[1].cuts == ("green",)
        assert [player.cards for player in view.players] == [2, 4, 4]
        assert view.deck == 66 - 3 * 4 - 2
    table.do("finish")
    assert all(sorted(table.match.view(seat).discards) == ["bypass", "timer"] for seat in (None, 0, 1, 2))


# Wild pairs


def test_k13_two_cards_as_exit() -> None:
    table = Table()
    table.hold("Ada", "timer cut-red alarm")
    (announced,) = table.do("wild 2 exit")
    assert (announced.agent, announced.wire, table.ask) == (1, None, "pay")
    assert table.match.view(1).announced is not None
    assert table.inside("Ada") == [1, 2, 3, 4]  # not before it is paid
    exited, moved = table.do("pay cut-red timer")
    assert (exited.agent, sorted(exited.cards), moved.seat) == (1, ["cut-red", "timer"], 0)
    assert (table.inside("Ada"), table.hand("Ada"), table.ask) == ([1, 3, 4], "alarm", "act")


def test_k13_two_cards_as_analyze() -> None:
    table = Table("red red blue green")
    table.hold("Ada", "timer timer")
    table.do("wild 1 at 3", "pay timer timer")
    assert table.wires("Ada") == [None, None, "blue", None]
    assert table.agent("Ada", 1).acted


def test_k13_any_two_of_the_hand_in_no_order() -> None:
    table = Table()
    table.hold("Ada", "timer cut-red timer")
    table.do("wild 1 exit")
    assert sorted(form["cards"] for form in table.legal()) == [["cut-red", "timer"], ["timer", "timer"]]
    assert refusal(table, "pay cut-red cut-red") == ("no-such-card", "K13")
    assert refusal(table, "pay timer alarm") == ("no-such-card", "K13")


def test_k13_several_a_turn_and_never_a_cut() -> None:
    table = Table()
    table.hold("Ada", "cut-red cut-red cut-red cut-blue")
    table.do("wild 1 at 1", "pay cut-red cut-red", "wild 2 at 1", "pay cut-red cut-blue")
    assert table.match.view(0).players[0].cuts == 0
    table.do("finish")
    assert [table.agent("Ada", agent).cuts for agent in (1, 2)] == [(), ()]
    assert table.discards() == ["cut-blue", "cut-red", "cut-red", "cut-red"]


def test_k13_inside_and_with_two_cards() -> None:
    table = Table()
    table.hold("Ada", "timer timer")
    table.outside("Ada", 1)
    assert refusal(table, "wild 1 exit") == ("agent-outside", "K13")
    table.hold("Ada", "timer")
    assert refusal(table, "wild 2 exit") == ("too-few-cards", "K13")


def test_k14_only_at_four_or_more() -> None:
    table = Table()
    table.state.countdown = 4
    table.hold("Ada", "timer exit exit exit exit")
    table.outside("Ada", 1)
    table.do(
        "wild 2 exit", "pay exit exit", "timer 1"
    )  # at 4 it is allowed, at 3 within the same turn no more
    assert table.state.countdown == 3
    assert refusal(table, "wild 3 exit") == ("too-late-for-pairs", "K14")
    assert refusal(table, "wild 3 at 1") == ("too-late-for-pairs", "K14")
    assert table.can("exit 3")
