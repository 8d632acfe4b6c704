"""What is said: plain text, and marks that a screen may draw."""

from typing import Any

from msgspec import Struct


class Mark(Struct, frozen=True, omit_defaults=True):
    """A part of a sentence that stands for a thing: `kind` "seat" or "card", its `id`, its words."""

    kind: str
    id: str
    text: str


class Reason(Struct, frozen=True):
    """Why a bot chose what it chose: a key (`why-KEY`) and what to fill in."""

    key: str
    facts: dict[str, Any] = {}


Sentence = list[str | Mark]
Part = str | int | Mark | Sentence


def plain(sentence: Sentence) -> str:
    """A sentence as text, for terminals and screen readers."""
    return "".join(part if isinstance(part, str) else part.text for part in sentence)


def word(part: Part) -> str:
    """The same for whatever may be filled in."""
    return plain(part) if isinstance(part, list) else part.text if isinstance(part, Mark) else str(part)
