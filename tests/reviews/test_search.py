"""What a decision cost where everything about the game is known: a door that stays open, or does not."""

from collections.abc import Sequence
from math import sqrt
from types import SimpleNamespace
from typing import Any

import pytest

from miccia.core.chance import Chance
from miccia.core.game import Action, State
from miccia.core.hindsight import Hindsight
from miccia.games.hanabi.actions import DISCARDS, PLAYS
from miccia.reviews.figures import Error
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

    def imagine(self, view: Any, chance: Chance) -> State:
        return Door(self.shuts)

    def play_on(
        self, world: Any, chance: Chance, view: Any | None = None, later: Action | None = None
    ) -> None:
        if later is not None:
            world.apply(0, later, chance)


class Lottery(State):
    """Whatever is done, it is a matter of luck; the first thing that can be done wins a little less often."""

    def __init__(self, less: int) -> None:
        self.less, self.won = less, 0.0

    def copy(self) -> "Lottery":
        return Lottery(self.less)

    def apply(self, seat: int, action: Action, chance: Chance) -> None:
        draw = int(action.id) * 37 + chance.below(100)  # the same chance is no help between two tickets
        self.won = float(draw % 100 < 50 - (self.less if action is TICKETS[0] else 0))


class Gambler(Idler):
    """Thinks about every ticket."""

    def __init__(self, less: int) -> None:
        self.less = less

    def candidates(self, view: Any, legal: Sequence[Action], played: Action, chance: Chance) -> list[Action]:
        return TICKETS

    def imagine(self, view: Any, chance: Chance) -> State:
        return Lottery(self.less)

    def play_on(
        self, world: Any, chance: Chance, view: Any | None = None, later: Action | None = None
    ) -> None:
        """What was bought is drawn at once."""


TICKETS: list[Action] = [*PLAYS, *DISCARDS]


def judged(mind: Any, actions: Sequence[Action], played: Action, n: int) -> tuple[float, Error | None]:
    """What doing that as the `n`th input cost."""

    def most(options: Any) -> float:
        return 1.0

    def worth(world: Any) -> list[float]:
        return [world.won]

    how = Hindsight("win", most, type(mind), None, worth, 40, None)  # type: ignore[arg-type]
    decision = Decision(how, mind, 0, n, SimpleNamespace(options=None), 40)
    return decision.look_back(decision.sensible(actions, played))


@pytest.mark.parametrize("less", [0, 8])
def test_what_decisions_cost_is_right_on_average_however_few_are_clear(less: int) -> None:
    """Ten tickets alike, of which one always does best by luck; and one that wins 8 in 100 less, which 40
    worlds seldom make clear."""
    found = [judged(Gambler(less), TICKETS, TICKETS[0], n) for n in range(400)]
    costs = [cost for cost, _ in found]
    mean = sum(costs) / len(costs)
    doubt = sqrt(sum((cost - mean) ** 2 for cost in costs)) / len(costs)
    looked = sum(cost != 0 for cost in costs) / len(costs)  # the others did no better at first sight
    assert abs(mean - looked * less / 100) < 2 * doubt
    told = [error.loss for _, error in found if error]
    assert len(told) < len(found) / 40 if not less else sum(told) < 0.7 * sum(costs)


@pytest.mark.parametrize(("shuts", "loss"), [(True, 1.0), (False, None)])
def test_what_can_be_done_later_was_not_missed_yet(shuts: bool, loss: float | None) -> None:
    cost, error = judged(Idler(shuts), [GO, WAIT], WAIT, 1)
    assert (cost, error and error.loss) == (loss or 0.0, loss)
