"""A record on the screen: both ways, to any move, through any eyes; and in pipes as ever."""

from pathlib import Path

import pytest

import miccia
from miccia.arena import drive
from miccia.core.sketch import letters
from miccia.games import bots, names
from miccia.terminal.replaying import ReplayApp
from miccia.terminal.tape import Tape
from tests.terminal.player import SMALL, screen

pytestmark = pytest.mark.anyio


def tape(key: str, language: str = "en", seats: int = 3) -> Tape:
    match = miccia.start(key, seats=seats, seed=3)
    drive(match, [bots(key)["steady"](seat) for seat in range(seats)])
    return Tape(match.record, language)


@pytest.mark.parametrize("key", names())
async def test_both_ways_to_any_move_through_any_eyes(key: str) -> None:
    app = ReplayApp(record := tape(key))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        assert f"0/{len(record)}" in screen(app) and "All hands" in screen(app)
        await pilot.press("right", "space", "down")
        assert app.leaves.number == 3
        await pilot.press("left", "up")
        assert app.leaves.number == 1
        assert app.leaves.board.sketch == record.picture(1, None)
        await pilot.press("g", "1", "2", "enter")
        await pilot.pause()
        assert app.leaves.number == 12 and f"12/{len(record)}" in screen(app)
        await pilot.press("2")
        assert app.leaves.seat == 1 and app.leaves.number == 12
        assert app.leaves.board.sketch == record.picture(12, 1)
        await pilot.press("e")
        assert app.leaves.seat == 2 and "Player 3" in screen(app)
        await pilot.press("e", "end")
        assert app.leaves.seat is None and app.leaves.number == len(record)
        await pilot.press("right")
        assert app.leaves.number == len(record)
        await pilot.press("home", "left")
        assert app.leaves.number == 0


async def test_a_click_goes_to_a_move() -> None:
    app = ReplayApp(tape("hanabi"), seat=0)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.click("#moves", offset=(8, 4))
        await pilot.pause()
        assert app.leaves.number == 3
        await pilot.press("q")
        await pilot.pause()
        assert not app.is_running


def test_winding_back_changes_nothing() -> None:
    record = tape("kittens", "it")
    first = [letters(record.picture(number, 0)) for number in range(len(record) + 1)]
    assert [letters(record.picture(number, 0)) for number in reversed(range(len(record) + 1))] == first[::-1]
    assert first[0] != first[-1] and record.told(1, 0) == Tape(record.record, "it").told(1, 0)


def test_no_seat_is_shown_more_than_it_saw(tmp_path: Path) -> None:
    record = tape("hanabi", seats=2)
    for seat in (0, 1):
        lines = letters(record.picture(0, seat)).splitlines()
        assert [f"Player {seat + 1}" in line for line in lines if "??" in line] == [True]
