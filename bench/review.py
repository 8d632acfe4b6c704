"""How honest reviews are: in mixed games of bots, whoever plays better must lose less by review.

    python -m bench.review --games 200 [kittens ...]

Every seat of a table has another level, one place on with every game. With `--alike` all seats of a table
have the same, and each level plays its games: for Hanabi, whose experts talk in a code among themselves
alone. For each level: what its decisions cost in a game and in a hundred decisions, with standard errors, and
what its games brought. `--worst 3` names the games in which a level lost most, and by what.
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
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--worlds", type=int)
    parser.add_argument("--alike", action="store_true")
    parser.add_argument("--worst", type=int, default=0)
    given = parser.parse_args()
    for key in given.game:
        measure(key, given)


def tables(key: str, games: int, alike: bool) -> Iterator[tuple[int, tuple[str, ...]]]:
    """The number of each deal, and who sits at it."""
    levels = list(bots(key))[:SEATS]
    for number in range(games):
        if alike:
            yield from ((number, (level,) * SEATS) for level in levels)
        else:
            yield number, tuple(levels[(seat + number) % len(levels)] for seat in range(SEATS))


def measure(key: str, given: argparse.Namespace) -> None:
    sat: list[Sat] = []
    apart, reviewed, began = 0.0, 0, time.process_time()
    for number, seats in tables(key, given.games, given.alike):
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
    mean = sum(costs) / len(costs)
    error = sqrt(sum((cost - mean) ** 2 for cost in costs) / max(1, len(costs) - 1) / len(costs))
    per_hundred = 100 * sum(costs) / max(1, sum(one.side.decisions for one in sat))
    end = sum(one.end for one in sat) / len(sat)
    print(
        f"  {sat[0].level:8} {mean:7.3f} ± {error:.3f} a game, {per_hundred:7.3f} in a hundred decisions, "
        f"ends at {end:.3f}"
    )
    actions = find(key).actions
    for one in sorted(sat, key=lambda one: one.side.skill)[:worst]:
        print(f"    game {one.number}, seat {one.seat}: {one.side.skill:.3f}")
        for found in one.side.errors:
            done, better = actions[found.played].form, actions[found.better].form
            print(f"      {found.n}: {found.loss:.3f} ± {found.bar:.3f}, {done} at {found.chosen:.3f},")
            print(f"        {better} at {found.best:.3f}")


if __name__ == "__main__":
    main()
