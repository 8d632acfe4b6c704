"""A guided first game as data: prescribed deals, and one step after the other that a newcomer does alone.

What is said stands in the game's words: `lesson-KEY` is a step's name; `lesson-KEY-title`, `-text` and
`-task` come before the act, `-done-title`, `-done-text` and `-done-task` after it.
"""

from msgspec import Struct

from miccia.core.forms import Form

Scripted = tuple[int | None, Form | None]  # a seat's act; (None, None) is the deadline that passes


class Deal(Struct, frozen=True):
    """A position: what chance gives, and all that was done before the step begins."""

    stack: dict[str, tuple[str, ...]]
    before: tuple[Scripted, ...] = ()


class Step(Struct, frozen=True):
    """One idea. Things and controls go by the names that the game's board gives them (`data-flip`,
    `data-lesson`).

    Without `does` there is only something to read.
    """

    key: str
    rules: tuple[str, ...]
    points: tuple[str, ...]  # what the step speaks of
    does: tuple[Form, ...] = ()  # what seat 0 does, one act after the other
    presses: tuple[str, ...] = ()  # the controls for it, in their order
    shows: tuple[str, ...] = ()  # what it speaks of once that is done; by default the same
    then: tuple[Scripted, ...] = ()  # what the partners do before the next step
    deal: Deal | None = None  # the step begins here, and not where the one before has ended


class Lesson(Struct, frozen=True):
    """A first game at a table of so many; whoever learns has seat 0, the partners are called `names`."""

    names: tuple[str, ...]
    steps: tuple[Step, ...]
    options: dict[str, object] = {}
