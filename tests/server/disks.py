"""Small real disks for one test: one that can be filled up, one that the system makes read-only in use.

They are mounted in a namespace that ends with its process, so that nothing of them is left.
"""

import os
import subprocess
import sys
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

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
