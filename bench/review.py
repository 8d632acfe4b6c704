"""How honest reviews are: in mixed games of bots, whoever plays better must lose less by review.

    python -m bench.review --games 200 [kittens ...]

Every seat of a table has another level, one place on with every game. For each level: what its decisions
cost in a game and in a hundred decisions, with standard errors.
"""

import argparse
import time
from math import sqrt

from miccia import RULES
from miccia.arena.playing import Table, play, seed_of
from miccia.games import bots, find, names
from miccia.paper import load
from miccia.reviews import review

SEATS = 3
OPTIONS = {"fuse": {"tempo": "usual"}}  # a match between programs needs the clock of the rules


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game", nargs="*", default=names())
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--worlds", type=int)
    given = parser.parse_args()
    for key in given.game:
        measure(key, given.games, given.seed, given.worlds)


def measure(key: str, games: int, seed: int, worlds: int | None) -> None:
    levels = list(bots(key))[:SEATS]
    costs: dict[str, list[float]] = {level: [] for level in levels}
    decisions = dict.fromkeys(levels, 0)
    apart, began = 0.0, time.process_time()
    for number in range(games):
        seats = tuple(levels[(seat + number) % len(levels)] for seat in range(SEATS))
        result = play(Table(key, seats, seed_of(seed, number), OPTIONS.get(key, {}), recorded=True))
        assert result.record is not None
        found = review(load(result.record), worlds=worlds)
        for seat, (level, side) in enumerate(zip(seats, found.sides, strict=True)):
            costs[level].append(-side.skill)
            decisions[level] += side.decisions
            apart = max(apart, abs(found.start(seat) + side.skill + found.luck(seat) - found.end(seat)))
    spent = (time.process_time() - began) / games
    unit = find(key).key
    print(f"{unit}: {games} games of {SEATS}, {RULES} rules, {spent:.1f} s of processor time a game")
    for level in levels:
        mean = sum(costs[level]) / games
        error = sqrt(sum((cost - mean) ** 2 for cost in costs[level]) / max(1, games - 1) / games)
        per_hundred = 100 * sum(costs[level]) / max(1, decisions[level])
        print(f"  {level:8} {mean:7.3f} ± {error:.3f} a game, {per_hundred:7.3f} in a hundred decisions")
    print(f"  luck and skill add up to the result within {apart:.0e}", flush=True)


if __name__ == "__main__":
    main()
