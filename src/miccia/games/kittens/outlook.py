"""What a seat of Kittens may know of a game, as a type: the ideas of a player are made of this alone.

Nothing but what is written here gets out of a state, whichever state it is: the game itself, or one of the
worlds that a player imagines. Swap what is hidden from the seat, and every answer stays the same.
"""

from mypy_extensions import i64

from miccia.games.kittens.cards import GODCAT, KITTEN, Card
from miccia.games.kittens.rules import Kittens


class World(Kittens):
    """A game that somebody imagines behind a view: it may be played on. The game itself is no World."""

    def copy(self) -> "World":
        new = World()
        self.copy_to(new)
        return new


class Outlook:
    """The table from a seat."""

    def __init__(self, state: Kittens, seat: i64) -> None:
        self._state: Kittens = state
        self.seat: i64 = seat
        self.seats: i64 = state.seats
        self.ask: str = state.waiting.ask
        self.player: i64 = state.player
        self.turns: i64 = state.turns
        self.hand: i64 = state.hands[seat]  # a heap
        self.godcat: i64 = state.godcat  # who holds it
        self.laid: i64 = len(state.laid)  # how many cards the play is made of
        self.effect: Card = state.effect if self.laid else KITTEN  # of the play, if there is one
        self.victim: i64 = state.victim
        self.named: Card | None = state.named
        self.height: i64 = state.height

    def holds(self, card: Card) -> bool:
        return self.hand >> card.shift & 7 != 0

    # The others

    def size(self, holder: i64) -> i64:
        """How many cards somebody holds."""
        return self._state.sizes[holder]

    def is_alive(self, seat: i64) -> bool:
        return self._state.is_alive(seat)

    def after(self, seat: i64) -> i64:
        """The next living player clockwise."""
        return self._state.after(seat)

    def is_duel(self) -> bool:
        """Whether only two are left."""
        return len(self._state.out) == self.seats - 2

    def somebody_has_cards(self) -> bool:
        """Whether the player could take a card from anybody (E18)."""
        return self._state.somebody_has_cards()

    def known_to_hold(self, holder: i64, card: Card) -> bool:
        """Whether the seat is sure of that card in another hand; a Godcat is known by its back (E10)."""
        if card is GODCAT:
            return self.godcat == holder
        return self._state.known[self.seat * self.seats + holder] >> card.shift & 7 != 0

    # The pile and the discards

    def discarded(self, card: Card) -> i64:
        count: i64 = 0
        for gone in self._state.discards:
            if gone is card:
                count += 1
        return count

    def pile_size(self) -> i64:
        return len(self._state.pile)

    def kittens(self) -> i64:
        """How many are in the pile: everybody can count those that are not."""
        return self._state.pile.count(KITTEN)

    def knows_top(self) -> bool:
        return self._state.pile_known[-1] >> self.seat & 1 != 0

    def sees_kitten_below(self) -> bool:
        """Whether the bottom card is known to be one (E19)."""
        return self._state.pile_known[0] >> self.seat & 1 != 0 and self._state.pile[0] is KITTEN

    def risk(self) -> float:
        """How likely the next card is a Kitten, if unknown ones may be at any unknown place alike."""
        state = self._state
        if self.knows_top():
            return 1.0 if state.pile[-1] is KITTEN else 0.0
        kittens: i64 = 0
        places: i64 = 0
        for place in range(len(state.pile)):
            if not state.pile_known[place] >> self.seat & 1:
                places += 1
                if state.pile[place] is KITTEN:
                    kittens += 1
        return float(kittens) / float(places)
