"""The table in letters, for terminals: lines of text, and of ink where something has a look of its own.

A game says it in a function, `sketch(views, names, language)`, of what the owners of these views see
together. Joined by `letters` it reads well without any colour; a screen that has some draws the `face` of an
ink in place of its text, with the shape of its colour: no colour tells anything alone.
"""

from collections.abc import Sequence
from typing import Literal, NamedTuple

from miccia.core.outline import Suit

Look = Suit | Literal["bright", "faint", "alarm"]
SHAPES: dict[str, str] = {  # the same as on the pages
    "red": "▲",
    "yellow": "★",
    "green": "◆",
    "blue": "■",
    "white": "○",
    "black": "⬢",
}


class Ink(NamedTuple):
    """Letters with a look: of a colour, bright for what is to be seen first, faint for what is not, alarm."""

    text: str
    look: Look
    face: str = ""  # what a screen with colours shows in its place


Line = Sequence[str | Ink]
Sketch = Sequence[Line]


def letters(sketch: Sketch) -> str:
    """A sketch without its looks."""
    lines = ("".join(part if isinstance(part, str) else part.text for part in line) for line in sketch)
    return "\n".join(line.rstrip() for line in lines)


def joined(parts: Sequence[str | Ink], by: str) -> list[str | Ink]:
    """Parts with something between them."""
    line: list[str | Ink] = []
    for part in parts:
        line += [by, part] if line else [part]
    return line
