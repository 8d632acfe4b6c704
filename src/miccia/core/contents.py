"""What a game is made of, in the groups in which it is declared: each of them is one argument of `Game`."""

from collections.abc import Callable
from typing import Any, Generic, NamedTuple, TypeVar

from miccia.core.chance import Chance
from miccia.core.game import State

Position = TypeVar("Position", bound=State)
View = TypeVar("View")
Event = TypeVar("Event")
Options = TypeVar("Options")


class Box(NamedTuple):
    """What stands on the outside of its box."""

    seats: range  # how many can play
    minutes: int  # how long people take for it, about
    together: bool  # whether all win or lose as one


class Structs(NamedTuple, Generic[Options, View]):
    """The msgspec Structs in which it is written down; the client's types are made of them."""

    options: type[Options]  # with a default for every option
    views: type[View]
    events: Any  # the union of its events
    forms: Any = dict[str, Any]  # the union of the JSON forms of its actions


class Sight(NamedTuple, Generic[Position, View, Event]):
    """Who may know what, and the two ways to hold it to that."""

    # (state, seat) -> what that seat may know; None: what everyone may
    view: Callable[[Position, int | None], View]
    # (event, seat) -> the event as that seat may know it, None if it may not
    tell: Callable[[Event, int | None], Event | None]
    imagine: Callable[[View, Chance], Position]  # (view, chance) -> a state that looks like that view
    inventory: Callable[[Position], object]  # (state) -> everything in the box, wherever it lies
    open: bool = False  # whether all see the same: views begin with their `seat` and differ in nothing else
