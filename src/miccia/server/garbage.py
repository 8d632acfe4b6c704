"""When Python looks for garbage: with thousands of lines open, walking everything stops every table for long.

What is there at the start is left out for good. Young objects are looked at as usual; all of them only when
nobody is here, or once an hour.
"""

import gc

from miccia.server.clock import Clock

YOUNG, MIDDLE, NEVER = 10_000, 20, 1_000_000
HOUR = 3_600_000


def spare_what_stays() -> None:
    """From now on: for a process that does nothing but serve."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, NEVER)


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
