"""Every message of a replay: a game as a row of pictures, each as certain eyes saw the table then."""

from typing import Annotated

from msgspec import Meta, Struct

from miccia.core.words import Sentence
from miccia.server.wire import Table, Update

Eyes = Annotated[str, Meta(pattern=r"^(\d{1,2}|table|all)$(?!\n)")]  # a seat's, everybody's, or all hands


class Frame(Struct, omit_defaults=True):
    """The table after the first `n` inputs of the record; `seat` is whose eyes see it, where that changes.

    There is one for the deal and for every input that these eyes were told of. `why`: there is a reason of a
    bot to be asked for, which tells more than these eyes could know.
    """

    n: int
    update: Update
    seat: int | None = None
    why: bool = False


class Finding(Struct, omit_defaults=True):
    """What the review of the game has found at an input: a decision in which something else was clearly
    better, with its seat and its place among the decisions of that seat, or a turning point."""

    n: int
    seat: int | None = None
    place: int = 0  # from 1, the largest first


class Reel(Struct):
    """A game to be wound both ways."""

    table: Table
    eyes: Eyes
    moves: int  # inputs of the record
    over: bool  # whether it was played to its end
    frames: list[Frame]
    marks: list[Finding]  # none as long as the game was not reviewed


class Why(Struct):
    """What a bot thought when it acted."""

    why: Sentence
