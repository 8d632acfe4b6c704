"""A legal action as it is offered to whoever may take it, and what is told of it."""

from typing import Any

from msgspec import Struct

from miccia.core.words import Sentence


class Slip(Struct):
    """Why somebody would hardly mean an action, as their own view tells: a page asks once before it."""

    code: str
    rule: str
    say: Sentence


class Offer(Struct, omit_defaults=True):
    """A legal action: its id, its JSON form, what its button says and, where it is told, what it would do."""

    id: int
    act: Any  # one of the game's forms
    label: str
    outcome: Any = None  # the game's own
    slip: Slip | None = None


class Foretold(Struct):
    """How a bot will read an action."""

    id: int  # of the action
    reading: Any  # the game's own
