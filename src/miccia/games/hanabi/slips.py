"""What nobody means in Hanabi: playing what cannot fit, throwing away the last copy of what is needed.

Only what the seat may know counts: the clues on its cards and all the cards it sees (H13, H22). What its
bots make of clues is another matter.
"""

from collections.abc import Sequence

from miccia.core.game import Action
from miccia.core.slip import Slip
from miccia.games.hanabi.actions import Discard, Play
from miccia.games.hanabi.cards import MAX_STRIKES, Card
from miccia.games.hanabi.shown import HanabiView
from miccia.games.hanabi.stock import Stock, unseen
from miccia.games.hanabi.view import note_of


def slips(view: HanabiView, legal: Sequence[Action]) -> dict[int, Slip]:
    """Plays that must be errors (H10, H15), discards that end a firework (H9)."""
    if view.seat is None or not legal:
        return {}
    stock = Stock(view)
    hand = may_be(view, stock)
    error = Slip("third-error", "H15") if view.strikes == MAX_STRIKES - 1 else Slip("cannot-fit", "H10")
    found: dict[int, Slip] = {}
    for action in legal:
        if isinstance(action, Play) and not any(map(stock.plays, hand[action.slot])):
            found[int(action.id)] = error
        elif isinstance(action, Discard) and all(map(stock.is_last, hand[action.slot])):
            found[int(action.id)] = Slip("last-copy", "H9")
    return found


def may_be(view: HanabiView, stock: Stock) -> list[list[Card]]:
    """What each own card may be: what clues have left of it, and is to be seen nowhere else."""
    assert view.seat is not None
    left = unseen(view)
    there = [card for card in stock.kinds if left[card.index]]
    notes = [note_of(held) for held in view.hands[view.seat]]
    return [[card for card in there if note & card.bit] for note in notes]
