"""Copies and pickles: what a program may hold comes back equal, and what exists once comes back itself."""

import copy
import pickle
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

import miccia
from miccia.bots import Choice
from miccia.core.chance import Quick, Sealed, seal
from miccia.core.game import Action
from miccia.core.match import AnyMatch
from miccia.core.record import BadRecord, digest
from miccia.core.turn import Over, Waiting
from miccia.core.words import Reason
from miccia.games import find, names
from miccia.testing.walk import begin, step, tables, walk
from tests.guess import GUESS

Way = Callable[[Any], Any]


def pickled(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


WAYS = [pickled, copy.deepcopy, copy.copy]
TABLES = [(key, seats, options) for key in names() for seats, options in tables(find(key))]


@pytest.mark.parametrize("way", WAYS[:2])
@pytest.mark.parametrize(("key", "seats", "options"), TABLES, ids=str)
def test_a_match_plays_on_the_same(key: str, seats: int, options: dict[str, Any], way: Way) -> None:
    """In mid-game, whatever the options: equal at first, then the same chance, and nothing is shared."""
    match = miccia.start(key, seats=seats, seed=7, options=options)
    for inputs, _ in enumerate(walk(match, 7)):
        if match.over or inputs % 13:
            continue
        again: AnyMatch = way(match)
        assert again.game is match.game
        assert (again.state, again.record) == (match.state, match.record)
        assert digest(again.state) == digest(match.state)
        twin, before = match.copy(), digest(match.state)
        for number in range(5):
            if not twin.over:
                step(again, Quick(number))
                step(twin, Quick(number))
        assert again.state == twin.state
        assert again.record == twin.record
        assert digest(match.state) == before
    assert way(match).over == match.over != None  # noqa: E711


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("key", names())
def test_an_action_comes_back_itself(key: str, way: Way) -> None:
    for action in find(key).actions:
        assert way(action) is action
        assert way(Choice(action, Reason("random"))).action is action
    assert way(find(key)) is find(key)


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("key", names())
def test_what_lies_on_the_table_comes_back_itself(key: str, way: Way) -> None:
    """Rules tell cards apart by `is`."""
    for seats, options in tables(find(key)):
        state = miccia.start(key, seats=seats, seed=1, options=options).state
        for name in ("deck", "pile", "wires", "bag", "tray", "centre", "unused"):
            for thing in getattr(state, name, ()):
                assert way(thing) is thing


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize(
    "thing",
    [
        Over("perfect", (25, 25), (0, 1)),
        Waiting(frozenset({0, 2}), 5000, "pick"),
        Choice(find("hanabi").actions[3], Reason("random", {"card": "R1"}), 500, ("a",)),
        miccia.start("hanabi", seats=2, seed=1).record,
        miccia.start("hanabi", seats=2, seed=1).state,
    ],
    ids=lambda thing: type(thing).__name__,
)
def test_a_value_comes_back_equal(thing: Any, way: Way) -> None:
    again = way(thing)
    assert again == thing
    assert type(again) is type(thing)
    assert repr(again) == repr(thing)


@pytest.mark.parametrize("way", WAYS[:2])
@pytest.mark.parametrize(
    "chance", [Sealed(seal(1), {"deck": ["b", "a"]}), Quick(1, {"deck": ["b", "a"]})], ids=["sealed", "quick"]
)
def test_chance_goes_on_alike(chance: Any, way: Way) -> None:
    chance.below(10)
    again, twin = way(chance), chance.copy()
    assert again.shuffle("deck", ["a", "b", "c"]) == twin.shuffle("deck", ["a", "b", "c"])
    assert [again.below(99) for _ in range(20)] == [twin.below(99) for _ in range(20)]
    assert chance.stack == {"deck": ["b", "a"]}


def test_a_game_that_is_in_no_box_can_be_copied() -> None:
    match = begin(GUESS, 3, {}, 1)
    for _ in walk(match, 1):
        again = copy.deepcopy(match)
        assert again.state == match.state
        assert again.game is GUESS
        assert again.record == match.record


def test_an_action_of_no_game_cannot_be_pickled() -> None:
    """It would come back as another one, or not at all."""
    with pytest.raises(pickle.PicklingError, match="nothing"):
        pickle.dumps(Action(0, {"do": "nothing"}))


def test_refusals_come_back() -> None:
    problem = pickled(BadRecord(3, "torn"))
    assert (problem.line, problem.problem, str(problem)) == (3, "torn", "line 3: torn")
    assert str(pickled(miccia.Refused("no-clues-left", "H7"))) == "no-clues-left (H7)"
    assert str(pickled(miccia.BadSetup("bad-seats", "two"))) == "bad-seats: two"


# Equality, hashes and words


@pytest.mark.parametrize("key", names())
def test_states_are_compared_by_what_lies_there(key: str) -> None:
    match, other = (miccia.start(key, seats=2, seed=seed) for seed in (1, 2))
    state = match.state
    assert state == state.copy()
    assert state != other.state
    assert state != match
    listening = state.copy()
    listening.journal = []
    assert listening == state
    step(match, Quick(1))
    assert match.state != miccia.start(key, seats=2, seed=1).state
    later = state.copy()
    later.now += 1
    assert later != state


def test_what_changes_has_no_hash() -> None:
    match = miccia.start("hanabi", seats=2, seed=1)
    for thing in (match.state, match.record):
        with pytest.raises(TypeError, match="unhashable"):
            hash(thing)


def test_what_they_say_of_themselves() -> None:
    match = miccia.start("hanabi", seats=2, seed=1, stack={"starter": ["1"]})
    match.act(1, 0)
    assert repr(match) == "Match('hanabi', seats=2, inputs=1, Waiting(seats={0}, until=None, ask='turn'))"
    assert repr(match.state) == "Hanabi(seats=2, now=0, over=None)"
    assert repr(match.record) == "Record('hanabi', seats=2, inputs=1)"


# Between plain and compiled rules

ROOT = Path(__file__).parents[2]
OTHER = """
import pickle, sys, miccia
match = pickle.load(sys.stdin.buffer)
seat = next(seat for seat in range(2) if match.legal(seat))
match.act(seat, match.legal(seat)[0])
sys.stdout.buffer.write(pickle.dumps((miccia.RULES, match)))
"""


@pytest.mark.skipif(miccia.RULES == "plain", reason="needs both, so it belongs to the compiled run")
@pytest.mark.parametrize("key", names())
def test_plain_and_compiled_rules_read_each_other(key: str) -> None:
    match = miccia.start(key, seats=2, seed=4)
    for number, _ in enumerate(walk(match, 4)):
        if number == 6:
            break
    command = [sys.executable, "-c", OTHER]
    plain = {"PYTHONPATH": str(ROOT / "src"), "PATH": ""}
    done = subprocess.run(command, input=pickle.dumps(match), capture_output=True, env=plain, check=True)
    rules, again = pickle.loads(done.stdout)
    assert rules == "plain"
    seat = next(seat for seat in range(2) if match.legal(seat))
    match.act(seat, match.legal(seat)[0])
    assert again.state == match.state
    assert again.record == match.record


def changeable(thing: Any) -> set[int]:
    """What somebody could change in what they were shown, by identity."""
    if isinstance(thing, msgspec.Struct):
        return {one for field in msgspec.structs.astuple(thing) for one in changeable(field)}
    if isinstance(thing, dict):
        return {id(thing), *(one for value in thing.values() for one in changeable(value))}
    if isinstance(thing, (list, tuple)):
        inside = {one for value in thing for one in changeable(value)}
        return inside | {id(thing)} if isinstance(thing, list) else inside
    return set()


@pytest.mark.parametrize(("key", "seats", "options"), TABLES, ids=str)
def test_whoever_changes_a_view_changes_only_that(key: str, seats: int, options: dict[str, Any]) -> None:
    """Views are made of parts that are remembered; nothing in them is shared that can be changed."""
    match = miccia.start(key, seats=seats, seed=7, options=options)
    for inputs, _ in enumerate(walk(match, 7)):
        if inputs % 13 == 0:
            views = [match.view(seat) for seat in (None, None, *range(seats))]
            for number, view in enumerate(views):
                assert not changeable(view) & {one for other in views[:number] for one in changeable(other)}
