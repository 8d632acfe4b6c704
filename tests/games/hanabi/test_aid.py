"""What the board of Hanabi is told besides the view."""

from typing import Any

import pytest

from miccia.core.chance import Quick
from miccia.core.game import Action
from miccia.core.match import AnyMatch
from miccia.games.hanabi import GAME
from miccia.games.hanabi.aid import aid, outcome
from miccia.games.hanabi.events import Clued
from miccia.games.hanabi.rules import Hanabi
from miccia.games.hanabi.shown import HanabiAid
from miccia.testing.walk import begin, choose
from tests.games.alike import denials_of_walks
from tests.games.hanabi.table import Table

HANDS = "R1 R2 R3 R4 R5 | R4 B4 W1 Y1 G2"


def touched(table: Table, move: str) -> list[int]:
    """The places that a clue of the player in turn would point out, from 1 on."""
    found = outcome(table.match.game.actions[table.action(move)], table.match.view(table.state.player))
    assert found is not None
    return [slot + 1 for slot in found.touches]


def aid_of(table: Table, seat: int | None = None) -> HanabiAid:
    return aid(table.match.view(table.state.player if seat is None else seat))


def why(table: Table) -> dict[str, str]:
    return {deed: f"{denied.code} {denied.rule}" for deed, denied in aid_of(table).denied.items()}


def test_h7_a_clue_touches_every_card_of_its_colour_or_number_and_no_other() -> None:
    table = Table(HANDS)
    assert touched(table, "clue Bea 4") == [1, 2]
    assert touched(table, "clue Bea blue") == [2]


def test_h8_a_clue_may_touch_nothing_where_that_is_agreed() -> None:
    assert touched(Table(HANDS, empty_clues=True), "clue Bea 5") == []


def test_h23_a_rainbow_card_is_touched_by_every_colour_a_plain_sixth_colour_only_by_its_own() -> None:
    hands = "R1 R2 R3 R4 R5 | R4 B4 M1 Y1 G2"
    assert touched(Table(hands, six_colours="rainbow"), "clue Bea red") == [1, 3]
    assert touched(Table(hands, six_colours="rainbow"), "clue Bea 1") == [3, 4]
    assert touched(Table(hands, six_colours="sixth"), "clue Bea red") == [1]
    assert touched(Table(hands, six_colours="sixth"), "clue Bea multicolour") == [3]


@pytest.mark.parametrize(
    "options", [{}, {"six_colours": "rainbow"}, {"six_colours": "sixth", "memory": True}], ids=str
)
def test_h7_what_is_told_of_a_clue_is_what_it_does(options: dict[str, Any]) -> None:
    match, chance = begin(GAME, 4, options, 1), Quick(1)
    clues = 0
    while match.over is None:
        chosen = choose(match, chance)
        assert chosen is not None
        told = outcome(chosen[1], match.view(chosen[0]))
        for event in match.act(*chosen):
            if isinstance(event, Clued):
                clues += 1
                assert told is not None
                assert (told.to, list(told.touches)) == (event.to, event.slots)
    assert clues > 10


def test_h9_at_eight_clues_nothing_is_discarded() -> None:
    assert why(Table(HANDS)) == {"discard": "clues-full H9"}


def test_h7_without_a_clue_left_none_is_given() -> None:
    table = Table(HANDS)
    table.do("clue Bea 4", "clue Ada 1", *["clue Bea 4", "clue Ada 1"] * 3)
    assert why(table) == {"clue": "no-clues-left H7"}


def test_h8_nobody_can_be_told_of_an_empty_hand() -> None:
    table = Table(HANDS)
    table.state.hands[1] = table.state.notes[1] = ()
    assert why(table) == {"discard": "clues-full H9", "clue": "touches-nothing H8"}
    table = Table(HANDS, empty_clues=True)
    table.state.hands[1] = table.state.notes[1] = ()
    assert why(table) == {"discard": "clues-full H9"}


def test_h10_an_empty_hand_plays_and_discards_nothing() -> None:
    table = Table(HANDS)
    table.do("clue Bea 4", "clue Ada 1")
    table.state.hands[0] = table.state.notes[0] = ()
    assert why(table) == {"play": "no-such-card H10", "discard": "no-such-card H9"}


def test_h6_what_is_denied_is_what_the_table_refuses_and_why() -> None:
    def held(match: AnyMatch, seat: int) -> set[str]:
        return {"play", "discard", "clue"}

    def used(action: Action) -> list[str]:
        return [str(action.form["do"])]

    seen = denials_of_walks(GAME, 3, lambda match: match.game.actions, used, held)
    assert {"clues-full", "no-clues-left"} <= seen


def test_h6_nothing_is_denied_once_the_game_is_over() -> None:
    match, chance = begin(GAME, 3, {}, 1), Quick(1)
    while match.over is None:
        chosen = choose(match, chance)
        assert chosen is not None
        match.act(*chosen)
    assert [aid(match.view(seat)).denied for seat in range(3)] == [{}, {}, {}]


def test_h5_h18_who_comes_next_and_what_is_the_best_score() -> None:
    table = Table(seats=3, starter=2)
    assert [aid_of(table, seat).next for seat in range(3)] == [0, 0, 0]
    assert aid_of(table).best == 25
    assert aid_of(Table(seats=3, six_colours="sixth")).best == 30


def test_h2_what_is_left_of_every_kind_lies_in_the_deck_or_in_a_hand() -> None:
    table = Table("R1 R2 R3 R4 R5 | R4 B4 W1 Y1 G2")
    table.do("play 1", "clue Ada 2", "discard 3")
    assert aid_of(table).left["R"] == (2, 2, 2, 1, 1)
    assert aid_of(table).left["W"] == (3, 2, 2, 2, 1)


@pytest.mark.parametrize("options", [{}, {"six_colours": "rainbow", "short": True}], ids=str)
def test_h2_everybody_is_told_alike_what_is_left(options: dict[str, Any]) -> None:
    match, chance = begin(GAME, 3, options, 2), Quick(2)
    while match.over is None:
        chosen = choose(match, chance)
        assert chosen is not None
        match.act(*chosen)
        state = match.state
        assert isinstance(state, Hanabi)
        held = [card.name for hand in state.hands for card in hand]
        hidden = [*held, *[card.name for card in state.deck[state.drawn :]]]
        for seat in (None, 0, 1, 2):
            for colour, counts in aid(match.view(seat)).left.items():
                assert [*counts] == [hidden.count(f"{colour}{rank}") for rank in range(1, 6)]
