"""A table that waits for the store: where that takes long, its time stands still meanwhile."""

import asyncio
from collections.abc import Awaitable, Callable

from miccia.server.table.scene import Scene

LATE = 0.5  # seconds


class Keeping:
    """What is being stored at one table."""

    def __init__(self, scene: Scene, show: Callable[[], None]) -> None:
        self.scene = scene
        self.show = show  # everyone how the table looks

    async def wait(self, writing: Awaitable[None]) -> None:
        """Until something is stored. Nobody can act before, so no deadline may pass."""
        late: list[None] = []
        alarm = asyncio.get_running_loop().call_later(LATE, self.stand_still, late)
        try:
            await writing
        finally:
            alarm.cancel()
            if late:
                self.scene.time.late -= 1
                self.scene.time.run(self.scene.running)
                self.show()

    def stand_still(self, late: list[None]) -> None:
        late.append(None)
        self.scene.time.late += 1
        self.scene.time.run(False)
