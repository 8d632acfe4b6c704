"""Who waits for the store and for how long, with one alarm for everybody."""

import asyncio

import pytest

from miccia.server.store import patience
from miccia.server.store.patience import Patience

pytestmark = pytest.mark.anyio


async def until(told: list[str], count: int) -> None:
    async with asyncio.timeout(20):
        while len(told) < count:
            await asyncio.sleep(0.005)


async def test_those_who_wait_long_are_told_once_and_the_others_never(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(patience, "LATE", 0.1)
    waits, told = Patience(), list[str]()
    first = waits.begin(lambda: told.append("first"))
    quick = waits.begin(lambda: told.append("quick"))
    waits.end(quick)
    await asyncio.sleep(0.05)
    second = waits.begin(lambda: told.append("second"))
    assert told == [] and not first.long
    await until(told, 2)
    assert told == ["first", "second"] and first.long and second.long and not quick.long
    waits.end(first)
    waits.end(second)
    assert waits.alarm is None and waits.waits == {}


async def test_there_is_one_alarm_and_it_ends_when_nobody_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(patience, "LATE", 0.02)
    waits, told = Patience(), list[str]()
    for _ in range(100):
        waits.end(waits.begin(lambda: told.append("late")))
    alarm = waits.alarm
    assert alarm is not None
    async with asyncio.timeout(20):
        while waits.alarm is not None:
            await asyncio.sleep(0.005)
    waits.begin(lambda: told.append("late"))
    assert waits.alarm is not alarm
    await until(told, 1)
