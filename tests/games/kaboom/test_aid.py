"""What the board of Kaboom! is told besides the view."""

from typing import Any

import pytest

from miccia.core.chance import Quick
from miccia.games.kaboom import GAME
from miccia.games.kaboom.actions import Leave, Play
from miccia.games.kaboom.aid import aid, outcome
from miccia.games.kaboom.events import Exited, Intercepted
from miccia.games.kaboom.rules import Kaboom
from miccia.games.kaboom.shown import KaboomAid
from miccia.testing.walk import begin, choose
from tests.games.alike import NAMES
from tests.games.kaboom.table import Table


def aid_of(table: Table, name: str = "Ada") -> KaboomAid:
    return aid(table.match.view(NAMES.index(name)))


def stuck(table: Table) -> dict[str, Any]:
    return dict(aid_of(table, NAMES[table.state.player]).stuck)


# What is known of the combination


def test_k3_before_anything_is_seen_there_are_nineteen_combinations() -> None:
    known = aid_of(Table()).known
    assert len(known.combinations) == known.all == 19
    assert len({tuple(each) for each in known.combinations}) == 19
    assert known.can == [["red", "blue", "green", "yellow"]] * 4
    assert known.left == {"red": 2, "blue": 2, "green": 2, "yellow": 2}


def test_k15_every_wire_seen_leaves_fewer_to_whoever_saw_it() -> None:
    table = Table("red red blue green")
    table.hold("Ada", "analyze analyze")
    table.do("analyze 1 at 1", "analyze 2 at 2")
    known = aid_of(table).known
    assert known.can == [["red"], ["red"], ["blue", "green", "yellow"], ["blue", "green", "yellow"]]
    assert known.left == {"red": 0, "blue": 2, "green": 2, "yellow": 2}
    assert len(known.combinations) == 6  # two of three colours, or one of them twice
    assert all(each.count("red") == 2 for each in known.combinations)
    assert len(aid_of(table, "Bea").known.combinations) == known.all == 19
    assert len(aid(table.match.view(None)).known.combinations) == 19


def test_k24_a_removed_wire_is_gone_and_the_new_one_is_seen_by_all() -> None:
    table = Table("red red blue green", stack={})
    table.hold("Ada", "bypass")
    table.outside("Ada", 1)
    table.do("bypass 1 at 1")
    view = table.match.view(1)
    known = aid_of(table, "Bea").known
    assert view.wires[0].removed == "red"
    assert known.can[0] == [view.wires[0].colour]
    assert sum(known.left.values()) == 6
    assert known.left["red"] == (1 if view.wires[0].colour != "red" else 0)


def test_k31_by_heart_only_what_is_shown_now_is_known() -> None:
    table = Table("red red blue green", memory=True)
    table.hold("Ada", "analyze exit")
    table.do("analyze 1 at 3")
    assert aid_of(table).known.can[2] == ["blue"]
    table.do("exit 2")
    assert len(aid_of(table).known.combinations) == 19


def test_k40_another_box_has_other_combinations() -> None:
    known = aid_of(Table("red red red red", deck={"red": 5, "blue": 3, "green": 0, "yellow": 0})).known
    assert known.combinations == [
        ["red"] * 4,
        ["red", "red", "red", "blue"],
        ["red", "red", "blue", "blue"],
        ["red", "blue", "blue", "blue"],
    ]
    assert known.can[3] == ["red", "blue"]


# What is in the way


def test_k8_a_card_needs_an_agent_in_its_place_who_has_not_acted() -> None:
    table = Table()
    table.hold("Ada", "timer exit exit exit exit exit cut-red")
    assert stuck(table) == {"timer": "outside"}
    table.do("exit 1")
    assert stuck(table) == {"timer": "outside"}  # who has just left has acted
    table.do("exit 2", "exit 3", "exit 4")
    assert stuck(table) == {"timer": "outside", "exit": "inside", "cut-red": "inside"}


