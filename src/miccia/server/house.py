"""What all tables of a server share."""

from concurrent.futures import Executor

from msgspec import Struct

from miccia.server.clock import Clock
from miccia.server.store import Store


class House(Struct, frozen=True):
    """The store, the clock and the bots' threads.

    `pace` is how long bots seem to think at least, in milliseconds from and to; None: they answer at once.
    """

    store: Store
    clock: Clock
    pool: Executor
    pace: tuple[int, int] | None = (600, 1200)
