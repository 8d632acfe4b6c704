"""Where saved games are. The folder belongs to one server at a time."""

import os
import sys
from pathlib import Path
from typing import IO

DATABASE = "miccia.db"
LOCK = "miccia.lock"


def data_folder() -> Path:
    """Where saved games go if nobody says: MICCIA_DATA, else the system's place for a user's data."""
    if given := os.environ.get("MICCIA_DATA"):
        return Path(given)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData/Local") / "miccia"
    if sys.platform == "darwin":
        return Path.home() / "Library/Application Support/miccia"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local/share") / "miccia"


def hold(folder: Path) -> IO[bytes]:
    """Hold the folder while the file is open. However the process ends, the system lets go of it."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)  # seeds and hands are nobody else's to read
    file = (folder / LOCK).open("ab")
    try:
        lock(file)
    except OSError:
        file.close()
        raise OSError("another Miccia is using it; --data names another folder") from None
    return file


if sys.platform == "win32":
    import msvcrt

    def lock(file: IO[bytes]) -> None:
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def lock(file: IO[bytes]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
