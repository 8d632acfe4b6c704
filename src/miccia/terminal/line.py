"""The line to a table: says hello, counts updates, comes back after a break. Knows no game and no screen."""

import asyncio
import json
import random
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Literal

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus, InvalidURI, ProxyError

from miccia.terminal.address import Place

Link = Literal["connecting", "up", "broken", "gone", "turned-away"]
Message = dict[str, Any]

FIRST_PAUSE, LONGEST_PAUSE = 0.3, 5.0  # seconds between tries
ALIVE = 4.0  # seconds between pings, and for the answer to one
OPENING = 6.0
LARGEST = 8 * 2**20  # bytes of a message
GIVEN_UP: dict[int, Link] = {4403: "turned-away", 4404: "gone"}  # by close code; any other: come back


class Line:
    """One table's socket. What comes over it is handed to `hear`, how it is to `linked`."""

    def __init__(
        self,
        place: Place,
        language: str,
        cookie: str,
        hear: Callable[[Message], None],
        linked: Callable[[Link], None],
    ) -> None:
        self.place = place
        self.language = language
        self.cookie = cookie  # name and value; the first answer brings one to whoever has none
        self.hear = hear
        self.linked = linked
        self.wire: ClientConnection | None = None
        self.heard = 0  # the number of the last update
        self.asked = 0
        self.outbox: asyncio.Queue[Message] = asyncio.Queue()

    async def run(self) -> None:
        """Hold the line until it is given up or cancelled."""
        tries = 0
        while True:
            began = time.monotonic()
            code = await self.talk()
            if code in GIVEN_UP:
                self.linked(GIVEN_UP[code])
                return
            self.linked("broken")
            tries = 0 if time.monotonic() - began > LONGEST_PAUSE else tries + 1
            pause = min(FIRST_PAUSE * 2 ** min(tries, 8), LONGEST_PAUSE)
            await asyncio.sleep(pause * random.uniform(0.75, 1.25))

    async def talk(self) -> int:
        """One connection from hello to its end; the close code, or 0 where there was none."""
        try:
            async with connect(
                self.place.socket,
                proxy=None if self.place.near else True,
                additional_headers={"Cookie": self.cookie} if self.cookie else None,
                open_timeout=OPENING,
                ping_interval=ALIVE,
                ping_timeout=ALIVE,
                close_timeout=1,
                max_size=LARGEST,
                compression=None,
            ) as wire:
                assert wire.response is not None
                if fresh := wire.response.headers.get("Set-Cookie"):
                    self.cookie = fresh.partition(";")[0]
                self.outbox = asyncio.Queue()
                self.wire = wire
                self.hello()
                writing = asyncio.create_task(self.write(wire))
                try:
                    async for text in wire:
                        self.take(json.loads(text))
                finally:
                    self.wire = None
                    writing.cancel()
                return wire.close_code or 0
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 0
        except (OSError, TimeoutError, InvalidHandshake, InvalidStatus, InvalidURI, ProxyError):
            return 0
        finally:
            self.wire = None

    async def write(self, wire: ClientConnection) -> None:
        with suppress(ConnectionClosed):
            while True:
                await wire.send(json.dumps(await self.outbox.get()))

    def take(self, message: Message) -> None:
        """Something came; after a gap everything is asked for again."""
        self.linked("up")
        if message["t"] == "update":
            if not message["whole"] and message["n"] <= self.heard:
                return
            if not message["whole"] and message["n"] != self.heard + 1:
                self.hello()
                return
            self.heard = message["n"]
        self.hear(message)

    def hello(self) -> None:
        """Ask for the table and the whole game."""
        self.outbox.put_nowait({"t": "hello", "language": self.language})

    def ask(self, what: str, **fields: Any) -> bool:
        """Send something that can be refused; whether the line is up."""
        if self.wire is None:
            return False
        self.asked += 1
        self.outbox.put_nowait({"t": what, "id": self.asked, **fields})
        return True
