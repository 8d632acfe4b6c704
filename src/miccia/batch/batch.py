"""A batch of games, in this process or in several that share its arrays."""

import multiprocessing
from collections.abc import Mapping
from itertools import pairwise
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from pickle import dumps, loads
from typing import Any

from numpy.typing import ArrayLike

from miccia.batch.arrays import Arrays
from miccia.batch.setting import Setting
from miccia.core.refused import BadChoice
from miccia.core.rows import Rows

STEP, RESET = b"step", b"reset"


class BatchError(RuntimeError):
    """A process of the batch is gone, or something went wrong in it; the batch is closed."""


class Batch:
    """As many games of one kind, stepped together. What it shows stands in `arrays`, as `Arrays` says.

    The same seed and choices give the same, on any number of processes. With `again` a game that is over is
    followed by the next one in its row. Close it when done, or use it in a `with` statement.
    """

    def __init__(
        self,
        game: str,
        *,
        seats: int,
        games: int,
        seed: int = 0,
        options: Mapping[str, Any] | None = None,
        tick: int | None = None,
        again: bool = True,
        processes: int = 1,
    ) -> None:
        if games < 1 or not 1 <= processes <= games:
            raise ValueError(f"{games} games cannot be played in {processes} processes")
        self.setting = Setting(game, seats, options, tick)
        self.rows: Rows | None = None  # those that this process plays itself, which are the first
        self.workers: list[Worker] = []
        self.memory: SharedMemory | None = None
        edges = [games * share // processes for share in range(processes + 1)]
        if processes == 1:
            self.arrays = Arrays(self.setting, games)
        else:
            # Fresh ones, whatever is the habit here: a fork of one with threads, as learners have, may hang.
            spawn = multiprocessing.get_context("spawn")
            self.memory = SharedMemory(create=True, size=Arrays(self.setting, games).size)
            self.arrays = Arrays(self.setting, games, self.memory.buf)
            told = (game, seats, dict(options or {}), tick, games, seed, again, self.memory.name)
        try:
            for first, end in pairwise(edges[1:]):
                self.workers.append(Worker(spawn, told, first, end - first))
            self.rows = Rows(self.setting, self.arrays.share(0, edges[1]), 0, edges[1], seed, again)
            self.wait()
        except BaseException:
            self.close()
            raise

    def step(self, actions: ArrayLike) -> Arrays:
        """Take one choice for each game; the arrays, written anew. A forbidden choice raises `BadChoice`.

        In one process nothing has changed then; of several those whose rows were right have made their step,
        so that the batch is closed.
        """
        self.arrays.actions[...] = actions
        return self.tell(STEP)

    def reset(self) -> Arrays:
        """Deal the next game in every row."""
        return self.tell(RESET)

    def tell(self, what: bytes) -> Arrays:
        """Let all rows do something, those of others first: they work while this process plays its own."""
        if self.rows is None:
            raise BatchError("the batch is closed")
        try:
            for worker in self.workers:
                worker.tell(what)
            do(self.rows, what)
            self.wait()
        except BaseException:
            if self.workers:
                self.close()
            raise
        return self.arrays

    def wait(self) -> None:
        """Until every process is done."""
        for worker in self.workers:
            worker.wait()

    def close(self) -> None:
        """End the processes and give the memory back; the arrays keep what they last showed."""
        self.rows = None
        for worker in self.workers:
            worker.close()
        self.workers = []
        if self.memory is not None:
            last, self.arrays = self.arrays, Arrays(self.setting, len(self.arrays.seats))
            for name, shown in vars(self.arrays).items():
                if name != "size":
                    shown[...] = getattr(last, name)
            del last, shown
            memory, self.memory = self.memory, None
            memory.unlink()
            try:
                memory.close()
            except BufferError:  # somebody still holds one of the arrays: it goes with them
                memory._buf = memory._mmap = None  # type: ignore[attr-defined]  # noqa: SLF001

    def __enter__(self) -> "Batch":
        return self

    def __exit__(self, *problem: object) -> None:
        self.close()


class Worker:
    """A process that plays some rows."""

    def __init__(self, context: Any, told: tuple[Any, ...], first: int, games: int) -> None:
        self.rows = f"games {first} to {first + games - 1}"
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(target=work, args=(theirs, told, first, games), daemon=True)
        self.process.start()
        theirs.close()

    def tell(self, what: bytes) -> None:
        try:
            self.pipe.send_bytes(what)
        except OSError:
            raise BatchError(self.gone()) from None

    def wait(self) -> None:
        """Until it is done with what it was told."""
        try:
            problem = loads(self.pipe.recv_bytes())
        except (EOFError, OSError):
            raise BatchError(self.gone()) from None
        if isinstance(problem, BadChoice):
            raise problem
        if problem is not None:
            raise BatchError(f"the process of {self.rows} failed: {problem}")

    def gone(self) -> str:
        self.process.join(1)
        return f"the process of {self.rows} is gone (exit code {self.process.exitcode})"

    def close(self) -> None:
        self.pipe.close()  # which it takes for the end
        self.process.join(2)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()


def work(pipe: Connection, told: tuple[Any, ...], first: int, games: int) -> None:
    """What a process does, until its pipe is closed."""
    game, seats, options, tick, all_games, seed, again, name = told
    memory = SharedMemory(name=name)
    done = dumps(None)
    try:
        setting = Setting(game, seats, options, tick)
        arrays = Arrays(setting, all_games, memory.buf)
        rows = Rows(setting, arrays.share(first, games), first, games, seed, again)
        pipe.send_bytes(done)
        while True:
            what = pipe.recv_bytes()
            try:
                do(rows, what)
            except BadChoice as problem:
                pipe.send_bytes(dumps(problem))
            except Exception as problem:
                pipe.send_bytes(dumps(repr(problem)))
            else:
                pipe.send_bytes(done)
    except (EOFError, KeyboardInterrupt):
        pass
    finally:
        memory._buf = memory._mmap = None  # type: ignore[attr-defined]  # noqa: SLF001


def do(rows: Rows, what: bytes) -> None:
    """What rows are told."""
    if what == STEP:
        rows.step()
    else:
        rows.reset()
