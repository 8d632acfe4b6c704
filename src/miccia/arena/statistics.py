"""What many games come to."""

from collections import Counter
from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev

from msgspec import Struct

from miccia.arena.playing import Result


class Fared(Struct, frozen=True):
    """How a bot did: the games it sat in, those that a seat of its own won, its mean score by seat."""

    games: int
    won: int
    mean_score: float


class Summary(Struct, frozen=True):
    """The mean score of a game (over its seats) with its standard error, and how the games ended."""

    finished: int
    mean_score: float
    stderr: float
    bots: dict[str, Fared]
    outcomes: dict[str, int]


def summarise(results: Sequence[Result]) -> Summary:
    """The figures of these games."""
    scores = [fmean(result.scores) for result in results]
    names = sorted({name for result in results for name in result.seats})
    return Summary(
        finished=len(results),
        mean_score=fmean(scores),
        stderr=stdev(scores) / sqrt(len(scores)) if len(scores) > 1 else 0.0,
        bots={name: fared(name, results) for name in names},
        outcomes=dict(Counter(result.why for result in results).most_common()),
    )


def fared(name: str, results: Sequence[Result]) -> Fared:
    there = [result for result in results if name in result.seats]
    won = sum(any(result.seats[seat] == name for seat in result.winners) for result in there)
    scores = [
        score
        for result in there
        for seat, score in zip(result.seats, result.scores, strict=True)
        if seat == name
    ]
    return Fared(len(there), won, fmean(scores))
