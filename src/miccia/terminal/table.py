"""The screen of a table: the board, whose turn it is, what can be done, what happened."""

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.screen import Screen

from miccia.core.words import FRAME
from miccia.terminal import draw
from miccia.terminal.address import Place
from miccia.terminal.choices import choices
from miccia.terminal.line import Message
from miccia.terminal.picture import picture, status, title
from miccia.terminal.seen import Seen
from miccia.terminal.widgets import Board, Choices, Log, Small, Told, framed

TICK = 0.2  # seconds between two looks of a clock


class TableScreen(Screen[None]):
    """A table as it was last told."""

    def __init__(self, seen: Seen, place: Place, language: str) -> None:
        super().__init__()
        self.seen = seen
        self.place = place
        self.language = language
        self.top, self.status = Told(id="top"), Told(id="status")
        self.board, self.choices, self.log_box = Board(), Choices(), Log()
        self.small = Small(language)

    def say(self, key: str, **parts: str | int) -> str:
        return FRAME.plain(key, self.language, **parts)

    def compose(self) -> ComposeResult:
        below = Horizontal(self.choices, self.log_box, id="below")
        yield from framed(self.top, self.board, self.status, below, self.small)

    def on_mount(self) -> None:
        self.log_box.border_title = self.say("log-title")
        self.choices.focus()
        self.set_interval(TICK, self.tick)
        self.show()

    def on_resize(self, event: events.Resize) -> None:
        self.set_class(self.small.short_of(event.size), "-tiny")
        self.tick()

    def show(self) -> None:
        """Everything, as it is now."""
        if not self.is_running:  # it will be shown when it is
            return
        self.draw_board()
        self.tick()
        empty = [Text(self.say("log-empty"), draw.LOOKS["faint"])] if self.seen.update else []
        self.log_box.show([self.written(line) for line in self.seen.log] or empty)
        self.refresh_bindings()

    def draw_board(self) -> None:
        self.board.show(picture(self.seen, self.language) if self.seen.table else [])

    def tick(self) -> None:
        """What changes by itself."""
        seen = self.seen
        if "now" in seen.update.get("view", {}):  # a clock of its own
            self.draw_board()
        self.top.show(self.heading())
        self.status.show(status(seen, self.language))
        offered = choices(seen, self.language) if seen.link == "up" else []
        self.choices.offer(offered)
        self.choices.set_class(not offered, "idle")
        self.choices.border_title = self.say("turn-choose") if offered else ""

    def heading(self) -> Text:
        """What is played, where, and how the line is."""
        up = self.seen.link == "up"
        key = {"up": "link-up", "connecting": "link-connecting"}.get(self.seen.link, "link-broken")
        where = self.place.invitation if self.seen.phase == "gathering" else self.place.code
        left = Text.assemble((title(self.seen, self.language), draw.LOOKS["bright"]), f"  {where}")
        right = Text(f"{'●' if up else '○'} {self.say(key)}", draw.UP if up else draw.LOOKS["alarm"])
        gap = max(2, self.size.width - 2 - left.cell_len - right.cell_len)
        return Text.assemble(left, " " * gap, right)

    def written(self, line: Message) -> Text:
        """A line of the log."""
        faint = draw.LOOKS["faint"]
        if told := line.get("said"):
            return Text.assemble((f"{told['name']}: ", "bold italic"), (told["text"], "italic"))
        text = draw.sentence(line["say"])
        if line.get("mark") == "bot":
            text.append(f" ({self.say('table-bot')})", faint)
        if line.get("undone"):
            text = Text.assemble((f"{self.say('log-undone')} ", faint), (text.plain, faint + draw.STRUCK))
        if line.get("why"):
            text.append(f"\n  {draw.sentence(line['why']).plain}", faint)
        return text
