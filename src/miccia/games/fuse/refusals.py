"""Why FUSE says no (F20): an illegal action is refused with its reason and its rule, and changes nothing."""

from typing import Final

from mypy_extensions import i64

from miccia.core.bits import BITS
from miccia.core.game import Action
from miccia.core.refused import Refused
from miccia.games.fuse.actions import Done, First, Give, Place, Take
from miccia.games.fuse.bombs import EMPTY, Laid
from miccia.games.fuse.table import ALARMS, FREE, NOWHERE, FuseTable

ENDED_BY: Final = {"won": "F24", "time": "F25", "rounds": "F25", "bag": "F12"}


def refuse(table: FuseTable, seat: i64, action: Action) -> None:
    """Raise `Refused` unless the action is legal for the seat."""
    if table.over is not None:
        raise Refused("game-over", ENDED_BY[table.over.why])
    if isinstance(action, Give):
        refuse_give(table, seat, action)
    elif table.owing & BITS[seat]:
        raise Refused("give-first", "F13b")
    elif table.owing:
        raise Refused("others-give", "F13b")
    elif isinstance(action, Take):
        refuse_take(table, seat, action)
    elif table.taking[seat] != NOWHERE:
        raise Refused("take-first", "F21")
    elif isinstance(action, Place):
        refuse_place(table, seat, action)
    elif isinstance(action, First):
        refuse_first(table, seat, action)
    elif isinstance(action, Done):
        refuse_late(table, action.roll)
        refuse_share(table, seat)
    else:
        raise Refused("unknown-action", "F9")


def refuse_late(table: FuseTable, roll: i64) -> None:
    """F10: a hand meant for one roll never acts in another."""
    if roll != table.round:
        raise Refused("other-roll", "F10")


def refuse_share(table: FuseTable, seat: i64) -> None:
    if table.done & BITS[seat]:
        raise Refused("already-done", "F10")
    if table.shares[seat] == 0:
        raise Refused("no-share-left", "F9")


def refuse_place(table: FuseTable, seat: i64, action: Place) -> None:
    refuse_late(table, action.roll)
    if action.die >= len(table.tray):
        raise Refused("no-such-die", "F8")
    if table.where[action.die] != FREE:
        raise Refused("die-gone", "F9")
    refuse_share(table, seat)
    laid = bomb_of(table, seat, action.bomb)
    if action.space >= laid.bomb.size:
        raise Refused("no-such-space", "F16")
    refuse_space(laid, action.space, table.tray[action.die].index)


def refuse_space(laid: Laid, space: i64, die: i64) -> None:
    """F16 to F18, F10: the space, what carries it, the die alone, its neighbours, the whole bomb."""
    if laid.dice[space] != EMPTY:
        raise Refused("space-taken", "F10")
    carriers: i64 = laid.bomb.carriers[space]
    if carriers & ~laid.filled:
        if laid.bomb.shape.endswith("pyramid"):
            raise Refused("nothing-below", "F18")
        raise Refused("wrong-order", "F17")
    if not laid.bomb.wants[space] >> die & 1:
        raise Refused("does-not-fit", "F16")
    if not laid.open[space] >> die & 1:
        dice = list(laid.dice)
        dice[space] = die
        raise Refused("never-complete", "F10") if laid.bomb.holds(dice) else Refused("breaks-sign", "F16")


def refuse_give(table: FuseTable, seat: i64, action: Give) -> None:
    if not table.owing & BITS[seat]:
        raise Refused("nothing-owed", "F13")
    laid = bomb_of(table, seat, action.bomb)
    if action.space >= laid.bomb.size or laid.dice[action.space] == EMPTY:
        raise Refused("no-die-there", "F13")
    faces: i64 = ALARMS[table.alarm]
    if not faces >> laid.dice[action.space] & 1:
        raise Refused("does-not-match", "F13")
    if laid.safe(action.space):
        raise Refused("die-safe", "F14")


def refuse_take(table: FuseTable, seat: i64, action: Take) -> None:
    if table.taking[seat] == NOWHERE:
        raise Refused("nothing-to-take", "F21")
    if table.centre_place(action.key) == NOWHERE:
        raise Refused("bomb-gone", "F21")


def refuse_first(table: FuseTable, seat: i64, action: First) -> None:
    refuse_late(table, action.roll)
    if seat != table.roller:
        raise Refused("not-the-roller", "F13")
    if action.die >= len(table.tray):
        raise Refused("no-such-die", "F8")
    if table.where[action.die] != FREE:
        raise Refused("die-gone", "F9")
    if not table.can_put_first(action.die):
        raise Refused("already-first", "F13")


def bomb_of(table: FuseTable, seat: i64, bomb: i64) -> Laid:
    """The bomb at a place in front of the player."""
    front = table.fronts[seat]
    laid = front[bomb] if bomb < len(front) else None
    if laid is None:
        raise Refused("no-such-bomb", "F9")
    return laid
