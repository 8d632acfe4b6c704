"""What two players of Hanabi have agreed on, as both of them know it: the convention of reading.py for two.

It is kept in numbers, so that a table can be copied and played on thousands of times. What a clue means
follows from what both know, never from why it was given. Kinds of card are numbers, sets of them the bits of
one number.
"""

from typing import Final

from mypy_extensions import i64

from miccia.games.hanabi.options import Options
from miccia.games.hanabi.public import MATCHING, Public, lay_out
from miccia.games.hanabi.rules import matching

DISCARD: Final = 5  # the number of the action that discards the oldest card; below are those that play
CLUE: Final = 10  # of the first clue
RANK: Final = 6  # from this value on, clues name ranks
NAMES_TWO: Final = 7
TWOS: Final[i64] = matching(NAMES_TWO, False)
FIVES: Final[i64] = matching(10, False)


class Pact(Public):
    """A table of two."""

    meant: list[int]  # by order: the kinds that clues were taken to mean
    promised: list[int]  # by order: the same, where a clue was about the card
    clued: list[bool]  # by order

    def copy(self) -> "Pact":
        """The same table, to be played on."""
        new = Pact()
        self.copy_to(new)
        new.meant, new.promised, new.clued = self.meant[:], self.promised[:], self.clued[:]
        return new

    def count(self) -> None:
        """Each player counts what they see; nothing of it is common."""

    def believed(self, order: int, there: i64) -> i64:
        """What a card is taken for by one to whom only the kinds that are `there` can be left."""
        possible: i64 = self.masks[order] & there
        if not self.clued[order]:
            return possible
        useful = possible & self.useful
        meant: i64 = useful & self.meant[order]
        return meant or useful or possible

    def chop(self, seat: i64) -> int:
        """The order of the card that a player would discard next; -1 if all have clues."""
        for order in self.hands[seat]:
            if not self.clued[order]:
                return order
        return -1

    def ready_soon(self) -> i64:
        """What can be played now, or once everything lies there that both know is about to be played."""
        waiting: list[i64] = []
        for hand in self.hands:
            for order in hand:
                if self.clued[order]:
                    kind = self.believed(order, self.anything)
                    if kind & kind - 1 == 0:
                        waiting.append(kind)
        playable = self.playable
        found = True
        while found:
            found = False
            for kind in waiting:
                if kind & playable:
                    playable = playable & ~kind
                    if not kind & FIVES:
                        playable |= kind * 2 & self.useful
                    found = True
        return playable

    def hear_clue(self, to: int, value: int, touched: list[int]) -> None:
        """A clue was given, and is read."""
        reading = Reading(self, to, value, touched, self.ready_soon())
        for place, order in enumerate(self.hands[to]):
            self.masks[order] = reading.masks[place]
            self.meant[order] = reading.meant[place]
            self.promised[order] = reading.promised[place]
            self.clued[order] = reading.clued[place]


class Reading:
    """What a clue makes of a hand, by place."""

    def __init__(self, pact: Pact, to: int, value: int, touched: list[int], ready: i64) -> None:
        hand = pact.hands[to]
        matches: i64 = MATCHING[pact.rainbow][value]
        self.masks: list[int] = []
        self.meant: list[int] = []
        self.promised: list[int] = []
        self.clued: list[bool] = []
        self.focus: int = find_focus(pact, to, touched)  # the place of the card it is about; -1 for none
        for order in hand:
            clued = pact.clued[order]
            meant = pact.meant[order]
            if order in touched:
                self.masks.append(int(pact.masks[order] & matches))
                if not clued:
                    clued = True
                    meant = int(pact.useful)
            else:
                self.masks.append(int(pact.masks[order] & ~matches))
            self.meant.append(meant)
            self.promised.append(pact.promised[order])
            self.clued.append(clued)
        if self.focus >= 0:
            about = ready
            if hand[self.focus] == pact.chop(to):
                about |= to_save(pact, value)
            promised: i64 = self.masks[self.focus] & pact.useful & about
            if promised:
                self.meant[self.focus] = self.promised[self.focus] = int(promised)


def find_focus(pact: Pact, to: int, touched: list[int]) -> int:
    """The place of the card that a clue on these is about: the chop, else the newest that had no clue."""
    oldest, newest = -1, -1
    chop = pact.chop(to)
    for place, order in enumerate(pact.hands[to]):
        if order in touched and not pact.clued[order]:
            if order == chop:
                oldest = place
            newest = place
    return oldest if oldest >= 0 else newest


def to_save(pact: Pact, value: int) -> i64:
    """What a clue on the chop may want to save: last copies; 5s and 2s only if it names their rank."""
    if value == NAMES_TWO:
        return pact.critical | TWOS & pact.useful
    return pact.critical if value >= RANK else pact.critical & ~FIVES


def touched_by(pact: Pact, seat: int, value: int) -> list[int]:
    """The cards of a hand that a clue would touch."""
    matches: i64 = MATCHING[pact.rainbow][value]
    return [order for order in pact.hands[seat] if matches >> pact.faces[order] & 1]


def agree(seats: int, options: Options, me: int) -> Pact:
    """The table after the deal, without any faces."""
    pact = Pact()
    lay_out(pact, seats, options, me)
    pact.meant = pact.masks[:]
    pact.promised = pact.masks[:]
    pact.clued = [False] * len(pact.masks)
    return pact


# What happens, where all faces are known


def do(pact: Pact, act: int) -> None:
    """The player to move does this."""
    seat = int(pact.player)
    last_round = pact.turns_left > 0
    if act >= CLUE:
        pact.clues -= 1
        pact.hear_clue(1 - seat, act - CLUE, touched_by(pact, 1 - seat, act - CLUE))
    else:
        pact.move(seat, pact.hands[seat][act % 5], act >= DISCARD)
    if last_round:
        pact.turns_left -= 1
    pact.player = 1 - seat
