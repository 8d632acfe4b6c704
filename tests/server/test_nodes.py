"""Several servers over one PostgreSQL: tables go from one to another, and every one shows the whole house."""

import asyncio
import signal
from collections.abc import AsyncIterator
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed

from miccia.games import find
from miccia.server.clock import RealClock
from miccia.server.store.contract import Fenced, InputRow, Progress
from miccia.server.store.postgres.store import PostgresStore, open_store
from tests.postgres import Postgres, started
from tests.server.house import Player, Server, careful, running, seated

pytestmark = pytest.mark.anyio


@pytest.fixture
async def nodes(engine: Postgres, anyio_backend: str) -> AsyncIterator[list[Server]]:
    """Two servers of one house."""
    url = engine.database()
    async with running(url) as first, running(url) as second:
        yield [first, second]


async def test_a_table_is_played_on_wherever_its_players_come(nodes: list[Server]) -> None:
    first, second = nodes
    ada, bea = first.player(), first.player()
    code = await seated(ada, bea)
    await asyncio.gather(ada.play(until=4), bea.play(until=4))
    there = Player(second.port, ada.cookie)
    await there.go(code)
    assert there.table["you"] == 0 and there.update["n"] >= 4
    for player in (ada, bea):
        assert await player.closed() == 1012  # they hear of it at once, not at their next move
    assert code not in first.lobby.tables
    too = Player(second.port, bea.cookie)
    await too.go(code)
    await asyncio.gather(there.play(), too.play())
    record = await there.http.get(f"/api/tables/{code}/record")
    assert record.status_code == 200
    for player in (ada, bea, there, too):
        await player.leave()


async def test_a_server_that_heard_nothing_is_refused_its_next_move(nodes: list[Server]) -> None:
    first, second = nodes
    first.lobby.house.store.watch.lost = lambda code, epoch: None
    ada, bea = first.player(), first.player()
    code = await seated(ada, bea)
    there = Player(second.port, ada.cookie)
    await there.go(code)
    before = there.update["n"]
    mover = ada if ada.update["legal"] else bea
    refusal = await mover.refused("do", action=mover.update["legal"][0]["id"], seen=mover.update["n"])
    assert refusal["code"] == "table-away"
    for player in (ada, bea):
        assert await player.closed() == 1012
    await there.hello()
    assert there.update["n"] == before
    for player in (ada, bea, there):
        await player.leave()


async def test_every_server_lists_every_table(nodes: list[Server]) -> None:
    first, second = nodes
    ada, bea = first.player(), second.player()
    code = await ada.make(open=True)
    there = Player(second.port, ada.cookie)
    mine = (await there.http.get("/api/tables")).json()
    assert [card["code"] for card in mine["mine"]] == [code]
    assert [card["code"] for card in (await bea.http.get("/api/tables")).json()["open"]] == [code]
    assert code in first.lobby.tables and code not in second.lobby.tables  # who looks at a list takes nothing
    for player in (ada, bea, there):
        await player.leave()


class Wrong(RealClock):
    """A machine's clock that is off by minutes."""

    def __init__(self, minutes: int) -> None:
        self.off = minutes * 60_000

    def now(self) -> int:
        return super().now() + self.off

    def date(self) -> int:
        return super().date() + self.off


@pytest.mark.parametrize("minutes", [-45, 45])
async def test_a_server_whose_clock_is_wrong_harms_nobody(engine: Postgres, minutes: int) -> None:
    """Its tables and those of others are listed alike, and a game's time goes on where it was."""
    url = engine.database()
    async with running(url) as right, running(url, clock=Wrong(minutes)) as wrong:
        ada, bea, carlo = right.player(), right.player(), wrong.player()
        codes = [await player.make(open=True, seats=3, game="kittens") for player in (ada, carlo)]
        for player, own in zip((ada, carlo), codes, strict=True):
            lists = await player.lists()
            assert [card["code"] for card in lists["mine"]] == [own]
            assert [card["code"] for card in lists["open"]] == codes[::-1]
        code = await seated(ada, bea, game="kittens", options={"turn_seconds": "120"})
        until = ada.update["turn"]["until"]
        for server in (wrong, right):
            there = Player(server.port, ada.cookie)
            await there.go(code)
            assert there.update["turn"]["until"] == until and there.update["n"] == 0
            assert 0 <= there.update["now"] < 60_000
            await there.leave()
        outdated = [await server.lobby.house.store.outdated(60, 60, 9) for server in (right, wrong)]
        assert outdated == [[], []]
        for player in (ada, bea, carlo):
            await player.leave()


