"""What is said at a table, and what people point at."""

from collections import deque

from msgspec import Struct

REMEMBERED = 50  # things said


class Said(Struct, frozen=True):
    """Something said: freely, or the key of a phrase. `name` is a number for an onlooker."""

    name: str | int
    seat: int | None
    text: str = ""
    phrase: str | None = None


class Talk:
    """The last things said, and the last signal of every kind by seat."""

    def __init__(self) -> None:
        self.said: deque[Said] = deque(maxlen=REMEMBERED)
        self.signals: dict[tuple[int, str], str] = {}

    def point(self, seat: int, key: str) -> None:
        """Somebody points at something, or no longer does."""
        kind = seat, key.partition(".")[0]
        if self.signals.pop(kind, None) != key:
            self.signals[kind] = key

    def pointed(self) -> dict[int, frozenset[str]]:
        """What everybody points at, by seat."""
        return {
            seat: frozenset(key for (other, _), key in self.signals.items() if other == seat)
            for seat, _ in self.signals
        }
