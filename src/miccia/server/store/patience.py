"""Who waits for the store, and is told when that takes long: one alarm for all of them, not one for each."""

import asyncio
from collections.abc import Callable

LATE = 0.5  # seconds


class Wait:
    """Something that is being stored: since when, and what to do once that takes `long`."""

    __slots__ = "late", "long", "since"

    def __init__(self, since: float, late: Callable[[], None]) -> None:
        self.since = since
        self.late = late
        self.long = False


class Patience:
    """All that is being stored, in the order in which it came."""

    def __init__(self) -> None:
        self.waits: dict[Wait, None] = {}
        self.alarm: asyncio.TimerHandle | None = None

    def begin(self, late: Callable[[], None]) -> Wait:
        """Somebody waits from now on."""
        loop = asyncio.get_running_loop()
        wait = Wait(loop.time(), late)
        self.waits[wait] = None
        if self.alarm is None:
            self.alarm = loop.call_later(LATE, self.look)
        return wait

    def end(self, wait: Wait) -> None:
        """It is stored, or never will be."""
        del self.waits[wait]

    def look(self) -> None:
        """Tell those that it takes long for, and look again when it does for the next."""
        loop = asyncio.get_running_loop()
        self.alarm = None
        for wait in [wait for wait in self.waits if not wait.long]:
            if wait.since + LATE > loop.time():
                self.alarm = loop.call_at(wait.since + LATE, self.look)
                return
            wait.long = True
            wait.late()
