"""How games of Kaboom! are looked back on: what a seat could believe, what a table is worth to everybody."""

from collections.abc import Sequence
from functools import cache

from miccia.core.bits import BITS
from miccia.core.chance import Chance, Quick
from miccia.core.game import Action, State
from miccia.core.hindsight import Hindsight
from miccia.games.kaboom import retold
from miccia.games.kaboom.bots import OPENING, SEARCHED, Steady
from miccia.games.kaboom.cards import GOAL, WIRES
from miccia.games.kaboom.imagine import imagine
from miccia.games.kaboom.options import Options
from miccia.games.kaboom.outlook import Outlook, World
from miccia.games.kaboom.policy import choose, first, play_out
from miccia.games.kaboom.rules import Kaboom
from miccia.games.kaboom.shown import KaboomView
from miccia.games.kaboom.worlds import deal_anew, distinct

WEIGHED = (*SEARCHED, "discard")  # which pair to pay with is plain


class Looker(Steady):
    """A seat that remembers what it saw, and thinks about what an expert thinks about."""

    seen: KaboomView | None = None
    world: World

    def candidates(
        self, view: KaboomView, legal: Sequence[Action], played: Action, chance: Chance
    ) -> list[Action]:
        outlook = Outlook(self.base(view), self.seat)
        usual = choose(outlook)[0]
        if view.ask not in WEIGHED or (view.countdown > OPENING and view.ask != "alarm"):
            return [usual]
        return distinct(outlook, [usual, *legal])

    def imagine(self, view: KaboomView, chance: Chance) -> World:
        return deal_anew(self.base(view), self.seat, chance)

    def base(self, view: KaboomView) -> World:
        """A world behind the view that others are dealt from."""
        if self.seen is not view:
            self.seen = view
            known = self.notes.recall(view) if view.options.memory else view
            self.world = imagine(known, Quick(0))
        return self.world

    def play_on(
        self,
        world: State,
        chance: Chance,
        view: KaboomView | None = None,
        later: Action | None = None,
    ) -> None:
        assert isinstance(world, World)
        game = world.game if view is None else view.game
        while later is not None and world.over is None and world.game == game:
            legal = world.legal(self.seat)
            if (then := next((action for action in legal if deed(action) == deed(later)), None)) is not None:
                world.apply(self.seat, later if later in legal else then, chance)
                break
            seat = first(world.choosing) if world.choosing else int(world.player)
            world.apply(seat, choose(Outlook(world, seat))[0], chance)
        play_out(world, game, chance)


@cache
def deed(action: Action) -> dict[str, object]:
    """What an action does, whichever agent does it, by a card of its own or by two others."""
    form = {name: value for name, value in action.form.items() if name != "agent"}
    if form["do"] == "wild":
        form["do"] = form.pop("as")
    return form


def unknown(state: Kaboom, chance: Chance) -> World:
    """The deck, and the wires that nobody has looked at, may lie in any order."""
    world = World()
    state.copy_to(world)
    world.deck, world.drawn = tuple(chance.shuffle("unseen", list(world.deck[world.drawn :]))), 0
    looked = world.face_up
    for seen in world.analyzed:
        looked |= seen
    hidden = [place for place in range(WIRES) if not looked & BITS[place]]
    wires = chance.shuffle("unseen", [*[world.wires[place] for place in hidden], *world.unused])
    for place in hidden:
        world.wires[place] = wires.pop()
    world.unused = tuple(wires)
    return world


def worth(state: Kaboom) -> list[float]:
    """Who won; where points are collected and nobody has enough of them, by the lead in points (K30)."""
    if state.over is not None or not state.options.points:
        winners = state.over.winners if state.over is not None else ()
        return [float(seat in winners) for seat in range(state.seats)]
    seats = int(state.seats)
    fair = sum(state.points) / seats
    return [min(1.0, max(0.0, 1 / seats + (points - fair) / int(GOAL))) for points in state.points]


def most(options: Options) -> float:
    return 1.0


HINDSIGHT = Hindsight("win", most, Looker, unknown, worth, 400, retold)
