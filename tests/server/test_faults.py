"""Three servers, PostgreSQL and HAProxy as real processes, each of which dies or sleeps while people play.

Whoever plays comes back, remembers all that it was told, and compares (`regulars`); in the end all that
anybody saw is compared with what is stored (`history`).
"""

import asyncio
import random
import signal
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from time import perf_counter

import httpx
import pytest
from websockets.exceptions import InvalidHandshake

from miccia.server.store.postgres.store import open_store
from tests import postgres
from tests.cluster import Cluster, cluster
from tests.server.history import in_one_line, saw_it_so
from tests.server.regulars import CUT_OFF, Company, Witness
from tests.server.test_chaos import spread

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.skipif(postgres.programs() is None, reason=postgres.MISSING),
    pytest.mark.skipif(postgres.haproxy() is None, reason=postgres.NO_PROXY),
]
MOVED = (*CUT_OFF, InvalidHandshake, TimeoutError)
LONG = 90  # seconds on a busy machine
CHECKED = 3  # seconds until the proxy knows of a server that says nothing: two checks of a second each


class Busy(Exception):
    """The proxy has nobody just now who could make a table."""


class Roving(Company):
    """People who come back through the proxy, wherever that brings them."""

    def __init__(self, dice: random.Random, pace: float) -> None:
        super().__init__(dice, pace=pace, boldness=0, game="hanabi", seats=3, bot="steady")
        self.enough = False
        self.first = 0.0  # when one of them saw a move again

    async def rove(self, port: int) -> None:
        for witness in self.all:
            witness.call_at(port)
        self.told = self.note_time
        while not self.seated[0].update:
            try:
                await self.meet()
            except (*MOVED, httpx.HTTPError, Busy):
                await asyncio.sleep(0.5)
        await asyncio.gather(*[self.stay(witness) for witness in self.all])

    async def stay(self, witness: Witness) -> None:
        """To the end, each by themselves, as pages do."""
        while not self.enough:
            try:
                await self.watch(witness)
                return
            except MOVED:
                self.cut += not self.enough
                if witness.line is not None:
                    witness.line.transport.abort()
                    witness.line = None
                await asyncio.sleep(self.dice.uniform(0.3, 0.5))

    async def meet(self) -> None:
        if not self.code:
            answer = await self.seated[0].http.post("/api/tables", json=self.wish)
            if answer.status_code != 201:
                raise Busy(answer.text)
            self.code = answer.json()["code"]
        await super().meet()

    def note_time(self) -> None:
        self.first = self.first or perf_counter()

    @property
    def over(self) -> bool:
        return bool(self.seated[0].update) and self.seated[0].update["turn"]["t"] == "over"


class House:
    """A cluster with companies at its tables."""

    def __init__(self, made: Cluster, tables: int, pace: float = 0.5) -> None:
        self.cluster = made
        self.pace = pace
        self.companies: list[Roving] = []
        self.roving: list[asyncio.Task[None]] = []
        self.took: dict[str, list[float]] = {}
        for _ in range(tables):
            self.more()

    def more(self) -> None:
        """One table more."""
        company = Roving(random.Random(len(self.companies)), self.pace)
        self.companies.append(company)
        self.roving.append(asyncio.create_task(company.rove(self.cluster.port)))

    async def go_on(self, moves: int = 2) -> None:
        """Until every table has seen so many more moves, or its end."""
        wanted = [company.seen + moves for company in self.companies]
        until = perf_counter() + LONG
        for company, count in zip(self.companies, wanted, strict=True):
            while company.seen < count and not company.over:
                await asyncio.sleep(0.02)
                assert perf_counter() < until, company.stuck()
                self.look()

    def look(self) -> None:
        """Nobody has seen what cannot be."""
        for task in self.roving:
            assert not task.done() or task.result() is None

    async def after(self, fault: str, since: float, possible: float = 0) -> None:
        """Everybody goes on, and how long that took: half of the tables, but for what players think, within
        two seconds of what is `possible`."""
        for company in self.companies:
            company.first = 0
        await self.go_on(1)
        self.took[fault] = [company.first - since for company in self.companies if company.first]
        assert self.took[fault], "all games are over"
        assert median(self.took[fault]) < possible + self.pace + 2, self.took
        await self.go_on()

    @property
    def cuts(self) -> int:
        return sum(company.cut for company in self.companies)

    async def prove(self) -> str:
        """One history for all."""
        for company in self.companies:
            company.enough = True
            for witness in company.all:
                if witness.line is not None:
                    witness.line.transport.abort()
        await asyncio.gather(*self.roving)
        store, moves, views = await open_store(self.cluster.url), 0, 0
        for company in self.companies:
            moves += in_one_line(self.cluster.postgres, self.cluster.url, company.code)
            game = await store.game(company.code, 1)
            assert game is not None
            seen = {witness.table["you"]: witness.views for witness in company.all}
            views += sum(map(len, seen.values()))
            saw_it_so(game, seen)
        await store.close()
        figures = "; ".join(f"{fault}: {spread(took)}" for fault, took in self.took.items())
        return (
            f"{len(self.companies)} tables, {moves} moves, {views} views, {self.cuts} comings back; {figures}"
        )


@pytest.fixture
def made(tmp_path: Path) -> Iterator[Cluster]:
    with (tmp_path / "errors").open("a+") as errors, cluster(errors) as house:
        yield house
        errors.seek(0)
        assert "Traceback" not in errors.read()


async def kill(house: House) -> None:
    node = house.cluster.owner(house.companies[0].code)
    began = perf_counter()
    node.end(signal.SIGKILL)
    await house.after("killed", began)
    node.start()


async def stop(house: House, seconds: float) -> None:
    node = house.cluster.owner(house.companies[0].code)
    began = perf_counter()
    node.send(signal.SIGSTOP)
    await house.after("stopped", began, CHECKED)
    await asyncio.sleep(seconds)
    began = perf_counter()
    node.send(signal.SIGCONT)
    await house.after("woken", began)


async def end(house: House) -> None:
    node = house.cluster.owner(house.companies[0].code)
    began = perf_counter()
    await asyncio.to_thread(node.end, signal.SIGTERM)
    await house.after("ended", began)
    node.start()


async def restart_database(house: House, seconds: float = 0) -> None:
    cuts = house.cuts
    await asyncio.to_thread(house.cluster.postgres.stop, signal.SIGINT)
    await asyncio.sleep(seconds)
    await asyncio.to_thread(house.cluster.postgres.start)
    await house.after(f"database away {seconds:.0f} s", perf_counter())
    assert house.cuts == cuts, "a socket was broken"


async def restart_proxy(house: House) -> None:
    house.cluster.proxy.stop()
    began = perf_counter()
    house.cluster.proxy.start()
    await house.after("proxy restarted", began)


async def test_a_node_dies_one_sleeps_one_ends_and_the_database_restarts(
    made: Cluster, capsys: pytest.CaptureFixture[str]
) -> None:
    house = House(made, 3)
    await house.go_on()
    await restart_database(house)
    await kill(house)
    await stop(house, 0)
    await end(house)
    told = await house.prove()
    with capsys.disabled():
        print(f"\n  {told}")


@pytest.mark.soak
async def test_all_faults_at_fifty_tables(made: Cluster, capsys: pytest.CaptureFixture[str]) -> None:
    house = House(made, 50, pace=4)  # or all games would be over before the last fault
    await house.go_on()
    await kill(house)
    await stop(house, 30)
    await restart_database(house)
    await restart_proxy(house)
    await restart_database(house, 20)
    await end(house)
    told = await house.prove()
    with capsys.disabled():
        print(f"\n  {told}")
