"""Undo: an input like any other, after which everything is as it was."""

import json
from pathlib import Path

import pytest

import miccia
from miccia import BadRecord, Refused
from miccia.cli import main
from miccia.core.match import AnyMatch
from miccia.core.record import Input, Undo, digest, standing, taken_back
from miccia.play import take
from miccia.testing.walk import begin
from tests.guess import GUESS, OBJECTIONS, PICKS
from tests.peek import DRAW, LOOKS, PEEK

DREW = Input(0, 0, DRAW)


def test_what_stands() -> None:
    """Numbers count everything that came; an undo goes back to one that still stands."""
    inputs: list[Input | Undo] = [
        DREW,
        DREW,
        DREW,
        Undo(0, 0, 1),
        DREW,
        DREW,
        Undo(0, 1, 5),
        Undo(0, 1, 0),
        DREW,
    ]
    assert standing(inputs[:3]) == [1, 2, 3]
    assert standing(inputs[:6]) == [1, 5, 6]
    assert standing(inputs[:7]) == [1, 5]
    assert standing(inputs[:8]) == []
    assert standing(inputs) == [9]
    assert taken_back(inputs[:4]) == [2, 3]
    assert taken_back(inputs[:7]) == [6]
    assert taken_back(inputs[:8]) == [1, 5]


def played() -> AnyMatch:
    """A game of Hanabi of three moves, the second of which was made twice."""
    match = miccia.start("hanabi", seats=2, seed=5, stack={"starter": ["0"]})
    match.act(0, match.legal(0)[-1])
    match.act(1, match.legal(1)[-1])
    match.undo(1, 1)
    match.act(1, match.legal(1)[-2])
    match.act(0, match.legal(0)[-1])
    return match


def test_everything_is_as_it_was() -> None:
    match = miccia.start("hanabi", seats=2, seed=5)
    states = [digest(match.state)]
    for _ in range(5):
        seat = match.turn.alone  # type: ignore[attr-defined]
        match.act(seat, match.legal(seat)[-1])
        states.append(digest(match.state))
    match.undo(0, 3)
    assert digest(match.state) == states[3]
    for given in match.record.inputs[3:5]:
        take(match, given)
    assert digest(match.state) == states[5]
    match.undo(1, 0)
    assert digest(match.state) == states[0]
    assert match.record.inputs[5] == Undo(0, 0, 3) and match.record.inputs[8] == Undo(0, 1, 0)


def test_chance_stands_where_it_stood() -> None:
    """A die that was thrown falls the same way once more; and a prescribed draw is prescribed again."""
    match = GUESS.start(seats=2, seed=4, stack={"die": ["2", "0"]})
    rolls = []
    for _ in range(2):
        for seat, action in ((0, PICKS[0]), (1, PICKS[1])):
            match.act(seat, action)
        rolls.append([event for event in match.at(match.now + 5_000) if not hasattr(event, "seat")])
        match.undo(0, 0)
    assert rolls[0] == rolls[1] and rolls[0][0].number == 2


def test_time_goes_back() -> None:
    """Otherwise a deadline could have passed before anybody can act."""
    match = begin(GUESS, 2, {}, 1)
    match.at(4_000)
    match.act(0, PICKS[0])
    match.at(9_000)
    match.undo(0, 0)
    assert (match.now, match.deadline()) == (0, 10_000)
    match.act(0, PICKS[1])
    assert match.record.inputs == [Input(4_000, 0, PICKS[0]), Undo(9_000, 0, 0), Input(0, 0, PICKS[1])]
    again = begin(GUESS, 2, {}, 1)
    for given in match.record.inputs:
        take(again, given)
    assert digest(again.state) == digest(match.state)


@pytest.mark.parametrize("to", [-1, 2, 3, 5, 6, 2**70])
def test_only_what_stands_can_be_gone_back_to(to: int) -> None:
    """1 and 4 stand, and 5, where the game is; 2 was taken back, and 3 is an undo itself."""
    match = played()
    before = digest(match.state), match.record.inputs[:]
    with pytest.raises(Refused, match="cannot-undo"):
        match.undo(0, to)
    assert (digest(match.state), match.record.inputs) == before
    match.undo(0, 4)


def test_at_the_deal_there_is_nothing_to_take_back() -> None:
    with pytest.raises(Refused, match="cannot-undo"):
        miccia.start("hanabi", seats=2).undo(0, 0)


