"""Hanabi, rule by rule. The table of rules and tests is made of these names: test_h7_... proves H7."""

from collections import Counter

import pytest

import miccia
from miccia import BadSetup, Refused
from miccia.core.chance import Quick
from miccia.core.game import playout
from miccia.core.turn import Over, Waiting
from miccia.games.hanabi.cards import full_deck
from miccia.games.hanabi.options import Options
from miccia.games.hanabi.rules import deal, verdict
from tests.games.alike import refusal
from tests.games.hanabi.table import Table, perfect_game

ALL_FIVES = "R1 R2 R3 R4 R5 | W1 W2 W3 W4 W5"


# Set-up


@pytest.mark.parametrize("seats", [1, 6])
def test_h1_two_to_five_players(seats: int) -> None:
    with pytest.raises(BadSetup, match="bad-seats"):
        miccia.start("hanabi", seats=seats)


def test_h2_fifty_cards() -> None:
    cards = Counter(card.name for card in full_deck(5, False, False))
    assert sum(cards.values()) == 50
    for colour in "RWYGB":
        assert [cards[f"{colour}{rank}"] for rank in (1, 2, 3, 4, 5)] == [3, 2, 2, 2, 1]


def test_h3_eight_clues_no_strikes() -> None:
    assert (Table().state.clues, Table().state.strikes) == (8, 0)


@pytest.mark.parametrize(("seats", "size"), [(2, 5), (3, 5), (4, 4), (5, 4)])
def test_h4_hands(seats: int, size: int) -> None:
    table = Table(seats=seats)
    assert [len(hand) for hand in table.state.hands] == [size] * seats
    view = table.match.view(1)
    assert [held.card for held in view.hands[1]] == [None] * size
    assert [held.card for held in view.hands[0]] == table.hand("Ada").split()


def test_h4_an_onlooker_sees_no_faces() -> None:
    assert all(held.card is None for hand in Table(seats=3).match.view(None).hands for held in hand)


def test_h4_the_hands_are_laid_open_at_the_end() -> None:
    table = Table("R1 R3 R3 R4 R5 | W2 W2 W3 W4 W5")
    table.do("play 1", "play 1", "play 1", "play 1")
    for seat in (None, 0, 1):
        hands = table.match.view(seat).hands
        assert [[held.card for held in hand] for hand in hands] == [
            table.hand(name).split() for name in ("Ada", "Bea")
        ]


def test_h5_the_starting_player_is_drawn() -> None:
    starters = {miccia.start("hanabi", seats=3, seed=seed).view(None).player for seed in range(20)}
    assert starters == {0, 1, 2}


def test_h5_clockwise() -> None:
    table = Table(seats=3, starter=1)
    players: list[int] = []
    for _ in range(4):
        assert isinstance(table.match.turn, Waiting)
        players += table.match.turn.seats
        table.do("play 1") if table.state.strikes < 2 else table.do(sorted(table.legal())[0])
    assert players == [1, 2, 0, 1]


# A turn


def test_h6_one_action_and_nobody_passes() -> None:
    table = Table("R1 R1 R1 R2 R2 | G1 G1 G2 W2 W3")
    assert table.legal() == {
        *[f"play {slot}" for slot in range(1, 6)],
        *[f"clue Bea {value}" for value in ("green", "white", "1", "2", "3")],
    }
    table.do("play 1")
    assert table.match.legal(0) == []


def test_h6_out_of_turn_is_refused() -> None:
    table = Table()
    with pytest.raises(Refused) as caught:
        table.match.act(1, 0)
    assert (caught.value.code, caught.value.rule) == ("not-your-turn", "H6")


def test_h7_a_clue_costs_a_token_and_points_out_all_that_match() -> None:
    table = Table("R1 R1 R1 R2 R2 | G1 G3 W1 G5 B1")
    (clued,) = table.do("clue Bea green")
    assert (clued.seat, clued.to, clued.value, clued.slots, clued.orders) == (0, 1, "G", [0, 1, 3], [5, 6, 8])
    assert table.state.clues == 7
    assert table.notes("Bea") == ["G 12345", "G 12345", "RWYB 12345", "G 12345", "RWYB 12345"]


def test_h7_a_rank() -> None:
    table = Table("R1 R1 R1 R2 R2 | G1 G3 W1 G5 B1")
    table.do("clue Bea 1")
    assert table.notes("Bea") == ["RWYGB 1", "RWYGB 2345", "RWYGB 1", "RWYGB 2345", "RWYGB 1"]


def test_h7_no_clue_without_a_token() -> None:
    table = Table()
    table.state.clues = 0
    assert not any(move.startswith("clue") for move in table.legal())
    assert refusal(table, "clue Bea " + table.hand("Bea")[1]) == ("no-clues-left", "H7")


