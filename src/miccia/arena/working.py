"""Where games are played: here, in processes, or on a Ray cluster. The results are the same everywhere."""

import multiprocessing
import os
import signal
import sys
from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import Any

from miccia.arena.playing import Result, Table, play
from miccia.core.refused import BadSetup

WORTH_SHARING = 40  # games; fewer are played faster than processes start
AHEAD = 4  # pieces of work that a Ray cluster is given for each of its processors


def results(
    tables: Iterable[Table], count: int, jobs: int | None = None, ray: str | None = None
) -> Iterator[Result]:
    """How so many games ended, in their order."""
    if ray is not None:
        return on_ray(tables, count, ray)
    jobs = min(jobs or os.cpu_count() or 1, count)
    return in_processes(tables, count, jobs) if count >= WORTH_SHARING and jobs > 1 else map(play, tables)


def in_processes(tables: Iterable[Table], count: int, jobs: int) -> Iterator[Result]:
    with multiprocessing.Pool(jobs, signal.signal, (signal.SIGINT, signal.SIG_IGN)) as pool:
        yield from pool.imap(play, tables, chunksize=at_a_time(count, jobs))


def at_a_time(count: int, workers: int) -> int:
    """How many games somebody takes at once: few enough that all are busy to the end."""
    return max(1, min(20, count // (4 * workers)))


def on_ray(tables: Iterable[Table], count: int, address: str) -> Iterator[Result]:
    """Pieces of the work go to whatever the cluster has free; one whose worker dies is played again.

    A folder of one's own is looked for on every machine in the same place.
    """
    try:
        import ray
    except ModuleNotFoundError:
        raise BadSetup("no-ray", 'no ray here; a cluster needs it: pip install "miccia[ray]"') from None
    try:
        ray.init(address, log_to_driver=False, configure_logging=False)
    except (ConnectionError, RuntimeError, ValueError) as problem:
        raise BadSetup("no-ray", f"no Ray cluster at {address!r}: {problem}") from None
    try:
        processors = int(ray.cluster_resources().get("CPU", 1))  # type: ignore[no-untyped-call]
        size = at_a_time(count, processors)
        work = ray.remote(max_retries=-1)(piece)
        source, asked = iter(tables), deque[Any]()
        while given := list(islice(source, size)):
            asked.append(work.remote(os.getcwd(), given))
            if len(asked) > AHEAD * processors:
                yield from ray.get(asked.popleft())
        while asked:
            yield from ray.get(asked.popleft())
    finally:
        ray.shutdown()


def piece(folder: str, tables: Sequence[Table]) -> list[Result]:
    """Some games, on a worker of a cluster."""
    if folder not in sys.path:
        sys.path.append(folder)
    return [play(table) for table in tables]
