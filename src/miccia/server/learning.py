"""Every message over a lesson's socket that tables do not know: see `wire.py` for the others."""

from miccia.server.wire import Answer, Do, Hello, Number, Numbered, Ping


class Again(Numbered, tag="again"):
    """In a lesson: deal a step's position anew."""

    step: Number


class Onward(Numbered, tag="onward"):
    """In a lesson: a step is done, the partners move and the next one begins."""


Learning = Hello | Ping | Do | Again | Onward


class Step(Answer, tag="step"):
    """A step of a lesson: before its act, or `done`. Things and controls go by the names of the board."""

    number: int  # from 1
    names: list[str]  # of all steps
    done: bool
    title: str
    text: str
    task: str  # once it is done: what came of it
    rules: list[str]
    points: list[str]  # what it speaks of
    presses: list[str]  # the controls that do it, in their order
    accepts: list[int]  # the action that it takes now
