"""What is laid over the table for a moment: a question, a choice of phrases, pages to read."""

from collections.abc import Sequence
from typing import ClassVar

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, Markdown, OptionList, Static
from textual.widgets.option_list import Option

from miccia.terminal.draw import LOOKS


class Ask(ModalScreen[str | None]):
    """A question with its answers, each a key and its words; Escape is none of them."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,q", "dismiss(None)", show=False)]

    def __init__(self, said: str, answers: Sequence[tuple[str, str]]) -> None:
        super().__init__()
        self.said = said
        self.answers = answers

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet"):
            yield Static(self.said, classes="said", markup=False)
            options = [
                Option(Text.assemble((f"{number} ", LOOKS["faint"]), words), id=key)
                for number, (key, words) in enumerate(self.answers, 1)
            ]
            yield OptionList(*options)

    def on_mount(self) -> None:
        self.query_one(OptionList).highlighted = 0

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(event.option_id)

    def on_key(self, event: events.Key) -> None:
        if event.key.isdecimal() and 0 < int(event.key) <= len(self.answers):
            self.dismiss(self.answers[int(event.key) - 1][0])


class Page(ModalScreen[None]):
    """Something to read."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q,enter", "dismiss(None)", show=False),
        Binding("down,j", "scroll(1)", show=False),
        Binding("up,k", "scroll(-1)", show=False),
        Binding("pagedown,space", "scroll(12)", show=False),
        Binding("pageup", "scroll(-12)", show=False),
    ]

    def __init__(self, markdown: str) -> None:
        super().__init__()
        self.markdown = markdown

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet page"), VerticalScroll():
            yield Markdown(self.markdown)

    def action_scroll(self, lines: int) -> None:
        self.query_one(VerticalScroll).scroll_relative(y=lines, animate=False)


class Number(ModalScreen[int | None]):
    """A number is asked for; Escape is none."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss(None)", show=False)]

    def __init__(self, said: str) -> None:
        super().__init__()
        self.said = said

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet"):
            yield Static(self.said, classes="said", markup=False)
            yield Input(type="integer")

    def on_input_submitted(self, event: Input.Submitted) -> None:
        self.dismiss(int(event.value) if event.value.isdecimal() else None)