async def test_who_is_forgotten_is_forgotten_by_every_server(nodes: list[Server]) -> None:
    first, second = nodes
    ada, bea = first.player(), first.player()
    code = await seated(ada, bea, game="hanabi")
    await asyncio.gather(ada.play(), bea.play())
    here, elsewhere = first.lobby.tables[code], Player(second.port, ada.cookie)
    answer = await elsewhere.http.delete("/api/me", headers={"origin": f"http://127.0.0.1:{second.port}"})
    assert answer.status_code == 200, answer.text
    while not here.closed:
        await asyncio.sleep(0.01)
    again = Player(first.port, bea.cookie)
    await again.go(code)
    assert "Ada" not in [seat["name"] for seat in again.table["seats"]]
    for player in (ada, bea, again, elsewhere):
        await player.leave()


async def test_who_becomes_somebody_else_is_so_at_every_server(nodes: list[Server]) -> None:
    """The server that has their table in memory reads it anew, before it could write the old one down."""
    first, second = nodes
    ada, bea, carlo = first.player(), first.player(), second.player()
    code = await seated(ada, bea)
    first.lobby.house.store.watch.lost = lambda code, epoch: None  # it hears nothing of it
    moving, theirs = Player(second.port, bea.cookie), (await carlo.http.post("/api/me/code")).json()["code"]
    answer = await moving.http.post("/api/me/move", json={"code": theirs})
    assert answer.status_code == 200, answer.text
    assert moving.cookie == carlo.cookie
    assert code not in second.lobby.tables  # it stays where it was
    mover = ada if ada.update["legal"] else bea
    late = await mover.refused("do", action=mover.update["legal"][0]["id"], seen=mover.update["n"])
    assert late["code"] == "table-away"
    for player in (ada, bea):
        assert await player.closed() == 1012
    again, there = Player(first.port, ada.cookie), Player(first.port, carlo.cookie)
    await again.go(code)
    await there.go(code)
    assert (again.table["you"], there.table["you"]) == (0, 1)
    await asyncio.gather(again.play(), there.play())
    assert [game["code"] for game in (await carlo.http.get("/api/me/games")).json()] == [code]
    for player in (ada, bea, carlo, moving, again, there):
        await player.leave()


async def test_a_server_is_told_when_one_of_its_guests_becomes_somebody_else(nodes: list[Server]) -> None:
    first, second = nodes
    ada, bea, carlo = first.player(), first.player(), second.player()
    code = await seated(ada, bea)
    moving, theirs = Player(second.port, bea.cookie), (await carlo.http.post("/api/me/code")).json()["code"]
    assert (await moving.http.post("/api/me/move", json={"code": theirs})).status_code == 200
    for player in (ada, bea):
        assert await player.closed() == 1012
    assert code not in first.lobby.tables
    for player in (ada, bea, carlo, moving):
        await player.leave()


async def test_whoever_looks_back_or_plays_on_takes_no_table(nodes: list[Server]) -> None:
    first, second = nodes
    ada, bea = first.player(), first.player()
    code = await seated(ada, bea)
    there = Player(second.port, ada.cookie)
    replay, wish = f"/api/tables/{code}/replay/1", {"code": code, "number": 1, "move": 3, "seat": 1}
    assert (await there.http.get(replay)).json()["code"] == "not-over"
    await asyncio.gather(ada.play(), bea.play())
    here = (await ada.http.get(replay)).json()
    assert (await there.http.get(replay)).json()["frames"] == here["frames"]
    made = await there.http.post("/api/play-on", json=wish | {"name": "Ada", "cards": "same"})
    assert made.status_code == 201, made.text
    stranger = (await second.player().http.get("/api/tables/LUNA-MARE-10/replay/1")).json()
    assert stranger["code"] == "unknown-table"
    assert code in first.lobby.tables and code not in second.lobby.tables
    await ada.hello()
    for player in (ada, bea, there):
        await player.leave()


