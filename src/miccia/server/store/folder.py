"""The folder of saved games belongs to one server at a time."""

import sys
from pathlib import Path
from typing import IO

LOCK = "miccia.lock"


def hold(folder: Path) -> IO[bytes]:
    """Hold the folder while the file is open. However the process ends, the system lets go of it."""
    folder.mkdir(parents=True, exist_ok=True)
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
