"""What a decision cost where everything about the game is known: a door that stays open, or does not."""

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

import pytest

from miccia.core.chance import Chance
from miccia.core.game import Action, State
from miccia.core.hindsight import Hindsight
from miccia.games.hanabi.actions import DISCARDS, PLAYS
from miccia.reviews.search import Decision

GO, WAIT = PLAYS[0], DISCARDS[0]


class Door(State):
    """Whoever goes through it wins; it may shut after a turn."""

    def __init__(self, shuts: bool) -> None:
        self.shuts, self.open, self.won = shuts, True, 0.0

    def copy(self) -> "Door":
        new = Door(self.shuts)
        new.open, new.won = self.open, self.won
        return new

    def apply(self, seat: int, action: Action, chance: Chance) -> None:
        self.won = float(action is GO and self.open)
        self.open = not self.shuts


class Idler:
    """Never thinks of going."""

    def __init__(self, shuts: bool) -> None:
        self.shuts = shuts

    def candidates(self, view: Any, legal: Sequence[Action], played: Action, chance: Chance) -> list[Action]:
        return [GO]

    def imagine(self, view: Any, chance: Chance) -> Door:
        return Door(self.shuts)

    def play_on(
        self, world: Any, chance: Chance, view: Any | None = None, later: Action | None = None
    ) -> None:
        if later is not None:
            world.apply(0, later, chance)


@pytest.mark.parametrize(("shuts", "loss"), [(True, 1.0), (False, None)])
def test_what_can_be_done_later_was_not_missed_yet(shuts: bool, loss: float | None) -> None:
    def most(options: Any) -> float:
        return 1.0

    def worth(world: Any) -> list[float]:
        return [world.won]

    how = Hindsight("win", most, Idler, None, worth, 8, None)  # type: ignore[arg-type]
    decision = Decision(how, Idler(shuts), 0, 1, SimpleNamespace(options=None), 8)  # type: ignore[arg-type]
    error = decision.look_back(decision.sensible([GO, WAIT], WAIT))
    assert (error and error.loss) == loss
