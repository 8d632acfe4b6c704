"""The package with a fifth game in it: a copy of what is installed, and in its `games` one folder more."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import miccia

ROOT = Path(__file__).parents[2]
GAME = Path(__file__).parent / "firewheel"


class House:
    """The copy, in a folder of its own."""

    def __init__(self, folder: Path, game: Path = GAME) -> None:
        self.folder = folder
        unwritten = shutil.ignore_patterns("__pycache__")
        shutil.copytree(Path(miccia.__file__).parent, folder / "miccia", ignore=unwritten)
        shutil.copytree(game, folder / "miccia/games" / game.name, ignore=unwritten)

    @property
    def environment(self) -> dict[str, str]:
        """Whoever runs in it imports the copy; what it was copied from may have to be at hand, compiled."""
        paths = [str(self.folder), str(ROOT), os.environ.get("PYTHONPATH", "")]
        return {
            **os.environ,
            "PYTHONPATH": os.pathsep.join(filter(None, paths)),
            "MYPYPATH": str(self.folder),
        }

    def run(self, *words: str) -> subprocess.CompletedProcess[str]:
        """A module of Python with its arguments, as `python -m` runs it."""
        command = [sys.executable, "-m", *words]
        return subprocess.run(
            command, cwd=ROOT, env=self.environment, capture_output=True, text=True, check=False
        )
