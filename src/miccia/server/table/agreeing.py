"""What the people at a table have agreed on, which the host may change at any time."""

from typing import Protocol

from msgspec.structs import replace

from miccia.server.customs import Customs
from miccia.server.table.scene import Scene
from miccia.server.table.sending import Sender

TOLD = ("hands", "coach", "programs")  # in the log


class Hands(Protocol):
    """How what is agreed on changes its table."""

    def stand_still_or_run(self) -> None: ...

    async def note(self, what: str, seat: int, by: int | None = None) -> None: ...


class Agreeing:
    """The customs of one table."""

    def __init__(self, scene: Scene, sender: Sender, hands: Hands) -> None:
        self.scene = scene
        self.sender = sender
        self.hands = hands

    async def agree(self, customs: Customs, host: int | None) -> None:
        """The host, on a seat or on none, changes them; what onlookers see, who has a coach and whether
        programs may play is told to all."""
        row = self.scene.row
        await self.scene.house.store.customs(row.hold, customs)
        self.scene.row = replace(row, customs=customs)
        self.hands.stand_still_or_run()
        self.sender.wholes.clear()
        for connection in self.scene.crowd.present:
            self.sender.all(connection)
        if host is None or not self.scene.playing:
            return
        for what in TOLD:
            if (now := getattr(customs, what)) != getattr(row.customs, what):
                await self.hands.note(f"{what}-{now}".lower(), host)
