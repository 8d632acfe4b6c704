"""The players of Kaboom!: their ideas, and that they know no more than they may."""

from collections.abc import Iterator
from typing import Any

import pytest

import miccia
from miccia.bots import Choice
from miccia.core.chance import Quick
from miccia.core.match import AnyMatch
from miccia.core.words import Reason, plain
from miccia.games.kaboom import bots as module
from miccia.games.kaboom import policy, words
from miccia.games.kaboom.bots import Expert, Steady
from miccia.games.kaboom.imagine import imagine
from miccia.games.kaboom.outlook import Outlook
from miccia.games.kaboom.view import tell, view
from miccia.games.kaboom.worlds import deal_anew
from tests.games.alike import NAMES, every_reason_has_words, every_reason_is_somebodys, reasons_of
from tests.games.kaboom.table import Table, knows, position

# Its ideas


def choose(table: Table, name: str = "Ada", kind: type[Steady] = Steady) -> tuple[str, str, str]:
    """What somebody does now, its reason's key, and the reason in words."""
    seat = NAMES.index(name)
    seen = table.match.view(seat)
    choice = kind(seat).decide(seen, table.match.legal(seat), Quick(1))
    said = plain(words.why(choice.why, seen, NAMES, None, "en"))
    return words.label(choice.action, seen, NAMES, "en"), choice.why.key, said


def form(table: Table, name: str = "Ada", kind: type[Steady] = Steady) -> dict[str, object]:
    seat = NAMES.index(name)
    return kind(seat).decide(table.match.view(seat), table.match.legal(seat), Quick(1)).action.form


def test_it_plays_the_cut_that_it_needs() -> None:
    table = position("cut-yellow cut-green timer")
    knows(table, "Ada", 1, 2, 3, 4)
    assert choose(table)[1:] == ("cut", "Cut green fits what I believe the combination to be")


def test_it_puts_cuts_together_so_that_other_agents_stay_free() -> None:
    table = position("cut-green")
    knows(table, "Ada", 1, 2, 3, 4)
    table.cuts("Ada", 3, "red")
    assert form(table) == {"do": "cut", "agent": 2, "colour": "green", "replaces": None}


def test_it_replaces_a_cut_that_is_wrong_k17() -> None:
    table = position("cut-green")
    knows(table, "Ada", 1, 2, 3, 4)
    table.cuts("Ada", 1, "red red")
    table.cuts("Ada", 2, "blue yellow")
    assert form(table) == {"do": "cut", "agent": 1, "colour": "green", "replaces": "yellow"}
    assert choose(table)[1:] == ("swap", "Cut green fits better than a Cut that I already have")


def test_it_looks_at_a_wire_it_does_not_know_k15() -> None:
    table = position("analyze")
    knows(table, "Ada", 1, 2)
    assert form(table) == {"do": "analyze", "agent": 0, "wire": 2}
    assert choose(table)[1:] == ("look", "I do not know wire 3 yet")


def test_it_looks_with_two_cards_that_it_does_not_need_k13() -> None:
    table = position("re-enter bypass timer")
    knows(table, "Ada", 1, 2, 3)
    assert choose(table)[1] == "look"
    table.do("wild 1 at 4")
    assert choose(table)[1:] == ("pay", "Re-enter and Bypass are the two I will miss least")


def test_it_defuses_when_it_knows_k26() -> None:
    table = position()
    knows(table, "Ada", 1, 2, 3, 4)
    table.cuts("Ada", 1, "red red blue green")
    table.do("finish")
    assert choose(table)[1:] == ("defuse", "I am 100% sure of my Cuts")


def test_it_does_not_guess_unless_it_is_the_last_turn() -> None:
    table = position()
    table.cuts("Ada", 1, "red blue green yellow")
    table.do("finish")
    assert choose(table)[1:] == ("hold", "I am only 23% sure of my Cuts")
    table.state.countdown = 1
    assert choose(table)[1] == "hold"  # if it were wrong nobody would win
    table.outside("Bea", 1)
    table.state.mascot = 1
    assert choose(table)[1] == "defuse"


def test_with_rene_it_ends_the_countdown_k20() -> None:
    table = position("timer double-timer")
    table.outside("Ada", 1, 2)
    table.state.mascot, table.state.countdown = 0, 3
    assert choose(table)[1] == "blow-up"
    table.do("double-timer 1")
    assert choose(table)[1] == "blow-up"
    table.do("timer 2")
    assert table.match.over is not None and table.match.over.winners == (0,)


def test_it_fetches_rene_first_k27() -> None:
    table = position("exit double-timer")
    table.outside("Ada", 1)
    table.outside("Bea", 1, 2)
    table.state.mascot, table.state.countdown = 1, 2
    assert choose(table)[1:] == ("fetch", "Once René is with me, my Timers end the countdown at once")


