"""What an expert usually does: a list of ideas over what everybody knows and what the own seat sees besides.

An act is the number of its action. Nothing here looks at the faces in the own hand: they are asked in
imagined worlds too, where those are filled in.
"""

from typing import Final

from mypy_extensions import i64

from miccia.core.bits import BITS
from miccia.games.hanabi.hats import best_clue, best_useless
from miccia.games.hanabi.public import Public, members, size

PLAY: Final = 0  # the number of the action that plays the oldest card
DISCARD: Final = 5
CLUE: Final = 10  # the first clue to the next player; eleven for each
SURE_ENOUGH: Final = 0.75  # a card so likely to fit is played while errors can be afforded
AT_LAST: Final = 0.2  # the same in the last round
PLENTY: Final = 4  # so many clues are enough to spend one on nothing urgent
DEAR: Final = 1.0  # a discard that costs more is not made while there is a clue


class Mind:
    """What a seat knows at its turn."""

    def __init__(self, public: Public, seat: int) -> None:
        self.public = public
        self.seat = seat
        self.hand = public.hands[seat]
        self.others = public.others(seat)
        self.unseen = public.left[:]  # by kind: in the deck or in the own hand, as far as the seat can tell
        seen: i64 = 0  # the kinds that others hold
        for other in self.others:
            for order in public.hands[other]:
                kind = public.faces[order]
                self.unseen[kind] -= 1
                seen |= BITS[kind]
        self.seen = int(seen)
        there: i64 = 0
        for kind, count in enumerate(self.unseen):
            if count > 0:
                there |= BITS[kind]
        self.masks = [public.masks[order] & int(there) or public.masks[order] for order in self.hand]
        box = public.box  # early: there are cards to spare, all that will be needed can still be drawn
        self.early: bool = public.thrown <= len(box.deck) - box.best - public.seats * box.hand

    def fitting(self) -> list[int]:
        """The places of the own cards that are known to fit, the best to play first."""
        playable = int(self.public.playable)
        found = []
        for slot, mask in enumerate(self.masks):
            if not mask & ~playable:
                found.append((self.rank_of_play(mask), slot))
        found.sort()
        return [slot for _, slot in found]

    def rank_of_play(self, mask: int) -> tuple[float, float]:
        """What others can go on with comes first, then what is low; a 5 brings a clue."""
        ranks = followed = 0
        for kind in members(mask):
            ranks += kind % 5
            if kind % 5 < 4 and self.seen >> kind + 1 & 1:
                followed += 1
        count = size(mask)
        if ranks >= 4 * count:
            return -0.5, 0.0
        return -followed / count, ranks / count

    def useless(self) -> list[int]:
        """The places of the own cards that are known to be of no use."""
        return [slot for slot, mask in enumerate(self.masks) if not mask & self.public.useful]

    def likeliest(self) -> tuple[float, int]:
        """The card that is the likeliest to fit: how likely, and where."""
        best, place = 0.0, -1
        for slot, mask in enumerate(self.masks):
            chance = self.public.odds(mask, int(self.public.playable), self.unseen)
            if chance >= best:
                best, place = chance, slot
        return best, place

    def cost(self, mask: int) -> float:
        """How much would be missed if a card that may be one of these were gone."""
        public = self.public
        total = 0
        cost = 0.0
        for kind in members(mask):
            count = self.unseen[kind]
            if count <= 0:
                continue
            total += count
            if not public.useful >> kind & 1:
                continue
            below = 4 - kind % 5
            if public.critical >> kind & 1:
                cost += count * (15 + 5 * below)
            elif self.seen >> kind & 1:
                cost += count * 0.3
            else:
                cost += count * (2 + below * 0.5) / max(1, public.copies[kind] - public.gone[kind] - 1)
        return cost / total if total else 0.0

    def by_cost(self) -> list[int]:
        """The places of the own cards, what would be missed least first."""
        costs = [(self.cost(mask), slot) for slot, mask in enumerate(self.masks)]
        costs.sort()
        return [slot for _, slot in costs]

    def reason_to_tell(self) -> str:
        """Why a clue is better than a discard; nothing if it is not."""
        public = self.public
        if self.somebody_waits():
            return "tell-play"
        if self.early:
            return ""
        useless = self.useless()
        following = self.others[0]
        if (
            public.turns_left < 0
            and not useless
            and not public.ready(following)
            and not public.useless(following)
        ):
            return "tell-next"
        if useless and public.clues < 2:
            return ""
        return "tell-all" if any(public.ready(seat) for seat in self.others) else ""

    def somebody_waits(self) -> bool:
        """Whether somebody holds a card that can be played, and knows of none."""
        public = self.public
        for seat in self.others:
            if public.ready(seat):
                continue
            for order in public.hands[seat]:
                if public.playable >> public.faces[order] & 1:
                    return True
        return False


def clue(public: Public, seat: int) -> int:
    """The clue that tells what has to be told; -1 if there is none."""
    to, value = best_clue(public, seat)
    if value < 0:
        return -1
    offset = (to - seat) % int(public.seats)
    return CLUE + 11 * (offset - 1) + value


def drop(mind: Mind, useless: list[int]) -> int:
    """One of the useless cards, by the code where it tells something."""
    known = mind.public.useless(mind.seat)
    if len(known) >= 2:
        return DISCARD + mind.hand.index(best_useless(mind.public, mind.seat))
    return DISCARD + useless[0]


def choose(public: Public, seat: int) -> tuple[int, str]:
    """What to do, and the key of the reason."""
    mind = Mind(public, seat)
    if fitting := mind.fitting():
        return PLAY + fitting[0], "known"
    act, why = venture(mind)
    if act < 0 and public.clues > 0 and (why := mind.reason_to_tell()):
        act = clue(public, seat)
    if act < 0 and public.clues < public.box.clues and mind.hand:
        act, why = discard(mind)
    if act < 0 and public.clues > 0:
        act, why = clue(public, seat), "tell-all"
    if act < 0:
        act, why = least_harm(mind), "forced"
    return act, why


def venture(mind: Mind) -> tuple[int, str]:
    """Play what is not certain to fit, while an error can be afforded."""
    public = mind.public
    last = public.turns_left >= 0
    if public.strikes < public.box.strikes - 1 and (last or mind.early):
        chance, slot = mind.likeliest()
        if chance > SURE_ENOUGH:
            return PLAY + slot, "likely"
        if last and chance >= AT_LAST:
            return PLAY + slot, "last-chance"
    return -1, ""


def discard(mind: Mind) -> tuple[int, str]:
    """Throw away what is useless, or what will be missed least unless a clue is better than that."""
    public = mind.public
    if useless := mind.useless():
        return drop(mind, useless), "useless"
    slot = mind.by_cost()[0]
    dear = public.clues >= PLENTY or mind.cost(mind.masks[slot]) > DEAR
    if public.clues > 0 and dear and (act := clue(public, mind.seat)) >= 0:
        return act, "tell-all"
    return discard_one(mind, slot), "cheapest"


def least_harm(mind: Mind) -> int:
    """No card may be discarded and there is no clue for what has to be told: the likeliest card."""
    return PLAY + max(mind.likeliest()[1], 0)


def discard_one(mind: Mind, slot: int) -> int:
    """Discard this card, unless the code asks for another."""
    known = mind.public.useless(mind.seat)
    if len(known) >= 2:
        return drop(mind, [slot])
    return DISCARD + slot
