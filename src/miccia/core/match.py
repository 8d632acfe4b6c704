"""A game as the rest of the program knows it, and a match of it being played: the state, the chance behind
it and the record of what came in.

Both are typed by what the game shows and tells: `GAME.start` gives a `Match` of its own views and events.
"""

from collections.abc import Callable, Mapping, Sequence
from operator import index
from typing import Any, Generic, SupportsIndex

from mypy_extensions import i64, mypyc_attr

from miccia.core.chance import Chance, Sealed, fresh, seal
from miccia.core.coach import Advice, Weigh
from miccia.core.contents import Box, Event, Options, Position, Sight, Structs, View
from miccia.core.encoding import Encoding
from miccia.core.foreign import Foreign
from miccia.core.game import Action, State
from miccia.core.lesson import Lesson
from miccia.core.outline import Outline
from miccia.core.parts import Reduced
from miccia.core.record import FORMAT, Header, Input, InputLine, Record, Tried, Undo, standing
from miccia.core.refused import BadSetup, Refused
from miccia.core.screen import Screen
from miccia.core.setup import read_options, read_stack, unusual, usual
from miccia.core.sketch import Sketch
from miccia.core.slip import Slips
from miccia.core.turn import SEATS_MAX, Over, Turn, Waiting
from miccia.core.words import Signals, Words


