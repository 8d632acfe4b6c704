"""One player's line to a table: what waits to be sent, and how a reader who cannot keep up is treated."""

import asyncio
from collections import deque
from typing import Any

import msgspec
from litestar.exceptions import WebSocketDisconnect

from miccia.server import wire
from miccia.server.limits import Bucket

TURNED_AWAY = 4403  # a close code
encoder = msgspec.json.Encoder()


class Connection:
    """A socket with its session and language. Frames wait here; a task of its own sends them."""

    def __init__(self, session: str, language: str, bucket: Bucket, most: int) -> None:
        self.session = session
        self.language = language
        self.bucket = bucket
        self.most = most
        self.frames: deque[str] = deque()
        self.wake = asyncio.Event()
        self.behind = False  # whether frames were thrown away and the reader has not caught up since
        self.closing: tuple[int, str] | None = None
        self.lost = asyncio.Event()

    def send(self, answer: wire.Answer) -> bool:
        """Let an answer wait its turn; False if too many wait already."""
        return self.send_frame(encode(answer))

    def send_frame(self, frame: str) -> bool:
        if len(self.frames) >= self.most:
            return False
        self.frames.append(frame)
        self.wake.set()
        return True

    def skip(self) -> bool:
        """Throw away what waits, to go on from the latest; False if that was done and did not help."""
        if self.behind:
            self.lost.set()
            return False
        self.frames.clear()
        self.behind = True
        return True

    def close(self, code: int, reason: str = "") -> None:
        """Close after what waits has been sent."""
        self.closing = self.closing or (code, reason)
        self.wake.set()

    async def write(self, socket: Any) -> None:
        """Send what waits until the line is closed."""
        try:
            while True:
                while self.frames:
                    frame = self.frames.popleft()
                    await socket.send({"type": "websocket.send", "text": frame, "bytes": None})
                self.behind = False
                if self.closing:
                    code, reason = self.closing
                    await socket.send({"type": "websocket.close", "code": code, "reason": reason})
                    return
                self.wake.clear()
                await self.wake.wait()
        except (WebSocketDisconnect, OSError):
            return

    async def stuck(self) -> None:
        """Wait until the reader is given up."""
        await self.lost.wait()


def encode(answer: wire.Answer) -> str:
    return encoder.encode(answer).decode()
