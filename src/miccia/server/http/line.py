"""The socket below a connection: what a table sends goes straight to it, past the layers of the framework."""

import asyncio
from collections.abc import Callable
from struct import pack
from typing import Any

from litestar import WebSocket
from uvicorn._types import ASGIReceiveEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import apply_mask  # type: ignore[attr-defined]
from websockets.http11 import Request
from websockets.protocol import State

HERE = "miccia.line"  # in the scope's extensions
TEXT = 0x81  # a whole message in one frame
MASKED = 0x80  # beside its size, as all that comes is
SHORT = 125  # bytes of a message, at most, whose frame says its size in one
WAITING = 8  # messages, before no more is read


class Inbox:
    """What has come and was not read yet: a queue for one reader, with a tenth of the memory of asyncio's."""

    __slots__ = "messages", "reader"

    def __init__(self) -> None:
        self.messages: list[ASGIReceiveEvent] = []
        self.reader: asyncio.Future[None] | None = None

    def put_nowait(self, message: ASGIReceiveEvent) -> None:
        self.messages.append(message)
        if self.reader is not None and not self.reader.done():
            self.reader.set_result(None)

    def empty(self) -> bool:
        return not self.messages

    async def get(self) -> ASGIReceiveEvent:
        while not self.messages:
            self.reader = asyncio.get_running_loop().create_future()
            try:
                await self.reader
            finally:
                self.reader = None
        return self.messages.pop(0)


class SocketLine(WebSocketsSansIOProtocol):
    """uvicorn's socket, which can be written to without waiting. A `Line`."""

    ready = True
    drained: Callable[[], None] | None = None  # called when it takes more again

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.queue = self.inbox = Inbox()  # type: ignore[assignment]

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][HERE] = self  # type: ignore[assignment]

    def data_received(self, data: bytes) -> None:
        """What players say is short, and nearly always comes whole: that is read here, the rest above."""
        conn = self.conn
        between = conn.state is State.OPEN and conn.current_size is None and not conn.reader.buffer
        text = short_text(data) if between and not self.close_sent else None
        if text is None:
            try:
                super().data_received(data)
            except InvalidState:  # what is no text, and the end of the line, in one piece: both end it
                self.hang_up()
                self.transport.close()
            return
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if len(self.inbox.messages) >= WAITING and not self.read_paused:
            self.read_paused = True  # until its reader has read them
            self.transport.pause_reading()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.ready = False

    def resume_writing(self) -> None:
        super().resume_writing()
        self.ready = True
        if self.drained is not None:
            self.drained()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.drained = None

    def write(self, frame: bytes) -> None:
        """Send a text; what comes after the end is for nobody."""
        if not self.close_sent and not self.transport.is_closing():
            self.transport.write(header(len(frame)) + frame)

    def hang_up(self) -> None:
        """Whoever waits for a message hears that there will be none."""
        self.queue.put_nowait({"type": "websocket.disconnect", "code": 1006})


def header(size: int) -> bytes:
    """The beginning of a frame of so many bytes (RFC 6455, 5.2)."""
    if size < 126:
        return bytes((TEXT, size))
    return pack("!BBH", TEXT, 126, size) if size < 1 << 16 else pack("!BBQ", TEXT, 127, size)


def short_text(data: bytes) -> str | None:
    """The text in what has come, if that is the frame of one text up to `SHORT` and nothing else."""
    size = len(data) - 6
    if not 0 < size <= SHORT or data[0] != TEXT or data[1] != MASKED + size:
        return None
    try:
        return apply_mask(data[6:], data[2:6]).decode()
    except UnicodeDecodeError:
        return None


def line_of(socket: WebSocket) -> SocketLine:  # type: ignore[type-arg]
    """The line below a socket that was accepted. It is taken out of the scope, which it holds itself, and
    forgets how the socket was opened."""
    line: SocketLine = socket.scope["extensions"].pop(HERE)  # type: ignore[union-attr, assignment]
    line.request.headers.clear()  # the library holds on to it
    del line.request, line.response
    return line
