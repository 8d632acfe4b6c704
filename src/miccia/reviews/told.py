"""A review in words: what a reader of one language is told."""

from typing import Any, Literal

from msgspec import Struct

from miccia.core.sentence import Mark, Sentence


class Tried(Struct):
    """Something that could be done, and what it was worth on average by all that its seat could know."""

    act: dict[str, Any]  # the action's form
    say: str
    value: float
    picture: Mark  # a thing of the game that stands for it


class Mistake(Struct):
    """A decision in which something else was clearly better."""

    n: int  # the number of the input, from 1: it was taken after input n - 1
    loss: float  # what was possible besides, in worlds that had no part in finding it
    bar: float  # two standard errors of that
    title: str  # what was to be chosen
    knew: Sentence  # only what the seat then saw
    picture: Mark  # of that
    played: Tried
    better: Tried
    because: Sentence
    worlds: int  # in so many imagined worlds both were played on


class Assessed(Struct):
    """A player of a reviewed game: start + skill + luck = end, exactly."""

    seat: int
    start: float
    skill: float  # never above 0: what the decisions cost together, mistakes and all that was not clear
    luck: float  # all else: cards, dice, and what the others did
    end: float  # while the review runs: where it has come to
    decisions: int  # in which there was something to choose
    reviewed: int  # of them so far
    clear: int  # of these: nothing was clearly better
    mistakes: list[Mistake]  # the largest first


class Point(Struct):
    """What the game was worth to every seat after an input (0: at the deal), with the true cards."""

    n: int
    values: list[float]


class Band(Struct):
    """A round, from the input after which it began."""

    n: int
    title: str


class Moment(Struct):
    """Something that the whole table saw, after an input."""

    n: int
    icon: str  # the kind of the event it was
    say: Sentence


class Proof(Struct):
    """A line of the game's own proof of how it ended: what it shows, and the things."""

    title: str
    things: Sentence


class ReviewedGame(Struct):
    """A finished game and what is known of it so far. Headline, proof, moments, bands and ends are known at
    once."""

    game: str
    code: str
    number: int  # of the game at its table
    names: list[str]
    you: int | None  # the seat of whoever asks, if they sat there
    kind: Literal["win", "score"]  # values: the chance to win from 0 to 1, or the expected score
    most: float  # the top of the scale
    together: bool  # all seats share one value
    inputs: int  # the number of the last input
    headline: Sentence
    ended: Sentence
    proof: list[Proof]
    ends: list[float]  # by seat
    bands: list[Band]
    moments: list[Moment]  # six at most
    curve: list[Point]  # one for every input that stands, as far as it has come
    players: list[Assessed]  # by seat
    worlds: int  # imagined for a usual decision
