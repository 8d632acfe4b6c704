"""What makes no noise: odd headers, deep JSON, a store that is away or damaged, visitors who leave."""

import asyncio
import gc
import json
import re
import sqlite3
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from miccia.server import words
from miccia.server.store.contract import Saved
from miccia.server.store.sqlite import SqliteStore
from tests.server.house import Player, Server, running

pytestmark = pytest.mark.anyio

NEW = {"game": "hanabi", "seats": 2, "name": "Ada"}


# Headers


async def test_an_origin_that_cannot_be_read_is_another(
    ada: Player, server: Server, caplog: pytest.LogCaptureFixture
) -> None:
    code = await ada.make()
    for origin in ("http://[", "http://[::1", "https:", f"https://127.0.0.1:{server.port}", "*"):
        answer = await ada.http.post("/api/tables", json=NEW, headers={"Origin": origin})
        assert (answer.status_code, answer.json()["code"]) == (403, "bad-origin"), origin
        with pytest.raises(InvalidStatus) as caught:
            await ada.dial(code, Origin=origin)
        assert caught.value.response.status_code == 403
    assert not caplog.records


async def raw(server: Server, request: bytes) -> tuple[bytes, bool]:
    """What is answered to these bytes within a while, and whether the line is closed then."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write(request)
    answer = b""
    try:
        async with asyncio.timeout(2):
            while chunk := await reader.read(65536):
                answer += chunk
            return answer, True
    except TimeoutError:
        return answer, False
    finally:
        writer.close()


def post(*headers: str, body: str) -> bytes:
    lines = ["POST /api/tables HTTP/1.1", "Host: x", "Content-Type: application/json", *headers]
    return ("\r\n".join(lines) + "\r\n\r\n" + body).encode()


async def test_length_and_chunking_together_close_the_connection(server: Server) -> None:
    body = json.dumps(NEW)
    chunked = f"{len(body):x}\r\n{body}\r\n0\r\n\r\n"
    smuggled = "GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n"
    answer, closed = await raw(
        server, post("Content-Length: 5", "Transfer-Encoding: chunked", body=chunked + smuggled)
    )
    assert closed and answer.count(b"HTTP/1.1 ") == 1
    answer, closed = await raw(server, post("Transfer-Encoding: chunked", body=chunked))
    assert not closed and answer.startswith(b"HTTP/1.1 201")


async def test_no_host_means_no(server: Server) -> None:
    body = json.dumps(NEW)
    request = f"POST /api/tables HTTP/1.0\r\nContent-Length: {len(body)}\r\n\r\n{body}"
    assert (await raw(server, request.encode()))[0].startswith(b"HTTP/1.1 403")


async def test_a_host_that_cannot_be_read(server: Server, caplog: pytest.LogCaptureFixture) -> None:
    for host in ("127.0.0.1:x", "x:99999", "a:b:c", "a/b", "["):
        request = f"GET /api/nothing HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n"
        answer, _ = await raw(server, request.encode())
        assert re.match(rb"HTTP/1.1 40[04] .*\"text\":", answer, re.DOTALL), (host, answer)
    assert not caplog.records


async def test_deep_json_is_not_understood(ada: Player, caplog: pytest.LogCaptureFixture) -> None:
    for deep in ("[" * 1500 + "]" * 1500, '{"x":' * 600 + "1" + "}" * 600):
        body = json.dumps(NEW)[:-1] + ', "options": {"x": ' + deep + "}}"
        answer = await ada.http.post(
            "/api/tables", content=body, headers={"Content-Type": "application/json"}
        )
        assert (answer.status_code, answer.json()["code"]) in ((400, "bad-message"), (400, "bad-option"))
    assert not caplog.records


async def test_a_line_feed_at_the_end_is_no_part_of_a_pattern(ada: Player) -> None:
    await ada.go(await ada.make())
    for salt in ("ab\n", "\n", "ab\n\n", "a\nb"):
        assert (await ada.refused("sit", name="Ada", salt=salt))["code"] == "bad-message"
    await ada.change("sit", name="Ada", salt="0af9")
    for tempo in ("none\n", "usual\n"):
        answer = await ada.http.post("/api/tables", json=NEW | {"game": "fuse", "options": {"tempo": tempo}})
        assert answer.json()["code"] == "bad-option"


# The store


class Away(SqliteStore):
    """A store that can be out of reach, or slow."""

    problem: Exception | None = None
    open: asyncio.Event | None = None

    async def load(self, code: str) -> Saved | None:
        if self.open is not None:
            await self.open.wait()
        return await super().load(code)

    def failing(self) -> None:
        if self.problem is not None:
            raise self.problem

    async def read(self, question):  # type: ignore[no-untyped-def]
        def asked():  # type: ignore[no-untyped-def]
            self.failing()
            return question()

        return await super().read(asked)


PROBLEMS = [
    sqlite3.OperationalError("database is locked"),
    sqlite3.OperationalError("disk I/O error"),
    OSError(5, "Input/output error"),
]


@pytest.mark.parametrize("problem", PROBLEMS, ids=str)
async def test_a_store_that_is_away_says_so_and_the_page_comes_back(
    tmp_path: Path, problem: Exception
) -> None:
    store = Away(tmp_path / "miccia.db")
    async with running(store) as server:
        ada = server.player()
        code = await ada.make(play=True)
        await ada.go(code)
        assert ada.line is not None
        await ada.line.close()
        (await server.lobby.find(code)).close()
        store.problem = problem
        await ada.dial(code)
        await ada.send({"t": "hello", "language": "it"})
        refusal = await ada.hear()
        assert (refusal["code"], await ada.closed()) == ("table-away", 1013)
        for path in (f"/api/tables/{code}/record", "/api/tables"):
            answer = await ada.http.get(path)
            assert (answer.status_code, answer.json()["code"]) == (503, "table-away")
        store.problem = None
        await ada.go(code)
        assert ada.table["you"] == 0
        await ada.leave()


async def test_sqlite_itself_is_stopped(tmp_path: Path) -> None:
    path = tmp_path / "miccia.db"
    async with running(path) as server:
        ada = server.player()
        code = await ada.make()
        (await server.lobby.find(code)).close()
        server.lobby.house.store.reading.set_progress_handler(lambda: 1, 1)
        await ada.dial(code)
        await ada.send({"t": "hello"})
        assert (await ada.hear())["code"] == "table-away"
        server.lobby.house.store.reading.set_progress_handler(None, 0)
        await ada.go(code)
        await ada.leave()


async def test_a_table_that_cannot_be_made_now_says_so(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "miccia.db")
    async with running(store) as server:
        ada = server.player()
        await store.write([("PRAGMA query_only = ON", ())])
        answer = await ada.http.post("/api/tables", json=NEW)
        assert (answer.status_code, answer.json()["code"]) == (503, "table-away")
        await ada.leave()


async def test_leaving_while_a_table_is_looked_up_makes_no_noise(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    store = Away(tmp_path / "miccia.db")
    async with running(store) as server:
        store.open = asyncio.Event()
        visitor = asyncio.create_task(server.lobby.find("LUNA-MARE-42"))
        while not server.lobby.loading:
            await asyncio.sleep(0)
        visitor.cancel()
        store.open.set()
        while server.lobby.loading:
            await asyncio.sleep(0.01)
        gc.collect()
    assert not caplog.records


async def test_a_partly_corrupt_file_still_gives_lists(tmp_path: Path) -> None:
    path = tmp_path / "miccia.db"
    async with running(path) as server:
        ada = server.player()
        codes = [await ada.make(options={"talk": True}, open=True) for _ in range(25)]
        cookie = ada.cookie
        await ada.leave()
    with sqlite3.connect(path) as db:
        (size,) = db.execute("PRAGMA page_size").fetchone()
        roots = dict(db.execute("SELECT name, rootpage FROM sqlite_schema"))
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    file = bytearray(path.read_bytes())
    interior = file[(roots["tables"] - 1) * size :][:size]
    assert interior[0] == 5  # the tables fill several pages
    first = int.from_bytes(interior[12:14], "big")
    leaf = int.from_bytes(interior[first : first + 4], "big")
    file[(leaf - 1) * size : leaf * size] = b"\xff" * size
    path.write_bytes(file)
    async with running(path) as server:
        again = server.player(cookie)
        answer = await again.http.get("/api/tables")
        assert answer.status_code == 200
        mine = [card["code"] for card in answer.json()["mine"]]
        assert mine and set(mine) < set(codes)
        assert mine == [code for code in codes[::-1] if code in mine]  # the newest first, still
        await again.go(mine[0])
        lost = next(code for code in codes if code not in mine)
        await again.dial(lost)
        await again.send({"t": "hello"})
        assert ((await again.hear())["code"], await again.closed()) == ("broken-table", 4404)
        await again.leave()


async def test_a_table_that_cannot_be_made_on_a_damaged_page_says_so(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "miccia.db"
    async with running(path) as server:
        ada = server.player()
        await ada.make()
    with sqlite3.connect(path) as db:
        (size,) = db.execute("PRAGMA page_size").fetchone()
        (root,) = db.execute("SELECT rootpage FROM sqlite_schema WHERE name = 'tables'").fetchone()
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    with path.open("r+b") as file:
        file.seek((root - 1) * size)
        file.write(bytes(size // 2))
    async with running(path) as server:
        again = server.player(ada.cookie)
        answer = await again.http.post("/api/tables?language=it", json=NEW)
        assert (answer.status_code, answer.json()["text"]) == (500, words.refusal("server-error", "it"))
        assert (await again.lists()) == {"mine": [], "open": []}
        await again.leave()
    assert any("the store is damaged: " in record.getMessage() for record in caplog.records)
    assert not any(record.exc_info for record in caplog.records)
