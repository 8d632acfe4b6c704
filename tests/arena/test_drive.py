"""The driver: thinking times stand in for the clock, and nothing a bot may not do gets through."""

from collections.abc import Callable, Sequence
from typing import Any

import pytest
from mypy_extensions import i64

import miccia
from miccia.arena.drive import BadBot, drive
from miccia.bots import Bot, Choice, Uniform
from miccia.core.chance import Chance, Quick, Sealed, seal
from miccia.core.contents import Box, Sight, Structs
from miccia.core.events import Event
from miccia.core.game import Action, State
from miccia.core.match import AnyGame, AnyMatch, Game, Match
from miccia.core.record import Header, Input, Record
from miccia.core.refused import Refused
from miccia.core.turn import Over, Turn, Waiting
from miccia.core.words import Reason
from miccia.games.hanabi import HanabiView
from miccia.games.hanabi.events import Drew

GRABS = [Action(number, {"do": "grab", "thing": number}) for number in range(4)]


class Grabbed(Event, frozen=True, tag="grabbed"):
    """Somebody took a thing."""

    seat: int
    thing: int


class Race(State):
    """A small race: four things, everybody may grab at any time, whoever has most when time is up has won."""

    taken: dict[int, int]
    until: int = 1000

    def turn(self) -> Turn:
        return self.over or Waiting(frozenset(range(self.seats)), self.until, "grab")

    def legal(self, seat: i64) -> list[Action]:
        return [] if self.over else [grab for grab in GRABS if grab.id not in self.taken]

    def check(self, seat: i64, action: Action) -> None:
        if action not in self.legal(seat):
            raise Refused("gone")

    def apply(self, seat: i64, action: Action, chance: Chance) -> None:
        self.taken[action.id] = seat
        if self.journal is not None:
            self.journal.append(Grabbed(seat, action.id))

    def expire(self, chance: Chance) -> None:
        self.over = Over("time", tuple(list(self.taken.values()).count(seat) for seat in range(self.seats)))


def race(seats: int) -> AnyMatch:
    def deal(seats: int, options: Any, chance: Chance) -> State:
        state = Race()
        state.seats = seats
        state.taken = {}
        return state

    anything: Any = None
    game: AnyGame = Game(
        key="race",
        version=1,
        box=Box(range(2, 5), minutes=1, together=False),
        actions=GRABS,
        structs=Structs(anything, anything, Grabbed),
        deal=deal,
        sight=Sight(lambda state, seat: None, lambda event, seat: event, anything, anything),
        words=anything,
        longest=9,
        draws=(),
    )
    chance = Sealed(seal(1))
    header = Header(miccia=1, game="race", rules=1, seats=seats, seed=chance.seed.hex())
    return Match(game, game.deal(seats, None, chance), chance, Record(header))


class Grabber(Bot[Any]):
    """Takes the first thing there is, always after the same time; remembers what it heard."""

    def __init__(self, seat: int, after: int) -> None:
        super().__init__(seat)
        self.after = after
        self.asked = 0
        self.heard: list[Any] = []

    def hear(self, event: Any) -> None:
        self.heard.append(event)

    def decide(self, view: Any, legal: Sequence[Action], chance: Chance) -> Choice:
        self.asked += 1
        return Choice(legal[0], Reason("random"), self.after)


def chances(count: int) -> list[Chance]:
    return [Quick(seat) for seat in range(count)]


def test_the_faster_thinker_acts_first_and_the_slower_thinks_anew() -> None:
    match = race(2)
    fast, slow = Grabber(0, 100), Grabber(1, 250)
    over = drive(match, [fast, slow], chances(2))
    made = [entry for entry in match.record.inputs if isinstance(entry, Input)]
    acted = [(entry.at, entry.seat, entry.action and entry.action.id) for entry in made]
    assert acted == [(100, 0, 0), (200, 0, 1), (300, 0, 2), (400, 0, 3), (1000, -1, None)]
    assert slow.asked == 2  # at 0, and at 250 when the thing it wanted was gone; at 500 nothing is left
    assert over.scores == (4, 0)


def test_a_plan_stands_while_others_act() -> None:
    match = race(2)

    class Last(Grabber):
        def decide(self, view: Any, legal: Sequence[Action], chance: Chance) -> Choice:
            return Choice(legal[-1], Reason("random"), self.after)

    drive(match, [Grabber(0, 100), Last(1, 250)], chances(2))
    assert [(entry.at, entry.seat) for entry in match.record.inputs[:3]] == [(100, 0), (200, 0), (250, 1)]


def test_at_the_same_time_the_lower_seat_comes_first() -> None:
    match = race(3)
    drive(match, [Grabber(0, 50), Grabber(1, 50), Grabber(2, 50)], chances(3))
    assert (match.record.inputs[0].at, match.record.inputs[0].seat) == (50, 0)


@pytest.mark.parametrize("after", [1000, 5000])
def test_a_plan_due_at_the_deadline_is_too_late(after: int) -> None:
    match = race(2)
    assert drive(match, [Grabber(0, after), Grabber(1, after)], chances(2)).scores == (0, 0)
    assert match.record.inputs == [Input(1000, -1, None)]


