"""What holds a player's line: one task that reads, and nothing of it once it has ended."""

import asyncio
import gc
import weakref
from collections import Counter

import pytest

from miccia.server.http.line import SocketLine
from miccia.server.table.table import Table
from tests.server.house import PATIENCE, Player, Server, seated

pytestmark = pytest.mark.anyio


def works() -> Counter[str]:
    """What the tasks of the server do; one of each player's own keeps their end of the line alive."""
    names = (getattr(task.get_coro(), "__qualname__", "") for task in asyncio.all_tasks())
    return Counter(name for name in names if name != "Connection.keepalive")


async def test_one_more_line_is_one_more_task(ada: Player, bea: Player, carlo: Player) -> None:
    code = await seated(ada, bea)
    before = works()
    await carlo.go(code)
    assert works() - before == Counter({SocketLine.run_asgi.__qualname__: 1})


async def test_nothing_of_a_line_stays_when_it_has_ended(server: Server, ada: Player, bea: Player) -> None:
    """And no search for garbage is needed for that: where many lines are open it is made but seldom."""
    code = await seated(ada, bea)
    left = held(server.lobby.tables[code], 1)
    assert len(left) == 2
    gc.disable()
    try:
        await bea.leave()
        async with asyncio.timeout(PATIENCE):
            while any(ref() is not None for ref in left):
                await asyncio.sleep(0.05)
    finally:
        gc.enable()


def held(table: Table, seat: int) -> list[weakref.ref[object]]:
    """What there is of the lines of a seat."""
    lines = [line for line in table.present if line.session == table.row.places[seat].session]
    return [weakref.ref(part) for line in lines for part in (line, line.line)]
