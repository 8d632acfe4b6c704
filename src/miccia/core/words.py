"""How the program speaks.

A sentence is a list of parts: plain text, or a `Mark` that a screen may draw (a seat, a card, a die) and that
always carries its own words. Names typed by people only ever enter as parts, never as markup. What is said
stands in files, which `Texts` reads.

`Words` says what a game's `words` module has, and `Signals` what it has besides where people can point.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol, TypeVar

from miccia.core.game import Action
from miccia.core.sentence import Mark, Part, Reason, Sentence, plain
from miccia.core.texts import FRAME, LANGUAGES, Texts, explain, listed, outset, seat_mark, took_back

__all__ = [
    "FRAME",
    "LANGUAGES",
    "Mark",
    "Part",
    "Reason",
    "Sentence",
    "Signals",
    "Texts",
    "Words",
    "explain",
    "listed",
    "outset",
    "plain",
    "seat_mark",
    "took_back",
]

View = TypeVar("View", contravariant=True)
Event = TypeVar("Event", contravariant=True)


class Words(Protocol[View, Event]):
    """What a game says. A module with these names is one."""

    @property
    def TEXTS(self) -> Texts:
        """The files beside it."""

    @property
    def PHRASES(self) -> Sequence[str]:
        """The keys of what people can say with one click, whatever the rules say about talking."""

    def label(self, action: Action, view: View, names: Sequence[str], language: str, /) -> str:
        """What a button for the action says."""

    def say(self, event: Event, names: Sequence[str], you: int | None, language: str, /) -> Sentence | None:
        """A told event as a line of the log."""

    def why(
        self, reason: Reason, view: View, names: Sequence[str], you: int | None, language: str, /
    ) -> Sentence:
        """A bot's reason."""


class Signals(NamedTuple):
    """What people may point at, as a pattern of keys, and how it is said that `name` points at `key`."""

    keys: str
    say: Callable[[str, str, str], str]  # (key, name, language)
