"""How a game looks to those who learn from numbers: what a seat may know as bits, and its choices numbered.

Everything is made of a view and of told events, so that nothing hidden can enter. A game may also bring
sheets that come by the same sooner, without views. A bit is a byte, 0 or 1; who wants arrays
(`miccia.batch`, `miccia.learn`) copies them into their own. No array is known here.
"""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, Generic, TypeVar

from miccia.core.game import Action
from miccia.core.sheet import Sheet

View = TypeVar("View")
Event = TypeVar("Event")
Offer = Callable[[Sequence[Action], int], list[int]]  # (legal actions, seat) -> the number of each


class Encoding(Generic[View, Event]):
    """A game in bits."""

    def __init__(
        self,
        *,
        bits: Callable[[View, Sequence[Event]], bytes],
        choices: Callable[[int, Any], int],
        offer: Callable[[int, Any], Offer],
        sheet: Callable[[int, Any], Callable[[], Sheet]] | None = None,
        worth: Callable[[Any], tuple[int, ...]] | None = None,
        hears: bool = False,
        tick: int = 0,
    ) -> None:
        # (view, what its seat was told of the last input) -> bits, as many for all views of a table
        self.bits = bits
        self.choices = choices  # (seats, options) -> how many numbers there are for choices
        self.offer = offer  # (seats, options) -> how legal actions are numbered
        self.sheet = sheet  # (seats, options) -> what makes a sheet for each game; None: the usual one
        self.worth = worth  # (state) -> everybody's score so far, of public facts; None: only the end counts
        self.hears = hears  # whether `bits` looks at what was told
        self.tick = tick  # milliseconds that a round of decisions takes; 0: time stands still for those asked


@cache
def one_hot(width: int, place: int | None) -> bytes:
    """As many bits, of which the one at `place` is set; None: none is."""
    return bytes(place == here for here in range(width))


@cache
def thermometer(width: int, count: int) -> bytes:
    """As many bits, of which the first `count` are set."""
    return bytes(here < count for here in range(width))


def flags(values: Sequence[object]) -> bytes:
    """One bit for each value that is true."""
    return bytes(map(bool, values))
