"""The odds of Kittens by what a seat may know: what it has not seen may lie at any unseen place alike.

Worlds are imagined so (view.py), and so the bots reckon. Nothing here looks at a state.
"""

from math import comb

from miccia.games.kittens.cards import DEFUSE, GODCAT, KITTEN
from miccia.games.kittens.shown import KittensView
from miccia.games.kittens.view import unseen_cards


def hidden(view: KittensView) -> int:
    """The Kittens of the pile that the seat has not seen there."""
    return view.kittens - view.pile.count(KITTEN.name)


def none_of(drawn: int, bad: int, cards: int) -> float:
    """How likely there is nothing bad among so many cards, drawn from those."""
    return comb(cards - bad, drawn) / comb(cards, drawn)


def kitten_at(view: KittensView, place: int) -> float:
    """How likely the card under `place` others is a Kitten."""
    card = view.pile[place]
    return float(card == KITTEN.name) if card else hidden(view) / view.pile.count(None)


def meets_kitten(view: KittensView, draws: int) -> float:
    """How likely at least one of the next cards is a Kitten."""
    top = view.pile[:draws]
    if KITTEN.name in top:
        return 1.0
    return 1.0 - none_of(top.count(None), hidden(view), view.pile.count(None))


def meets_after_shuffle(view: KittensView, draws: int) -> float:
    """The same once nobody knows any more what lies where."""
    return 1.0 - none_of(min(draws, len(view.pile)), view.kittens, len(view.pile))


def meets_after_heck(view: KittensView, turns: int) -> float:
    """E19: the bottom card ends one of the turns; a Kitten there goes on top, for the next player unless one
    has to draw on."""
    if turns == 1:
        return 0.0
    bottom = kitten_at(view, len(view.pile) - 1)
    above = view.pile[: min(turns - 1, len(view.pile) - 1)]
    if KITTEN.name in above:
        return 1.0
    unseen = view.pile[:-1].count(None)
    return bottom + (1.0 - bottom) * (1.0 - none_of(above.count(None), hidden(view), unseen))


# What others hold


def saves_blind(view: KittensView, victim: int) -> float:
    """E23, E26: how likely a card taken blindly is a Defuse, or the Godcat, which is known by its back."""
    hand = view.hands[victim]
    if GODCAT.name in hand:
        return 1.0
    unseen = unseen_cards(view)
    likely = hand.count(None) * unseen.count(DEFUSE) / len(unseen) if unseen else 0.0
    return (hand.count(DEFUSE.name) + likely) / len(hand)


def has_defuse(view: KittensView, victim: int) -> float:
    """E23: how likely somebody has a Defuse to be named."""
    hand = view.hands[victim]
    if DEFUSE.name in hand:
        return 1.0
    unseen = unseen_cards(view)
    return 1.0 - none_of(hand.count(None), unseen.count(DEFUSE), len(unseen))
