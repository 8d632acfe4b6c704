"""Whether a file of saved games is whole: looked at from end to end while the server already works."""

import logging
import sqlite3
from contextlib import closing
from pathlib import Path

log = logging.getLogger(__name__)


def examine(path: Path) -> None:
    """Say in the log if it is damaged. Otherwise its host hears of a damaged page only when somebody reads
    it, and by then SQLite may have moved it about."""
    try:
        with closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)) as db:
            (found,) = db.execute("PRAGMA quick_check(1)").fetchone()
    except sqlite3.Error as problem:
        found = str(problem)
    if found != "ok":
        told = " ".join(found.split())
        log.error(
            "%s is damaged, some games may not be read: put a backup from before in its place (%s)",
            path,
            told,
        )
