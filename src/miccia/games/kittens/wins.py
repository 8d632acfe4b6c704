"""How often a seat of Kittens wins after each thing that its coach weighs: games played on in its head.

They begin in worlds as the expert imagines them, the same ones for all that is weighed, and everybody plays
as the bots do. So it tells no more than the seat may know, and what it tells is an estimate.
"""

from collections.abc import Sequence
from typing import Final

from miccia.core.chance import Chance
from miccia.core.coach import Wins
from miccia.core.game import Action
from miccia.games.kittens.bots import Expert
from miccia.games.kittens.coach import worth_weighing
from miccia.games.kittens.events import KittensEvent
from miccia.games.kittens.shown import KittensView

TRIES: Final = 200  # of each: chance alone moves a figure by three or four in a hundred


def weigh(
    first: KittensView,
    heard: Sequence[KittensEvent],
    view: KittensView,
    legal: Sequence[Action],
    chance: Chance,
) -> Wins | None:
    """In the seat's turn, for everything its coach has a row of."""
    seat, actions = view.seat, list(worth_weighing(legal))
    if seat is None or not actions:
        return None
    mind = Expert(seat)
    mind.begin(first)
    for event in heard:
        mind.hear(event)
    won = dict.fromkeys(actions, 0.0)
    for _ in range(TRIES):
        world = mind.suspect(view, chance)
        for action in actions:
            state = world.copy()
            state.apply(seat, action, chance)
            won[action] += mind.play_on(view, state, seat, chance)
    return Wins(TRIES, {int(action.id): about(won[action] / TRIES) for action in actions})


def about(share: float) -> int:
    """A share of tries in a hundred: nothing is certain that was only tried."""
    return min(99, max(1, round(100 * share)))
