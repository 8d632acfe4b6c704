"""Check a record: the commitment to its seed, every input, every state, the end."""

import argparse
from pathlib import Path

from miccia.core.record import BadRecord
from miccia.paper import load
from miccia.play import replay


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE")


def run(given: argparse.Namespace) -> None:
    try:
        record = load(given.file)
    except BadRecord as problem:
        raise BadRecord(problem.line, f"{problem.problem} ({given.file})") from None
    header = record.header
    over = replay(record).over
    seed = "given openly, nobody committed to it"
    if header.commit is not None:
        seed = f"made of the secret that was committed to and {len(header.salts or [])} salts of the players"
    print(f"{given.file} is in order.")
    print(f"  game    {header.game}, {header.seats} players, rules {header.rules}")
    stack = dict(header.stack or {})
    starter = stack.pop("starter", [])
    print(f"  seed    {seed}" + (", with a prescribed order" if stack else ""))
    if starter:
        print(f"  start   seat {int(starter[0]) + 1}, prescribed")
    print(f"  inputs  {len(record.inputs)}: each was allowed and led to the state that is written down")
    print(
        f"  end     {over.why}, scores {' '.join(map(str, over.scores))}"
        if over
        else "  end     not yet played to it"
    )
