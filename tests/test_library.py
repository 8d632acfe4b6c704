"""The library alone: what a researcher's `pip install miccia` brings, and what it can do without a server."""

import importlib.metadata
import os
import subprocess
import sys
import venv
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
ALONE = ["msgspec", "mypy-extensions"]  # all that may come along

PLAY = """
import sys, miccia
from miccia.arena import Series, drive, simulate
from miccia.bots import search
from miccia.games import bots, names
from miccia.testing import check_game

for key in names():
    match = miccia.start(key, seats=2, seed=1)
    drive(match, [bots(key)["steady"](seat) for seat in range(2)])
    assert miccia.replay(miccia.load(miccia.dump(match.record))).over == match.over
assert len(simulate(Series("hanabi", 2, 3, ("random",)), jobs=1)) == 3
loaded = {name.partition(".")[0] for name in sys.modules} - sys.stdlib_module_names
print(*sorted(name for name in loaded if not name.startswith("__")))
"""


def repack(name: str, folder: Path) -> None:
    """A wheel made of what is installed here, so that pip can install it elsewhere without a network."""
    found = importlib.metadata.distribution(name)
    tag = (found.read_text("WHEEL") or "").partition("Tag: ")[2].split()[0]
    with zipfile.ZipFile(folder / f"{name.replace('-', '_')}-{found.version}-{tag}.whl", "w") as wheel:
        for path in found.files or []:
            if not path.as_posix().startswith("..") and "__pycache__" not in path.parts:
                wheel.write(str(path.locate()), path.as_posix())


@pytest.fixture(scope="module")
def python(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A Python that has our wheel and what pip finds that it needs, from those two wheels alone."""
    wheels, home = tmp_path_factory.mktemp("wheels"), tmp_path_factory.mktemp("empty")
    for name in ALONE:
        repack(name, wheels)
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(wheels)]
    subprocess.run(
        build, cwd=ROOT, env={**os.environ, "MICCIA_COMPILE": "0"}, capture_output=True, check=True
    )
    venv.create(home, symlinks=os.name != "nt")
    python = home / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    pip = [sys.executable, "-m", "pip", "--python", str(python), "--isolated", "install", "--quiet"]
    env = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    subprocess.run([*pip, "--no-index", "--find-links", str(wheels), "miccia"], env=env, check=True)
    return python


def run(python: Path, *words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([python, "-I", *words], capture_output=True, text=True, cwd=python.parent)


def test_it_plays_with_msgspec_alone(python: Path) -> None:
    done = run(python, "-c", PLAY)
    assert done.stderr == ""
    assert done.stdout.split() == ["miccia", "msgspec", "mypy_extensions"]


def test_the_laws_need_no_server(python: Path) -> None:
    laws = "from miccia.games import find; from miccia.testing import LAWS; "
    done = run(python, "-c", laws + "[law(find('hanabi'), 2, {}, 1) for law in LAWS]")
    assert done.stderr == "" and done.returncode == 0


def test_the_commands_need_no_server_but_serve(python: Path) -> None:
    listed = run(python, "-m", "miccia", "games")
    assert listed.returncode == 0 and "hanabi" in listed.stdout
    assert (
        run(python, "-m", "miccia", "simulate", "hanabi", "--bots", "steady", "--games", "2").returncode == 0
    )
    refused = run(python, "-m", "miccia", "serve", "--no-open")
    assert refused.returncode == 2 and refused.stdout == ""
    assert refused.stderr.count("\n") == 1 and 'pip install "miccia[server]"' in refused.stderr
    assert run(python, "-c", "import litestar").returncode == 1
