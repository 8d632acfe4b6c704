"""Guess: a game that no box holds, with everything Hanabi lacks. It shows that the contract carries
a secret choice of all at once, a window that everyone may answer until a deadline, and chance in mid-game,
and that a game in plain Python runs on compiled rules.

Everybody secretly picks a number; they are shown together. Then there is a window in which anyone may object,
which starts the window anew, and every other objection cancels the round; who does not object passes, and
nobody else is shown that. A die decides who scores; three points win.
"""

from typing import Any

from msgspec import Struct

from miccia.core.chance import Chance
from miccia.core.events import Event, OfSeat
from miccia.core.game import Action
from miccia.core.turn import SEAT_SETS, Over, Turn, Waiting
from tests.toy import Toy, toy

PICKS = [Action(number, {"do": "pick", "number": number}) for number in range(3)]
OBJECTIONS = [Action(3 + height, {"do": "object", "height": height}) for height in range(5)]
PASS = Action(8, {"do": "pass"})
ACTIONS = [*PICKS, *OBJECTIONS, PASS]


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    fast: bool = False


class Chose(OfSeat, frozen=True, tag="chose"):
    number: int | None


class Objected(OfSeat, frozen=True, tag="objected"):
    """The window begins anew."""


class Passed(OfSeat, frozen=True, tag="passed"):
    """Told to that seat alone."""


class Rolled(Event, frozen=True, tag="rolled"):
    number: int


class Guess(Toy):
    options: Options
    picked: tuple[int | None, ...] = ()
    passed: tuple[bool, ...] = ()
    height: int = 0
    until: int = 0
    points: tuple[int, ...] = ()
    rounds: int = 0

    @property
    def picking(self) -> bool:
        return None in self.picked

    def turn(self) -> Turn:
        if self.over:
            return self.over
        if not self.picking:
            return Waiting(SEAT_SETS[(1 << self.seats) - 1], self.until, "object")
        mask = sum(1 << seat for seat, number in enumerate(self.picked) if number is None)
        return Waiting(SEAT_SETS[mask], self.until, "pick")

    def legal(self, seat: int) -> list[Action]:
        turn = self.turn()
        if not isinstance(turn, Waiting) or seat not in turn.seats:
            return []
        if self.picking:
            return PICKS[:]
        if self.passed[seat]:
            return []
        return [*OBJECTIONS[self.height : self.height + 1], PASS]

    def apply(self, seat: int, action: Action, chance: Chance) -> None:
        if self.picking:
            self.pick(seat, action.id)
            if not self.picking:
                self.open_window()
        else:
            if action is not PASS:
                self.height += 1
                self.open_window()
            self.passed = (*self.passed[:seat], True, *self.passed[seat + 1 :])
            self.note(Passed(seat) if action is PASS else Objected(seat))
        if not self.picking and all(self.passed):
            self.roll(chance)

    def expire(self, chance: Chance) -> None:
        if self.picking:
            for seat, number in enumerate(self.picked):
                if number is None:
                    self.pick(seat, chance.below(3))
            self.open_window()
        else:
            self.roll(chance)

    def pick(self, seat: int, number: int) -> None:
        self.picked = (*self.picked[:seat], number, *self.picked[seat + 1 :])
        self.note(Chose(seat, number))

    def open_window(self) -> None:
        self.passed = (False,) * self.seats
        self.until = self.now + (100 if self.options.fast else 5000)

    def roll(self, chance: Chance) -> None:
        number = chance.pick("die", [0, 1, 2])
        self.note(Rolled(number))
        self.rounds += 1
        if self.height % 2 == 0:
            hits = zip(self.points, self.picked, strict=True)
            self.points = tuple(points + (picked == number) for points, picked in hits)
        if max(self.points) >= 3 or self.rounds == 40:
            best = max(self.points)
            self.over = Over("points", self.points, tuple(s for s, p in enumerate(self.points) if p == best))
        self.begin()

    def begin(self) -> None:
        self.picked = (None,) * self.seats
        self.height = 0
        self.until = self.now + 10_000


class GuessView(Struct, frozen=True):
    seat: int | None
    seats: int
    options: Options
    until: int
    height: int
    rounds: int
    points: list[int]
    passed: list[bool]  # one's own, and nobody else's
    chosen: list[bool]
    picked: list[int | None]  # one's own, or everyone's once all are shown
    over: bool


def deal(seats: int, options: Options, chance: Chance) -> Guess:
    state = Guess()
    state.seats = seats
    state.options = options
    state.points = (0,) * seats
    state.passed = (False,) * seats
    state.begin()
    return state


def view(state: Guess, seat: int | None) -> GuessView:
    return GuessView(
        seat=seat,
        **state.lies_open("seats", "options", "until", "height", "rounds"),
        points=list(state.points),
        passed=[done and holder == seat for holder, done in enumerate(state.passed)],
        chosen=[number is not None for number in state.picked],
        picked=[
            number if holder == seat or not state.picking else None
            for holder, number in enumerate(state.picked)
        ],
        over=state.over is not None,
    )


def tell(event: Chose | Objected | Passed | Rolled, seat: int | None) -> Event | None:
    if isinstance(event, Passed) and event.seat != seat:
        return None
    if isinstance(event, Chose) and event.seat != seat:
        return Chose(event.seat, None)
    return event


def imagine(view: GuessView, chance: Chance) -> Guess:
    state = deal(view.seats, view.options, chance)
    state.until, state.height, state.rounds = view.until, view.height, view.rounds
    state.points, state.passed = tuple(view.points), tuple(view.passed)
    state.picked = tuple(
        (chance.below(3) if number is None else number) if chosen else None
        for chosen, number in zip(view.chosen, view.picked, strict=True)
    )
    if view.over:
        best = max(state.points)
        state.over = Over("points", state.points, tuple(s for s, p in enumerate(state.points) if p == best))
    return state


PARTS: dict[str, Any] = {
    "key": "guess",
    "actions": ACTIONS,
    "draws": ("die",),
    "options": Options,
    "views": GuessView,
    "events": Chose | Objected | Passed | Rolled,
    "deal": deal,
    "imagine": imagine,
    "view": view,
    "tell": tell,
    "inventory": lambda state: state.seats,
    "longest": 2000,
    "secret_asks": frozenset({"pick"}),
    "window_asks": frozenset({"object"}),
    "reveals": (Chose, Objected, Passed, Rolled),
    "sequences": frozenset({"GuessView.points", "GuessView.picked"}),
}
GUESS = toy(**PARTS)
