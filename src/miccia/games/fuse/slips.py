"""What nobody means in FUSE: to leave a die that fits only oneself, so that it is rolled against everybody.

Time runs, so nothing else is asked: what one gives or takes is soon chosen anew.
"""

from collections.abc import Sequence

from mypy_extensions import i64

from miccia.core.game import Action
from miccia.core.slip import Slip
from miccia.games.fuse.actions import Done
from miccia.games.fuse.aid import fitting
from miccia.games.fuse.shown import FuseView


def slips(view: FuseView, legal: Sequence[Action]) -> dict[int, Slip]:
    """F10, F13: to be done is final, and a die that nobody takes is rolled again: dice go back to the bag."""
    done: list[i64] = [action.id for action in legal if isinstance(action, Done)]
    if not done or any(player.takes is not None for player in view.players):  # a new bomb may want any die
        return {}
    dice = [die.face for die, seats in zip(view.tray, fitting(view), strict=True) if seats == [view.seat]]
    return {int(action): Slip("fits-only-you", "F13", {"dice": dice}) for action in done if dice}
