"""How games of Kittens are looked back on: what a seat could suspect, what a table is worth to everybody."""

from collections.abc import Sequence

from miccia.core.chance import Chance
from miccia.core.game import Action, State
from miccia.core.hindsight import Hindsight
from miccia.games.kittens import retold
from miccia.games.kittens.bots import Expert, worth_trying
from miccia.games.kittens.options import Options
from miccia.games.kittens.outlook import Outlook, World
from miccia.games.kittens.policy import play_on, think
from miccia.games.kittens.rules import Kittens
from miccia.games.kittens.shown import KittensView
from miccia.games.kittens.view import imagine


class Looker(Expert):
    """A seat that thinks about what an expert thinks about, in the worlds that one suspects."""

    def candidates(
        self, view: KittensView, legal: Sequence[Action], played: Action, chance: Chance
    ) -> list[Action]:
        outlook = Outlook(imagine(view, chance), self.seat)
        return worth_trying(outlook, legal, self.idea(outlook, chance).action)

    def imagine(self, view: KittensView, chance: Chance) -> World:
        return self.suspect(view, chance)

    def play_on(  # type: ignore[override]
        self,
        world: State,
        chance: Chance,
        view: KittensView | None = None,
        later: Action | None = None,
    ) -> None:
        assert isinstance(world, World)
        while later is not None and world.over is None:
            if later in world.legal(self.seat):
                world.apply(self.seat, later, chance)
                break
            seat = next(other for other in world.waiting.order if world.legal(other))
            odds = self.suspicion.odds(seat)  # a turn or two change them little
            world.apply(seat, think(Outlook(world, seat), chance, odds).action, chance)
        if view is None:
            play_on(world, self.seat, chance, self.suspicion.copy())
        else:
            super().play_on(view, world, self.seat, chance)


def unknown(state: Kittens, chance: Chance) -> World:
    """What nobody has seen of the pile may lie in any order."""
    world = World()
    state.copy_to(world)
    hidden = [place for place, seers in enumerate(world.pile_known) if not seers]
    for place, card in zip(
        hidden, chance.shuffle("unseen", [world.pile[place] for place in hidden]), strict=True
    ):
        world.pile[place] = card
    return world


def worth(state: Kittens) -> list[float]:
    winners = () if state.over is None else state.over.winners
    return [float(seat in winners) for seat in range(state.seats)]


def most(options: Options) -> float:
    return 1.0


HINDSIGHT = Hindsight("win", most, Looker, unknown, worth, 600, retold)
