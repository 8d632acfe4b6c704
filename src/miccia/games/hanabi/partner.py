"""The player behind the bot `expert` at a table of two: it keeps the pact and looks ahead in it."""

from copy import copy

from miccia.bots import Choice
from miccia.core.chance import Chance
from miccia.core.words import Reason
from miccia.games.hanabi.accord import Insight, choose
from miccia.games.hanabi.actions import ACTIONS
from miccia.games.hanabi.cards import NAMED, VALUES, kinds
from miccia.games.hanabi.events import Clued, Completed, Discarded, Drew, HanabiEvent, LastRound, Played
from miccia.games.hanabi.expert import just_dealt
from miccia.games.hanabi.foresight import WORLDS, consider
from miccia.games.hanabi.pact import CLUE, DISCARD, agree
from miccia.games.hanabi.shown import HanabiView
from miccia.games.hanabi.surmise import Past

LATE = 12  # with more cards in the deck, one that is known to fit is just played


class Partner:
    """A player who keeps the pact, as long as the other does."""

    worlds = WORLDS  # that are tried before an act

    def __init__(self, view: HanabiView) -> None:
        assert view.seat is not None
        self.seat = view.seat
        self.rainbow = view.options.six_colours == "rainbow"
        self.pact = agree(view.seats, view.options, view.seat)
        self.past = Past()
        self.pact.player = view.player
        self.trusts = view.seats == 2 and just_dealt(view)
        for hand in view.hands:
            for held in hand:
                self.pact.faces[held.order] = self.kind(held.card)

    def copy(self) -> "Partner":
        new = copy(self)
        new.pact, new.past = self.pact.copy(), self.past.copy()
        return new

    def kind(self, name: str | None) -> int:
        return int(NAMED[self.rainbow][name].index) if name else -1

    def hear(self, event: HanabiEvent) -> None:
        """Read an event by the pact."""
        if not self.trusts:
            return
        pact = self.pact
        if isinstance(event, (Clued, Played, Discarded)):
            if event.seat != self.seat:
                self.past.add(pact.copy(), act_of(event))
            self.hear_act(event)
            if pact.turns_left > 0:
                pact.turns_left -= 1
            pact.player = 1 - event.seat
        elif isinstance(event, Drew):
            pact.enter(event.seat, event.order, self.kind(event.card))
        elif isinstance(event, Completed):
            pact.clues += event.clue
        elif isinstance(event, LastRound):
            pact.turns_left = pact.seats

    def hear_act(self, event: Clued | Played | Discarded) -> None:
        pact = self.pact
        if isinstance(event, Clued):
            pact.clues -= 1
            pact.hear_clue(event.to, VALUES.index(event.value), event.orders)
            return
        kind, fits = self.kind(event.card), isinstance(event, Played) and event.fits
        if not pact.promised[event.order] >> kind & 1:
            self.trusts = False
        pact.clues += isinstance(event, Discarded)
        pact.strikes += isinstance(event, Played) and not fits
        pact.leave(event.seat, event.order, kind, fits)

    def decide(self, view: HanabiView, chance: Chance) -> Choice:
        """The usual act, or a better one."""
        usual, key = choose(self.pact, self.seat)
        act = usual
        if key != "known" or len(self.pact.box.deck) - self.pact.drawn <= LATE:
            act = consider(self.pact, self.seat, usual, self.past, self.worlds, chance)
        return self.explain(act, key if act == usual else "weighed")

    def explain(self, act: int, key: str) -> Choice:
        """The act with its reason and what that says."""
        if act < CLUE:
            return Choice(ACTIONS[act], Reason(key, {"slot": act % DISCARD}))
        facts: dict[str, object] = {"seat": 1 - self.seat}
        card = Insight(self.pact, self.seat).subject(act - CLUE, key)
        if card >= 0:
            facts["card"] = kinds(self.rainbow)[card].name
        return Choice(ACTIONS[act], Reason(key, facts))


def act_of(event: Clued | Played | Discarded) -> int:
    """The number of what was done, at a table of two."""
    if isinstance(event, Clued):
        return CLUE + VALUES.index(event.value)
    return event.slot + (DISCARD if isinstance(event, Discarded) else 0)
