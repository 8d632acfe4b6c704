"""Kaboom!, how it ends: defusing (K26), René (K27, K28), the explosion (K29); and the box (K40)."""

from collections import Counter
from typing import Any

import msgspec
import pytest

import miccia
from miccia import BadSetup
from miccia.core.turn import Over, Waiting
from miccia.games.kaboom.cards import all_cards, all_wires
from tests.games.kaboom.table import Table, refusal

# Defusing


@pytest.mark.parametrize("wires", ["red red blue green", "green blue red red", "blue red green red"])
def test_k26_the_colours_count_and_not_their_order(wires: str) -> None:
    table = Table(wires)
    table.cuts("Ada", 1, "red blue")
    table.cuts("Ada", 3, "green red")
    table.do("finish", "defuse")
    assert table.match.over == Over("defused", (1, 0), (0,))
    assert table.wires("Bea") == wires.split()


def test_k26_a_wrong_colour_blows_it_up() -> None:
    table = Table("red red blue green")
    table.cuts("Ada", 1, "red blue blue green")
    table.state.mascot = 1
    (ended,) = table.do("finish", "defuse")[1:]
    assert (ended.why, ended.seat, ended.winner) == ("mistake", 0, 1)
    assert table.match.over == Over("mistake", (0, 1), (1,))


def test_k26_exactly_four_cuts() -> None:
    table = Table()
    table.hold("Ada", "exit")
    table.cuts("Ada", 1, "red blue green")
    assert refusal(table, "defuse") == ("too-few-cuts", "K26")
    table.do("finish")
    assert table.state.player == 1  # nobody was asked


def test_k26_cuts_of_this_turn_count() -> None:
    table = Table("red red blue green")
    table.hold("Ada", "cut-green")
    table.cuts("Ada", 1, "red blue red")
    table.do("cut green 4", "finish", "defuse")
    assert table.match.over == Over("defused", (1, 0), (0,))


# René


def test_k27_the_first_exit_takes_him() -> None:
    table = Table()
    table.hold("Ada", "exit")
    table.outside("Bea", 1, 2, 3)  # by Alarms
    assert table.mascot is None
    assert [type(event).__name__ for event in table.do("exit 1")] == ["Exited", "MascotMoved"]
    assert table.mascot == "Ada"


@pytest.mark.parametrize(("already", "owner"), [(0, "Bea"), (1, "Ada"), (2, "Ada")])
def test_k27_as_many_outside_take_him(already: int, owner: str) -> None:
    table = Table(seats=3)
    table.state.mascot = 1
    table.outside("Bea", 1, 2)
    table.outside("Carlo", 1, 2, 3, 4)  # others are not compared
    table.outside("Ada", *range(1, already + 1))
    table.hold("Ada", "timer timer")
    table.do("wild 4 exit", "pay timer timer")
    assert table.mascot == owner


def test_k27_the_owner_keeps_him() -> None:
    table = Table()
    table.state.mascot = 0
    table.hold("Ada", "exit")
    assert [type(event).__name__ for event in table.do("exit 1")] == ["Exited"]
    assert table.mascot == "Ada"


def test_k27_neither_alarm_nor_re_enter_moves_him() -> None:
    table = Table()
    table.state.mascot = 1
    table.outside("Bea", 1)
    table.outside("Ada", 1, 2)
    table.hold("Ada", "alarm re-enter")
    table.do("alarm 1", "Ada leave 3", "Bea leave 2")
    assert table.mascot == "Bea"
    table.do("re-enter 2")
    assert table.mascot == "Bea"


def test_k28_the_owner_cannot_defuse() -> None:
    table = Table("red red blue green")
    table.hold("Ada", "exit")
    table.cuts("Ada", 1, "red red blue green")
    table.state.mascot = 0
    assert refusal(table, "defuse") == ("mascot-owner", "K28")
    table.do("finish")
    assert table.state.player == 1


def test_k28_nor_re_enter() -> None:
    table = Table()
    table.hold("Ada", "re-enter")
    table.outside("Ada", 1)
    table.state.mascot = 0
    assert refusal(table, "re-enter 1") == ("mascot-stays-out", "K28")


# The end


def test_k29_the_owner_wins_when_the_one_is_removed() -> None:
    table = Table(seats=3)
    table.state.countdown, table.state.mascot = 1, 2
    table.turns(3)
    assert table.match.over == Over("time", (0, 0, 1), (2,))
    view = table.match.view(None)
    assert (view.countdown, view.over, view.ended.why) == (0, True, "time")
    assert table.wires() == ["red", "red", "blue", "green"]


def test_k29_nobody_wins_if_nobody_owns_him() -> None:
    table = Table("red red blue green")
    table.cuts("Ada", 1, "red red blue blue")
    (ended,) = table.do("finish", "defuse")[1:]
    assert ended.winner is None
    assert table.match.over == Over("mistake", (0, 0), ())


def test_k29_nothing_is_legal_afterwards() -> None:
    table = Table()
    table.state.countdown = 1
    table.turns(2)
    assert table.match.legal(0) == table.match.legal(1) == []
    assert refusal(table, "finish") == ("game-over", "K29")


def test_k29_ten_rounds_at_most() -> None:
    table = Table()
    table.turns(19)
    assert isinstance(table.match.turn, Waiting)
    table.turns(1)
    assert table.match.over == Over("time", (0, 0), ())


# The box


def test_k40_the_box() -> None:
    assert Counter(wire.name for wire in all_wires(None)) == {"red": 2, "blue": 2, "green": 2, "yellow": 2}
    cards = Counter(card.name for card in all_cards(None))
    assert sum(cards.values()) == 66
    assert cards == {
        **{f"cut-{colour}": 5 for colour in ("red", "blue", "green", "yellow")},
        **{"analyze": 14, "exit": 10, "intercept": 4, "timer": 5, "double-timer": 3},
        **{"alarm": 3, "re-enter": 4, "bypass": 3},
    }


def test_k40_another_deck() -> None:
    table = Table("red red red red", deck={"red": 4, "blue": 0, "exit": 12, "bypass": 0})
    inventory: Any = table.match.game.inventory(table.state)
    assert inventory["red"] == 4 and "blue" not in inventory
    assert inventory["exit"] == 12 and "bypass" not in inventory
    again = miccia.replay(table.match.record)
    assert again.game.inventory(again.state) == inventory
    world = table.match.game.imagine(table.match.view(0), table.match.chance.copy())
    assert table.match.game.inventory(world) == inventory


@pytest.mark.parametrize(
    "deck",
    [
        {"red": 3},
        {"purple": 2},
        {"exit": -1},
        {"exit": 1000},
        {"exit": "many"},
        dict.fromkeys(["cut-red", "cut-blue", "cut-green", "cut-yellow", "analyze", "exit", "timer"], 0),
    ],
)
def test_k40_a_deck_that_cannot_be(deck: dict[str, Any]) -> None:
    with pytest.raises(BadSetup, match="bad-option"):
        miccia.start("kaboom", seats=2, options={"deck": deck})


def test_k40_a_deck_survives_paper() -> None:
    match = miccia.start("kaboom", seats=2, seed=3, options={"deck": {"exit": 12}})
    match.act(match.state.player, match.legal(match.state.player)[0])  # type: ignore[attr-defined]
    assert miccia.load(miccia.dump(match.record)).header.options == {"deck": {"exit": 12}}
    assert msgspec.json.encode(match.view(0).options)
