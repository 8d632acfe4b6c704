"""The command line, run as people run it."""

import json
import os
import re
import subprocess
import sys
import time
import tomllib
from hashlib import sha256
from pathlib import Path
from shlex import quote
from signal import SIG_DFL, SIGINT, signal

import pytest
from msgspec.structs import replace

import miccia
from miccia.arena import drive
from miccia.cli import main
from miccia.core.record import Record, seed_of
from miccia.core.words import LANGUAGES
from miccia.games import bots, names
from miccia.play import deal, head

GAME = names()[0]


def run(*words: str, given: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "miccia", *words],
        input=given, capture_output=True, text=True, timeout=60, env={**os.environ, **environment},
    )  # fmt: skip


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A few moves of a game whose seed was committed to."""
    secret, salts = b"s" * 32, ["one", "two"]
    header = head(GAME, 2, seed_of(secret, salts), {})
    header = replace(
        header, commit=sha256(secret).hexdigest(), secret=secret.hex(), salts=salts, names=["Ada", "Bea"]
    )
    match = deal(header)
    for _ in range(6):
        seat = next(seat for seat in range(2) if match.legal(seat))
        match.act(seat, match.legal(seat)[-1])
    path = tmp_path / "game.jsonl"
    path.write_text(miccia.dump(Record(header, match.record.inputs)))
    return path


def test_games_are_listed() -> None:
    listed = json.loads(run("games", "--json").stdout)
    assert [game["game"] for game in listed] == names()
    assert listed[0]["bots"] == list(bots(GAME))
    shown = run("games").stdout
    assert all(key in shown for key in names())
    assert "!." not in shown and "dict[" not in shown  # words for people, no types of Python


def test_simulate_as_json() -> None:
    done = run(
        "simulate", GAME, "--players", "2", "--games", "5", "--bots", "random", "--seed", "3", "--json"
    )
    report = json.loads(done.stdout)
    assert (report["game"], report["players"], report["games"], report["finished"]) == (GAME, 2, 5, 5)
    assert set(report) >= {"mean_score", "stderr", "wins", "outcomes", "seconds", "games_per_second"}
    assert sum(report["outcomes"].values()) == 5
    assert done.returncode == 0 and done.stderr == ""


def test_simulate_for_people() -> None:
    done = run("simulate", GAME, "--games", "3")
    assert done.returncode == 0 and "mean score" in done.stdout


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["simulate", "chess"], "chess"),
        (["simulate", GAME, "--players", "9"], f"{GAME} is for"),
        (["simulate", GAME, "--players", "two"], "two"),
        (["simulate", GAME, "--bots", "nobody"], "known are random"),
        (["simulate", GAME, "--players", "2", "--bots", "random,random,random"], "3 bots for 2 seats"),
        (["simulate", GAME, "--option", "colour=red"], "known are"),
        (["simulate", "hanabi", "--option", "expert", "--option", "expert=false"], "expert is given twice"),
        (["simulate", GAME, "--games", "0"], "at least one game"),
        (["simulate", GAME, "--jobs", "0"], "at least one process"),
        (["verify", "no-such-file"], "no-such-file: No such file"),
        (["replay", "no-such-file"], "no-such-file: No such file"),
        (["verify", "."], "Is a directory"),
        (["serve", "--port", "99999"], "99999"),
        (["juggle"], "juggle"),
        ([], "COMMAND"),
    ],
)
def test_one_clear_line_for_what_cannot_be_done(words: list[str], says: str) -> None:
    done = run(*words)
    assert done.returncode == 2
    assert says in done.stderr
    assert done.stderr.count("\n") == 1
    assert done.stdout == ""


def test_a_wrong_port_in_the_environment() -> None:
    done = run("serve", PORT="eighty")
    assert done.returncode == 2 and "PORT" in done.stderr and done.stderr.count("\n") == 1


def test_a_bad_value_of_an_option_says_what_is_allowed() -> None:
    listed = json.loads(run("games", "--json").stdout)
    name, option = next(
        (name, option)
        for game in listed if game["game"] == GAME
        for name, option in game["options"].items() if isinstance(option["values"], list)
    )  # fmt: skip
    done = run("simulate", GAME, "--option", f"{name}=perhaps")
    assert done.returncode == 2 and json.dumps(option["values"][0]).strip('"') in done.stderr


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["hanabi", "--option", "short"], "option short changes nothing"),
        (
            ["kittens", "--option", "more_time", "--option", "nope_seconds=0"],
            "option more_time changes nothing",
        ),
        (["hanabi", "--option", "expert=false"], "option expert changes nothing"),
        (["hanabi", "--jobs", "2"], "--jobs changes nothing"),
    ],
)
def test_an_option_without_effect_is_said(words: list[str], says: str) -> None:
    done = run("simulate", *words, "--games", "2", "--bots", "random", "--json")
    assert done.returncode == 0 and json.loads(done.stdout)["finished"] == 2
    assert says in done.stderr and done.stderr.count("\n") == 1


def test_an_option_with_an_effect_needs_no_word() -> None:
    options = ["--option", "short", "--option", "six_colours=rainbow"]
    done = run("simulate", "hanabi", *options, "--games", "2", "--bots", "random", "--json")
    assert done.stderr == ""
    assert json.loads(done.stdout)["options"] == {"short": True, "six_colours": "rainbow"}


def test_the_version() -> None:
    project = tomllib.loads((Path(__file__).parents[1] / "pyproject.toml").read_text())["project"]
    assert miccia.__version__ == project["version"]
    assert run("--version").stdout == f"miccia {project['version']}, {miccia.RULES} rules\n"


@pytest.mark.skipif(os.name != "posix" or os.geteuid() == 0, reason="root may read everything")
def test_a_file_that_may_not_be_read(record: Path) -> None:
    record.chmod(0)
    assert run("verify", str(record)).returncode == 2


def test_verify_says_what_was_checked(record: Path) -> None:
    done = run("verify", str(record))
    assert done.returncode == 0
    assert "2 salts" in done.stdout and "6: each was allowed" in done.stdout and "not yet" in done.stdout


def test_verify_names_the_first_wrong_line(record: Path) -> None:
    lines = record.read_text().splitlines()
    for number, changed in [
        (1, lines[0].replace("one", "eno")),
        (4, lines[3].replace('"then":"', '"then":"0')),
        (5, lines[6]),
        (7, "{}"),
    ]:
        tampered = [*lines[: number - 1], changed, *lines[number:]]
        record.write_text("\n".join(tampered))
        done = run("verify", str(record))
        assert done.returncode == 1 and f"line {number}:" in done.stderr and done.stderr.count("\n") == 1
    record.write_bytes(bytes(range(256)))
    assert run("verify", str(record)).returncode == 1


def test_replay_steps_through_a_record(record: Path) -> None:
    done = run("replay", str(record), "--all")
    assert done.returncode == 0
    assert "6/6" in done.stdout and "Ada" in done.stdout and "Bea" in done.stdout
    italian = run("replay", str(record), "--seat", "2", "--language", "it", "--delay", "0")
    assert italian.returncode == 0 and italian.stdout != done.stdout
    assert run("replay", str(record), "--seat", "3").returncode == 2


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", names())
def test_replay_draws_every_game_in_words(
    key: str, language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Hands lie open, no JSON, no name of a card that only the program uses."""
    match = miccia.start(key, seats=3, seed=3)
    drive(match, [bots(key)["steady"](seat) for seat in range(3)])
    path = tmp_path / "game.jsonl"
    path.write_text(miccia.dump(match.record))

    def replayed(*words: str) -> str:
        assert main(["replay", str(path), *words]) == 0
        return capsys.readouterr().out

    shown = replayed("--language", language)
    assert not re.search(r'[{}"]|\b(None|null|True|False)\b', shown)
    assert f"{len(match.record.inputs)}/{len(match.record.inputs)}" in shown
    opened, hidden = (replayed(*seat).split("\n\n")[0] for seat in ([], ["--seat", "1"]))
    assert (opened != hidden) == (key != "fuse")  # where nothing is hidden anyway


