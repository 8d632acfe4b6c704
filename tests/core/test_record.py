"""Records: a game as a value. Every tampering is found, at its line."""

import json
import re
from copy import deepcopy
from hashlib import sha256
from pathlib import Path
from pickle import dumps, loads

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import miccia
from miccia.core.chance import Quick
from miccia.core.match import AnyMatch
from miccia.core.record import BadRecord, Header, Input, Record, Undo, digest, seed_of
from miccia.games.hanabi.actions import ACTIONS
from miccia.play import deal, head, take
from miccia.testing.walk import begin, walk
from tests.guess import GUESS, PICKS


def played(seed: int = 3, seats: int = 3) -> AnyMatch:
    match, chance = miccia.start("hanabi", seats=seats, seed=seed), Quick(seed)
    while not match.over:
        seat = match.turn.alone  # type: ignore[attr-defined]
        legal = match.legal(seat)
        match.act(seat, legal[chance.below(len(legal))])
    return match


def test_out_and_in_again() -> None:
    match = played()
    record = miccia.load(miccia.dump(match.record))
    assert record.header == match.record.header
    assert record.inputs == match.record.inputs
    assert digest(miccia.replay(record).state) == digest(match.state)


def test_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    file.write_text(miccia.dump(played().record))
    assert miccia.replay(miccia.load(file)).over


def test_an_unfinished_game_is_a_record_too() -> None:
    match = miccia.start("hanabi", seats=2, seed=1)
    match.act(match.turn.alone, 0)  # type: ignore[attr-defined]
    assert miccia.replay(miccia.load(miccia.dump(match.record))).over is None


def sealed_game() -> Record:
    """A record as a live table writes it, with a commitment."""
    secret, salts = bytes(range(32)), ["ada", "bea"]
    plain = head("hanabi", 2, seed_of(secret, salts), {})
    fields = {name: getattr(plain, name) for name in plain.__struct_fields__}
    fields |= {"secret": secret.hex(), "commit": sha256(secret).hexdigest(), "salts": salts}
    match = deal(Header(**fields))
    match.act(match.turn.alone, 0)  # type: ignore[attr-defined]
    return match.record


def test_the_seed_is_pinned() -> None:
    """Worked out by a shell: 32 bytes, then a line feed before every salt, into sha256sum."""
    secret = bytes(range(32))
    salted = "dacc33d1513d3cab8fe0d47862be9da994b0ab076beb7c2342a1805f424ba1c0"
    assert seed_of(secret, ["ada", "bea"]).hex() == salted
    assert seed_of(secret, [""]).hex() == "e63e70d4e3a0fdc1510f516af5fbed56b633f5992d4c84d32b48d95879d66075"
    assert seed_of(secret, []).hex() == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"


def test_commitment_and_seed_are_checked() -> None:
    assert miccia.load(miccia.dump(sealed_game()))


@pytest.mark.parametrize(
    ("field", "value", "problem"),
    [
        ("secret", "00" * 32, "committed"),
        ("secret", "zz", "hex"),
        ("commit", "00" * 32, "committed"),
        ("salts", ["eve"], "salts"),
        ("seed", "00" * 32, "salts"),
        ("seed", "00", "salts"),
        ("game", "chess", "unknown-game"),
        ("rules", 99, "rules 99"),
        ("rules", 0, "rules 0"),
        ("commit", None, "committed"),
        ("seats", 9, "bad-seats"),
        ("options", {"expert": "maybe"}, "bad-option"),
        ("options", {"wings": True}, "bad-option"),
        ("miccia", 2, "format 2"),
        ("surprise", 1, "header"),
        ("stack", {"deck": ["R1", "R1", "R1", "R1"]}, "bad-stack"),
    ],
)
def test_a_tampered_header_is_refused(field: str, value: object, problem: str) -> None:
    first, *rest = miccia.dump(sealed_game()).splitlines()
    tampered = json.dumps(json.loads(first) | {field: value})
    with pytest.raises(BadRecord, match=problem) as caught:
        miccia.load("\n".join([tampered, *rest]))
    assert caught.value.line == 1


