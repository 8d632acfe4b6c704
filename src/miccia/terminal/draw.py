"""Sketches and sentences with their colours: every colour comes with its shape or its letters."""

import re
from collections.abc import Iterator, Sequence
from typing import Any

from rich.style import Style
from rich.text import Text

from miccia.core.sketch import Ink, Line, Sketch

LOOKS = {
    "red": Style.parse("bold #ffffff on #b3312c"),
    "yellow": Style.parse("bold #1c1600 on #e9bf3b"),
    "green": Style.parse("bold #06180d on #58b87f"),
    "blue": Style.parse("bold #ffffff on #2c66c4"),
    "white": Style.parse("bold #17171c on #e9e6dc"),
    "black": Style.parse("bold #f3eefc on #574a70"),
    "bright": Style.parse("bold #f2c14e"),
    "faint": Style.parse("#8d8a9b"),
    "alarm": Style.parse("bold #ff8a7a"),
}
UP, STRUCK = Style.parse("#7fd1a0"), Style.parse("strike")
SEAT, THING = Style.parse("bold #f4efe6"), Style.parse("bold #b9d7f5")
ROOM = 30  # a label that is longer gets no column of its own


def pieces(parts: Line) -> Iterator[Text]:
    """What a line is made of and must not be torn: every ink, and every word with the blanks before it."""
    for part in parts:
        if isinstance(part, Ink):
            yield Text(part.face or part.text, LOOKS[part.look])
        else:
            yield from map(Text, re.findall(" *[^ ]+| +", part))


def board(sketch: Sketch, width: int) -> list[Text]:
    """A sketch in colours, no wider than this: what goes on stands below where it began."""
    lines: list[Text] = []
    for parts in sketch:
        indent, line = label(parts), Text()
        for piece in pieces(parts):
            if line.cell_len + piece.cell_len > width and line.cell_len > indent:
                lines.append(line)
                line = Text(" " * indent)
                piece = piece[len(piece.plain) - len(piece.plain.lstrip(" ")) :]
            line.append_text(piece)
        lines.append(line)
    return lines


def label(parts: Line) -> int:
    """How wide the column is that a line begins with."""
    begun = ""
    for part in parts[:2]:
        begun += part if isinstance(part, str) else part.text
        if begun.endswith("  "):
            return len(begun) if len(begun) <= ROOM else 2
    return 2


def sentence(parts: Sequence[Any]) -> Text:
    """What is said, with names and things standing out."""
    text = Text()
    for part in parts:
        if isinstance(part, str):
            text.append(part)
        else:
            kind, said = (part["kind"], part["text"]) if isinstance(part, dict) else (part.kind, part.text)
            text.append(said, SEAT if kind == "seat" else THING)
    return text


def bar(left: int, whole: int, width: int) -> Text:
    """Time that runs out: seconds, and how full it still is."""
    full = min(width, -(-left * width // whole))
    seconds = f"{left // 60000}:{left // 1000 % 60:02}" if whole >= 100_000 else f"{left / 1000:.0f} s"
    look = LOOKS["alarm"] if left < 10_000 else LOOKS["bright"]
    return Text.assemble(("▰" * full + "▱" * (width - full), look), " ", (seconds, look))
