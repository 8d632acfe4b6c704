"""The contract that every game's rules fulfil. They know no clock, no I/O and no randomness of their own.

A game is a `State` that changes only through `apply` (somebody acted) and `expire` (a deadline passed).
Time stands in `state.now`, set by whoever drives the game before each change; chance is an argument.

The laws, each of them a test that `miccia.testing.check_game` runs for every game:

1. The same record gives the same state, byte for byte, compiled or not, on every Python.
2. A copy is independent; a refusal changes nothing.
3. `check` passes exactly for the actions in `legal`.
4. While the game is not over, somebody may act or a deadline stands.
5. Swapping what a seat cannot see, or who made an input that it is not told of, changes nothing that leaves
   for it: its view and the outline of that, `turn`, `legal` with the labels, what a coach says, told events,
   lines of the log, the number of messages, the order inside lists (but for `sequences`); and by heart the
   log forgets what the view forgets. Where a game is `open`, everybody sees and is told the same.
6. `view(imagine(v, chance)) == v`.
7. Secret simultaneous choices commute.
8. Random play ends within `longest` inputs, and the `inventory` stays what it was at every step.
9. Everything sent survives the codec both ways.
10. For a seat that is told nothing of an input, nothing has changed: it need not know there was one.

And of a game in which acts can be taken back (`Game.reveals`):

11. After an undo, state, chance and time are those that stood there, byte for byte: every seat has what it
    had then and nothing else, and the same inputs lead to the same once more.
12. An act without an event that `reveals` tells its actor nothing: whatever is hidden, it looks the same to
    them. So taking it back for free is no way to look.
"""

from mypy_extensions import i64, mypyc_attr

from miccia.core.chance import Chance
from miccia.core.forms import Form
from miccia.core.parts import Reduced, attributes, flat, where_kept
from miccia.core.turn import Over, Turn, Waiting


@mypyc_attr(allow_interpreted_subclasses=True)
class Action:
    """A move. Every move of a game exists once; `id` is its number in `game.actions`, `form` its JSON.

    One that `resigns` gives the game up: whoever plays at random does not choose it. A copy of an action is
    itself; a pickle carries its id, and the list ACTIONS beside its class says which one that is.
    """

    def __init__(self, id: i64, form: Form | dict[str, object]) -> None:
        self.id: i64 = id
        self.form: dict[str, object] = form if isinstance(form, dict) else form.written()
        self.resigns: bool = False

    def __repr__(self) -> str:
        return " ".join([str(value) for value in self.form.values()])

    def __copy__(self) -> "Action":
        return self

    def __deepcopy__(self, memo: object) -> "Action":
        return self

    def __reduce__(self) -> Reduced:
        return where_kept(self, type(self).__module__, "ACTIONS", self.id)


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Everything on the table and in the hands: what nobody in the game sees whole."""

    seats: i64 = 0
    now: i64 = 0  # table time in milliseconds
    over: Over | None = None
    journal: list[object] | None = None  # events are written here, only when somebody listens
    memo: object | None = None  # what views remember of it and may forget; no part of it, and no copy has it

    def __eq__(self, other: object) -> bool:
        """The same things lie in the same places, whoever listens."""
        if not isinstance(other, State) or type(self) is not type(other):
            return False
        return bool(flat(self.contents()) == flat(other.contents()))

    def __hash__(self) -> int:
        raise TypeError(f"unhashable type: {type(self).__name__!r}")

    def __repr__(self) -> str:
        return f"{type(self).__name__}(seats={self.seats}, now={self.now}, over={self.over})"

    def __reduce__(self) -> Reduced:
        return type(self), (), self.contents()

    def contents(self) -> dict[str, object]:
        """Every attribute by name; nobody listens to a copy, nor has looked at it."""
        return {**attributes(self), "journal": None, "memo": None}

    def turn(self) -> Turn:
        """Who is waited for, or how it ended. Depends on public facts only."""
        raise NotImplementedError

    def legal(self, seat: i64) -> list[Action]:
        """Every action the seat may take now; empty for a seat that is not waited for."""
        raise NotImplementedError

    def any_legal(self, seat: i64, chance: Chance) -> Action | None:
        """One of `legal` at random, but none that gives up; None if there is none. A game whose list is long
        may do the same without making it: playouts ask for nothing else."""
        actions = self.legal(seat)
        if not actions:
            return None
        action = actions[chance.below(len(actions))]
        return actions[0] if action.resigns else action

    def check(self, seat: i64, action: Action) -> None:
        """Raise `Refused` unless the action is legal for the seat."""
        raise NotImplementedError

    def apply(self, seat: i64, action: Action, chance: Chance) -> None:
        """Carry out a legal action."""
        raise NotImplementedError

    def expire(self, chance: Chance) -> None:
        """The deadline of the present turn has passed."""
        raise NotImplementedError

    def copy(self) -> "State":
        """An independent state that shares what never changes; it has no journal."""
        raise NotImplementedError


def any_of(actions: list[Action], chance: Chance) -> Action:
    """One of the actions at random, each as likely as the others, but never one that gives up."""
    moves = [action for action in actions if not action.resigns]
    return moves[chance.below(len(moves))]


def step(state: State, chance: Chance) -> None:
    """One random input: a legal move of a seat that is waited for, or the deadline if nobody may act."""
    turn = state.turn()
    assert isinstance(turn, Waiting)
    seat = turn.alone
    if seat < 0 and turn.order:
        seat = turn.order[chance.below(len(turn.order))]
    if seat >= 0:
        action = state.any_legal(seat, chance)
        if action is not None:
            state.apply(seat, action, chance)
            return
    if turn.until is not None:
        state.now = turn.until
    state.expire(chance)


def playout(state: State, chance: Chance) -> i64:
    """Random inputs to the end, as tree search wants them; how many there were."""
    moves: i64 = 0
    while state.over is None:
        step(state, chance)
        moves += 1
    return moves