class Game(Generic[Position, View, Event, Options]):
    """A game: found by its folder, named by its key.

    Position is its `State`; View, Event and Options are msgspec Structs that only it understands itself.
    """

    def __init__(
        self,
        *,
        key: str,
        version: int,
        box: Box,
        actions: Sequence[Action],
        draws: tuple[str, ...],
        structs: Structs[Options, View],
        deal: Callable[[int, Options, Chance], Position],
        sight: Sight[Position, View, Event],
        words: Words[View, Event],
        longest: int,
        secret_asks: frozenset[str] = frozenset(),
        window_asks: frozenset[str] = frozenset(),
        absent: Callable[[Position, int], Action | None] | None = None,
        forget: Callable[[Event, Options], Event] | None = None,
        reveals: tuple[type[Any], ...] | None = None,
        idle: Callable[[Options], Sequence[str]] | None = None,
        sequences: frozenset[str] = frozenset(),
        read: Callable[[Any], Action | None] | None = None,
        ready: bool = False,
        no_talk_rule: str | None = None,
        signals: Signals | None = None,
        screen: Screen[View] | None = None,
        slips: Slips[View] | None = None,
        hands: Callable[[Position], View] | None = None,
        sketch: Callable[[Sequence[View], Sequence[str], str], Sketch] | None = None,
        outline: Callable[[View, Sequence[str], str], Outline] | None = None,
        lesson: Lesson | None = None,
        coach: Callable[[View, Sequence[Action], Sequence[str], str], Advice | None] | None = None,
        weigh: Weigh[View] | None = None,
        encoding: Encoding[View, Event] | None = None,
        foreign: tuple[Foreign, ...] = (),
        programs: frozenset[str] = frozenset(),
    ) -> None:
        self.key = key  # the folder's name
        self.version = version  # of the rules: a record replays only under its own
        self.seats, self.minutes, self.together = box
        # Every action, in the order of its id.
        self.actions: list[Action] = actions if isinstance(actions, list) else list(actions)
        self.draws = draws  # what chance decides, by the names that a stack can prescribe
        self.options, self.views, self.events, self.forms = structs
        self.usual: Options | None = None  # the defaults, once they were asked for
        self.deal = deal  # (seats, options, chance) -> state
        self.view, self.tell, self.imagine, self.inventory, self.open = sight
        self.words = words  # the module with its sentences
        self.longest = longest  # no game takes more inputs, however it is played
        self.secret_asks = secret_asks  # what all are asked at once and answer in secret
        self.window_asks = window_asks  # and what all may react to at once, some of them in the open
        self.absent = absent  # (state, seat) -> what the table plays for somebody who is gone, where it must
        self.sequences = sequences  # lists of names ("Struct.field") whose order is meant to be seen
        self.forget = forget  # (told event, options) -> what the log keeps of it once anybody has moved
        self.reveals = reveals  # the events by which somebody learns something; None: nothing is taken back
        self.idle = idle  # (options) -> those that change nothing beside the others
        self.read = read  # (form) -> its action, where there are too many to look at each
        self.ready = ready  # whether its time begins only when people say that they are ready
        self.no_talk_rule = no_talk_rule  # the rule by which nobody may talk freely while it is played
        self.signals = signals  # what people may point at, where the game knows that
        self.screen = screen  # what its board needs besides the view
        self.slips = slips  # the legal actions that its board asks about before they are done
        self.hands = hands  # (state) -> what everyone may know with all hands laid open, for onlookers
        self.sketch = sketch  # (views, names, language) -> the table in letters, for terminals
        self.outline = (
            outline  # (view, names, language) -> the table for a client that does not know the game
        )
        self.lesson = lesson  # a guided first game
        self.coach = coach  # (view, legal actions, names, language) -> odds, and what each thing is worth
        self.weigh = weigh  # how often the seat wins after each thing that its coach weighs
        self.encoding = encoding  # the game in bits, for those who learn
        self.programs = programs  # the options that only programs may choose: no board can show them
        self.first_inputs: list[list[Input | None]] = [[] for _ in range(SEATS_MAX)]  # by seats and ids
        self.foreign = foreign  # the formats of other programs that its games can be read from and written in

    def start(
        self,
        *,
        seats: SupportsIndex,
        seed: SupportsIndex | str | None = None,
        options: Mapping[str, Any] | None = None,
        stack: Mapping[str, Sequence[str]] | None = None,
    ) -> "Match[View, Event]":
        """Deal a match. The seed is a number or 64 hex digits, fresh if not given.

        `stack` prescribes the order of whatever is shuffled or drawn by name: {"deck": ["R1", "B5"]}.
        """
        material = fresh() if seed is None else seal(seed)
        chosen = read_options(self.options, options) if options else self.defaults()
        return self.lay(self.head(int(index(seats)), material, chosen, stack), material, chosen)

    def defaults(self) -> Options:
        """What is played where nothing else was agreed on."""
        if self.usual is None:
            self.usual = usual(self.options)
        return self.usual

    def header(
        self,
        seats: int,
        seed: bytes,
        options: Mapping[str, Any],
        stack: Mapping[str, Sequence[str]] | None = None,
    ) -> Header:
        """What a new match starts from, with the options that differ from the defaults."""
        return self.head(seats, seed, read_options(self.options, options), stack)

    def head(
        self, seats: int, seed: bytes, options: Options, stack: Mapping[str, Sequence[str]] | None
    ) -> Header:
        return Header(
            miccia=FORMAT,
            game=self.key,
            rules=self.version,
            seats=seats,
            options={} if options is self.usual else unusual(options),
            seed=seed.hex(),
            stack=read_stack(stack),
        )

    def begin(self, header: Header) -> "Match[View, Event]":
        """The match at its deal, or at the moment of another game that it goes on from."""
        if header.tried is not None:
            return self.go_on(header, header.tried)
        return self.lay(header, seal(header.seed), read_options(self.options, header.options))

    def go_on(self, header: Header, tried: Tried) -> "Match[View, Event]":
        """The match at a moment of another game: as that stood, or as a seat of it may imagine it."""
        origin, seat = tried.origin, tried.seat
        options = read_options(self.options, header.options)
        alike = origin.game == self.key and origin.rules == self.version and origin.seats == header.seats
        if not alike or read_options(self.options, origin.options) != options or header.stack is not None:
            raise BadSetup("bad-tried", "it cannot go on from that game")
        then = self.begin(origin)
        try:
            for line in tried.inputs:
                if (given := self.input(line)) is None:
                    raise BadSetup("bad-tried", f"not an input of {self.key}")
                then.take(given)
        except Refused as problem:
            raise BadSetup("bad-tried", f"refused, {problem}") from None
        if then.over is not None:
            raise BadSetup("tried-over", "the game was over there")
        if seat is None:
            return Match(self, then.state, then.chance, Record(header))
        if not 0 <= seat < header.seats:
            raise BadSetup("bad-tried", f"there is no seat {seat}")
        chance = Sealed(seal(header.seed))
        state = self.imagine(then.view(seat), chance)
        state.now = then.state.now
        return Match(self, state, chance, Record(header))

    def input(self, line: InputLine) -> Input | Undo | None:
        """What a line of a record says came in; None if it is no action of this game."""
        seat = -1 if line.seat is None else line.seat
        if line.undo is not None:
            return Undo(line.at, seat, line.undo)
        action = None if line.expire else self.action(line.act)
        return None if action is None and not line.expire else Input(line.at, seat, action)

    def lay(self, header: Header, seed: bytes, options: Options) -> "Match[View, Event]":
        """Deal what the header says, its seed and options having been read."""
        seats, told = header.seats, header.stack
        if seats not in self.seats:
            raise BadSetup("bad-seats", f"{self.key} is for {self.seats[0]} to {self.seats[-1]}")
        for what in told or {}:
            if what not in self.draws:
                raise BadSetup("bad-stack", f"{self.key} draws {', '.join(self.draws)}, not {what!r}")
        stack = None if told is None else {what: names[:] for what, names in told.items()}
        chance = Sealed(seed, stack)
        state = self.deal(seats, options, chance)
        return Match(self, state, chance, Record(header))

    def action(self, form: object) -> Action | None:
        """The action with this JSON form."""
        if self.read is not None:
            return self.read(form)
        for action in self.actions:
            if action.form == form:
                return action
        return None

    def first_input(self, seat: i64, move: Action) -> Input:
        """An input at the time 0, as all are where time stands still: made once, for it never changes."""
        known = self.first_inputs[seat]
        if not known:
            known += [None] * len(self.actions)
        given = known[move.id]
        if given is None:
            given = known[move.id] = Input(0, seat, move)
        return given

    def is_window(self, ask: str) -> bool:
        """Whether not even the time of an answer may tell what anybody holds."""
        return ask in self.secret_asks or ask in self.window_asks

    def __repr__(self) -> str:
        return f"Game({self.key!r})"

    def __copy__(self) -> "Game[Position, View, Event, Options]":
        return self

    def __deepcopy__(self, memo: object) -> "Game[Position, View, Event, Options]":
        return self


