"""`miccia serve` with stacked deals and bots that answer at once: python -m tests.e2e.stacked STACK DATA PORT

STACK is JSON, as `miccia.start(stack=...)` takes it. Everything else is the server as it is: the stack stands
in the header of each game, so records replay.
"""

import json
import sys
from functools import partial
from pathlib import Path

from msgspec.structs import replace

from miccia.core.record import Header
from miccia.server import fair, serve
from miccia.server.app import create_app
from miccia.server.seats import Places
from miccia.server.store import TableRow
from tests.e2e.conftest import Server

usual = fair.header


class StackedServer(Server):
    """Such a server in a process of its own."""

    def __init__(self, data: Path, stack: dict[str, list[str]]) -> None:
        self.stack = stack
        super().__init__(data)

    @property
    def command(self) -> list[str]:
        return ["tests.e2e.stacked", json.dumps(self.stack), str(self.data), str(self.port)]


def main(stack: str, data: str, port: str) -> None:
    def stacked(table: TableRow, places: Places) -> Header:
        return replace(usual(table, places), stack=json.loads(stack))

    fair.header = stacked
    serve.create_app = partial(create_app, pace=None)  # type: ignore[attr-defined]
    serve.serve(port=int(port), data=Path(data), open_browser=False)


if __name__ == "__main__":
    main(*sys.argv[1:])
