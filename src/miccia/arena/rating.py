"""How strong bots are by whom they beat: Bradley and Terry's model, fitted by maximum likelihood.

A bot with rating r beats one with rating s with the odds 10 ** ((r - s) / 400), as Elo wrote it; their mean
is 0.
"""

from collections.abc import Mapping, Sequence
from math import log10

from msgspec import Struct

from miccia.core.chance import Quick

Won = Mapping[tuple[str, str], float]  # what the first has won of games against the second; a draw is a half

DRAWN = 0.5  # games more between any two that were drawn: who always wins is not infinitely strong
ROUNDS, NEAR = 10_000, 1e-6
TRIES = 200  # of the bootstrap
SURE = 0.95


class Rating(Struct, frozen=True):
    """A rating, and from where to where it is with 95 % confidence."""

    rating: float
    low: float
    high: float


def fit(names: Sequence[str], won: Won) -> dict[str, float]:
    """The ratings under which these results are the likeliest (Zermelo's iteration)."""
    games = {
        (one, other): won.get((one, other), 0.0) + won.get((other, one), 0.0) + DRAWN
        for one in names
        for other in names
        if one != other
    }
    wins = {
        one: sum(won.get((one, other), 0.0) + DRAWN / 2 for other in names if other != one) for one in names
    }
    strength = dict.fromkeys(names, 1.0)
    for _ in range(ROUNDS):
        new = {
            one: wins[one]
            / sum(games[one, other] / (strength[one] + strength[other]) for other in names if other != one)
            for one in names
        }
        scale = len(names) / sum(new.values())
        new = {name: value * scale for name, value in new.items()}
        moved = max(abs(new[name] / strength[name] - 1) for name in names)
        strength = new
        if moved < NEAR:
            break
    ratings = {name: 400 * log10(value) for name, value in strength.items()}
    middle = sum(ratings.values()) / len(ratings)
    return {name: rating - middle for name, rating in ratings.items()}


def rate(names: Sequence[str], deals: Sequence[Won], seed: int = 0) -> dict[str, Rating]:
    """Ratings from what was won on each deal. How sure they are shows when deals are drawn again at random:
    games on one deal are not independent, deals are."""
    best = fit(names, total(deals))
    chance = Quick(seed)
    tried = [fit(names, total([deals[chance.below(len(deals))] for _ in deals])) for _ in range(TRIES)]
    found = {}
    for name in names:
        spread = sorted(ratings[name] for ratings in tried)
        cut = round((1 - SURE) / 2 * TRIES)
        found[name] = Rating(best[name], spread[cut], spread[-1 - cut])
    return found


def total(deals: Sequence[Won]) -> Won:
    summed: dict[tuple[str, str], float] = {}
    for deal in deals:
        for pair, games in deal.items():
            summed[pair] = summed.get(pair, 0.0) + games
    return summed
