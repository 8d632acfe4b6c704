"""The player of Firewheel: lights what it can, and otherwise shows the colours that others lack."""

from collections.abc import Sequence

from miccia.bots import Bot, Choice
from miccia.core.chance import Chance
from miccia.core.game import Action
from miccia.core.words import Reason
from miccia.games.firewheel.rules import BOX, ROCKETS
from miccia.games.firewheel.view import FirewheelView, unseen

THINKS = 900  # milliseconds: others want to see what was done


class Cool(Bot[FirewheelView]):
    def decide(self, view: FirewheelView, legal: Sequence[Action], chance: Chance) -> Choice:
        colours = [rocket[0] for rocket in unseen(view)]
        mine = [rocket[0] for rocket in view.hand]

        def risk(action: Action) -> tuple[int, int, str]:
            """How many others may have the colour, how often I have it, how high it is."""
            rocket = ROCKETS[action.id]
            return colours.count(rocket[0]), -mine.count(rocket[0]), rocket[1]

        lights = [action for action in legal if view.wheel and ROCKETS[action.id][0] == view.wheel[-1][0]]
        if lights and legal[0].id < len(BOX):
            return Choice(min(lights, key=lambda action: ROCKETS[action.id]), Reason("light"), THINKS)
        key = "mine" if legal[0].id < len(BOX) else "low"
        return Choice(min(legal, key=risk), Reason(key), THINKS)


BOTS: dict[str, type[Bot[FirewheelView]]] = {"cool": Cool}