def test_a_seat_that_is_not_there_takes_nothing_back() -> None:
    with pytest.raises(Refused, match="no-such-seat"):
        played().undo(2, 0)


def test_what_is_over_is_over() -> None:
    match = PEEK.start(seats=2, seed=1)
    while match.over is None:
        match.act(match.turn.alone, LOOKS[0])  # type: ignore[attr-defined]
    with pytest.raises(Refused, match="cannot-undo"):
        match.undo(0, 3)


def test_fuse_takes_nothing_back() -> None:
    match = miccia.start("fuse", seats=2, seed=5)
    match.act(0, match.legal(0)[0])
    with pytest.raises(Refused, match="cannot-undo"):
        match.undo(0, 0)


def test_an_undo_in_a_record_is_neither_early_nor_late() -> None:
    match = begin(GUESS, 2, {}, 1)
    match.at(4_000)
    match.act(0, PICKS[0])
    for at in (3_999, 10_000):
        with pytest.raises(Refused, match="out-of-time"):
            take(match, Undo(at, 0, 0))
    assert take(match, Undo(9_999, 0, 0)) == []


def test_an_objection_that_was_taken_back_is_gone() -> None:
    match = begin(GUESS, 2, {}, 1)
    match.act(0, PICKS[0])
    match.act(1, PICKS[0])
    seen = match.view(1)
    match.act(0, OBJECTIONS[0])
    assert match.view(1) != seen
    match.undo(0, 2)
    assert match.view(1) == seen


# On paper


def test_out_and_in_again() -> None:
    match = played()
    written = miccia.dump(match.record)
    assert json.loads(written.splitlines()[3])["undo"] == 1
    record = miccia.load(written)
    assert record == match.record and miccia.dump(record) == written
    assert digest(miccia.replay(record).state) == digest(match.state)


@pytest.mark.parametrize(
    ("changes", "problem"),
    [
        ({"undo": 2}, "number 2 is no input that stood then"),
        ({"undo": 3}, "number 3 is no input that stood then"),
        ({"undo": -1}, "number -1 is no input that stood then"),
        ({"undo": 0}, "the state after it is not the one that was written down"),
        ({"undo": "1"}, "not a line of a record"),
        ({"undo": 1, "expire": True}, "it says more than one thing"),
        ({"undo": 1, "act": {"do": "play", "slot": 0}}, "it says more than one thing"),
        ({"undo": 1, "seat": 2}, "no-such-seat"),
        ({"undo": 1, "seat": None}, "no-such-seat"),
        ({"undo": 1, "at": -1}, "out-of-time"),
    ],
)
def test_an_undo_that_cannot_be_is_found_at_its_line(changes: dict[str, object], problem: str) -> None:
    lines = miccia.dump(played().record).splitlines()
    lines[3] = json.dumps(json.loads(lines[3]) | changes)
    with pytest.raises(BadRecord, match=problem) as caught:
        miccia.load("\n".join(lines))
    assert caught.value.line == 4


def test_after_the_end_and_in_fuse_a_line_takes_nothing_back() -> None:
    match = miccia.start("hanabi", seats=2, seed=5)
    while match.over is None:
        seat = match.turn.alone  # type: ignore[attr-defined]
        match.act(seat, match.legal(seat)[0])
    fuse = miccia.start("fuse", seats=2, seed=5)
    fuse.act(0, fuse.legal(0)[0])
    for record, problem in (
        (match.record, "the game was over"),
        (fuse.record, "nothing is taken back in fuse"),
    ):
        line = json.dumps({"t": "input", "at": 10, "seat": 0, "undo": 0, "then": ""})
        with pytest.raises(BadRecord, match=problem):
            miccia.load(miccia.dump(record) + line)


def test_commands_read_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.jsonl"
    path.write_text(miccia.dump(played().record))
    assert main(["verify", str(path)]) == 0
    assert "inputs  5" in capsys.readouterr().out
    assert main(["replay", str(path), "--all"]) == 0
    assert "Player 2 takes a move back: what has been seen has been seen" in capsys.readouterr().out
    assert main(["replay", str(path), "--all", "--seat", "2", "--language", "it"]) == 0
    assert "Ci ripensi e torni indietro" in capsys.readouterr().out
