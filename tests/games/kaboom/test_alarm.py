"""Alarm (K22): everybody chooses in secret who leaves, and all is shown together."""

from typing import Any

from miccia.core.turn import Waiting
from tests.games.alike import NAMES
from tests.games.kaboom.table import Table, kinds_of, refusal, told


def alarming(**options: Any) -> Table:
    table = Table(seats=3, **options)
    table.hold("Ada", "alarm cut-red timer")
    table.outside("Ada", 1)
    return table


def test_k22_everyone_chooses_and_all_is_shown_together() -> None:
    table = alarming()
    table.cuts("Bea", 2, "red blue")
    (alarmed,) = table.do("alarm 1")
    assert alarmed.choosing == [0, 1, 2]
    assert table.match.turn == Waiting(frozenset({0, 1, 2}), 30_000, "alarm")
    (chose,) = table.do("Bea leave 2")
    assert [told(table, [chose], name)[0].agent for name in ("Ada", "Bea", "Carlo", None)] == [
        None,
        1,
        None,
        None,
    ]
    assert [table.match.view(seat).choice for seat in (0, 1, 2, None)] == [None, 1, None, None]
    assert [table.match.view(seat).choosing for seat in (0, 1, None)] == [[0, 2]] * 3
    assert table.inside("Bea") == [1, 2, 3, 4]
    table.do("Carlo leave 4")
    _, evacuated = table.do("Ada leave 3")
    assert (evacuated.agents, evacuated.lost) == ([2, 1, 3], [[], ["red", "blue"], []])
    assert [table.inside(name) for name in NAMES[:3]] == [[2, 4], [1, 3, 4], [1, 2, 3]]
    assert table.discards() == ["cut-blue", "cut-red"]
    assert (table.ask, table.state.player, table.match.view(0).until) == ("act", 0, None)


def test_k22_a_choice_is_final_and_of_an_agent_inside() -> None:
    table = alarming()
    table.do("alarm 1")
    assert refusal(table, "Ada leave 1") == ("agent-outside", "K22")
    assert refusal(table, "Ada finish") == ("not-now", "K6b")
    table.do("Ada leave 2")
    assert refusal(table, "Ada leave 3") == ("not-your-turn", "K22")


def test_k22_with_one_agent_inside_there_is_nothing_to_choose() -> None:
    table = alarming()
    table.outside("Bea", 1, 2, 4)
    table.outside("Carlo", 1, 2, 3, 4)  # ignores it
    (alarmed,) = table.do("alarm 1")
    assert alarmed.choosing == [0]
    assert refusal(table, "Bea leave 3") == ("not-your-turn", "K22")
    _, evacuated = table.do("Ada leave 4")
    assert evacuated.agents == [3, 2, None]


def test_k22_where_nobody_has_a_choice_it_happens_at_once() -> None:
    table = alarming()
    table.outside("Ada", 2, 3, 4)
    table.outside("Bea", 1, 2, 4)
    table.outside("Carlo", 2, 3, 4)
    assert kinds_of(table.do("alarm 1")) == ["Alarmed", "Evacuated"]
    assert [table.inside(name) for name in NAMES[:3]] == [[], [], []]
    assert table.ask == "act"


def test_k22_cuts_of_this_turn_are_lost_too() -> None:
    table = alarming()
    table.cuts("Ada", 2, "blue")
    table.do("cut red 2", "alarm 1", "Bea leave 1", "Carlo leave 1")
    _, evacuated = table.do("Ada leave 2")
    assert evacuated.lost[0] == ["blue", "red"]
    assert table.discards() == ["cut-blue", "cut-red"]
    assert table.agent("Ada", 2).played == ()
    assert refusal(table, "timer 2") == ("agent-acted", "K8")
    table.do("finish")
    assert [table.agent("Ada", agent).cuts for agent in (1, 2, 3, 4)] == [(), (), (), ()]


def test_k22_time_chooses_at_random_for_who_does_not() -> None:
    table = alarming(stack={"alarm": ["3", "0"]})
    table.do("alarm 1", "Bea leave 2")
    assert table.match.at(29_999) == []
    events = table.match.at(30_000)
    assert [(event.seat, event.agent) for event in events[:-1]] == [(0, 3), (2, 0)]
    assert events[-1].agents == [3, 1, 0]
    assert table.ask == "act"


def test_k22_without_a_limit_nothing_expires() -> None:
    table = alarming(alarm_seconds="0")
    table.do("alarm 1")
    assert table.match.turn == Waiting(frozenset({0, 1, 2}), None, "alarm")
    assert table.match.at(10**9) == []


def test_k22_the_limit_counts_from_the_alarm() -> None:
    table = alarming(alarm_seconds="60")
    table.match.at(5_000)
    table.do("alarm 1")
    assert table.match.turn == Waiting(frozenset({0, 1, 2}), 65_000, "alarm")
