"""Through whose eyes a connection sees the game: another thing than the seat that it plays."""

from functools import cache
from typing import NamedTuple

from miccia.server.people.places import Places
from miccia.server.store.contract import Shoulder


class Eyes(NamedTuple):
    """A seat's eyes, or with None those of everybody; `plays`: it is one's own seat.

    `hands`: all hands lie open. `late`: it is the game as it stood a round ago. `shoulder`: by a player's
    link.
    """

    seat: int | None = None
    plays: bool = False
    hands: bool = False
    late: bool = False
    shoulder: bool = False

    @property
    def now(self) -> int | None:
        """Whose eyes see what happens at the table now."""
        return None if self.late else self.seat

    @property
    def you(self) -> int | None:
        """The seat that it plays."""
        return self.seat if self.plays else None

    @property
    def peeks(self) -> bool:
        """Whether it looks on and sees more than everybody."""
        return not self.plays and (self.hands or self.seat is not None)


PUBLIC = Eyes()


@cache
def own(seat: int) -> Eyes:
    """Those of whoever plays on a seat."""
    return Eyes(seat, plays=True)


def shoulder_of(shoulders: tuple[Shoulder, ...], places: Places, link: str) -> int | None:
    """The seat over whose shoulder a link lets look, as long as who made it sits there."""
    for shoulder in shoulders:
        if shoulder.link == link and places[shoulder.seat].session == shoulder.session:
            return shoulder.seat
    return None