def test_near_the_end_it_takes_rene_if_it_can_k27() -> None:
    table = position("exit")
    table.outside("Bea", 1)
    table.state.mascot, table.state.countdown = 1, 1
    assert choose(table)[1] == "take-rene"
    table.outside("Bea", 2)
    assert choose(table)[1] == "enough"
    table.outside("Ada", 1)
    assert choose(table)[1] == "take-rene"


def test_it_takes_rene_early_from_one_who_cannot_take_him_back_k27() -> None:
    table = position("exit", seats=3)
    table.outside("Ada", 1, 2, 3)
    table.outside("Bea", 1, 2, 3, 4)
    table.state.mascot, table.state.countdown = 1, 4
    assert choose(table)[1] == "take-rene"
    table.state.inside[1] |= 1  # who has an agent inside could, once the others are outside too
    assert choose(table)[1] == "enough"


def test_it_takes_rene_when_its_timers_end_it_by_its_next_turn_k20() -> None:
    table = position("exit double-timer double-timer")
    table.outside("Ada", 1)
    table.outside("Bea", 1, 2)
    table.state.mascot, table.state.countdown = 1, 5
    assert choose(table)[1:] == (
        "fetch-soon",
        "Once René is with me, my Timers end the countdown by my next turn",
    )
    table.do("exit 2")
    assert choose(table)[1] == "hurry"


def test_an_alarm_brings_it_closer_to_rene_k22() -> None:
    table = position("alarm exit")
    table.outside("Ada", 1, 2)
    table.outside("Bea", 1, 2, 3, 4)
    table.state.mascot, table.state.countdown = 1, 1
    assert choose(table)[1:] == (
        "alarm-out",
        "An Alarm sends one of my agents out, and none of René’s owner’s",
    )
    table.do("alarm 1", "leave 3")
    assert choose(table)[1] == "take-rene"


def test_with_all_cuts_in_place_it_changes_no_wire() -> None:
    table = position("bypass")
    knows(table, "Ada", 1, 2, 3, 4)
    table.outside("Ada", 4)
    table.cuts("Ada", 1, "red red blue green")
    table.cuts("Bea", 1, "red red blue green")
    assert choose(table)[1:] == ("ready", "My Cuts are complete: now for the wires")


def test_it_does_not_run_from_wires_that_it_can_cut() -> None:
    table = position("exit")
    knows(table, "Ada", 1, 2, 3, 4)
    table.cuts("Ada", 1, "red red blue green")
    table.outside("Bea", 1)
    table.state.mascot, table.state.countdown = 1, 1
    assert choose(table)[1] == "ready"


def test_the_owner_of_rene_keeps_him() -> None:
    table = position("timer alarm")
    table.outside("Ada", 1)
    table.outside("Bea", 1, 2, 3)
    table.state.mascot, table.state.countdown = 0, 3
    assert choose(table)[1] == "hurry"
    table.hold("Ada", "alarm exit")
    assert choose(table)[1] == "shut-out"
    table.hold("Ada", "exit")
    table.state.countdown = 1
    assert choose(table)[1] == "raise"


def test_it_hinders_one_who_is_about_to_defuse() -> None:
    table = position("alarm bypass intercept")
    table.outside("Ada", 4)
    for agent, colour in enumerate(["red", "red", "blue"], start=1):
        table.cuts("Bea", agent, colour)
    table.outside("Bea", 4)
    knows(table, "Bea", 1, 2, 3)
    table.hold("Bea", "cut-green")
    assert choose(table)[1] == "alarm"
    table.state.inside[1] |= 0b1000  # somebody who has no Cut to lose could leave
    assert choose(table)[1] == "bypass"
    table.hold("Ada", "bypass intercept")
    assert choose(table)[1:] == ("bypass", "Somebody has nearly all the Cuts: changing wire 1 may spoil them")
    table.hold("Ada", "intercept")
    assert choose(table)[1:] == ("rob", "Bea has nearly all the Cuts: I take something from that hand")


def test_it_takes_what_it_needs_out_of_a_hand_k19() -> None:
    table = position("intercept")
    table.outside("Ada", 4)
    knows(table, "Ada", 1, 2, 3, 4)
    table.hold("Bea", "re-enter cut-yellow cut-green bypass")
    assert choose(table)[1:] == ("spy", "I would like to see Bea’s cards, and to take one")
    table.do("intercept 4 Bea")
    assert choose(table)[1:] == ("take", "Cut green is the most useful card in Bea’s hand")


