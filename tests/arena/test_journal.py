"""Games that are kept: a line and a record for each, bots of one's own, Ctrl-C, and going on from there."""

import csv
import subprocess
import sys
import time
from pathlib import Path
from signal import SIG_DFL, SIGINT, signal

import msgspec
import pytest

import miccia
from miccia.arena.finding import maker
from miccia.arena.journal import Journal
from miccia.arena.playing import Result
from miccia.arena.simulate import Series, simulate
from miccia.cli import main
from miccia.core.refused import BadSetup

SERIES = Series("hanabi", 2, 50, ("random", "steady"), 4)
MINE = """
from miccia.bots import Uniform

class Mine(Uniform):
    pass

class Nothing:
    pass
"""


@pytest.fixture(scope="module")
def expected() -> list[Result]:
    return simulate(SERIES, jobs=1)


def played(journal: Journal, jobs: int) -> list[Result]:
    games = dict(journal.play(SERIES.games, SERIES.table, jobs))
    return [games[number] for number in range(SERIES.games)]


def bare(results: list[Result]) -> list[Result]:
    return [msgspec.structs.replace(result, record=None) for result in results]


@pytest.mark.parametrize("name", ["games.csv", "games.jsonl"])
def test_what_was_finished_is_not_played_again(name: str, tmp_path: Path, expected: list[Result]) -> None:
    """Stopped anywhere, also inside a line, it goes on to the same results, on any number of processes."""
    file = tmp_path / name
    for number, _ in Journal(SERIES.mark(), file).play(SERIES.games, SERIES.table, 1):
        if number == 6:
            break
    kept = file.read_text()
    file.write_text(kept + kept.splitlines()[-1][:20])
    assert [*Journal(SERIES.mark(), file).finished()] == list(range(7))
    assert file.read_text() == kept
    assert played(Journal(SERIES.mark(), file), 2) == expected
    assert file.read_text().startswith(kept)
    assert len(file.read_text().splitlines()) == SERIES.games + (name == "games.csv")
    assert [*Journal(SERIES.mark(), file).finished().values()] == expected


def test_a_file_of_something_else_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    Journal(SERIES.mark(), file).write(0, Result(("a", "b"), "done", (1, 2), (1,), 3))
    other = Series("hanabi", 2, 50, ("random", "steady"), 5)
    with pytest.raises(BadSetup, match="another command"):
        Journal(other.mark(), file).finished()
    file.write_text("shopping\n")
    with pytest.raises(BadSetup, match="no list of games"):
        Journal(SERIES.mark(), file).finished()


def test_records_can_be_verified(
    tmp_path: Path, expected: list[Result], capsys: pytest.CaptureFixture[str]
) -> None:
    assert bare(played(Journal(SERIES.mark(), records=tmp_path), 2)) == expected
    assert len([*tmp_path.glob("0*.jsonl")]) == SERIES.games
    for number in (0, 49):
        assert main(["verify", str(tmp_path / f"{number:06}.jsonl")]) == 0
        record = miccia.load(tmp_path / f"{number:06}.jsonl")
        assert record.header.names == list(expected[number].seats)
        assert len(record.inputs) == expected[number].inputs
    (tmp_path / "000009.jsonl").unlink()
    played(Journal(SERIES.mark(), records=tmp_path), 1)
    assert (tmp_path / "000009.jsonl").exists()
    capsys.readouterr()


def test_a_bot_of_ones_own_plays_from_the_current_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "own_players.py").write_text(MINE)
    (tmp_path / "broken_players.py").write_text("1 / 0")
    monkeypatch.chdir(tmp_path)
    assert main(["simulate", "fuse", "--bots", "own_players:Mine", "--games", "2", "--json"]) == 0
    assert '"own_players:Mine"' in capsys.readouterr().out
    for name, says in [
        ("own_players:Nobody", "there is no 'Nobody' in own_players"),
        ("own_players:Nothing", "is no Bot"),
        ("no_such_players:Mine", "cannot be imported"),
        ("broken_players:Mine", "ZeroDivisionError"),
        ("nobody", "known are random"),
    ]:
        with pytest.raises(BadSetup, match=says):
            maker("fuse", name)


def hear_ctrl_c() -> None:
    signal(SIGINT, SIG_DFL)


def test_ctrl_c_keeps_what_is_finished_and_says_so(tmp_path: Path) -> None:
    file = tmp_path / "games.csv"
    words = [sys.executable, "-m", "miccia", "simulate", "hanabi", "--games", "100000", "--bots", "random"]
    words += ["--per-game", str(file), "--jobs", "2"]
    pipe = subprocess.PIPE
    with subprocess.Popen(words, stdout=pipe, stderr=pipe, text=True, preexec_fn=hear_ctrl_c) as process:
        while not file.exists():
            time.sleep(0.05)
        process.send_signal(SIGINT)
        report, problems = process.communicate(timeout=60)
    with file.open() as lines:
        kept = len([*csv.DictReader(lines)])
    assert process.returncode == 130
    assert 0 < kept < 100000
    assert f"stopped after {kept} of 100000 games, which are kept in {file}" in problems
    assert f"{kept} games" in report
