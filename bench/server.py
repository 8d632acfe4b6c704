"""What the live table can carry, over real sockets and with everything stored: python -m bench.server

The server is a process of its own; this one is the crowd. First as many moves as it can make, by the
processor time that it took for them; then so many moves a second over many sockets, and how long each takes
from the click to the answer: with the games on the disk and in memory, which tells what the disk has to do
with it. On compiled rules where there are any. Then how soon a server answers that has many games stored.
boardgame.io, which keeps nothing, plays a toy in the same run (make boardgame).
"""

import argparse
import asyncio
import gc
import itertools
import os
import random
import subprocess
import sys
import tempfile
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import quantiles
from time import perf_counter
from typing import Any, NamedTuple

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from bench import boardgame
from miccia.play import head
from miccia.server.people.places import Place
from miccia.server.store.contract import InputRow, Progress, TableRow
from miccia.server.store.folder import DATABASE
from miccia.server.store.sqlite import SqliteStore

ROOT = Path(__file__).parents[1]
COMPILED = ROOT / "build/compiled"
MEMORY = "/dev/shm"  # a folder that is on no disk, where the system has this one
SLOW = 0.01  # seconds, for a commit
SEATS = {"hanabi": 3, "kaboom": 4, "kittens": 4, "fuse": 4}
LIMITS = (
    "burst per_second messages messages_per_second bytes bytes_per_second tables tables_per_minute hellos"
)
LIMITS += " hellos_per_second guesses guesses_per_minute connections sockets onlookers"


class Offer(msgspec.Struct):
    id: int
    act: dict[str, object]


class Heard(msgspec.Struct):
    """What the crowd reads of an answer."""

    t: str
    n: int = 0
    legal: list[Offer] = []
    turn: dict[str, object] = {}


read = msgspec.json.Decoder(Heard).decode


class Served(NamedTuple):
    """A server: its address, its process, and where its counters are."""

    url: str
    pid: int
    counters: str


@contextmanager
def server(folder: str) -> Iterator[Served]:
    """A server without limits on those who come."""
    limits = [word for name in LIMITS.split() for word in ("--limit", f"{name}=1000000")]
    command = [sys.executable, "-m", "miccia", "serve", "--no-open", "--port", "0", "--data", folder]
    command += ["--metrics", "127.0.0.1:0", *limits]
    paths = {"PYTHONPATH": str(COMPILED)} if (COMPILED / ".stamp").exists() else {}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=os.environ | paths) as process:
        assert process.stdout is not None
        try:
            line = process.stdout.readline()
            print(line.split(",")[0])
            counters = next(line.split()[0] for line in process.stdout if "/metrics" in line)
            yield Served(line.split()[0], process.pid, counters)
        finally:
            process.kill()


def commits(counters: str) -> tuple[int, int, float]:
    """How many commits there were, how many of them took longer than `SLOW`, and the seconds of all."""
    if not counters:  # of who keeps nothing
        return 0, 0, 0.0
    lines = [line.split() for line in httpx.get(counters).text.splitlines()]
    found = {words[0]: float(words[1]) for words in lines if words[0].startswith("miccia_commit_seconds")}
    every, quick = found["miccia_commit_seconds_count"], found[f'miccia_commit_seconds_bucket{{le="{SLOW}"}}']
    return int(every), int(every - quick), found["miccia_commit_seconds_sum"]


def processor(pid: int) -> float:
    """The seconds of processor time that a process has taken, all its threads together."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory(pid: int) -> int:
    """The bytes that it holds."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


