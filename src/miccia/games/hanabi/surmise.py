"""What a player guesses the own hand to be: deals that go with what was told, weighed by what the other did.

The other sees that hand. What one who keeps the pact would not have done with it makes it less likely, though
not impossible, since the other looks ahead too.
"""

from typing import Final

from mypy_extensions import i64

from miccia.core.bits import BITS
from miccia.core.chance import Chance
from miccia.games.hanabi.accord import choose
from miccia.games.hanabi.pact import Pact
from miccia.games.hanabi.public import size

SURPRISE: Final = 0.15  # what an act counts that is not the usual one
BACK: Final = 10  # so many acts of the other are asked about


class Past:
    """The acts of the other, and the table at each of them as this player saw it."""

    def __init__(self) -> None:
        self.tables: list[Pact] = []
        self.acts: list[int] = []

    def copy(self) -> "Past":
        new = Past()
        new.tables, new.acts = self.tables[:], self.acts[:]
        return new

    def add(self, table: Pact, act: int) -> None:
        self.tables.append(table)
        self.acts.append(act)
        if len(self.acts) > BACK:
            self.tables.pop(0)
            self.acts.pop(0)

    def likelihood(self, pact: Pact, seat: int) -> float:
        """How well what the other did goes with the faces that the own hand has in this table."""
        oldest = min(pact.hands[seat]) if pact.hands[seat] else 0
        total = 1.0
        for table, act in zip(self.tables, self.acts):
            hand = table.hands[seat]
            if not hand or hand[-1] < oldest:
                continue  # nothing of that is held any more
            for order in hand:
                table.faces[order] = pact.faces[order]
            usual, _ = choose(table, 1 - seat)
            if usual != act:
                total *= SURPRISE
        return total


def unseen_of(pact: Pact, seat: int) -> list[int]:
    """By kind, how many cards are in the deck or in the own hand."""
    left = pact.left[:]
    for order in pact.hands[1 - seat]:
        left[pact.faces[order]] -= 1
    return left


def deal_hand(pact: Pact, seat: int, chance: Chance) -> tuple[Pact, float]:
    """The table with faces for the own hand, and how much that deal counts for being drawn like this."""
    world = pact.copy()
    left = unseen_of(pact, seat)
    counts = 1.0
    waiting = [(size(pact.masks[order] & pact.promised[order]), order) for order in pact.hands[seat]]
    waiting.sort()
    for _, order in waiting:
        mask = pact.masks[order] & pact.promised[order]
        total = ways(left, mask)
        if total == 0:
            mask = pact.masks[order]
            total = ways(left, mask)
            counts *= 0.01
            if total == 0:
                return world, 0.0
        counts *= total
        kind = pick(left, mask, chance.below(total))
        left[kind] -= 1
        world.faces[order] = kind
    return world, counts


def ways(left: list[int], mask: int) -> int:
    """How many of the cards that are left are of these kinds."""
    kinds: i64 = mask
    total = 0
    for kind, count in enumerate(left):
        if kinds & BITS[kind]:
            total += count
    return total


def pick(left: list[int], mask: int, number: int) -> int:
    """The kind of the card of this number among those of these kinds."""
    kinds: i64 = mask
    for kind, count in enumerate(left):
        if kinds & BITS[kind]:
            if number < count:
                return kind
            number -= count
    return -1


def shuffle_deck(world: Pact, seat: int, chance: Chance) -> None:
    """Give the deck the faces that are left."""
    left = unseen_of(world, seat)
    for order in world.hands[seat]:
        left[world.faces[order]] -= 1
    pool = [kind for kind, count in enumerate(left) for _ in range(count)]
    for place, kind in enumerate(chance.shuffle("unseen", pool)):
        world.faces[int(world.drawn) + place] = kind


def imagine(pact: Pact, seat: int, past: Past, worlds: int, chance: Chance) -> list[Pact]:
    """So many worlds out of as many guesses of the own hand, the likelier more often; none if all fail."""
    found: list[Pact] = []
    weights: list[float] = []
    total = 0.0
    for _ in range(worlds):
        world, weight = deal_hand(pact, seat, chance)
        if weight > 0:
            weight *= past.likelihood(world, seat)
            found.append(world)
            weights.append(weight)
            total += weight
    if total == 0:
        return []
    chosen: list[Pact] = []
    step = total / worlds
    at = step * (float(chance.below(1000)) + 0.5) / 1000
    for world, weight in zip(found, weights):
        while at < weight and len(chosen) < worlds:
            new = world.copy()
            new.me = -1
            shuffle_deck(new, seat, chance)
            chosen.append(new)
            at += step
        at -= weight
    return chance.shuffle("worlds", chosen)
