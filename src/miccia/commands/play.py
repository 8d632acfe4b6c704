"""Play in this terminal, with bots or at a table of friends."""

import argparse
import random
from contextlib import ExitStack

from miccia.commands.extra import server_needed, terminal_needed
from miccia.commands.many import option
from miccia.core.refused import BadSetup
from miccia.core.words import FRAME, LANGUAGES
from miccia.games import bots, find
from miccia.server.store.folder import data_folder


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", nargs="?", metavar="GAME", help="with bots, at a table of your own")
    parser.add_argument(
        "--table", metavar="ADDRESS", help="at this table: the address of an invitation, http://HOST/t/CODE"
    )
    parser.add_argument("--players", type=int, metavar="N", help="you and the bots (default: 3)")
    parser.add_argument("--bots", metavar="LEVEL", help="how well they play (default: well)")
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game"
    )
    parser.add_argument("--name", help="yours (default: one that the house gives)")
    parser.add_argument("--language", choices=LANGUAGES, default="en")


def run(given: argparse.Namespace) -> None:
    terminal_needed()
    from miccia.terminal import address, door  # only here: the other commands need no terminal
    from miccia.terminal.app import PlayApp
    from miccia.terminal.house import House
    from miccia.terminal.known import Known

    own = (given.players, given.bots) != (None, None) or given.option
    if (given.game is None) == (given.table is None) or (given.table and own):
        raise BadSetup("no-game", "miccia play takes a game, with what belongs to it, or --table ADDRESS")
    name = given.name or random.choice(FRAME.plain("friendly-names", given.language).split(", "))
    with ExitStack() as stack:
        if given.table:
            place, known = address.read(given.table), Known(data_folder())
            app = PlayApp(place, name, given.language, known.cookie(place.house), known)
        else:
            table = new_table(given, name)
            with server_needed():
                import miccia.server.app  # noqa: F401 - only whether all of it is there
            place, cookie = door.make(stack.enter_context(House()), given.language, table)
            app = PlayApp(place, name, given.language, cookie)
        problem = app.run()
    if problem:
        raise BadSetup("cannot-play", problem)


def new_table(given: argparse.Namespace, name: str) -> dict[str, object]:
    """What is asked for, looked at before anything is started."""
    game = find(given.game)
    seats = given.players if given.players is not None else min(max(3, game.seats[0]), game.seats[-1])
    if seats not in game.seats:
        fewest, most = game.seats[0], game.seats[-1]
        raise BadSetup("bad-seats", f"{given.game} is played by {fewest} to {most}, not by {seats}")
    if given.bots is not None and given.bots not in bots(given.game):
        levels = ", ".join(bots(given.game))
        raise BadSetup(
            "unknown-bot", f"there are no bots {given.bots!r} for {given.game}; there are {levels}"
        )
    options = dict(option(text, game.options) for text in given.option)
    return {"game": given.game, "seats": seats, "name": name, "options": options, "bot": given.bots}
