"""Exploding Kittens: Good vs Evil, E1 to E37. The numbers are those of the rulebook page.

The rules are told in chapters, each on top of the one before: table.py has the cards and who knows them,
turns.py the turns and explosions, effects.py what cards do, moves.py what may be done. Here cards are played
and reacted to, the clock decides, and the game is set up.
"""

from mypy_extensions import i64

from miccia.core.bits import BITS
from miccia.core.chance import Chance
from miccia.core.game import Action
from miccia.games.kittens import actions, events, moves
from miccia.games.kittens.cards import (
    DEFUSE,
    DEVILCAT,
    FAVOR,
    GODCAT,
    HAND,
    IN_HANDS,
    KITTEN,
    NOPE,
    TARGETED,
    Card,
    box,
    heap,
)
from miccia.games.kittens.effects import Effects
from miccia.games.kittens.options import Options


class Kittens(Effects):
    """The table of Kittens, with its rules."""

    def copy(self) -> "Kittens":
        new = Kittens()
        self.copy_to(new)
        return new

    def legal(self, seat: i64) -> list[Action]:
        return moves.legal(self, seat)

    def check(self, seat: i64, action: Action) -> None:
        moves.check(self, seat, action)

    def apply(self, seat: i64, action: Action, chance: Chance) -> None:
        if isinstance(action, actions.Pass):
            self.pass_by(seat, chance)
        elif isinstance(action, actions.Draw):
            self.draw()
        elif isinstance(action, actions.Play):
            self.lay_down((action.card,), action.effect, chance)
        elif isinstance(action, actions.PlaySet):
            self.lay_down(tuple(action.cards), action.kind, chance)
        elif isinstance(action, actions.Choose):
            if self.waiting.ask == "victim":
                self.aim(action.seat, chance)
            else:
                self.face(action.seat)
        elif isinstance(action, actions.Name):
            self.demand(action.card, chance)
        elif isinstance(action, actions.Nope):
            self.nope(seat, chance)
        elif isinstance(action, actions.MoreTime):
            self.stretch(seat)
        elif isinstance(action, actions.Give):
            self.take(action.card)
        elif isinstance(action, actions.Steal):
            self.take(GODCAT if action.godcat else self.any_card(chance))
        elif isinstance(action, actions.Heck):
            self.raise_heck(action.keep)
        elif isinstance(action, actions.Lay):
            self.lay(action.mine)
        elif isinstance(action, actions.Answer):
            self.answer(action.swap)
        elif isinstance(action, actions.Defuse):
            self.save(action.card)
        elif isinstance(action, actions.Hide):
            self.hide(action.place, BITS[seat])
        elif isinstance(action, actions.GiveUp):
            self.give_up(seat)

    def expire(self, chance: Chance) -> None:
        """E34: the window closes. E36: what the clock decides for a player."""
        ask = self.waiting.ask
        if ask == "nope":
            self.resolve(chance)
        elif ask == "turn":
            self.draw()
        elif ask == "victim":
            self.aim(chance.pick("victim", self.others(moves.takes_a_card(self))), chance)
        elif ask == "name":
            self.demand(chance.pick("name", IN_HANDS), chance)
        elif ask == "give":
            self.take(chance.pick("favor", self.cards_of(self.victim)))
        elif ask == "steal":
            self.take(self.any_card(chance))
        elif ask == "heck":
            self.raise_heck(False)
        elif ask == "opponent":
            self.face(chance.pick("opponent", self.others(False)))
        elif ask == "lay":
            self.lay(chance.pick("lay", [GODCAT, DEVILCAT]))
        elif ask == "answer":
            self.answer(False)
        elif ask == "defuse":
            self.save(DEFUSE if self.holds(self.player, DEFUSE) else GODCAT)
        elif ask == "hide":
            self.hide(chance.pick("place", list(range(len(self.pile) + 1))), 0)

    # Playing a card, and who may say no to it

    def lay_down(self, cards: tuple[Card, ...], effect: Card, chance: Chance) -> None:
        """E9, E23: cards are played. Whoever must choose a victim does so before the window opens."""
        for card in cards:
            self.discard(self.player, card)
        self.laid = cards
        self.effect = effect
        self.last = self.player
        self.stretched = 0
        if self.journal is not None:
            self.journal.append(events.Played(self.player, [card.name for card in cards], self.effect_name()))
        if len(cards) == 1 and effect is not TARGETED and effect is not FAVOR:
            self.open_window(chance)
            return
        victims = self.others(moves.takes_a_card(self))
        if len(victims) == 1:
            self.aim(victims[0], chance)
        else:
            self.ask("victim", self.player)

    def aim(self, victim: i64, chance: Chance) -> None:
        """E16, E18, E23: everybody hears whom it is aimed at."""
        self.victim = victim
        if self.journal is not None:
            self.journal.append(events.Aimed(self.player, self.effect_name(), victim, None))
        if len(self.laid) == 3:
            self.ask("name", self.player)
        else:
            self.open_window(chance)

    def demand(self, card: Card, chance: Chance) -> None:
        """E23: and which card the triple demands."""
        self.named = card
        if self.journal is not None:
            self.journal.append(events.Aimed(self.player, self.effect_name(), self.victim, card.name))
        self.open_window(chance)

    def open_window(self, chance: Chance) -> None:
        """E34: everybody but the one who put down the last card is asked, unless nobody can have a Nope."""
        self.passed = 0
        if self.nope_is_possible():
            self.ask_all()
        else:
            self.resolve(chance)

    def nope(self, seat: i64, chance: Chance) -> None:
        """E22: it cancels the card below it."""
        self.discard(seat, NOPE)
        self.last = seat
        self.height += 1
        self.stretched = 0
        if self.journal is not None:
            self.journal.append(events.Noped(seat, self.height))
        self.open_window(chance)

    def pass_by(self, seat: i64, chance: Chance) -> None:
        """E34: the last one to pass closes the window."""
        self.passed |= BITS[seat]
        if self.journal is not None:
            self.journal.append(events.Passed(seat))
        if self.passed == self.alive & ~BITS[self.last]:
            self.resolve(chance)

    def stretch(self, seat: i64) -> None:
        self.stretched |= BITS[seat]
        if self.journal is not None:
            self.journal.append(events.Stretched(seat))
        self.ask_all()


