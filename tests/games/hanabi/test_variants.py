"""Hanabi's variants: experts, what the notes tell, the sixth suit; each test names its rule."""

from collections import Counter

import pytest

from miccia.core.chance import Quick
from miccia.core.game import playout
from miccia.core.turn import Over
from miccia.games.hanabi.cards import full_deck
from miccia.games.hanabi.options import Options
from miccia.games.hanabi.rules import ENDED_BY, Hanabi, deal
from tests.games.alike import refusal
from tests.games.hanabi.table import Table, perfect_game

# Experts


def expert_at_the_last_card() -> Table:
    """All but three cards of a perfect game are played; the deck is empty."""
    table = perfect_game(expert=True)
    table.state.deck = table.state.deck[:25]
    table.do(*["play 1"] * 15)
    assert table.match.view(0).deck == 0
    return table


def test_h20_the_empty_deck_does_not_end_the_game() -> None:
    table = expert_at_the_last_card()
    table.do("clue Ada 5", "clue Bea 5", "clue Ada 5", "clue Bea 5")
    assert table.match.over is None
    assert table.match.view(0).turns_left is None


def test_h20_won_with_all() -> None:
    table = expert_at_the_last_card()
    table.do(*["play 1"] * 10)
    assert table.match.over == Over("perfect", (25, 25), (0, 1))


def test_h20_lost_when_a_firework_cannot_be_completed() -> None:
    table = Table("R5 R1 R1 R1 R2 | W1 W2 W3 W4 W5", expert=True)
    table.do("clue Bea 1", "clue Ada 5", "discard 1")
    assert table.match.over == Over("hopeless", (0, 0))


def test_h20_the_last_copy_of_a_rank() -> None:
    table = Table("R2 R2 R1 R1 R3 | W1 W2 W3 W4 W5", expert=True)
    table.do("clue Bea 1", "clue Ada 2", "discard 1", "clue Ada 1")
    assert table.match.over is None
    table.do("discard 1")
    assert table.match.over == Over("hopeless", (0, 0))


def test_h20_what_is_already_played_is_not_missed() -> None:
    table = Table("R1 R1 R1 R2 R3 | W1 W2 W3 W4 W5", expert=True)
    table.do("play 1", "clue Ada 1", "discard 1", "clue Ada 1", "discard 1")
    assert table.match.over is None  # one red 1 is played, two are gone: none is needed any more


def test_h20_third_strike() -> None:
    table = Table("R2 R3 R4 R1 R1 | W1 W2 W3 W4 W5", expert=True)
    table.do("play 1", "play 1", "play 1", "play 1", "play 1")
    assert table.match.over == Over("strikes", (0, 0))


def test_h20_lost_without_cards_and_clues() -> None:
    table = expert_at_the_last_card()
    table.state.hands[0] = ()
    table.state.notes[0] = ()
    table.state.clues = 1
    assert table.state.player == 1
    table.do(next(iter(move for move in table.legal() if move.startswith("play 1"))))
    assert table.match.over is None  # no cards, but a clue is left
    table.do("clue Bea 5")
    assert table.match.over is None
    table.do("play 1")
    assert table.match.over == Over("stuck", (0, 0))


def test_h20_every_end_has_its_rule() -> None:
    whys = set()
    chance = Quick(9)
    for game in range(300):
        state = deal(2 + game % 4, Options(expert=game % 2 == 0), chance)
        playout(state, chance)
        assert state.over is not None
        whys.add(state.over.why)
    assert whys <= set(ENDED_BY)
    assert {"strikes", "hopeless"} <= whys


# Notes and the sixth suit


def test_h22_notes_are_positive_and_negative() -> None:
    table = Table("R1 R1 R1 R2 R2 | G1 G3 W1 G5 B1")
    table.do("clue Bea green", "clue Ada 1", "clue Bea 1")
    assert table.notes("Bea") == ["G 1", "G 2345", "RWYB 1", "G 2345", "RWYB 1"]
    assert table.notes("Ada", seen_by="Bea") == ["RWYGB 1"] * 3 + ["RWYGB 2345"] * 2


def test_h22_notes_do_not_count_cards() -> None:
    table = Table("R5 R1 R1 R1 R2 | G1 G3 W1 G5 B1")
    table.do("play 1", "clue Ada red")
    assert "5" in table.notes("Ada")[0]  # the red 5 lies open in the discards: counting is for the player


