"""What the cards in one's own hand can be, and how likely: by the clues on them and by counting, exactly.

Every way to deal the unseen cards that fits the notes is as likely as any other. Sets of kinds of card are
numbers, as in the rules.
"""

from functools import lru_cache

from miccia.games.hanabi.shown import HanabiView
from miccia.games.hanabi.stock import Counts, unseen
from miccia.games.hanabi.view import note_of

SIGNED = (0, 1, -1, 2, -6, 24)  # (-1)^(n-1) (n-1)!: what n cards that must not be one and the same count for


def faces(view: HanabiView) -> list[tuple[float, ...]]:
    """For each card of the seat's own hand, the oldest first, how likely it is of each kind."""
    assert view.seat is not None
    left = unseen(view)
    everything = sum(1 << kind for kind, count in enumerate(left) if count)
    notes = [note_of(held) & everything for held in view.hands[view.seat]]
    noted = tuple(note for note in notes if note != everything)
    told = iter(deal_out(noted, left))
    known = [next(told) if note != everything else None for note in notes]
    others = sum(left) - len(noted)  # what is left for the cards that nothing is noted on
    plain = tuple(
        (count - sum(face[kind] for face in known if face)) / others if others else 0.0
        for kind, count in enumerate(left)
    )
    return [face or plain for face in known]


@lru_cache(maxsize=512)
def deal_out(notes: tuple[int, ...], left: Counts) -> list[tuple[float, ...]]:
    """The same for cards that may be only what is noted, if each is another of those that are left.

    The ways to deal are counted by sets of cards that would have to be one and the same: all ways, less
    those in which two are the same, and so on (inclusion and exclusion over partitions).
    """
    hands = range(1 << len(notes))
    common = [~0] * len(hands)  # for each set of the cards, what all of them may be
    for hand in hands:
        for slot, note in enumerate(notes):
            if hand >> slot & 1:
                common[hand] &= note
    alike = [
        SIGNED[hand.bit_count()] * sum(count for kind, count in enumerate(left) if common[hand] >> kind & 1)
        for hand in hands
    ]
    ways = [1] * len(hands)
    for hand in hands[1:]:
        lowest = hand & -hand
        ways[hand] = sum(
            alike[some] * ways[hand & ~some] for some in hands if some & lowest and not some & ~hand
        )
    found = []
    for slot in range(len(notes)):
        counts = [
            count
            * sum(
                SIGNED[some.bit_count()] * ways[hands[-1] & ~some]
                for some in hands
                if some >> slot & 1 and common[some] >> kind & 1
            )
            for kind, count in enumerate(left)
        ]
        found.append(tuple(count / ways[-1] for count in counts))
    return found
