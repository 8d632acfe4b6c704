"""What a screen needs besides a view, so that it holds no rules itself.

It is worked out from the view alone, or from that and what its seat was told, so it tells no more than that.
Views are made for every thought of every bot; this only when the table is shown to somebody, and what bots
will make of something only when a page asks.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

from miccia.core.game import Action

View = TypeVar("View")


Foresee = Callable[[View, Sequence[Any], View, Mapping[int, str], Sequence[Action]], dict[int, Any]]
"""(first view, what its seat was told since, view now, the levels of bots by seat, legal actions) -> how a
bot will read each of them, by its id; nothing for those in which bots read nothing."""


class Screen(NamedTuple, Generic[View]):
    """What a game lets screens know of its rules: Structs that only it and its board understand."""

    aids: Any  # the Struct of an aid
    aid: Callable[[View], Any]  # (view) -> what follows from it by the rules
    outcomes: Any = None  # the Struct of an outcome
    outcome: Callable[[Action, View], Any] | None = None  # (legal action, view) -> what it would do, or None
    readings: Any = None  # the Struct of a reading
    foresee: Foresee[View] | None = None
