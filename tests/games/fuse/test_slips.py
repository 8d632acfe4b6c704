"""What is asked before it is done in FUSE: to be done while a die fits nobody else."""

from itertools import islice
from typing import Any

import pytest

from miccia.games.fuse import GAME
from miccia.testing.walk import begin, walk
from tests.games.alike import NAMES
from tests.games.asked import asked, slips_of
from tests.games.fuse.table import Table


def why(table: Table, name: str) -> str | None:
    seat = NAMES.index(name)
    return asked(table, seat, table.action(seat, ["is", "done"]))


def test_f13_a_die_that_fits_only_me_would_be_rolled_again() -> None:
    table = Table("seven - -, ten - - -", "totem - - -, twins - -", "exact, twins", roll="K6 K6 K6")
    assert why(table, "Ada") is None  # twins takes any die
    table = Table(
        "seven - -, ten - - -", "totem - - -, tent - - -", "totem - - -, tent - - -", roll="K6 K6 K6"
    )
    assert why(table, "Ada") == "fits-only-you F13"


@pytest.mark.parametrize("seats", [1, 2, 3, 5])
def test_f10_f13_asked_exactly_when_a_free_die_fits_me_and_no_one_else(seats: int) -> None:
    """By what each of them could place: the legal placings of everybody."""
    flags = quiet = 0
    for seed in range(3):
        match = begin(GAME, seats, {"relaxed": "endless"}, seed)
        for _ in islice(walk(match, seed), 400):
            if match.over is not None:
                break
            acts = [[action.form for action in match.legal(seat)] for seat in range(seats)]
            taking = any(form["do"] == "take" for forms in acts for form in forms)
            for seat in range(seats):
                done = [action.id for action in match.legal(seat) if action.form["do"] == "done"]
                others = {die for other in range(seats) if other != seat for die in placeable(acts[other])}
                alone = bool(placeable(acts[seat]) - others) and not taking
                expected = {action: "fits-only-you F13" for action in done if alone}
                assert slips_of(match, seat) == expected
                flags += len(expected)
                quiet += len(done) - len(expected)
    assert flags and (quiet or seats == 1)  # alone, nobody else ever can


def placeable(forms: list[dict[str, Any]]) -> set[int]:
    """The dice that somebody who may do this can place now."""
    return {form["die"] for form in forms if form["do"] == "place"}
