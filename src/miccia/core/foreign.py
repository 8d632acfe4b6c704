"""How games go to other programs and come from them.

A game that shares a format with others says so in `Game(foreign=...)`. What comes from elsewhere is checked
in every part; what is wrong with it is said with its place. Never compiled: games declare it once.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

from miccia.core.record import Record


class BadForeign(ValueError):
    """What cannot be read from a foreign format, or not be written in it; `place` is where in it."""

    def __init__(self, code: str, place: str, detail: str) -> None:
        super().__init__(code, place, detail)
        self.code = code
        self.place = place
        self.detail = detail

    def __str__(self) -> str:
        return f"{self.code}{' at ' if self.place else ''}{self.place}: {self.detail}"


class Foreign(NamedTuple):
    """A format of another program, by the name that people know it by."""

    name: str
    read: Callable[[Any, bytes], Record]  # (the game, what is in a file) -> the record, or `BadForeign`
    write: Callable[[Any, Record], bytes]  # (the game, record) -> what goes into a file, or `BadForeign`
