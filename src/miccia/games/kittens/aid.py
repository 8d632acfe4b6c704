"""What the board of Kittens needs besides the view: who comes next, and what will come of a play."""

from msgspec import Struct

from miccia.games.kittens.cards import ATTACK, TARGETED
from miccia.games.kittens.effects import owed
from miccia.games.kittens.view import KittensView


class KittensAid(Struct, frozen=True):
    """What follows from a view."""

    next: list[int]  # the living players after the player, in the order of play (E8)
    target: int | None  # whom the play is aimed at: who was named, or for an Attack who comes next (E15)
    turns: int | None  # the turns that an Attack would give them (E15, E16)
    blocked: bool  # whether the play is cancelled as things stand: the Nopes on it are odd (E22)


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
