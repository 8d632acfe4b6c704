"""When things break: the server killed in the middle of play, a full disk, a table that cannot be read."""

import asyncio
import os
import random
import signal
import sqlite3
import subprocess
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

import miccia
from miccia.core.record import Header
from miccia.server.people.places import Places
from miccia.server.store.contract import Hold, Progress
from miccia.server.store.sqlite import SqliteStore
from tests.server.house import Player, careful, running, seated
from tests.server.process import command, spawned

pytestmark = pytest.mark.anyio


async def play_until_killed(player: Player) -> None:
    with suppress(ConnectionClosed):
        await player.play(careful(random.Random(5), boldness=0))  # such a game lasts until the deck is empty


async def test_kill_9_loses_nothing_that_anybody_saw(tmp_path: Path) -> None:
    cookies: tuple[str | None, str | None] = None, None
    code, seen = "", 0
    for victim in (5, 11):
        with spawned(tmp_path) as (process, port):
            ada, bea = (Player(port, cookie) for cookie in cookies)
            if code:
                await asyncio.gather(ada.go(code), bea.go(code))
                assert ada.update["n"] >= seen and ada.table["you"] == 0 and bea.table["you"] == 1
            else:
                code = await seated(ada, bea)
                cookies = ada.cookie, bea.cookie
            players = [asyncio.create_task(play_until_killed(player)) for player in (ada, bea)]
            while max(ada.update["n"], bea.update["n"]) < victim:
                await asyncio.sleep(0)
                assert not all(player.done() for player in players)
            os.kill(process.pid, signal.SIGKILL)
            await asyncio.gather(*players)
            seen = max(ada.update["n"], bea.update["n"])
        with sqlite3.connect(tmp_path / "miccia.db") as db:
            (stored,) = db.execute("SELECT max(n) FROM inputs WHERE code = ?", (code,)).fetchone()
        assert stored >= seen >= victim
    with spawned(tmp_path) as (process, port):
        ada, bea = (Player(port, cookie) for cookie in cookies)
        await asyncio.gather(ada.go(code), bea.go(code))
        assert ada.update["n"] >= seen
        await asyncio.gather(ada.play(), bea.play())
        record = miccia.load((await ada.http.get(f"/api/tables/{code}/record")).text)
        assert len(record.inputs) == ada.update["n"] > seen
        for player in (ada, bea):
            await player.leave()
        process.send_signal(signal.SIGINT)
        assert await asyncio.to_thread(process.wait, 20) in (0, -signal.SIGINT)


async def test_kill_9_gives_hardly_any_time_back(tmp_path: Path) -> None:
    with spawned(tmp_path) as (process, port):
        ada = Player(port)
        code = await ada.make(game="kittens", play=True, options={"turn_seconds": "120"})
        await ada.go(code)
        while ada.update["now"] < 4_000:  # nobody does anything: only the clock of a decision runs
            await asyncio.sleep(0.1)
            await ada.hello()
        os.kill(process.pid, signal.SIGKILL)
        seen = ada.update["now"]
    with spawned(tmp_path) as (process, port):
        again = await Player(port, ada.cookie).go(code)
        assert again.table["now"] >= seen - 2_000  # a second, and another for a busy machine
        for player in (ada, again):
            await player.leave()


async def test_a_second_server_on_the_same_folder_says_so_and_ends(tmp_path: Path) -> None:
    with spawned(tmp_path) as (first, port):
        ada = Player(port)
        code = await ada.make(game="kittens", play=True, bot="expert")  # in a process of its own
        await ada.go(code)
        second = await asyncio.to_thread(
            subprocess.run,
            command(tmp_path),
            capture_output=True,
            text=True,
            timeout=60,
        )
        assert second.returncode == 1 and second.stdout == ""
        assert second.stderr.startswith(
            f"{tmp_path / 'miccia.db'} cannot be used: another Miccia is using it"
        )
        assert "Traceback" not in second.stderr
        await ada.hello()
        os.kill(first.pid, signal.SIGKILL)
        with spawned(tmp_path) as (_, port):  # a lock that outlives its holder would be worse than none
            again = Player(port, ada.cookie)
            await again.go(code)
            assert again.table["you"] == 0
            await again.leave()


