"""A record to leaf through in a terminal: both ways, to any move, through any eyes."""

from typing import ClassVar

from rich.text import Text
from textual import events, work
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.screen import Screen
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from miccia.core.words import FRAME
from miccia.terminal import draw
from miccia.terminal.hangup import leave_with_the_terminal
from miccia.terminal.sheets import Number
from miccia.terminal.tape import Tape
from miccia.terminal.widgets import Board, Small, Told, framed

KEYS = {"left": "before", "right": "after", "g": "jump", "e": "eyes", "q": "quit"}
PROGRESS = 24  # letters of the bar


class Moves(OptionList, inherit_bindings=False):
    """All inputs of a record; the one that is pointed at is shown."""

    BINDINGS: ClassVar[list[BindingType]] = OptionList.BINDINGS  # left and right scroll nothing here

    def __init__(self) -> None:
        super().__init__(id="moves")


class Leaves(Screen[None]):
    """One position of a record, and the list of all moves below it."""

    def __init__(self, tape: Tape, seat: int | None) -> None:
        super().__init__()
        self.tape = tape
        self.seat = seat  # through whose eyes; None: all hands lie open
        self.top, self.status = Told(id="top"), Told(id="status")
        self.board, self.moves, self.small = Board(), Moves(), Small(tape.language)

    def say(self, key: str, **parts: str | int) -> str:
        return FRAME.plain(key, self.tape.language, **parts)

    def compose(self) -> ComposeResult:
        yield from framed(self.top, self.board, self.status, self.moves, self.small)

    def on_mount(self) -> None:
        self.moves.border_title = self.say("log-title")
        self.look(self.seat)
        self.moves.focus()

    def on_resize(self, event: events.Resize) -> None:
        self.set_class(self.small.short_of(event.size), "-tiny")

    @property
    def number(self) -> int:
        """How many inputs have been made in the position that is shown."""
        return self.moves.highlighted or 0

    def look(self, seat: int | None) -> None:
        """See it through these eyes from now on, where we are."""
        here, self.seat = self.number, seat
        self.moves.clear_options()
        self.moves.add_options([Option(self.line(number)) for number in range(len(self.tape) + 1)])
        self.moves.highlighted = here
        self.show()

    def line(self, number: int) -> Text:
        """A line of the list."""
        label = f"{number:>{len(str(len(self.tape)))}}  ", draw.LOOKS["faint"]
        if number == 0:
            return Text.assemble(label, self.say("screen-dealt"))
        told = [draw.sentence(sentence) for sentence in self.tape.told(number, self.seat)]
        return Text.assemble(label, Text("; ").join(told) if told else "…")

    def show(self) -> None:
        """The position that is pointed at."""
        number, count = self.number, len(self.tape)
        self.board.show(self.tape.picture(number, self.seat))
        name = self.tape.match.game.words.TEXTS.plain("name", self.tape.language)
        self.top.show(Text.assemble((name, draw.LOOKS["bright"]), f"  {', '.join(self.tape.names)}"))
        full = PROGRESS * number // max(1, count)
        eyes = self.say("eyes-all")
        if self.seat is not None:
            eyes = self.say("eyes-of", name=self.tape.names[self.seat])
        bar = "▰" * full + "▱" * (PROGRESS - full)
        self.status.show(Text.assemble((f"{number}/{count} {bar}", draw.LOOKS["bright"]), f"  {eyes}"))

    def go(self, number: int) -> None:
        """To the position after so many inputs, or as near to it as there is one."""
        self.moves.highlighted = min(max(0, number), len(self.tape))

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        self.show()


class ReplayApp(App[None]):
    """The screen and its keys."""

    CSS_PATH = "look.tcss"
    TITLE = "Miccia"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c", "quit", show=False, priority=True),
        Binding("space,enter,l,n", "after", show=False),
        Binding("backspace,h,p", "before", show=False),
    ]

    def __init__(self, tape: Tape, seat: int | None = None) -> None:
        super().__init__()
        self.animation_level = "none"
        self.leaves = Leaves(tape, seat)
        for key, action in KEYS.items():
            words = FRAME.plain(f"terminal-replay-{action}", tape.language)
            shown = {"left": "←", "right": "→"}.get(key, key)
            self.bind(key, action, description=words, key_display=shown)
        for seat_number in range(min(tape.seats, 9) + 1):
            self.bind(str(seat_number), f"eyes({seat_number})", show=False)

    def on_mount(self) -> None:
        self.push_screen(self.leaves)
        leave_with_the_terminal(self)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Enter goes on; a click has gone there already."""

    def action_after(self) -> None:
        self.leaves.go(self.leaves.number + 1)

    def action_before(self) -> None:
        self.leaves.go(self.leaves.number - 1)

    def action_eyes(self, number: int | None = None) -> None:
        """Those of a seat, from 1; 0 are everybody's, and without a number the next."""
        seats, now = self.leaves.tape.seats, self.leaves.seat
        if number is None:
            number = 1 if now is None else (now + 2) % (seats + 1)
        self.leaves.look(number - 1 if number else None)

    @work
    async def action_jump(self) -> None:
        tape = self.leaves.tape
        asked = FRAME.plain("terminal-jump", tape.language, count=len(tape))
        if (number := await self.push_screen_wait(Number(asked))) is not None:
            self.leaves.go(number)


def leaf(tape: Tape, seat: int | None) -> None:
    """Show a record until its reader has seen enough."""
    ReplayApp(tape, seat).run()
