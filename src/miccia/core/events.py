"""The base of everything that is told. Never compiled: msgspec makes these classes itself."""

from msgspec import Struct


class Event(Struct, frozen=True, tag_field="t"):
    """Something that happened. Every game derives its own, with a tag."""
