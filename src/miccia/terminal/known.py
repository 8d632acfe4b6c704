"""By which cookie each house knows whoever plays here: so that a seat among friends can be come back to."""

import contextlib
import json
import os
from pathlib import Path

FILE = "terminal.json"


class Known:
    """The cookies in a file of a folder, which is its player's alone."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / FILE

    def all(self) -> dict[str, str]:
        try:
            found = json.loads(self.file.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return {}
        return found if isinstance(found, dict) else {}

    def cookie(self, house: str) -> str:
        """What to show at a house; empty where we were never."""
        return str(self.all().get(house, ""))

    def keep(self, house: str, cookie: str) -> None:
        """Remember it. Where nothing can be written, nothing is remembered."""
        if not cookie or self.cookie(house) == cookie:
            return
        with contextlib.suppress(OSError):
            self.file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            new = self.file.with_suffix(".new")
            with open(
                os.open(new, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", encoding="utf-8"
            ) as out:
                json.dump({**self.all(), house: cookie}, out)
            new.replace(self.file)
