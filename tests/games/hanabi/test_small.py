"""Hanabi out of a small box (H24): the same rules with fewer colours, numbers, cards, clues and errors."""

import copy
import pickle
from collections import Counter
from typing import Any

import pytest

import miccia
from miccia.arena import drive
from miccia.core.foreign import BadForeign
from miccia.core.match import AnyMatch
from miccia.core.refused import BadSetup
from miccia.core.turn import Over
from miccia.games import bots
from miccia.games.hanabi import GAME
from miccia.games.hanabi.aid import aid
from miccia.games.hanabi.boxes import box_of
from miccia.games.hanabi.hanablive import write
from miccia.games.hanabi.options import Options
from miccia.games.hanabi.rules import Hanabi
from miccia.testing import LAWS
from miccia.testing.laws import Law
from tests.games.alike import refusal
from tests.games.hanabi.table import Table

SMALL = {"colours": 2, "hand": 2, "clues": 3, "strikes": 1}  # as others who learn it play it
TINY = {"colours": 1, "ranks": 3, "hand": 1, "clues": 2, "strikes": 2}
BOXES: list[tuple[int, dict[str, Any]]] = [
    (2, SMALL),
    (2, TINY),
    (3, {"colours": 3, "ranks": 4, "hand": 3}),
    (5, {"ranks": 2, "hand": 2, "empty_clues": True, "memory": True}),
    (2, {**SMALL, "expert": True}),
    (4, {"clues": 1, "strikes": 2, "hand": 5}),
    (2, {"colours": 1, "ranks": 5, "hand": 2, "score_on_loss": "sum"}),
]


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize(("seats", "options"), BOXES, ids=str)
def test_h24_the_laws_hold_for_small_boxes(law: Law, seats: int, options: dict[str, Any]) -> None:
    law(GAME, seats, options, 1)


@pytest.mark.parametrize("bot", ["random", "steady"])
@pytest.mark.parametrize(("seats", "options"), BOXES, ids=str)
def test_h24_bots_play_small_boxes(bot: str, seats: int, options: dict[str, Any]) -> None:
    for seed in range(4):
        match = miccia.start("hanabi", seats=seats, seed=seed, options=options)
        over = drive(match, [bots("hanabi")[bot](seat) for seat in range(seats)])
        assert 0 <= over.scores[0] <= box_of(seats, Options(**options)).best


def test_h24_what_is_in_a_small_box() -> None:
    deck = Counter(card.name for card in box_of(2, Options(colours=2, ranks=3)).deck)
    assert deck == {"R1": 3, "R2": 2, "R3": 1, "W1": 3, "W2": 2, "W3": 1}
    assert Counter(card.name for card in box_of(2, Options(colours=1, ranks=1)).deck) == {"R1": 3}
    assert len(box_of(2, Options(colours=2)).deck) == 20
    assert len(box_of(2, Options()).deck) == 50


def test_h24_a_firework_is_complete_at_the_highest_number() -> None:
    table = Table("R1 R1 | R2 R1 | R3", colours=1, ranks=3, hand=2, clues=2)
    table.do("clue Bea 2", "clue Ada 1", "play 1", "play 1")
    events = table.do("play 2")
    assert table.match.over == Over("perfect", (3, 3), (0, 1))
    assert any(getattr(event, "clue", False) for event in events)  # H11
    assert table.match.view(0).verdict == "legendary"
    assert aid(table.match.view(0)).best == 3


def test_h24_fewer_clues_and_errors() -> None:
    table = Table("R2 R1 | R1 R3", **{**TINY, "hand": 2, "ranks": 3})
    assert refusal(table, "discard 1") == ("clues-full", "H9")
    table.do("clue Bea 1", "clue Ada 1")
    assert refusal(table, "clue Bea 1") == ("no-clues-left", "H7")
    table.do("play 1")
    assert table.match.over is None
    table.do("play 2")
    assert table.match.over == Over("strikes", (0, 0))


def test_h24_nothing_is_named_that_is_not_there() -> None:
    table = Table("R2 R1 | R1 R3", colours=1, ranks=3, hand=2, empty_clues=True)
    assert {move for move in table.legal() if move.startswith("clue")} == {
        "clue Bea red", "clue Bea 1", "clue Bea 2", "clue Bea 3",
    }  # fmt: skip
    assert refusal(table, "clue Bea white") == refusal(table, "clue Bea 4") == ("touches-nothing", "H8")
    assert table.notes("Ada") == ["R 123", "R 123"]


@pytest.mark.parametrize(
    "options",
    [
        {"colours": 0},
        {"colours": 6},
        {"ranks": "three"},
        {"hand": 6},
        {"hand": -1},
        {"clues": 9},
        {"strikes": 0},
        {"colours": 1},  # ten cards for two hands of five
        {"colours": 4, "six_colours": "sixth"},
        {"ranks": 4, "six_colours": "rainbow"},
    ],
)
def test_h24_other_boxes_are_refused(options: dict[str, Any]) -> None:
    with pytest.raises(BadSetup) as caught:
        miccia.start("hanabi", seats=2, seed=1, options=options)
    assert caught.value.code == "bad-option" and caught.value.detail


def test_h24_records_copies_and_pickles() -> None:
    match: AnyMatch = miccia.start("hanabi", seats=2, seed=4, options=SMALL)
    drive(match, [bots("hanabi")["random"](seat) for seat in range(2)])
    assert miccia.load(miccia.dump(match.record)) == match.record
    for again in (copy.deepcopy(match), pickle.loads(pickle.dumps(match))):
        assert again.state == match.state
        assert isinstance(again.state, Hanabi) and isinstance(match.state, Hanabi)
        assert again.state.box is match.state.box
    with pytest.raises(BadForeign) as caught:
        write(GAME, match.record)
    assert caught.value.code == "small-box"


def test_h24_a_table_for_people_does_not_offer_it() -> None:
    assert GAME.programs == set(SMALL) | {"ranks"}
