"""How games of FUSE are looked back on, roll by roll: everybody uses what is left of the roll, and then the
time left and the work left say how likely the squad makes it.

Nobody holds anything that others do not see, so a decision is judged by the table as it lay.
"""

from collections.abc import Sequence
from math import exp, log
from typing import Final

from miccia.core.chance import Chance
from miccia.core.game import Action, State
from miccia.core.hindsight import Hindsight
from miccia.core.turn import Waiting
from miccia.games.fuse import retold
from miccia.games.fuse.actions import Done, Give, Place, Take
from miccia.games.fuse.bombs import lay
from miccia.games.fuse.bots import Expert, prices_of
from miccia.games.fuse.options import Options
from miccia.games.fuse.outlook import Outlook
from miccia.games.fuse.rules import Fuse
from miccia.games.fuse.setup import PLACE_COSTS, ROLL_COSTS
from miccia.games.fuse.shown import FuseView
from miccia.games.fuse.table import NOWHERE
from miccia.games.fuse.view import imagine

TRIED: Final = 4  # placings that save most
FRESH: Final = 28.0  # seconds for a bomb that nobody has seen yet
# How likely a squad wins, by the logarithm of time over work: rounded between what fits 36 games of `steady`
# squads (0.7, 4.7) and 36 of `expert` ones (3.2, 5.8).
ODDS: Final = (1.5, 5.0)


class Looker(Expert):
    """A seat that sees what all see."""

    def candidates(
        self, view: FuseView, legal: Sequence[Action], played: Action, chance: Chance
    ) -> list[Action]:
        world = imagine(view, chance)
        usual = self.decide(view, legal, chance).action
        by_price = sorted(legal, key=lambda action: -saves(world, self.seat, action))
        sensible = [action for action in by_price if isinstance(action, (Place, Give, Take))]
        done = [action for action in legal if isinstance(action, Done)]
        return list(dict.fromkeys([usual, *sensible[:TRIED], *done]))

    def imagine(self, view: FuseView, chance: Chance) -> Fuse:
        return with_its_time(imagine(view, chance))

    def play_on(
        self, world: State, chance: Chance, view: FuseView | None = None, later: Action | None = None
    ) -> None:
        """To the end of this roll, everybody for the squad."""
        assert isinstance(world, Fuse)
        roll = world.round
        while world.over is None and world.round == roll:
            if later is not None and later in world.legal(self.seat):
                world.apply(self.seat, later, chance)
                later = None
            else:
                act(world, chance)


def with_its_time(world: Fuse) -> Fuse:
    """What people need for a roll and for a placing is charged (F27), as no clock runs in the head."""
    world.roll_costs, world.place_costs = ROLL_COSTS, PLACE_COSTS[world.seats - 1]
    return world


def saves(world: Fuse, seat: int, action: Action) -> float:
    """The seconds that an action saves."""
    prices = prices_of(world.seats)
    if isinstance(action, Take):
        return -max(
            prices.price(lay(bomb)) for bomb in world.centre if bomb is not None and bomb.key == action.key
        )
    if isinstance(action, (Place, Give)):
        laid = world.fronts[seat][action.bomb]
        assert laid is not None
        if isinstance(action, Place):
            return prices.gain(laid, action.space, world.tray[action.die].index)
        return prices.price(laid) - prices.price(laid.with_die(action.space, -1))
    return 0.0


def act(world: Fuse, chance: Chance) -> None:
    """One act of somebody who is waited for: what saves most, or done."""
    turn = world.turn()
    assert isinstance(turn, Waiting)
    best, seat = -1e18, -1
    choice: Action | None = None
    for other in turn.order:
        for action in world.legal(other):
            if isinstance(action, (Place, Give, Take)):
                gain = saves(world, other, action)
                if gain > best:
                    best, seat, choice = gain, other, action
    if choice is None:
        for other in turn.order:
            for action in world.legal(other):
                if isinstance(action, Done):
                    seat, choice = other, action
                    break
    assert choice is not None
    world.apply(seat, choice, chance)


def unknown(state: Fuse, chance: Chance) -> Fuse:
    """The deck may lie in any order."""
    world = state.copy()
    rest = chance.shuffle("unseen", list(world.deck[world.drawn :]))
    world.deck = (*world.deck[: world.drawn], *rest)
    return with_its_time(world)


def work(state: Fuse) -> float:
    """The seconds until all is done that must be, if it is done sensibly (F24)."""
    prices = prices_of(state.seats)
    outlook = Outlook(state)
    mine = sorted(prices.price(laid) for front in state.fronts for laid in front if laid is not None)
    left = int(outlook.bombs_left)
    waiting = [prices.price(lay(bomb)) for bomb in state.centre if bomb is not None]
    fresh = sum(waiting) / len(waiting) if waiting else FRESH
    if state.insane:
        return sum(mine) + fresh * left
    return sum(mine[:left]) + fresh * max(0, left - len(mine))


def worth(state: Fuse) -> list[float]:
    """How likely the squad wins."""
    if state.over is not None:
        return [float(seat in state.over.winners) for seat in range(state.seats)]
    if state.limit == NOWHERE:
        return [1.0] * state.seats
    left = max(0.001, (state.limit - state.now - state.charged) / 1000)
    base, slope = ODDS
    return [1 / (1 + exp(-base - slope * log(left / (work(state) + 1.0))))] * state.seats


def most(options: Options) -> float:
    return 1.0


HINDSIGHT = Hindsight("win", most, Looker, unknown, worth, 120, retold)
