"""Firefox, headless, spoken to in WebDriver BiDi over its own socket: no driver program is needed."""

import base64
import json
import subprocess
import time
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from websockets.sync.client import connect

PREFERENCES = {
    "app.update.enabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "browser.startup.page": 0,
    "datareporting.policy.dataSubmissionEnabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "remote.active-protocols": 1,
    "toolkit.telemetry.enabled": False,
    "ui.prefersReducedMotion": 0,
}


def address(said: Path) -> str:
    """Where it listens: it says so when it has started."""
    for _ in range(600):
        for line in said.read_text().splitlines():
            if "WebDriver BiDi listening on" in line:
                return line.split()[-1]
        time.sleep(0.1)
    raise RuntimeError(f"Firefox did not start: {said.read_text()}")


class Firefox:
    """One window of a size; touched like a phone if it is narrow."""

    def __init__(self, width: int, height: int, preload: str) -> None:
        self.touch = width < 700
        self.asked = 0
        self.errors: list[str] = []
        with ExitStack() as stack:  # what was opened is closed again, also if this fails half-way
            profile = Path(stack.enter_context(TemporaryDirectory("-firefox", ignore_cleanup_errors=True)))
            settings = {**PREFERENCES, "dom.w3c_touch_events.enabled": int(self.touch)}
            lines = (
                f"user_pref({json.dumps(name)}, {json.dumps(value)});" for name, value in settings.items()
            )
            (profile / "user.js").write_text("\n".join(lines))
            said = stack.enter_context((profile / "said").open("w"))
            command = [
                "firefox-esr",
                "--headless",
                "--no-remote",
                "--remote-debugging-port",
                "0",
                "--profile",
            ]
            process = subprocess.Popen([*command, profile], stdout=subprocess.DEVNULL, stderr=said)
            stack.callback(process.wait)
            stack.callback(process.terminate)
            line = connect(address(profile / "said") + "/session", max_size=None, compression=None)
            self.socket = stack.enter_context(line)
            self.close = stack.pop_all().close
        self.ask("session.new", capabilities={})
        self.context = self.ask("browsingContext.getTree")["contexts"][0]["context"]
        self.ask("session.subscribe", events=["log.entryAdded"])
        # Not for about:blank, which may keep nothing.
        ours = f"() => {{ if (location.protocol === 'http:') {{ {preload} }} }}"
        self.ask("script.addPreloadScript", functionDeclaration=ours)
        viewport = {"width": width, "height": height}
        self.ask("browsingContext.setViewport", context=self.context, viewport=viewport)

    def ask(self, method: str, **parameters: Any) -> Any:
        self.asked += 1
        self.socket.send(json.dumps({"id": self.asked, "method": method, "params": parameters}))
        while True:
            answer = json.loads(self.socket.recv(timeout=60))
            if answer["type"] == "event" and answer["params"].get("level") in ("error", "warn"):
                self.errors.append(str(answer["params"].get("text")))
            elif answer["type"] == "error" and answer["id"] == self.asked:
                raise RuntimeError(f"{method}: {answer['message']}")
            elif answer["type"] == "success" and answer["id"] == self.asked:
                return answer["result"]

    def go(self, url: str) -> None:
        self.ask("browsingContext.navigate", context=self.context, url=url, wait="complete")

    def run(self, script: str) -> Any:
        """The value of an expression; it does not count as a gesture."""
        expression = f"JSON.stringify({script}) ?? 'null'"
        target = {"context": self.context}
        answer = self.ask("script.evaluate", expression=expression, target=target, awaitPromise=False)
        if answer["type"] != "success":
            raise RuntimeError(answer["exceptionDetails"]["text"])
        return json.loads(answer["result"]["value"])

    def tap(self, x: float, y: float) -> None:
        steps = [
            {"type": "pointerMove", "x": round(x), "y": round(y)},
            {"type": "pointerDown", "button": 0},
            {"type": "pause", "duration": 30},
            {"type": "pointerUp", "button": 0},
        ]
        kind = "touch" if self.touch else "mouse"
        finger = {"type": "pointer", "id": kind, "parameters": {"pointerType": kind}, "actions": steps}
        self.ask("input.performActions", context=self.context, actions=[finger])

    def picture(self, path: Path) -> None:
        data = self.ask("browsingContext.captureScreenshot", context=self.context)["data"]
        path.write_bytes(base64.b64decode(data))
