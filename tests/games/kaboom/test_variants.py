"""Kaboom! for points (K30), with and without notes (K31) and without blind guesses (K41)."""

from typing import Any

import pytest

import miccia
from miccia.core.chance import Quick
from miccia.core.game import playout
from miccia.core.turn import Over
from miccia.games.kaboom.options import Options
from miccia.games.kaboom.rules import deal
from tests.games.alike import NAMES
from tests.games.kaboom.table import Table, refusal, told

# Points


def winning(countdown: int, seats: int = 2, starter: int = 0) -> Table:
    """The one in turn can defuse the bomb in the first turn of a match for points."""
    table = Table("red red blue green", seats=seats, starter=starter, points=True)
    table.cuts(NAMES[starter], 1, "red red blue green")
    table.state.countdown = countdown
    return table


def test_k30_a_defusing_scores_the_countdown_and_the_next_game_begins() -> None:
    table = winning(7, seats=3, starter=1)
    events = table.do("finish", "defuse")
    ended, dealt, drew = events[1:]
    assert (ended.why, ended.winner, ended.points, ended.wires) == (
        "defused",
        1,
        7,
        ["red", "red", "blue", "green"],
    )
    assert (dealt.game, dealt.starter, drew.seat) == (2, 2, 2)
    assert [hand is not None for hand in told(table, [dealt], "Bea")[0].hands] == [False, True, False]
    assert told(table, [dealt], None)[0].hands == [None] * 3
    view = table.match.view(0)
    assert (table.match.over, view.game, view.player, view.starter, view.round) == (None, 2, 2, 2, 1)
    assert [player.points for player in view.players] == [0, 7, 0]
    assert (view.countdown, view.mascot, view.discards, view.unused) == (10, None, [], 4)
    assert view.ended == ended and not view.over
    assert [player.cards for player in view.players] == [4, 4, 6]
    assert [player.cuts for player in view.players] == [0, 0, 0]


def test_k30_an_explosion_scores_three_for_the_owner() -> None:
    table = winning(7)
    table.cuts("Ada", 1, "red red blue blue")
    table.state.mascot = 1
    ended = table.do("finish", "defuse")[1]
    assert (ended.winner, ended.points) == (1, 3)
    assert table.state.points == [0, 3]


def test_k30_nobody_scores_without_an_owner() -> None:
    table = winning(7)
    table.cuts("Ada", 1, "red red blue blue")
    ended = table.do("finish", "defuse")[1]
    assert (ended.winner, ended.points, table.state.points, table.state.game) == (None, 0, [0, 0], 2)


def test_k30_ten_points_win() -> None:
    table = winning(3)
    table.state.points = [7, 9]
    table.do("finish", "defuse")
    assert table.match.over == Over("points", (10, 9), (0,))
    assert table.match.view(1).over
    assert table.wires() == ["red", "red", "blue", "green"]


def test_k30_nine_do_not() -> None:
    table = winning(2)
    table.state.points = [7, 9]
    table.do("finish", "defuse")
    assert table.match.over is None


def test_k30_time_running_out_in_mid_turn_begins_the_next_game() -> None:
    table = Table(points=True)
    table.hold("Ada", "double-timer")
    table.outside("Ada", 1)
    table.state.countdown, table.state.mascot = 1, 0
    table.do("double-timer 1")
    view = table.match.view(None)
    assert (view.game, view.player, view.countdown) == (2, 1, 10)
    assert all(agent.inside and not agent.acted for player in view.players for agent in player.agents)


def test_k30_after_twenty_games_the_most_points_win() -> None:
    table = winning(1, seats=3)
    table.state.game = 20
    table.state.points = [4, 5, 2]
    table.do("finish", "defuse")
    assert table.match.over == Over("points", (5, 5, 2), (0, 1))


def test_k30_random_matches_end() -> None:
    chance = Quick(5)
    for seats in (2, 3, 4, 5):
        state = deal(seats, Options(points=True), chance)
        playout(state, chance)
        assert state.over is not None
        assert max(state.over.scores) >= 10 or state.game == 20


# Notes


def test_k31_everyone_keeps_what_they_have_seen() -> None:
    table = Table("red red blue green yellow", seats=3)
    table.hold("Ada", "analyze bypass intercept timer timer")
    table.hold("Bea", "exit exit timer")
    table.outside("Ada", 1, 2)
    table.do("analyze 3 at 4", "bypass 1 at 1", "intercept 2 Bea", "take exit")
    table.turns(4)
    view = table.match.view(0)
    assert [wire.colour for wire in view.wires] == ["yellow", None, None, "green"]
    assert view.wires[0].removed == table.match.view(1).wires[0].removed == "red"
    (seen,) = view.sightings
    assert (seen.holder, seen.round, seen.taken, seen.left) == (1, 1, "exit", ["exit", "timer"])
    assert table.match.view(1).sightings == table.match.view(None).sightings == []
    assert table.match.view(2).players[0].analyzed == (3,)


def test_k31_every_sighting_of_a_hand() -> None:
    table = Table(seats=3)
    table.hold("Ada", "intercept intercept intercept")
    table.hold("Bea", "exit exit timer")
    table.hold("Carlo", "alarm")
    table.outside("Ada", 1, 2, 3)
    table.leave_in_deck("bypass re-enter re-enter timer timer")
    table.do(
        "intercept 1 Bea", "take exit", "intercept 2 Carlo", "take alarm", "intercept 3 Bea", "take bypass"
    )
    sightings = table.match.view(0).sightings
    assert [(seen.holder, seen.taken, seen.left) for seen in sightings] == [
        (1, "exit", ["exit", "timer"]),
        (2, "alarm", []),
        (1, "bypass", ["exit", "timer"]),
    ]


