"""Programs as bots, in processes of their own: good ones, and those that do whatever can be done wrong."""

import logging
import sys
from collections.abc import Sequence
from pathlib import Path
from time import perf_counter
from typing import Any

import msgspec
import pytest

from miccia.arena import outside, program
from miccia.arena.drive import drive
from miccia.arena.outside import Outside
from miccia.arena.simulate import Series, check, simulate
from miccia.bots import Action, Chance, Choice, Reason, Uniform
from miccia.cli import main
from miccia.core.chance import Quick
from miccia.core.refused import BadSetup
from miccia.core.turn import Waiting
from miccia.games import bots, names
from miccia.play import start
from tests.server.process import alive

ROOT = Path(__file__).parents[2]
NODE = Path(sys.executable).with_name("node")
PYTHON_BOT = f"program:{sys.executable} {ROOT}/examples/bot.py"
NODE_BOT = f"program:{NODE} {ROOT}/examples/bot.mjs"


def naughty(how: str, *more: object) -> str:
    return " ".join(map(str, [sys.executable, Path(__file__).with_name("naughty.py"), how, *more]))


def play(how: str, think: int = 200, *more: object) -> tuple[Any, Outside]:
    """A game of a program with two bots that know the game: how it ended, and the program."""
    steady = bots("hanabi")["steady"]
    match = start("hanabi", seats=3, seed=4)
    bot = Outside(1, naughty(how, *more), "hanabi", 3, {}, think)
    try:
        return drive(match, [steady(0), bot, steady(2)]), bot
    finally:
        bot.close()


