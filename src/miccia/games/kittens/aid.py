"""What the board of Kittens needs besides the view: who comes next, and what will come of a play."""

from miccia.games.kittens.cards import ATTACK, TARGETED
from miccia.games.kittens.effects import owed
from miccia.games.kittens.shown import KittensAid, KittensView

ATTACKS = (ATTACK.name, TARGETED.name)


def aid(view: KittensView) -> KittensAid:
    """What the rules make of a view."""
    around = [(view.player + offset) % view.seats for offset in range(1, view.seats)]
    after = [seat for seat in around if view.alive[seat]]
    chain = view.chain
    if chain is None:
        return KittensAid(after, None, None, False)
    return KittensAid(
        next=after,
        target=after[0] if chain.effect == ATTACK.name else chain.victim,
        turns=owed(view.turns, view.attacked) if chain.effect in ATTACKS else None,
        blocked=chain.height % 2 == 1,
    )