class Crowd:
    """People at many tables, who move when `pace` lets them."""

    def __init__(self, url: str, game: str, pace: Callable[[], Awaitable[None]]) -> None:
        self.url, self.game, self.pace = url, game, pace
        self.name, self.seats = game, SEATS[game]
        self.dice = random.Random(1)
        self.moves = 0
        self.taken: list[float] = []
        self.numbers = itertools.count(1)
        self.tables = itertools.count(1)

    async def sit_down(self, http: httpx.AsyncClient) -> list[ClientConnection]:
        """A new table in play; the lines of those who play."""
        lines: list[ClientConnection] = []
        table = next(self.tables)  # whose people have names of their own: what is said of them is said anew
        wish = {"game": self.game, "seats": self.seats, "name": f"P0 of {table}"}
        made = await http.post("/api/tables", json=wish)
        cookie = made.headers["set-cookie"].partition(";")[0]
        http.cookies.clear()
        for seat in range(self.seats):
            headers = {"Cookie": cookie} if seat == 0 else {}
            address = f"{self.url.replace('http', 'ws')}/ws/{made.json()['code']}"
            line = await connect(
                address, additional_headers=headers, compression=None, max_size=None, ping_interval=None
            )
            await line.send('{"t":"hello"}')
            if seat:
                await line.send(f'{{"t":"sit","id":1,"name":"P{seat} of {table}","seat":{seat}}}')
            lines.append(line)
        for line in lines:
            await self.until(line, lambda heard: heard.t == "table")
        await lines[0].send('{"t":"begin","id":2}')
        if self.game == "fuse":
            for line in lines:
                await line.send('{"t":"ready","id":3}')
        return lines

    async def until(self, line: ClientConnection, wanted: Callable[[Heard], bool]) -> Heard:
        while not wanted(heard := read(await line.recv(decode=False))):
            pass
        return heard

    async def play(self, line: ClientConnection) -> None:
        """Move whenever it is one's turn, to the end."""
        sent, update = 0.0, Heard("")
        while True:
            heard = read(await line.recv(decode=False))
            if heard.t == "refusal" and not update.t:  # others heard of the deal before
                await line.send('{"t":"ready","id":3}')
                continue
            if heard.t == "refusal":  # overtaken, or time has not begun
                sent = 0.0
                await asyncio.sleep(0.2)
            elif heard.t == "update":
                if sent and heard.n > update.n:
                    self.taken.append(perf_counter() - sent)
                    self.moves += 1
                    sent = 0.0
                update = heard
            else:
                continue
            if update.turn["t"] == "over":
                return
            if update.legal and not sent:
                await self.pace()
                calm = [offer for offer in update.legal if offer.act["do"] not in ("play", "give-up")]
                act = self.dice.choice(calm or update.legal)
                sent = perf_counter()
                asked = {"t": "do", "id": next(self.numbers), "action": act.id, "seen": update.n}
                await line.send(msgspec.json.encode(asked), text=True)


class Pace:
    """So many moves a second for everybody together, at moments that nobody foresees."""

    def __init__(self, per_second: float) -> None:
        self.per_second = per_second
        self.next = 0.0
        self.dice = random.Random(2)

    async def __call__(self) -> None:
        now = perf_counter()
        self.next = max(self.next, now - 0.05) + self.dice.expovariate(self.per_second)
        await asyncio.sleep(max(0.0, self.next - now))


async def at_once() -> None:
    """No pace at all."""


async def saturated(crowd: Any, url: str, pid: int, tables: int, seconds: float, counters: str = "") -> float:
    """As many moves as can be made, for so long or until games end; how many for a second of the server's
    processor time."""
    async with httpx.AsyncClient(base_url=url, timeout=60) as http:
        places = [place for _ in range(tables) for place in await crowd.sit_down(http)]
        playing = [asyncio.create_task(crowd.play(place)) for place in places]
        await asyncio.sleep(4 if crowd.name == "fuse" else 1)  # FUSE counts down first
        (before, *_), moves, cpu, start = commits(counters), crowd.moves, processor(pid), perf_counter()
        while perf_counter() - start < seconds and sum(task.done() for task in playing) <= len(playing) / 10:
            await asyncio.sleep(0.1)
        moves, cpu, took = crowd.moves - moves, processor(pid) - cpu, perf_counter() - start
        over, (after, *_) = sum(task.done() for task in playing) / len(playing), commits(counters)
        for task in playing:
            task.cancel()
    print(
        f"{crowd.name}: {moves / cpu:,.0f} moves per second of the server's processor time;"
        f" {moves / took:,.0f} a second at {tables} tables of {crowd.seats},"
        f" {over:.0%} of which were over in the end"
        + (f"; {moves / (after - before):.1f} in a commit" if counters else ""),
        flush=True,
    )
    return float(moves / cpu)


