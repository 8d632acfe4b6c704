"""What nobody means in Hanabi: playing what cannot fit, throwing away the last copy of what is needed.

Only what the seat may know counts: the clues on its cards and all the cards it sees (H13, H22). What its
bots make of clues is another matter.
"""

from collections.abc import Sequence

from mypy_extensions import i64

from miccia.core.game import Action
from miccia.core.slip import Slip
from miccia.games.hanabi.actions import Discard, Play
from miccia.games.hanabi.shown import HanabiView
from miccia.games.hanabi.stock import Stock, unseen
from miccia.games.hanabi.view import note_of


def slips(view: HanabiView, legal: Sequence[Action]) -> dict[int, Slip]:
    """Plays that must be errors (H10, H15), discards that end a firework (H9)."""
    if view.seat is None or not legal:
        return {}
    stock, left = Stock(view), unseen(view)
    there: i64 = 0  # the kinds that are to be seen nowhere else, as a set
    fits: i64 = 0  # those of them that could be played
    last: i64 = 0  # those that are needed, and of which this is the last copy
    for card in stock.kinds:
        if left[card.index]:
            there |= card.bit
            fits |= card.bit if stock.plays(card) else 0
            last |= card.bit if stock.is_last(card) else 0
    error = (
        Slip("third-error", "H15") if view.strikes == view.options.strikes - 1 else Slip("cannot-fit", "H10")
    )
    hand = [note_of(held) & there for held in view.hands[view.seat]]  # what each own card may be
    found: dict[int, Slip] = {}
    for action in legal:
        if isinstance(action, Play) and not hand[action.slot] & fits:
            found[int(action.id)] = error
        elif isinstance(action, Discard) and not hand[action.slot] & ~last:
            found[int(action.id)] = Slip("last-copy", "H9")
    return found
