"""What the public host is told to do agrees with the rest of the repository."""

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
WORKFLOWS = {path.name: path.read_text() for path in (ROOT / ".github/workflows").glob("*.yml")}
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())
PROMISED = re.findall(r"Python :: (3\.\d+)", "\n".join(PYPROJECT["project"]["classifiers"]))


@pytest.mark.parametrize("name", WORKFLOWS)
def test_actions_are_pinned_by_commit(name: str) -> None:
    used = re.findall(r"uses: (.*)", WORKFLOWS[name])
    assert used
    assert [one for one in used if not re.fullmatch(r"[\w./-]+@[0-9a-f]{40} # v[\d.]+", one)] == []


def test_every_promised_python_is_tested_and_gets_wheels() -> None:
    assert PYPROJECT["project"]["requires-python"] == f">={PROMISED[0]}"
    assert f"python: {PROMISED}".replace("'", '"') in WORKFLOWS["ci.yml"]
    assert PYPROJECT["tool"]["cibuildwheel"]["build"] == [f"cp{one.replace('.', '')}-*" for one in PROMISED]


def test_the_commands_exist() -> None:
    targets = set(re.findall(r"^(\w+):.*##", (ROOT / "Makefile").read_text(), re.MULTILINE))
    for text in WORKFLOWS.values():
        assert set(re.findall(r"run: make (\w+)", text)) <= targets
        for path in re.findall(r"\b(?:tests/\w+(?:\.py)?|requirements[\w-]*\.txt)", text):
            assert (ROOT / path).exists(), path
