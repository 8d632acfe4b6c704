"""When Python looks for garbage: with thousands of lines open, walking over everything stops every table.

What is there at the start is left out for good. What is new is looked at often, so that it is never much:
Python itself would wait until more things had come than gone, and where as many go, look at all of them at
once. Whatever has stayed is looked at when nobody is here, or once an hour.
"""

import asyncio
import gc

from miccia.server.clock import Clock

OFTEN = 0.05  # seconds
HOUR = 3_600_000


def spare_what_stays() -> None:
    """From now on: for a process that does nothing but serve, and will `sweep`."""
    gc.collect()
    gc.freeze()
    gc.disable()


def sweep() -> None:
    """Look at what is new, and again soon."""
    gc.collect(0)
    asyncio.get_running_loop().call_later(OFTEN, sweep)


class Tidier:
    """Looks through everything at good moments."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.tidied = clock.now()

    def look(self, quiet: bool) -> None:
        """Called now and then; `quiet` if nobody would notice."""
        if quiet or self.clock.now() - self.tidied >= HOUR:
            gc.collect()
            self.tidied = self.clock.now()
