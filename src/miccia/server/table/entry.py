"""What came of one input at a table."""

from typing import Any

from msgspec import Struct

from miccia.core.turn import Turn
from miccia.core.words import Reason
from miccia.server.store.contract import StoodIn


class Entry(Struct, frozen=True):
    """What came of an input: `n` inputs there were with it, `seat` acted (None: time did) when the game stood
    at `turn`; `stood_in`: who did in its human's place. If it is an undo, `back` are the numbers of the
    entries that it took back."""

    n: int
    seat: int | None
    events: list[Any]
    turn: Turn
    reason: Reason | None = None
    stood_in: StoodIn = ""
    back: tuple[int, ...] = ()
