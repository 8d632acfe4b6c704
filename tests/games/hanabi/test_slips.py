"""What is asked before it is done in Hanabi: worked out anew from the rulebook, card by card."""

from collections import Counter
from typing import Any

import pytest

from miccia.core.chance import Quick
from miccia.games.hanabi import GAME
from miccia.testing.walk import begin, choose
from tests.games.asked import asked, slips_of
from tests.games.hanabi.table import Table

HANDS = "R1 R2 R3 R4 R5 | R4 B4 W1 Y1 G2"


def why(table: Table, move: str) -> str | None:
    return asked(table, table.state.player, table.action(move))


def test_h10_a_card_that_cannot_fit_by_its_clues() -> None:
    table = Table(HANDS)
    assert why(table, "play 5") is None  # nothing is known of it
    table.do("clue Bea 4", "clue Ada 5")
    assert why(table, "play 5") == "cannot-fit H10"
    assert why(table, "play 1") is None


def test_h10_a_colour_alone_rules_nothing_out_before_it_is_built() -> None:
    table = Table("R1 R2 W3 W4 W5 | R4 B4 W1 Y1 G2")
    table.do("clue Bea 4", "clue Ada red")
    assert why(table, "play 2") is None
    table.do("play 1", "clue Ada 2")
    assert why(table, "play 1") is None  # red 2 comes next


def test_h15_the_third_error_is_said_to_be_one() -> None:
    table = Table(HANDS)
    table.do("clue Bea 4", "clue Ada 5")
    table.state.strikes = 2
    assert why(table, "play 5") == "third-error H15"


def test_h9_the_last_copy_of_what_is_needed() -> None:
    table = Table(HANDS)
    table.do("clue Bea 4", "clue Ada 5")
    assert why(table, "discard 5") == "last-copy H9"
    assert why(table, "discard 4") is None


def test_h9_the_second_copy_only_once_the_first_is_discarded() -> None:
    table = Table("R1 W1 Y1 G1 R4 | R4 B1 W1 Y1 G2")
    table.do("clue Bea 4", "clue Ada 4", "clue Bea 4", "clue Ada red")
    assert why(table, "discard 5") is None
    table.do("clue Bea 1", "discard 1")
    assert why(table, "discard 5") == "last-copy H9"


def test_h22_by_heart_nobody_is_reminded_of_clues() -> None:
    table = Table(HANDS, memory=True)
    table.do("clue Bea 4", "clue Ada 5")
    assert (why(table, "play 5"), why(table, "discard 5")) == (None, None)


def test_a_forced_move_is_not_asked_about() -> None:
    """Every card is known to be an error, no clue is left, and nothing can be discarded."""
    table = Table("R5 W5 Y5 G5 B5 | R4 B4 W1 Y1 G2")
    table.do("clue Bea 4", "clue Ada 5")
    assert why(table, "play 1") == "cannot-fit H10"
    table.state.hands[1] = table.state.notes[1] = ()
    table.state.clues = 8
    assert {action.form["do"] for action in table.match.legal(0)} == {"play"}
    assert slips_of(table.match, 0) == {}


OPTIONS: list[dict[str, Any]] = [
    {},
    {"six_colours": "rainbow"},
    {"six_colours": "sixth", "short": True},
    {"memory": True},
    {"expert": True},
]


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_h10_h9_asked_exactly_when_no_deal_like_this_view_says_otherwise(options: dict[str, Any]) -> None:
    """Each card is tried as every kind that its notes leave and that a copy is left of."""
    seen: Counter[str] = Counter()
    for seed in range(12):
        match, chance = begin(GAME, 3, options, seed), Quick(seed)
        while match.over is None:
            chosen = choose(match, chance)
            assert chosen is not None
            seat = chosen[0]
            expected = referee(match.view(seat), match.legal(seat))
            assert slips_of(match, seat) == expected
            seen.update(expected.values())
            match.act(*chosen)
    assert seen["cannot-fit H10"] or "memory" in options


def referee(view: Any, legal: list[Any]) -> dict[int, str]:
    """The same from the book: the box (H2, H23), what lies open (H13), what clues say (H22)."""
    box: Counter[str] = Counter()
    for colour in view.fireworks:
        for rank, count in {1: 3, 2: 2, 3: 2, 4: 2, 5: 1}.items():
            box[f"{colour}{rank}"] = 1 if colour == "M" and view.options.short else count
    gone = Counter(view.discards)
    hidden = box - gone
    hidden -= Counter(held.card for hand in view.hands for held in hand if held.card is not None)
    hidden -= Counter(f"{colour}{rank + 1}" for colour, top in view.fireworks.items() for rank in range(top))
    found = {}
    for action in legal:
        if action.form["do"] == "clue":
            continue
        held = view.hands[view.seat][action.form["slot"]]
        kinds = [kind for kind in hidden if kind[0] in held.colours and int(kind[1]) in held.ranks]
        if action.form["do"] == "play":
            if all(view.fireworks[kind[0]] != int(kind[1]) - 1 for kind in kinds):
                found[action.id] = "third-error H15" if view.strikes == 2 else "cannot-fit H10"
        elif all(needed(kind, view, box, gone) and box[kind] - gone[kind] == 1 for kind in kinds):
            found[action.id] = "last-copy H9"
    return {} if len(found) == len(legal) else found


def needed(kind: str, view: Any, box: Counter[str], gone: Counter[str]) -> bool:
    """H12: above what is built, with a copy of everything in between left."""
    colour, rank, top = kind[0], int(kind[1]), view.fireworks[kind[0]]
    between = [f"{colour}{step}" for step in range(top + 1, rank)]
    return rank > top and all(gone[step] < box[step] for step in between)