async def test_a_server_that_ends_hands_its_tables_over(engine: Postgres) -> None:
    url = engine.database()
    async with running(url) as second:
        async with running(url) as first:
            ada, bea = first.player(), first.player()
            code = await seated(ada, bea)
            await first.lobby.drain()
            for player in (ada, bea):
                assert await player.closed() == 1012
            assert (await ada.http.get("/healthz")).status_code == 503
            owner = engine.sql(f"SELECT node IS NULL FROM owners WHERE code = '{code}'", url)
            assert owner == "t"
            await ada.dial(code)
            await ada.send({"t": "hello"})
            assert ((await ada.hear())["code"], await ada.closed()) == ("table-away", 1013)
        there = Player(second.port, ada.cookie)
        await there.go(code)
        assert there.table["phase"] == "playing" and there.table["you"] == 0
        for player in (ada, bea, there):
            await player.leave()


async def test_two_proxies_that_disagree_do_not_make_a_table_fly(nodes: list[Server]) -> None:
    first, second = nodes
    ada, bea = first.player(), first.player()
    code = await seated(ada, bea)
    players = [Player(server.port, ada.cookie) for server in (second, first, second, first)]
    told = []
    for player in players:
        await player.dial(code)
        await player.send({"t": "hello"})
        message = await player.hear()
        told.append(message["code"] if message["t"] == "refusal" else message["t"])
        await asyncio.sleep(0.1)  # a notice takes a millisecond
    assert told[:2] == ["table", "table"] and "table-away" in told
    for player in (ada, bea, *players):
        await player.leave()


async def test_several_servers_start_at_once_in_an_empty_database(engine: Postgres) -> None:
    url = engine.database()
    stores = await asyncio.gather(*[open_store(url) for _ in range(6)])
    assert len({await store.key() for store in stores}) == 1
    for store in stores:
        await store.close()


