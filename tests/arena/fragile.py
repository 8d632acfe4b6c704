"""A bot whose process is killed once, in the middle of a game."""

import os
import signal
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from miccia.bots import Action, Chance, Choice, Uniform

KILLED = "MICCIA_TEST_KILLED"  # names a file that says that it has happened


class Fragile(Uniform):
    """Plays anything, until it is struck."""

    asked = 0

    def decide(self, view: Any, legal: Sequence[Action], chance: Chance) -> Choice:
        self.asked += 1
        name = os.environ.get(KILLED)
        if name and self.asked == 2 and not Path(name).exists():
            Path(name).touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return super().decide(view, legal, chance)
