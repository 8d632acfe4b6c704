"""The table of Kittens: where the cards lie, who knows which of them, and who is asked what.

Knowledge belongs to viewers: every seat is one, and after them comes the public, which sees what everybody
sees and stands for onlookers and for players who are out (E35). What a viewer knows of a hand is a heap of
cards that are certainly in it. Who knows a card of the pile is a set of viewers.
"""

from typing import Final

from mypy_extensions import i64

from miccia.core.bits import BITS
from miccia.core.game import State
from miccia.core.turn import SEAT_SETS, Turn, Waiting
from miccia.games.kittens.cards import GODCAT, NOPE, Card, spread
from miccia.games.kittens.options import Options

ASKS: Final = (
    *("turn", "victim", "name", "give", "steal", "heck"),
    *("opponent", "lay", "answer", "defuse", "hide"),
)
ALONE: Final = {ask: [Waiting(SEAT_SETS[BITS[seat]], None, ask) for seat in range(5)] for ask in ASKS}
PLAYMAT: Final[i64] = -1  # where the Godcat is when nobody holds it
NOBODY: Final[i64] = -1


class KittensTable(State):
    """What lies on the table. The rules that move it are in rules.py."""

    options: Options
    window_millis: i64 = 0  # E34; 0: no clock
    turn_millis: i64 = 0  # E36; 0: no clock

    waiting: Waiting  # who is asked what, until when
    player: i64 = 0  # whose turn it is
    turns: i64 = 1  # how many the player has to take, the present one included
    attacked: bool = False  # E15: the player is under attack
    alive: i64 = 0  # a set of seats
    out: tuple[int, ...] = ()  # who was eliminated, first to last

    hands: list[int]  # heaps
    sizes: list[int]  # how many cards are in each hand
    known: list[int]  # at viewer * seats + holder: the cards that the viewer knows to be in that hand
    pile: list[Card]  # the top card is the last
    pile_known: list[int]  # for each card of the pile, who knows it: a set of viewers
    discards: list[Card]
    nopes: i64 = 0  # how many of the discards are Nopes
    removed: tuple[Card, ...] = ()  # E7: what left the game unseen
    godcat: i64 = PLAYMAT  # who holds it

    # The chain: the play that is being aimed, answered or carried out, and the Nopes on it
    laid: tuple[Card, ...] = ()  # the cards of the play; none: there is no chain
    effect: Card  # what a single card does, or the kind of a set
    victim: i64 = NOBODY
    named: Card | None = None  # what a triple demands
    height: i64 = 0  # how many Nopes
    last: i64 = NOBODY  # who put the last card on it
    passed: i64 = 0  # a set of seats
    stretched: i64 = 0  # who has asked for more time in this window: a set of seats
    mine: Card | None = None  # E28: what the player has laid before themselves

    def copy_to(self, new: "KittensTable") -> None:
        new.seats = self.seats
        new.now = self.now
        new.over = self.over
        new.options = self.options
        new.window_millis = self.window_millis
        new.turn_millis = self.turn_millis
        new.waiting = self.waiting
        new.player = self.player
        new.turns = self.turns
        new.attacked = self.attacked
        new.alive = self.alive
        new.out = self.out
        new.hands = self.hands[:]
        new.sizes = self.sizes[:]
        new.known = self.known[:]
        new.pile = self.pile[:]
        new.pile_known = self.pile_known[:]
        new.discards = self.discards[:]
        new.nopes = self.nopes
        new.removed = self.removed
        new.godcat = self.godcat
        new.laid = self.laid
        new.effect = self.effect
        new.victim = self.victim
        new.named = self.named
        new.height = self.height
        new.last = self.last
        new.passed = self.passed
        new.stretched = self.stretched
        new.mine = self.mine

    # Who is asked

    def turn(self) -> Turn:
        return self.waiting if self.over is None else self.over

    def ask(self, what: str, seat: i64) -> None:
        """One player is to decide something; the soft clock of E36 runs if there is one."""
        self.waiting = ALONE[what][seat]
        if self.turn_millis:
            self.waiting = Waiting(self.waiting.seats, self.now + self.turn_millis, what)

    def ask_all(self) -> None:
        """E34: all living players may Nope, except whoever put the last card on the chain."""
        until = self.now + self.window_millis if self.window_millis else None
        self.waiting = Waiting(SEAT_SETS[self.alive & ~BITS[self.last]], until, "nope")

    def is_alive(self, seat: i64) -> bool:
        return self.alive >> seat & 1 != 0

    def after(self, seat: i64) -> i64:
        """The next living player clockwise."""
        seat = (seat + 1) % self.seats
        while not self.alive >> seat & 1:
            seat = (seat + 1) % self.seats
        return seat

    def others(self, with_cards: bool) -> list[int]:
        """The other living players; for what takes a card, those who hold any (E18)."""
        player = self.player
        return [
            seat
            for seat in range(self.seats)
            if seat != player and self.alive >> seat & 1 and (self.sizes[seat] or not with_cards)
        ]

    def somebody_has_cards(self) -> bool:
        """E18: whether there is anybody to take a card from."""
        return sum(self.sizes) > self.sizes[self.player]

    def nope_is_possible(self) -> bool:
        """E34: as far as everybody can tell. A Godcat has another back and is no Nope."""
        if self.nopes == NOPE.copies:
            return False
        for seat in range(self.seats):
            if seat != self.last and self.sizes[seat] > (1 if seat == self.godcat else 0):
                return True
        return False

    def effect_name(self) -> str:
        """What the play on the chain does, as it is told."""
        return (self.effect.name, "pair", "triple")[len(self.laid) - 1]

    # Cards move, and viewers keep up

    def holds(self, seat: i64, card: Card) -> bool:
        return self.hands[seat] >> card.shift & 7 != 0

    def take_in(self, seat: i64, card: Card) -> None:
        self.hands[seat] += card.one
        self.sizes[seat] += 1

    def let_go(self, seat: i64, card: Card) -> None:
        self.hands[seat] -= card.one
        self.sizes[seat] -= 1

    def discard(self, seat: i64, card: Card) -> None:
        """From a hand onto the discards for all to see; the Godcat goes to the playmat (E31)."""
        self.let_go(seat, card)
        if card is GODCAT:
            self.godcat = PLAYMAT
        else:
            self.see_leave(seat, card)
            self.discards.append(card)
            if card is NOPE:
                self.nopes += 1

    def see_leave(self, holder: i64, card: Card) -> None:
        """Everybody sees a card leave a hand: it may be the one that a viewer knew of."""
        known = self.known
        for place in range(holder, len(known), self.seats):
            if known[place] >> card.shift & 7:
                known[place] -= card.one

    def learn(self, viewers: i64, holder: i64, card: Card) -> None:
        """These viewers see a card enter a hand."""
        for viewer in range(self.seats + 1):
            if viewers >> viewer & 1 and viewer != holder:
                self.known[viewer * self.seats + holder] += card.one

    def pass_openly(self, giver: i64, taker: i64, card: Card) -> None:
        """A card goes from hand to hand for all to see."""
        self.let_go(giver, card)
        self.take_in(taker, card)
        if card is GODCAT:
            self.godcat = taker
        else:
            self.see_leave(giver, card)
            self.learn(EVERYBODY, taker, card)

    def pass_secretly(self, giver: i64, taker: i64, card: Card) -> None:
        """A card goes from hand to hand and only these two see it. The others see that some card does:
        any that they knew of may be gone, so they are sure of none."""
        self.let_go(giver, card)
        self.take_in(taker, card)
        for viewer in range(self.seats + 1):
            place = viewer * self.seats + giver
            if viewer != taker:
                self.known[place] = 0
            elif self.known[place] >> card.shift & 7:
                self.known[place] -= card.one
        self.learn(BITS[giver], taker, card)

    def draw_top(self) -> Card:
        """The top card leaves the pile; whoever knew it has seen it enter the player's hand."""
        card = self.pile.pop()
        self.enter_hand(card, self.pile_known.pop())
        return card

    def draw_bottom(self) -> Card:
        card = self.pile.pop(0)
        self.enter_hand(card, self.pile_known.pop(0))
        return card

    def enter_hand(self, card: Card, viewers: i64) -> None:
        if card.index:  # a Kitten never enters a hand: it is shown
            self.take_in(self.player, card)
            if viewers:
                self.learn(viewers, self.player, card)

    def insert(self, card: Card, place: i64, viewers: i64) -> None:
        """A card goes under `place` cards of the pile. Only these viewers see where; it may have moved any
        card that others knew of, so they know none."""
        below = len(self.pile) - place
        self.pile.insert(below, card)
        self.pile_known = [seers & viewers for seers in self.pile_known]
        self.pile_known.insert(below, viewers)

    def cards_of(self, seat: i64) -> list[Card]:
        return spread(self.hands[seat])


EVERYBODY: Final = 0b111111  # every viewer there can be
