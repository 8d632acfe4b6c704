"""What the board of FUSE needs besides the view: whom a die fits and why not, what the bombs ask for."""

from functools import lru_cache

from mypy_extensions import i64

from miccia.core.refused import Refused
from miccia.games.fuse.bombs import BY_KEY, EMPTY, Laid
from miccia.games.fuse.cards import NAMED as NAMED_DICE
from miccia.games.fuse.refusals import refuse_space
from miccia.games.fuse.rules import PATIENCE
from miccia.games.fuse.shown import (
    Asking,
    BombCard,
    Denied,
    FuseAid,
    FuseView,
    Player,
    TrayDie,
)
from miccia.games.fuse.view import CARDS

Dice = tuple[str | None, ...]  # of a bomb, by space
latest: tuple[list[Player], list[TrayDie], list[list[int]]] = [], [], []  # whom its dice fit


def aid(view: FuseView) -> FuseAid:
    """What the rules make of a view. Bombs ask for what they print: nothing is worked out for anybody."""
    fronts = sum(len(player.bombs) for player in view.players) if view.options.level == "insane" else 0
    return FuseAid(
        next=(view.roller + 1) % view.seats,
        goal=view.to_defuse + fronts,
        patience=int(PATIENCE),
        fits=[seats[:] for seats in fitting(view)],
        players=[asking(player, view) for player in view.players],
    )


def fitting(view: FuseView) -> list[list[int]]:
    """F9, F10: whoever has a share left that was not declined, and a space for the die. It is the same for
    every seat, and asked by each in turn."""
    global latest
    players, tray, found = latest
    if players is not view.players or tray is not view.tray:
        found = fit(view)
        latest = view.players, view.tray, found
    return found


def fit(view: FuseView) -> list[list[int]]:
    seats: list[list[int]] = [[] for _ in view.tray]
    for seat, player in enumerate(view.players):
        if player.share and not player.done:
            for front in player.bombs:
                for die, spaces in enumerate(front.fits if front else ()):
                    if spaces and seat not in seats[die]:
                        seats[die].append(seat)
    return seats


def asking(player: Player, view: FuseView) -> Asking:
    bombs = [asked(front.card.key, tuple(front.dice)) if front else ([], []) for front in player.bombs]
    signs = {sign for _, signs in bombs for sign in signs}
    first = None if view.ended else barred(player, view)
    dice = [] if view.ended or first else view.tray
    return Asking(
        open=[spaces for spaces, _ in bombs],
        needs=sorted(signs, key=lambda sign: (len(sign), sign.isdigit(), sign)),
        barred=first,
        misfits=[misfit(player, place, die) for place, die in enumerate(dice)],
    )


@lru_cache(maxsize=4096)
def asked(key: str, dice: Dice) -> tuple[list[int], list[str]]:
    """F17, F18: the empty spaces of a bomb whose carriers are there, and what these ask for."""
    card = CARDS[key]
    spaces = [
        number
        for number, space in enumerate(card.spaces)
        if dice[number] is None and all(dice[below] is not None for below in space.below)
    ]
    return spaces, [sign for space in spaces for sign in signs_of(card, dice, space)]


def signs_of(card: BombCard, dice: Dice, space: i64) -> list[str]:
    """What a space asks for: what is printed there or, where that is any die, what a neighbour does."""
    signs = [f"{want.colour or ''}{want.number or ''}" for want in card.spaces[space].wants]
    return [found for found in (sign or echo(card, dice, space) for sign in signs) if found]


def echo(card: BombCard, dice: Dice, space: i64) -> str:
    """F16: the sign that a die beside a "=" gives."""
    for joint, beside in ((space - 1, space - 1), (space, space + 1)):
        link = card.joints[joint] if 0 <= joint < len(card.joints) else None
        die = dice[beside] if link and link.sign == "=" else None
        if link and die and link.of in ECHOES:
            return die[ECHOES[link.of]]
    return ""


ECHOES = {"colour": slice(1), "number": slice(1, 2), "both": slice(2)}  # the part of a die that is repeated


# Why not


def barred(player: Player, view: FuseView) -> Denied | None:
    """F13b, F21: what must be done before any die can be placed."""
    if any(other.gives for other in view.players):
        return Denied("give-first" if player.gives else "others-give", "F13b")
    return None if player.takes is None else Denied("take-first", "F21")


def misfit(player: Player, place: int, die: TrayDie) -> Denied | None:
    """F9, F10, F16 to F18: why a player cannot place a die: of all spaces, the nearest says it."""
    if die.where != "free":
        return Denied("die-gone", "F9")
    if player.done:
        return Denied("already-done", "F10")
    if not player.share:
        return Denied("no-share-left", "F9")
    fronts = [front for front in player.bombs if front is not None]
    if any(front.fits[place] for front in fronts):
        return None
    return NEARER[max([refused(front.card.key, tuple(front.dice), die.face) for front in fronts], default=0)]


# What a die can be refused with, from far to near. Taken spaces and those in the air are never all.
NEARER = [
    Denied("no-such-bomb", "F9"),
    Denied("does-not-fit", "F16"),
    Denied("breaks-sign", "F16"),
    Denied("never-complete", "F10"),
]


@lru_cache(maxsize=4096)
def refused(key: str, dice: Dice, face: str) -> int:
    """The nearest that a die comes to a space of a bomb that does not take it, as a place in `NEARER`."""
    indices = tuple([EMPTY if die is None else NAMED_DICE[die].index for die in dice])
    laid = Laid(BY_KEY[key], indices)
    codes = [why.code for why in NEARER]
    found: list[int] = []
    for space in range(laid.bomb.size):
        try:
            refuse_space(laid, space, NAMED_DICE[face].index)
        except Refused as why:
            found.append(codes.index(why.code) if why.code in codes else 0)
    return max(found)
