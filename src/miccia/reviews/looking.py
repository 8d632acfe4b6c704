"""A whole game looked back on: every decision, and what the game was worth after every input."""

from collections.abc import Callable, Iterator
from typing import Any

from miccia.core import game as rules
from miccia.core.game import Action
from miccia.core.hindsight import Hindsight, Mind
from miccia.core.match import AnyMatch
from miccia.core.record import Input, Record, standing
from miccia.core.turn import Over
from miccia.games import find, hindsight
from miccia.play import deal
from miccia.reviews.figures import Review, Side, Step, Unreviewable
from miccia.reviews.search import Decision, chance_of

COMPILED = not rules.__file__.endswith(".py")
SLOWER, FEWEST = 8, 10  # plain rules are so many times slower; fewer worlds tell nothing
CURVE = 0.6  # of the worlds of a decision: so often each position is played on


def review(
    record: Record, *, worlds: int | None = None, progress: Callable[[Review], None] | None = None
) -> Review:
    """What everybody's decisions in a finished game cost, and what luck did: `worlds` are imagined for each.

    The same record gives the same figures. `progress` is called with what is known so far.
    """
    known: Review | None = None
    for known in reviewing(record, worlds):
        if progress is not None:
            progress(known)
    assert known is not None
    return known


def reviewing(record: Record, worlds: int | None = None) -> Iterator[Review]:
    """The review as it grows, input by input. It is one object that fills."""
    looking = Looking(record, worlds)
    yield looking.known
    for n in standing(record.inputs):
        given = record.inputs[n - 1]
        assert isinstance(given, Input)
        looking.take(n, given)
        yield looking.known


def usual(how: Hindsight) -> int:
    """How many worlds are imagined for a decision, so that a game takes about half a minute."""
    return how.worlds if COMPILED else max(FEWEST, how.worlds // SLOWER)


class Looking:
    """A review being made."""

    def __init__(self, record: Record, worlds: int | None) -> None:
        header = record.header
        self.game = find(header.game)
        self.how = reviewable(header.game)
        self.end = ended(record)
        self.match = deal(header)
        mind = (self.how.agreed and self.how.agreed(record)) or self.how.mind
        self.minds: list[Mind] = [mind(seat) for seat in range(header.seats)]
        for seat, one in enumerate(self.minds):
            one.begin(self.match.view(seat))
        self.worlds = worlds or usual(self.how)
        sides = [Side() for _ in range(header.seats)]
        most = self.how.most(self.match.state.options)  # type: ignore[attr-defined]
        self.known = Review(header.game, self.how.kind, most, self.worlds, [], sides)
        for side, count in zip(sides, choices(record), strict=True):
            side.decisions = count
        self.measure(0)

    def take(self, n: int, given: Input) -> None:
        """One input that stands: a decision of a seat, or a deadline."""
        state = self.match.state
        state.now = given.at
        if given.action is not None and chooses(self.match, given.seat):
            self.judge(n, given.seat, given.action)
        events: list[Any] = []
        state.journal = events
        self.match.repeat(given)
        state.journal = None
        for event in events:
            for seat, mind in enumerate(self.minds):
                if (told := self.game.tell(event, seat)) is not None:
                    mind.hear(told)
        self.measure(n)

    def judge(self, n: int, seat: int, played: Action) -> None:
        view, side = self.match.view(seat), self.known.sides[seat]
        decision = Decision(self.how, self.minds[seat], seat, n, view, self.worlds)
        actions = decision.sensible(self.match.legal(seat), played)
        loss, error = decision.look_back(actions) if len(actions) > 1 else (0.0, None)
        side.reviewed += 1
        if error is None:
            side.clear += 1
            side.small += loss
        else:
            side.errors.append(error)
            side.errors.sort(key=lambda found: (-found.loss, found.n))

    def measure(self, n: int) -> None:
        """What the game is worth now, to every seat; in the end, what it was."""
        self.known.steps.append(Step(n, self.values()))

    def values(self) -> list[float]:
        state = self.match.state
        if state.over is not None:
            return self.how.worth(state)
        times = max(2, round(CURVE * self.worlds))
        totals = [0.0] * int(state.seats)
        for time in range(times):
            world = self.how.unknown(state, chance_of(f"curve {time}"))
            self.minds[0].play_on(world, chance_of(f"curve {time} on"))
            for seat, value in enumerate(self.how.worth(world)):
                totals[seat] += value
        return [total / times for total in totals]


def reviewable(game: str) -> Hindsight:
    """How games of this kind are looked back on."""
    how = hindsight(game)
    if how is None:
        raise Unreviewable("no-review", f"games of {game} cannot be reviewed")
    return how


def ended(record: Record) -> Over:
    """How the game of a record ended; only finished games are reviewed."""
    match = deal(record.header)
    for n in standing(record.inputs):
        match.repeat(record.inputs[n - 1])
    if match.over is None:
        raise Unreviewable("not-over", "the game in this record was not played to its end")
    return match.over


def choices(record: Record) -> list[int]:
    """By seat, how many decisions there were."""
    match = deal(record.header)
    found = [0] * record.header.seats
    for n in standing(record.inputs):
        given = record.inputs[n - 1]
        assert isinstance(given, Input)
        match.state.now = given.at
        if given.action is not None and chooses(match, given.seat):
            found[given.seat] += 1
        match.repeat(given)
    return found


def chooses(match: AnyMatch, seat: int) -> bool:
    """Whether there is more than one thing to do, besides giving up."""
    return len([action for action in match.legal(seat) if not action.resigns]) > 1
