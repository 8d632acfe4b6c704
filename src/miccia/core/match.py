"""A game being played: the state, the chance behind it and the record of what came in."""

from operator import index
from typing import Any, SupportsIndex

from mypy_extensions import mypyc_attr

from miccia.core.chance import Chance
from miccia.core.game import Action, Game, State
from miccia.core.parts import Reduced
from miccia.core.record import Input, Record
from miccia.core.refused import Refused
from miccia.core.turn import Over, Turn, Waiting


@mypyc_attr(native_class=True)
class Match:
    """One game from its deal on. Everything changes through `act` and `at`.

    Seats, ids and times may be any whole numbers, numpy's too; a seat that is not there is refused.
    """

    def __init__(self, game: Game, state: State, chance: Chance, record: Record) -> None:
        self.game = game
        self.state = state
        self.chance = chance
        self.record = record

    @property
    def turn(self) -> Turn:
        """Who may act now and until when, or how it ended."""
        return self.state.turn()

    @property
    def over(self) -> Over | None:
        """How it ended; None while it is played."""
        return self.state.over

    @property
    def now(self) -> int:
        """The table time in milliseconds."""
        return self.state.now

    def legal(self, seat: SupportsIndex) -> list[Action]:
        """What the seat may do now."""
        return self.state.legal(self.seat(seat))

    def view(self, seat: SupportsIndex | None = None) -> Any:
        """What the seat may know; without a seat, what everybody may."""
        return self.game.view(self.state, None if seat is None else self.seat(seat))

    def act(self, seat: SupportsIndex, action: Action | SupportsIndex) -> list[Any]:
        """Carry out an action, given itself or by its id; the events that came of it, or `Refused`."""
        who = self.seat(seat)
        move = self.find(action)
        self.state.check(who, move)
        self.record.inputs.append(Input(self.state.now, who, move))
        journal: list[Any] = []
        self.state.journal = journal
        self.state.apply(who, move, self.chance)
        self.state.journal = None
        return journal

    def seat(self, given: SupportsIndex) -> int:
        """The seat as a plain int, if there is such a one."""
        seat = given if type(given) is int else int(index(given))
        if not 0 <= seat < int(self.state.seats):
            raise Refused("no-such-seat")
        return seat

    def find(self, given: Action | SupportsIndex) -> Action:
        """The action of this game that is meant."""
        actions = self.game.actions
        if isinstance(given, Action):
            if given.id < len(actions) and actions[given.id] is given:
                return given
        elif 0 <= (number := int(index(given))) < len(actions):
            return actions[number]
        raise Refused("unknown-action")

    def at(self, millis: SupportsIndex) -> list[Any]:
        """Table time goes on to `millis`; deadlines that pass on the way expire in their order."""
        then = int(index(millis))
        events: list[Any] = []
        while (until := self.deadline()) is not None and until <= then:
            events += self.expire()
        self.state.now = max(then, self.state.now)
        return events

    def expire(self) -> list[Any]:
        """The deadline that stands now passes, that one alone."""
        until = self.deadline()
        if until is None:
            raise Refused("no-such-deadline")
        self.state.now = max(until, self.state.now)
        self.record.inputs.append(Input(self.state.now, -1, None))
        journal: list[Any] = []
        self.state.journal = journal
        self.state.expire(self.chance)
        self.state.journal = None
        return journal

    def deadline(self) -> int | None:
        """When the present turn expires, in table time."""
        turn = self.state.turn()
        return turn.until if isinstance(turn, Waiting) else None

    def __repr__(self) -> str:
        seats, inputs = self.state.seats, len(self.record.inputs)
        return f"Match({self.game.key!r}, seats={seats}, inputs={inputs}, {self.turn})"

    def __reduce__(self) -> Reduced:
        return Match, (self.game, self.state, self.chance, self.record)

    def copy(self) -> "Match":
        """An independent match that stands at the same point and will see the same chance."""
        return Match(self.game, self.state.copy(), self.chance.copy(), self.record.copy())