def test_everybody_hears_everything() -> None:
    match = race(2)
    bots = [Grabber(0, 100), Grabber(1, 990)]
    drive(match, bots, chances(2))
    assert [event.thing for event in bots[1].heard] == [0, 1, 2, 3]


def test_an_action_that_is_not_legal_names_the_bot() -> None:
    class Cheat(Grabber):
        def decide(self, view: Any, legal: Sequence[Action], chance: Chance) -> Choice:
            return Choice(Action(99, {"do": "cheat"}), Reason("random"))

    with pytest.raises(BadBot, match=r"Cheat in seat 1 chose cheat"):
        drive(race(2), [Grabber(0, 5), Cheat(1, 5)], chances(2))


def test_a_bot_hears_what_its_seat_is_told() -> None:
    match = miccia.start("hanabi", seats=2, seed=1)
    bots = [Listener(0), Listener(1)]
    drive(match, bots)
    for bot in bots:
        drawn = [event for event in bot.heard if isinstance(event, Drew)]
        assert {event.seat for event in drawn} == {0, 1}
        assert all((event.card is None) == (event.seat == bot.seat) for event in drawn)


class Listener(Uniform):
    """Plays anything and remembers what it heard."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.heard: list[Any] = []

    def hear(self, event: Any) -> None:
        self.heard.append(event)


def test_a_view_is_made_only_for_who_looks() -> None:
    """Blindness belongs to the class that decides: who decides otherwise, looks."""
    seen: dict[str, list[object]] = {"blind": [], "looking": []}

    class Blind(Uniform):
        blind = True

        def decide(self, view: object, legal: Sequence[Action], chance: Chance) -> Choice:
            seen["blind"].append(view)
            return super().decide(view, legal, chance)

    class Looking(Uniform):
        def decide(self, view: object, legal: Sequence[Action], chance: Chance) -> Choice:
            seen["looking"].append(view)
            return super().decide(view, legal, chance)

    drive(miccia.start("hanabi", seats=2, seed=1), [Blind(0), Looking(1)])
    assert seen["blind"] and set(seen["blind"]) == {None}
    assert seen["looking"] and all(isinstance(view, HanabiView) for view in seen["looking"])


def test_who_is_asked_alone_thinks_in_table_time() -> None:
    """Without anybody beside it, and without a deadline, a bot's time passes as it does in a race."""
    match = miccia.start("hanabi", seats=2, seed=1)
    drive(match, [Grabber(0, 70), Grabber(1, 30)])
    assert [given.at for given in match.record.inputs[:3]] in ([70, 100, 170], [30, 100, 130])


def test_nobody_answers_before_being_asked() -> None:
    match = race(2)
    drive(match, [Grabber(0, -500), Grabber(1, 300)], chances(2))
    assert (match.record.inputs[0].at, match.record.inputs[0].seat) == (0, 0)


class Odd(Grabber):
    """Answers with whatever it was given."""

    def __init__(self, seat: int, answer: Any) -> None:
        super().__init__(seat, 0)
        self.answer = answer

    def decide(self, view: Any, legal: Sequence[Action], chance: Chance) -> Choice:
        answer: Choice = self.answer
        return answer


@pytest.mark.parametrize(
    ("answer", "says"),
    [
        (None, "Odd in seat 1 answered None, which is no Choice"),
        (GRABS[0], "Odd in seat 1 answered grab 0, which is no Choice"),
        (Choice(3, Reason("random")), "Odd in seat 1 chose 3, which it may not do"),  # type: ignore[arg-type]
        (Choice(GRABS[0], Reason("random"), 1.5), "Odd in seat 1 thinks for 1.5"),  # type: ignore[arg-type]
    ],
)
def test_an_answer_that_is_no_choice_is_told_apart(answer: Any, says: str) -> None:
    with pytest.raises(BadBot, match=says):
        drive(race(2), [Grabber(0, 5), Odd(1, answer)], chances(2))


@pytest.mark.parametrize(
    ("bots", "says"),
    [
        ([Grabber(0, 5)], "2 seats and 1 bots"),
        ([Grabber(0, 5), Grabber(1, 5), Grabber(2, 5)], "2 seats and 3 bots"),
        ([], "2 seats and 0 bots"),
        ([Grabber(1, 5), Grabber(0, 5)], "Grabber number 0 was made for seat 1"),
        ([Grabber(0, 5), Grabber(0, 5)], "Grabber number 1 was made for seat 0"),
        ([Grabber(0, 5), Grabber], "bot number 1 is <class"),
        ([Grabber(0, 5), None], "bot number 1 is None"),
    ],
)
def test_bots_that_do_not_suit_the_seats(bots: list[Any], says: str) -> None:
    match = race(2)
    with pytest.raises(BadBot, match=says):
        drive(match, bots)
    assert match.record.inputs == []


def test_a_chance_for_every_bot() -> None:
    with pytest.raises(BadBot, match="2 seats and 1 chances"):
        drive(race(2), [Grabber(0, 5), Grabber(1, 5)], chances(1))


def test_the_same_twice() -> None:
    def record(make: Callable[[], AnyMatch]) -> list[Any]:
        match = make()
        drive(match, [Grabber(0, 70), Grabber(1, 110)], chances(2))
        return list(match.record.inputs)

    assert record(lambda: race(2)) == record(lambda: race(2))
