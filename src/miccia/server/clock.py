"""Time for the tables, given to them from outside so that tests can hold it in their hands."""

import asyncio
from time import monotonic_ns, time_ns
from typing import Protocol


class Clock(Protocol):
    """Milliseconds that only ever grow, a way to wait for them, and those that outlast the machine."""

    def now(self) -> int: ...

    def date(self) -> int: ...

    async def sleep(self, millis: int) -> None: ...


class RealClock:
    """The machine's own monotonic clock; its date in milliseconds since 1970."""

    def now(self) -> int:
        return monotonic_ns() // 1_000_000

    def date(self) -> int:
        return time_ns() // 1_000_000

    async def sleep(self, millis: int) -> None:
        await asyncio.sleep(millis / 1000)


class Stopwatch:
    """A table's own time in milliseconds, which can stand still."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.elapsed = 0  # when it last stood still
        self.since: int | None = None  # the clock when it began to run

    def now(self) -> int:
        return self.elapsed + (0 if self.since is None else self.clock.now() - self.since)

    @property
    def course(self) -> tuple[int, int | None]:
        """The same as long as it does nothing but run on, or stand still."""
        return self.elapsed, self.since

    def set(self, millis: int) -> None:
        """Go on from here."""
        self.elapsed = millis
        if self.since is not None:
            self.since = self.clock.now()

    def run(self, running: bool) -> None:
        """Run, or stand still."""
        self.elapsed = self.now()
        self.since = self.clock.now() if running else None
