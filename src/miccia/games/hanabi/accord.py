"""What a player usually does by the pact of two: the ideas of bots.py over what both know and the seat sees.

An act is the number of its action. Nothing here looks at the faces in the own hand: it is asked in imagined
worlds too, where those are filled in.
"""

from typing import Final

from mypy_extensions import i64

from miccia.core.bits import BITS
from miccia.games.hanabi.hats import value_exists
from miccia.games.hanabi.pact import CLUE, DISCARD, TWOS, Pact, Reading, touched_by
from miccia.games.hanabi.public import size
from miccia.games.hanabi.signs import VALUES_OF

WORTH_A_CLUE: Final = 50  # a clue that lets a card be played is given if it is worth more
FEW: Final = 2  # so many cards left in the deck are better left there


class Hint:
    """A clue that could be given, and what would come of it."""

    def __init__(self, value: int) -> None:
        self.value = value
        self.plays: i64 = 0  # how many cards could then be played,
        self.fives: i64 = 0  # how many 5s among them,
        self.soon: i64 = 0  # how many soon
        self.useful: i64 = 0  # how many are touched for the first time and will be needed
        self.wasted: i64 = 0  # and how many will not
        self.told: i64 = 0  # possibilities that are ruled out
        self.saves = False  # whether the card that would be discarded next has a clue now
        self.card = -1  # the kind that it is about
        self.stops = False  # whether a card that does not fit will not be played now
        self.misleads = False  # whether something wrong would be believed

    def worth(self) -> i64:
        """A number to compare it with others by."""
        good = 100 * self.plays + 10 * self.fives + 60 * self.soon + 20 * self.useful + self.told
        return good - 100 * self.wasted


