"""What a game must bring so that its finished games can be reviewed: how a seat thought, and what a world is
worth.

A game that can be reviewed says so in a module `looking_back` beside its rules, with a `HINDSIGHT`. It is
read only when a review is asked for: most who play a game never need it.
"""

from collections.abc import Callable, Sequence
from typing import Any, Literal, NamedTuple, Protocol

from miccia.core.chance import Chance
from miccia.core.game import Action, State
from miccia.core.record import Record
from miccia.core.sentence import Mark, Sentence


class Mind(Protocol):
    """What one seat could know and think, from the deal on. It is told what the seat was, and no more."""

    def begin(self, view: Any, /) -> None:
        """The deal."""

    def hear(self, event: Any, /) -> None:
        """What the seat was told."""

    def candidates(
        self, view: Any, legal: Sequence[Action], played: Action, chance: Chance, /
    ) -> list[Action]:
        """What a sensible player in this seat would think about; none if there is nothing to think about, or
        nothing that can be told from what was played by playing on."""

    def imagine(self, view: Any, chance: Chance, /) -> State:
        """A world that looks like the view, as likely as the seat must think it."""

    def play_on(
        self, world: State, chance: Chance, view: Any | None = None, later: Action | None = None, /
    ) -> None:
        """Everybody plays the world on by cheap habits, as far as `worth` needs it. With the `view` in which
        the seat has just done something in that world. What it is to do `later` it does as soon as it can."""


class Hindsight(NamedTuple):
    """How the games of one kind are looked back on."""

    kind: Literal["win", "score"]  # what a value is: a chance to win, or an expected score
    most: Callable[[Any], float]  # (options) -> the highest value
    mind: Callable[[int], Mind]  # (seat)
    unknown: Callable[
        [Any, Chance], State
    ]  # a copy of a state with what nobody at the table knows dealt anew
    worth: Callable[[Any], list[float]]  # (played on) -> by seat
    worlds: int  # imagined for a decision: as many as half a minute for a game allows, on compiled rules
    words: "Narrator"
    # (record) -> minds of players who had agreed on something before the deal, if these had
    agreed: Callable[[Record], Callable[[int], Mind] | None] | None = None


class Narrator(Protocol):
    """How a review of the game is told. A module with these names is one."""

    def title(self, action: Action, view: Any, language: str, /) -> str:
        """What was to be chosen, in few words and without blame."""

    def knew(self, view: Any, names: Sequence[str], language: str, /) -> Sentence:
        """What counted of what the seat saw."""

    def because(
        self, view: Any, played: Action, better: Action, names: Sequence[str], language: str, /
    ) -> Sentence | None:
        """A reason of the game's own why the other was better, from the view alone; None if there is none."""

    def pictures(self, view: Any, played: Action, better: Action, /) -> tuple[Mark, Mark, Mark]:
        """What stands for what was known, for what was done and for what was better: things of the game,
        without words. Where two choices look the same, what tells them apart."""

    def weight(self, event: Any, /) -> int:
        """How much an event counts among those of a game; 0 if it is not worth telling."""

    def round(self, view: Any, language: str, /) -> str:
        """The round that the table is in, as people call it; "" where a game has none."""

    def proof(
        self, view: Any, seat: int | None, names: Sequence[str], language: str, /
    ) -> list[tuple[str, Sentence]]:
        """What lies there in the end, line by line with its title, to one who sat there or looked on."""
