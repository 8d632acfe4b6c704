"""A program that somebody else wrote, and the lines between it and us. Nothing it does can hold us up.

Three threads stand between: one writes, one reads, one listens to what it complains about. What waits in them
has a bound, and what is beyond it stays with the program.
"""

import logging
import os
import shlex
import signal
import subprocess
from contextlib import suppress
from queue import Empty, Full, Queue
from threading import Thread
from typing import IO, Any

import msgspec

log = logging.getLogger(__name__)
LINE = 65_536  # bytes that a line of a program may have
WAITING = 64  # lines that wait, either way
COMPLAINTS, LONG = 20, 200  # lines of its stderr that are passed on, and how much of each
PARTING = 0.5  # seconds to end by itself


class Fault(Exception):
    """Why a program cannot go on, or why an answer of it is none."""


class Late(Fault):
    """Nothing came in time; it may still come."""


class Ended(Fault):
    """With this program nothing more can be done."""


class Program:
    """A process that gets and gives JSON, a line each."""

    def __init__(self, command: str) -> None:
        self.command = command
        self.closed = False
        try:
            self.process = subprocess.Popen(
                shlex.split(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,  # so that whatever it starts ends with it
            )
        except (OSError, ValueError, IndexError) as problem:
            raise Ended(f"it cannot be started: {problem}") from None
        self.out: Queue[bytes | None] = Queue(WAITING)
        self.heard: Queue[bytes | None] = Queue(WAITING)
        for work in (self.write, self.read, self.listen):
            Thread(target=work, name="program", daemon=True).start()

    # In threads of their own

    def write(self) -> None:
        with suppress(OSError, ValueError), pipe_of(self.process.stdin) as pipe:
            while (line := self.out.get()) is not None:
                pipe.write(line)
                pipe.flush()

    def read(self) -> None:
        with suppress(OSError, ValueError), pipe_of(self.process.stdout) as pipe:
            while not self.closed and (line := pipe.readline(LINE + 1)):
                self.heard.put(line)
        if not self.closed:
            self.heard.put(None)

    def listen(self) -> None:
        left = COMPLAINTS
        with suppress(OSError, ValueError), pipe_of(self.process.stderr) as pipe:
            while line := pipe.readline(LINE):
                if left > 0:
                    log.warning("%s: %s", self.command, line[:LONG].decode(errors="replace").rstrip())
                left -= 1

    # For whoever plays with it

    def say(self, message: dict[str, Any], seconds: float) -> None:
        """Tell it something, if it takes it within that time."""
        try:
            self.out.put(msgspec.json.encode(message) + b"\n", timeout=seconds)
        except Full:
            raise Ended("it does not read") from None

    def hear(self, seconds: float) -> Any:
        """The next thing that it says, if that comes in time."""
        try:
            line = self.heard.get(timeout=max(seconds, 0))
        except Empty:
            raise Late("no answer came in time") from None
        if line is None:
            self.heard.put(None)  # for whoever asks again
            raise Ended("it has ended")
        if len(line) > LINE:
            raise Ended(f"it wrote a line of more than {LINE} bytes")
        try:
            return msgspec.json.decode(line)
        except (msgspec.MsgspecError, RecursionError, UnicodeError):
            raise Fault(f"it wrote {line[:60]!r}, which is no JSON") from None

    def drop(self) -> None:
        """Throw away what it said and nobody asked for."""
        for _ in range(WAITING):
            with suppress(Empty):
                line = self.heard.get_nowait()
                if line is None:
                    self.heard.put(None)
                    return

    def close(self) -> None:
        """Let it end by itself, or end it, with all that it has started."""
        self.closed = True
        with suppress(Full):
            self.out.put_nowait(msgspec.json.encode({"cmd": "quit"}) + b"\n")
            self.out.put_nowait(None)
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(PARTING)
        with suppress(ProcessLookupError, PermissionError):
            if hasattr(os, "killpg"):
                os.killpg(self.process.pid, signal.SIGKILL)
            else:
                self.process.kill()
        self.process.wait()
        with suppress(Empty):
            while True:
                self.heard.get_nowait()  # so that the thread which reads comes to its end


def pipe_of(pipe: IO[bytes] | None) -> IO[bytes]:
    assert pipe is not None
    return pipe
