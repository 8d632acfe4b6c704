"""What a player of Kittens can tell from a seat: the odds of the next card, who is strong, who is rich.

All of it rests on what the seat may know (outlook.py): its own hand, the cards of the pile and of other hands
that it has seen, and what lies open. Among equals it is the one who plays next: no chair is picked on.
"""

from typing import Final

from mypy_extensions import i64

from miccia.core.chance import Chance
from miccia.games.kittens.cards import ATTACK, DEFUSE, HECK, KITTEN, SHUFFLE, TARGETED, Card
from miccia.games.kittens.outlook import Outlook
from miccia.games.kittens.table import NOBODY

# In a hundred hidden Kittens, how many the next player draws as the first, second, third, fourth card; the
# others lie anywhere.
HIDDEN_AT: Final = (50, 12, 9, 8)
LEFT: Final = (100, 50, 38, 29)  # how many of the hundred have not come by then
IN_A_DUEL: Final = (12, 3, 2, 2)  # the same of those that were hidden when two were left: most are buried
LEFT_IN_A_DUEL: Final = (100, 88, 85, 83)


class Suspicion:
    """Where a Kitten may be that somebody has just put into the pile, as far as everybody can tell."""

    def __init__(self) -> None:
        self.hider: i64 = NOBODY
        self.drawn: i64 = 0  # cards that have left the top since the hider's turns; below 0: they go on
        self.duel: bool = False  # whether two were left

    def copy(self) -> "Suspicion":
        new = Suspicion()
        new.hider = self.hider
        new.drawn = self.drawn
        new.duel = self.duel
        return new

    def hid(self, seat: i64, turns: i64, duel: bool) -> None:
        """A player who has so many turns to take, this one included, hid a Kitten, in a duel perhaps, or put
        a card on top."""
        self.hider = seat
        self.duel = duel
        self.drawn = 1 - turns

    def drew(self, card: Card | None) -> None:
        """This was drawn from the top; None stands for anything but a Kitten."""
        self.drawn += 1
        if card is KITTEN:
            self.forget()

    def forget(self) -> None:
        """The pile was shuffled, or the Kitten came to light."""
        self.hider = NOBODY

    def odds(self, seat: i64) -> float:
        """How likely that Kitten is the next card, to anybody but who hid it."""
        if self.hider == NOBODY or self.hider == seat or self.drawn < 0 or self.drawn >= len(HIDDEN_AT):
            return 0.0
        return float(self.at(self.drawn)) / float(self.left(self.drawn))

    def at(self, place: i64) -> i64:
        return IN_A_DUEL[place] if self.duel else HIDDEN_AT[place]

    def left(self, place: i64) -> i64:
        return LEFT_IN_A_DUEL[place] if self.duel else LEFT[place]

    def guess(self, chance: Chance) -> i64:
        """Under how many cards it lies, at random by these odds; -1 for anywhere."""
        place: i64 = max(0, -self.drawn)
        while self.drawn + place < len(HIDDEN_AT):
            if chance.below(self.left(self.drawn + place)) < self.at(self.drawn + place):
                return place
            place += 1
        return -1


def is_safe(outlook: Outlook) -> bool:
    """Whether a Kitten would not be the end."""
    return outlook.holds(DEFUSE) or outlook.godcat == outlook.seat


def hits_back(outlook: Outlook) -> bool:
    """Whether the next player is known to hold an attack."""
    other = outlook.after(outlook.seat)
    return outlook.known_to_hold(other, ATTACK) or outlook.known_to_hold(other, TARGETED)


def can_flee(outlook: Outlook) -> bool:
    return outlook.holds(HECK) or outlook.holds(TARGETED) or outlook.holds(ATTACK)


def falls_to_seat(outlook: Outlook) -> bool:
    """Whether the seat would have to draw next what somebody gets away from; else it is not its affair."""
    if outlook.effect is TARGETED:
        return outlook.victim == outlook.seat
    if outlook.effect is SHUFFLE:
        return outlook.is_duel() and outlook.kittens() < outlook.pile_size()
    ends = outlook.effect is ATTACK or outlook.turns == 1  # else whoever plays it draws next all the same
    return ends and outlook.after(outlook.player) == outlook.seat


def defuses_about(outlook: Outlook) -> i64:
    """How many Defuses are neither in one's own hand nor discarded."""
    in_game: i64 = outlook.seats + min(2, DEFUSE.copies - outlook.seats)
    return in_game - outlook.discarded(DEFUSE) - (outlook.hand >> DEFUSE.shift & 7)


def weakest(outlook: Outlook) -> i64:
    """The other living player who is least likely to survive a Kitten."""
    best: i64 = NOBODY
    least: i64 = 1000
    for step in range(1, outlook.seats):
        other: i64 = (outlook.seat + step) % outlook.seats
        if outlook.is_alive(other):
            strength: i64 = outlook.size(other)
            if outlook.known_to_hold(other, DEFUSE) or outlook.godcat == other:
                strength += 100
            if strength < least:
                best, least = other, strength
    return best


def richest(outlook: Outlook) -> i64:
    """Whom to rob blindly: of the Godcat, of a Defuse that lies among few cards, or of a full hand."""
    best: i64 = NOBODY
    most: i64 = -1
    for step in range(1, outlook.seats):
        other: i64 = (outlook.seat + step) % outlook.seats
        if outlook.is_alive(other) and outlook.size(other):
            wealth: i64 = outlook.size(other)
            if outlook.known_to_hold(other, DEFUSE):
                wealth = 150 - wealth
            if outlook.godcat == other:
                wealth += 200
            if wealth > most:
                best, most = other, wealth
    return best


def poorest(outlook: Outlook) -> i64:
    """Whom to ask for a favour: who has few cards must give a good one."""
    best: i64 = NOBODY
    least: i64 = 1000
    for step in range(1, outlook.seats):
        other: i64 = (outlook.seat + step) % outlook.seats
        if outlook.is_alive(other) and 0 < outlook.size(other) < least:
            best, least = other, outlook.size(other)
    return best
