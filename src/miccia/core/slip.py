"""A slip: a legal action that its player would hardly mean, so that a screen asks once before it is done.

It is judged from the view alone, so it tells its player nothing that the view does not. A code (`slip-CODE`
in the game's words), the rule behind it, and what to fill in.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

from msgspec import Struct

from miccia.core.game import Action
from miccia.core.sentence import Sentence

View = TypeVar("View")


class Slip(Struct, frozen=True):
    """Why an action is one."""

    code: str
    rule: str
    facts: dict[str, Any] = {}


class Slips(NamedTuple, Generic[View]):
    """How a game finds them among the legal actions of a view's seat, by their ids, and how it says them."""

    find: Callable[[View, Sequence[Action]], Mapping[int, Slip]]
    say: Callable[[Slip, Sequence[str], str], Sentence]  # (slip, names, language)


def among(slips: Slips[View], view: View, legal: Sequence[Action]) -> Mapping[int, Slip]:
    """Those to ask about: none where whatever one does is one."""
    found = slips.find(view, legal)
    forced = all(action.id in found or action.resigns for action in legal)
    return {} if forced else found