@pytest.mark.parametrize(
    "change",
    [
        lambda line: (
            line.replace('"slot":', '"slot":1')
            if "slot" in line
            else line.replace('"offset":1', '"offset":2')
        ),
        lambda line: line.replace('"seat":', '"seat":1'),
        lambda line: line[:-3],
        lambda line: "",
        lambda line: "{}",
        lambda line: '{"t":"input","act":{"do":"fly"},"seat":0,"then":""}',
        lambda line: '{"t":"input","expire":true,"then":""}',
        lambda line: line.replace('"then":"', '"then":"0'),
        lambda line: line[:-3] + line[-2:],  # a digit less of the digest
        lambda line: re.sub(r'"seat":\d,', "", line),
        lambda line: '{"t":"end","over":"perfect","scores":[25,25],"winners":[0,1]}',
        lambda line: "\x00\xff",
    ],
)
def test_the_first_wrong_line_is_named(change: object) -> None:
    lines = miccia.dump(played(seed=5).record).splitlines()
    for number in (2, len(lines) // 2):
        tampered = [*lines[: number - 1], change(lines[number - 1]), *lines[number:]]  # type: ignore[operator]
        with pytest.raises(BadRecord) as caught:
            miccia.load("\n".join(tampered))
        assert caught.value.line == number


@settings(max_examples=150, deadline=None)
@given(st.data())
def test_no_change_of_a_byte_is_overlooked(data: st.DataObject) -> None:
    text = miccia.dump(played(seed=5).record)
    place = data.draw(st.integers(0, len(text) - 1))
    letter = data.draw(st.characters(codec="ascii"))
    tampered = text[:place] + letter + text[place + 1 :]
    try:
        record = miccia.load(tampered)
    except (BadRecord, OSError, ValueError):
        return  # refused: as a record, or because it no longer begins like one
    assert miccia.dump(record) == text  # a change of white space only


@settings(max_examples=100, deadline=None)
@given(st.text(max_size=300))
def test_garbage_is_refused_in_words(text: str) -> None:
    with pytest.raises(BadRecord):
        miccia.load("{" + text)


def test_a_deadline_is_an_input() -> None:
    """Time running out stands in the record, and replaying it gives the same state."""
    match = begin(GUESS, 3, {}, 1)
    for _ in walk(match, 1):
        pass
    expired = [given for given in match.record.inputs if isinstance(given, Input) and given.action is None]
    assert expired
    again = begin(GUESS, 3, {}, 1)
    for given_input in match.record.inputs:
        take(again, given_input)
    assert digest(again.state) == digest(match.state)


@pytest.mark.parametrize(
    ("given_input", "code"),
    [
        (Input(9_999, 0, PICKS[0]), None),
        (Input(10_000, 0, PICKS[0]), "out-of-time"),  # the deadline itself stands in the record first
        (Input(10_001, 0, PICKS[0]), "out-of-time"),
        (Input(4_999, 0, PICKS[0]), "out-of-time"),  # time does not go back
        (Input(5_000, 0, PICKS[0]), None),
        (Input(9_999, -1, None), "no-such-deadline"),
        (Input(10_000, -1, None), None),
        (Input(10_001, -1, None), "no-such-deadline"),
    ],
)
def test_nothing_in_a_record_is_early_or_late(given_input: Input, code: str | None) -> None:
    match = begin(GUESS, 2, {}, 1)
    assert match.deadline() == 10_000
    match.at(5_000)
    before = digest(match.state)
    if code is None:
        take(match, given_input)
        assert match.record.inputs == [given_input]
        return
    with pytest.raises(miccia.Refused) as caught:
        take(match, given_input)
    assert caught.value.code == code
    assert (digest(match.state), match.record.inputs) == (before, [])


def test_the_end_stands_in_the_last_line_and_is_checked() -> None:
    text = miccia.dump(played().record)
    *lines, end = text.splitlines()
    assert json.loads(end)["t"] == "end"
    for field, value in [("over", "perfect"), ("scores", [9, 9, 9]), ("winners", [0])]:
        with pytest.raises(BadRecord, match="did not end like this") as caught:
            miccia.load("\n".join([*lines, json.dumps(json.loads(end) | {field: value})]))
        assert caught.value.line == len(lines) + 1


def test_there_is_one_way_to_write_a_seed() -> None:
    text = miccia.dump(miccia.start("hanabi", seats=2, seed="ab" * 32).record)
    with pytest.raises(BadRecord, match="small hex digits"):
        miccia.load(text.replace("ab" * 32, "AB" * 32))


def test_nothing_to_read(tmp_path: Path) -> None:
    (tmp_path / "empty").write_text("")
    with pytest.raises(BadRecord, match="nothing in it"):
        miccia.load(tmp_path / "empty")


def test_inputs_are_values_and_no_undo_is_an_input() -> None:
    played = Input(5, 1, ACTIONS[0])
    assert played == Input(5, 1, ACTIONS[0]) and played != Input(5, 1, ACTIONS[1])
    recorded: list[Input | Undo] = [Input(5, 1, None)]
    assert Undo(5, 1, 0) not in recorded and Input(5, 1, None) in recorded
    for same in (deepcopy(played), loads(dumps(played))):
        assert same == played and same.action is ACTIONS[0]
