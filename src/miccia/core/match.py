"""A game being played: the state, the chance behind it and the record of what came in."""

from typing import Any

from miccia.core.chance import Chance
from miccia.core.game import Action, Game, State
from miccia.core.record import Input, Record
from miccia.core.refused import Refused
from miccia.core.turn import Over, Turn, Waiting


class Match:
    """One game from its deal on. Everything changes through `act` and `at`."""

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

    def legal(self, seat: int) -> list[Action]:
        """What the seat may do now."""
        return self.state.legal(seat)

    def view(self, seat: int | None = None) -> Any:
        """What the seat may know; without a seat, what everybody may."""
        return self.game.view(self.state, seat)

    def act(self, seat: int, action: Action | int) -> list[Any]:
        """Carry out an action, given itself or by its id; the events that came of it, or `Refused`."""
        move = self.find(seat, action)
        self.state.check(seat, move)
        self.record.inputs.append(Input(self.state.now, seat, move))
        journal: list[Any] = []
        self.state.journal = journal
        self.state.apply(seat, move, self.chance)
        self.state.journal = None
        return journal

    def find(self, seat: int, action: Action | int) -> Action:
        if not 0 <= seat < self.state.seats:
            raise Refused("no-such-seat")
        if isinstance(action, Action):
            if action.id < len(self.game.actions) and self.game.actions[action.id] is action:
                return action
        elif 0 <= action < len(self.game.actions):
            return self.game.actions[action]
        raise Refused("unknown-action")

    def at(self, millis: int) -> list[Any]:
        """Table time goes on to `millis`; deadlines that pass on the way expire in their order."""
        events: list[Any] = []
        while (until := self.deadline()) is not None and until <= millis:
            events += self.expire()
        self.state.now = max(millis, self.state.now)
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

    def copy(self) -> "Match":
        """An independent match that stands at the same point and will see the same chance."""
        return Match(self.game, self.state.copy(), self.chance.copy(), self.record.copy())
