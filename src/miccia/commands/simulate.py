"""Let bots play many games and report how they ended."""

import argparse
import json
import sys
import time
from typing import Any

import msgspec

from miccia.arena.playing import Result
from miccia.arena.simulate import Series, check
from miccia.arena.statistics import summarise
from miccia.arena.working import WORTH_SHARING
from miccia.commands import many
from miccia.core.setup import read_options
from miccia.games import bots, find


def arguments(parser: argparse.ArgumentParser) -> None:
    many.arguments(parser, players="as few as the game allows", bots="the strongest alone")
    parser.add_argument("--games", type=int, default=100, metavar="M", help="default: 100")


def run(given: argparse.Namespace) -> None:
    series = series_of(given)
    check(series)
    for note in without_effect(given, series):
        print(f"miccia: {note}", file=sys.stderr)
    began = time.perf_counter()
    games, stop = many.play(given, series.mark(), series.games, series.table)
    report = report_of(series, [*games.values()], time.perf_counter() - began)
    print(json.dumps(report, indent=2) if given.json else as_text(report))
    if stop is not None:
        raise stop


def series_of(given: argparse.Namespace) -> Series:
    """What is asked for, or `BadSetup`."""
    game = find(given.game)
    return Series(
        game=given.game,
        players=game.seats[0] if given.players is None else given.players,
        games=given.games,
        bots=tuple(given.bots.split(",")) if given.bots else (list(bots(given.game))[-1],),
        seed=given.seed,
        options=many.options_of(given, game.options),
        think=given.think,
    )


def without_effect(given: argparse.Namespace, series: Series) -> list[str]:
    """What was asked for and changes nothing, in sentences."""
    notes = []
    if given.jobs is not None and series.games < WORTH_SHARING:
        notes.append(f"--jobs changes nothing for fewer than {WORTH_SHARING} games")
    game = find(series.game)
    usual, chosen = game.options(), read_options(game.options, series.options)
    idle = game.idle(chosen) if game.idle else ()
    for name in series.options:
        if getattr(usual, name) == getattr(chosen, name):
            notes.append(f"option {name} changes nothing: it is the default")
        elif name in idle:
            notes.append(f"option {name} changes nothing beside the others")
    return notes


def report_of(series: Series, results: list[Result], seconds: float) -> dict[str, Any]:
    """The result as JSON."""
    summary = summarise(results)
    return {
        "game": series.game,
        "players": series.players,
        "games": series.games,
        "seed": series.seed,
        "options": dict(series.options),
        "finished": summary.finished,
        "mean_score": round(summary.mean_score, 4),
        "stderr": round(summary.stderr, 4),
        "wins": {name: fared.won for name, fared in summary.bots.items()},
        "bots": {name: msgspec.to_builtins(fared) for name, fared in summary.bots.items()},
        "outcomes": summary.outcomes,
        "seconds": round(seconds, 3),
        "games_per_second": round(summary.finished / seconds, 1),
    }


def as_text(report: dict[str, Any]) -> str:
    """The result for people."""
    outcomes = ", ".join(f"{why} {count}" for why, count in report["outcomes"].items())
    lines = [
        f"{report['game']}, {report['players']} players, {report['finished']} games, seed {report['seed']}",
        f"  mean score  {report['mean_score']:.2f} ± {report['stderr']:.2f}",
        f"  outcomes    {outcomes}",
    ]
    lines += [
        f"  {name:<11} won {bot['won']} of {bot['games']} games, mean score {bot['mean_score']:.2f}"
        for name, bot in report["bots"].items()
    ]
    return "\n".join(
        [*lines, f"  {report['seconds']:.1f} s, {report['games_per_second']:.0f} games a second"]
    )
