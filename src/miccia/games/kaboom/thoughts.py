"""What a player of Kaboom! makes of the table: how both ends stand, by the cards that are still to come.

The wires take so many more turns; the countdown lasts so many more rounds, Timers reckoned with; and somebody
leads. All three are estimates from what the seat may know, with whatever deck is played (K40).
"""

from typing import Final

from mypy_extensions import i64

from miccia.games.kaboom.beliefs import believe
from miccia.games.kaboom.cards import (
    AGENTS,
    ALARM,
    ANALYZE,
    DOUBLE_TIMER,
    EXIT,
    KINDS,
    MAX_CUTS,
    RE_ENTER,
    TIMER,
    WILD_FROM,
    WIRES,
    Card,
    box_with,
    draws,
)
from miccia.games.kaboom.habits import STEADY, Habits
from miccia.games.kaboom.outlook import Outlook
from miccia.games.kaboom.table import ALL_FOUR, NOBODY, SIZES

NEVER: Final = 99.0  # turns of whoever cannot defuse
SHUT_OUT: Final = 50.0  # and of whoever has nobody inside
IN_HAND: Final = 0.5  # fitting Cuts that others hold, on average
FITTING: Final = 0.5  # of all Cuts
SCARCE: Final = 0.02  # no card is rarer than that: the discards come back (K7)
FREE: Final = 0.3  # of the Timers that are drawn are played while nobody has René
JUNK: Final = 2.1  # cards below this value pay for others
# What outside actions are worth keeping, by kind: while the wires are the aim, and later.
EARLY: Final = [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.5, 2.0, 2.0, 1.0, 0.0, 1.0]
LATE: Final = [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.5, 3.0, 3.0, 2.0, 0.0, 1.0]
USUAL_BOX: Final = [box_with({})[card.name] for card in KINDS]


