"""What nobody means in Kittens: drawing a Kitten one knows of, giving away what would save one from it."""

from collections.abc import Sequence

from mypy_extensions import i64

from miccia.core.game import Action
from miccia.core.slip import Slip
from miccia.games.kittens import cards
from miccia.games.kittens.actions import Draw, Give, Heck, Hide, Play, PlaySet
from miccia.games.kittens.cards import Card
from miccia.games.kittens.shown import KittensView

# After these one does not draw what lies on top.
AWAY = (cards.ATTACK, cards.TARGETED, cards.HECK, cards.SHUFFLE, cards.ARMAGEDDON)
SAVERS = (cards.DEFUSE.name, cards.GODCAT.name)  # E11


def slips(view: KittensView, legal: Sequence[Action]) -> dict[int, Slip]:
    """In one's turn, and in what one is asked besides; never in a window, where time counts (E34)."""
    if view.seat is None or view.ask == "nope":
        return {}
    found = [(action, slip_of(action, view, legal)) for action in legal]
    return {int(action.id): slip for action, slip in found if slip is not None}


def slip_of(action: Action, view: KittensView, legal: Sequence[Action]) -> Slip | None:
    if isinstance(action, Draw):
        return drawing(view, legal)
    if isinstance(action, (Play, PlaySet)):
        return bare(action, view)
    if isinstance(action, Give):
        others = any(isinstance(gift, Give) and gift.card.name not in SAVERS for gift in legal)
        return Slip("gives-defuse", "E11") if action.card is cards.DEFUSE and others else None
    if isinstance(action, Heck):
        return Slip("keeps-kitten", "E19") if action.keep and view.pile[-1] == cards.KITTEN.name else None
    if isinstance(action, Hide):
        return Slip("own-kitten", "E17", {"count": view.turns - 1}) if action.place < view.turns - 1 else None
    return None


def drawing(view: KittensView, legal: Sequence[Action]) -> Slip | None:
    """E9: the next card is a Kitten, and there is something to do about it first."""
    if not on_top(view):
        return None
    saved = any(card in SAVERS for card in my_hand(view))
    for action in legal:
        if isinstance(action, Play) and action.effect in AWAY:
            return Slip("draws-kitten" if saved else "draws-death", "E11")
        if not saved and (
            isinstance(action, PlaySet) or (isinstance(action, Play) and action.effect is cards.FAVOR)
        ):
            return Slip("draws-death", "E11")
    return None


def on_top(view: KittensView) -> bool:
    """Whether this seat knows that the next card is a Kitten: it saw it, or it can be nothing else."""
    if view.pile[0] is not None:
        return view.pile[0] == cards.KITTEN.name
    return view.kittens - view.pile.count(cards.KITTEN.name) == view.pile.count(None)


def my_hand(view: KittensView) -> list[str | None]:
    assert view.seat is not None
    return view.hands[view.seat]


def bare(action: Play | PlaySet, view: KittensView) -> Slip | None:
    """Played away for something else: the last card that would save one from a Kitten (E11, E33)."""
    played: list[Card] = [action.card] if isinstance(action, Play) else action.cards
    spent: i64 = sum(card.name in SAVERS for card in played)
    held: i64 = sum(card in SAVERS for card in my_hand(view))
    if spent == 0 or spent < held or (isinstance(action, Play) and action.effect in AWAY and on_top(view)):
        return None
    return Slip("unprotected", "E11")