@mypyc_attr(native_class=True)
class Match(Generic[View, Event]):
    """One game from its deal on. Everything changes through `act`, `at` and `undo`.

    Seats, ids and times may be any whole numbers, numpy's too; a seat that is not there is refused.
    """

    def __init__(
        self, game: Game[Any, View, Event, Any], state: State, chance: Chance, record: Record
    ) -> None:
        self.game: Game[Any, View, Event, Any] = game
        self.state = state
        self.chance = chance
        self.record = record
        self.inputs: list[Input | Undo] = record.inputs

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

    def view(self, seat: SupportsIndex | None = None) -> View:
        """What the seat may know; without a seat, what everybody may."""
        return self.game.view(self.state, None if seat is None else self.seat(seat))

    def act(self, seat: SupportsIndex, action: Action | SupportsIndex) -> list[Event]:
        """Carry out an action, given itself or by its id; the events that came of it, or `Refused`."""
        who = self.seat(seat)
        move = self.find(action)
        self.state.check(who, move)
        journal: list[Any] = []
        self.state.journal = journal
        self.carry_out(who, move)
        self.state.journal = None
        return journal

    def carry_out(self, who: i64, move: Action) -> None:
        """Do and record what was found legal, for somebody who asks for no events."""
        now = self.state.now
        self.inputs.append(self.game.first_input(who, move) if now == 0 else Input(now, who, move))
        self.state.apply(who, move, self.chance)

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

    def at(self, millis: SupportsIndex) -> list[Event]:
        """Table time goes on to `millis`; deadlines that pass on the way expire in their order."""
        then = int(index(millis))
        events: list[Event] = []
        while (until := self.deadline()) is not None and until <= then:
            events += self.expire()
        self.state.now = max(then, self.state.now)
        return events

    def expire(self) -> list[Event]:
        """The deadline that stands now passes, that one alone."""
        until = self.deadline()
        if until is None:
            raise Refused("no-such-deadline")
        self.state.now = max(until, self.state.now)
        self.inputs.append(Input(self.state.now, -1, None))
        journal: list[Any] = []
        self.state.journal = journal
        self.state.expire(self.chance)
        self.state.journal = None
        return journal

    def undo(self, seat: SupportsIndex, to: SupportsIndex) -> None:
        """A seat takes back all that came after input number `to` (0: the deal), which must stand itself.

        State, chance and time are again what they were after it: the same inputs would lead to the same.
        """
        who = self.seat(seat)
        number = int(index(to))
        stands = standing(self.inputs)
        before = [0, *stands][:-1]  # where it stands now is nothing to go back to
        if self.game.reveals is None or self.state.over is not None or number not in before:
            raise Refused("cannot-undo")
        again = self.game.begin(self.record.header)
        for n in stands[: before.index(number)]:
            again.repeat(self.inputs[n - 1])
        self.inputs.append(Undo(self.state.now, who, number))
        self.state = again.state
        self.chance = again.chance

    def take(self, given: Input | Undo) -> list[Event]:
        """One input of a record. Deadlines due before it must stand in the record themselves."""
        due = self.deadline()
        if isinstance(given, Input) and given.action is None:
            if due is None or max(due, self.now) != given.at:
                raise Refused("no-such-deadline")
            return self.expire()
        if given.at < self.now or (due is not None and due <= given.at):
            raise Refused("out-of-time")
        self.at(given.at)
        if isinstance(given, Undo):
            self.undo(given.seat, given.to)
            return []
        assert given.action is not None
        return self.act(given.seat, given.action)

    def repeat(self, given: Input | Undo) -> None:
        """An input that was found right before; it is not recorded."""
        assert isinstance(given, Input)
        self.state.now = given.at
        if given.action is None:
            self.state.expire(self.chance)
        else:
            self.state.apply(given.seat, given.action, self.chance)

    def deadline(self) -> int | None:
        """When the present turn expires, in table time."""
        turn = self.state.turn()
        return turn.until if isinstance(turn, Waiting) else None

    def __repr__(self) -> str:
        seats, inputs = self.state.seats, len(self.inputs)
        return f"Match({self.game.key!r}, seats={seats}, inputs={inputs}, {self.turn})"

    def __reduce__(self) -> Reduced:
        return Match, (self.game, self.state, self.chance, self.record)

    def copy(self) -> "Match[View, Event]":
        """An independent match that stands at the same point and will see the same chance."""
        return Match(self.game, self.state.copy(), self.chance.copy(), self.record.copy())


AnyGame = Game[Any, Any, Any, Any]  # whichever it is: for all who know games by their keys alone
AnyMatch = Match[Any, Any]