def test_k16_k17_a_fifth_cut_needs_one_to_replace() -> None:
    table = Table()
    table.hold("Ada", "cut-red exit")
    table.cuts("Ada", 1, "red blue")
    table.cuts("Ada", 2, "green yellow")
    assert stuck(table) == {}
    table.state.acted = 0b0011
    assert stuck(table) == {"cut-red": "four-cuts"}


def test_k19_k25_k28_what_cards_want_themselves() -> None:
    table = Table()
    table.hold("Ada", "intercept alarm re-enter analyze bypass")
    table.outside("Ada", 1)
    assert stuck(table) == {}
    table.hold("Bea", "")
    table.state.mascot = 0
    table.state.face_up = 0b1111
    expected = {"intercept": "empty-hands", "re-enter": "rene", "analyze": "all-up", "bypass": "all-up"}
    assert stuck(table) == expected
    table.outside("Ada", 2, 3, 4)
    table.outside("Bea", 1, 2, 3, 4)
    assert stuck(table) == {**expected, "alarm": "nobody-inside", "analyze": "inside"}


def test_k8_stuck_is_every_card_that_nothing_on_offer_plays() -> None:
    seen: set[str] = set()
    for seed in range(30):
        match, chance = begin(GAME, 2 + seed % 4, {}, seed), Quick(seed)
        while match.over is None:
            state = match.state
            assert isinstance(state, Kaboom)
            for seat in range(state.seats):
                told = dict(aid(match.view(seat)).stuck)
                legal = match.legal(seat)
                playable = {action.card.name for action in legal if isinstance(action, Play)}
                acting = seat == state.player and state.phase == 0
                assert {*told} == ({card.name for card in state.hands[seat]} - playable if acting else set())
                seen |= {*told.values()}
            chosen = choose(match, chance)
            if chosen is None:
                match.expire()
            else:
                match.act(*chosen)
    assert {"inside", "outside", "rene"} <= seen


def test_k14_pairs_count_while_the_countdown_shows_four_or_more() -> None:
    table = Table()
    for countdown, pairs in ((10, True), (4, True), (3, False)):
        table.state.countdown = countdown
        assert aid_of(table).pairs is pairs


def test_k11_so_many_cards_are_too_many() -> None:
    table = Table()
    table.hold("Ada", "timer timer timer timer exit exit alarm")
    assert aid_of(table).too_many == 0
    table.do("finish")
    assert (aid_of(table).too_many, aid_of(table, "Bea").too_many) == (3, 0)
    table.do("discard timer")
    assert aid_of(table).too_many == 2


# What an action would do


def test_k18_k22_an_agent_that_leaves_loses_its_cuts_also_the_one_of_this_turn() -> None:
    table = Table()
    table.hold("Ada", "cut-green exit alarm")
    table.cuts("Ada", 1, "red blue")
    table.outside("Ada", 4)
    assert lost(table, "exit 1") == ["red", "blue"]
    assert lost(table, "exit 2") == []
    assert lost(table, "wild 1 exit") == ["red", "blue"]
    table.do("cut green 1", "alarm 4")
    assert lost(table, "Ada leave 1") == ["red", "blue", "green"]
    assert lost(table, "Bea leave 1") == []


def lost(table: Table, move: str) -> list[str] | None:
    seat, action = table.read(move)
    told = outcome(table.match.game.actions[action], table.match.view(seat))
    return None if told is None else told.loses


@pytest.mark.parametrize("seats", [2, 4])
def test_k18_k19_what_is_told_of_an_action_is_what_it_does(seats: int) -> None:
    looks = exits = choices = 0
    for seed in range(20):
        match, chance = begin(GAME, seats, {}, seed), Quick(seed)
        while match.over is None:
            chosen = choose(match, chance)
            if chosen is None:
                match.expire()
                continue
            told = outcome(chosen[1], match.view(chosen[0]))
            choices += isinstance(chosen[1], Leave)
            for event in match.act(*chosen):
                if isinstance(event, Intercepted):
                    looks += 1
                    assert told is not None and told.to == event.target
                if isinstance(event, Exited) and chosen[1].form["do"] == "exit":
                    exits += 1
                    assert told is not None and told.loses == event.lost
    assert looks and exits and choices
