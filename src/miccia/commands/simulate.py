"""Let bots play many games and report how they ended."""

import argparse
import json
import sys
import time
from typing import Any

import msgspec

from miccia.arena.simulate import WORTH_SHARING, Result, Series, check, simulate
from miccia.arena.statistics import summarise
from miccia.commands.games import values_of
from miccia.core.refused import BadSetup
from miccia.core.setup import read_options
from miccia.games import bots, find

STEPS = 200  # in which a long series is counted on the screen


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--players", type=int, metavar="N", help="default: as few as the game allows")
    parser.add_argument("--games", type=int, default=100, metavar="M", help="default: 100")
    parser.add_argument(
        "--bots", metavar="A,B", help="they take turns in the seats; default: the strongest alone"
    )
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="default: 0")
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game"
    )
    parser.add_argument("--jobs", type=int, metavar="J", help="processes; default: one for each core")
    parser.add_argument("--json", action="store_true", help="the result as JSON")


def run(given: argparse.Namespace) -> None:
    series = series_of(given)
    check(series)
    for note in without_effect(given, series):
        print(f"miccia: {note}", file=sys.stderr)
    began = time.perf_counter()
    results = play(series, given.jobs, quiet=given.json or not sys.stderr.isatty())
    report = report_of(series, results, time.perf_counter() - began)
    print(json.dumps(report, indent=2) if given.json else as_text(report))


def series_of(given: argparse.Namespace) -> Series:
    """What is asked for, or `BadSetup`."""
    game = find(given.game)
    if given.jobs is not None and given.jobs < 1:
        raise BadSetup("bad-jobs", "there must be at least one process")
    options: dict[str, Any] = {}
    for name, value in [option(text, game.options) for text in given.option]:
        if name in options:
            raise BadSetup("bad-option", f"option {name} is given twice")
        options[name] = value
    return Series(
        game=given.game,
        players=game.seats[0] if given.players is None else given.players,
        games=given.games,
        bots=tuple(given.bots.split(",")) if given.bots else (list(bots(given.game))[-1],),
        seed=given.seed,
        options=options,
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


def option(text: str, options: type[Any]) -> tuple[str, Any]:
    """NAME=VALUE, or NAME alone for one that is switched on."""
    name, _, value = text.partition("=")
    known = {field.name: field.type for field in msgspec.structs.fields(options)}
    if name not in known:
        raise BadSetup("bad-option", f"{name!r} is no option of this game; known are {', '.join(known)}")
    try:
        return name, msgspec.convert(value or "true", known[name], strict=False)
    except msgspec.ValidationError:
        values = values_of(known[name])
        allowed = (
            " or ".join(json.dumps(one).strip('"') for one in values) if isinstance(values, list) else values
        )
        raise BadSetup("bad-option", f"option {name} is {allowed}, not {value!r}") from None


def play(series: Series, jobs: int | None, quiet: bool) -> list[Result]:
    if quiet:
        return simulate(series, jobs)
    line = f"{series.game} {series.games}/{series.games}"
    done = 0

    def advance() -> None:
        nonlocal done
        done += 1
        if done * STEPS % series.games < STEPS:
            print(f"\r{series.game} {done}/{series.games}", end="", file=sys.stderr, flush=True)

    try:
        return simulate(series, jobs, advance)
    finally:
        print(f"\r{' ' * len(line)}\r", end="", file=sys.stderr, flush=True)


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