def test_h7_nobody_gives_a_clue_beyond_the_table() -> None:
    table = Table()
    with pytest.raises(Refused) as caught:
        table.match.act(0, 10 + 11 * 2)
    assert (caught.value.code, caught.value.rule) == ("no-such-player", "H7")


def test_h8_a_clue_touches_something() -> None:
    table = Table("R1 R1 R1 R2 R2 | G1 G3 W1 G5 B1")
    assert refusal(table, "clue Bea red") == ("touches-nothing", "H8")
    assert refusal(table, "clue Bea 4") == ("touches-nothing", "H8")


def test_h8_empty_clues() -> None:
    table = Table("R1 R1 R1 R2 R2 | G1 G3 W1 G5 B1", empty_clues=True)
    assert {"clue Bea red", "clue Bea 4"} <= table.legal()
    assert "clue Bea multicolour" not in table.legal()
    (clued,) = table.do("clue Bea red")
    assert clued.slots == []
    assert table.notes("Bea") == ["WYGB 12345"] * 5
    assert table.state.clues == 7


def test_h9_discard() -> None:
    table = Table("R1 R1 R1 R2 R2 | G1 G3 W1 G5 B1 | Y4")
    table.do("clue Bea 1", "discard 2")
    assert table.state.clues == 8
    assert [card.name for card in table.state.discards] == ["G3"]
    assert table.hand("Bea") == "G1 W1 G5 B1 Y4"


def test_h9_not_with_eight_clues() -> None:
    table = Table()
    assert refusal(table, "discard 1") == ("clues-full", "H9")


def test_h9_h10_a_card_that_is_not_there() -> None:
    table = Table(seats=4)
    assert refusal(table, "play 5") == ("no-such-card", "H10")
    table.state.clues = 3
    assert refusal(table, "discard 5") == ("no-such-card", "H9")


def test_h10_a_card_that_fits() -> None:
    table = Table("R1 R2 B1 R4 R5 | W1 W2 W3 W4 W5 | Y4")
    events = table.do("play 1")
    assert events[0].fits
    assert table.match.view(0).fireworks == {"R": 1, "W": 0, "Y": 0, "G": 0, "B": 0}
    assert table.hand("Ada") == "R2 B1 R4 R5 Y4"
    table.do("play 1", "play 1")
    assert table.match.view(0).fireworks == {"R": 2, "W": 1, "Y": 0, "G": 0, "B": 0}
    assert table.state.strikes == 0


def test_h10_a_card_that_does_not_fit() -> None:
    table = Table("R2 R2 B1 R4 R5 | W1 W2 W3 W4 W5 | Y4")
    assert not table.do("play 1")[0].fits
    assert (table.state.strikes, table.match.view(0).score) == (1, 0)
    assert [card.name for card in table.state.discards] == ["R2"]
    assert table.hand("Ada") == "R2 B1 R4 R5 Y4"


def play_reds(table: Table, up_to: int) -> None:
    """Ada plays red from the oldest end while Bea plays white."""
    table.do(*["play 1"] * (2 * up_to))


def test_h11_a_five_wins_back_a_clue() -> None:
    table = Table(ALL_FIVES)
    table.do("clue Bea 1", "play 1", *["play 1"] * 7)
    assert table.state.clues == 7
    events = table.do("play 1")
    assert [(event.colour, event.clue) for event in events if hasattr(event, "clue")] == [("W", True)]
    assert table.state.clues == 8


def test_h11_not_above_eight() -> None:
    table = Table(ALL_FIVES)
    play_reds(table, 4)
    events = table.do("play 1")
    assert [event.clue for event in events if hasattr(event, "clue")] == [False]
    assert table.state.clues == 8


def test_h12_one_firework_a_colour_each_number_once() -> None:
    table = Table("R1 R1 B1 R4 R5 | W1 W2 W3 W4 W5")
    table.do("play 1", "play 1")
    assert not table.do("play 1")[0].fits  # the second red 1


def test_h13_everyone_sees_the_clues_on_every_card() -> None:
    table = Table("R1 R1 R1 R2 R2 | G1 G3 W1 G5 B1 | Y1 Y1 Y2 Y2 Y3", seats=3)
    table.do("clue Bea green", "clue Carlo 1", "clue Bea 1")
    for seat in (None, 0, 1, 2):
        hands = table.match.view(seat).hands
        assert [held.clues for held in hands[1]] == [("G", "1"), ("G",), ("1",), ("G",), ("1",)]
        assert [held.clues for held in hands[2]] == [("1",), ("1",), (), (), ()]


