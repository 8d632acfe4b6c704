"""What a learner is shown of one game as it goes on: bits, choices by number, the score so far.

Every game has it from its views and its lists of actions (`terms.py`). A game may bring a `Sheet` of its own,
which comes by the same sooner and remembers what has not changed since; tests compare the two at every step.
"""

from typing import Any

from mypy_extensions import i64, mypyc_attr

from miccia.core.game import Action, State


@mypyc_attr(allow_interpreted_subclasses=True)
class Sheet:
    """One game's. Nothing enters but what the seat may know, whatever else stands in the state."""

    hears: bool = False  # whether it wants to be told of events: making them takes time

    def anew(self) -> None:
        """Another game begins."""

    def mask(self, state: State, seat: i64) -> bytes:
        """A one for everything that the seat can choose; no bytes at all if there is nothing."""
        raise NotImplementedError

    def action(self, state: State, seat: i64, number: i64) -> Action:
        """The choice of that number, out of the last mask."""
        raise NotImplementedError

    def heed(self, state: State, seat: i64, action: Action) -> None:
        """A legal action is about to be carried out."""

    def hear(self, events: list[Any]) -> None:
        """What came of an input, if it `hears`."""

    def spell(self, state: State, seat: i64, parts: list[bytes]) -> None:
        """Add the bits of what the seat may know, piece by piece."""
        raise NotImplementedError

    def worth(self, state: State) -> tuple[int, ...]:
        """Everybody's score so far, of public facts; in the end `Over.scores` count."""
        raise NotImplementedError

    def kept(self) -> Any:
        """What a copy must know that the state does not tell."""
        return None

    def recall(self, kept: Any) -> None:
        """Go on as a copy, with what was kept."""
