"""A table that waits for the store: where that takes long, its time stands still meanwhile."""

from collections.abc import Awaitable, Callable

from miccia.server.table.scene import Scene


class Keeping:
    """What is being stored at one table."""

    def __init__(self, scene: Scene, show: Callable[[], None]) -> None:
        self.scene = scene
        self.show = show  # everyone how the table looks
        self.patience = scene.house.patience

    async def wait(self, writing: Awaitable[None]) -> None:
        """Until something is stored. Nobody can act before, so no deadline may pass."""
        wait = self.patience.begin(self.stand_still)
        try:
            await writing
        finally:
            self.patience.end(wait)
            if wait.long:
                self.scene.time.late -= 1
                self.scene.time.run(self.scene.running)
                self.show()

    def stand_still(self) -> None:
        self.scene.time.late += 1
        self.scene.time.run(False)