async def test_a_game_of_other_rules_waits_for_a_server_that_knows_them(
    nodes: list[Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a rolling upgrade a table may come to a server of another version: nothing of it is lost."""
    first, second = nodes
    ada, bea = first.player(), first.player()
    code = await seated(ada, bea)
    await asyncio.gather(ada.play(until=4), bea.play(until=4))
    seen, there = max(ada.update["n"], bea.update["n"]), Player(second.port, ada.cookie)
    with monkeypatch.context() as other:
        other.setattr(find("hanabi"), "version", 999)
        await there.dial(code)
        await there.send({"t": "hello"})
        assert (await there.hear())["code"] == "broken-table"
    again, too = Player(first.port, ada.cookie), Player(first.port, bea.cookie)
    await again.go(code)
    await too.go(code)
    assert again.update["n"] >= seen
    await asyncio.gather(again.play(), too.play())
    for player in (ada, bea, there, again, too):
        await player.leave()


async def test_a_restored_backup_is_the_house_as_it_was(engine: Postgres) -> None:
    """docs/hosting.md: pg_dump while people play, pg_restore into an empty database, a server on it."""
    url, other = engine.database(), engine.database()
    where = ["-h", "127.0.0.1", "-p", str(engine.port), "-U", "miccia"]
    file = str(engine.folder / "monday.dump")
    async with running(url) as server:
        ada, bea = server.player(), server.player()
        over, code = await seated(ada, bea), await seated(*(pair := (server.player(), server.player())))
        await asyncio.gather(ada.play(), bea.play())
        playing = asyncio.gather(*[player.play(careful(Random(1), 0), until=12) for player in pair])
        await asyncio.to_thread(engine.run, "pg_dump", *where, "-Fc", "-f", file, url.rpartition("/")[2])
        await playing
        record = (await ada.http.get(f"/api/tables/{over}/record")).text
        engine.run("pg_restore", *where, "-d", other.rpartition("/")[2], file)
        async with running(other) as restored:
            again = [Player(restored.port, player.cookie) for player in pair]
            for player in again:
                await player.go(code)
            assert [player.table["you"] for player in again] == [0, 1]
            await asyncio.gather(*[player.play() for player in again])
            keeper = Player(restored.port, ada.cookie)
            assert (await keeper.http.get(f"/api/tables/{over}/record")).text == record
            assert [game["code"] for game in (await keeper.http.get("/api/me/games")).json()] == [over]
            for player in (*again, keeper):
                await player.leave()
        for player in (ada, bea, *pair):
            await player.leave()


# The database away


async def write_on(store: PostgresStore, until: asyncio.Event) -> int:
    """Inputs of a game, one after the other; how many were kept as far as anybody knows."""
    from tests.server.test_store import table

    hold, n = (await store.add(table("LUNA-MARE-42"))).hold, 0
    while not until.is_set():
        n += 1
        await store.append(hold, 1, Progress([InputRow(n, n)]))
    return n


async def test_what_is_written_waits_for_a_database_that_restarts_or_crashes() -> None:
    with started() as engine:
        url = engine.database()
        store = await open_store(url)
        done = asyncio.Event()
        writing = asyncio.create_task(write_on(store, done))
        for how in (signal.SIGINT, signal.SIGQUIT, signal.SIGQUIT):
            await asyncio.sleep(0.3)
            assert not writing.done(), writing
            await asyncio.to_thread(engine.stop, how)
            await asyncio.sleep(0.5)
            await asyncio.to_thread(engine.start)
        await asyncio.sleep(0.5)
        done.set()
        kept = await writing
        saved = await store.load("LUNA-MARE-42")
        assert saved is not None and [row.n for row in saved.inputs] == list(range(1, kept + 1))
        await store.close()


async def test_an_answer_that_was_lost_is_asked_for(engine: Postgres) -> None:
    """The connection breaks after the commit and before the answer: written once, and known to be."""
    from tests.server.test_store import PLACES, table

    store = await open_store(engine.database())
    hold = (await store.add(table("LUNA-MARE-42"))).hold
    append = store.group.append
    broken: list[set[str]] = []

    async def break_off(db, batch):  # type: ignore[no-untyped-def]
        kept = await append(db, batch)
        if not broken:
            broken.append(kept)
            raise ConnectionResetError
        return kept

    store.group.append = break_off  # type: ignore[method-assign]
    await store.append(hold, 1, Progress([InputRow(1, 10)]))
    assert broken == [{hold.code}]
    await store.append(hold, 1, Progress([InputRow(2, 20)]))
    saved = await store.load(hold.code)
    assert saved is not None and len(saved.inputs) == 2
    await store.seat(hold, 1, PLACES)
    with pytest.raises(Fenced):
        await store.append(hold, 1, Progress([InputRow(2, 21)]))
    await store.close()


async def test_players_hear_of_nothing_while_the_database_restarts() -> None:
    with started() as engine:
        async with running(engine.database()) as server:
            ada, bea = server.player(), server.player()
            await seated(ada, bea)
            playing = asyncio.gather(ada.play(until=30), bea.play(until=30))
            await asyncio.sleep(0.2)
            await asyncio.to_thread(engine.stop, signal.SIGQUIT)
            await asyncio.sleep(1)
            assert (await ada.http.get("/healthz")).status_code == 200
            await asyncio.to_thread(engine.start)
            try:
                await playing
            except ConnectionClosed as closed:
                pytest.fail(f"a socket was closed: {closed}")
            for player in (ada, bea):
                await player.leave()


async def test_no_clock_runs_while_the_database_is_away() -> None:
    """Nor for a table at which nobody does anything: its time could not be kept."""
    with started() as engine:
        async with running(engine.database()) as server:
            ada = server.player()
            code = await ada.make(game="kittens", play=True, options={"turn_seconds": "120"})
            await ada.go(code)
            time = server.lobby.tables[code].time
            while time.now() < 100:
                await asyncio.sleep(0.01)
            await asyncio.to_thread(engine.stop, signal.SIGQUIT)
            while not time.late:
                await asyncio.sleep(0.01)
            stood = time.now()
            await asyncio.sleep(1)
            assert time.now() == stood
            await asyncio.to_thread(engine.start)
            while time.late or time.now() <= stood:
                await asyncio.sleep(0.01)
            await ada.leave()
