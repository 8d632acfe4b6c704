"""What a table does when it is due, if nothing comes before: one thing at a time."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

Work = Coroutine[Any, Any, None]


class Alarm:
    """Waits beside the jobs of a table for what is due next."""

    def __init__(self, spawn: Callable[[Work], asyncio.Task[None]]) -> None:
        self.spawn = spawn
        self.task: asyncio.Task[None] | None = None
        self.due: object = None

    def set(self, due: object, wait: Callable[[], Work]) -> None:
        """Wait for this and nothing else. Where it is waited for already, which is so after nearly every move
        that a clock runs for, nothing is begun anew."""
        if due == self.due and self.waits:
            return
        self.stop()
        self.due = due
        self.task = self.spawn(wait())

    @property
    def waits(self) -> bool:
        """Whether it goes on waiting: who rings now has done that."""
        return self.task is not None and not self.task.done() and self.task is not asyncio.current_task()

    def stop(self) -> None:
        """Nothing is due."""
        if self.task is not None and self.waits:
            self.task.cancel()
        self.task = None
