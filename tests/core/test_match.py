"""Match: one door into the rules."""

from typing import Any

import pytest

import miccia
from miccia import BadSetup, Refused
from miccia.core.chance import Quick
from miccia.core.game import playout
from miccia.core.match import AnyMatch, Match
from miccia.core.record import digest
from miccia.core.turn import Over, Waiting
from miccia.games import names
from miccia.play import take
from miccia.testing.walk import begin
from tests.guess import GUESS, OBJECTIONS, PASS, PICKS, Guess
from tests.toy import copy_to


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        ({"game": "chess", "seats": 2}, "unknown-game"),
        ({"game": "../core", "seats": 2}, "unknown-game"),
        ({"game": "hanabi", "seats": 0}, "bad-seats"),
        ({"game": "hanabi", "seats": 2, "options": {"expert": 3}}, "bad-option"),
        ({"game": "hanabi", "seats": 2, "options": {"experts": True}}, "bad-option"),
        ({"game": "hanabi", "seats": 2, "options": {"six_colours": "seven"}}, "bad-option"),
        ({"game": "hanabi", "seats": 2, "seed": "12"}, "bad-seed"),
        ({"game": "hanabi", "seats": 2, "stack": {"deck": ["Z9"]}}, "bad-stack"),
        ({"game": "hanabi", "seats": 2, "stack": {"dice": ["3"]}}, "bad-stack"),
        ({"game": "hanabi", "seats": 2, "stack": {"starter": ["7"]}}, "bad-stack"),
        ({"game": "hanabi", "seats": 2, "stack": {"starter": [0]}}, "bad-stack"),
        ({"game": "hanabi", "seats": 2, "stack": {"starter": "0"}}, "bad-stack"),
        ({"game": "hanabi", "seats": 2, "stack": {"deck": None}}, "bad-stack"),
        ({"game": "hanabi", "seats": 2, "stack": {"deck": ["R1", None]}}, "bad-stack"),
        ({"game": "hanabi", "seats": 2, "stack": ["R1"]}, "bad-stack"),
        ({"game": "hanabi", "seats": 2, "stack": {1: ["R1"]}}, "bad-stack"),
        ({"game": "hanabi", "seats": 2, "seed": 1.5}, "bad-seed"),
    ],
)
def test_a_game_that_cannot_be_started(arguments: dict[str, object], code: str) -> None:
    with pytest.raises(BadSetup) as caught:
        miccia.start(**arguments)  # type: ignore[arg-type]
    assert caught.value.code == code


def test_an_action_by_its_id_or_itself() -> None:
    one, other = (miccia.start("hanabi", seats=2, seed=5) for _ in range(2))
    seat = one.turn.alone  # type: ignore[attr-defined]
    one.act(seat, one.legal(seat)[2])
    other.act(seat, one.record.inputs[0].action.id)  # type: ignore[union-attr]
    assert digest(one.state) == digest(other.state)


@pytest.mark.parametrize(
    ("seat", "action", "code"),
    [
        (-1, 0, "no-such-seat"),
        (2, 0, "no-such-seat"),
        (0, 54, "unknown-action"),
        (0, -1, "unknown-action"),
        (0, 2**70, "unknown-action"),
    ],
)
def test_what_is_foreign_is_refused(seat: int, action: int, code: str) -> None:
    match = miccia.start("hanabi", seats=2, seed=5, stack={"starter": ["0"]})
    before = digest(match.state)
    with pytest.raises(Refused) as caught:
        match.act(seat, action)
    assert caught.value.code == code
    assert digest(match.state) == before
    assert match.record.inputs == []


@pytest.mark.parametrize("key", names())
@pytest.mark.parametrize("seat", [-1, 2, 99, -(2**70), 2**70])
def test_a_seat_that_is_not_there_sees_and_does_nothing(key: str, seat: int) -> None:
    match = miccia.start(key, seats=2, seed=5)
    for ask in (match.view, match.legal, lambda who: match.act(who, 0)):
        with pytest.raises(Refused) as caught:
            ask(seat)
        assert caught.value.code == "no-such-seat"
    assert match.view(None) == match.view()


@pytest.mark.parametrize("seat", ["0", 0.0, None])
def test_a_seat_is_a_whole_number(seat: Any) -> None:
    match = miccia.start("hanabi", seats=2, seed=5)
    for ask in (match.legal, lambda who: match.act(who, 0), match.view if seat is not None else match.legal):
        with pytest.raises(TypeError):
            ask(seat)


