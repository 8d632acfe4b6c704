"""Saved games copied to a file while they are played, and put back into a folder.

One file is everything: tables, inputs, and the key that seals the visitors' tokens. Either way the copy is
made beside its place, checked, written to the disk for good, and only then given its name.
"""

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from miccia.server.store.folder import DATABASE, hold
from miccia.server.store.sqlite import newest

OWN = 0o600  # hands, seeds and the key are in it: nobody else's to read


class NoBackup(OSError):
    """It cannot be made, or not be put back; a sentence says why."""


def back_up(folder: Path, file: Path, force: bool = False) -> int:
    """Copy the saved games of a folder to a file, whether or not a server is at them; how many tables."""
    if not (folder / DATABASE).is_file():
        raise NoBackup(f"there are no saved games in {folder}")
    check_free(file, force)
    part = file.with_name(f".{file.name}.{os.getpid()}")
    try:
        tables = copy(folder / DATABASE, part)
        check_free(file, force)  # it may have come meanwhile
        settle(part, file)
    finally:
        part.unlink(missing_ok=True)
    return tables


def check_free(file: Path, force: bool) -> None:
    if file.is_dir():
        raise NoBackup(f"{file} is a folder; a backup is a file")
    if not force and (file.exists() or file.is_symlink()):
        raise NoBackup(f"{file} is there already; --force replaces it")


def restore(file: Path, folder: Path) -> int:
    """Put a backup into a folder that has no saved games; how many tables. The server must be stopped.

    What another database has left beside its own name would be taken for a part of this one.
    """
    if not file.is_file():
        raise NoBackup(f"there is no file {file}")
    with hold(folder):
        there = [name for end in ("", "-wal", "-shm") if (folder / (name := f"{DATABASE}{end}")).exists()]
        if there:
            raise NoBackup(f"{' and '.join(there)} in {folder} must be moved away first")
        part = folder / f".{DATABASE}.{os.getpid()}"
        try:
            tables = copy(file, part)
            settle(part, folder / DATABASE)
        finally:
            part.unlink(missing_ok=True)
    return tables


def copy(source: Path, target: Path) -> int:
    """A whole and checked copy of a database as it is at one moment; how many tables are in it."""
    os.close(os.open(target, os.O_CREAT | os.O_EXCL | os.O_WRONLY, OWN))
    try:
        with closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=rw", uri=True)) as db:
            db.execute("VACUUM INTO ?", (str(target),))
        with closing(sqlite3.connect(target)) as db:
            (version,) = db.execute("PRAGMA user_version").fetchone()
            if not 0 < version <= newest():
                raise sqlite3.DatabaseError(f"not of this Miccia, or of a newer one (version {version})")
            (sound,) = db.execute("PRAGMA quick_check(1)").fetchone()
            if sound != "ok":
                raise sqlite3.DatabaseError(sound)
            (tables,) = db.execute("SELECT count(*) FROM tables").fetchone()
    except sqlite3.Error as problem:
        raise NoBackup(f"{source} cannot be copied to {target.parent}: {problem}") from None
    return int(tables)


def settle(part: Path, file: Path) -> None:
    """Give a finished copy its name: it is there whole or not at all, whatever happens to the power."""
    sync(part)
    part.replace(file)
    if os.name == "posix":
        sync(file.absolute().parent)


def sync(path: Path) -> None:
    handle = os.open(path, os.O_RDWR if path.is_file() else os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