def as_json(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


@pytest.mark.parametrize("game", names())
def test_the_examples_play_every_game(game: str) -> None:
    for bot in (PYTHON_BOT, NODE_BOT):
        results = simulate(Series(game, 2, 1, (bot, "random"), 3, think=20_000), jobs=1)
        assert [len(result.scores) for result in results] == [2]


def test_a_program_is_named_on_the_command_line(capsys: pytest.CaptureFixture[str]) -> None:
    args = ["--players", "2", "--games", "2", "--think", "20000"]
    assert main(["simulate", "hanabi", "--bots", PYTHON_BOT, *args]) == 0
    said = capsys.readouterr()
    assert f"{PYTHON_BOT} won 0 of 2 games" in said.out
    assert said.err == ""  # every answer was taken


def test_a_program_meets_others_in_a_tournament_and_is_kept_with_its_whole_name(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    args = ["--deals", "2", "--think", "20000", "--per-game", str(tmp_path / "games.csv"), "--json"]
    words = ["tournament", "hanabi", "--bots", f"{PYTHON_BOT},random", *args]
    found = []
    for _ in range(2):  # the second time all of it comes from the file
        assert main(words) == 0
        found.append(capsys.readouterr().out)
    assert found[0] == found[1] and PYTHON_BOT in found[0]


def test_the_careful_example_scores() -> None:
    results = simulate(Series("hanabi", 3, 2, (PYTHON_BOT,), 1, think=20_000), jobs=1)
    again = simulate(Series("hanabi", 3, 2, (PYTHON_BOT,), 1, think=20_000), jobs=1)
    assert results == again
    assert all(result.scores[0] >= 8 for result in results)  # random bots: 1.2


def test_it_gets_what_its_seat_gets_and_nothing_else() -> None:
    """Every line that goes out, beside what a bot in the same seat is told."""
    said: list[dict[str, Any]] = []
    heard: list[Any] = []

    class Witness(Outside):
        def meet(self, people: frozenset[int]) -> None:
            heard.append(people)
            super().meet(people)

        def hear(self, event: Any) -> None:
            heard.append(event)
            super().hear(event)

        def decide(self, view: Any, legal: Sequence[Action], chance: Chance) -> Choice:
            heard.append((view, [action.id for action in legal]))
            return super().decide(view, legal, chance)

    bot = Witness(0, naughty("good"), "hanabi", 2, {}, 5_000)
    assert bot.program is not None
    say = bot.program.say

    def tapped(message: dict[str, Any], seconds: float) -> None:
        said.append(as_json(message))
        say(message, seconds)

    bot.program.say = tapped  # type: ignore[method-assign]
    other = bots("hanabi")["steady"](1)
    other.person = True
    drive(start("hanabi", seats=2, seed=2), [bot, other])
    bot.close()
    assert len(said) == len(heard) > 20
    assert said[0]["cmd"] == "meet"
    for line, known in zip(said, heard, strict=True):
        if line["cmd"] == "meet":
            assert known == {*line["people"]} == {1}
        elif line["cmd"] == "event":
            assert line["event"] == as_json(known)
        else:
            view, legal = known
            assert line["cmd"] == "go" and line["deadline_ms"] == 5_000
            assert line["view"] == as_json(view)
            assert [offer["id"] for offer in line["legal"]] == legal
            assert all(offer["label"] and offer["form"] for offer in line["legal"])
            assert [held["card"] for held in line["view"]["hands"][0]] == [None] * len(view.hands[0])


@pytest.mark.parametrize(
    ("how", "why", "plays_on"),
    [
        ("late", "no answer came in time", False),
        ("illegal", "which is no legal action", False),
        ("another", "which is no legal action", False),
        ("garbled", "which is no JSON", False),
        ("deep", "which is no JSON", False),
        ("huge", "a line of more than 65536 bytes", False),
        ("dies", "it has ended", False),
        ("flood", "which is no legal action", False),
        ("deaf", "no answer came in time", False),
        ("complains", "oh dear", True),
        ("good", "", True),
    ],
)
def test_nothing_stops_a_game(
    how: str, why: str, plays_on: bool, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(program, "PARTING", 0.05)
    with caplog.at_level(logging.WARNING):
        over, _ = play(how, 10_000 if plays_on else 200)
    assert over.why
    lines = [record.getMessage() for record in caplog.records]
    assert any(why in line for line in lines) or not why
    given_up = [line for line in lines if line.endswith("built-in moves from here on")]
    assert len(given_up) == (not plays_on)
    assert sum(map(len, lines)) < 20_000  # also of a program that complains eight megabytes long


def test_an_answer_that_comes_late_is_not_taken_for_another(caplog: pytest.LogCaptureFixture) -> None:
    """The answer to the third question comes while the fourth is asked: it must not be taken for that."""
    match = start("hanabi", seats=2, seed=4)
    turn = match.turn
    assert isinstance(turn, Waiting)
    seat = turn.order[0]
    bot = Outside(seat, naughty("late"), "hanabi", 2, {}, 5_000)
    view, legal, chance = match.view(seat), match.legal(seat), Quick(1)
    assert [bot.decide(view, legal, chance).action for _ in range(2)] == [legal[-1]] * 2
    bot.think, bot.spare = 200, First(seat)
    assert bot.decide(view, legal, chance).action is legal[0]
    assert bot.owed == 1
    bot.think = 5_000
    assert bot.decide(view, legal[:-1], chance).action is legal[-2]  # and not legal[-1], the late answer
    assert bot.owed == 0
    bot.close()


class First(Uniform):
    def decide(self, view: object, legal: Sequence[Action], chance: Chance) -> Choice:
        return Choice(legal[0], Reason("random"))


def test_what_it_started_ends_with_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(program, "PARTING", 0.05)
    file = tmp_path / "pid"
    _, bot = play("stubborn", 5_000, file)
    began = perf_counter()
    while alive(int(file.read_text())) and perf_counter() < began + 20:
        pass
    assert not alive(int(file.read_text()))
    assert bot.program is None


@pytest.mark.parametrize(
    ("command", "why"),
    [
        ("/no/such/program", "it cannot be started"),
        ("", "it cannot be started"),
        ("'unclosed", "it cannot be started"),
        (naughty("other"), "it does not play hanabi"),
        (naughty("rude"), "it did not answer hello with its id"),
        (f"{sys.executable} -c pass", "it has ended"),
    ],
)
def test_programs_that_cannot_play_are_named_before_the_first_game(command: str, why: str) -> None:
    with pytest.raises(BadSetup, match=why) as problem:
        check(Series("hanabi", 2, 1, (f"program:{command}",)))
    assert problem.value.code == "unknown-bot"


def test_a_program_that_never_says_hello(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outside, "HELLO", 0.3)
    monkeypatch.setattr(program, "PARTING", 0.05)
    with pytest.raises(BadSetup, match="no answer came in time"):
        check(Series("hanabi", 2, 1, (f"program:{naughty('mute')}",)))
