"""Worlds that look like a table to the player who keeps it, and how they go if all play as experts do."""

from typing import Final

from mypy_extensions import i64

from miccia.core.chance import Chance
from miccia.games.hanabi.hats import hear_clue, hear_discard, touched_by
from miccia.games.hanabi.public import Public, size
from miccia.games.hanabi.routine import CLUE, DISCARD, choose

TRIES: Final = 20  # deals of the own hand that are tried; then the last cards may be anything


def deal_anew(public: Public, seat: int, chance: Chance) -> Public:
    """The table with faces for the own hand and the deck, as likely as the seat can tell."""
    world = public.copy()
    world.me = -1
    left = public.left[:]
    for holder, hand in enumerate(public.hands):
        if holder != seat:
            for order in hand:
                left[public.faces[order]] -= 1
    pool = [kind for kind, count in enumerate(left) for _ in range(count)]
    waiting = sorted(public.hands[seat], key=lambda order: size(public.masks[order]))
    for _ in range(TRIES):
        unseen = chance.shuffle("unseen", pool)
        if give(world, waiting, unseen):
            break
    else:
        for order in waiting:
            world.faces[order] = unseen.pop()
    for place, kind in enumerate(unseen):
        world.faces[int(public.drawn) + place] = kind
    return world


def give(world: Public, waiting: list[int], unseen: list[int]) -> bool:
    """Give each waiting card the first unseen kind that it may be; whether it could be done."""
    for order in waiting:
        mask = world.masks[order]
        for place, kind in enumerate(unseen):
            if mask >> kind & 1:
                world.faces[order] = unseen.pop(place)
                break
        else:
            return False
    return True


def do(world: Public, act: int) -> None:
    """The player to move does this, in a world all of whose faces are known."""
    seat = int(world.player)
    last_round = world.turns_left > 0
    if act >= CLUE:
        offset, value = divmod(act - CLUE, 11)
        to = (seat + offset + 1) % int(world.seats)
        world.clues -= 1
        hear_clue(world, seat, to, value, touched_by(world, to, value))
    else:
        order = world.hands[seat][act % 5]
        if act >= DISCARD:
            hear_discard(world, seat, order)
        world.move(seat, order, act >= DISCARD)
    if last_round:
        world.turns_left -= 1
    world.player = (seat + 1) % world.seats


def over(world: Public) -> bool:
    """Whether the game has ended; at a table that wants all or nothing, also whether it is lost."""
    if world.strikes == world.box.strikes or world.turns_left == 0:
        return True
    return world.score == world.box.best or (world.endless and (lost(world) or stuck(world)))


def lost(world: Public) -> bool:
    """Whether something can no longer be completed."""
    return world.score + size(int(world.useful)) < world.box.best


def stuck(world: Public) -> bool:
    return world.clues == 0 and not world.hands[int(world.player)]


def worth(world: Public) -> i64:
    """What the game came to."""
    if world.strikes == world.box.strikes and not world.sum_on_loss:
        return 0
    if world.endless and world.score < world.box.best:
        return 0
    return world.score


def play_on(world: Public) -> i64:
    """Everybody does the usual to the end; what it came to."""
    while not over(world):
        act, _ = choose(world, int(world.player))
        do(world, act)
    return worth(world)
