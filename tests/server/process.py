"""A server as people run it: `miccia serve` in a process of its own, which can be killed."""

import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import IO

import miccia

MUCH = 1_000_000
PATIENT = (
    "burst per_second messages messages_per_second bytes bytes_per_second tables tables_per_minute hellos"
    " hellos_per_second records records_per_minute replays replays_per_minute reviews reviews_per_minute"
    " guesses guesses_per_minute"
)
# As on a host: what was compiled once is kept, or every start would take twice as long.
KEEPING = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}


def command(data: Path, port: int = 0) -> list[str]:
    """How a server with patient limits is started on a folder."""
    limits = [word for name in PATIENT.split() for word in ("--limit", f"{name}={MUCH}")]
    serve = [sys.executable, "-m", "miccia", "serve", "--no-open", "--port", str(port)]
    return [*serve, "--data", str(data), *limits]


@contextmanager
def spawned(
    data: Path, errors: IO[str] | None = None, inside: Sequence[str] = (), port: int = 0
) -> Iterator[tuple[subprocess.Popen[str], int]]:
    """A server, and its port; what it complains about goes to `errors`. It is started by way of `inside`."""
    with subprocess.Popen(
        [*inside, *command(data, port)], stdout=subprocess.PIPE, stderr=errors, text=True, env=KEEPING
    ) as process:
        assert process.stdout is not None
        try:
            line = process.stdout.readline()
            assert f"({miccia.RULES} rules)" in line
            yield process, int(line.split()[0].rpartition(":")[2])
        finally:
            process.kill()


def children(pid: int) -> list[int]:
    """The processes that a process has started."""
    lists = Path(f"/proc/{pid}/task").glob("*/children")
    return [int(child) for children in lists for child in children.read_text().split()]


def work(pid: int) -> float:
    """How many seconds of the processor a process has used."""
    return (
        sum(int(file.read_text().split()[0]) for file in Path(f"/proc/{pid}/task").glob("*/schedstat")) / 1e9
    )


def alive(pid: int) -> bool:
    """Whether a process still runs."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False