class Thoughts:
    """What a seat makes of the table."""

    def __init__(self, outlook: Outlook, habits: Habits = STEADY) -> None:
        seat = outlook.seat
        self.outlook = outlook
        self.habits = habits
        self.seat: i64 = seat
        self.countdown: i64 = outlook.countdown
        self.owner: bool = outlook.mascot == seat
        self.held = [0] * 12
        for card in outlook.hand:
            self.held[card.index] += 1
        acted: i64 = outlook.acted() if outlook.acts else 0
        self.inside: i64 = outlook.inside(seat) & ~acted
        self.outside: i64 = ALL_FOUR & ~outlook.inside(seat) & ~acted
        self.out: i64 = outlook.outside(seat)
        self.cuts = [0, 0, 0, 0]
        for agent in range(AGENTS):
            for card in outlook.below(seat, agent):
                self.cuts[card.colour] += 1
            if outlook.acts and outlook.new_cut(agent):
                self.cuts[outlook.played(agent)[0].colour] += 1
        self.unseen: i64 = ALL_FOUR & ~outlook.seen
        self.belief = believe(outlook)
        aim = self.belief.aim(self.cuts, self.held)
        self.aim = aim.colours
        self.missing: i64 = aim.missing
        self.to_find: i64 = aim.to_find
        self.draws = float(draws(outlook.seats))
        self.to_come = to_come(outlook)
        self.cards = float(max(1, sum(self.to_come)))
        self.rounds = self.rounds_left()
        self.turns = self.turns_needed()
        self.lead = NEVER
        self.leader: i64 = NOBODY
        for offset in range(1, outlook.seats):
            other = (seat + offset) % outlook.seats
            turns = self.turns_of(other)
            if turns < self.lead:
                self.lead, self.leader = turns, other
        self.hopeful: bool = (
            not self.owner
            and self.rounds - self.turns >= habits.slack
            and self.turns - self.lead <= habits.behind
        )

    # Both ends

    def rounds_left(self) -> float:
        """How many rounds the countdown lasts if Timers come as they lie in the deck."""
        seconds = float(self.to_come[TIMER.index] + 2 * self.to_come[DOUBLE_TIMER.index])
        a_round = self.draws * seconds / self.cards
        if self.outlook.mascot == NOBODY:
            a_round *= FREE
        return float(self.countdown) / (1.0 + a_round)

    def turns_needed(self) -> float:
        """How many turns it takes to find the Cuts that are missing, and to look at the wires meanwhile."""
        if self.owner:
            return NEVER
        if not self.outlook.inside(self.seat):
            return SHUT_OUT
        fitting: i64 = 0
        for colour in range(4):
            if self.aim[colour] > self.cuts[colour] + self.held[colour]:
                fitting += self.to_come[colour]
        to_draw = float(self.to_find) / max(SCARCE, float(fitting) / self.cards)
        looks: i64 = max(0, SIZES[self.unseen] - self.held[ANALYZE.index])
        useful: i64 = min(self.held[ANALYZE.index], SIZES[self.unseen]) + self.missing - self.to_find
        spare: i64 = max(0, len(self.outlook.hand) - useful)
        return max(0.0, to_draw, float(self.to_find + 2 * looks - spare)) / self.draws

    def turns_of(self, other: i64) -> float:
        """The same of somebody whose hand one does not see."""
        outlook = self.outlook
        if other == outlook.mascot:
            return NEVER
        if not outlook.inside(other):
            return SHUT_OUT
        cuts: i64 = self.to_come[0] + self.to_come[1] + self.to_come[2] + self.to_come[3]
        to_find = max(0.0, float(MAX_CUTS - outlook.cuts_of(other)) - IN_HAND)
        to_draw = to_find / max(SCARCE, float(cuts) * FITTING / self.cards)
        looks: i64 = WIRES - SIZES[outlook.analyzed(other) | outlook.face_up]
        return max(to_draw, to_find + 2.0 * float(looks)) / self.draws

    # René

    def forlorn(self) -> bool:
        """Whether the wires are so far off that one goes out first: he who does shows all others the bar."""
        rivals = float(self.outlook.seats - 2)
        return self.turns - self.rounds >= self.habits.forlorn * rivals

    def bar(self) -> i64:
        """How many Exits take René now (K27)."""
        mascot = self.outlook.mascot
        if mascot == NOBODY:
            return 1
        return max(1, self.outlook.outside(mascot) - self.out)

    def exits(self, kept: i64) -> i64:
        """How many agents could leave this turn if all cards but those kept were paid for it."""
        exits: i64 = self.held[EXIT.index]
        if self.countdown >= WILD_FROM:
            exits += max(0, len(self.outlook.hand) - exits - kept) // 2
        return min(exits, SIZES[self.inside])

    def seconds(self) -> i64:
        """How much of the countdown the Timers in hand can remove this turn (K20, K21)."""
        agents: i64 = SIZES[self.outside]
        doubles = min(agents, self.held[DOUBLE_TIMER.index])
        return 2 * doubles + min(agents - doubles, self.held[TIMER.index])

    def followers(self) -> i64:
        """How many others have an agent inside, who could leave and take René back."""
        count: i64 = 0
        for other in range(self.outlook.seats):
            if other != self.seat and self.outlook.inside(other):
                count += 1
        return count

    def alarm_brings_closer(self, mascot: i64) -> bool:
        """Whether an Alarm sends an agent of one's own out, and none of René's owner (K22)."""
        if not self.held[ALARM.index] or not self.outside:
            return False
        return SIZES[self.inside] > 1 and not self.outlook.inside(mascot)

    def timers(self) -> i64:
        return self.held[TIMER.index] + self.held[DOUBLE_TIMER.index]

    def ends_soon(self) -> bool:
        """Whether the Timers in hand end the countdown by one's next turn, a round from now (K6)."""
        timers = self.timers()
        now: i64 = min(SIZES[self.outside], timers)
        then: i64 = min(self.out if self.owner else self.out + 1, timers - now)
        played = now + then
        return played > 0 and played + min(played, self.held[DOUBLE_TIMER.index]) + 1 >= self.countdown

    # Cards

    def value(self, card: Card) -> float:
        """What a card is worth keeping."""
        inside: i64 = SIZES[self.outlook.inside(self.seat)]
        colour = card.colour
        if colour >= 0:
            if not inside or not self.hopeful:
                return 0.2
            need: i64 = self.aim[colour] - self.cuts[colour]
            if need <= 0:
                return 0.5
            return 3.0 if need >= self.held[colour] else 1.2
        if card is EXIT:
            if not inside:
                return 0.6 if self.held[RE_ENTER.index] else 0.1
            if self.hopeful:
                return 1.5
            return 4.0 if self.held[EXIT.index] <= inside else 1.0
        if card is ANALYZE:
            return 2.2 if self.unseen and self.hopeful else 0.1
        if card is RE_ENTER:
            return 2.2 if not inside and not self.owner else 0.3
        if (card is TIMER or card is DOUBLE_TIMER) and self.seconds() >= self.countdown:
            return 9.0  # they end it, once René is here
        return (EARLY if self.hopeful else LATE)[card.index]

    def junk(self) -> i64:
        """How many cards are not worth keeping."""
        count: i64 = 0
        for card in self.outlook.hand:
            if self.value(card) < JUNK:
                count += 1
        return count


def to_come(outlook: Outlook) -> list[int]:
    """By kind, the cards that the seat does not see: in the deck, or in the hands of others."""
    cards = USUAL_BOX[:]
    deck = outlook.box()
    if deck:
        box = box_with(deck)
        cards = [box[card.name] for card in KINDS]
    for card in outlook.open_cards():
        cards[card.index] -= 1
    return cards
