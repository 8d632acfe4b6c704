"""The players of Kittens: one that plays sensibly, and one that also tries what might come of it."""

from collections.abc import Sequence
from copy import copy
from functools import partial
from typing import Final, Self

from miccia.bots import Bot, Choice
from miccia.bots.search import Weighed, weigh
from miccia.core.chance import Chance
from miccia.core.game import Action
from miccia.core.words import Reason
from miccia.games.kittens.actions import Give, GiveUp, Hide, MoreTime, Name, Play, PlaySet
from miccia.games.kittens.cards import ATTACK, CATS, DEFUSE, FERAL, GODCAT, KITTEN, NOPE, TARGETED
from miccia.games.kittens.events import (
    Began,
    Drew,
    Eliminated,
    Exploding,
    Hid,
    KittensEvent,
    Raised,
    Revealed,
    Shuffled,
)
from miccia.games.kittens.hunches import Suspicion
from miccia.games.kittens.outlook import Outlook, World
from miccia.games.kittens.policy import PRECIOUS, WORTH, Idea, cat_set, play_on, think
from miccia.games.kittens.shown import KittensView
from miccia.games.kittens.view import imagine

THINKS: Final = 800  # milliseconds at least, and up to twice as many, whatever one holds
TRIES: Final = 160  # in all, of the actions that may be good; then as many of two
TRIES_IN_A_WINDOW: Final = 60  # so that the thought is over long before the answer is due
DOUBT: Final = 0.02  # by how much another action must do better than the first idea


class Steady(Bot[KittensView]):
    """Plays as policy.py thinks, and remembers where a Kitten may have been hidden."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.suspicion = Suspicion()
        self.turns = 1  # of whoever plays
        self.alive = 0  # how many are not out; before the game is told, nobody knows

    def begin(self, view: KittensView) -> None:
        self.turns = view.turns
        self.alive = sum(view.alive)

    def hear(self, event: KittensEvent) -> None:
        match event:
            case Began(_, turns):
                self.turns = turns
            case Hid(seat):
                self.suspicion.hid(seat, self.turns, self.alive == 2)
            case Raised(seat, kept=False):
                self.suspicion.hid(seat, self.turns, False)
            case Eliminated():
                self.alive -= 1
            case Drew():
                self.suspicion.drew(None)
            case Shuffled() | Exploding():
                self.suspicion.forget()
            case Revealed(_, cards) if KITTEN.name in cards:
                self.suspicion.forget()

    def copy(self) -> Self:
        new = copy(self)
        new.suspicion = self.suspicion.copy()
        return new

    def decide(self, view: KittensView, legal: Sequence[Action], chance: Chance) -> Choice:
        idea = self.idea(Outlook(imagine(view, chance), self.seat), chance)
        return self.say(idea.action, reason(idea), chance)

    def idea(self, outlook: Outlook, chance: Chance) -> Idea:
        return think(outlook, chance, self.suspicion.odds(self.seat))

    def say(self, action: Action, why: Reason, chance: Chance) -> Choice:
        return Choice(action, why, THINKS + chance.below(THINKS))


class Expert(Steady):
    """Imagines worlds behind its view, plays each choice on in them, and takes what wins most often."""

    slow = True

    def decide(self, view: KittensView, legal: Sequence[Action], chance: Chance) -> Choice:
        """All that may be good is tried; what does better than the first idea is tried against it again."""
        outlook = Outlook(imagine(view, chance), self.seat)
        idea = self.idea(outlook, chance)
        actions = worth_trying(outlook, legal, idea.action)
        tries = TRIES_IN_A_WINDOW if view.ask == "nope" else TRIES
        if len(actions) > 1:
            best = self.try_out(actions, view, chance, tries)[0]
            if best.action is not idea.action:
                found = self.try_out([idea.action, best.action], view, chance, tries)
                worth = {one.action: one.worth for one in found}
                if worth[best.action] > worth[idea.action] + DOUBT:
                    percent = round(100 * worth[best.action])
                    return self.say(best.action, Reason("search", {"percent": percent}), chance)
        return self.say(idea.action, reason(idea), chance)

    def try_out(
        self, actions: Sequence[Action], view: KittensView, chance: Chance, tries: int
    ) -> list[Weighed]:
        return weigh(
            actions, self.seat, partial(self.suspect, view), partial(self.play_on, view), chance, tries
        )

    def suspect(self, view: KittensView, chance: Chance) -> World:
        """A world behind the view in which the Kitten that was hidden last is where one expects it."""
        world = imagine(view, chance)
        hider = self.suspicion.hider
        if hider < 0 or hider == self.seat:
            return world
        place = len(world.pile) - 1 - self.suspicion.guess(chance)
        unseen = [spot for spot, seers in enumerate(world.pile_known) if not seers >> self.seat & 1]
        kittens = [spot for spot in unseen if world.pile[spot] is KITTEN]
        if place in unseen and kittens:
            spot = kittens[chance.below(len(kittens))]
            world.pile[place], world.pile[spot] = KITTEN, world.pile[place]
            world.pile_known[place] |= 1 << hider
        return world

    def play_on(self, view: KittensView, world: World, seat: int, chance: Chance) -> float:
        """What a world comes to in which the choice has been made already."""
        suspicion = self.suspicion.copy()
        if view.ask == "hide" or (view.ask == "heck" and len(world.pile) == len(view.pile)):
            suspicion.hid(seat, view.turns, view.ask == "hide" and sum(view.alive) == 2)
        elif view.ask == "turn" and len(world.pile) < len(view.pile):
            suspicion.drew(KITTEN if world.pile.count(KITTEN) < view.kittens else None)
        return play_on(world, seat, chance, suspicion)


def reason(idea: Idea) -> Reason:
    """With what the action names, and the odds if they count."""
    facts = {name: fact for name, fact in idea.action.form.items() if name in ("seat", "card")}
    if idea.odds >= 0:
        facts["percent"] = round(100 * idea.odds)
    return Reason(idea.why, facts)


# What is worth trying


def worth_trying(outlook: Outlook, legal: Sequence[Action], first: Action) -> list[Action]:
    """The first idea, and of the other legal actions those that may be better: the fewer, the surer."""
    if outlook.ask in ("lay", "answer"):  # whatever one does, the other's guess is as good
        return [first]
    return [
        first,
        *(action for action in legal if action is not first and may_be_better(outlook, action)),
    ]


def may_be_better(outlook: Outlook, action: Action) -> bool:
    match action:
        case Play(card=card, effect=effect):
            return card is not GODCAT or effect is ATTACK or effect is TARGETED
        case PlaySet(kind=kind, size=size):
            if kind in CATS or kind is FERAL:
                return action is cat_set(outlook, size)
            return not action.godcat and WORTH[kind.index] < PRECIOUS
        case Name(card=card):
            return card is DEFUSE or card is NOPE or card is ATTACK or card is TARGETED
        case Give(card=card):
            return WORTH[card.index] < PRECIOUS
        case Hide(place=place):
            size = outlook.pile_size()
            return place - outlook.turns in (-1, 0, 1, 2) or place in (size // 2, size)
    return not isinstance(action, (GiveUp, MoreTime))


BOTS: dict[str, type[Bot[KittensView]]] = {"steady": Steady, "expert": Expert}
