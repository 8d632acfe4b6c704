"""Ways between real servers that are cut, proxies that disagree, and a server that comes and goes again."""

import asyncio
import re
import signal
from collections.abc import Iterator
from time import perf_counter

import pytest

from miccia.server.store.postgres.watch import GONE
from tests import postgres
from tests.cluster import CONFIG, Cluster, Node, Proxy, over, way, well
from tests.server.test_faults import CHECKED, House

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.skipif(postgres.programs() is None, reason=postgres.MISSING),
    pytest.mark.skipif(postgres.haproxy() is None, reason=postgres.NO_PROXY),
]
SOON = 2  # seconds after a reload until the old proxy closes what it has


@pytest.fixture(scope="module")
def cable(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Cluster, Proxy]]:
    """A cluster whose first server reaches the database by a way of its own, and that way."""
    log = tmp_path_factory.mktemp("ways") / "errors"
    with postgres.started() as engine, log.open("a+") as errors:
        line, url = way(engine.port), engine.database()
        house = Cluster(engine, url, errors)
        house.nodes[0].store = url.replace(f":{engine.port}/", f":{line.port}/")
        line.start()
        try:
            with over(house):
                yield house, line
        finally:
            line.stop()
        errors.seek(0)
        assert "Traceback" not in errors.read()


@pytest.fixture
def made(cable: tuple[Cluster, Proxy]) -> Cluster:
    return cable[0]


@pytest.fixture(params=[3, pytest.param(50, marks=pytest.mark.soak)])
async def house(made: Cluster, request: pytest.FixtureRequest) -> House:
    """People at so many tables, who are playing."""
    house = House(made, request.param, pace=0.5 if request.param < 10 else 4)
    await house.go_on()
    return house


def held(house: House) -> dict[str, str]:
    """The server of each table, by its address."""
    text = "SELECT code, name FROM owners JOIN nodes ON node = id"
    rows = [row.split("|") for row in house.cluster.postgres.sql(text, house.cluster.url).splitlines()]
    ours = {company.code for company in house.companies}
    return {code: name for code, name in rows if code in ours}


async def is_well(port: int) -> None:
    """Wait until a server, or a proxy with one behind it, says so."""
    while not await asyncio.to_thread(well, port):
        await asyncio.sleep(0.1)


async def test_a_server_that_alone_has_lost_the_database_gives_its_players_away(
    cable: tuple[Cluster, Proxy], house: House, capsys: pytest.CaptureFixture[str]
) -> None:
    """What it holds is played on elsewhere, and it is refused all it still wants to write."""
    made, line = cable
    while made.nodes[0].address not in held(house).values():  # a table more, until it has one
        house.more()
        await house.go_on()
    began = perf_counter()
    line.send(signal.SIGSTOP)
    await house.after("cut from the database", began, GONE + CHECKED)
    assert not well(made.nodes[0].port) and well(made.nodes[1].port)
    there = held(house)
    for company in house.companies:
        assert company.over or there[company.code] != made.nodes[0].address
    line.send(signal.SIGCONT)
    await is_well(made.nodes[0].port)
    await house.go_on()
    await tell(house, capsys)


async def test_two_proxies_that_disagree_fork_nothing(
    made: Cluster, house: House, capsys: pytest.CaptureFixture[str]
) -> None:
    """Half of the people come by a proxy for which every table belongs to another server."""
    turned = {f"MICCIA_N{number}": made.nodes[number % 3].address for number in (1, 2, 3)}
    other = Proxy(CONFIG.read_text(), made.errors, **turned)
    other.start()
    try:
        await is_well(other.port)
        moved, cuts = held(house), house.cuts
        for company in house.companies:
            for witness in company.all[1::2]:
                witness.call_at(other.port)
                if witness.line is not None:
                    witness.line.transport.abort()
        until, flew = perf_counter() + 8, False
        while perf_counter() < until:
            await asyncio.sleep(0.5)
            house.look()
            flew = flew or held(house) != moved  # a moment later they may be where they were
        assert house.cuts > cuts and flew
        for company in house.companies:  # the proxies agree again
            for witness in company.all:
                witness.call_at(made.port)
        began = perf_counter()
        other.stop()
        await house.after("proxies agree again", began)
    finally:
        other.stop()
    await tell(house, capsys)


async def test_a_server_more_while_games_run_and_one_less(
    made: Cluster, house: House, capsys: pytest.CaptureFixture[str]
) -> None:
    """It gets tables of its own, nobody else's go to and fro, and all go on when it ends."""
    before, fourth = held(house), Node(made.url, made.errors)
    made.nodes.append(fourth)
    fourth.start()
    try:
        await is_well(fourth.port)
        made.proxy.reload(four(CONFIG.read_text()), **made.where)
        await asyncio.sleep(SOON)
        began = perf_counter()
        await house.after("a server more", began)
        after = held(house)
        moved = {code for code in before if after.get(code, before[code]) != before[code]}
        assert {after[code] for code in moved} <= {fourth.address}
        while fourth.address not in held(house).values():
            house.more()
            await house.go_on()
        began = perf_counter()
        await asyncio.to_thread(fourth.end, signal.SIGTERM)
        await house.after("and one less", began)
        assert fourth.address not in held(house).values()
        back = held(house)
        assert {code for code in before if back.get(code, before[code]) != before[code]} <= moved
    finally:
        fourth.end()
        made.nodes.pop()
    await tell(house, capsys)


def four(config: str) -> str:
    """The configuration with one server more, as docs/hosting.md says; what is open closes sooner."""
    more = config.replace("hard-stop-after 30s", f"hard-stop-after {SOON}s")
    for last in re.findall(r"^    server n3 .*$", config, re.MULTILINE):
        more = more.replace(
            last, f"{last}\n{last.replace('n3', 'n4').replace('N3', 'N4').replace('id 3', 'id 4')}"
        )
    assert more.count("id 4") == 2
    return more


async def tell(house: House, capsys: pytest.CaptureFixture[str]) -> None:
    told = await house.prove()
    with capsys.disabled():
        print(f"\n  {told}")