def known(table: Table, viewer: str, holder: str) -> list[str]:
    """What one player is shown to be certainly in the hand of another."""
    return [*table.match.view(NAMES.index(viewer)).players[NAMES.index(holder)].known]


def test_k31_both_keep_a_note_of_a_card_that_was_taken() -> None:
    table = Table(seats=3)
    table.hold("Ada", "intercept exit")
    table.hold("Bea", "exit timer exit")
    table.outside("Ada", 1)
    table.do("intercept 1 Bea", "take exit")
    assert known(table, "Ada", "Bea") == ["exit", "timer"]  # of the new card she knows nothing
    assert known(table, "Bea", "Ada") == ["exit"]
    assert known(table, "Carlo", "Ada") == known(table, "Carlo", "Bea") == known(table, "Ada", "Ada") == []
    table.do("exit 2")  # the one she had or the other
    assert known(table, "Bea", "Ada") == []


def test_k31_what_is_known_of_a_hand_outlives_what_is_learnt_later() -> None:
    """Ada has seen Bea's hand; then Bea takes a card from her, and then a second one."""
    table = Table(seats=3)
    table.hold("Ada", "intercept timer alarm exit")
    table.hold("Bea", "intercept intercept cut-red")
    table.outside("Ada", 1)
    table.outside("Bea", 1, 2)
    table.leave_in_deck("bypass bypass bypass bypass bypass bypass bypass")
    table.do("intercept 1 Bea", "take cut-red", "finish")
    assert known(table, "Ada", "Bea") == ["intercept", "intercept"]
    table.do("intercept 1 Ada", "take timer")
    assert known(table, "Ada", "Bea") == ["intercept", "timer"]
    table.do("intercept 2 Ada", "take alarm")
    assert known(table, "Ada", "Bea") == ["timer", "alarm"]
    assert known(table, "Bea", "Ada") == ["cut-red", "exit", "bypass"]


def test_k31_a_card_that_a_third_one_takes_may_be_any() -> None:
    table = Table(seats=3)
    table.hold("Ada", "intercept")
    table.hold("Bea", "exit timer timer timer timer timer timer")
    table.hold("Carlo", "intercept")
    table.outside("Ada", 1)
    table.outside("Carlo", 1)
    table.do("intercept 1 Bea", "take exit")
    table.turns(2)
    held = known(table, "Ada", "Bea")
    assert len(held) >= 2 and set(held) == {"timer"}
    table.do("intercept 1 Bea")
    table.match.act(2, table.match.legal(2)[0])
    assert known(table, "Ada", "Bea") == held[1:]  # the others are still there, whichever card went
    assert known(table, "Bea", "Ada") == ["exit"]


def test_k31_by_heart_a_wire_is_shown_until_the_next_move() -> None:
    table = Table("red red blue green yellow", memory=True)
    table.hold("Ada", "analyze bypass timer")
    table.outside("Ada", 1)
    table.do("analyze 3 at 4")
    assert table.wires("Ada") == [None, None, None, "green"]
    assert table.match.view(1).players[0].analyzed == (3,)
    assert table.wires("Bea") == [None] * 4
    table.do("bypass 1 at 1")
    assert table.wires("Ada") == ["yellow", None, None, None]
    assert table.match.view(1).wires[0].removed == "red"
    assert table.match.view(0).players[0].analyzed == ()
    table.do("finish")
    assert table.match.view(1).wires[0].removed is None
    assert table.match.view(1).wires[0].colour == "yellow"  # it lies there
    assert "bypass" in table.discards()  # and the discards stay public


def test_k31_by_heart_a_hand_is_shown_until_a_card_is_taken() -> None:
    table = Table(memory=True)
    table.hold("Ada", "intercept")
    table.hold("Bea", "exit timer")
    table.outside("Ada", 1)
    table.do("intercept 1 Bea")
    assert table.match.view(0).intercepted == ["exit", "timer"]
    table.do("take timer")
    assert (table.match.view(0).intercepted, table.match.view(0).sightings) == (None, [])
    assert known(table, "Ada", "Bea") == known(table, "Bea", "Ada") == []


# Guesses


def four_at_once(**options: Any) -> Table:
    table = Table("red red blue green", **options)
    table.hold("Ada", "cut-red cut-red cut-blue cut-green")
    table.do("cut red 1", "cut red 2", "cut blue 3", "cut green 4")
    return table


def test_k41_by_the_book_the_first_turn_may_win() -> None:
    table = four_at_once()
    table.do("finish", "defuse")
    assert table.match.over == Over("defused", (1, 0), (0,))


def test_k41_not_in_the_first_round_if_agreed() -> None:
    table = four_at_once(no_guess=True)
    assert refusal(table, "defuse") == ("no-guess", "K41")
    table.do("finish")
    assert table.state.player == 1
    table.turns(1)
    assert table.state.round == 2
    table.do("finish", "defuse")
    assert table.match.over == Over("defused", (1, 0), (0,))


@pytest.mark.parametrize("value", ["15", 30, True])
def test_options_are_checked(value: object) -> None:
    with pytest.raises(miccia.BadSetup, match="bad-option"):
        miccia.start("kaboom", seats=2, options={"alarm_seconds": value})
