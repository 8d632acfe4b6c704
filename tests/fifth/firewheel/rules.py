"""Firewheel: box, actions, events, options and rules, to be read with the rulebook open."""

from msgspec import Struct

from miccia.core.chance import Chance
from miccia.core.events import Event, OfSeat
from miccia.core.forms import Form
from miccia.core.game import Action, State
from miccia.core.refused import Refused
from miccia.core.turn import IN_TURN, Over, Turn

COLOURS, NUMBERS, HAND = "RYGB", range(1, 9), 4  # G1, G2
BOX = [f"{colour}{number}" for colour in COLOURS for number in NUMBERS]


class DoUse(Form, frozen=True, tag="use"):
    rocket: str


class DoPutOut(Form, frozen=True, tag="put-out"):
    rocket: str


USES = {rocket: Action(id, DoUse(rocket)) for id, rocket in enumerate(BOX)}
PUT_OUTS = {rocket: Action(len(BOX) + id, DoPutOut(rocket)) for id, rocket in enumerate(BOX)}
ACTIONS = [*USES.values(), *PUT_OUTS.values()]
ROCKETS = [*BOX, *BOX]  # of each action


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    bright: bool = False  # G10


class Added(OfSeat, frozen=True, tag="added"):
    """G4, G5: a rocket began the wheel or made it longer."""

    rocket: str


class Lit(OfSeat, frozen=True, tag="lit"):
    """G6: the wheel was lit and taken, for so many points."""

    rocket: str
    points: int


class PutOut(OfSeat, frozen=True, tag="put-out"):
    """G7: a rocket was put out."""

    rocket: str


class Drew(OfSeat, frozen=True, tag="drew"):
    """G3: a rocket was drawn; only who drew it knows which."""

    rocket: str | None


class Ended(Event, frozen=True, tag="ended"):
    """G9: who won."""

    winners: list[int]
    points: int


FirewheelEvent = Added | Lit | PutOut | Drew | Ended


def fits(rocket: str, wheel: tuple[str, ...]) -> bool:
    """G4: of the colour of the last one, or higher."""
    return not wheel or rocket[0] == wheel[-1][0] or rocket[1] > wheel[-1][1]


def worth(rockets: tuple[str, ...], options: Options) -> int:
    """G9, G10."""
    return len(rockets) + (sum(rocket[1] == "8" for rocket in rockets) if options.bright else 0)


class Firewheel(State):
    options: Options
    player: int = 0
    pile: tuple[str, ...] = ()
    hands: tuple[tuple[str, ...], ...] = ()
    wheel: tuple[str, ...] = ()
    wet: tuple[str, ...] = ()
    taken: tuple[tuple[str, ...], ...] = ()

    def copy(self) -> "Firewheel":
        new = Firewheel()
        for name, value in self.contents().items():
            setattr(new, name, value)
        return new

    def turn(self) -> Turn:
        return self.over or IN_TURN[self.player]

    def legal(self, seat: int) -> list[Action]:
        if self.over or seat != self.player:
            return []
        fitting = [USES[rocket] for rocket in self.hands[seat] if fits(rocket, self.wheel)]
        return fitting or [PUT_OUTS[rocket] for rocket in self.hands[seat]]  # G7

    def check(self, seat: int, action: Action) -> None:
        if self.over:
            raise Refused("game-over")
        if seat != self.player:
            raise Refused("not-your-turn")
        if ROCKETS[action.id] not in self.hands[seat]:
            raise Refused("not-in-hand", "G3")
        if action not in self.legal(seat):
            raise Refused("does-not-fit" if action.id < len(BOX) else "must-fit", "G7")

    def apply(self, seat: int, action: Action, chance: Chance) -> None:
        rocket = ROCKETS[action.id]
        self.keep(seat, tuple(held for held in self.hands[seat] if held != rocket))
        if action.id >= len(BOX):
            self.wet = (*self.wet, rocket)
            self.note(PutOut(seat, rocket))
        elif self.wheel and rocket[0] == self.wheel[-1][0]:
            self.light(seat, rocket)
        else:
            self.wheel = (*self.wheel, rocket)
            self.note(Added(seat, rocket))
        if self.pile:
            self.note(Drew(seat, self.pile[0]))
            self.keep(seat, (*self.hands[seat], self.pile[0]))
            self.pile = self.pile[1:]
        self.player = (seat + 1) % self.seats
        if not any(self.hands):
            self.end()

    def keep(self, seat: int, hand: tuple[str, ...]) -> None:
        """A hand is kept in the order of the box: that tells nothing."""
        self.hands = (*self.hands[:seat], tuple(sorted(hand, key=BOX.index)), *self.hands[seat + 1 :])

    def light(self, seat: int, rocket: str) -> None:
        won = (*self.wheel, rocket)
        self.taken = (*self.taken[:seat], (*self.taken[seat], *won), *self.taken[seat + 1 :])
        self.wheel = ()
        self.note(Lit(seat, rocket, worth(won, self.options)))

    def end(self) -> None:
        points = tuple(worth(taken, self.options) for taken in self.taken)
        winners = tuple(seat for seat in range(self.seats) if points[seat] == max(points))
        self.over = Over("empty", points, winners)
        self.note(Ended(list(winners), max(points)))

    def note(self, event: FirewheelEvent) -> None:
        if self.journal is not None:
            self.journal.append(event)


def deal(seats: int, options: Options, chance: Chance) -> Firewheel:
    state = Firewheel()
    state.seats, state.options = seats, options
    state.pile = tuple(chance.shuffle("pile", BOX[:]))
    state.taken = state.hands = ((),) * seats
    for seat in range(seats):
        state.keep(seat, state.pile[:HAND])
        state.pile = state.pile[HAND:]
    return state