def test_a_seat_sees_what_it_saw(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.jsonl"
    path.write_text(miccia.dump(miccia.start("hanabi", seats=2, seed=3, stack={"starter": ["0"]}).record))
    for seat in ("1", "2"):
        assert main(["replay", str(path), "--seat", seat, "--all"]) == 0
        hidden = [line for line in capsys.readouterr().out.splitlines() if "??" in line]
        assert [f"Player {seat}" in line for line in hidden] == [True]
    assert main(["verify", str(path)]) == 0
    assert "start   seat 1, prescribed" in capsys.readouterr().out


def test_what_happened_is_told_in_full_unless_a_seat_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match = miccia.start("kaboom", seats=2, seed=3, stack={"starter": ["0"]})
    while match.legal(0):
        calm = [action for action in match.legal(0) if action.form["do"] in ("finish", "discard")]
        match.act(0, calm[0])
    path = tmp_path / "game.jsonl"
    path.write_text(miccia.dump(match.record))
    drawn = []
    for seat in ([], ["--seat", "1"]):
        assert main(["replay", str(path), "--all", *seat]) == 0
        drawn += [line for line in capsys.readouterr().out.splitlines() if "Player 2 draws" in line]
    opened, hidden = drawn
    assert hidden == "Player 2 draws three cards" != opened


def hear_ctrl_c() -> None:
    """A shell that runs the tests in the background makes them, and what they start, deaf to it."""
    signal(SIGINT, SIG_DFL)


def test_ctrl_c_is_no_traceback() -> None:
    words = [sys.executable, "-m", "miccia", "simulate", GAME, "--games", "1000000", "--jobs", "2"]
    pipe = subprocess.PIPE
    with subprocess.Popen(words, stdout=pipe, stderr=pipe, text=True, preexec_fn=hear_ctrl_c) as process:
        time.sleep(2)
        process.send_signal(SIGINT)
        _, problems = process.communicate(timeout=20)
    assert process.returncode == 130
    assert problems == "miccia: stopped\n"


def test_nobody_reads_on(record: Path) -> None:
    done = subprocess.run(
        f"{quote(sys.executable)} -m miccia replay {quote(str(record))} --all | head -n 1",
        shell=True,
        capture_output=True,
        text=True,
    )
    assert done.stderr == ""
