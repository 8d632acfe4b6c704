"""What the board of FUSE is told besides the view."""

from itertools import islice
from typing import Any

import pytest

from miccia.core.game import Action
from miccia.core.match import AnyMatch
from miccia.games.fuse import GAME
from miccia.games.fuse.actions import Place, of_roll
from miccia.games.fuse.aid import aid
from miccia.games.fuse.bombs import BOX, lay
from miccia.games.fuse.cards import FACES
from miccia.games.fuse.rules import PATIENCE, Fuse
from miccia.games.fuse.shown import Denied, FuseAid
from miccia.testing.walk import begin, walk
from tests.games.alike import denials_of_walks
from tests.games.fuse.table import Table


def aid_of(table: Table) -> FuseAid:
    return aid(table.match.view(0))


def needs(*fronts: str) -> str:
    return " ".join(aid_of(Table(*fronts, "exact, seven", roll="K6 K6 K6 K6")).players[0].needs)


def test_f17_a_tower_asks_for_its_next_level() -> None:
    assert needs("totem - - -, ten - - -") == "R Y"
    assert needs("totem R1 - -, ten - - -") == "B G"


def test_f18_a_pyramid_asks_for_its_top_once_the_base_is_complete() -> None:
    assert needs("tent - - -, ten - - -") == "B G R Y"
    assert needs("tent R1 - -, ten - - -") == "G Y"
    assert needs("tent R1 Y3 -, ten - - -") == "K 1"


def test_f16_beside_an_equals_sign_what_lies_there_is_asked_for() -> None:
    assert needs("hinge - - -, ten - - -") == ""
    assert needs("hinge R4 - -, ten - - -") == "4"
    assert needs("hinge - R4 -, ten - - -") == "R 4"
    assert needs("cousins R4 -, ten - - -") == ""  # a colour or a number: not said which


def test_f15_a_space_asks_for_colour_and_number_where_it_prints_both() -> None:
    signs = {sign for bomb in BOX for sign in needs(f"{bomb.key}{' -' * bomb.size}, ten - - -").split()}
    assert {"R", "5"} < signs
    assert all(len(sign) <= 2 for sign in signs)


@pytest.mark.parametrize("bomb", BOX, ids=lambda bomb: bomb.key)
def test_f17_f18_a_space_is_open_if_some_die_may_lie_there(bomb: Any) -> None:
    laid = lay(bomb)
    for die in (None, *range(0, 30, 7)):
        for space, faces in enumerate(laid.open):
            if die is not None and faces >> die & 1:
                laid = laid.with_die(space, die)
                break
        if laid.complete():
            break
        dice = ["-" if face < 0 else FACES[face].name for face in laid.dice]
        table = Table(f"{bomb.key} {' '.join(dice)}, ten - - -", "exact, seven", roll="K6 K6 K6 K6")
        assert aid_of(table).players[0].open[0] == [space for space, faces in enumerate(laid.open) if faces]


def test_f9_f10_a_die_fits_those_who_may_still_take_it() -> None:
    table = Table("totem - - -, ten - - -", "totem - - -, steps - - -", roll="R1 K6 B2 B2")
    assert aid_of(table).fits == [[0, 1], [0, 1], [0, 1], [0, 1]]
    table = Table("totem - - -, tent - - -", "totem - - -, steps - - -", roll="R1 K6 B2 B2")
    assert aid_of(table).fits == [[0, 1], [1], [0, 1], [0, 1]]
    table.do("Bea is done")
    assert aid_of(table).fits == [[0], [], [0], [0]]
    table.do("Ada places R1 on totem 1")
    assert aid_of(table).fits[0] == []  # it is placed


@pytest.mark.parametrize("seats", [1, 3, 5])
def test_f9_whom_a_die_fits_may_place_it(seats: int) -> None:
    match = begin(GAME, seats, {}, seats)
    for _ in islice(walk(match, seats), 400):
        state, told = match.state, aid(match.view(None))
        assert isinstance(state, Fuse)
        if match.over or state.owing or not state.placing:
            continue
        for seat in range(seats):
            if state.taking[seat] < 0:
                dice = {action.form["die"] for action in match.legal(seat) if action.form["do"] == "place"}
                assert {die for die, fitting in enumerate(told.fits) if seat in fitting} == dice


def test_f5_f24_how_many_bombs_there_are_to_defuse() -> None:
    for level, goal in {"standard": 20, "insane": 26 + 4}.items():
        assert aid(begin(GAME, 2, {"level": level}, 1).view(0)).goal == goal
    assert aid(begin(GAME, 1, {"level": "insane"}, 1).view(0)).goal == 25 + 4


def test_f8_f26b_who_rolls_next_and_how_long_the_table_waits() -> None:
    table = Table("totem, ten", "exact, seven", roll="R1 R1 R1 R1", roller=1)
    assert (aid_of(table).next, aid_of(table).patience) == (0, PATIENCE)


# Why not


def why(table: Table, die: int) -> str:
    """Why Ada cannot place a die of the tray."""
    told = aid_of(table).players[0]
    found = told.barred or told.misfits[die]
    return "" if found is None else f"{found.code} {found.rule}"


def test_f16_f10_why_a_die_fits_nowhere() -> None:
    table = Table("totem - - -, tent - - -", "totem - - -, steps - - -", roll="R1 K6 B2 B2")
    assert [why(table, die) for die in range(2)] == ["", "does-not-fit F16"]
    table = Table("cousins R4 -, totem - - -", "exact, seven", roll="K6 R4 B2 B2")
    assert why(table, 0) == "breaks-sign F16"
    table = Table("triplets R4 - -, totem - - -", "exact, seven", roll="K6 R4 B2 B2")
    assert why(table, 0) == "never-complete F10"
    table.do("Ada is done")
    assert {why(table, die) for die in range(4)} == {"already-done F10"}


def test_f20_what_is_denied_is_what_the_table_refuses_and_why() -> None:
    def used(action: Action) -> list[str]:
        return [str(action.die)] if isinstance(action, Place) else []

    def held(match: AnyMatch, seat: int) -> set[str]:
        return {str(die) for die in range(len(match.view(seat).tray))}

    def places(match: AnyMatch) -> list[Action]:
        view = match.view(None)
        placing = [each for each in of_roll(view.round).all if isinstance(each, Place)]
        return [each for each in placing if each.die < len(view.tray)]

    def denied(told: FuseAid, seat: int) -> dict[str, Denied]:
        of = told.players[seat]
        whys = [of.barred] * 5 if of.barred else of.misfits
        return {str(die): why for die, why in enumerate(whys) if why and die < len(told.fits)}

    seen = denials_of_walks(GAME, 1, places, used, held, denied, most=150)
    assert seen >= {"does-not-fit", "breaks-sign", "die-gone", "already-done", "no-share-left", "take-first"}
    assert seen & {"give-first", "others-give"}