async def paced(crowd: Any, url: str, pid: int, sockets: int, seconds: float, counters: str = "") -> None:
    """So many moves a second over so many sockets: how long each takes, and what a socket holds."""
    empty = memory(pid)
    async with httpx.AsyncClient(base_url=url, timeout=60) as http:
        places: list[Any] = []
        while len(places) < sockets:
            places += await crowd.sit_down(http)
        full = memory(pid)
        playing = [asyncio.create_task(crowd.play(place)) for place in places]
        await asyncio.sleep(5)
        before = commits(counters)
        crowd.taken.clear()
        cpu = processor(pid)
        await asyncio.sleep(seconds)
        cut = quantiles(crowd.taken, n=1000)
        cpu = (processor(pid) - cpu) / seconds
        after = commits(counters)
        for task in playing:
            task.cancel()
    tables = len(places) // crowd.seats
    print(
        f"{crowd.name}: {len(crowd.taken) / seconds:,.0f} moves a second over {len(places):,} sockets: p50"
        f" {cut[499] * 1000:.1f}, p99 {cut[989] * 1000:.1f}, worst {max(crowd.taken) * 1000:.0f} ms,"
        f" processor {cpu:.0%}; {(full - empty) / len(places) / 1000:.0f} kB a socket,"
        f" {(full - empty) / tables / 1000:.0f} kB a table with all of its own",
        flush=True,
    )
    if counters:
        count, slow, took = (now - then for now, then in zip(after, before, strict=True))
        print(
            f"{count:,} commits, {took / count * 1000:.2f} ms each; {slow} took over {SLOW * 1000:.0f} ms",
            flush=True,
        )


async def store_games(folder: str, count: int) -> None:
    """So many games of Hanabi that were begun, each with thirty inputs."""
    store = SqliteStore(Path(folder) / DATABASE)
    places = (Place("human", "Ada", None, "session", "", 1), Place("bot", "Nora", "steady"))
    inputs = [InputRow(n, n * 1000, n % 2, {"do": "clue", "offset": 1, "value": "R"}) for n in range(1, 31)]
    header = head("hanabi", 2, bytes(32), {})

    async def keep(code: str) -> None:
        row = TableRow(code, "hanabi", {}, True, "steady", "session", bytes(32), places)
        hold = (await store.add(row)).hold
        await store.begin(hold, 1, places, header, [0])
        await store.append(hold, 1, Progress(inputs, waiting=[1]))

    await asyncio.gather(*[keep(f"LUNA-MARE-{number}") for number in range(10, count + 10)])
    await store.close()


def started(games: int) -> None:
    """How soon a server answers that has so many games stored."""
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(store_games(folder, games))
        start = perf_counter()
        with server(folder) as (url, pid, _):
            httpx.get(f"{url}/api/tables").raise_for_status()
            took = perf_counter() - start
            print(
                f"{games:,} stored games: {took:.2f} s to the first answer, {processor(pid):.2f} s of the"
                f" processor's, {memory(pid) / 1e6:.0f} MB",
                flush=True,
            )


def of_crowds(description: str | None, sockets: int) -> argparse.ArgumentParser:
    """What can be said about how many come, how fast they move, and what is stored already."""
    options = argparse.ArgumentParser(
        description=description, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    options.add_argument("--sockets", type=int, default=sockets)
    options.add_argument("--rate", type=float, default=500)
    options.add_argument("--seconds", type=float, default=10)
    options.add_argument("--stored", type=int, default=10_000)
    return options


def main() -> None:
    options = of_crowds(__doc__, 5000)
    options.add_argument("games", nargs="*", default=["hanabi", "kaboom", "fuse"])
    options.add_argument("--tables", type=int, default=300)
    given = options.parse_args()
    gc.disable()  # the crowd must not stop to tidy up
    print(f"load of the machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors")
    if not boardgame.installed():
        print("*** SKIPPED: boardgame.io is not installed (make peers): nothing is compared with it")
    peer = 0.0
    if boardgame.installed():
        with boardgame.server() as (url, pid):
            toys = boardgame.Toys(url, at_once)
            peer = asyncio.run(saturated(toys, url, pid, given.tables, given.seconds))
    for game in given.games:
        with tempfile.TemporaryDirectory() as folder, server(folder) as (url, pid, counters):
            crowd = Crowd(url, game, at_once)
            moves = asyncio.run(saturated(crowd, url, pid, given.tables, given.seconds, counters))
            if peer:
                print(f"{game}: {moves / peer:.2f} times what boardgame.io makes", flush=True)
    if given.sockets:
        if boardgame.installed():
            with boardgame.server() as (url, pid):
                toys = boardgame.Toys(url, Pace(given.rate))
                asyncio.run(paced(toys, url, pid, given.sockets, given.seconds))
        for place in (None, MEMORY) if Path(MEMORY).is_dir() else (None,):
            with tempfile.TemporaryDirectory(dir=place) as folder, server(folder) as (url, pid, counters):
                print(f"saved games in {folder}")
                crowd = Crowd(url, "hanabi", Pace(given.rate))
                asyncio.run(paced(crowd, url, pid, given.sockets, given.seconds, counters))
    if given.stored:
        started(0)
        started(given.stored)


if __name__ == "__main__":
    main()
