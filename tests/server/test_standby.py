"""A second PostgreSQL for which commits wait: what was told to anybody is there, whenever it is promoted."""

import asyncio
import os
import signal
from collections.abc import Iterator
from pathlib import Path
from time import perf_counter

import pytest
from websockets.exceptions import ConnectionClosed

from miccia.server.store.contract import Away, InputRow, Note, Progress
from miccia.server.store.postgres import reaching
from miccia.server.store.postgres import store as store_module
from miccia.server.store.postgres.store import open_store
from tests import postgres
from tests.cluster import Cluster, over
from tests.postgres import Postgres, with_standby
from tests.server.house import running, seated
from tests.server.process import children
from tests.server.test_faults import House
from tests.server.test_store import table

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.skipif(postgres.programs() is None, reason=postgres.MISSING),
]
CODE = "LUNA-MARE-42"
Pair = tuple[Postgres, Postgres]


@pytest.fixture
def pair() -> Iterator[Pair]:
    with with_standby() as both:
        yield both


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A question is asked again after a second."""
    for module in (reaching, store_module):
        monkeypatch.setattr(module, "ANSWER", 1)


def put_to_sleep(server: Postgres) -> None:
    """As a machine that has lost its power: it takes what comes and never answers."""
    assert server.process is not None
    for pid in [server.process.pid, *children(server.process.pid)]:
        os.kill(pid, signal.SIGSTOP)


async def test_what_the_standby_has_not_is_told_to_nobody(pair: Pair, impatient: None) -> None:
    """Not even after a commit whose wait was cut short, and which anybody can read by now."""
    primary, standby = pair
    url = primary.database()
    store = await open_store(primary.both(standby, url))
    hold = (await store.add(table(CODE))).hold
    await store.append(hold, 1, Progress([InputRow(1, 10)]))
    other = (await store.add(table("ROSA-ALPE-10"))).hold
    await store.add(table("MARE-PINO-10", "hash of bea"))
    await asyncio.to_thread(standby.stop, signal.SIGQUIT)
    writing = [
        asyncio.create_task(store.append(hold, 1, Progress([InputRow(2, 20)]))),
        asyncio.create_task(store.note(other, 1, Note(0, "left", 0))),
        asyncio.create_task(store.forget("hash of bea")),
    ]
    while primary.sql(f"SELECT count(*) FROM inputs WHERE code = '{CODE}'", url) != "2":
        await asyncio.sleep(0.1)
    await asyncio.sleep(3)
    assert not any(task.done() for task in writing), writing
    await asyncio.to_thread(primary.stop, signal.SIGQUIT)
    await asyncio.to_thread(standby.start)
    await asyncio.to_thread(standby.promote)
    await asyncio.gather(*writing)
    saved = await store.load(CODE)
    assert saved is not None and saved.inputs == [InputRow(1, 10), InputRow(2, 20)]
    noted, forgotten = await store.load("ROSA-ALPE-10"), await store.load("MARE-PINO-10")
    assert noted is not None and noted.notes == [Note(0, "left", 0)]
    assert forgotten is not None and forgotten.table.maker == ""
    await store.close()


async def test_a_primary_that_comes_back_alone_takes_nothing(pair: Pair, impatient: None) -> None:
    """Its commits wait for a standby that is none any more: whoever finds it is told to come again."""
    primary, standby = pair
    url = primary.database()
    store = await open_store(url)
    hold = (await store.add(table(CODE))).hold
    await store.append(hold, 1, Progress([InputRow(1, 10)]))
    await asyncio.to_thread(primary.stop, signal.SIGQUIT)
    await asyncio.to_thread(standby.promote)
    there = await open_store(primary.both(standby, url))
    taken = await there.take(CODE)
    assert taken is not None and taken.inputs == [InputRow(1, 10)]
    await there.append(taken.table.hold, 1, Progress([InputRow(2, 21)]))
    await asyncio.to_thread(primary.start)
    late = asyncio.create_task(store.append(hold, 1, Progress([InputRow(2, 20)])))
    with pytest.raises(Away):
        await store.take(CODE)
    assert not late.done()
    late.cancel()
    await there.append(taken.table.hold, 1, Progress([InputRow(3, 31)]))
    await asyncio.to_thread(primary.stop, signal.SIGQUIT)
    saved = await there.load(CODE)
    assert saved is not None and saved.inputs[1:] == [InputRow(2, 21), InputRow(3, 31)]
    store.group.task.cancel()  # or it would go on trying
    await asyncio.gather(store.group.task, late, return_exceptions=True)
    await store.watch.close()
    store.pool.terminate()
    await there.close()


@pytest.mark.parametrize("fault", ["crash", "power"])
async def test_players_go_on_at_a_standby(pair: Pair, impatient: None, fault: str) -> None:
    """The primary crashes, or its machine says nothing any more: nobody is thrown out."""
    primary, standby = pair
    async with running(primary.both(standby, primary.database())) as server:
        ada, bea = server.player(), server.player()
        await seated(ada, bea)
        playing = asyncio.gather(ada.play(until=30), bea.play(until=30))
        await asyncio.sleep(0.2)
        if fault == "crash":
            await asyncio.to_thread(primary.stop, signal.SIGQUIT)
        else:
            put_to_sleep(primary)
        await asyncio.sleep(0.5)
        assert not playing.done()
        await asyncio.to_thread(standby.promote)
        try:
            await playing
        except ConnectionClosed as closed:
            pytest.fail(f"a socket was closed: {closed}")
        again = server.player(ada.cookie)
        await again.go(await ada.make())  # a table more can be made and found
        for player in (ada, bea, again):
            await player.leave()


async def test_a_standby_alone_is_no_house(pair: Pair) -> None:
    primary, standby = pair
    url = primary.database()
    alone = url.replace(str(primary.port), str(standby.port))
    while alone.rpartition("/")[2] not in standby.sql("SELECT datname FROM pg_database", "postgres"):
        await asyncio.sleep(0.05)
    with pytest.raises(reaching.NoStore, match="can only be read: it is a standby"):
        await reaching.prepare(alone)


@pytest.mark.soak
@pytest.mark.skipif(postgres.haproxy() is None, reason=postgres.NO_PROXY)
@pytest.mark.parametrize("fault", ["crash", "power"])
async def test_fifty_tables_go_on_at_a_standby(
    pair: Pair, fault: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    primary, standby = pair
    url = primary.both(standby, primary.database())
    with (tmp_path / "errors").open("a+") as errors, over(Cluster(primary, url, errors)) as made:
        house = House(made, 50, pace=4)
        await house.go_on()
        cuts = house.cuts
        if fault == "crash":
            await asyncio.to_thread(primary.stop, signal.SIGQUIT)
        else:
            put_to_sleep(primary)
        await asyncio.sleep(2)
        await asyncio.to_thread(standby.promote)
        made.postgres = standby
        await house.after(f"primary lost: {fault}", perf_counter())
        assert house.cuts == cuts, "a socket was broken"
        told = await house.prove()
        with capsys.disabled():
            print(f"\n  {told}")
        errors.seek(0)
        assert "Traceback" not in errors.read()
