"""The question that everybody knows a hand is asked, and what its answer says.

First: which is the first of these cards that can be played? If none is: what are these others, one by one, in
groups of kinds? Every answer is one number below `room`; the hand is asked the same in everybody's head.
"""

from mypy_extensions import i64

from miccia.core.bits import BITS
from miccia.games.hanabi.public import Public, members, size


class Question:
    """What is asked about a hand: the cards that may be playable, then cards by groups of kinds."""

    def __init__(self, playable: int) -> None:
        self.playable = playable
        self.firsts: list[int] = []  # orders
        self.cards: list[int] = []  # orders
        self.groups: list[list[int]] = []  # of each of the cards: sets of kinds

    def answer(self, faces: list[int]) -> int:
        """The number that is true of these faces."""
        for place, order in enumerate(self.firsts):
            if self.playable >> faces[order] & 1:
                return place
        number, scale = len(self.firsts), 1
        for order, groups in zip(self.cards, self.groups):
            for place, kinds in enumerate(groups):
                if kinds >> faces[order] & 1:
                    number += place * scale
                    break
            scale *= len(groups)
        return number

    def learn(self, public: Public, number: int) -> None:
        """Everybody learns the answer."""
        for place, order in enumerate(self.firsts):
            if number == place:
                public.narrow(order, self.playable)
                return
            public.narrow(order, ~self.playable)
        number -= len(self.firsts)
        for order, groups in zip(self.cards, self.groups):
            public.narrow(order, groups[number % len(groups)])
            number //= len(groups)
        if number:
            public.trusting = False


def ask(public: Public, seat: int, room: int) -> Question:
    """The question to a hand, with at most `room` answers."""
    playable = int(public.playable)
    question = Question(playable)
    masks = {order: public.masks[order] for order in public.hands[seat]}
    if not public.ready(seat):
        found = []
        for order, mask in masks.items():
            if mask & playable and mask & ~playable:
                found.append((-public.odds(mask, playable, public.left), -order))
        found.sort()
        question.firsts = [-order for _, order in found[: room - 1]]
        room -= len(question.firsts)
        for order in question.firsts:
            masks[order] &= ~playable
    for _, order in most_wanted(public, masks):
        if room < 2:
            break
        groups = split(public, masks[order], room)
        if len(groups) > 1:
            question.cards.append(order)
            question.groups.append(groups)
            room //= len(groups)
    return question


def most_wanted(public: Public, masks: dict[int, int]) -> list[tuple[tuple[float, float, int], int]]:
    """The cards of which everybody would like to know more, the most wanted first."""
    left = public.left
    found = []
    for order, mask in masks.items():
        if mask & mask - 1 and mask & public.useful:
            playable = public.odds(mask, int(public.playable), left)
            critical = public.odds(mask, int(public.critical), left)
            found.append(((-playable, -critical, -64 * size(mask) - order), order))
    found.sort()
    return found


def split(public: Public, mask: int, room: int) -> list[int]:
    """The kinds of a set in at most `room` groups: the useless together, the others as evenly as can be."""
    useless = mask & ~int(public.useful)
    groups = [useless] if useless else []
    room -= len(groups)
    if room == 0:
        return [mask]
    heights = public.heights
    alive = [(kind % 5 - heights[kind // 5], kind) for kind in members(mask & int(public.useful))]
    alive.sort()
    shares: list[i64] = [0] * min(room, len(alive))
    for place, (_, kind) in enumerate(alive):
        shares[place % len(shares)] |= BITS[kind]
    return groups + [int(share) for share in shares]
