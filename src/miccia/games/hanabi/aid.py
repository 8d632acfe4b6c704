"""What the board of Hanabi needs besides the view: what a clue points out, why something is impossible."""

from functools import lru_cache

from mypy_extensions import i64

from miccia.core.game import Action
from miccia.games.hanabi.actions import Clue
from miccia.games.hanabi.cards import MAX_CLUES, NAMED, VALUES
from miccia.games.hanabi.shown import Deed, Denied, HanabiAid, HanabiOutcome, HanabiView


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
    return clued(
        to, action.value, view.options.six_colours == "rainbow", tuple([held.card for held in view.hands[to]])
    )


@lru_cache(maxsize=8192)
def clued(to: int, value: i64, rainbow: bool, hand: tuple[str | None, ...]) -> HanabiOutcome:
    touched = TOUCHED[rainbow][value]
    return HanabiOutcome(to, tuple([slot for slot, card in enumerate(hand) if card in touched]))


# With a rainbow: 1. By value: the names of the cards that a clue of it touches.
TOUCHED: list[list[frozenset[str | None]]] = [
    [
        frozenset(name for name, card in kinds.items() if card.values >> value & 1)
        for value in range(len(VALUES))
    ]
    for kinds in NAMED
]
