"""`miccia review`: a table, words and figures; and what it does not take."""

import json
from pathlib import Path

import pytest

import miccia
from miccia.cli import main
from miccia.core.record import Input
from miccia.core.words import LANGUAGES
from tests.reviews.planted import played

SMALL = {"colours": 2, "ranks": 2, "hand": 2, "strikes": 1}


@pytest.fixture
def file(tmp_path: Path) -> Path:
    record, _ = played("hanabi", ["random", "steady"], 2, SMALL)
    path = tmp_path / "game.jsonl"
    path.write_text(miccia.dump(record))
    return path


def test_figures_for_programs(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", str(file), "--json", "--worlds", "12"]) == 0
    told = json.loads(capsys.readouterr().out)
    record = miccia.load(file)
    assert [player["seat"] for player in told["players"]] == [0, 1]
    for player in told["players"]:
        assert player["start"] + player["skill"] + player["luck"] == pytest.approx(player["end"])
        losses = [error["loss"] for error in player["errors"]]
        assert losses == sorted(losses, reverse=True)
        assert -player["skill"] >= sum(losses) - 1e-12  # what was not clear may have cost something too
        for error in player["errors"]:
            given = record.inputs[error["n"] - 1]
            assert isinstance(given, Input) and given.action is not None
            assert (given.seat, given.action.form) == (player["seat"], error["played"])
            assert error["better"] != error["played"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_for_people(language: str, file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", str(file), "--language", language, "--worlds", "12"]) == 0
    shown = capsys.readouterr()
    assert {"en": "nothing better", "it": "niente di meglio"}[language] in shown.out
    assert shown.err == ""


def refusal(path: Path, text: str, capsys: pytest.CaptureFixture[str]) -> str:
    path.write_text(text)
    assert main(["review", str(path), "--worlds", "2"]) == 1
    shown = capsys.readouterr()
    assert shown.out == "" and shown.err.count("\n") == 1
    return shown.err


def test_what_is_not_taken(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = file.read_text().splitlines()
    header = json.loads(lines[0])
    whole = "\n".join(lines[1:])
    for changed, why in (
        (lines[0], "was not played to its end"),
        (f"{json.dumps(header | {'rules': 999})}\n{whole}", "rules 999 of hanabi"),
        (f"{json.dumps(header | {'miccia': 7})}\n{whole}", "a record of format 7"),
        ("\n".join([lines[0], lines[1].replace('"then":"', '"then":"0'), *lines[2:]]), "line 2"),
        ('{"players": []}', "not the header of a record"),
        ("", "there is nothing in it"),
    ):
        assert why in refusal(file, changed, capsys)
    assert main(["review", str(file.with_name("none.jsonl"))]) == 2
    assert main(["review", str(file), "--worlds", "1"]) == 2
