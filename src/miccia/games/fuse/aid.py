"""What the board of FUSE needs besides the view: whom a die fits, what the bombs of each player ask for."""

from msgspec import Struct

from miccia.games.fuse.rules import PATIENCE
from miccia.games.fuse.view import Front, FuseView, Player


class Asking(Struct, frozen=True):
    """What the bombs in front of a player ask for."""

    open: list[
        list[int]
    ]  # for each place in `bombs`: the empty spaces that nothing is missing below (F17, F18)
    needs: list[str]  # the signs of these spaces, `R`, `5` or `G2`, also those that a die beside a "=" gives


class FuseAid(Struct, frozen=True):
    """What follows from a view."""

    next: int  # who rolls the next dice (F8)
    goal: int  # how many bombs must be defused in all (F5, F24)
    patience: int  # how long the table waits for a forced choice, ms (F26b)
    fits: list[list[int]]  # for each die of the tray: the seats that could still place it (F9, F10)
    players: list[Asking]


def aid(view: FuseView) -> FuseAid:
    """What the rules make of a view. Bombs ask for what they print: nothing is worked out for anybody."""
    fronts = sum(len(player.bombs) for player in view.players) if view.options.level == "insane" else 0
    return FuseAid(
        next=(view.roller + 1) % view.seats,
        goal=view.to_defuse + fronts,
        patience=int(PATIENCE),
        fits=[
            [seat for seat, player in enumerate(view.players) if takes(player, die)]
            for die in range(len(view.tray))
        ],
        players=[asking(player) for player in view.players],
    )


def takes(player: Player, die: int) -> bool:
    """F9, F10: a share is left that was not declined, and the die fits somewhere."""
    return player.share > 0 and not player.done and any(front and front.fits[die] for front in player.bombs)


def asking(player: Player) -> Asking:
    open = [open_spaces(front) for front in player.bombs]
    signs = {
        sign
        for front, spaces in zip(player.bombs, open, strict=True)
        if front is not None
        for space in spaces
        for sign in signs_of(front, space)
    }
    return Asking(open, sorted(signs, key=lambda sign: (len(sign), sign.isdigit(), sign)))


def open_spaces(front: Front | None) -> list[int]:
    """F17, F18: the empty spaces whose carriers are there."""
    if front is None:
        return []
    dice = front.dice
    return [
        number
        for number, space in enumerate(front.card.spaces)
        if dice[number] is None and all(dice[below] is not None for below in space.below)
    ]


def signs_of(front: Front, space: int) -> list[str]:
    """What a space asks for: what is printed there or, where that is any die, what a neighbour does."""
    signs = [f"{want.colour or ''}{want.number or ''}" for want in front.card.spaces[space].wants]
    return [found for found in (sign or echo(front, space) for sign in signs) if found]


def echo(front: Front, space: int) -> str:
    """F16: the sign that a die beside a "=" gives."""
    joints = front.card.joints
    for joint, beside in ((space - 1, space - 1), (space, space + 1)):
        if 0 <= joint < len(joints) and (link := joints[joint]) and link.sign == "=":
            die = front.dice[beside]
            if die is not None and link.of in ECHOES:
                return die[ECHOES[link.of]]
    return ""


ECHOES = {"colour": slice(1), "number": slice(1, 2), "both": slice(2)}  # the part of a die that is repeated
