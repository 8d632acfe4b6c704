"""How well the steady player of Hanabi plays with its like.

python -m bench.strength [--games 500] [--seed 2] [--jobs J] [--write bench/results.md]
"""

import argparse
import time
from datetime import date
from pathlib import Path

from bench.results import write_section
from miccia import RULES
from miccia.arena.simulate import Series, simulate
from miccia.arena.statistics import summarise


def main() -> None:
    """Play, print, and write the section down if asked."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--seed", type=int, default=2)
    parser.add_argument("--jobs", type=int)
    parser.add_argument("--write", type=Path, metavar="FILE")
    given = parser.parse_args()
    section = "\n".join(measure(given.games, given.seed, given.jobs))
    print(section)
    if given.write:
        write_section(given.write, "Strength of the Hanabi bots", section)


def measure(games: int, seed: int, jobs: int | None) -> list[str]:
    """The lines of the table."""
    command = f"python -m bench.strength --games {games} --seed {seed}"
    lines = [
        f"`{command}`, all seats `steady`, {RULES} rules, {date.today()}",
        "",
        "| players | mean score | standard error | perfect | strike-outs | ms a decision |",
        "| --- | --- | --- | --- | --- | --- |",
    ]
    for players in range(2, 6):
        began = time.process_time()
        timed = simulate(Series("hanabi", players, min(games, 30), ("steady",), seed), jobs=1)
        millis = (time.process_time() - began) * 1000 / sum(result.inputs for result in timed)
        summary = summarise(simulate(Series("hanabi", players, games, ("steady",), seed), jobs))
        perfect, lost = (summary.outcomes.get(why, 0) / games for why in ("perfect", "strikes"))
        lines.append(
            f"| {players} | {summary.mean_score:.2f} | {summary.stderr:.2f} "
            f"| {perfect:.1%} | {lost:.1%} | {millis:.2f} |"
        )
    return lines


if __name__ == "__main__":
    main()
