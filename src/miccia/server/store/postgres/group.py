"""How games go on, in PostgreSQL: whatever waits while one commit is under way goes into the next.

It is stubborn. While the database is away a batch waits, and when an answer was lost it asks first what of it
was kept: only we write in our epoch, so the numbers tell.
"""

import asyncio
import logging
from collections.abc import Iterable
from time import perf_counter

from miccia.server.metrics import Metrics
from miccia.server.store.contract import Away, Broken, Fenced, Hold, Progress
from miccia.server.store.postgres.dialect import APPEND, KEPT
from miccia.server.store.postgres.reaching import LOST, Connection, Line, Patience, told
from miccia.server.store.rows import STOOD_IN, to_json

log = logging.getLogger(__name__)
MOST = 1_000  # jobs in a commit


class Step:
    """How one game goes on, and who waits for it."""

    def __init__(self, hold: Hold, number: int, progress: Progress) -> None:
        self.hold = hold
        self.number = number
        self.progress = progress
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    @property
    def code(self) -> str:
        return self.hold.code

    @property
    def upto(self) -> int | None:
        return self.progress.inputs[-1].n if self.progress.inputs else None

    def answer(self, problem: Exception | None = None) -> None:
        if self.done.done():
            return
        if problem is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(problem)

    def row(self) -> tuple[object, ...]:
        """As `APPEND` takes it."""
        given = self.progress
        clock = (None, None) if given.elapsed is None else (given.elapsed.at, given.elapsed.paused)
        told = to_json(given.waiting), to_json(given.scores), to_json(given.winners), given.why
        return self.code, self.hold.epoch, self.number, given.after, self.upto, *told, *clock

    def inputs(self) -> Iterable[tuple[object, ...]]:
        for row in self.progress.inputs:
            said = to_json(row.act), to_json(row.reason), STOOD_IN.index(row.stood_in), row.undo
            yield self.code, row.n, row.at, row.seat, *said


class Group:
    """The steps that wait, and the one connection that writes them."""

    def __init__(self, url: str, metrics: Metrics) -> None:
        self.metrics = metrics
        self.waiting: list[Step] = []
        self.wake = asyncio.Event()
        self.line = Line(url)
        self.trouble = False
        self.closing = False
        self.task = asyncio.create_task(self.run())

    async def write(self, hold: Hold, number: int, progress: Progress) -> None:
        """Keep how a game went on."""
        step = Step(hold, number, progress)
        self.waiting.append(step)
        self.wake.set()
        await step.done

    async def run(self) -> None:
        while not self.closing or self.waiting:
            await self.wake.wait()
            self.wake.clear()
            while self.waiting:
                await self.commit(self.next())

    def next(self) -> list[Step]:
        """What goes into the next commit: of each table one step, in an order that all servers share."""
        batch: dict[str, Step] = {}
        later: list[Step] = []
        for step in self.waiting:
            if step.code in batch or len(batch) >= MOST:
                later.append(step)
            else:
                batch[step.code] = step
        self.waiting = later
        return [batch[code] for code in sorted(batch)]

    async def commit(self, batch: list[Step]) -> None:
        patience, doubt, began = Patience(), False, perf_counter()
        while batch:
            try:
                db = await self.line.reach()
                if doubt:
                    batch = await self.sift(db, batch)
                kept = await self.append(db, batch)
                self.complain("")
                for step in batch:
                    late = Fenced(f"{step.code} is held elsewhere, or has gone on")
                    step.answer(None if step.code in kept else late)
                self.metrics.commits.observe(perf_counter() - began)
                self.metrics.inputs.observe(sum(len(step.progress.inputs) for step in batch))
                return
            except LOST as problem:
                doubt = True
                self.line.hang_up()
                self.complain(told(problem))
                try:
                    await patience.wait(problem)
                except Away as away:
                    for step in batch:
                        step.answer(away)
                    return
            except Exception as problem:  # something in it is impossible: carry out the rest
                if len(batch) == 1:
                    batch[0].answer(Broken(told(problem)))
                    return
                for step in batch:
                    await self.commit([step])
                return

    async def append(self, db: Connection, batch: list[Step]) -> set[str]:
        steps = zip(*[step.row() for step in batch], strict=True)
        inputs = [given for step in batch for given in step.inputs()]
        columns = zip(*inputs, strict=True) if inputs else [()] * 8
        answer = await db.fetch(APPEND, *map(list, steps), *map(list, columns))
        return {code for (code,) in answer}

    async def sift(self, db: Connection, batch: list[Step]) -> list[Step]:
        """What of a batch was not kept, although nobody heard so. A time alone is written once more."""
        there = {code: found for code, *found in await db.fetch(KEPT, [step.code for step in batch])}
        left = []
        for step in batch:
            if step.upto is not None and there.get(step.code) == [step.hold.epoch, step.number, step.upto]:
                step.answer()
            else:
                left.append(step)
        return left

    def complain(self, trouble: str) -> None:
        """Say once that the database is away, and that it is back."""
        if trouble and not self.trouble:
            log.error("cannot write to PostgreSQL: %s", trouble)
        if self.trouble and not trouble:
            log.warning("PostgreSQL can be written to again")
        self.trouble = bool(trouble)

    async def close(self) -> None:
        """Write what waits, and hang up."""
        self.closing = True
        self.wake.set()
        await self.task
        await self.line.close()