def deal(seats: int, options: Options, chance: Chance) -> Kittens:
    """E3 to E8: a Defuse and seven cards for each, then the Kittens go in, then the starter is drawn."""
    state = Kittens()
    lay(seats, options, state)
    deck = chance.shuffle("deck", box(seats))
    for seat in range(seats):
        state.hands.append(DEFUSE.one + heap(deck[HAND * seat : HAND * seat + HAND]))
        state.sizes.append(HAND + 1)
    state.known = [
        0 if place // seats == place % seats else DEFUSE.one for place in range(seats * (seats + 1))
    ]
    rest = deck[HAND * seats :]
    leave = len(rest) // 3 if options.quick else 0
    state.removed = tuple(rest[:leave])
    state.pile = chance.shuffle("pile", rest[leave:] + [KITTEN] * (seats - 1))[::-1]
    state.pile_known = [0] * len(state.pile)
    state.begin_turn(chance.pick("starter", list(range(seats))), 1, False)
    return state


def lay(seats: int, options: Options, state: Kittens) -> None:
    """An empty table, with the options that were agreed on."""
    state.seats = seats
    state.options = options
    state.window_millis = int(options.nope_seconds) * 1000
    state.turn_millis = int(options.turn_seconds) * 1000
    state.alive = 2**seats - 1
    state.hands = []
    state.sizes = []
    state.known = []
    state.pile = []
    state.pile_known = []
    state.discards = []
    state.effect = KITTEN


def absent(state: Kittens, seat: int) -> Action | None:
    """E34: everybody is asked in a window, so it does not wait for somebody who is gone."""
    return actions.PASSES[state.height] if state.waiting.ask == "nope" else None
