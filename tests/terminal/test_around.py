"""What is asked around a game: windows, wishes, absence; and games that nobody here knows."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from miccia.core.sketch import letters
from miccia.server.store.sqlite import SqliteStore
from miccia.terminal import door
from miccia.terminal.app import PlayApp
from miccia.terminal.sketching import drawn
from tests.fifth.house import House
from tests.guess import GUESS
from tests.server.house import Hourglass, Player, running
from tests.terminal.player import alone, begun, guest, seated

pytestmark = pytest.mark.anyio


async def test_a_window_shows_the_time_that_is_left(port: int) -> None:
    async with alone(port, "kittens") as ada:
        while ada.app.seen.left is None:
            assert await ada.turn()
            choices = ada.app.table.choices
            plays = [choice.key for choice in choices.offered if choice.group not in ("draw", "resign")]
            choices.point(plays[0] if plays else None)
            await ada.press("enter")
        ada.app.table.tick()
        assert "▰" in ada.app.table.status.said.plain and " s" in ada.app.table.status.said.plain


async def test_taking_back_is_wished_and_agreed_on_by_keys(port: int, tmp_path: Path) -> None:
    async with Player(port) as anna, seated(guest(port, code := await anna.make(), tmp_path)) as bea:
        await begun(anna, bea, code)
        await anna.act(next(offer["id"] for offer in anna.update["legal"] if offer["act"]["do"] == "play"))
        await anna.until(lambda message: message["t"] == "update")
        await anna.ask("take-back", seen=anna.update["n"])
        await bea.sees("would like to take a move back")
        assert [choice.key for choice in bea.app.table.choices.offered] == ["agree", "refuse"]
        await bea.settle()
        await bea.pilot.press("enter")
        await bea.until(lambda: any(line.get("undone") for line in bea.app.seen.log))
        await bea.sees("taken back:")


async def test_a_bot_plays_for_somebody_who_is_gone(tmp_path: Path) -> None:
    clock = Hourglass()
    async with running(SqliteStore(tmp_path / "miccia.db"), clock=clock) as house:
        anna = house.player()
        code = await anna.make()
        async with seated(guest(house.port, code, tmp_path)) as bea:
            await begun(anna, bea, code)
            await anna.leave()
            await bea.until(lambda: bea.app.seen.seats[0]["away"] is not None)
            assert not bea.app.table.choices.offered
            clock.turn(31_000)
            await bea.pilot.press("t", "enter")
            await bea.until(lambda: any("said" in line for line in bea.app.seen.log))
            bea.app.line.hello()  # brings the time
            await bea.sees("Let a bot play for Ada")
            await bea.settle()
            await bea.pilot.press("enter")
            await bea.until(lambda: any(line.get("mark") == "stood-in-by" for line in bea.app.seen.log))
            clock.turn(20_000)
            assert await bea.turn()


async def test_a_game_that_is_not_known_here_is_drawn_from_its_outline(tmp_path: Path) -> None:
    house = House(tmp_path / "house")
    words = ["serve", "--no-open", "--port", "0", "--data", str(tmp_path / "data")]
    with subprocess.Popen(
        [sys.executable, "-m", "miccia", *words], env=house.environment, stdout=subprocess.PIPE, text=True
    ) as process:
        try:
            assert process.stdout is not None
            address = process.stdout.readline().split()[0]
            table = {"game": "firewheel", "seats": 2, "name": "Ada", "customs": {"pace": "fast"}}
            place, cookie = door.make(address, "en", table)
            async with seated(PlayApp(place, "Ada", "en", cookie)) as ada:
                moves = 0
                while moves < 2 and await ada.move():
                    moves += 1
                outline = ada.app.seen.update["outline"]
                drawing = letters(ada.app.table.board.sketch)
                assert "Ada (you)" in drawing and json.dumps(outline)[:1] == "{"
                for thing in outline["hand"]:
                    assert thing["text"] in drawing
                for pile in outline["piles"]:
                    assert pile["label"] in drawing
        finally:
            process.kill()


def test_a_game_that_says_nothing_of_its_table_is_shown_field_by_field() -> None:
    match = GUESS.start(seats=2, seed=1)
    shown = letters(drawn(GUESS, [match.view(0)], ["Ada", "Bea"], "en"))
    for field in GUESS.views.__struct_fields__:
        assert f"  {field}: " in shown
