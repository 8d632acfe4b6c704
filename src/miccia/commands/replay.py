"""Go through a record move by move."""

import argparse
import sys
import time
from pathlib import Path

from miccia.commands.extra import terminal_here
from miccia.core.refused import BadSetup
from miccia.core.sketch import letters
from miccia.core.words import FRAME, LANGUAGES, plain
from miccia.paper import load
from miccia.terminal.tape import Tape


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE")
    parser.add_argument(
        "--seat", type=int, metavar="N", help="see it as this seat did, from 1 (default: all hands open)"
    )
    parser.add_argument("--language", choices=LANGUAGES, default="en")
    pace = parser.add_mutually_exclusive_group()
    pace.add_argument("--delay", type=float, metavar="SECONDS", help="go on by itself")
    pace.add_argument(
        "--all", action="store_true", help="do not stop; the default where nobody can press Enter"
    )


def run(given: argparse.Namespace) -> None:
    record = load(given.file)
    seats = record.header.seats
    if given.seat is not None and not 1 <= given.seat <= seats:
        raise BadSetup("bad-seats", f"this game has the seats 1 to {seats}, not {given.seat}")
    if given.delay is not None and given.delay < 0:
        raise BadSetup("bad-delay", "a delay is not negative")
    seat = None if given.seat is None else given.seat - 1
    tape = Tape(record, given.language)
    if given.delay is None and not given.all and terminal_here():
        from miccia.terminal.replaying import leaf  # only here: pipes need no terminal

        leaf(tape, seat)
        return
    print(letters(tape.picture(0, seat)))
    for number in range(1, len(tape) + 1):
        if not pace(given, FRAME.plain("terminal-next", given.language)):
            return
        print(f"\n{number}/{len(tape)}")
        for sentence in tape.told(number, seat):
            print(plain(sentence))
        print(letters(tape.picture(number, seat)), flush=True)


def pace(given: argparse.Namespace, prompt: str) -> bool:
    """Wait for the reader; False when they have seen enough."""
    if given.delay is not None:
        time.sleep(given.delay)
        return True
    if given.all or not sys.stdin.isatty():
        return True
    try:
        return not input(prompt).strip().lower().startswith("q")
    except EOFError:
        return False
