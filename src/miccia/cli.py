"""The command `miccia`. What cannot be done is said in one line; nobody is shown a traceback."""

import argparse
import os
import sys
from collections.abc import Sequence
from typing import NoReturn

from miccia import RULES, __version__
from miccia.arena.drive import BadBot
from miccia.commands import (
    backup,
    convert,
    games,
    play,
    replay,
    restore,
    review,
    serve,
    simulate,
    tournament,
    verify,
)
from miccia.core.foreign import BadForeign
from miccia.core.record import BadRecord
from miccia.core.refused import BadSetup
from miccia.reviews import Unreviewable

DONE, FAILED, MISUSED, STOPPED = 0, 1, 2, 130  # what a shell is told; the last is its own number for Ctrl-C


class Parser(argparse.ArgumentParser):
    """One that complains in a line, without the usage."""

    def error(self, message: str) -> NoReturn:
        self.exit(complain(f"{message} ({self.prog} --help tells more)", MISUSED))


def parser() -> argparse.ArgumentParser:
    """Everything the command line understands."""
    top = Parser(prog="miccia", description="A table for board games, with bots.")
    top.add_argument("--version", action="version", version=f"miccia {__version__}, {RULES} rules")
    commands = top.add_subparsers(required=True, metavar="COMMAND")
    for command in (
        serve,
        play,
        backup,
        restore,
        games,
        simulate,
        tournament,
        replay,
        review,
        verify,
        convert,
    ):
        name = command.__name__.rpartition(".")[2]
        sub = commands.add_parser(name, help=command.__doc__, description=command.__doc__)
        command.arguments(sub)
        sub.set_defaults(run=command.run)
    return top


def main(given: Sequence[str] | None = None) -> int:
    """Run one command; its exit code."""
    try:
        arguments = parser().parse_args(given)
        arguments.run(arguments)
        sys.stdout.flush()
    except BadSetup as problem:
        return complain(problem.detail, MISUSED)
    except (BadForeign, BadRecord, BadBot, Unreviewable) as problem:
        return complain(str(problem), FAILED)
    except BrokenPipeError:  # whoever read our output has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FAILED
    except OSError as problem:
        name = f"{problem.filename}: " if problem.filename else ""
        return complain(f"{name}{problem.strerror or problem}", MISUSED)
    except KeyboardInterrupt as stop:
        return complain(str(stop) or "stopped", STOPPED)
    return DONE


def complain(problem: str, code: int) -> int:
    print(f"miccia: {' '.join(problem.split())}", file=sys.stderr)
    return code
