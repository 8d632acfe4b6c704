"""`miccia serve` with bots that answer at once: python -m tests.e2e.quick DATA PORT [STACK [PACE]]

With STACK, JSON as `miccia.start(stack=...)` takes it, every deal is stacked: it stands in the header of each
game, so records replay. With PACE, bots seem to think for so many milliseconds. Reviews imagine the same
number of worlds on all rules. Everything else is the server as it is.
"""

import json
import sys
from functools import partial
from pathlib import Path

from msgspec.structs import replace

from miccia.core.record import Header
from miccia.server import serve
from miccia.server.app import create_app
from miccia.server.people.places import Places
from miccia.server.store.contract import TableRow
from miccia.server.table import fair

usual = fair.header
WORLDS = 24


def stack_deals(stack: str) -> None:
    """From now on every deal is stacked, unless STACK is null."""

    def stacked(table: TableRow, places: Places) -> Header:
        return replace(usual(table, places), stack=json.loads(stack))

    if json.loads(stack) is not None:
        fair.header = stacked


def main(data: str, port: str, stack: str = "null", pace: str = "null") -> None:
    stack_deals(stack)
    seeming = json.loads(pace) and (int(pace), int(pace))
    serve.create_app = partial(create_app, pace=seeming, review_worlds=WORLDS)  # type: ignore[attr-defined]
    serve.serve(port=int(port), data=Path(data), open_browser=False)


if __name__ == "__main__":
    main(*sys.argv[1:])
