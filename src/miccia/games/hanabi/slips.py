"""What nobody means in Hanabi: playing what cannot fit, throwing away the last copy of what is needed.

Only what the seat may know counts: the clues on its cards and all the cards it sees (H13, H22). What its
bots make of clues is another matter.
"""

from collections.abc import Sequence

from miccia.core.game import Action
from miccia.core.slip import Slip
from miccia.games.hanabi.actions import Discard, Play
from miccia.games.hanabi.cards import MAX_STRIKES, NAMED, copies
from miccia.games.hanabi.shown import HanabiView, Held


def slips(view: HanabiView, legal: Sequence[Action]) -> dict[int, Slip]:
    """Plays that must be errors (H10, H15), discards that end a firework (H9)."""
    if view.seat is None:
        return {}
    unseen = cards_unseen(view)
    hand = [kinds_of(held, unseen) for held in view.hands[view.seat]]
    error = Slip("third-error", "H15") if view.strikes == MAX_STRIKES - 1 else Slip("cannot-fit", "H10")
    found: dict[int, Slip] = {}
    for action in legal:
        if isinstance(action, Play) and not any(fits(kind, view) for kind in hand[action.slot]):
            found[int(action.id)] = error
        elif isinstance(action, Discard) and all(is_last(kind, view) for kind in hand[action.slot]):
            found[int(action.id)] = Slip("last-copy", "H9")
    return found


def cards_unseen(view: HanabiView) -> dict[str, int]:
    """How many of each kind are in the deck or in the seat's own hand."""
    named = NAMED[view.options.six_colours == "rainbow"]
    unseen = {name: copies(card, view.options.short) for name, card in named.items()}
    seen = [held.card for hand in view.hands for held in hand if held.card]
    built = [f"{colour}{rank}" for colour, height in view.fireworks.items() for rank in range(1, height + 1)]
    for name in [*view.discards, *seen, *built]:
        unseen[name] -= 1
    return unseen


def kinds_of(held: Held, unseen: dict[str, int]) -> list[str]:
    """What a card may be: what clues have left of it, and is to be seen nowhere else."""
    kinds = [f"{colour}{rank}" for colour in held.colours for rank in held.ranks]
    return [kind for kind in kinds if unseen[kind] > 0]


def fits(kind: str, view: HanabiView) -> bool:
    """H10: whether it is what its firework wants next."""
    return int(kind[1]) == view.fireworks[kind[0]] + 1


def is_last(kind: str, view: HanabiView) -> bool:
    """Whether it is still wanted, and every other copy lies in the discards."""
    card = NAMED[0][kind]
    wanted = view.fireworks[kind[0]] < card.rank <= view.peaks[kind[0]]
    return wanted and copies(card, view.options.short) - view.discards.count(kind) == 1