class Insight:
    """What the player to move knows and could say."""

    def __init__(self, pact: Pact, seat: int) -> None:
        self.pact = pact
        self.seat = seat
        self.hand = pact.hands[seat]
        self.theirs = pact.hands[1 - seat]
        there: i64 = 0  # the kinds that may be in the own hand
        self.unseen = pact.left[:]
        for order in self.theirs:
            self.unseen[pact.faces[order]] -= 1
        for kind, count in enumerate(self.unseen):
            if count > 0:
                there |= BITS[kind]
        self.there = there
        self.possible: list[i64] = [pact.masks[order] & there for order in self.hand]
        self.taken_for: list[i64] = [pact.believed(order, there) for order in self.hand]

    def may_discard(self) -> bool:
        return self.pact.clues < self.pact.box.clues and len(self.hand) > 0

    def last_strike(self) -> bool:
        return self.pact.strikes == self.pact.box.strikes - 1

    def fitting(self) -> int:
        """The place of a card that is taken to be playable, the lowest of them; -1 if there is none."""
        playable = self.pact.playable
        cautious = self.last_strike()
        best, lowest = -1, 99
        for slot, order in enumerate(self.hand):
            taken = self.taken_for[slot]
            if cautious:
                taken = self.possible[slot] & self.pact.promised[order]
            if taken and not taken & ~playable:
                rank = lowest_rank(taken)
                if rank < lowest:
                    best, lowest = slot, rank
        return best

    def hints(self) -> list[Hint]:
        """The clues that can be given."""
        pact = self.pact
        if pact.clues == 0:
            return []
        ready = pact.ready_soon()
        there: i64 = 0  # what may be in the other hand, as far as this seat can tell
        for kind, count in enumerate(pact.left):
            if count > 0:
                there |= BITS[kind]
        taken = self.clued_kinds()
        found: list[Hint] = []
        for value in range(VALUES_OF):
            if value_exists(pact, value):
                touched = touched_by(pact, 1 - self.seat, value)
                if touched or pact.empty:
                    found.append(self.judge(value, touched, ready, there, taken))
        return found

    def clued_kinds(self) -> i64:
        """The kinds that have a clue in either hand: a second one would be wasted on them."""
        pact = self.pact
        taken: i64 = 0
        for order in self.theirs:
            if pact.clued[order]:
                taken |= BITS[pact.faces[order]]
        for slot, order in enumerate(self.hand):
            kind = self.taken_for[slot]
            if pact.clued[order] and kind & kind - 1 == 0:
                taken |= kind
        return taken

    def judge(self, value: int, touched: list[int], ready: i64, there: i64, taken: i64) -> Hint:
        """Read the clue the way the other will, and compare that with the truth."""
        pact = self.pact
        hint = Hint(value)
        reading = Reading(pact, 1 - self.seat, value, touched, ready)
        chop = pact.chop(1 - self.seat)
        for place, order in enumerate(self.theirs):
            face = BITS[pact.faces[order]]
            possible: i64 = reading.masks[place] & there
            hint.told += count_bits(pact.masks[order] & there) - count_bits(possible)
            believed = possible
            if reading.clued[place]:
                useful = possible & pact.useful
                meant: i64 = useful & reading.meant[place]
                believed = meant or useful or possible
            foresee(hint, pact, order, reading, place, believed, ready, there)
            if reading.clued[place] and not pact.clued[order]:
                if face & pact.useful & ~taken:
                    hint.useful += 1
                    if order == chop:
                        hint.saves = True
                else:
                    hint.wasted += 1
                taken |= face
        return hint

    def subject(self, value: int, key: str) -> int:
        """The kind that a clue given for this reason is about; -1 if the reason names none."""
        if key in ("save-last", "save-two"):
            return self.pact.faces[self.pact.chop(1 - self.seat)]
        if key == "stop":
            return self.mistaken()
        if key in ("play", "soon", "busy"):
            for hint in self.hints():
                if hint.value == value:
                    return hint.card
        return -1

    def mistaken(self) -> int:
        """The kind of the card that the other is about to play, if it does not fit; else -1."""
        pact = self.pact
        found, lowest = -1, 99
        for order in self.theirs:
            believed = pact.believed(order, pact.anything)
            if believed and not believed & ~pact.playable:
                rank = lowest_rank(believed)
                if rank < lowest:
                    found, lowest = pact.faces[order], rank
        return -1 if found < 0 or BITS[found] & pact.playable else found

    def at_risk(self) -> i64:
        """The kind of the card that the other is about to discard, if it should not; else 0."""
        pact = self.pact
        chop = pact.chop(1 - self.seat)
        if chop < 0:
            return 0
        for order in self.theirs:
            believed = pact.believed(order, pact.anything)
            if not believed & ~pact.playable or not believed & pact.useful:
                return 0  # there is something better to do
        face = BITS[pact.faces[chop]]
        if face & pact.critical:
            return face
        if face & TWOS & pact.useful:
            for order in self.theirs:
                if order != chop and pact.faces[order] == pact.faces[chop]:
                    return 0
            return face
        return 0

    def oldest(self) -> int:
        """The place of the oldest card without a clue; -1 if there is none."""
        for slot, order in enumerate(self.hand):
            if not self.pact.clued[order]:
                return slot
        return -1

    def useless(self) -> int:
        """The place of a card that is certainly of no use; -1 if there is none."""
        for slot, possible in enumerate(self.possible):
            if not possible & self.pact.useful:
                return slot
        return -1

    def least(self) -> int:
        """The place of the card that is the least likely to be the last of its kind."""
        best, lowest = 0, 2.0
        for slot, taken in enumerate(self.taken_for):
            risk = share(taken, self.pact.critical)
            if risk < lowest:
                best, lowest = slot, risk
        return best

    def likeliest(self) -> int:
        """The place of the card that is the likeliest to fit; -1 if none can."""
        best, most = -1, 0.0
        for slot, taken in enumerate(self.taken_for):
            chance = share(taken, self.pact.playable)
            if chance >= most and chance > 0:
                best, most = slot, chance
        return best


