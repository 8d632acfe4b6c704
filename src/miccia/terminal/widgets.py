"""The parts of the screen: the board, the list of choices, the log."""

import time
from collections.abc import Sequence
from typing import ClassVar

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.geometry import Size
from textual.widget import Widget
from textual.widgets import Footer, OptionList, Static
from textual.widgets.option_list import Option

from miccia.core.sketch import Sketch
from miccia.core.words import FRAME
from miccia.terminal import draw
from miccia.terminal.choices import Choice

SETTLE = 0.35  # seconds after which whoever presses has seen what is offered
LEAST = 64, 20  # letters and lines
ROOMY = 32  # lines of a screen on which a board may have free lines between its own ...
AIRY = 0.42  # ... if it takes no more of the height then


class Told(Static):
    """A text that is drawn anew only when it says something else."""

    said = Text()

    def show(self, text: Text) -> None:
        if text != self.said or text.spans != self.said.spans:
            self.said = text
            self.update(text)


class Board(Static):
    """A sketch, folded to the width there is."""

    sketch: Sketch = ()

    def __init__(self) -> None:
        super().__init__(id="board")

    def show(self, sketch: Sketch) -> None:
        if sketch != self.sketch:
            self.sketch = sketch
            self.fold()

    def on_mount(self) -> None:
        self.fold()  # of an empty board no size is ever told

    def on_resize(self, event: events.Resize) -> None:
        self.fold()

    def fold(self) -> None:
        if not self.is_attached:
            return
        lines = draw.board(self.sketch, max(20, self.size.width or self.app.size.width - 2))
        height = self.app.size.height
        airy = height >= ROOMY and 2 * len(lines) <= AIRY * height
        self.set_class(airy, "airy")
        self.update(Text("\n\n" if airy else "\n").join(lines))


class Choices(OptionList):
    """What can be done. A number goes to a line, the same once more or Enter does it, as does a click."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("j", "cursor_down", show=False),
        Binding("k", "cursor_up", show=False),
    ]
    offered: Sequence[Choice] = ()
    changed = 0.0  # when what Enter would do last became something else

    def __init__(self) -> None:
        super().__init__(id="choices")

    def offer(self, choices: Sequence[Choice]) -> None:
        """Show these; whatever was pointed at stays so, wherever it is now."""
        old = [(choice.key, choice.label) for choice in self.offered]
        kept = self.pointed
        self.offered = choices
        if [(choice.key, choice.label) for choice in choices] == old:
            return
        self.clear_options()
        groups = len({choice.group for choice in choices})
        parted = len(choices) + groups - 1 <= self.size.height - 2  # only where all of it is seen
        for number, choice in enumerate(choices):
            if parted and number and choice.group != choices[number - 1].group:
                self.add_option(None)
            mark = f"{number + 1} " if number < 9 else "  "
            self.add_option(Option(Text.assemble((mark, "#8d8a9b"), choice.label), id=choice.key))
        if choices:
            self.highlighted = 0
            self.point(kept)
        if self.pointed != kept:
            self.changed = time.monotonic()

    def point(self, key: str | None) -> None:
        """Go to the line of this key, where there is one."""
        keys = [choice.key for choice in self.offered]
        if key in keys:
            self.highlighted = keys.index(key)

    @property
    def settled(self) -> bool:
        """Whether a press can be meant for what is offered now, and not for what was there before."""
        return time.monotonic() - self.changed > SETTLE

    @property
    def pointed(self) -> str | None:
        """The key of the line that Enter would do."""
        if self.highlighted is None or self.highlighted >= self.option_count:
            return None
        return self.get_option_at_index(self.highlighted).id

    def choice(self, key: str | None) -> Choice | None:
        return next((choice for choice in self.offered if choice.key == key), None)

    def key_number(self, number: int) -> None:
        """Go to the line of this number, or do it if that is where we are."""
        if number > self.option_count:
            return
        if self.highlighted == number - 1:
            self.action_select()
        else:
            self.highlighted = number - 1

    def on_key(self, event: events.Key) -> None:
        if event.key in "123456789" and len(event.key) == 1:
            event.stop()
            self.key_number(int(event.key))


class Log(VerticalScroll):
    """What happened, the newest last; it follows unless somebody reads further up."""

    can_focus = True

    def __init__(self) -> None:
        super().__init__(id="logbox")
        self.lines = Static(id="log")

    def compose(self) -> ComposeResult:
        yield self.lines

    def on_mount(self) -> None:
        self.anchor()

    def show(self, lines: Sequence[Text]) -> None:
        self.lines.update(Text("\n").join(lines))


class Small(Static):
    """What is shown in place of everything in a window that is too small."""

    def __init__(self, language: str) -> None:
        super().__init__(id="small")
        self.language = language

    def short_of(self, size: Size) -> bool:
        """Whether it is; then it says so."""
        least, has = (f"{wide} × {high}" for wide, high in (LEAST, size))
        self.update(FRAME.plain("terminal-small", self.language, least=least, size=has))
        return size.width < LEAST[0] or size.height < LEAST[1]


def framed(top: Told, board: Board, status: Told, below: Widget, small: Small) -> ComposeResult:
    """A whole screen: what is played, the board, a sentence about it, what is below, the keys."""
    with Vertical(id="whole"):
        yield top
        with VerticalScroll(id="middle", can_focus=False):
            yield board
        yield status
        yield below
        yield Footer(show_command_palette=False)
    yield small
