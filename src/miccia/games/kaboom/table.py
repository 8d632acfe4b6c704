"""The table of Kaboom!: what lies where, and how cards and agents move. Who may do what is in rules.py.

Sets of agents, of wires and of seats are the bits of one number.
"""

from typing import Final

from mypy_extensions import i64

from miccia.core.bits import BITS
from miccia.core.chance import Chance
from miccia.core.game import State
from miccia.core.parts import Reduced
from miccia.games.kaboom import events
from miccia.games.kaboom.actions import ACT, Wild
from miccia.games.kaboom.cards import (
    AGENTS,
    COUNTDOWN,
    HAND,
    KINDS,
    WIRES,
    Card,
    Wire,
    all_cards,
    all_wires,
)
from miccia.games.kaboom.options import Options

NOBODY: Final[i64] = -1
ALL_FOUR: Final[i64] = 0b1111
SIZES: Final = [members.bit_count() for members in range(16)]  # of the sets of four


class Sighting:
    """A hand that was intercepted: who held it, in which round, what was taken and what was left (K31)."""

    def __init__(self, holder: i64, round: i64, taken: Card, left: tuple[Card, ...]) -> None:
        self.holder: i64 = holder
        self.round: i64 = round
        self.taken: Card = taken
        self.left: tuple[Card, ...] = left

    def __repr__(self) -> str:
        return f"{self.holder} in {self.round}: {self.taken} of {self.left}"

    def __reduce__(self) -> Reduced:
        return Sighting, (self.holder, self.round, self.taken, self.left)


