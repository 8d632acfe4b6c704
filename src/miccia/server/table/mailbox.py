"""Jobs done one after the other by one task, so that what they change needs no lock."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeVar

from miccia.core.refused import Refused
from miccia.server.store.contract import Away, Broken

log = logging.getLogger(__name__)
Result = TypeVar("Result")
Job = Callable[[], Awaitable[Any]]


class Unwell(Exception):
    """It could not be done; the reason has been logged."""


class Mailbox:
    """A queue of jobs and the task that does them, with `before` and `after` around each."""

    def __init__(self, name: str, before: Job, after: Callable[[], None]) -> None:
        self.name = name
        self.before = before
        self.after = after
        self.closed = False
        self.jobs: asyncio.Queue[tuple[Job, asyncio.Future[Any]]] = asyncio.Queue()
        self.aside: set[asyncio.Task[None]] = set()
        self.task = asyncio.create_task(self.run(), name=name)

    async def call(self, job: Callable[[], Awaitable[Result]]) -> Result:
        """Have a job done in its turn; its result, or the `Refused` it ended with."""
        if self.closed:
            raise Unwell
        done: asyncio.Future[Result] = asyncio.get_running_loop().create_future()
        self.jobs.put_nowait((job, done))
        return await done

    async def run(self) -> None:
        while not self.closed:
            job, done = await self.jobs.get()
            try:
                await self.do(job, done)
                self.after()
            except Exception:
                log.exception("%s", self.name)
            del job, done  # whoever asked may be gone before the next one comes

    async def do(self, job: Job, done: asyncio.Future[Any]) -> None:
        result: Any = None
        problem: Exception | None = None
        try:
            await self.before()
            result = await job()
        except Refused as refused:
            problem = refused
        except Away as away:
            log.warning("%s: the store is out of reach: %s", self.name, away)
            problem = Refused("table-away")
        except Broken as broken:
            log.error("%s cannot be stored: %s", self.name, broken)
            problem = Refused("broken-table")
        except Exception:
            log.exception("%s", self.name)
            problem = Unwell()
        finally:
            if not done.done():  # whoever asked may have gone
                if problem is None:
                    done.set_result(result)
                else:
                    done.set_exception(problem)

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Something that goes on beside the jobs and ends with them."""
        task = asyncio.create_task(work)
        self.aside.add(task)
        task.add_done_callback(self.reap)
        return task

    def reap(self, task: asyncio.Task[None]) -> None:
        self.aside.discard(task)
        if not task.cancelled() and (problem := task.exception()) and not isinstance(problem, Unwell):
            log.error("%s", self.name, exc_info=problem)

    def close(self) -> None:
        """Do no more; whoever still waits is told so."""
        self.closed = True
        for task in [self.task, *self.aside]:
            task.cancel()
        while not self.jobs.empty():
            _, done = self.jobs.get_nowait()
            if not done.done():
                done.set_exception(Unwell())