def test_h13_the_last_clue_stays_marked_until_its_receiver_has_acted_on_it() -> None:
    table = Table("R1 R1 R1 R2 R2 | G1 G3 W1 G5 B1 | Y1 Y2 Y3 Y4 Y5", seats=3)

    def marks() -> list[int]:
        return list(table.match.view(None).pointed)

    table.do("clue Bea green")
    assert marks() == [5, 6, 8]
    table.do("clue Carlo 5")  # which is not yet to act on what one was told
    assert marks() == [5, 6, 8, 14]
    table.do("clue Ada 1")
    assert marks() == [0, 1, 2, 5, 6, 8, 14]
    table.do("play 1")  # by Ada
    assert marks() == [5, 6, 8, 14]
    table.do("discard 5")  # by Bea
    assert marks() == [14]
    table.do("clue Bea 1", "clue Carlo 1")  # another clue takes the place of the last
    assert marks() == [5, 7, 10]


def test_h22_by_heart() -> None:
    table = Table("R1 R1 R1 R2 R2 | G1 G3 W1 G5 B1", memory=True)
    table.do("clue Bea green")
    for seat in (None, 0, 1):
        for hand in table.match.view(seat).hands:
            assert all(
                (held.colours, held.ranks, held.clues) == ("RWYGB", (1, 2, 3, 4, 5), ()) for held in hand
            )
        assert table.match.view(seat).pointed == [5, 6, 8]  # it was told just now
    table.do("play 1")
    assert [table.match.view(seat).pointed for seat in (None, 0, 1)] == [[], [], []]


def test_h23_sixty_or_fifty_five_cards() -> None:
    assert len(full_deck(6, False, False)) == len(full_deck(6, True, False)) == 60
    short = Counter(card.name for card in full_deck(6, True, True))
    assert sum(short.values()) == 55
    assert [short[f"M{rank}"] for rank in range(1, 6)] == [1] * 5
    assert len(Table(six_colours="sixth").state.deck) == 60
    assert len(Table(six_colours="rainbow", short=True).state.deck) == 55


def test_h23_every_colour_touches_a_rainbow_card() -> None:
    table = Table("R1 R1 R1 R2 R2 | M1 G3 W1 G5 B1", six_colours="rainbow")
    assert "clue Bea yellow" in table.legal()
    table.do("clue Bea green")
    assert table.notes("Bea") == ["GM 12345", "GM 12345", "RWYB 12345", "GM 12345", "RWYB 12345"]
    table.do("clue Ada red", "clue Bea red")
    assert table.notes("Bea")[:2] == ["M 12345", "G 12345"]


def test_h23_a_rainbow_cannot_be_named() -> None:
    table = Table("R1 R1 R1 R2 R2 | M1 G3 W1 G5 B1", six_colours="rainbow", empty_clues=True)
    assert "clue Bea multicolour" not in table.legal()
    assert refusal(table, "clue Bea multicolour") == ("no-such-colour", "H23")
    assert refusal(Table(), "clue Bea multicolour") == ("no-such-colour", "H23")


def test_h23_a_plain_sixth_colour_can() -> None:
    table = Table("R1 R1 R1 R2 R2 | M1 G3 W1 G5 B1", six_colours="sixth")
    assert "clue Bea multicolour" in table.legal()
    assert "clue Bea yellow" not in table.legal()
    table.do("clue Bea multicolour")
    assert table.notes("Bea")[:2] == ["M 12345", "RWYGB 12345"]


def test_h23_empty_clues_may_name_the_sixth_colour() -> None:
    table = Table("R1 R1 R1 R2 R2 | G1 G3 W1 G5 B1", six_colours="sixth", empty_clues=True)
    assert "clue Bea multicolour" in table.legal()


@pytest.mark.parametrize("kind", ["rainbow", "sixth"])
def test_h23_thirty_is_perfect(kind: str) -> None:
    table = perfect_game(six_colours=kind)
    table.do(*["play 1"] * 29)
    assert table.match.over is None
    ended = table.do("play 1")[-1]
    assert table.match.over == Over("perfect", (30, 30), (0, 1))
    assert ended.verdict == "divine"


def test_h23_the_short_suit_is_lost_with_one_card() -> None:
    table = Table("R1 R1 R1 R2 R2 | M1 G3 W1 G5 B1", six_colours="sixth", short=True, expert=True)
    table.do("clue Bea 1", "discard 1")
    assert table.match.over == Over("hopeless", (0, 0))


def test_states_are_native_enough() -> None:
    """Notes need 47 bits: shifts must not be cut to 32 when compiled."""
    state = Table(seats=5, six_colours="sixth").state
    assert isinstance(state, Hanabi)
    assert [note >> 41 for hand in state.notes for note in hand] == list(range(20))
    assert all(note & (1 << 41) - 1 == (1 << 30) - 1 for hand in state.notes for note in hand)