def foresee(
    hint: Hint, pact: Pact, order: int, reading: Reading, place: int, believed: i64, ready: i64, there: i64
) -> None:
    """What the other would do with one card that it did not do before."""
    playable = pact.playable
    face = BITS[pact.faces[order]]
    earlier = pact.believed(order, there)
    if not earlier & ~playable and not face & playable and believed & ~playable:
        hint.stops = True
    if not believed & ~playable:
        if not face & playable:
            if earlier & ~playable:
                hint.misleads = True
        elif earlier & ~playable:
            hint.plays += 1
            hint.card = pact.faces[order]
            if pact.faces[order] % 5 == 4:
                hint.fives += 1
    elif (reading.promised[place] != pact.promised[order] and not face & reading.promised[place]) or (
        reading.clued[place] and face & pact.useful & ~believed
    ):
        hint.misleads = True
    elif not believed & ~ready and earlier & ~ready:
        hint.soon += 1
        if hint.card < 0:
            hint.card = pact.faces[order]


def lowest_rank(kinds: i64) -> int:
    """The lowest rank in a set, from 0."""
    rest = kinds
    lowest = 5
    kind = 0
    while rest:
        if rest & 1 and kind % 5 < lowest:
            lowest = kind % 5
        rest >>= 1
        kind += 1
    return lowest


def count_bits(kinds: i64) -> i64:
    return size(int(kinds))


def share(kinds: i64, wanted: i64) -> float:
    """How many of these kinds are wanted ones."""
    return float(count_bits(kinds & wanted)) / float(count_bits(kinds)) if kinds else 0.0


def best(hints: list[Hint]) -> Hint | None:
    """The clue that is worth most; of equal ones the first."""
    found: Hint | None = None
    for hint in hints:
        if found is None or hint.worth() > found.worth():
            found = hint
    return found


def choose(pact: Pact, seat: int) -> tuple[int, str]:
    """What to do, and the key of the reason. Clues are judged only where they matter, for it takes time."""
    mind = Insight(pact, seat)
    slot = mind.fitting()
    mistaken, at_risk = mind.mistaken() >= 0, mind.at_risk()
    if slot >= 0 and not mistaken and not at_risk:
        return play(mind, slot)
    all_hints = mind.hints()
    hints = [hint for hint in all_hints if not hint.misleads]
    if mistaken:
        hint = best([hint for hint in hints if hint.stops])
        if hint is not None:
            return CLUE + hint.value, "stop"
    if at_risk:
        hint = best([hint for hint in hints if hint.saves or hint.plays])
        if hint is not None:
            saves = "save-last" if at_risk & pact.critical else "save-two"
            return CLUE + hint.value, saves if hint.saves else "busy"
    if slot >= 0:
        return play(mind, slot)
    return without_a_play(mind, hints, all_hints)


def play(mind: Insight, slot: int) -> tuple[int, str]:
    return slot, "meant" if mind.possible[slot] & ~mind.pact.playable else "known"


def without_a_play(mind: Insight, hints: list[Hint], all_hints: list[Hint]) -> tuple[int, str]:
    """A clue, a discard, or the best that is left."""
    pact = mind.pact
    hint = best([hint for hint in hints if hint.plays or hint.soon])
    if hint is not None and hint.worth() > WORTH_A_CLUE:
        return CLUE + hint.value, "play" if hint.plays else "soon"
    if pact.turns_left >= 0 and not mind.last_strike():
        slot = mind.likeliest()
        if slot >= 0:
            return slot, "last-chance"
    hint = best(hints)
    if hint is not None and 0 < len(pact.box.deck) - pact.drawn <= FEW:
        return CLUE + hint.value, "tell"
    if mind.may_discard():
        slot = mind.useless()
        if slot >= 0:
            return DISCARD + slot, "useless"
        slot = mind.oldest()
        if slot >= 0:
            return DISCARD + slot, "oldest"
    if hint is not None:
        return CLUE + hint.value, "tell"
    if mind.may_discard():
        return DISCARD + mind.least(), "least"
    hint = best(all_hints)
    if hint is not None:
        return CLUE + hint.value, "anything"
    return max(len(mind.hand) - 1, 0), "forced"
