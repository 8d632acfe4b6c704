"""What holds a player's line: one task that reads, and nothing of it once it has ended."""

import asyncio
import gc
import re
import weakref
from collections import Counter

import pytest
from websockets.frames import Frame, Opcode

from miccia.server.http.line import SocketLine
from miccia.server.table.table import Table
from tests.server.house import PATIENCE, Player, Server, seated
from tests.server.test_dead_lines import UPGRADE

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


async def test_what_comes_in_pieces_or_many_at_once_is_answered_in_its_order(
    server: Server, ada: Player
) -> None:
    """Short texts that come whole are read past the library, which must not lose what it holds of others."""
    code = await ada.make()
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write(UPGRADE.format(code=code, port=server.port, cookie="").encode())
    assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
    asked = [f'{{"t":"begin","id":{number}}}'.encode() for number in range(40)]
    ping = Frame(Opcode.PING, b"")
    first, rest = Frame(Opcode.TEXT, asked[0][:5], fin=False), Frame(Opcode.CONT, asked[0][5:])
    pieces = [first.serialize(mask=True), ping.serialize(mask=True), rest.serialize(mask=True)]
    whole = [Frame(Opcode.TEXT, text).serialize(mask=True) for text in asked[1:]]
    pieces += [whole[0][:3], whole[0][3:9], whole[0][9:] + whole[1][:1], whole[1][1:], *whole[2:10]]
    pieces += [b"".join(whole[10:])]
    for piece in pieces:
        writer.write(piece)
        await asyncio.sleep(0.005)  # or the system would join them
    answers = b""
    async with asyncio.timeout(PATIENCE):
        while answers.count(b"hello-first") + answers.count(b"too-fast") < len(asked):
            answers += await reader.read(65_536)
    writer.close()
    numbers = [int(number) for number in re.findall(rb'"t":"refusal","id":(\d+)', answers)]
    assert numbers == list(range(40))
