"""Turn a record into a file of another program, or such a file into a record."""

import argparse
import sys
from pathlib import Path

from miccia.core.foreign import BadForeign, Foreign
from miccia.core.record import BadRecord
from miccia.core.refused import BadSetup
from miccia.games import find, names
from miccia.paper import dump, load


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE")
    way = parser.add_mutually_exclusive_group(required=True)
    way.add_argument("--to", metavar="FORMAT", help="the file is a record; write it in this format")
    way.add_argument("--from", dest="source", metavar="FORMAT", help="it is in this format; write a record")
    parser.add_argument("--out", type=Path, metavar="FILE", help="default: on the screen")


def run(given: argparse.Namespace) -> None:
    try:
        if given.to:
            record = load(given.file)
            text = writer(given.to, record.header.game).write(find(record.header.game), record).decode()
        else:
            key, foreign = the_format(given.source)
            text = dump(foreign.read(find(key), given.file.read_bytes()))
    except BadRecord as problem:
        raise BadRecord(problem.line, f"{problem.problem} ({given.file})") from None
    except BadForeign as problem:
        raise BadForeign(problem.code, problem.place, f"{problem.detail} ({given.file})") from None
    if given.out is None:
        sys.stdout.write(text)
    else:
        given.out.write_text(text, encoding="utf-8")


def formats() -> dict[str, tuple[str, Foreign]]:
    """The formats by their names, each with the key of its game."""
    return {foreign.name: (key, foreign) for key in names() for foreign in find(key).foreign}


def the_format(name: str) -> tuple[str, Foreign]:
    known = formats()
    if name not in known:
        raise BadSetup("unknown-format", f"{name!r} is none of {', '.join(sorted(known))}")
    return known[name]


def writer(name: str, game: str) -> Foreign:
    key, foreign = the_format(name)
    if key != game:
        raise BadForeign("other-game", "", f"{name} has games of {key}, and this is one of {game}")
    return foreign
