"""How honest reviews are: in mixed games of bots, whoever plays better must lose less by review.

    python -m bench.review --games 200 [kittens ...]

Every seat of a table has another level, one place on with every game. With `--alike` all seats of a table
have the same, and each level plays its games: for Hanabi, whose experts talk in a code among themselves
alone, and for all to have as much to lose: one who plays at random among better ones is soon out of it. For
each level: what its decisions cost in a game and in a hundred decisions, what its games brought, and how much
that is of all that luck gave (what was there at the start, what luck added), with standard errors. `--first
100` leaves out as many games; `--worst 3` names the games in which a level lost most, and by what.
"""

import argparse
import time
from collections.abc import Iterator, Sequence
from math import sqrt
from typing import NamedTuple

from miccia import RULES
from miccia.arena.playing import Table, play, seed_of
from miccia.games import bots, find, names
from miccia.paper import load
from miccia.reviews import Review, Side, review

SEATS = 3
OPTIONS = {"fuse": {"tempo": "usual"}}  # a match between programs needs the clock of the rules


class Sat(NamedTuple):
    """Somebody of one level in one game."""

    level: str
    number: int
    seat: int
    side: Side
    end: float


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game", nargs="*", default=names())
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--worlds", type=int)
    parser.add_argument("--alike", action="store_true")
    parser.add_argument("--worst", type=int, default=0)
    given = parser.parse_args()
    for key in given.game:
        measure(key, given)


def tables(key: str, numbers: range, alike: bool) -> Iterator[tuple[int, tuple[str, ...]]]:
    """The number of each deal, and who sits at it."""
    levels = list(bots(key))[:SEATS]
    for number in numbers:
        if alike:
            yield from ((number, (level,) * SEATS) for level in levels)
        else:
            yield number, tuple(levels[(seat + number) % len(levels)] for seat in range(SEATS))


def measure(key: str, given: argparse.Namespace) -> None:
    sat: list[Sat] = []
    apart, reviewed, began = 0.0, 0, time.process_time()
    numbers = range(given.first, given.first + given.games)
    for number, seats in tables(key, numbers, given.alike):
        deal = seed_of(given.seed, number)
        result = play(Table(key, seats, deal, OPTIONS.get(key, {}), recorded=True))
        assert result.record is not None
        found = review(load(result.record), worlds=given.worlds)
        apart, reviewed = max(apart, *gaps(found)), reviewed + 1
        sat += [
            Sat(level, number, seat, side, found.end(seat))
            for seat, (level, side) in enumerate(zip(seats, found.sides, strict=True))
        ]
    spent = (time.process_time() - began) / reviewed
    print(f"{key}: {reviewed} games of {SEATS}, {RULES} rules, {spent:.1f} s of processor time a game")
    for level in dict.fromkeys(one.level for one in sat):
        tell(key, [one for one in sat if one.level == level], given.worst)
    print(f"  luck and skill add up to the result within {apart:.0e}", flush=True)


def gaps(found: Review) -> list[float]:
    """By seat, how far start, skill and luck are from the end."""
    return [
        abs(found.start(seat) + side.skill + found.luck(seat) - found.end(seat))
        for seat, side in enumerate(found.sides)
    ]


def tell(key: str, sat: Sequence[Sat], worst: int) -> None:
    """One level in a line, and the games in which it lost most."""
    costs = [-one.side.skill for one in sat]
    cost, doubt = told(costs)
    hundred, doubt_of_it = share([100 * cost for cost in costs], [one.side.decisions for one in sat])
    end = sum(one.end for one in sat) / len(sat)
    kept, doubt_of_that = share([one.end for one in sat], [one.end - one.side.skill for one in sat])
    print(f"  {sat[0].level:8} {cost:7.3f} ± {doubt:.3f} a game, ", end="")
    print(f"{hundred:6.2f} ± {doubt_of_it:.2f} in a hundred decisions, ends at {end:.3f}, ", end="")
    print(f"{100 * kept:3.0f} ± {100 * doubt_of_that:.0f} % of what luck gave")
    actions = find(key).actions
    for one in sorted(sat, key=lambda one: one.side.skill)[:worst]:
        print(f"    game {one.number}, seat {one.seat}: {one.side.skill:.3f}")
        for found in one.side.errors:
            done, better = actions[found.played].form, actions[found.better].form
            print(f"      {found.n}: {found.loss:.3f} ± {found.bar:.3f}, {done} at {found.chosen:.3f},")
            print(f"        {better} at {found.best:.3f}")


def told(values: Sequence[float]) -> tuple[float, float]:
    """Their mean and its standard error."""
    mean = sum(values) / len(values)
    return mean, sqrt(sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1) / len(values))


def share(parts: Sequence[float], wholes: Sequence[float]) -> tuple[float, float]:
    """What all parts are of all wholes, and the standard error of that."""
    of = sum(parts) / max(1e-9, sum(wholes))
    _, doubt = told([part - of * whole for part, whole in zip(parts, wholes, strict=True)])
    return of, doubt * len(wholes) / max(1e-9, sum(wholes))


if __name__ == "__main__":
    main()
