"""What a player of Hanabi has in mind when it is its turn."""

from collections.abc import Sequence
from functools import cached_property

from miccia.core.game import Action
from miccia.games.hanabi.actions import DISCARDS
from miccia.games.hanabi.cards import Card
from miccia.games.hanabi.hints import Hint, weigh
from miccia.games.hanabi.knowledge import Memory
from miccia.games.hanabi.reading import TWOS, chop
from miccia.games.hanabi.shown import HanabiView

UNTOLD = 0.2  # how likely a card is one that somebody would have clued
SPARE, TOLD = 0.3, 0.3  # what is lost with a card of which there are more, and with what was clued


class Thoughts:
    """The own hand as far as it is known, the clues that could be given, what the others are about to do."""

    def __init__(self, view: HanabiView, memory: Memory, legal: Sequence[Action]) -> None:
        self.view = view
        self.memory = memory
        self.legal = legal
        self.hand = memory.hands[memory.seat]
        self.may_discard = DISCARDS[0] in legal
        self.last_strike = view.strikes == view.options.strikes - 1
        unseen = memory.unseen(memory.seat)
        self.possible = [memo.may_be & unseen for memo in self.hand]  # by clues and by counting
        self.believed = [memory.believed(memory.seat, memo, unseen) for memo in self.hand]
        self.trusted = [
            memory.trusted(memo, unseen, self.last_strike) for memo in self.hand
        ]  # to be played by

    @cached_property
    def all_hints(self) -> list[Hint]:
        """The clues that can be given."""
        return weigh(self.memory, self.legal)

    @cached_property
    def hints(self) -> list[Hint]:
        """Those that mislead nobody."""
        return [hint for hint in self.all_hints if not hint.misleads]

    @cached_property
    def fitting(self) -> list[int]:
        """The places of the own cards that are taken to be playable, in the order to play them: the lowest
        first."""
        kinds, playable = self.memory.kinds, self.memory.playable
        found = [
            (min(card.rank for card in kinds if card.bit & taken), slot)
            for slot in range(len(self.hand))
            if (taken := self.trusted[slot]) and not taken & ~playable
        ]
        return [slot for _, slot in sorted(found)]

    @cached_property
    def risks(self) -> list[float]:
        """What each own card would be missed, if it were gone."""
        left = self.memory.left(self.memory.seat)
        return [self.risk(slot, left) for slot in range(len(self.hand))]

    def risk(self, slot: int, left: list[int]) -> float:
        memory, memo = self.memory, self.hand[slot]
        ways = missed = 0.0
        for card in memory.kinds:
            if card.bit & self.possible[slot]:
                likely = left[card.index] * (UNTOLD if memo.passed & card.bit else 1)
                ways += likely
                if card.bit & memory.critical:
                    missed += likely * (6 - int(card.rank))
                elif card.bit & memory.useful:
                    missed += likely * SPARE
        return missed / ways + (TOLD if memo.clued else 0)

    def others(self) -> list[int]:
        """The other seats, in the order of their turns."""
        return [(self.memory.seat + offset) % self.memory.seats for offset in range(1, self.memory.seats)]

    def at_risk(self, seat: int) -> Card | None:
        """The card that the seat is about to discard, if it should not."""
        memory = self.memory
        hand = memory.hands[seat]
        on_chop = chop(hand)
        if on_chop is None:
            return None
        unseen = memory.unseen(seat)
        for memo in hand:
            believed = memory.believed(seat, memo, unseen)
            if not believed & ~memory.playable or not believed & memory.useful:
                return None  # there is something better to do
        if memory.plain(seat) and self.will_clue(seat):
            return None
        card = memory.faces[on_chop.order]
        lonely = card.bit & TWOS & memory.useful and self.held(card) == 1
        return card if lonely or card.bit & memory.critical else None

    def will_clue(self, seat: int) -> bool:
        """Whether one who knows no convention will find a clue left, and somebody to play after it."""
        memory = self.memory
        if memory.clues < (seat - memory.seat) % memory.seats:
            return False
        for to in self.others():
            if to != seat:
                unseen = memory.unseen(to)
                for memo in memory.hands[to]:
                    fits = memory.faces[memo.order].bit & memory.playable
                    if fits and memory.believed(to, memo, unseen) & ~memory.playable:
                        return True
        return False

    def mistaken(self, seat: int) -> Card | None:
        """The card that the seat is about to play, if it does not fit."""
        memory, unseen = self.memory, self.memory.unseen(seat)
        found = []
        for memo in memory.hands[seat]:
            believed = memory.expected(seat, memo, unseen)
            if believed and not believed & ~memory.playable:
                lowest = min(card.rank for card in memory.kinds if card.bit & believed)
                found.append((lowest, memo.order))
        if not found:
            return None
        card = memory.faces[min(found)[1]]
        return None if card.bit & memory.playable else card

    def held(self, card: Card) -> int:
        """How many of a kind the others hold."""
        return sum(
            self.memory.faces[memo.order] is card
            for seat in self.others()
            for memo in self.memory.hands[seat]
        )
