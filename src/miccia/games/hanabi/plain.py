"""A plain player of Hanabi, quick enough to play thousands of games in the head.

It knows no convention and remembers nothing: whatever it goes by stands in the notes on the cards, so any
state can be played on. It plays what fits or very likely does, tells others what they can play or must keep,
and discards the oldest card that nothing was said about.
"""

from typing import Final

from mypy_extensions import i64

from miccia.core.bits import BITS
from miccia.core.chance import Chance
from miccia.core.game import Action
from miccia.games.hanabi.actions import CLUES, DISCARDS, PLAYS
from miccia.games.hanabi.cards import ANYTHING, Card
from miccia.games.hanabi.rules import MISSED, POINTED, TOUCHED, Hanabi

LIKELY: Final = 0.6  # a card that somebody pointed at is played if it fits so likely
HOPE: Final = 0.25  # and any card in the last round
TOLD: Final = 10  # what a clue is worth that lets a card be played,
HINTED: Final = 6  # makes it likely to fit,
KEPT: Final = 5  # keeps one that must not go,
WASTED: Final = 3  # and what it costs to make a card look playable that is not
ENOUGH: Final = 2  # a clue worth less is given only when there are clues to spare


class Plain:
    """The table as the player to move sees it."""

    def __init__(self, state: Hanabi) -> None:
        self.state: Hanabi = state
        self.seat: i64 = state.player
        box = state.box
        self.left: list[i64] = [0] * 30  # by kind: neither played nor discarded
        for card in box.deck:
            self.left[card.index] += 1
        for card in state.discards:
            self.left[card.index] -= 1
        self.playable: i64 = 0
        self.useful: i64 = 0
        self.critical: i64 = 0
        for colour in range(state.suits):
            height: i64 = state.fireworks[colour]
            for rank in range(height):
                self.left[5 * colour + rank] -= 1
            for rank in range(height, box.ranks):
                index: i64 = 5 * colour + rank
                if self.left[index] == 0:
                    break
                self.useful |= BITS[index]
                if self.left[index] == 1:
                    self.critical |= BITS[index]
                if rank == height:
                    self.playable |= BITS[index]
        self.there: i64 = 0  # the kinds that are somewhere in the deck or the hands
        for index in range(5 * state.suits):
            if self.left[index] > 0:
                self.there |= BITS[index]
        self.unseen: list[i64] = self.left[:]  # by kind: in the deck or in the own hand
        for seat in range(state.seats):
            if seat != self.seat:
                for card in state.hands[seat]:
                    self.unseen[card.index] -= 1

    def odds(self, mask: i64, counts: list[i64]) -> float:
        """How likely a card that may be one of these fits."""
        fitting: i64 = 0
        total: i64 = 0
        for index in range(5 * self.state.suits):
            if mask & BITS[index]:
                total += counts[index]
                if self.playable & BITS[index]:
                    fitting += counts[index]
        return float(fitting) / float(total) if total > 0 else 0.0

    # One's own hand

    def play(self) -> i64:
        """The place of a card that fits, or likely does; -1 if none does."""
        state = self.state
        bold = state.strikes < state.box.strikes - 1
        best: i64 = -1
        most: float = 0.999
        if bold:
            most = HOPE if state.turns_left > 0 else LIKELY
        for slot, note in enumerate(state.notes[self.seat]):
            mask: i64 = note & ANYTHING
            odds = self.odds(mask, self.unseen)
            told = note >> POINTED & POINTS != 0 or state.turns_left > 0
            better = odds > most or (best < 0 and (odds == most or odds > 0.999))
            if better and (told or odds > 0.999):
                best, most = slot, odds
        return best

    def discard(self) -> i64:
        """The place of a useless card, or of the oldest that nothing was said about, or of the least dear."""
        notes = self.state.notes[self.seat]
        kinds: i64 = 0
        for index in range(5 * self.state.suits):
            if self.unseen[index] > 0:
                kinds |= BITS[index]
        for slot, note in enumerate(notes):
            if not note & kinds & self.useful:
                return slot
        for slot, note in enumerate(notes):
            if not note >> POINTED & POINTS:
                return slot
        for slot, note in enumerate(notes):
            if not note & kinds & self.critical:
                return slot
        return 0

    # Clues

    def clue(self) -> tuple[int, int, int]:
        """The best clue: its worth, whom it is for (as an offset), its value; the value is -1 if none is."""
        state = self.state
        best: i64 = -99
        offset_best: i64 = 0
        value_best: i64 = -1
        for offset in range(1, state.seats):
            to = (self.seat + offset) % state.seats
            hand, notes = state.hands[to], state.notes[to]
            values: i64 = 0
            for card in hand:
                values |= card.values
            chop = self.chop(notes)
            for value in range(11):
                if values >> value & 1:
                    worth = self.worth(hand, notes, value, chop) * 4 - offset
                    if worth > best:
                        best, offset_best, value_best = worth, offset, value
        return int(best), int(offset_best), int(value_best)

    def chop(self, notes: tuple[int, ...]) -> i64:
        """The place of the card that its holder would discard next; -1 if there is none."""
        for slot, note in enumerate(notes):
            if not note >> POINTED & POINTS:
                return slot
        return -1

    def worth(self, hand: tuple[Card, ...], notes: tuple[int, ...], value: i64, chop: i64) -> i64:
        """What a clue does for its receiver."""
        touched: i64 = TOUCHED[self.state.rainbow][value]
        missed: i64 = MISSED[self.state.rainbow][value]
        total: i64 = 0
        for slot, card in enumerate(hand):
            note: i64 = notes[slot]
            before: i64 = note & self.there
            hit = card.values >> value & 1 != 0
            after: i64 = before & (touched if hit else missed)
            knew = before & ~self.playable == 0
            fits = card.bit & self.playable != 0
            if fits and not knew:
                if after & ~self.playable == 0:
                    total += TOLD
                elif hit and self.odds(after, self.left) > LIKELY:
                    total += HINTED
                elif hit:
                    total += 1
            elif hit and not fits and self.odds(after, self.left) > LIKELY:
                total -= WASTED
            if hit and slot == chop and card.bit & self.critical and not fits:
                total += KEPT
            if hit and not card.bit & self.useful:
                total -= 1
        return total


POINTS: Final = 0x7FF  # the values in a note, once it is moved to them


def choose(state: Hanabi) -> Action:
    """What the player to move does."""
    plain = Plain(state)
    slot = plain.play()
    if slot >= 0:
        return PLAYS[slot]
    may_discard = state.clues < state.box.clues and len(state.hands[state.player]) > 0
    if state.clues > 0:
        worth, offset, value = plain.clue()
        spare = state.clues > 4 and worth > 0
        if value >= 0 and (worth >= 4 * ENOUGH - 4 or spare or not may_discard):
            return CLUES[offset - 1][value]
    if may_discard:
        return DISCARDS[plain.discard()]
    return PLAYS[max(0, len(state.hands[state.player]) - 1)]


def play_on(state: Hanabi, chance: Chance) -> None:
    """Everybody plays like this to the end."""
    while state.over is None:
        state.apply(state.player, choose(state), chance)
