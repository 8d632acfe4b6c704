"""The player behind the bot `expert`: it talks in the code of hats.py and looks ahead in imagined worlds."""

from copy import copy

from miccia.bots import Choice
from miccia.core.chance import Chance
from miccia.core.words import Reason
from miccia.games.hanabi.actions import ACTIONS, Clue
from miccia.games.hanabi.cards import NAMED, VALUES
from miccia.games.hanabi.events import Clued, Discarded, Drew, HanabiEvent, Played
from miccia.games.hanabi.hats import hear_clue, hear_discard
from miccia.games.hanabi.lookahead import consider
from miccia.games.hanabi.public import sit_down
from miccia.games.hanabi.routine import choose
from miccia.games.hanabi.shown import HanabiView


class Speaker:
    """A player who talks in the code, as long as everybody does."""

    def __init__(self, view: HanabiView) -> None:
        assert view.seat is not None
        self.seat = view.seat
        self.named = NAMED[view.options.six_colours == "rainbow"]
        self.public = sit_down(view.seats, view.options, view.seat)
        # Two would tell each other too little by it, and what was said before cannot be known.
        self.public.trusting = view.seats > 2 and just_dealt(view)
        for hand in view.hands:
            for held in hand:
                self.public.faces[held.order] = self.kind(held.card)

    @property
    def trusts(self) -> bool:
        """Whether all that has happened goes with the code."""
        return self.public.trusting

    def copy(self) -> "Speaker":
        new = copy(self)
        new.public = self.public.copy()
        return new

    def kind(self, name: str | None) -> int:
        return int(self.named[name].index) if name else -1

    def hear(self, event: HanabiEvent) -> None:
        """Read an event by the code."""
        public = self.public
        if not public.trusting:
            return
        if isinstance(event, Clued):
            hear_clue(public, event.seat, event.to, VALUES.index(event.value), event.orders)
        elif isinstance(event, Played):
            public.leave(event.seat, event.order, self.kind(event.card), event.fits)
        elif isinstance(event, Discarded):
            hear_discard(public, event.seat, event.order)
            public.leave(event.seat, event.order, self.kind(event.card), False)
        elif isinstance(event, Drew):
            public.enter(event.seat, event.order, self.kind(event.card))

    def decide(self, view: HanabiView, chance: Chance) -> Choice:
        """The usual act, or a better one."""
        public = self.public
        public.player, public.clues, public.strikes = self.seat, view.clues, view.strikes
        public.turns_left = -1 if view.turns_left is None else view.turns_left
        usual, key = choose(public, self.seat)
        act = consider(public, self.seat, usual, chance)
        return explain(view, act, key if act == usual else "weighed")


def just_dealt(view: HanabiView) -> bool:
    """Whether nothing has happened yet at this table."""
    return view.clues == view.options.clues and not view.discards and not view.score


def explain(view: HanabiView, act: int, key: str) -> Choice:
    """The act with its reason and what that says."""
    action = ACTIONS[act]
    if isinstance(action, Clue):
        return Choice(action, Reason(key, {"seat": (view.player + int(action.offset)) % view.seats}))
    return Choice(action, Reason(key, {"slot": act % 5}))
