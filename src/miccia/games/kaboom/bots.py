"""The players of Kaboom!. `Steady` follows the ideas of policy.py; `Expert` tries if others are better."""

from collections.abc import Sequence
from copy import copy
from typing import Self

from miccia.bots import Bot, Choice
from miccia.bots.search import Weighed, weigh
from miccia.core.chance import Chance
from miccia.core.game import Action
from miccia.core.words import Reason
from miccia.games.kaboom.actions import CUT_THE_WIRES, DEFUSE
from miccia.games.kaboom.cards import GOAL
from miccia.games.kaboom.events import KaboomEvent
from miccia.games.kaboom.habits import STEADY
from miccia.games.kaboom.imagine import imagine
from miccia.games.kaboom.notes import Notes
from miccia.games.kaboom.outlook import Outlook, World
from miccia.games.kaboom.policy import choose, play_out
from miccia.games.kaboom.shown import KaboomView
from miccia.games.kaboom.thoughts import Thoughts
from miccia.games.kaboom.worlds import deal_anew, distinct

THINKS = 800  # milliseconds at least, and up to twice as many: others want to see what was done
WORK = 12_000  # the expert's tries, twice: fewer the longer a try lasts, with many players and much time
SEARCHED = ("act", "take", "alarm", "defuse")  # what it thinks about; which cards to pay or discard is plain
OPENING = 8  # before this countdown nothing beats the ideas: what differs then is luck
MARGIN = 0.02  # by so much another action must be better than the usual one: less may be luck


class Steady(Bot[KaboomView]):
    """Collects for the likeliest combination, and goes for René when that is hopeless."""

    habits = STEADY

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.notes = Notes(seat)

    def hear(self, event: KaboomEvent) -> None:
        self.notes.hear(event)

    def copy(self) -> Self:
        new = copy(self)
        new.notes = self.notes.copy()
        return new

    def decide(self, view: KaboomView, legal: Sequence[Action], chance: Chance) -> Choice:
        if view.options.memory:
            view = self.notes.recall(view)
        action, why = self.think(view, legal, chance)
        return Choice(action, why, after=THINKS + chance.below(THINKS))

    def think(self, view: KaboomView, legal: Sequence[Action], chance: Chance) -> tuple[Action, Reason]:
        """The ideas rest on what the seat may know, so any world that looks like the view will do."""
        outlook = Outlook(imagine(view, chance), self.seat)
        action, key = choose(outlook, self.habits)
        return action, Reason(key, facts(outlook, action))


def facts(outlook: Outlook, action: Action) -> dict[str, object]:
    """What can be said about the action: its cards, its wire, whom it is about, how likely it is right."""
    form = action.form
    found: dict[str, object] = {name: form[name] for name in ("card", "cards", "wire") if name in form}
    if "colour" in form:
        found["card"] = f"cut-{form['colour']}"
    if "offset" in form:
        found["seat"] = (outlook.seat + int(str(form["offset"]))) % outlook.seats
    if outlook.target >= 0:
        found["seat"] = int(outlook.target)
    if outlook.phase == DEFUSE:
        thoughts = Thoughts(outlook)
        found["percent"] = round(100 * thoughts.belief.chance(thoughts.cuts))
    return found


class Expert(Steady):
    """Imagines worlds behind the view and plays them on after each action that it could take.

    The best of the unusual actions then has to beat the usual one in new worlds: whatever looks best among
    many has had luck too.
    """

    slow = True
    window = (2400, 3600)  # it thinks about an Alarm for up to a second, and may have to wait for others

    def think(self, view: KaboomView, legal: Sequence[Action], chance: Chance) -> tuple[Action, Reason]:
        usual, why = super().think(view, legal, chance)
        certain = usual is CUT_THE_WIRES and why.facts["percent"] == 100
        if certain or view.ask not in SEARCHED or view.countdown > OPENING:
            return usual, why
        world = imagine(view, chance)
        different = distinct(Outlook(world, self.seat), [usual, *legal])
        others = [action for action in different if action is not usual]
        if not others:
            return usual, why
        challenger = self.weigh(others, view, world, chance)[0].action
        found = {each.action: each.worth for each in self.weigh([usual, challenger], view, world, chance)}
        if found[challenger] <= found[usual] + MARGIN:
            return usual, why
        return challenger, Reason("weighed")

    def weigh(self, actions: list[Action], view: KaboomView, world: World, chance: Chance) -> list[Weighed]:
        """The actions, the best first."""
        return weigh(
            actions,
            self.seat,
            lambda chance: deal_anew(world, self.seat, chance),
            lambda after, seat, chance: worth(view, after, seat, chance),
            chance,
            WORK // (view.seats * (view.countdown + 1)),
        )


def worth(view: KaboomView, world: World, seat: int, chance: Chance) -> float:
    """Everybody follows the ideas to the end of this game: 1 if it is won, or the lead in points (K30)."""
    play_out(world, view.game, chance)
    gained = [after - player.points for after, player in zip(world.points, view.players, strict=True)]
    if not view.options.points:
        return float(gained[seat])
    most = max(gain for other, gain in enumerate(gained) if other != seat)
    return min(1.0, max(0.0, 0.5 + (gained[seat] - most) / (2 * GOAL)))


BOTS: dict[str, type[Bot[KaboomView]]] = {"steady": Steady, "expert": Expert}
