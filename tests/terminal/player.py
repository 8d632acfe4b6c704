"""Somebody at a terminal: the real application, its keys and its mouse, and what stands on its screen."""

import asyncio
import html
import random
import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from textual.app import App
from textual.pilot import Pilot

from miccia.terminal import door
from miccia.terminal.address import Place
from miccia.terminal.app import PlayApp
from miccia.terminal.known import Known
from tests.server.house import Player

PATIENCE = 40  # seconds on a busy machine
SMALL, LARGE = (80, 24), (120, 40)


def screen(app: App[Any]) -> str:
    """The letters on the screen, as a picture of it has them."""
    return html.unescape(" ".join(re.findall(r">([^<]*)</text>", app.export_screenshot()))).replace(
        "\xa0", " "
    )


class Seated:
    """A running application and the one who types."""

    def __init__(self, app: PlayApp, pilot: Pilot[str]) -> None:
        self.app = app
        self.pilot = pilot
        self.dice = random.Random(1)

    @property
    def seen(self) -> str:
        return screen(self.app)

    async def until(self, wanted: Callable[[], object]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not wanted():
                await asyncio.sleep(0.05)
        await self.pilot.pause()

    async def sees(self, text: str) -> None:
        async with asyncio.timeout(PATIENCE):
            while text not in self.seen:
                await asyncio.sleep(0.2)

    async def settle(self) -> None:
        """Nobody presses before they have seen what is offered."""
        await self.until(lambda: self.app.table.choices.settled)

    @property
    def asked(self) -> bool:
        """Whether there is a move to choose."""
        return any(choice.key.startswith("do-") for choice in self.app.table.choices.offered)

    async def turn(self) -> bool:
        """Wait until there is something to choose; False once the game is over."""
        while True:
            await self.until(lambda: self.asked or self.app.seen.over or self.app.check_action("go_on", ()))
            if self.app.seen.over or self.asked:
                await self.settle()
                return self.asked
            await self.pilot.press("g")  # the bots need not seem to think

    async def move(self, like: str = "") -> bool:
        """Any move, if possible one that begins so, by keys; False once the game is over."""
        if not await self.turn():
            return False
        labels = [choice.label for choice in self.app.table.choices.offered]
        lines = [line for line, label in enumerate(labels) if label.startswith(like)] or range(len(labels))
        await self.press("home", *["down"] * self.dice.choice(lines), "enter")
        return True

    async def press(self, *keys: str) -> None:
        """Keys that do something; the answer is waited for."""
        before, self.app.seen.refusal = self.app.seen.update["n"], {}
        await self.pilot.press(*keys)
        if self.app.screen is not self.app.table:  # a slip is asked about
            await self.pilot.press("down", "enter")
        await self.until(lambda: self.app.seen.update["n"] > before or self.app.seen.refusal)


@asynccontextmanager
async def seated(app: PlayApp, size: tuple[int, int] = SMALL) -> AsyncIterator[Seated]:
    async with app.run_test(size=size) as pilot:
        yield Seated(app, pilot)


@asynccontextmanager
async def alone(
    port: int, game: str, language: str = "en", size: tuple[int, int] = SMALL, **table: Any
) -> AsyncIterator[Seated]:
    """At a table of one’s own, with quick bots."""
    asked = {"game": game, "seats": 3, "name": "Ada", "bot": "steady", "customs": {"pace": "fast"}, **table}
    place, cookie = door.make(f"http://127.0.0.1:{port}", language, asked)
    async with seated(PlayApp(place, "Ada", language, cookie), size) as ada:
        yield ada


def guest(port: int, code: str, folder: Path, name: str = "Bea", language: str = "en") -> PlayApp:
    """Somebody who follows an invitation, and whose cookies are in the folder."""
    place, known = Place(f"http://127.0.0.1:{port}", code), Known(folder)
    return PlayApp(place, name, language, known.cookie(place.house), known)


async def begun(anna: Player, bea: Seated, code: str) -> None:
    """Anna begins with Bea at a terminal; it is Anna's turn."""
    await bea.until(lambda: bea.app.seen.you == 1)
    await anna.go(code)
    await anna.ask("begin")
    await anna.until(lambda message: message["t"] == "update")
    if not anna.update["legal"]:
        assert await bea.move()
        await anna.until(lambda message: message["t"] == "update" and message["legal"])
    await bea.until(lambda: bea.app.seen.update.get("n") == anna.update["n"])
