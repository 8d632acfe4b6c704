"""The base of everything that is told. Never compiled: msgspec makes these classes itself.

What is told or shown can hold nothing that holds it, so no garbage collector looks after it (gc=False).
"""

from msgspec import Struct


class Event(Struct, frozen=True, gc=False, tag_field="t"):
    """Something that happened. Every game derives its own, with a tag."""

    @property
    def actor(self) -> int | None:
        """Whose act it is, as far as its reader is told: the seat it names, unless it says otherwise."""
        return getattr(self, "seat", None)


class OfSeat(Event, frozen=True):
    """What a player did, or what happened to one."""

    seat: int
