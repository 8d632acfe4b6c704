"""Search over imagined worlds: which of a few actions does best if cheap players play on from there?

A bot that searches says how a world behind its view is imagined and what a world is worth to its seat after
being played on; this module shares the tries out. It counts them and reads no clock, so that the same
chance gives the same choice.
"""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from miccia.core.chance import Chance
from miccia.core.game import Action

Imagine = Callable[[Chance], Any]  # a state that looks like the bot's view
Worth = Callable[[Any, int, Chance], float]  # plays a state on; what it came to for the seat, from 0 to 1


class Weighed(NamedTuple):
    """An action and what it was worth on average, in so many tries."""

    action: Action
    worth: float
    tries: int


def weigh(
    actions: Sequence[Action], seat: int, imagine: Imagine, worth: Worth, chance: Chance, tries: int
) -> list[Weighed]:
    """Try the actions in the same worlds, about `tries` times in all; the best first.

    In each round all that are left are tried equally often, then the worse half leaves: most tries go to
    telling the best from the second best.
    """
    totals = dict.fromkeys(actions, 0.0)
    counts = dict.fromkeys(actions, 0)
    left = list(actions)
    rounds = max(1, (len(left) - 1).bit_length())
    for _ in range(rounds):
        for _ in range(max(1, tries // (rounds * len(left)))):
            world = imagine(chance)
            for action in left:
                state = world.copy()
                state.apply(seat, action, chance)
                totals[action] += worth(state, seat, chance)
                counts[action] += 1
        left.sort(key=lambda action: -totals[action])
        left = left[: (len(left) + 1) // 2]
    weighed = [Weighed(action, totals[action] / counts[action], counts[action]) for action in actions]
    return sorted(weighed, key=lambda found: (-found.tries, -found.worth))
