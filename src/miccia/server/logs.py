"""What the server writes about itself, for people or as one JSON object a line. It gives nobody away.

Whatever is written passes through here last, also what libraries write and what stands in tracebacks: a
table's code, which lets people in, becomes a short mark that is the same until the server ends; so do
addresses, unless the host wants to see them; what may be a token, a session or a seed is left out.
"""

import hmac
import json
import logging
import re
import secrets
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any, Literal

from msgspec import Struct

CODE = re.compile(r"(?<![\w-])[A-Z]{4,6}(-[A-Z]{4,6})?-\d{1,24}(?![\w-])", re.IGNORECASE)
ADDRESS = re.compile(
    r"(?<![\w.:])(\d{1,3}(\.\d{1,3}){3}|([0-9a-f]{1,4}:){7}[0-9a-f]{1,4}|[0-9a-f:]*::[0-9a-f:.]*[0-9a-f])(?![\w:])",
    re.IGNORECASE,
)
LONG = re.compile(r"[\w+/=-]{32,}")  # tokens have 43 letters, sessions and seeds 64
UNSEEN = re.compile(r"[\x00-\x08\x0a-\x1f\x7f-\x9f\u2028\u2029]")  # what would end a line or turn it around
BABBLE = (  # uvicorn's words for whoever cannot speak: a stranger would write as many lines as they like
    "Invalid HTTP request received.",
    "Invalid UTF-8 sequence received from client.",
    "Unsupported upgrade request.",
)
Level = Literal["debug", "info", "warning", "error"]


class Habits(Struct, frozen=True):
    """How a server writes; the key makes the marks, and is known to nobody."""

    json: bool = False
    level: Level = "warning"
    addresses: bool = False
    key: bytes = secrets.token_bytes(16)


def about(**fields: object) -> dict[str, Any]:
    """What a line is about, for `extra`."""
    return {"about": fields}


class Discreet(logging.Formatter):
    """A line as text."""

    def __init__(self, habits: Habits) -> None:
        super().__init__()
        self.habits = habits

    def format(self, record: logging.LogRecord) -> str:
        line = f"{time_of(record)} {record.levelname.lower()} {record.name}: {self.said(record)}"
        for name, value in self.fields(record).items():
            line += f" {name}={value}"
        return "\n".join([line, *self.trace(record)])

    def said(self, record: logging.LogRecord) -> str:
        return UNSEEN.sub("\ufffd", self.hide(record.getMessage()))

    def fields(self, record: logging.LogRecord) -> dict[str, Any]:
        given = getattr(record, "about", {})
        return {name: self.hide(value) if isinstance(value, str) else value for name, value in given.items()}

    def trace(self, record: logging.LogRecord) -> list[str]:
        if not record.exc_info:
            return []
        return self.hide(self.formatException(record.exc_info)).splitlines()

    def hide(self, text: str) -> str:
        text = CODE.sub(self.mark("table", str.upper), text)
        if not self.habits.addresses:
            text = ADDRESS.sub(self.mark("address", str.lower), text)
        return LONG.sub("…", text)

    def mark(self, kind: str, same: Callable[[str], str]) -> Callable[[re.Match[str]], str]:
        def made(found: re.Match[str]) -> str:
            digest = hmac.digest(self.habits.key, f"{kind} {same(found[0])}".encode(), "sha256")
            return f"{kind}:{digest[:4].hex()}"

        return made


class Lines(Discreet):
    """A line as a JSON object."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": time_of(record),
            "level": record.levelname.lower(),
            "where": record.name,
            "what": self.said(record),
            **self.fields(record),
        }
        if trace := self.trace(record):
            line["trace"] = trace
        return json.dumps(line, ensure_ascii=False, default=str)


def time_of(record: logging.LogRecord) -> str:
    return (
        datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
    )


def worth_a_line(record: logging.LogRecord) -> bool:
    return not record.getMessage().startswith(BABBLE)


chosen: Habits | None = None


def write(habits: Habits) -> None:
    """Write like this from now on. Of libraries only what is wrong: the rest of it is full of secrets."""
    global chosen
    chosen = habits
    handler = logging.StreamHandler()
    handler.setFormatter((Lines if habits.json else Discreet)(habits))
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("miccia").setLevel(habits.level.upper())
    logging.getLogger("uvicorn.error").filters = [] if habits.level == "debug" else [worth_a_line]
    logging.captureWarnings(True)
