"""A wire between a player and a server that can be cut, and mended."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress


class Relay:
    """Passes bytes on, as long as it is whole."""

    def __init__(self, to: int) -> None:
        self.to = to
        self.port = 0
        self.cut = False
        self.writers: list[asyncio.StreamWriter] = []

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.cut:
            writer.close()
            return
        there, back = await asyncio.open_connection("127.0.0.1", self.to)
        self.writers += [writer, back]
        with suppress(OSError):
            await asyncio.gather(self.pass_on(reader, back), self.pass_on(there, writer))

    async def pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while data := await reader.read(65536):
            writer.write(data)
        writer.close()

    def tear(self) -> None:
        """From now on nothing passes."""
        self.cut = True
        for writer in self.writers:
            writer.transport.abort()
        self.writers.clear()

    def mend(self) -> None:
        self.cut = False


@asynccontextmanager
async def relay(to: int) -> AsyncIterator[Relay]:
    wire = Relay(to)
    server = await asyncio.start_server(wire.serve, "127.0.0.1", 0)
    wire.port = server.sockets[0].getsockname()[1]
    try:
        yield wire
    finally:
        wire.tear()
        server.close()
