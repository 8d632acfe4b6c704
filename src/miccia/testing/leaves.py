"""Law 5: what leaves for a seat follows from what it may see.

What a seat may know is what its views show. So two matches that look the same to it before and after an
input, whatever the others hold and whoever made it in secret, must send it the same: the outline of what it
sees, turn, legal actions with their labels in every language, what a coach says, told events, lines of the
log, and as many messages. And whoever is told the same sees the same.
"""

from collections.abc import Callable, Iterator
from functools import cached_property
from itertools import islice
from typing import Any

import msgspec

from miccia.core.chance import Chance, Quick
from miccia.core.game import Action
from miccia.core.match import AnyGame, AnyMatch
from miccia.core.record import Input, Record, Undo, standing
from miccia.core.refused import Refused
from miccia.core.words import LANGUAGES
from miccia.play import take
from miccia.server.offer import Foretold
from miccia.server.table import show, undoing
from miccia.server.table.entry import Entry
from miccia.server.table.live import Live
from miccia.testing.twins import Twin, Watched
from miccia.testing.walk import begin, choose, everyone, step, walk

Given = tuple[int, Action] | None  # an input; None is the deadline
INPUTS = 100  # of a game are tried: some take thousands
TWINS = 8  # for each table
THOUGHT = 30  # seconds that the table allows for it
UNDOS = 5  # after one in so many inputs somebody takes something back, if they can


def sent(live: Live, seat: int | None, entry: Entry | None) -> bytes:
    """What leaves for a seat: with an entry what came of it, otherwise all of it, and what is foreseen for it
    where bots are its partners. Thought is measured, and there is a coach."""
    updates = [show.update(live, seat, language, 0, entry, THOUGHT, coached=True) for language in LANGUAGES]
    return msgspec.json.encode([*updates, *readings(live, seat)])


def readings(live: Live, seat: int | None) -> list[Foretold]:
    """What is foreseen for a seat whose partners are the usual bots."""
    others = {other: "steady" for other in range(live.match.state.seats) if other != seat}
    return [] if seat is None else show.foretold(live, seat, others)


# One input in worlds that look alike


class Branch:
    """A world in which an input is made, and if a seat is told nothing of it then others, until it is."""

    def __init__(self, world: AnyMatch, seat: int | None, given: Given, chance: Chance) -> None:
        self.live = Live(world)
        self.seat = seat
        self.entry = self.make(given)
        for _ in range(world.state.seats):
            if self.told or world.over is not None:
                break
            self.entry = self.make(choose(world, chance))
        self.view = msgspec.json.encode(world.view(seat))

    def make(self, given: Given) -> Entry:
        match = self.live.match
        if given is None:
            return self.live.write(None, match.expire(), None)
        return self.live.write(given[0], match.act(*given), None, stood_in="bot")  # its line is marked

    @property
    def told(self) -> int:
        return self.live.count(self.seat)

    @cached_property
    def sent(self) -> bytes:
        return sent(self.live, self.seat, self.entry)

    @property
    def inputs(self) -> list[Input]:
        return [given for given in self.live.match.record.inputs if isinstance(given, Input)]

    @property
    def own(self) -> list[int]:
        """What the seat itself did."""
        return [int(given.action.id) for given in self.inputs if given.action and given.seat == self.seat]

    @property
    def cause(self) -> str:
        """What the seat knows of the last input: who did what. Where the act itself is not told, and where
        time ran out, it knows nothing of that."""
        given = self.inputs[-1]
        secret = given.action is None or self.live.game.tell(self.entry.events[0], self.seat) is None
        return "secret" if secret else f"{given.seat} {given.action}"


def worlds(match: AnyMatch, seat: int | None, luck: int) -> list[AnyMatch]:
    """The match as it stands, and two that look the same to the seat; chance is the same in all."""
    states = [match.state.copy()]
    for more in range(2):
        states.append(match.game.imagine(match.view(seat), Quick(luck + more)))
        states[-1].now = match.state.now
    return [AnyMatch(match.game, state, Quick(luck), Record(match.record.header)) for state in states]


def branches(match: AnyMatch, seat: int | None, chance: Chance) -> Iterator[Branch]:
    """Some inputs, each in every world where it may be made."""
    luck = int(chance.below(1 << 30))
    for given in inputs(match, chance):
        for number, world in enumerate(worlds(match, seat, luck)):
            try:
                yield Branch(world, seat, given, Quick(luck + number))
            except Refused:
                continue


def inputs(match: AnyMatch, chance: Chance) -> list[Given]:
    """Two random inputs, and the deadline if there is one."""
    found = [choose(match.copy(), chance) for _ in range(2)]
    return found if match.deadline() is None else [*found, None]