class Whole:
    """As much of an int as numpy's integers promise to be."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __index__(self) -> int:
        return self.number


def whole_kinds() -> list[Any]:
    try:
        return [Whole, bool_or_int, __import__("numpy").int64]
    except ImportError:
        return [Whole, bool_or_int]


def bool_or_int(number: int) -> int:
    return bool(number) if number in (0, 1) else number


@pytest.mark.parametrize("whole", whole_kinds())
@pytest.mark.parametrize("key", names())
def test_any_whole_number_is_an_int(key: str, whole: Any) -> None:
    """Seats, seeds, ids and times may be numpy's integers; records hold Python's own."""
    usual = miccia.start(key, seats=2, seed=1)
    match = miccia.start(key, seats=whole(2), seed=whole(1))
    for _ in range(2):
        match.at(whole(match.now + 1))
        usual.at(usual.now + 1)
        seat = next(seat for seat in range(2) if usual.legal(seat))
        action = usual.legal(seat)[0]
        assert match.legal(whole(seat)) == usual.legal(seat)
        assert match.view(whole(seat)) == usual.view(seat)
        match.act(whole(seat), whole(action.id))
        usual.act(seat, action)
    assert miccia.dump(match.record) == miccia.dump(usual.record)
    assert Quick(whole(1)).below(1000) == Quick(1).below(1000)


def test_an_action_of_another_game_is_refused() -> None:
    with pytest.raises(Refused, match="unknown-action"):
        miccia.start("hanabi", seats=2, stack={"starter": ["0"]}).act(0, PICKS[0])


def test_deadlines_expire_in_their_order() -> None:
    match = begin(GUESS, 2, {}, 1)
    assert match.deadline() == 10_000
    match.at(9_999)
    assert match.state.picking  # type: ignore[attr-defined]
    match.at(40_000)  # picks at 10 s, window to 15 s, picks at 25 s, window to 30 s, picks at 40 s
    assert [given.at for given in match.record.inputs] == [10_000, 15_000, 25_000, 30_000, 40_000]
    assert match.now == 40_000


def test_time_never_goes_back() -> None:
    match = begin(GUESS, 2, {}, 1)
    match.at(5_000)
    match.at(3_000)
    assert match.now == 5_000


def test_nobody_listens_between_inputs() -> None:
    match = begin(GUESS, 2, {}, 1)
    assert match.act(0, PICKS[0])
    assert match.state.journal is None
    assert match.at(10_000)
    assert match.state.journal is None


def test_the_header_has_the_options_that_differ() -> None:
    options = {"expert": False, "short": True}
    assert miccia.start("hanabi", seats=2, options=options).record.header.options == {"short": True}


@pytest.mark.parametrize("key", names())
def test_random_playouts_never_give_up(key: str) -> None:
    """Where giving up is a move, the first legal one is played instead."""
    for seed in range(10):
        match = miccia.start(key, seats=2, seed=seed)
        journal: list[object] = []
        match.state.journal = journal
        playout(match.state, Quick(seed))
        assert "gave-up" not in {getattr(event, "by", "") for event in journal}


@pytest.mark.parametrize(
    "other",
    [
        Waiting(frozenset({0}), 5, "pick"),
        Waiting(frozenset({0, 1}), None, "pick"),
        Waiting(frozenset({0, 1}), 5, "turn"),
        Over("pick", (0, 1), (1,)),
        None,
    ],
)
def test_turns_that_differ(other: object) -> None:
    assert Waiting(frozenset({0, 1}), 5, "pick") == Waiting(frozenset({0, 1}), 5, "pick") != other


@pytest.mark.parametrize("other", [Over("b", (0, 1), (1,)), Over("a", (0, 2), (1,)), Over("a", (0, 1)), None])
def test_ends_that_differ(other: object) -> None:
    assert Over("a", (0, 1), (1,)) == Over("a", (0, 1), (1,)) != other


def test_a_late_answer_to_an_older_pile_is_refused() -> None:
    """The window of a Nope: an objection names the height it answers, so it can never mean another one."""
    match = begin(GUESS, 2, {}, 1)
    match.act(0, PICKS[0])
    match.act(1, PICKS[1])
    match.act(0, OBJECTIONS[0])
    with pytest.raises(Refused):
        match.act(1, OBJECTIONS[0])
    match.act(1, OBJECTIONS[1])
    match.act(0, PASS)
    assert match.state.rounds == 1  # type: ignore[attr-defined]


class Instant(Guess):
    """A game whose windows close the moment they open."""

    def open_window(self) -> None:
        super().open_window()
        self.until = self.now


def instant_match() -> AnyMatch:
    match = begin(GUESS, 2, {}, 1)
    assert isinstance(match.state, Guess)
    return Match(GUESS, copy_to(Instant(), match.state), match.chance, match.record)


def test_two_deadlines_in_one_millisecond_are_two_inputs() -> None:
    match, again = instant_match(), instant_match()
    match.at(10_000)
    assert [given.at for given in match.record.inputs] == [10_000, 10_000]
    for given in match.record.inputs:
        take(again, given)
    assert digest(again.state) == digest(match.state)
