"""Let several bots meet each other on the same deals and say which is best."""

import argparse
import json
import sys
from pathlib import Path

import msgspec

from miccia.arena.luck import Estimate
from miccia.arena.standings import Standings, standings
from miccia.arena.tournament import Tournament, check
from miccia.commands import many
from miccia.commands.plots import draw, plots_needed
from miccia.games import bots, find

LITTLE = 1.05  # a factor below this is no gain


def arguments(parser: argparse.ArgumentParser) -> None:
    many.arguments(parser, players="two, or as few as the game allows", bots="all that are quick")
    parser.add_argument("--deals", type=int, default=50, metavar="M", help="default: 50")
    parser.add_argument("--plot", type=Path, metavar="FILE", help="a picture, as SVG or PNG by its name")


def run(given: argparse.Namespace) -> None:
    tournament = tournament_of(given)
    check(tournament)
    if given.plot is not None:
        plots_needed(given.plot)
    games, stop = many.play(given, tournament.mark(), tournament.games, tournament.table)
    found = standings(tournament, games)
    print(as_json(tournament, found) if given.json else as_text(tournament, found))
    if given.plot is not None:
        draw(tournament, found, given.plot)
        print(f"miccia: {given.plot} is drawn", file=sys.stderr)
    if stop is not None:
        raise stop


def tournament_of(given: argparse.Namespace) -> Tournament:
    """What is asked for, or `BadSetup`."""
    game = find(given.game)
    quick = tuple(name for name, kind in bots(given.game).items() if not kind.slow)
    return Tournament(
        game=given.game,
        players=max(2, game.seats[0]) if given.players is None else given.players,
        deals=given.deals,
        bots=tuple(given.bots.split(",")) if given.bots else quick,
        seed=given.seed,
        options=many.options_of(given, game.options),
        think=given.think,
    )


def as_json(tournament: Tournament, found: Standings) -> str:
    return json.dumps(msgspec.to_builtins(tournament) | msgspec.to_builtins(found), indent=2)


def as_text(tournament: Tournament, found: Standings) -> str:
    """The tables for people."""
    lines = [
        f"{tournament.game}, {tournament.players} players, {found.deals} deals, {found.games} games, "
        f"seed {tournament.seed}"
    ]
    rows = of_teams(found) if tournament.together else of_rivals(found)
    lines += ["", *columns(rows), ""]
    lines += columns(matrix(tournament, found))
    return "\n".join([*lines, "", *notes(found)])


def of_rivals(found: Standings) -> list[list[str]]:
    rows = [["", "rating", "95 %", "mean score"]]
    for one in found.table:
        assert one.rating is not None
        sure = f"{one.rating.low:+.0f} to {one.rating.high:+.0f}"
        rows.append([one.bot, f"{one.rating.rating:+.0f}", sure, told(one.score)])
    return rows


def of_teams(found: Standings) -> list[list[str]]:
    rows = [["", "its own kind", "with others"]]
    for one in found.table:
        assert one.alone is not None and one.mixed is not None
        rows.append([one.bot, told(one.alone), told(one.mixed)])
    return rows


def matrix(tournament: Tournament, found: Standings) -> list[list[str]]:
    """Each bot with or against each other: the mean score of the team, or the share that the row has won."""
    cells = {}
    for meeting in found.meetings:
        result = meeting.result
        back = result if tournament.together else Estimate(1 - result.mean, result.stderr)
        cells[meeting.other, meeting.one] = told(back)
        cells[meeting.one, meeting.other] = told(result)
    names = [one.bot for one in found.table]
    what = "team score" if tournament.together else "games won"
    return [[what, *names], *[[row, *[cells.get((row, column), "") for column in names]] for row in names]]


def notes(found: Standings) -> list[str]:
    """What luck did to it."""
    if found.yardstick is None:
        return ["Every deal was played from both sides, so its luck is out; nothing else is subtracted."]
    lines = [f"Without the luck of the deals, as the {found.yardstick} team had it on the same:"]
    for meeting in found.meetings:
        if meeting.luck is not None:
            factor = meeting.luck.factor
            gain = f"like {factor:.1f} times the games" if factor > LITTLE else "nothing gained"
            lines.append(f"  {meeting.one} with {meeting.other}: {told(meeting.luck.adjusted)}, {gain}")
    return lines if len(lines) > 1 else ["Too few games to say what was luck."]


def told(figure: Estimate) -> str:
    return f"{figure.mean:.2f} ± {figure.stderr:.2f}"


def columns(rows: list[list[str]]) -> list[str]:
    """A table in letters."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [
        "  " + "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
        for row in rows
    ]
