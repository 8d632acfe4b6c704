"""What the client knows of a table, and how answers change it. No screen, no rules."""

import time
from typing import Any

from miccia.terminal.line import Link, Message


class Seen:
    """A table as it was last told."""

    def __init__(self) -> None:
        self.link: Link = "connecting"
        self.table: Message = {}
        self.update: Message = {}
        self.log: list[Message] = []  # oldest first; what is said at the table stands between the lines
        self.refusal: Message = {}
        self.advised: Message = {}
        self.heard_now, self.heard_at = 0, time.monotonic()
        self.window: tuple[int, int] = (0, 0)  # a deadline, and the table's time when it was first told

    def take(self, message: Message) -> None:
        """What changes with an answer of the table."""
        kind = message["t"]
        if kind == "table":
            if self.table and message["number"] != self.table["number"]:
                self.update, self.log, self.advised = {}, [], {}  # another game
            self.table = message
            self.time(message["now"])
        elif kind == "update":
            self.time(message["now"])
            if message["whole"]:
                self.log = message["log"]
            else:
                self.log = [forgotten(line) for line in self.log] + message["log"]
            self.update, self.refusal = message, {}
            if self.advised.get("action") not in [offer["id"] for offer in message["legal"]]:
                self.advised = {}
            until = message["turn"].get("until")
            if until is not None and until != self.window[0]:
                self.window = until, message["now"]
        elif kind == "note":
            self.log.append(message["line"])
        elif kind == "said" and self.table:
            self.log.append({"said": message["told"]})
        elif kind == "refusal":
            self.refusal = message
        elif kind == "advised":
            self.advised = message
        elif kind in ("signals", "watching") and self.table:
            self.table.update({name: value for name, value in message.items() if name != "t"})

    def time(self, now: int) -> None:
        self.heard_now, self.heard_at = now, time.monotonic()

    @property
    def now(self) -> int:
        """The table's time, in milliseconds."""
        running = self.phase == "playing" and self.table["running"] and self.link == "up"
        return self.heard_now + (int((time.monotonic() - self.heard_at) * 1000) if running else 0)

    @property
    def phase(self) -> str:
        return str(self.table.get("phase", ""))

    @property
    def you(self) -> int | None:
        """The seat that is played from here."""
        seat: int | None = self.table.get("you")
        return seat

    @property
    def seats(self) -> list[Message]:
        """Who sits at the game that is shown."""
        seats: list[Message] = self.table.get("seats", [])
        return seats

    @property
    def names(self) -> list[str]:
        return [seat["name"] for seat in self.seats]

    @property
    def waited(self) -> list[int]:
        """The seats that the game waits for."""
        seats: list[int] = self.update.get("turn", {}).get("seats", [])
        return seats

    @property
    def over(self) -> Message | None:
        """How it ended."""
        turn: Message = self.update.get("turn", {})
        return turn if turn.get("t") == "over" else None

    @property
    def stood_in(self) -> bool:
        """Whether a bot plays for whoever sits here."""
        you = self.you
        return you is not None and self.phase == "playing" and self.seats[you]["bot"] is not None

    @property
    def unready(self) -> bool:
        """Whether time waits for you to say that you are ready."""
        table: dict[str, Any] = self.table
        before = self.phase == "playing" and table["now"] < 0
        return before and self.you is not None and self.you not in table["ready"]

    @property
    def legal(self) -> list[Message]:
        """What can be done now."""
        if self.phase != "playing" or self.table["paused"] or self.table.get("wish") or self.now < 0:
            return []
        offers: list[Message] = self.update.get("legal", [])
        return offers

    @property
    def left(self) -> tuple[int, int] | None:
        """Where a deadline stands: milliseconds until then, and how many there were."""
        until = self.update.get("turn", {}).get("until")
        if until is None or self.phase != "playing":
            return None
        return max(0, until - max(self.now, 0)), max(1, self.window[0] - max(self.window[1], 0))


def forgotten(line: Message) -> Message:
    """A line as it is kept once anybody has moved: by heart, it no longer says what was seen."""
    if "later" not in line:
        return line
    return {**{name: value for name, value in line.items() if name != "later"}, "say": line["later"]}