def test_it_lets_the_agent_leave_that_has_the_least_to_lose_k22() -> None:
    table = position("alarm")
    table.outside("Ada", 4)
    table.cuts("Bea", 1, "red")
    table.cuts("Bea", 2, "red blue")
    table.cuts("Bea", 4, "green")
    table.do("alarm 4")
    assert form(table, "Bea") == {"do": "leave", "agent": 2}
    assert choose(table, "Bea")[1] == "leave"


def test_without_hope_for_the_wires_it_comes_closer_to_rene() -> None:
    table = position("re-enter bypass")
    table.outside("Bea", 1, 2, 3)
    table.state.mascot, table.state.countdown = 1, 5
    knows(table, "Ada", 1, 2, 3, 4)
    assert choose(table)[1] == "go-out"
    table.outside("Ada", 1, 2)  # one more would take him, too early
    assert choose(table)[1] == "enough"


def test_it_comes_back_when_all_are_outside_k23() -> None:
    table = position("re-enter")
    table.outside("Ada", 1, 2, 3, 4)
    table.state.mascot = 1
    assert choose(table)[1] == "come-back"
    table.state.acted = 0b1111
    assert choose(table)[1] == "enough"


def test_it_discards_what_it_misses_least_k11() -> None:
    table = position("re-enter cut-red cut-green exit timer")
    knows(table, "Ada", 1, 2, 3, 4)
    table.do("finish")
    assert choose(table)[1:] == ("discard", "Re-enter is the card I will miss least")


# The expert


def test_two_cards_fetch_rene_for_timers_that_end_it_k13() -> None:
    table = position("cut-red cut-red double-timer double-timer")
    table.outside("Ada", 1, 2)
    table.outside("Bea", 1, 2, 3)
    table.state.mascot, table.state.countdown = 1, 4
    table.state.analyzed[0] = 15
    for kind in (Steady, Expert):
        assert form(table, kind=kind) == {"do": "wild", "agent": 2, "as": "exit"}
        assert choose(table, kind=kind)[1] == "fetch"
    table.do("wild 3 exit")
    assert form(table)["cards"] == ["cut-red", "cut-red"]


def test_the_worlds_it_imagines_look_like_its_view() -> None:
    for match, seat, _, _ in play_a_game(3, 5):
        seen, chance = match.view(seat), Quick(seat)
        assert view(deal_anew(imagine(seen, chance), seat, chance), seat) == seen


# What they may know


def play_a_game(players: int, seed: int, **options: Any) -> Iterator[tuple[AnyMatch, int, list[Any], Choice]]:
    """A game of steady players: before each move the match, the seat, all it was told, and its choice."""
    match = miccia.start("kaboom", seats=players, seed=seed, options=options)
    team = [Steady(seat) for seat in range(players)]
    told: list[list[Any]] = [[] for _ in team]
    while isinstance(turn := match.turn, miccia.Waiting):
        seat = turn.order[0]
        choice = team[seat].decide(match.view(seat), match.legal(seat), Quick(len(told[seat])))
        yield match, seat, told[seat], choice
        for event in match.act(seat, choice.action):
            for bot in team:
                told[bot.seat].append(tell(event, bot.seat))
                bot.hear(told[bot.seat][-1])


@pytest.mark.parametrize("players", [2, 4])
def test_in_every_world_that_looks_the_same_it_does_the_same(players: int) -> None:
    for match, seat, told, choice in play_a_game(players, 4):
        seen = match.view(seat)
        for number in range(4):
            other = imagine(seen, Quick(number))
            assert policy.choose(Outlook(other, seat))[0] == choice.action
            bot = Steady(seat)
            for event in told:
                bot.hear(event)
            again = bot.decide(view(other, seat), other.legal(seat), Quick(len(told)))
            assert again == choice


def test_the_expert_does_not_look_behind_its_view(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "WORK", 1000)
    for match, seat, _, _ in play_a_game(2, 6):
        other = imagine(match.view(seat), Quick(1))
        chosen = Expert(seat).decide(match.view(seat), match.legal(seat), Quick(7))
        again = Expert(seat).decide(view(other, seat), other.legal(seat), Quick(7))
        assert chosen == again  # and the same chance gives the same choice


# Their words


def test_every_reason_has_words_in_both_languages() -> None:
    shown = miccia.start("kaboom", seats=5, seed=1).view(0)
    used = reasons_of(move[-1] for seed in range(20) for move in play_a_game(2 + seed % 4, seed))
    assert len(used) > 10
    every_reason_has_words(words, [*used, Reason("random"), Reason("weighed")], shown)


def test_every_reason_in_words_is_somebodys() -> None:
    every_reason_is_somebodys(words, module, policy)
