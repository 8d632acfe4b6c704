"""Luck taken out: what a deal was worth to a team that everybody can be compared with.

A control variate. The same deal, with all that is drawn from it later, is played by a known team too. How
much better it did there than on an average deal is luck; its mean is zero whoever plays, since the average is
taken on other deals. So it may be subtracted, as far as it goes along with the results.
"""

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, variance

from msgspec import Struct


class Estimate(Struct, frozen=True):
    """A mean with its standard error."""

    mean: float
    stderr: float


class Adjusted(Struct, frozen=True):
    """The plain mean, the one without luck, and how many times as many games the plain one would need."""

    plain: Estimate
    adjusted: Estimate
    factor: float


def estimate(values: Sequence[float]) -> Estimate:
    """The mean of independent values."""
    error = sqrt(variance(values) / len(values)) if len(values) > 1 else 0.0
    return Estimate(fmean(values), error)


def without_luck(results: Sequence[float], worth: Sequence[float], others: Sequence[float]) -> Adjusted:
    """The mean result by deal, given what the deals were worth to the yardstick, and what others were.

    How far luck counts is learnt on the other half of the deals, never on those it is subtracted from:
    else the mean would be a little wrong.
    """
    plain = estimate(results)
    even, odd = results[::2], results[1::2]
    share = len(others) / (len(others) + len(results))
    slopes = [share * slope(odd, worth[1::2]), share * slope(even, worth[::2])]
    average = fmean(others)
    left = [
        result - slopes[number % 2] * (value - average)
        for number, (result, value) in enumerate(zip(results, worth, strict=True))
    ]
    slack = fmean(slopes) ** 2 * variance(others) / len(others)  # the average is an estimate too
    within = estimate(left)
    adjusted = Estimate(within.mean, sqrt(within.stderr**2 + slack))
    factor = (plain.stderr / adjusted.stderr) ** 2 if adjusted.stderr > 0 else 1.0
    return Adjusted(plain, adjusted, factor)


def slope(results: Sequence[float], worth: Sequence[float]) -> float:
    """How much the results rise with the worth."""
    if len(results) < 2 or (spread := variance(worth)) == 0:
        return 0.0
    middle, level = fmean(worth), fmean(results)
    shared = sum((value - middle) * (result - level) for value, result in zip(worth, results, strict=True))
    return shared / (len(results) - 1) / spread