def what_leaves_follows_from_what_is_seen(
    game: AnyGame, seats: int, options: dict[str, Any], seed: int
) -> None:
    """Law 5, for one input after the other in worlds that look the same until then."""
    match, chance = begin(game, seats, options, seed), Quick(seed)
    for _ in islice(walk(match, seed), INPUTS):
        if match.over:
            break
        seat = everyone(match)[chance.below(seats + 1)]
        before = msgspec.json.encode(match.view(seat))
        seen: dict[object, Branch] = {}
        for branch in branches(match, seat, chance):
            if not branch.told:
                assert branch.view == before, "the view changed in silence"
                continue
            assert branch.own or branch.view != before, "told of an input that changes nothing"
            like = seen.setdefault((branch.cause, *branch.own, branch.view), branch)
            assert like is branch or like.sent == branch.sent, "the same is seen, something else is sent"


# Whole games that differ in two shuffled things


Pair = Iterator[tuple[Live, Live, Entry | None, Entry | None]]


def pairs(game: AnyGame, seats: int, options: dict[str, Any], seed: int, *, undos: bool) -> Iterator[Pair]:
    """Games and their twins, in which two things of a shuffle have changed places: both after the deal, and
    after each common input with what came of it."""
    watched = Watched(Quick(seed))
    game.deal(seats, msgspec.convert(options, game.options), watched)
    luck = Quick(seed)
    for number in range(TWINS if watched.shuffles else 0):
        what, size = watched.shuffles[luck.below(len(watched.shuffles))]
        place, other = luck.below(size), luck.below(size)
        if number % 2:  # neighbours near the front often come into one hand
            place = luck.below(max(1, size // 2))
            other = (place + 1) % size
        yield together(
            game,
            seats,
            options,
            seed + number,
            lambda chance, swap=(what, place, other): Twin(chance, *swap),  # type: ignore[misc]
            undos,
        )


def together(
    game: AnyGame,
    seats: int,
    options: dict[str, Any],
    seed: int,
    twin: Callable[[Chance], Chance],
    undos: bool,
) -> Pair:
    one, other = begin(game, seats, options, seed), begin(game, seats, options, seed, twin)
    live, like, chance = Live(one), Live(other), Quick(seed)
    yield live, like, None, None
    while live.n < INPUTS and one.over is None:
        events = step(one, chance)
        given = one.record.inputs[-1]
        try:
            same = take(other, given)
        except Refused:
            return
        seat = None if given.seat < 0 else given.seat
        yield live, like, live.write(seat, events, None), like.write(seat, same, None)
        if not undos:
            continue
        wisher = int(chance.below(seats))
        offers = undoing.offer(live, wisher), undoing.offer(like, wisher)
        if offers[0] and offers[1] and offers[0].to == offers[1].to and chance.below(UNDOS) == 0:
            again = begin(game, seats, options, seed, twin)
            entry = live.undo(one.now, wisher, offers[0].to)
            yield live, like, entry, go_back(like, again, wisher, offers[0].to)


def go_back(live: Live, again: AnyMatch, seat: int, to: int) -> Entry:
    """An undo in a game whose chance no record tells: `again` is its deal."""
    match = live.match
    for n in standing(match.record.inputs):
        if n <= to:
            take(again, match.record.inputs[n - 1])
    match.record.inputs.append(Undo(int(match.now), seat, to))
    match.state, match.chance = again.state, again.chance
    return live.write_undo(seat, to)


def secrets_stay_secret_in_whole_games(game: AnyGame, seats: int, options: dict[str, Any], seed: int) -> None:
    """Law 5, over whole games: as long as a seat has seen the same in both it was sent the same, and it sees
    nothing that it was not told."""
    for pair in pairs(game, seats, options, seed, undos=True):
        differ: set[int | None] = set()
        for number, (live, like, entry, same) in enumerate(pair):
            for seat in {*everyone(live.match)} - differ:
                views = live.match.view(seat), like.match.view(seat)
                if views[0] == views[1]:
                    if (
                        seat == everyone(live.match)[number % (seats + 1)]
                    ):  # one after the other: it takes time
                        assert sent(live, seat, entry) == sent(like, seat, same), "something else is sent"
                    continue
                differ.add(seat)
                told = [show.told(live, entry, seat), show.told(like, same, seat)] if entry and same else []
                assert not told or told[0] != told[1] or live.match.over, "what is not told is seen"


def what_the_view_forgets_the_log_forgets(
    game: AnyGame, seats: int, options: dict[str, Any], seed: int
) -> None:
    """Law 5, by heart (every game calls that option `memory`): what a view tells apart after one input, and
    neither before it nor after the next, the whole log no longer tells apart then. (What was taken back it
    tells: nobody has forgotten that.)"""
    if not options.get("memory"):
        return
    for pair in pairs(game, seats, options, seed, undos=False):
        alike: dict[int | None, str] = {}  # one letter for each input: whether the views were the same
        for live, like, _, _ in pair:
            for seat in everyone(live.match):
                same = live.match.view(seat) == like.match.view(seat)
                alike[seat] = alike.get(seat, "") + ("y" if same else "n")
                if alike[seat].endswith("yny") and alike[seat].count("n") == 1:
                    assert sent(live, seat, None) == sent(like, seat, None), "the log remembers"
