"""All games at a terminal, against a real server: by keys, by mouse, among friends, in both languages."""

import asyncio
from pathlib import Path

import pytest

import miccia
from miccia.core.words import FRAME, LANGUAGES
from miccia.games import find, names
from miccia.terminal.app import PlayApp
from tests.server.house import Player
from tests.terminal.player import LARGE, alone, begun, guest, seated

pytestmark = pytest.mark.anyio
MOVES = 4


@pytest.mark.parametrize("key", names())
async def test_moves_by_keys_in_every_game(port: int, key: str) -> None:
    game = find(key)
    async with alone(port, key) as ada:
        if game.ready:
            await ada.sees(FRAME.plain("terminal-ready", "en"))
            assert not ada.asked
            await ada.settle()
            await ada.pilot.press("enter")
        moves = 0
        while moves < MOVES and await ada.move():
            moves += 1
        assert moves == MOVES or ada.app.seen.over
        assert game.words.TEXTS.plain("name", "en") in ada.seen
        assert "Ada (you)" in ada.seen and "Connected" in ada.seen
        mine = [line for line in ada.app.seen.log if line.get("seat") == ada.app.seen.you]
        assert mine or ada.app.seen.over


async def test_a_game_to_its_end_and_once_more(
    port: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    async with alone(port, "hanabi", seats=2, size=LARGE) as ada:
        while await ada.move("Play"):  # three errors, and it is over
            pass
        await ada.sees("The game is over ·")
        await ada.sees("Once more")
        await ada.settle()
        await ada.until(lambda: any(line.get("why") for line in ada.app.seen.log))  # what the bot thought
        box = ada.app.table.log_box  # it follows; a short log stands at the bottom and cannot scroll
        await ada.until(lambda: max(0, box.scroll_offset.y) == box.max_scroll_y)
        assert [choice.key for choice in ada.app.table.choices.offered] == ["more", "save", "quit"]
        await ada.pilot.press("2", "2")
        await ada.until(lambda: list(tmp_path.iterdir()))
        saved = next(tmp_path.iterdir())
        assert saved.name == f"{ada.app.place.code}-1.jsonl"
        await ada.pilot.press("1", "1")
        await ada.until(lambda: ada.app.seen.table["number"] == 2 and ada.app.seen.phase == "playing")
        assert await ada.move()
    assert miccia.load(saved).header.game == "hanabi"


@pytest.mark.parametrize("size", [(80, 24), LARGE])
async def test_moves_by_mouse(port: int, size: tuple[int, int]) -> None:
    async with alone(port, "hanabi", size=size) as ada:
        await ada.turn()
        first = ada.app.table.choices.offered[0]
        assert first.label in ada.seen
        before = ada.app.seen.update["n"]
        await ada.pilot.click("#choices", offset=(6, 1))
        await ada.pilot.pause()
        if first.slip:
            await ada.sees("Do it anyway")
            await ada.pilot.click(".sheet OptionList", offset=(6, 1))
        await ada.until(lambda: ada.app.seen.update["n"] > before)
        mine = [line for line in ada.app.seen.log if line.get("seat") == ada.app.seen.you]
        assert len(mine) >= 1
        await ada.pilot.click("FooterKey", offset=(1, 0))


@pytest.mark.parametrize("language", LANGUAGES)
async def test_friends_in_browsers(port: int, language: str, tmp_path: Path) -> None:
    async with Player(port) as anna:
        code = await anna.make()
        async with seated(guest(port, code, tmp_path, language=language)) as bea:
            await bea.sees(FRAME.plain("gathering-wait-host", language))
            assert f"http://127.0.0.1:{port}/t/{code}" in bea.seen
            await begun(anna, bea, code)
            await anna.act(anna.update["legal"][0]["id"])
            await anna.until(lambda message: message["t"] == "update")
            assert await bea.move()
            await anna.until(lambda message: message["t"] == "update")
            await bea.until(lambda: bea.app.seen.update["n"] == anna.update["n"])
            assert FRAME.plain("log-title", language) in bea.seen
            await anna.ask("phrase", phrase=anna.table["phrases"][0]["key"])
            await bea.until(lambda: any("said" in line for line in bea.app.seen.log))


async def test_whoever_comes_back_has_their_seat(port: int, tmp_path: Path) -> None:
    async with Player(port) as anna:
        code = await anna.make()
        await anna.go(code)
        for _ in range(2):
            async with seated(guest(port, code, tmp_path)) as bea:
                await bea.until(lambda: bea.app.seen.you == 1)


async def left(app: PlayApp) -> str | None:
    """What somebody is told who cannot play."""
    async with seated(app) as bea:
        await bea.until(lambda: app.return_value)
    return app.return_value


async def test_no_seat_no_table_no_server(port: int, tmp_path: Path) -> None:
    async with Player(port) as anna, Player(port) as carlo:
        code = await anna.make()
        await anna.go(code)
        await carlo.go(code)
        await carlo.change("sit", name="Carlo")
        assert await left(guest(port, code, tmp_path)) == "There is no free seat left."
        await anna.ask("begin")
        await anna.until(lambda message: message["t"] == "update")
        assert await left(guest(port, code, tmp_path)) == "The game has already begun."
    assert await left(guest(port, "NO-SUCH-11", tmp_path)) == "There is no table with this code."
    assert await left(guest(1, code, tmp_path)) == "Nobody answers at http://127.0.0.1:1"


async def test_a_window_that_is_too_small_says_so(port: int) -> None:
    async with alone(port, "hanabi", size=(50, 15)) as ada:
        await ada.sees("50 × 15")
        assert "What do you do?" not in ada.seen
        await ada.pilot.resize_terminal(80, 24)
        await ada.sees("What do you do?")


async def test_leaving_asks_once_while_a_game_goes_on(port: int) -> None:
    async with alone(port, "hanabi") as ada:
        await ada.turn()
        await ada.pilot.press("q")
        await ada.sees("The game is not over.")
        await ada.pilot.press("escape")
        await ada.sees("What do you do?")
        await ada.pilot.press("q", "down", "enter")
        await ada.until(lambda: not ada.app.is_running)
    assert ada.app.return_value is None


async def test_rules_keys_talk_and_advice(port: int) -> None:
    async with alone(port, "hanabi") as ada:
        await ada.turn()
        await ada.pilot.press("f1")
        await ada.sees("red triangle")
        await ada.pilot.press("escape", "r")
        await ada.until(lambda: ada.app.screen is not ada.app.table)
        await ada.sees("H1")
        await ada.pilot.press("escape", "t")
        await ada.sees("Say something")
        await ada.pilot.press("enter")
        await ada.until(lambda: any("said" in line for line in ada.app.seen.log))
        await ada.pilot.press("a")
        await ada.until(lambda: ada.app.seen.advised)
        await ada.sees(f"Coach: {ada.app.seen.advised['label']}")
        assert ada.app.table.choices.pointed == f"do-{ada.app.seen.advised['action']}"
        await ada.pilot.press("p")
        await ada.sees("Paused")
        await ada.settle()
        await ada.pilot.press("enter")
        await ada.until(lambda: ada.asked)


async def test_nothing_is_done_by_a_press_that_was_meant_for_something_else(port: int) -> None:
    async with alone(port, "hanabi") as ada:
        await ada.turn()
        choices = ada.app.table.choices
        choices.offer([])
        ada.app.table.tick()  # the list is there again: it has just changed under the finger
        before = ada.app.line.asked
        await ada.pilot.press("enter")
        assert ada.app.line.asked == before and ada.app.screen is ada.app.table
        await ada.settle()
        assert await ada.move() and ada.app.line.asked > before


async def test_what_came_before_the_screen_was_there_is_shown(port: int, tmp_path: Path) -> None:
    async with Player(port) as anna:
        code = await anna.make()
        await anna.go(code)
        app = guest(port, code, tmp_path)
        app.seen.take(anna.table)
        app.seen.link = "up"
        app.line.run = lambda: asyncio.sleep(60)  # type: ignore[method-assign]  # nothing comes any more
        async with seated(app) as bea:
            await bea.sees("Seat 1")