class Gate(SqliteStore):
    """A store whose writing can be held up, or fail."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.open = asyncio.Event()
        self.open.set()
        self.asked = asyncio.Event()
        self.full = False

    async def append(self, hold: Hold, number: int, progress: Progress) -> None:
        self.asked.set()
        await self.open.wait()
        if self.full:
            raise OSError("no space left on device")
        await super().append(hold, number, progress)

    async def begin(
        self, hold: Hold, number: int, places: Places, header: Header, waiting: list[int]
    ) -> None:
        if self.full:
            raise OSError("no space left on device")
        await super().begin(hold, number, places, header, waiting)


@asynccontextmanager
async def gated(path: Path) -> AsyncIterator[tuple[Gate, Player, Player]]:
    store = Gate(path)
    async with running(store) as server:
        ada, bea = server.player(), server.player()
        yield store, ada, bea
        for player in (ada, bea):
            await player.leave()


async def test_nobody_is_told_before_it_is_stored(tmp_path: Path) -> None:
    async with gated(tmp_path / "miccia.db") as (store, ada, bea):
        code = await seated(ada, bea)
        actor, other = (ada, bea) if ada.update["legal"] else (bea, ada)
        store.open.clear()
        await actor.act(actor.update["legal"][0]["id"])
        await store.asked.wait()
        greeting = asyncio.create_task(other.hello())  # waits behind the move, and so for the store
        answer = asyncio.create_task(ada.http.get(f"/api/tables/{code}/record"))
        await asyncio.sleep(0.05)  # nothing to wait for: nothing must come
        assert not greeting.done() and not answer.done()
        store.open.set()
        await greeting
        assert other.update["n"] == 1
        assert (await answer).status_code == 409
        saved = await store.load(code)
        assert saved is not None and len(saved.inputs) == 1


async def test_a_move_that_cannot_be_stored_did_not_happen(tmp_path: Path) -> None:
    async with gated(tmp_path / "miccia.db") as (store, ada, bea):
        code = await seated(ada, bea)
        actor, other = (ada, bea) if ada.update["legal"] else (bea, ada)
        store.full = True
        answer = await actor.refused("do", action=actor.update["legal"][0]["id"], seen=0)
        assert answer["code"] == "server-error" and "space" not in answer["text"]
        assert [await player.closed() for player in (actor, other)] == [1012, 1012]
        store.full = False
        await asyncio.gather(ada.go(code), bea.go(code))
        assert ada.update["n"] == bea.update["n"] == 0
        await asyncio.gather(ada.play(), bea.play())


async def test_a_beginning_that_cannot_be_stored_can_be_tried_again(tmp_path: Path) -> None:
    async with gated(tmp_path / "miccia.db") as (store, ada, _):
        await ada.go(await ada.make())
        store.full = True
        assert (await ada.refused("begin"))["code"] == "server-error"
        store.full = False
        await ada.ask("begin")
        await ada.until(lambda message: message["t"] == "update")


DAMAGE = {
    "no JSON": "UPDATE inputs SET act = '{{' WHERE n = 2",
    "no action": """UPDATE inputs SET act = '{"do":"fly"}' WHERE n = 2""",
    "another's turn": "UPDATE inputs SET seat = 1 - seat WHERE n = 2",
    "no such seat": "UPDATE inputs SET seat = 77 WHERE n = 2",
    "a gap": "DELETE FROM inputs WHERE n = 2",
    "no number": "UPDATE inputs SET at = 'noon' WHERE n = 2",
    "bytes": "UPDATE inputs SET act = x'ff00ff' WHERE n = 2",
    "other rules": """UPDATE games SET header = replace(header, '"rules":2', '"rules":99')""",
    "no game": "UPDATE games SET game = 'chess'",
    "no header": "UPDATE games SET header = 'null'",
    "a seat too few": "DELETE FROM seats WHERE seat = 1",
}


async def test_a_table_that_cannot_be_read_says_so_and_the_others_go_on(tmp_path: Path) -> None:
    path = tmp_path / "miccia.db"
    codes = {}
    async with running(path) as server:
        ada = server.player()
        for damage in [*DAMAGE, "none"]:
            codes[damage] = await ada.make(play=True, bot="random")
            await ada.go(codes[damage])
            await ada.play(until=4)
            assert ada.line is not None
            await ada.line.close()
    with sqlite3.connect(path) as db:
        db.executescript("DROP TRIGGER inputs_are_not_changed; DROP TRIGGER inputs_are_not_deleted")
        for damage, sql in DAMAGE.items():
            sql += f" {'AND' if 'WHERE' in sql else 'WHERE'} code = '{codes[damage]}'"
            assert db.execute(sql).rowcount == 1, damage
    async with running(path) as server:
        again = server.player(ada.cookie)
        for damage in DAMAGE:
            await again.dial(codes[damage])
            await again.send({"t": "hello", "language": "it"})
            answer = await again.until(lambda message: True)
            assert (answer["t"], answer["code"]) == ("refusal", "broken-table"), damage
            assert "Nulla è stato cancellato" in answer["text"]
            assert await again.closed() == 4404
            record = await again.http.get(f"/api/tables/{codes[damage]}/record")
            assert record.status_code == 500 and record.json()["code"] == "broken-table"
        assert (await again.http.get("/api/tables")).status_code == 200
        await again.go(codes["none"])
        await again.play()
        await again.leave()
    with sqlite3.connect(path) as db:
        assert db.execute("SELECT count(*) FROM tables").fetchone() == (len(codes),)
