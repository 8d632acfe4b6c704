"""The alarm of a table: it rings when it should, and is not set anew for what it waits for already."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from miccia.server.table.alarm import Alarm
from tests.server.house import PATIENCE

pytestmark = pytest.mark.anyio


@pytest.fixture
async def alarm() -> AsyncIterator[Alarm]:
    alarm = Alarm(asyncio.create_task)
    yield alarm
    alarm.stop()


async def test_what_is_waited_for_already_is_not_begun_anew(alarm: Alarm) -> None:
    alarm.set(5, lambda: asyncio.sleep(PATIENCE))
    first = alarm.task
    alarm.set(5, lambda: asyncio.sleep(PATIENCE))
    assert alarm.task is first
    alarm.set(6, lambda: asyncio.sleep(PATIENCE))
    assert first is not None and alarm.task is not first
    await asyncio.wait([first])
    assert first.cancelled()


async def test_what_has_rung_can_be_waited_for_once_more(alarm: Alarm) -> None:
    """And by who rings now as well: that is done when whatever it does is."""
    rung = 0

    async def ring() -> None:
        nonlocal rung
        rung += 1
        if rung < 3:
            alarm.set(5, ring)

    alarm.set(5, ring)
    async with asyncio.timeout(PATIENCE):
        while rung < 3:
            await asyncio.sleep(0)
    assert alarm.task is not None
    await alarm.task
    alarm.set(5, ring)
    assert alarm.task is not None
    await alarm.task
    assert rung == 4


async def test_nothing_is_due(alarm: Alarm) -> None:
    alarm.set(5, lambda: asyncio.sleep(PATIENCE))
    task = alarm.task
    alarm.stop()
    assert task is not None and alarm.task is None
    await asyncio.wait([task])
    assert task.cancelled()
