"""One player's line to a table: what waits to be sent, and how a reader who cannot keep up is treated."""

from collections import deque
from collections.abc import Callable
from time import perf_counter
from typing import Protocol

import msgspec

from miccia.server import wire
from miccia.server.limits import Bucket
from miccia.server.table.eyes import Eyes

TURNED_AWAY = 4403  # a close code
NONE: deque[bytes] = deque(maxlen=0)
encode = msgspec.json.Encoder().encode


class Line(Protocol):
    """What a connection needs of the socket below it."""

    ready: bool  # whether it takes more now; when it does again, it says so

    def write(self, frame: bytes) -> None:
        """Send a text."""

    def hang_up(self) -> None:
        """Nothing more is read: whoever waits for a message ends."""


class Connection:
    """A socket with its session and language. What the line does not take now waits here."""

    __slots__ = (
        "__weakref__",
        "acted",
        "behind",
        "bucket",
        "closing",
        "eyes",
        "frames",
        "language",
        "line",
        "look",
        "lost",
        "most",
        "program",
        "screen",
        "session",
        "shoulder",
        "took",
    )

    def __init__(
        self, session: str, language: str, bucket: Bucket, most: int, took: Callable[[float], object] = float
    ) -> None:
        self.session = session
        self.language = language
        self.program = ""  # the stored form of the token with which a program came
        self.screen = False  # it shows the public side, whoever's it is
        self.shoulder = ""  # the stored form of the link by which it looks over one
        self.look: int | str | None = None  # at whose hand it wishes to look
        self.eyes: Eyes | None = None  # what it was last shown
        self.bucket = bucket
        self.most = most
        self.line: Line | None = None  # once it is open
        self.frames: deque[bytes] = NONE  # another only while some wait: most lines never need one
        self.behind = False  # whether frames were thrown away and the reader has not caught up since
        self.closing: tuple[int, str] | None = None
        self.lost = False  # whether the reader is given up
        self.acted: float | None = None  # when the move came whose answer waits here
        self.took = took  # told how many seconds an answer took

    def answered(self, since: float) -> None:
        """A move that came then has its answer: it waits here, or has left already."""
        self.acted = self.acted or since
        if not self.frames:
            self.handed_over()

    def handed_over(self) -> None:
        if self.acted is not None:
            self.took(perf_counter() - self.acted)
            self.acted = None

    def send(self, answer: wire.Answer) -> bool:
        """Send an answer, or let it wait its turn; False if too many wait already."""
        return self.send_frame(encode(answer))

    def send_frame(self, frame: bytes) -> bool:
        if self.line is not None and self.line.ready and not self.frames:
            self.line.write(frame)
            return True
        if len(self.frames) >= self.most:
            return False
        if self.frames is NONE:
            self.frames = deque()
        self.frames.append(frame)
        return True

    def skip(self) -> bool:
        """Throw away what waits, to go on from the latest; False if that was done and did not help."""
        if self.behind:
            self.lost = True
            self.hang_up()
            return False
        self.frames = NONE
        self.behind = True
        return True

    def close(self, code: int, reason: str = "") -> None:
        """Close after what waits has been sent."""
        self.closing = self.closing or (code, reason)
        if not self.frames:
            self.hang_up()

    def hang_up(self) -> None:
        if self.line is not None:
            self.line.hang_up()

    def go_on(self) -> None:
        """The line takes more again."""
        assert self.line is not None
        while self.frames and self.line.ready:
            self.line.write(self.frames.popleft())
        if not self.frames:
            self.frames = NONE
            self.behind = False
            self.handed_over()
            if self.closing:
                self.hang_up()
