"""Beacon: in each of three rounds of a second everybody presses or holds, at once. A game for tests.

With the option `winks` everybody may also wink, once, which nobody else is told.
"""

from msgspec import Struct

from miccia.core.chance import Chance
from miccia.core.contents import Box, Sight, Structs
from miccia.core.events import Event, OfSeat
from miccia.core.game import Action, State
from miccia.core.match import Game
from miccia.core.refused import Refused
from miccia.core.turn import Over, Turn, Waiting
from miccia.core.words import Signals
from miccia.games.beacon import words  # type: ignore[import-not-found]

ROUND = 1000
ACTIONS = [Action(0, {"do": "press"}), Action(1, {"do": "hold"}), Action(2, {"do": "never"})]
WINK = Action(3, {"do": "wink"})


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    slow: bool = False
    winks: bool = False


class Pressed(OfSeat, frozen=True, tag="pressed"):
    pass


class Passed(Event, frozen=True, tag="passed"):
    round: int


class Winked(OfSeat, frozen=True, tag="winked"):
    pass


class View(Struct, frozen=True):
    seat: int | None
    round: int
    done: list[int]
    winked: bool


class Beacon(State):
    round: int = 0
    began: int = 0
    done: list[int]
    presses: int = 0
    slow: bool = False
    winks: bool = False
    winked: list[int]

    def turn(self) -> Turn:
        if self.over:
            return self.over
        waited = frozenset(seat for seat in range(self.seats) if seat not in self.done)
        return Waiting(waited, self.began + (60 if self.slow else 1) * ROUND, "press")

    def legal(self, seat: int) -> list[Action]:
        if self.over or seat in self.done:
            return []
        return [*ACTIONS[:2], WINK] if self.winks and seat not in self.winked else ACTIONS[:2]

    def check(self, seat: int, action: Action) -> None:
        if self.over:
            raise Refused("game-over")
        if action not in self.legal(seat):
            raise Refused("not-your-turn")

    def apply(self, seat: int, action: Action, chance: Chance) -> None:
        if action is WINK:
            self.winked = [*self.winked, seat]
            if self.journal is not None:
                self.journal.append(Winked(seat))
            return
        self.done = [*self.done, seat]
        self.presses += action.id == 0
        if self.journal is not None:
            self.journal.append(Pressed(seat))
        if len(self.done) == self.seats:
            self.next()

    def expire(self, chance: Chance) -> None:
        self.next()

    def next(self) -> None:
        self.round += 1
        self.began = self.now
        self.done = []
        if self.journal is not None:
            self.journal.append(Passed(self.round))
        if self.round == 3:
            self.over = Over("dawn", (self.presses,) * self.seats, tuple(range(self.seats)))

    def copy(self) -> "Beacon":
        twin = Beacon()
        twin.seats, twin.now, twin.over = self.seats, self.now, self.over
        twin.round, twin.began, twin.presses = self.round, self.began, self.presses
        twin.slow, twin.winks = self.slow, self.winks
        twin.done, twin.winked = self.done, self.winked  # which nobody changes in place
        return twin


def deal(seats: int, options: Options, chance: Chance) -> Beacon:
    state = Beacon()
    state.seats = seats
    state.done = []
    state.slow, state.winks = options.slow, options.winks
    state.winked = []
    return state


def view(state: Beacon, seat: int | None) -> View:
    return View(seat, state.round, state.done, seat in state.winked)


def tell(event: Event, seat: int | None) -> Event | None:
    return None if isinstance(event, Winked) and event.seat != seat else event


GAME = Game(
    key="beacon",
    version=1,
    box=Box(seats=range(1, 5), minutes=1, together=True),
    actions=[*ACTIONS, WINK],
    structs=Structs(Options, View, Pressed | Passed | Winked),
    deal=deal,
    sight=Sight(view, tell, lambda view, chance: Beacon(), lambda state: None),
    draws=(),
    words=words,
    longest=12,
    absent=lambda state, seat: ACTIONS[1],
    signals=Signals(words.SIGNALS, words.signal),
)
