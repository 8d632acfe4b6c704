"""What the board of Hanabi needs besides the view: what a clue points out, why something is impossible."""

from typing import Literal

from msgspec import Struct

from miccia.core.game import Action
from miccia.games.hanabi.actions import Clue
from miccia.games.hanabi.cards import MAX_CLUES, NAMED, VALUES
from miccia.games.hanabi.view import HanabiView

Deed = Literal["play", "discard", "clue"]


class Denied(Struct, frozen=True):
    """Why the player cannot do something now, and the rule behind it."""

    code: Literal["no-clues-left", "touches-nothing", "clues-full", "no-such-card"]
    rule: str


class HanabiAid(Struct, frozen=True):
    """What follows from a view."""

    next: int  # who plays after the player (H5)
    best: int  # the score of all fireworks complete (H18)
    denied: dict[Deed, Denied]  # what the player whose view it is, and whose turn it is, cannot do at all


class HanabiOutcome(Struct, frozen=True):
    """H7: whom a clue goes to, and the places in that hand that it would point out."""

    to: int
    touches: list[int]


def aid(view: HanabiView) -> HanabiAid:
    """What the rules make of a view."""
    return HanabiAid(
        next=(view.player + 1) % view.seats,
        best=5 * len(view.fireworks),
        denied=denied(view) if view.seat == view.player and view.ended is None else {},
    )


def denied(view: HanabiView) -> dict[Deed, Denied]:
    """H6 to H10: of the three things to do, those that are impossible for whoever is in turn."""
    found: dict[Deed, Denied] = {}
    hand = view.hands[view.player]
    others = [other for seat, other in enumerate(view.hands) if seat != view.player]
    if not hand:
        found["play"] = Denied("no-such-card", "H10")
    if view.clues == MAX_CLUES:
        found["discard"] = Denied("clues-full", "H9")
    elif not hand:
        found["discard"] = Denied("no-such-card", "H9")
    if view.clues == 0:
        found["clue"] = Denied("no-clues-left", "H7")
    elif not any(others) and not view.options.empty_clues:
        found["clue"] = Denied("touches-nothing", "H8")
    return found


def outcome(action: Action, view: HanabiView) -> HanabiOutcome | None:
    """What a clue would do. What a card would do nobody can tell who may play it."""
    if not isinstance(action, Clue):
        return None
    to = (view.player + action.offset) % view.seats
    touched = TOUCHED[view.options.six_colours == "rainbow"][action.value]
    return HanabiOutcome(to, [slot for slot, held in enumerate(view.hands[to]) if held.card in touched])


# With a rainbow: 1. By value: the names of the cards that a clue of it touches.
TOUCHED: list[list[frozenset[str | None]]] = [
    [
        frozenset(name for name, card in kinds.items() if card.values >> value & 1)
        for value in range(len(VALUES))
    ]
    for kinds in NAMED
]
