"""What nobody means in Kaboom!: giving a win away, discarding what could have been played for nothing."""

from collections.abc import Sequence

from mypy_extensions import i64

from miccia.core.game import Action
from miccia.core.slip import Slip
from miccia.games.kaboom.actions import Defuse, Finish, Hold, Play, Wild
from miccia.games.kaboom.aid import cuts, known
from miccia.games.kaboom.cards import ANALYZE, COLOURS, DOUBLE_TIMER, HAND, INTERCEPT, TIMER
from miccia.games.kaboom.shown import KaboomView

TICKS = {TIMER.name: 1, DOUBLE_TIMER.name: 2}  # the countdown cards that a card removes (K20, K21)


def slips(view: KaboomView, legal: Sequence[Action]) -> dict[int, Slip]:
    """Among the actions of an act (K6b) and the answers to a defusing (K26)."""
    if view.seat is None or view.ask not in ("act", "defuse"):
        return {}
    found = [(action, slip_of(action, view, legal)) for action in legal]
    return {int(action.id): slip for action, slip in found if slip is not None}


def slip_of(action: Action, view: KaboomView, legal: Sequence[Action]) -> Slip | None:
    if isinstance(action, Finish):
        return unplayed(view, legal)
    if isinstance(action, Play):
        ends = TICKS.get(action.card.name, 0) >= view.countdown and view.mascot != view.seat
        return explosion(view) if ends else None
    if isinstance(action, (Defuse, Hold)):
        wires, mine = known(view).combinations, my_cuts(view)
        if isinstance(action, Defuse):
            return Slip("cannot-match", "K26") if mine not in wires else None
        return Slip("must-match", "K26") if wires == [mine] else None
    return None


def my_cuts(view: KaboomView) -> list[str]:
    """The colours of one's Cuts, in the order of the combinations."""
    assert view.seat is not None
    found = [colour for agent in view.players[view.seat].agents for colour in cuts(agent)]
    return sorted(found, key=COLOURS.index)


def explosion(view: KaboomView) -> Slip:
    """K29: without the last countdown card the bomb explodes, and René's owner wins."""
    return (
        Slip("nobody-wins", "K29") if view.mascot is None else Slip("they-win", "K29", {"seat": view.mascot})
    )


def unplayed(view: KaboomView, legal: Sequence[Action]) -> Slip | None:
    """K11: cards will have to be discarded, and some could still do something first that costs nothing."""
    assert view.seat is not None
    count = len(view.players[view.seat].hand or []) - HAND
    if count <= 0:
        return None
    useful = {action.card.name for action in legal if isinstance(action, Play) and is_free(action, view)}
    if useful:
        return Slip("unplayed", "K11", {"count": count, "cards": sorted(useful)})
    pair = any(isinstance(action, Wild) and tells(action.wire, view) for action in legal)
    return Slip("unpaired", "K13") if count >= 2 and pair else None


def is_free(play: Play, view: KaboomView) -> bool:
    """Whether a card brings something and takes nothing: a look (K15), a card (K19), one Cut more (K16)."""
    if play.card is ANALYZE:
        return tells(play.where, view)
    if play.card.colour >= 0:
        return play.where < 0 and view.mascot != view.seat
    return play.card is INTERCEPT


def tells(wire: i64, view: KaboomView) -> bool:
    """Whether a look at it is news; René's owner cannot defuse, whatever it shows (K28)."""
    return wire >= 0 and view.wires[wire].colour is None and view.mascot != view.seat
