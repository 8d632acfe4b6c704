"""What a seat of Firewheel may know; and the way back, by imagining."""

from msgspec import Struct
from msgspec.structs import replace

from miccia.core.chance import Chance
from miccia.games.firewheel.rules import BOX, Drew, Firewheel, FirewheelEvent, Options, worth


class FirewheelView(Struct, frozen=True):
    """The table as one seat sees it; without a seat, as everybody does."""

    seat: int | None
    seats: int
    options: Options
    player: int  # whose turn it is
    pile: int  # rockets left in it
    held: list[int]  # how many everybody holds
    hand: list[str]  # one's own, and nobody else's (G2)
    wheel: list[str]
    wet: list[str]
    taken: list[list[str]]
    points: list[int]
    over: bool


def view(state: Firewheel, seat: int | None) -> FirewheelView:
    return FirewheelView(
        seat=seat,
        seats=state.seats,
        options=state.options,
        player=state.player,
        pile=len(state.pile),
        held=[len(hand) for hand in state.hands],
        hand=[] if seat is None else list(state.hands[seat]),
        wheel=list(state.wheel),
        wet=list(state.wet),
        taken=[sorted(taken, key=BOX.index) for taken in state.taken],
        points=[worth(taken, state.options) for taken in state.taken],
        over=state.over is not None,
    )


def tell(event: FirewheelEvent, seat: int | None) -> FirewheelEvent:
    return replace(event, rocket=None) if isinstance(event, Drew) and event.seat != seat else event


def unseen(view: FirewheelView) -> list[str]:
    """The rockets in the pile and in other hands, nobody here knows where."""
    seen = {*view.hand, *view.wheel, *view.wet, *(rocket for taken in view.taken for rocket in taken)}
    return [rocket for rocket in BOX if rocket not in seen]


def imagine(view: FirewheelView, chance: Chance) -> Firewheel:
    state = Firewheel()
    state.seats, state.options, state.player = view.seats, view.options, view.player
    state.wheel, state.wet = tuple(view.wheel), tuple(view.wet)
    state.taken = tuple(tuple(taken) for taken in view.taken)
    state.hands, state.pile = ((),) * view.seats, tuple(chance.shuffle("unseen", unseen(view)))
    for seat, held in enumerate(view.held):
        if seat == view.seat:
            state.keep(seat, tuple(view.hand))
        else:
            state.keep(seat, state.pile[:held])
            state.pile = state.pile[held:]
    if view.over:
        state.end()
    return state


def inventory(state: Firewheel) -> list[str]:
    """Every rocket, wherever it is."""
    piles = [state.pile, state.wheel, state.wet, *state.hands, *state.taken]
    return sorted(rocket for pile in piles for rocket in pile)
