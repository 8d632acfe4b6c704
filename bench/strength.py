"""How well the bots play.

    python -m bench.strength [GAME ...] [--games 400] [--seed 2] [--jobs J] [--write FILE]

Where a game is played together, how often or how well it is won; where it is played against each other, how
often one bot wins from seats that rotate.
"""

import argparse
import time
from collections import Counter
from datetime import date
from math import sqrt
from pathlib import Path

from bench.results import write_section
from miccia import RULES, Waiting, start
from miccia.arena.playing import seed_of
from miccia.arena.simulate import Series, simulate
from miccia.arena.statistics import summarise

DUELS: dict[
    str, list[tuple[tuple[str, ...], float]]
] = {  # against each other: the bots, the first of them counts; the share of games it should win
    "kaboom": [
        (("steady", "random", "random", "random"), 0.60),
        (("expert", "steady"), 0.58),
        (("expert", "steady", "steady"), 0.467),
        (("expert", "steady", "steady", "steady"), 0.35),
        (("expert", "steady", "steady", "steady", "steady"), 0.28),
    ],
    "kittens": [
        (("steady", "random", "random", "random"), 0.55),
        (("expert", "steady"), 0.57),
        (("expert", "steady", "steady"), 0.467),
        (("expert", "steady", "steady", "steady"), 0.35),
        (("expert", "steady", "steady", "steady", "steady"), 0.28),
    ],
}
TABLES: dict[str, dict[str, dict[str, bool]]] = {  # whose endings and chairs are counted
    "kaboom": {"": {}},
    "kittens": {"": {}, ", Quick": {"quick": True}},
}
SQUADS: dict[str, list[tuple[str, dict[str, float | None]]]] = {
    # together on a level: the bots, and the share of games that they should win
    "fuse": [
        ("training", {"random": None, "steady": None, "expert": 0.97}),
        ("standard", {"steady": None, "expert": 0.85}),
        ("expert", {"steady": None, "expert": None}),
        ("elite", {"steady": None, "expert": None}),
    ]
}
PLANS = {"kaboom": ["bench.plans:Race", "bench.plans:Rene", "bench.plans:Rush"]}  # that must not beat steady
PEOPLE = {"literal": "bench.people:Literal", "intuitive": "bench.people:Intuitive"}
GAMES = ["hanabi", *DUELS, *SQUADS]


def scores(games: int, seed: int, jobs: int | None) -> list[str]:
    """Hanabi: what players of one kind score together."""
    lines = [
        "| all seats | players | mean score | standard error | perfect | strike-outs | ms a decision |",
        "| --- | --- | --- | --- | --- | --- | --- |",
    ]
    for bot in ("steady", "expert"):
        for players in range(2, 6):
            series = Series("hanabi", players, games, (bot,), seed)
            summary = summarise(simulate(series, jobs))
            perfect, lost = (summary.outcomes.get(why, 0) / games for why in ("perfect", "strikes"))
            lines.append(
                f"| {bot} | {players} | {summary.mean_score:.2f} | {summary.stderr:.2f} "
                f"| {perfect:.1%} | {lost:.1%} | {millis(series):.2f} |"
            )
    return lines


def partners(games: int, seed: int, jobs: int | None) -> list[str]:
    """Hanabi: what people who know no convention make among themselves, and with the steady player."""
    lines = [
        "| at the table | mean score | standard error | strike-outs | goal |",
        "| --- | --- | --- | --- | --- |",
    ]
    for name, bot in PEOPLE.items():
        for players in (2, 3):
            alone = None
            for people in range(players, 0, -1):
                bots = (bot,) * people + ("steady",) * (players - people)
                summary = summarise(simulate(Series("hanabi", players, games, bots, seed), jobs))
                lost = summary.outcomes.get("strikes", 0) / games
                lines.append(
                    f"| {people} {name}, {players - people} steady | {summary.mean_score:.2f} "
                    f"| {summary.stderr:.2f} | {lost:.1%} | {f'{alone + 1:.2f}' if alone else ''} |"
                )
                alone = alone or summary.mean_score
    return lines


def duels(game: str, games: int, seed: int, jobs: int | None) -> list[str]:
    """How often the first bot wins."""
    lines = [
        "| bots | won by the first | standard error | goal | by chance | ms a decision |",
        "| --- | --- | --- | --- | --- | --- |",
    ]
    for bots, goal in DUELS[game]:
        series = Series(game, len(bots), games, bots, seed)
        share = summarise(simulate(series, jobs)).bots[series.bots[0]].won / games
        lines.append(
            f"| {', '.join(series.bots)} | {share:.1%} | {error(share, games):.1%} | {goal:.1%} "
            f"| {1 / len(bots):.0%} | {millis(series):.1f} |"
        )
    return lines


