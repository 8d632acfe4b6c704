"""Review a finished game: what luck did, and what decisions cost."""

import argparse
import sys
from pathlib import Path

import msgspec

from miccia.core.record import BadRecord
from miccia.core.refused import BadSetup
from miccia.core.words import FRAME, LANGUAGES, plain
from miccia.games import find
from miccia.paper import load
from miccia.reviews import Review, review
from miccia.reviews.telling import Story
from miccia.reviews.told import Mistake, ReviewedGame

SHOWN = 3  # moves of each player


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE")
    parser.add_argument("--json", action="store_true", help="as JSON")
    parser.add_argument("--language", choices=LANGUAGES, default="en")
    parser.add_argument("--worlds", type=int, metavar="N", help="worlds imagined for each decision")


def run(given: argparse.Namespace) -> None:
    if given.worlds is not None and given.worlds < 2:
        raise BadSetup("bad-worlds", "at least 2 worlds must be imagined")
    try:
        record = load(given.file)
    except BadRecord as problem:
        raise BadRecord(problem.line, f"{problem.problem} ({given.file})") from None
    progress = Progress(given.language) if sys.stderr.isatty() else None
    found = review(record, worlds=given.worlds, progress=progress)
    if given.json:
        print(msgspec.json.format(msgspec.json.encode(figures(found)), indent=2).decode())
        return
    players = [
        FRAME.plain("terminal-player", given.language, number=n + 1) for n in range(record.header.seats)
    ]
    names = [name or player for name, player in zip(record.header.names or players, players, strict=False)]
    show(Story(record).tell(found, names, None, given.language), given.language)


class Progress:
    """A line that counts decisions, on a terminal."""

    def __init__(self, language: str) -> None:
        self.language = language

    def __call__(self, known: Review) -> None:
        said = FRAME.plain("review-running", self.language, done=known.done, of=known.of)
        end = "\r\x1b[K" if known.steps and known.done == known.of else "\r"
        print(f"{said}  ", end=end, file=sys.stderr, flush=True)


def figures(found: Review) -> dict[str, object]:
    """The review as JSON, the largest error first; actions as records write them."""
    actions = find(found.game).actions
    return {
        "game": found.game,
        "kind": found.kind,
        "worlds": found.worlds,
        "players": [
            {
                "seat": seat,
                "start": found.start(seat),
                "skill": side.skill,
                "luck": found.luck(seat),
                "end": found.end(seat),
                "decisions": side.decisions,
                "clear": side.clear,
                "errors": [
                    {
                        "n": error.n,
                        "loss": error.loss,
                        "bar": error.bar,
                        "played": actions[error.played].form,
                        "better": actions[error.better].form,
                    }
                    for error in side.errors
                ],
            }
            for seat, side in enumerate(found.sides)
        ],
        "curve": found.steps,
    }


def show(told: ReviewedGame, language: str) -> None:
    """The table, and what cost each player most."""
    print(plain(told.headline))
    print(plain(told.ended))
    print()
    heads = FRAME.plain("review-columns", language).split(", ")
    rows = [heads]
    for player in told.players:
        skill, end = round(player.skill * scale(told), 1), round(player.end * scale(told), 1)
        start = round(player.start * scale(told), 1)
        numbers = [start, skill, end - start - skill, end]
        counts = [str(player.decisions), str(player.clear)]
        rows.append([told.names[player.seat], *[f"{number:.1f}" for number in numbers], *counts])
    widths = [max(len(row[column]) for row in rows) for column in range(len(heads))]
    for row in rows:
        cells = [cell.rjust(width) for cell, width in zip(row[1:], widths[1:], strict=True)]
        print("  ".join([row[0].ljust(widths[0]), *cells]))
    for player in told.players:
        print(f"\n{told.names[player.seat]}")
        if not player.mistakes:
            print("  " + FRAME.plain("review-clear", language, count=player.decisions))
        for mistake in player.mistakes[:SHOWN]:
            show_mistake(mistake, told, language)
        rest = player.skill + sum(mistake.loss for mistake in player.mistakes)
        if round(rest * scale(told), 1):
            print("  " + FRAME.plain("review-rest", language, rest=points(rest, told)))


def points(value: float, told: ReviewedGame) -> str:
    return f"{value * scale(told):.1f}" + ("%" if told.kind == "win" else "")


def scale(told: ReviewedGame) -> float:
    """Chances are told in percent."""
    return 100.0 if told.kind == "win" else 1.0


def show_mistake(mistake: Mistake, told: ReviewedGame, language: str) -> None:
    loss = points(mistake.loss, told)
    print("  " + FRAME.plain("review-move", language, n=mistake.n, title=mistake.title, loss=loss))
    for key, text in (
        ("review-knew", plain(mistake.knew)),
        ("review-played", mistake.played.say),
        ("review-better", f"{mistake.better.say}: {plain(mistake.because)}"),
    ):
        print(f"    {FRAME.plain(key, language)}: {text}")
