"""WebKitGTK on a screen of its own, spoken to in WebDriver over HTTP through Debian's WebKitWebDriver."""

import base64
import json
import os
import socket
import subprocess
import time
import urllib.request
from contextlib import ExitStack, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from urllib.error import HTTPError, URLError

PYTHON = "/usr/bin/python3"  # the system's, which knows GTK
WINDOW = Path(__file__).parent / "webkit_window.py"


def started(stack: ExitStack, command: list[str], **how: Any) -> None:
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, **how)
    stack.callback(process.wait)
    stack.callback(process.terminate)


def screen(stack: ExitStack) -> str:
    """A screen that nobody sees; its number."""
    reads, writes = os.pipe()
    size = ["-screen", "0", "1600x1000x24"]
    started(stack, ["Xvfb", "-displayfd", str(writes), *size, "-nolisten", "tcp"], pass_fds=[writes])
    os.close(writes)
    with os.fdopen(reads) as told:
        return told.readline().strip()


class WebKit:
    """One window of a size. It knows no touch: taps arrive as a mouse's."""

    def __init__(self, width: int, height: int, preload: str) -> None:
        self.errors: list[str] = []  # the witness in the page hears the console
        with ExitStack() as stack:  # what was opened is closed again, also if this fails half-way
            folder = Path(stack.enter_context(TemporaryDirectory("-webkit", ignore_cleanup_errors=True)))
            (folder / "preload.js").write_text(preload)
            window = folder / "window"
            window.write_text(f"#!/bin/sh\nexec {PYTHON} {WINDOW} {folder}/preload.js {width} {height}\n")
            window.chmod(0o700)
            display = ":" + screen(stack)
            with socket.create_server(("127.0.0.1", 0)) as listener:
                port = listener.getsockname()[1]  # free in a moment
            settings = {**os.environ, "DISPLAY": display, "GTK_A11Y": "none", "NO_AT_BRIDGE": "1"}
            started(stack, ["WebKitWebDriver", f"--port={port}"], env=settings)
            self.base = f"http://127.0.0.1:{port}/session"
            self.base += "/" + self.begin(window)
            stack.callback(self.end)
            self.close = stack.pop_all().close

    def begin(self, window: Path) -> str:
        """Ask for a session until the driver listens; its name."""
        wishes = {"alwaysMatch": {"webkitgtk:browserOptions": {"binary": str(window), "args": []}}}
        for _ in range(100):
            try:
                return str(self.ask("POST", "", {"capabilities": wishes})["sessionId"])
            except URLError:
                time.sleep(0.1)
        raise RuntimeError("WebKitWebDriver did not start")

    def end(self) -> None:
        with suppress(RuntimeError):  # "no such window": so it is gone
            self.ask("DELETE", "")

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.base + path, data, method=method)
        try:
            with urllib.request.urlopen(request, timeout=60) as answer:
                return json.load(answer)["value"]
        except HTTPError as error:
            raise RuntimeError(f"{path}: {error.read().decode()}") from error

    def go(self, url: str) -> None:
        self.ask("POST", "/url", {"url": url})

    def run(self, script: str) -> Any:
        """The value of an expression."""
        return self.ask("POST", "/execute/sync", {"script": f"return {script}", "args": []})

    def tap(self, x: float, y: float) -> None:
        steps = [
            {"type": "pointerMove", "x": round(x), "y": round(y), "duration": 0},
            {"type": "pointerDown", "button": 0},
            {"type": "pause", "duration": 30},
            {"type": "pointerUp", "button": 0},
        ]
        mouse = {"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": steps}
        self.ask("POST", "/actions", {"actions": [mouse]})

    def picture(self, path: Path) -> None:
        path.write_bytes(base64.b64decode(self.ask("GET", "/screenshot")))
