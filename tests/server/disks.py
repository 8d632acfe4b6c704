"""Small real disks for one test: one that can be filled up, one that the system makes read-only in use.

They are mounted in a namespace that ends with its process, so that nothing of them is left. And a page of a
database, torn.
"""

import os
import sqlite3
import subprocess
import sys
import warnings
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, Literal

import pytest

ROOT = sys.platform == "linux" and os.getuid() == 0
NAMESPACE = ["unshare", "--mount"] if ROOT else ["unshare", "--mount", "--map-root-user"]
ENTER = ["--mount"] if ROOT else ["--mount", "--user", "--preserve-credentials"]


class Disk:
    """A disk that is mounted at a path, for whoever is `inside`."""

    def __init__(self, path: Path, holder: int) -> None:
        self.path = path
        self.inside = ["nsenter", "--target", str(holder), *ENTER, "--"]
        self.outside = Path(f"/proc/{holder}/root{path}")  # the same place for everybody else

    def run(self, *command: str) -> None:
        subprocess.run([*self.inside, *command], check=True, capture_output=True)

    def fill(self) -> None:
        """Leave not a byte."""
        with (self.outside / "ballast").open("wb", buffering=0) as ballast:
            for size in (1 << 16, 1 << 12, 1):
                while written(ballast.fileno(), size):
                    pass

    def make_room(self) -> None:
        (self.outside / "ballast").unlink()

    def give_up(self) -> None:
        """As Linux does after an error: what is open stays open, but nothing can be written any more."""
        self.run("mount", "-o", "remount,abort", str(self.path))

    def repair(self) -> None:
        """While nobody uses it."""
        self.run("sh", "-c", f"umount {self.path} && {{ e2fsck -pf {self.path}.img || test $? -lt 4; }}")
        self.run("mount", "-o", "loop", f"{self.path}.img", str(self.path))


def written(file: int, size: int) -> bool:
    try:
        return os.write(file, bytes(size)) > 0
    except OSError:
        return False


@contextmanager
def disk(folder: Path, mount: str) -> Iterator[Disk]:
    """A disk, mounted by this command line with the path at its end; where that fails, a loud skip."""
    if sys.platform != "linux":
        pytest.skip("disks are made as on Linux")
    path = folder / "disk"
    path.mkdir()
    script = f"{mount} {path} && echo mounted && exec sleep 600"
    with subprocess.Popen(
        [*NAMESPACE, "sh", "-c", script], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as holder:
        try:
            assert holder.stdout is not None and holder.stderr is not None
            if holder.stdout.readline() != "mounted\n":
                reason = f"this machine mounts no such disk: {holder.stderr.read().strip()}"
                warnings.warn(f"SKIPPED: {reason}", stacklevel=2)
                pytest.skip(reason)
            yield Disk(path, holder.pid)
        finally:
            holder.kill()


def small_disk(folder: Path) -> Iterator[Disk]:
    """Four megabytes of memory."""
    with disk(folder, "mount -t tmpfs -o size=4m tmpfs") as made:
        yield made


def worn_disk(folder: Path) -> Iterator[Disk]:
    """A file with a file system in it, which can be given up as after an error of the disk."""
    image = folder / "disk.img"
    with image.open("wb") as file:
        file.truncate(32 << 20)
    with disk(folder, f"mkfs.ext4 -q {image} && mount -o loop {image}") as made:
        yield made


LEAF = 10  # the first byte of a page with rows and no way to other pages, where rows have no numbers


class Tear:
    """A leaf that one table alone needs, to read its moves or to write the next: half of it was never
    written, until it is mended.

    Which page that is, is tried out in memory. Where SQLite divides a full page it looks at those beside it,
    too: moves of nobody are laid before and behind those of the table, so that no other comes near.
    """

    def __init__(self, file: Path, code: str, needed: Literal["to read", "to write"]) -> None:
        self.file = file
        with closing(sqlite3.connect(file)) as db:
            for nobody in (f"{code[:-1]}{chr(ord(code[-1]) - 1)}~", f"{code}~"):
                db.execute("INSERT INTO inputs SELECT ?, number, n, at, seat, act, reason, stood_in, undo "
                           "FROM inputs WHERE code = ?", [nobody, code])  # fmt: skip
            db.commit()
            (busy, *_) = db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
            (size,) = db.execute("PRAGMA page_size").fetchone()
            codes = {code for (code,) in db.execute("SELECT code FROM tables")}
        assert not busy
        image, half = file.read_bytes(), size // 2
        whole = {code: moves(image, code) for code in codes}
        found = []
        for page in range(size, len(image), size):
            if image[page] != LEAF:
                continue
            # Without its first half no page is taken for one, however little of it is looked at.
            at = page + half if needed == "to read" else page
            torn = image[:at] + bytes(half) + image[at + half :]
            harmed = {code for code in codes if moves(torn, code) != whole[code]}
            if harmed == {code} and (needed == "to read" or not goes_on(torn, code)):
                found.append(at)
        self.at = found[len(found) // 2]
        self.was = image[self.at : self.at + half]

    def tear(self) -> None:
        self.put(bytes(len(self.was)))

    def mend(self) -> None:
        self.put(self.was)

    def put(self, half: bytes) -> None:
        with self.file.open("r+b") as file:
            file.seek(self.at)
            file.write(half)
            os.fsync(file.fileno())


@contextmanager
def opened(image: bytes) -> Iterator[sqlite3.Connection]:
    """A database in memory, where no log lies beside it."""
    with closing(sqlite3.connect(":memory:")) as db:
        db.deserialize(image[:18] + b"\1\1" + image[20:])
        yield db


def moves(image: bytes, code: str) -> list[Any]:
    """All moves of a table; none if they cannot be read."""
    with opened(image) as db:
        try:
            return db.execute("SELECT * FROM inputs WHERE code = ?", [code]).fetchall()
        except sqlite3.DatabaseError:
            return []


def goes_on(image: bytes, code: str) -> bool:
    """Whether a table's next move can be written."""
    with opened(image) as db:
        try:
            db.execute("INSERT INTO inputs (code, number, n, at) VALUES (?, 1, 999, 0)", [code])
        except sqlite3.DatabaseError:
            return False
        return True
