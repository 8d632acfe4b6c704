"""A real server whose clock a test holds in its hands: it stands still until it is turned.

As a script it serves, and reads on standard input by how many milliseconds time goes on.
"""

import asyncio
import json
import subprocess
import sys
from pathlib import Path

import uvicorn

from miccia.server.app import create_app
from miccia.server.serve import config, listen
from tests.e2e.conftest import Server
from tests.e2e.quick import stack_deals
from tests.server.house import PLENTY, Hourglass

ROOT = Path(__file__).parents[2]


class ClockedServer(Server):
    """The server in a process of its own. Its bots answer at once."""

    def start(self) -> None:
        command = [sys.executable, "-m", "tests.e2e.clocked", str(self.data), json.dumps(self.stack)]
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=ROOT
        )
        self.url = self.hear()

    def turn(self, seconds: int) -> None:
        """Time goes on for everybody."""
        assert self.process.stdin is not None
        self.process.stdin.write(f"{seconds * 1000}\n")
        self.process.stdin.flush()
        assert self.hear() == "turned"

    def hear(self) -> str:
        assert self.process.stdout is not None
        return self.process.stdout.readline().strip()


async def serve(data: Path) -> None:
    data.mkdir(parents=True, exist_ok=True)
    clock = Hourglass()
    listener = listen("127.0.0.1", 0)
    app = create_app(data / "miccia.db", clock=clock, pace=None, limits=PLENTY)
    running = asyncio.create_task(uvicorn.Server(config(app, PLENTY)).serve(sockets=[listener]))
    print(f"http://127.0.0.1:{listener.getsockname()[1]}", flush=True)

    def read() -> None:
        if line := sys.stdin.readline():
            clock.turn(int(line))
            print("turned", flush=True)

    asyncio.get_running_loop().add_reader(sys.stdin, read)
    await running


if __name__ == "__main__":
    stack_deals(sys.argv[2])
    asyncio.run(serve(Path(sys.argv[1])))
