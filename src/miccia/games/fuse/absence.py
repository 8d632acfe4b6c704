"""What the table does for a player who is not there (F26b)."""

from miccia.core.bits import BITS
from miccia.core.game import Action
from miccia.games.fuse.actions import GIVES, TAKES, of_roll
from miccia.games.fuse.table import NOWHERE, FuseTable


def absent(state: FuseTable, seat: int) -> Action | None:
    """The die that costs least, the first bomb of the centre, or done; None if nobody waits for them."""
    if state.over is not None:
        return None
    if state.owing:
        place, space = state.cheapest(seat)
        return GIVES[place][space] if state.owing & BITS[seat] else None
    if state.taking[seat] != NOWHERE:
        bomb = state.centre[state.first_in_centre()]
        assert bomb is not None
        return TAKES[bomb.key]
    return of_roll(state.round).done if state.can_place(seat, state.free()) else None