class KaboomTable(State):
    """Everything on the table and in the hands."""

    options: Options
    game: i64 = 1  # of a match for points (K30)
    points: list[int]
    ended: events.Ended | None = None  # how the game ended, or the one before

    starter: i64 = 0
    round: i64 = 1
    player: i64 = 0  # whose turn it is
    phase: i64 = ACT
    countdown: i64 = COUNTDOWN
    mascot: i64 = NOBODY

    deck: tuple[Card, ...] = ()
    drawn: i64 = 0  # how many cards have left the deck
    discards: list[Card]
    hands: list[tuple[Card, ...]]

    wires: list[Wire]  # the combination
    face_up: i64 = 0  # which of them
    removed: list[Wire | None]  # what a Bypass took away from each place
    unused: tuple[Wire, ...] = ()

    inside: list[int]  # by seat: which agents
    below: list[tuple[Card, ...]]  # the Cuts below each agent, four agents for each seat (K16)
    played: list[tuple[Card, ...]]  # the cards on the agents of the player in turn (K9)
    acted: i64 = 0  # which of these have acted (K8)

    announced: Wild | None = None  # while its two cards are asked for (K13)
    target: i64 = NOBODY  # whose hand is being looked at (K19)
    choosing: i64 = 0  # the seats that an Alarm waits for (K22)
    choices: list[int]  # by seat: the agent that will leave
    until: i64 = -1

    analyzed: list[int]  # by seat: the face-down wires it has looked at (K15)
    sightings: list[tuple[Sighting, ...]]  # by seat: the hands it has looked at
    known: list[tuple[Card, ...]]  # at viewer * seats + holder: the cards that are certainly in that hand
    noted: bool = False  # whether anybody knows of any
    glimpsed: i64 = -1  # the wire that was looked at with the last move
    shown: i64 = -1  # and the one that was bypassed

    def copy_to(self, new: "KaboomTable") -> None:
        """Everything of this table, for one that shares what never changes."""
        new.seats = self.seats
        new.now = self.now
        new.over = self.over
        new.options = self.options
        new.game = self.game
        new.points = self.points[:]
        new.ended = self.ended
        new.starter = self.starter
        new.round = self.round
        new.player = self.player
        new.phase = self.phase
        new.countdown = self.countdown
        new.mascot = self.mascot
        new.deck = self.deck
        new.drawn = self.drawn
        new.discards = self.discards[:]
        new.hands = self.hands[:]
        new.wires = self.wires[:]
        new.face_up = self.face_up
        new.removed = self.removed[:]
        new.unused = self.unused
        new.inside = self.inside[:]
        new.below = self.below[:]
        new.played = self.played[:]
        new.acted = self.acted
        new.announced = self.announced
        new.target = self.target
        new.choosing = self.choosing
        new.choices = self.choices[:]
        new.until = self.until
        new.analyzed = self.analyzed[:]
        new.sightings = self.sightings[:]
        new.known = self.known[:]
        new.noted = self.noted
        new.glimpsed = self.glimpsed
        new.shown = self.shown

    # Setting up

    def clear(self) -> None:
        """All agents inside, no card dealt, the full countdown (K1, K2, K5)."""
        self.round = 1
        self.phase = ACT
        self.countdown = COUNTDOWN
        self.mascot = NOBODY
        self.deck = ()
        self.drawn = 0
        self.discards = []
        self.hands = [()] * self.seats
        self.wires = []
        self.face_up = 0
        self.removed = [None] * WIRES
        self.unused = ()
        self.inside = [int(ALL_FOUR)] * self.seats
        self.below = [()] * (self.seats * AGENTS)
        self.played = [()] * AGENTS
        self.acted = 0
        self.announced = None
        self.target = NOBODY
        self.choosing = 0
        self.choices = [-1] * self.seats
        self.until = -1
        self.analyzed = [0] * self.seats
        self.sightings = [()] * self.seats
        self.known = [()] * (self.seats * self.seats)
        self.noted = False

    def set_up(self, starter: i64, chance: Chance) -> None:
        """K3, K4: the wires and the cards are shuffled, everyone gets a hand."""
        self.clear()
        self.starter = starter
        wires = chance.shuffle("wires", all_wires(self.options.deck))
        self.wires = wires[:WIRES]
        self.unused = tuple(wires[WIRES:])
        self.deck = tuple(chance.shuffle("deck", all_cards(self.options.deck)))
        self.drawn = self.seats * HAND
        self.hands = [self.deck[first : first + HAND] for first in range(0, self.drawn, HAND)]

    # What can be counted

    def cuts_of(self, seat: i64) -> i64:
        """How many Cuts a player's agents have, those played this turn included (K16)."""
        count: i64 = 0
        for agent in range(AGENTS):
            count += len(self.below[seat * AGENTS + agent])
            if seat == self.player and self.new_cut(agent):
                count += 1
        return count

    def new_cut(self, agent: i64) -> bool:
        """Whether a Cut was played on the agent this turn: a wild pair never counts as one (K13)."""
        cards = self.played[agent]
        return len(cards) == 1 and cards[0].colour >= 0

    def outside(self, seat: i64) -> i64:
        """How many of a player's agents are outside."""
        return AGENTS - SIZES[self.inside[seat]]

    # What can be moved

    def draw(self, seat: i64, count: i64, begins: bool, chance: Chance) -> None:
        """K7: from the deck; once it is empty from the shuffled discards, and fewer if there are none."""
        hand = self.hands[seat]
        before = len(hand)
        for _ in range(count):
            if self.drawn == len(self.deck):
                if not self.discards:
                    break
                self.reshuffle(chance)
            hand += (self.deck[self.drawn],)
            self.drawn += 1
        self.hands[seat] = hand
        if self.journal is not None:
            names = [card.name for card in hand[before:]]
            self.journal.append(events.Drew(seat, len(names), names, begins))

    def reshuffle(self, chance: Chance) -> None:
        """The cards on agents are no discards (K7)."""
        self.deck = tuple(chance.shuffle("reshuffle", self.discards))
        self.drawn = 0
        self.discards = []
        if self.journal is not None:
            self.journal.append(events.Reshuffled(len(self.deck)))

    def lose(self, seat: i64, card: Card) -> None:
        """A card leaves a hand for all to see: it may be the one that somebody knew of (K31)."""
        self.hands[seat] = without(self.hands[seat], card)
        if self.noted:
            for place in range(seat, len(self.known), self.seats):
                if card in self.known[place]:
                    self.known[place] = without(self.known[place], card)

    def hand_over(self, giver: i64, taker: i64, card: Card) -> None:
        """K19: a card goes from hand to hand, and only these two know which. The giver knows that the taker
        holds it; to the others, who see that some card goes, it may be any that they knew in that hand."""
        self.hands[giver] = without(self.hands[giver], card)
        self.hands[taker] += (card,)
        for viewer in range(self.seats):
            place = viewer * self.seats + giver
            self.known[place] = but_any_one(self.known[place])
        self.see_hand(taker, giver)
        self.known[giver * self.seats + taker] = by_kind((*self.known[giver * self.seats + taker], card))

    def see_hand(self, viewer: i64, holder: i64) -> None:
        """K19, K31."""
        self.known[viewer * self.seats + holder] = by_kind(self.hands[holder])
        self.noted = True

    def send_out(self, seat: i64, agent: i64) -> tuple[Card, ...]:
        """An agent leaves the building, and all its Cuts, which are returned, are discarded (K18, K22)."""
        self.inside[seat] &= ~BITS[agent]
        lost = self.below[seat * AGENTS + agent]
        self.below[seat * AGENTS + agent] = ()
        if seat == self.player and self.new_cut(agent):
            lost += self.played[agent]
            self.played[agent] = ()
        self.discards += lost
        return lost


def without(cards: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    """The cards but one."""
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]


def but_any_one(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """What is left for certain when any one of the cards may be gone: of every kind all but one."""
    return tuple([card for place, card in enumerate(cards) if card in cards[:place]])


def by_kind(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """As cards are shown to others: their order must not tell which of them are new (K19)."""
    return tuple([card for kind in KINDS for card in cards if card is kind])


def colours(cuts: tuple[Card, ...]) -> list[str]:
    """The colours of Cuts."""
    return [card.name[4:] for card in cuts]


def lay(seats: int, options: Options, table: KaboomTable) -> None:
    """A table for so many, with nothing dealt yet."""
    table.seats = seats
    table.options = options
    table.points = [0] * seats
    table.clear()