def endings(game: str, games: int, seed: int, jobs: int | None) -> list[str]:
    """How games of the steady player with its like end, and how often each turn of the first round and each
    chair wins."""
    lines = [
        "",
        "| players, all `steady` | endings | won by who starts, … | by the first chair, … | fair |",
        "| --- | --- | --- | --- | --- |",
    ]
    for name, options in TABLES[game].items():
        for players in range(2, 6):
            results = simulate(Series(game, players, games, ("steady",), seed, options), jobs)
            ends = Counter(result.why if result.winners else "nobody wins" for result in results)
            chairs: Counter[int] = Counter()
            turns: Counter[int] = Counter()
            for number, result in enumerate(results):
                chairs.update(result.winners)
                first = starter(game, players, seed, number, options)
                turns.update((seat - first) % players for seat in result.winners)
            said = [f"{why} {shown(count / games, games)}" for why, count in ends.most_common()]
            won = [
                ", ".join(shown(counted[place] / games, games) for place in range(players))
                for counted in (turns, chairs)
            ]
            lines.append(f"| {players}{name} | {', '.join(said)} | {' | '.join(won)} | {1 / players:.1%} |")
    return lines


def starter(game: str, players: int, seed: int, number: int, options: dict[str, bool]) -> int:
    """Who begins one of the games."""
    turn = start(game, seats=players, seed=seed_of(seed, number), options=options).turn
    assert isinstance(turn, Waiting)
    return turn.order[0]


def plans(game: str, games: int, seed: int, jobs: int | None) -> list[str]:
    """How often somebody with a single plan wins among steady players."""
    lines = ["", "| one among `steady` | 2 players | 3 | 4 | 5 |", "| --- | --- | --- | --- | --- |"]
    for name in PLANS[game]:
        won = []
        for players in range(2, 6):
            bots = (name, *["steady"] * (players - 1))
            share = summarise(simulate(Series(game, players, games, bots, seed), jobs)).bots[name].won / games
            won.append(shown(share, games))
        lines.append(f"| {name.split(':')[1]} | {' | '.join(won)} |")
    fair = " | ".join(f"{1 / players:.1%}" for players in range(2, 6))
    return [*lines, f"| fair | {fair} |"]


def shown(share: float, games: int) -> str:
    """A share with its standard error."""
    return f"{share:.1%} ± {error(share, games):.1%}"


def squads(game: str, games: int, seed: int, jobs: int | None) -> list[str]:
    """How often a squad of one kind of bot wins, by players."""
    lines = [
        "| level, all seats | 1 player | 2 | 3 | 4 | 5 | goal | ms a decision |",
        "| --- | --- | --- | --- | --- | --- | --- | --- |",
    ]
    for level, kinds in SQUADS[game]:
        for bot, goal in kinds.items():
            options = {"level": level, "tempo": "usual"}
            squad = [Series(game, players, games, (bot,), seed, options) for players in range(1, 6)]
            won = [summarise(simulate(series, jobs)).bots[bot].won / games for series in squad]
            shares = " | ".join(f"{share:.1%}" for share in won)
            lines.append(
                f"| {level}, {bot} | {shares} | {f'{goal:.0%}' if goal else ''} | {millis(squad[3]):.2f} |"
            )
    return lines


def error(share: float, games: int) -> float:
    return sqrt(share * (1 - share) / games)


def millis(series: Series) -> float:
    """Processor time for a decision, the rules' own included, over a few games in this process."""
    few = Series(series.game, series.players, min(series.games, 10), series.bots, series.seed, series.options)
    began = time.process_time()
    results = simulate(few, jobs=1)
    return (time.process_time() - began) * 1000 / sum(result.inputs for result in results)


def measure(game: str, games: int, seed: int, jobs: int | None) -> str:
    """The section of a game."""
    table = duels if game in DUELS else squads
    if game == "hanabi":
        lines = [*scores(games, seed, jobs), "", *partners(games, seed, jobs)]
    else:
        lines = table(game, games, seed, jobs)
    if game in TABLES:
        lines += endings(game, games, seed, jobs)
    if game in PLANS:
        lines += plans(game, games, seed, jobs)
    command = (
        f"`python -m bench.strength {game} --games {games} --seed {seed}`, {RULES} rules, {date.today()}"
    )
    return "\n".join([command, "", *lines])


def main() -> None:
    """Play, print, and write the sections down if asked."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("chosen", nargs="*", metavar="GAME", help="default: all")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=2)
    parser.add_argument("--jobs", type=int)
    parser.add_argument("--write", type=Path, metavar="FILE")
    given = parser.parse_args()
    if unknown := set(given.chosen) - set(GAMES):
        parser.error(
            f"no strength is measured for {', '.join(sorted(unknown))}; known are {', '.join(GAMES)}"
        )
    for game in given.chosen or GAMES:
        section = measure(game, given.games, given.seed, given.jobs)
        print(section, end="\n\n", flush=True)
        if given.write:
            write_section(given.write, f"Strength of the bots: {game}", section)


if __name__ == "__main__":
    main()
