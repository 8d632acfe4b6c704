"""What the board of Kaboom! is told besides the view."""

import pytest

from miccia.core.chance import Quick
from miccia.core.game import Action
from miccia.core.match import AnyMatch
from miccia.games.kaboom import GAME
from miccia.games.kaboom.actions import Defuse, Discard, Leave, Pay, Play, Wild
from miccia.games.kaboom.aid import aid, outcome
from miccia.games.kaboom.events import Exited, Intercepted
from miccia.games.kaboom.shown import KaboomAid
from miccia.testing.walk import begin, choose
from tests.games.alike import NAMES, denials_of_walks
from tests.games.kaboom.table import Table


def aid_of(table: Table, name: str = "Ada") -> KaboomAid:
    return aid(table.match.view(NAMES.index(name)))


def stuck(table: Table) -> dict[str, str]:
    """The cards that whoever is in turn cannot play now, and why."""
    denied = aid_of(table, NAMES[table.state.player]).denied
    return {card: f"{why.code} {why.rule}" for card, why in denied.items() if card not in ("wild", "defuse")}


def why(table: Table, thing: str, name: str = "Ada") -> str:
    found = aid_of(table, name).denied.get(thing)
    return "" if found is None else f"{found.code} {found.rule}"


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
    assert stuck(table) == {"timer": "agent-inside K8"}
    table.do("exit 1")
    assert stuck(table) == {"timer": "agent-acted K8"}  # who has just left has acted
    assert aid_of(table).denied["timer"].agents == (0,)
    table.do("exit 2", "exit 3", "exit 4")
    assert stuck(table) == dict.fromkeys(("timer", "exit", "cut-red"), "agent-acted K8")
    table.state.acted = 0
    assert stuck(table) == dict.fromkeys(("exit", "cut-red"), "agent-outside K8")


def test_k16_k17_a_fifth_cut_needs_one_to_replace() -> None:
    table = Table()
    table.hold("Ada", "cut-red exit")
    table.cuts("Ada", 1, "red blue")
    table.cuts("Ada", 2, "green yellow")
    assert stuck(table) == {}
    table.state.acted = 0b0011
    assert stuck(table) == {"cut-red": "four-cuts K16"}


def test_k19_k25_k28_what_cards_want_themselves() -> None:
    table = Table()
    table.hold("Ada", "intercept alarm re-enter analyze bypass")
    table.outside("Ada", 1)
    assert stuck(table) == {}
    table.hold("Bea", "")
    table.state.mascot = 0
    table.state.face_up = 0b1111
    expected = {
        "intercept": "empty-hand K19",
        "re-enter": "mascot-stays-out K28",
        "analyze": "nothing-hidden K25",
        "bypass": "wire-fixed K24",
    }
    assert stuck(table) == expected
    table.outside("Ada", 2, 3, 4)
    table.outside("Bea", 1, 2, 3, 4)
    assert stuck(table) == {**expected, "alarm": "nobody-inside K25", "analyze": "agent-outside K8"}


def test_k13_k14_what_a_wild_pair_wants() -> None:
    table = Table()
    table.hold("Ada", "timer timer")
    assert why(table, "wild") == ""
    table.hold("Ada", "timer")
    assert why(table, "wild") == "too-few-cards K13"
    table.outside("Ada", 1, 2, 3, 4)
    assert why(table, "wild") == "agent-outside K13"
    table.state.countdown = 3
    assert why(table, "wild") == "too-late-for-pairs K14"


def test_k26_k28_k41_what_defusing_wants() -> None:
    table = Table(no_guess=True)
    table.hold("Ada", "timer")
    assert why(table, "defuse") == "too-few-cuts K26"
    table.cuts("Ada", 1, "red blue green yellow")
    assert why(table, "defuse") == "no-guess K41"
    table.state.round = 2
    assert why(table, "defuse") == "not-now K6b"
    table.state.mascot = 0
    assert why(table, "defuse") == "mascot-owner K28"
    assert why(table, "defuse", "Bea") == ""  # it is not her turn: nothing is worked out for her


def test_k22_during_an_alarm_no_card_is_an_answer() -> None:
    table = Table()
    table.hold("Ada", "alarm timer")
    table.hold("Bea", "exit")
    table.outside("Ada", 1)
    table.do("alarm 1")
    for name, card in (("Ada", "timer"), ("Bea", "exit")):
        assert why(table, card, name) == why(table, "wild", name) == "not-now K6b"


def used(action: Action) -> list[str]:
    """What an action is done with: cards of the hand, or itself."""
    if isinstance(action, (Play, Discard)):
        return [action.card.name]
    if isinstance(action, Pay):
        return [action.one.name, action.other.name]
    return [str(action.form["do"])] if isinstance(action, (Wild, Defuse)) else []


def test_k8_what_is_denied_is_what_the_table_refuses_and_why() -> None:
    def held(match: AnyMatch, seat: int) -> set[str]:
        return {*match.view(seat).players[seat].hand, "wild", "defuse"}

    seen = denials_of_walks(GAME, 2, lambda match: match.game.actions, used, held)
    assert {
        "agent-acted",
        "agent-inside",
        "mascot-stays-out",
        "mascot-owner",
        "too-few-cuts",
        "not-now",
    } <= seen
    assert "too-late-for-pairs" in seen


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
