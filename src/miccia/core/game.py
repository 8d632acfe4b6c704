"""The contract that every game fulfils. Rules know no clock, no I/O and no randomness of their own.

A game is a `State` that changes only through `apply` (somebody acted) and `expire` (a deadline passed).
Time stands in `state.now`, set by whoever drives the game before each change; chance is an argument.

The laws, each of them a test that `miccia.testing.check_game` runs for every game:

1. The same record gives the same state, byte for byte, compiled or not, on every Python.
2. A copy is independent; a refusal changes nothing.
3. `check` passes exactly for the actions in `legal`.
4. While the game is not over, somebody may act or a deadline stands.
5. Swapping what a seat cannot see, or who made an input that it is not told of, changes nothing that leaves
   for it: its view, `turn`, `legal` with the labels, told events, lines of the log, the number of messages,
   the order inside lists (but for `sequences`); and by heart the log forgets what the view forgets.
6. `view(imagine(v, chance)) == v`.
7. Secret simultaneous choices commute.
8. Random play ends within `longest` inputs, and the `inventory` stays what it was at every step.
9. Everything sent survives the codec both ways.
10. For a seat that is told nothing of an input, nothing has changed: it need not know there was one.
"""

from collections.abc import Callable, Sequence
from typing import Any

from mypy_extensions import i64, mypyc_attr

from miccia.core.chance import Chance
from miccia.core.parts import Reduced, attributes, flat, where_kept
from miccia.core.turn import Over, Turn, Waiting


@mypyc_attr(allow_interpreted_subclasses=True)
class Action:
    """A move. Every move of a game exists once; `id` is its number in `game.actions`, `form` its JSON.

    One that `resigns` gives the game up: whoever plays at random does not choose it. A copy of an action is
    itself; a pickle carries its id, and the list ACTIONS beside its class says which one that is.
    """

    def __init__(self, id: i64, form: dict[str, object]) -> None:
        self.id: i64 = id
        self.form: dict[str, object] = form
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
        """Every attribute by name; nobody listens to a copy."""
        return {**attributes(self), "journal": None}

    def turn(self) -> Turn:
        """Who is waited for, or how it ended. Depends on public facts only."""
        raise NotImplementedError

    def legal(self, seat: i64) -> list[Action]:
        """Every action the seat may take now; empty for a seat that is not waited for."""
        raise NotImplementedError

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


class Game:
    """A game as the rest of the program knows it: found by its folder, named by its key.

    The views, options and events are msgspec Structs that only the game itself understands.
    """

    def __init__(
        self,
        *,
        key: str,
        version: int,
        seats: range,
        actions: Sequence[Action],
        draws: tuple[str, ...],
        options: type[Any],
        views: type[Any],
        events: Any,
        deal: Callable[[int, Any, Chance], State],
        view: Callable[[Any, int | None], Any],
        tell: Callable[[Any, int | None], Any],
        imagine: Callable[[Any, Chance], State],
        inventory: Callable[[Any], object],
        words: Any,
        longest: int,
        minutes: int,
        together: bool,
        secret_asks: frozenset[str] = frozenset(),
        window_asks: frozenset[str] = frozenset(),
        absent: Callable[[Any, int], Action | None] | None = None,
        forget: Callable[[Any, Any], Any] | None = None,
        sequences: frozenset[str] = frozenset(),
        read: Callable[[Any], Action | None] | None = None,
        ready: bool = False,
    ) -> None:
        self.key = key  # the folder's name
        self.version = version  # of the rules: a record replays only under its own
        self.seats = seats  # how many can play
        self.actions = actions  # every action, in the order of its id
        self.draws = draws  # what chance decides, by the names that a stack can prescribe
        self.options = options  # a Struct with a default for every option
        self.views = views  # the Struct of a view
        self.events = events  # the union of its events
        self.deal = deal  # (seats, options, chance) -> state
        self.view = view  # (state, seat) -> what that seat may know; None: what everyone may
        self.tell = tell  # (event, seat) -> the event as that seat may know it, None if it may not
        self.imagine = imagine  # (view, chance) -> a state that looks like that view
        self.inventory = inventory  # (state) -> everything in the box, wherever it lies
        self.words = words  # the module with its sentences: miccia.core.words says what is in it
        self.longest = longest  # no game takes more inputs, however it is played
        self.minutes = minutes  # how long people take for it, about
        self.together = together  # whether all win or lose as one
        self.secret_asks = secret_asks  # what all are asked at once and answer in secret
        self.window_asks = window_asks  # and what all may react to at once, some of them in the open
        self.absent = absent  # (state, seat) -> what the table plays for somebody who is gone, where it must
        self.sequences = sequences  # lists ("Struct.field") whose order is meant to be seen
        self.forget = forget  # (told event, options) -> what the log keeps of it once anybody has moved
        self.read = read  # (form) -> its action, where there are too many to look at each
        self.ready = ready  # whether its time begins only when people say that they are ready

    def action(self, form: object) -> Action | None:
        """The action with this JSON form."""
        if self.read is not None:
            return self.read(form)
        for action in self.actions:
            if action.form == form:
                return action
        return None

    def is_window(self, ask: str) -> bool:
        """Whether not even the time of an answer may tell what anybody holds."""
        return ask in self.secret_asks or ask in self.window_asks

    def __repr__(self) -> str:
        return f"Game({self.key!r})"

    def __copy__(self) -> "Game":
        return self

    def __deepcopy__(self, memo: object) -> "Game":
        return self


def step(state: State, chance: Chance) -> None:
    """One random input: a legal move of a seat that is waited for, or the deadline if nobody may act."""
    turn = state.turn()
    assert isinstance(turn, Waiting)
    seat = turn.alone
    if seat < 0 and turn.order:
        seat = turn.order[chance.below(len(turn.order))]
    if seat >= 0:
        actions = state.legal(seat)
        if actions:
            action = actions[chance.below(len(actions))]
            state.apply(seat, actions[0] if action.resigns else action, chance)
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
