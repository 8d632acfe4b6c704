"""Those who ask slowly, or hold many connections: they are let go, and the others notice nothing."""

import asyncio
import resource
import socket
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest

from miccia.server.limits import Limits
from tests.server.house import Player, Server, running
from tests.server.process import spawned

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.skipif(sys.platform != "linux", reason="a second address on this machine"),
]

SLOW = Limits(connections=30, sockets=3, request_seconds=0.5, hello_seconds=0.5)
HALF = b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: "
Line = tuple[asyncio.StreamReader, asyncio.StreamWriter]


@pytest.fixture
async def server(tmp_path: Path, anyio_backend: str) -> AsyncIterator[Server]:
    async with running(tmp_path / "miccia.db", limits=SLOW) as server:
        yield server


async def call(port: int, said: bytes, address: str = "127.0.0.2") -> Line:
    line = await asyncio.open_connection("127.0.0.1", port, local_addr=(address, 0))
    line[1].write(said)
    return line


async def ended(line: Line) -> bytes:
    """Wait for the other side to end the line; what it said."""
    async with asyncio.timeout(10):
        try:
            return await line[0].read()
        except ConnectionError:
            return b""
        finally:
            line[1].close()


BODY = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{"
CHUNKS = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{"


@pytest.mark.parametrize(
    "said", [b"", b"G", HALF, BODY, CHUNKS], ids=["nothing", "G", "headers", "body", "chunks"]
)
async def test_half_a_request_is_not_waited_for(server: Server, said: bytes) -> None:
    assert b" 200 " not in await ended(await call(server.port, said))


async def test_nor_half_a_second_request(server: Server) -> None:
    whole = b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n"
    reader, writer = await call(server.port, whole)
    await reader.readuntil(b"\r\n\r\n")
    writer.write(HALF)
    await ended((reader, writer))


async def test_a_trickle_wins_no_time(server: Server) -> None:
    reader, writer = await call(server.port, HALF)

    async def trickle() -> None:
        while not writer.is_closing():
            writer.write(b"x")
            await asyncio.sleep(0.05)

    trickling = asyncio.create_task(trickle())
    await ended((reader, writer))
    trickling.cancel()


async def test_a_slow_but_whole_request_is_answered(server: Server) -> None:
    reader, writer = await call(server.port, HALF)
    await asyncio.sleep(0.2)
    writer.write(b"no\r\nConnection: close\r\n\r\n")
    assert b"HTTP/1.1 " in await ended((reader, writer))


async def test_a_socket_without_a_hello_is_closed(ada: Player) -> None:
    code = await ada.make()
    await ada.dial(code)
    assert await ada.closed() == 1008
    await ada.go(code)
    await asyncio.sleep(0.7)
    await ada.change("phrase", phrase="hello")  # who said hello may be silent


async def test_many_half_requests_shut_nobody_out(
    server: Server, ada: Player, caplog: pytest.LogCaptureFixture
) -> None:
    lines = await asyncio.gather(*[call(server.port, HALF) for _ in range(90)])
    answer = await ada.http.get("/api/games")
    assert answer.status_code == 200
    await asyncio.gather(*[ended(line) for line in lines])
    reader, writer = await call(
        server.port, b"GET /api/games HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
    )
    assert b" 200 " in await ended((reader, writer))  # and who behaves is welcome again
    warnings = [record.getMessage() for record in caplog.records]
    assert len(warnings) == 1 and "127.0.0.2" in warnings[0]


async def test_few_files_are_enough_for_those_who_behave(tmp_path: Path) -> None:
    """A process that may hold 400 files, and somebody who holds as many connections as they get."""
    with spawned(tmp_path) as (process, port):
        resource.prlimit(process.pid, resource.RLIMIT_NOFILE, (400, 400))
        held = []
        for _ in range(500):
            caller = socket.create_connection(("127.0.0.1", port), source_address=("127.0.0.2", 0))
            caller.sendall(HALF)
            held.append(caller)
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=5) as http:
            assert (await http.get("/api/games")).status_code == 200
        for caller in held:
            caller.close()
