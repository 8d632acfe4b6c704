"""What the commands share that play many games: their arguments, the bar on the screen, Ctrl-C."""

import argparse
import json
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from miccia.arena.journal import Journal
from miccia.arena.playing import Result, Table
from miccia.commands.games import values_of
from miccia.core.refused import BadSetup

WIDTH = 30  # of the bar
OFTEN = 0.1  # seconds between two looks of it


def arguments(parser: argparse.ArgumentParser, players: str, bots: str) -> None:
    """Those of all such commands; `players` and `bots` say what is meant where nothing is."""
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--players", type=int, metavar="N", help=f"default: {players}")
    own = "your own as package.module:Class, a program as program:COMMAND"
    parser.add_argument("--bots", metavar="A,B", help=f"{own}; default: {bots}")
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="default: 0")
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game"
    )
    parser.add_argument(
        "--think", type=int, default=1000, metavar="MS", help="what a program has for a move; default: 1000"
    )
    parser.add_argument("--jobs", type=int, metavar="J", help="processes; default: one for each core")
    parser.add_argument("--ray", metavar="ADDRESS", help="play on the Ray cluster there")
    parser.add_argument(
        "--per-game", type=Path, metavar="FILE", help="a line for each game, as CSV or JSON lines by its name"
    )
    parser.add_argument("--records", type=Path, metavar="DIR", help="the record of each game")
    parser.add_argument("--json", action="store_true", help="the result as JSON")


def options_of(given: argparse.Namespace, options: type[Any]) -> dict[str, Any]:
    """The options that were asked for, or `BadSetup`."""
    if given.jobs is not None and given.jobs < 1:
        raise BadSetup("bad-jobs", "there must be at least one process")
    found: dict[str, Any] = {}
    for name, value in [option(text, options) for text in given.option]:
        if name in found:
            raise BadSetup("bad-option", f"option {name} is given twice")
        found[name] = value
    return found


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


def play(
    given: argparse.Namespace, of: object, count: int, table: Callable[[int], Table]
) -> tuple[dict[int, Result], KeyboardInterrupt | None]:
    """The games by their numbers: all of them, or those that are kept and what to say, after Ctrl-C."""
    journal = Journal(of, given.per_game, given.records)
    games: dict[int, Result] = {}
    stop = None
    bar = Bar(given.game, count, quiet=given.json or not sys.stderr.isatty())
    try:
        for number, result in journal.play(count, table, given.jobs, given.ray):
            games[number] = result
            bar.show(len(games))
    except KeyboardInterrupt:
        if not games or journal.file is None:
            raise
        games = journal.finished()  # perhaps one more than was shown
        stop = KeyboardInterrupt(
            f"stopped after {len(games)} of {count} games, which are kept in {journal.file}; "
            "the same command goes on from there"
        )
    finally:
        bar.clear()
    return dict(sorted(games.items())), stop


class Bar:
    """How far it is, and how long it will take."""

    def __init__(self, what: str, count: int, quiet: bool) -> None:
        self.what = what
        self.count = count
        self.quiet = quiet
        self.began = self.shown = time.perf_counter()
        self.before: int | None = None  # games that were there already
        self.line = ""

    def show(self, done: int) -> None:
        now = time.perf_counter()
        if self.before is None:
            self.before = done - 1
        if self.quiet or now - self.shown < OFTEN:
            return
        self.shown = now
        left = (now - self.began) * (self.count - done) / (done - self.before)
        full = WIDTH * done // self.count
        line = (
            f"{self.what} [{'#' * full}{'.' * (WIDTH - full)}] {done}/{self.count}, about {left:.0f} s left"
        )
        print(f"\r{line.ljust(len(self.line))}", end="", file=sys.stderr, flush=True)
        self.line = line

    def clear(self) -> None:
        if self.line:
            print(f"\r{' ' * len(self.line)}\r", end="", file=sys.stderr, flush=True)
            self.line = ""
