"""Jobs done one after the other, in the order in which they came, so that what they change needs no lock."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeVar

from miccia.core.refused import Refused
from miccia.server.store.contract import Away, Broken, Fenced

log = logging.getLogger(__name__)
Result = TypeVar("Result")
Job = Callable[[], Awaitable[Any]]


class Unwell(Exception):
    """It could not be done; the reason has been logged."""


class Mailbox:
    """Whoever has a job does it when all before have done theirs, with `before` and `after` around each."""

    def __init__(self, name: str, before: Job, after: Callable[[], None]) -> None:
        self.name = name
        self.before = before
        self.after = after
        self.closed = False
        self.fenced = False  # somebody else holds what the jobs would change
        self.turn = asyncio.Lock()  # which is given to those who wait in their order
        self.aside: set[asyncio.Task[None]] = set()

    async def call(self, job: Callable[[], Awaitable[Result]]) -> Result:
        """Have a job done in its turn; its result, or the `Refused` it ended with."""
        async with self.turn:
            if self.closed:
                raise Unwell
            try:
                return await self.do(job)
            finally:
                self.look_after()

    def look_after(self) -> None:
        try:
            self.after()
        except Exception:
            log.exception("%s", self.name)

    async def do(self, job: Callable[[], Awaitable[Result]]) -> Result:
        try:
            await self.before()
            return await job()
        except Refused:
            raise
        except Fenced as fenced:
            log.info("%s is held elsewhere: %s", self.name, fenced)
            self.fenced = True
            raise Refused("table-away") from None
        except Away as away:
            log.warning("%s: the store is out of reach: %s", self.name, away)
            raise Refused("table-away") from None
        except Broken as broken:
            log.error("%s cannot be stored: %s", self.name, broken)
            raise Refused("broken-table") from None
        except Exception:
            log.exception("%s", self.name)
            raise Unwell from None

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
        """Begin nothing more; whoever still waits is told so."""
        self.closed = True
        for task in self.aside:
            task.cancel()
