"""An evening at a table, lived through step by step, and all that everybody heard after each."""

from collections.abc import Callable
from typing import Any

from tests.server.house import Hourglass, Player, Server


class Evening:
    """So many people; what each of them heard is kept as `read` makes of it, with the time."""

    def __init__(self, server: Server, clock: Hourglass, people: int, read: Callable[[str], Any]) -> None:
        self.clock, self.read = clock, read
        self.all = [server.player() for _ in range(people)]
        self.heard: list[tuple[int, list[list[Any]]]] = []

    async def sit_down(self, code: str, **seats: int) -> None:
        """All come, these sit down beside the first, and the game begins."""
        for player in self.all:
            await player.go(code)
        for name, seat in seats.items():
            await getattr(self, name).change("sit", name=name.title(), seat=seat)
        await self.all[0].ask("begin")
        for player in self.all:
            await player.until(lambda message: message["t"] == "update")
            player.heard.clear()

    async def step(self) -> None:
        """Everybody asks for the whole game, so that all that was sent before has come; write it down."""
        for player in self.all:
            await player.hello()
        self.heard.append((self.clock.now(), [[*map(self.read, player.heard)] for player in self.all]))
        for player in self.all:
            player.heard.clear()

    def offered(self, player: Player, do: str, **form: Any) -> list[int]:
        """What a player may do of that kind."""
        wanted = {"do": do} | form
        return [offer["id"] for offer in player.update["legal"] if wanted.items() <= offer["act"].items()]

    async def act(self, player: Player, do: str, **form: Any) -> None:
        await player.act(self.offered(player, do, **form)[0])
        await self.step()

    async def wait(self, millis: int, step: int | None = None) -> None:
        for _ in range(0, millis, step or millis):
            self.clock.turn(step or millis)
            await self.step()

    async def end(self) -> None:
        for player in self.all:
            await player.leave()
