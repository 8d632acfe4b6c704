"""Go through a record move by move."""

import argparse
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from miccia.core.match import AnyMatch
from miccia.core.record import Undo, taken_back
from miccia.core.refused import BadSetup
from miccia.core.words import FRAME, LANGUAGES, plain, took_back
from miccia.paper import load
from miccia.play import deal, take


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
    players = [FRAME.plain("terminal-player", given.language, number=n + 1) for n in range(seats)]
    given_names = record.header.names or [""] * seats  # a name is empty if somebody wished to be forgotten
    names = [name or player for name, player in zip(given_names, players, strict=False)]
    match = deal(record.header)
    print(picture(match, seat, names, given.language))
    events: list[list[Any]] = []  # of every input
    for number, entry in enumerate(record.inputs, 1):
        if not pace(given, FRAME.plain("terminal-next", given.language)):
            return
        print(f"\n{number}/{len(record.inputs)}")
        events.append(take(match, entry))
        if isinstance(entry, Undo):
            gone = [event for n in taken_back(record.inputs[:number]) for event in events[n - 1]]
            known = gone if seat is None else [match.game.tell(event, seat) for event in gone]
            seen = any(isinstance(event, match.game.reveals or ()) for event in known)
            print(plain(took_back(entry.seat, names, seat, seen, given.language)))
        for line in told(match, events[-1], seat, names, given.language):
            print(line)
        print(picture(match, seat, names, given.language), flush=True)


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


def told(
    match: AnyMatch, events: Sequence[Any], seat: int | None, names: Sequence[str], language: str
) -> list[str]:
    """What happened, in sentences: as the seat is told it, or all there is to what everybody is told."""
    sentences = []
    for event in events:
        heard = match.game.tell(event, seat)
        if seat is None and heard is not None:
            heard = event
        if heard is not None and (sentence := match.game.words.say(heard, names, seat, language)):
            sentences.append(plain(sentence))
    return sentences


def picture(match: AnyMatch, seat: int | None, names: Sequence[str], language: str) -> str:
    """The table in letters, as one seat sees it or as all of them do together."""
    views = [match.view(who) for who in (range(match.state.seats) if seat is None else [seat])]
    sketch = match.game.sketch or field_by_field
    return sketch(views, names, language)


def field_by_field(views: Sequence[Any], names: Sequence[str], language: str) -> str:
    """Any view."""
    fields = msgspec.to_builtins(views[0])
    return "\n".join(f"  {name}: {msgspec.json.encode(value).decode()}" for name, value in fields.items())