def test_h13_the_discards_are_public() -> None:
    table = Table("R1 R1 R1 R2 R2 | G1 G3 W1 G5 B1 | Y1 Y1 Y2 Y2 Y3", seats=3)
    table.do("clue Bea green", "discard 2", "play 3")
    assert all(table.match.view(seat).discards == ["G3", "Y2"] for seat in (None, 0, 1, 2))


def test_h14_a_new_card_enters_at_the_newest_end() -> None:
    table = Table("R1 R1 R1 R2 R2 | G1 G3 W1 G5 B1 | Y4 Y5")
    table.do("clue Bea green", "discard 1")
    assert table.hand("Bea") == "G3 W1 G5 B1 Y4"
    assert [held.order for held in table.match.view(1).hands[1]] == [6, 7, 8, 9, 10]
    assert table.notes("Bea") == ["G 12345", "RWYB 12345", "G 12345", "RWYB 12345", "RWYGB 12345"]


# The end


def test_h15_the_third_strike_loses() -> None:
    table = Table("R1 R3 R3 R4 R5 | W2 W2 W3 W4 W5")
    table.do("play 1", "play 1", "play 1")
    assert table.match.over is None
    table.do("play 1")
    assert table.match.over == Over("strikes", (0, 0))
    assert table.match.view(0).score == 1  # what was built still shows


def test_h15_the_sum_counts_if_agreed() -> None:
    table = Table("R1 R3 R3 R4 R5 | W2 W2 W3 W4 W5", score_on_loss="sum")
    table.do("play 1", "play 1", "play 1", "play 1")
    assert table.match.over == Over("strikes", (1, 1))


def test_h15_nothing_is_legal_afterwards() -> None:
    table = Table("R1 R3 R3 R4 R5 | W2 W2 W3 W4 W5")
    table.do("play 1", "play 1", "play 1", "play 1")
    assert table.match.legal(0) == table.match.legal(1) == []
    assert refusal(table, "play 1") == ("game-over", "H15")


def test_h16_all_fireworks_win_at_once() -> None:
    table = perfect_game()
    table.do(*["play 1"] * 24)
    assert table.match.over is None
    table.do("play 1")
    assert table.match.over == Over("perfect", (25, 25), (0, 1))


def test_h17_everyone_has_one_last_turn() -> None:
    table = Table(seats=3)
    table.state.clues = 4
    while table.match.view(0).deck > 1:
        table.do("discard 1") if table.state.clues < 8 else table.do(sorted(table.legal())[0])
    if table.state.clues == 8:
        table.do(sorted(table.legal())[0])
    last = table.state.player
    events = table.do("discard 1")
    assert [event.seat for event in events if type(event).__name__ == "LastRound"] == [last]
    turns = []
    while not table.match.over:
        turns.append(table.state.player)
        hand = len(table.state.hands[table.state.player])
        table.do("discard 1") if table.state.clues < 8 else table.do(sorted(table.legal())[0])
        assert len(table.state.hands[turns[-1]]) <= hand  # nothing is drawn any more
    assert turns == [(last + 1) % 3, (last + 2) % 3, last]
    assert table.match.over.why == "deck"


def test_h17_the_very_last_turn_can_complete_the_show() -> None:
    table = perfect_game()
    table.do(*["play 1"] * 24)
    table.state.turns_left = 1
    table.do("play 1")
    assert table.match.over == Over("perfect", (25, 25), (0, 1))


def test_h18_the_score_is_the_sum_of_the_tops() -> None:
    table = Table(ALL_FIVES)
    table.do(*["play 1"] * 7)
    assert table.match.view(None).fireworks == {"R": 4, "W": 3, "Y": 0, "G": 0, "B": 0}
    assert table.match.view(None).score == 7


def test_h18_score_and_fireworks_agree_in_random_games() -> None:
    chance = Quick(5)
    for seats in (2, 3, 4, 5):
        state = deal(seats, Options(score_on_loss="sum"), chance)
        playout(state, chance)
        assert state.over is not None
        assert state.over.scores == (sum(state.fireworks),) * seats


@pytest.mark.parametrize(
    ("score", "word"),
    [
        (0, "horrible"),
        (5, "horrible"),
        (6, "mediocre"),
        (10, "mediocre"),
        (11, "noteworthy"),
        (15, "noteworthy"),
        (16, "excellent"),
        (20, "excellent"),
        (21, "extraordinary"),
        (24, "extraordinary"),
        (25, "legendary"),
        (29, "legendary"),
        (30, "divine"),
    ],
)
def test_h19_verdicts(score: int, word: str) -> None:
    assert verdict(score, 25 if score <= 25 else 30) == word


def test_h19_the_end_tells_the_verdict() -> None:
    table = perfect_game()
    ended = table.do(*["play 1"] * 25)[-1]
    assert (ended.score, ended.verdict) == (25, "legendary")
    assert table.match.view(0).verdict == "legendary"
