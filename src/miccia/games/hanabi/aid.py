"""What the board of Hanabi needs besides the view: what a clue points out, why something is impossible."""

from mypy_extensions import mypyc_attr

from miccia.core.game import Action
from miccia.games.hanabi.actions import Clue
from miccia.games.hanabi.cards import NAMED, VALUES
from miccia.games.hanabi.shown import Deed, Denied, HanabiAid, HanabiOutcome, HanabiView
from miccia.games.hanabi.stock import unplayed


def aid(view: HanabiView) -> HanabiAid:
    """What the rules make of a view."""
    return HanabiAid(
        next=(view.player + 1) % view.seats,
        best=view.options.ranks * len(view.fireworks),
        denied=denied(view) if view.seat == view.player and view.ended is None else {},
        left=left(view),
    )


def left(view: HanabiView) -> dict[str, tuple[int, ...]]:
    """H2: of every colour, how many cards of each number still lie in the deck or in a hand."""
    counts = unplayed(view)
    for card in view.discards:
        counts[NAMED[0][card].index] -= 1
    return {letter: tuple(counts[5 * place : 5 * place + 5]) for place, letter in enumerate(view.fireworks)}


def denied(view: HanabiView) -> dict[Deed, Denied]:
    """H6 to H10: of the three things to do, those that are impossible for whoever is in turn."""
    found: dict[Deed, Denied] = {}
    hand = view.hands[view.player]
    others = [other for seat, other in enumerate(view.hands) if seat != view.player]
    if not hand:
        found["play"] = Denied("no-such-card", "H10")
    if view.clues == view.options.clues:
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
    global latest
    if not isinstance(action, Clue):
        return None
    if latest is None or latest.view is not view:
        latest = Clues(view)
    return latest.outcome(action)


@mypyc_attr(native_class=True)
class Clues:
    """What the clues to be given in a view would do, each worked out once."""

    def __init__(self, view: HanabiView) -> None:
        self.view = view
        self.player: int = view.player
        self.seats: int = view.seats
        self.touched = TOUCHED[view.options.six_colours == "rainbow"]
        self.hands: list[list[str | None]] = [[held.card for held in hand] for hand in view.hands]
        self.known: dict[int, HanabiOutcome] = {}

    def outcome(self, clue: Clue) -> HanabiOutcome:
        found = self.known.get(clue.id)
        if found is None:
            to = (self.player + clue.offset) % self.seats
            touched = self.touched[clue.value]
            slots = [slot for slot, card in enumerate(self.hands[to]) if card in touched]
            found = self.known[clue.id] = HanabiOutcome(to, tuple(slots))
        return found


latest: Clues | None = None  # one view is asked for all its clues, and for their words


# With a rainbow: 1. By value: the names of the cards that a clue of it touches.
TOUCHED: list[list[frozenset[str | None]]] = [
    [
        frozenset(name for name, card in kinds.items() if card.values >> value & 1)
        for value in range(len(VALUES))
    ]
    for kinds in NAMED
]
