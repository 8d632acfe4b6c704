"""What one phrase costs at a table with many onlookers: python -m bench.crowd [onlookers]"""

import asyncio
import sys
import tempfile
from collections import deque
from pathlib import Path
from statistics import median
from time import perf_counter

from miccia.server import desk, wire
from miccia.server.app import create_app
from miccia.server.clock import RealClock
from miccia.server.limits import Bucket
from miccia.server.table.asks import carry_out
from miccia.server.table.connection import Connection

PHRASES = 50


async def measure(folder: Path, onlookers: int) -> tuple[float, int]:
    """Milliseconds of the server's one thread for a phrase, and bytes to each onlooker."""
    app = create_app(folder / "miccia.db", pace=None)
    async with app.lifespan():
        maker = "maker"
        table = await app.state.lobby.make(desk.NewTable("hanabi", 2, "Ada", play=True), maker)
        lines = [
            Connection(session, "en", Bucket(RealClock(), 9, 9), 9)
            for session in [maker, *[f"onlooker {number}" for number in range(onlookers)]]
        ]
        table.present.update(lines)
        taken = []
        for number in range(PHRASES):
            for line in lines:
                line.frames = deque()
            start = perf_counter()
            await carry_out(table, lines[0], wire.Phrase(number, "hello"))
            taken.append(perf_counter() - start)
        sent = len(lines[-1].frames[-1])
        table.present.clear()
        return median(taken) * 1000, sent


def main() -> None:
    onlookers = int(sys.argv[1]) if len(sys.argv) > 1 else 400
    with tempfile.TemporaryDirectory() as folder:
        millis, sent = asyncio.run(measure(Path(folder), onlookers))
    print(f"a phrase at {onlookers} onlookers: {millis:.2f} ms, {sent} bytes to each")


if __name__ == "__main__":
    main()
