"""What the house lets go of: old tables by themselves, and people who wish it."""

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

import miccia
from miccia.cli import main
from miccia.commands.serve import seconds
from miccia.server import words
from miccia.server.store.folder import DATABASE
from tests.server.house import Player, running, seated

pytestmark = pytest.mark.anyio
DAY = 24 * 3600
NAME = "Quetzalcoatl"  # nothing else in a database looks like it


def age(path: Path, code: str, days: float) -> None:
    """Let a table be older."""
    with closing(sqlite3.connect(path)) as db:
        db.execute("UPDATE tables SET changed = changed - ? WHERE code = ?", (int(days * DAY), code))
        db.commit()


def rows(path: Path, code: str) -> int:
    """What is stored of a table, wherever."""
    with closing(sqlite3.connect(path)) as db:
        kept = [
            db.execute(f"SELECT count(*) FROM {table} WHERE code = ?", (code,)).fetchone()[0]
            for table in ("tables", "games", "inputs", "notes", "seats", "clocks", "turned_away")
        ]
    return sum(kept)


async def finished(player: Player, **fields: object) -> str:
    """A game with bots, played to its end; nobody is at it any more."""
    code = await player.make(play=True, bot="random", **fields)
    await player.go(code)
    await player.play()
    assert player.line is not None
    await player.line.close()
    return code


async def test_old_games_and_empty_tables_are_cleared_away(tmp_path: Path) -> None:
    path = tmp_path / DATABASE
    async with running(path, keep=90 * DAY) as server:
        ada = server.player()
        old, young = await finished(ada), await finished(ada)
        unfinished = await ada.make(play=True)
        empty, taken, new = [await ada.make() for _ in range(3)]
        for code in (empty, new):
            await ada.go(code)
            await ada.ask("stand")
            await ada.until(lambda message: message["t"] == "table" and message["you"] is None)
        await ada.leave()
    for code, days in ((old, 91), (young, 89), (unfinished, 1000), (empty, 1.1), (taken, 1000), (new, 0.9)):
        age(path, code, days)
    async with running(path, keep=None) as server:
        await server.lobby.clear()
    assert rows(path, old) and not rows(path, empty)
    async with running(path, keep=90 * DAY) as server:
        ada = server.player(ada.cookie)
        await ada.go(old)
        await server.lobby.clear()
        assert rows(path, old)  # somebody is looking at it
        await ada.leave()
    async with running(path, keep=90 * DAY) as server:
        await server.lobby.clear()
        assert not rows(path, old)
        assert all(rows(path, code) for code in (young, unfinished, taken, new))
        bea = server.player()
        await bea.dial(old)
        await bea.send({"t": "hello"})
        assert ((await bea.hear())["code"], await bea.closed()) == ("unknown-table", 4404)
        await bea.leave()


async def test_the_lobby_clears_by_itself(tmp_path: Path) -> None:
    path = tmp_path / DATABASE
    async with running(path) as server:
        ada = server.player()
        code = await finished(ada)
        await ada.leave()
    age(path, code, 2)
    async with running(path, idle=100, keep=DAY), asyncio.timeout(10):
        while rows(path, code):
            await asyncio.sleep(0.02)


def test_times_on_the_command_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert [seconds(text) for text in ("12h", "90d", "8w")] == [12 * 3600, 90 * DAY, 56 * DAY]
    for bad in ("", "d", "90", "0d", "-1d", "1.5d", "90 d", "90D", "²d", "ninety days", "9999999d"):
        assert main(["serve", f"--keep={bad}"]) == 2
        said = capsys.readouterr().err
        assert said.startswith("miccia: --keep takes a time such as") and said.count("\n") == 1, bad


async def forget(player: Player, language: str = "en") -> tuple[int, dict[str, object]]:
    answer = await player.http.request("DELETE", f"/api/me?language={language}")
    return answer.status_code, answer.json()


async def test_somebody_is_forgotten_and_the_games_stay(tmp_path: Path) -> None:
    path = tmp_path / DATABASE
    async with running(path) as server:
        ada, bea = server.player(), server.player()
        over = await seated(bea, ada)  # crossed: who made it is called Ada
        await asyncio.gather(ada.play(), bea.play())
        own = await finished(ada, name=NAME)
        alone = await ada.make(play=True, name=NAME)
        gathering = await ada.make(name=NAME)
        await bea.go(gathering)
        before = (await bea.http.get(f"/api/tables/{over}/record")).text
        cookie = ada.cookie
        assert cookie is not None
        session = next(
            place.session for place in (await server.lobby.find(gathering)).row.places if place.session
        )
        status, answer = await forget(ada)
        assert (status, answer) == (200, {"games": 2})
        assert ada.cookie is None
        await bea.closed()
        await bea.go(gathering)
        assert [seat["kind"] for seat in bea.table["seats"]] == ["free", "free"]
        await bea.change("sit", name="Bea")
        assert bea.table["host"]  # somebody must be
        await bea.go(over, "it")
        assert sorted(seat["name"] for seat in bea.table["seats"]) == ["Ada", "Ospite 2"]
        assert "Ospite 2" in json.dumps(bea.update["log"], ensure_ascii=False) and "Bea" not in bea.heard[-1]
        assert [card["names"] for card in (await bea.lists())["mine"]][-1] == ["Ada", "Guest 2"]
        record = (await bea.http.get(f"/api/tables/{over}/record")).text
        header, was = (json.loads(text.partition("\n")[0]) for text in (record, before))
        assert header["names"] == ["Ada", ""] and was["names"] == ["Ada", "Bea"]
        assert record.partition("\n")[2] == before.partition("\n")[2]
        assert len(miccia.load(record).inputs) == len(miccia.load(before).inputs)
        (tmp_path / "record.jsonl").write_text(record)
        assert main(["verify", str(tmp_path / "record.jsonl")]) == 0
        old = server.player(cookie)  # a browser that kept its cookie is somebody whom nobody knows
        assert await old.lists() == {"mine": [], "open": []}
        assert not rows(path, alone) and rows(path, own)
        assert not written(tmp_path, NAME) and not written(tmp_path, session)
        await old.leave()
        await bea.leave()
        await ada.leave()


async def test_nobody_is_forgotten_while_others_play_with_them(tmp_path: Path) -> None:
    async with running(tmp_path / DATABASE) as server:
        ada, bea, eye = (server.player() for _ in range(3))
        code = await seated(ada, bea)
        gathering = await ada.make()
        status, answer = await forget(ada, "it")
        assert (status, answer["code"]) == (409, "still-playing")
        assert answer["text"] == words.refusal("still-playing", "it")
        assert ada.cookie is not None
        await eye.go(gathering)
        assert eye.table["seats"][0]["name"] == "Ada"  # nothing was done by halves
        await eye.go(code)
        number = ada.table["watching"]
        assert (await forget(eye))[0] == 200  # who only looks on may go
        assert await eye.closed() == 1012
        await ada.hello()
        assert ada.table["watching"] <= number and ada.table["you"] == 0
        await asyncio.gather(ada.play(), bea.play())
        assert (await forget(ada))[0] == 200
        for player in (ada, bea, eye):
            await player.leave()


async def test_who_was_turned_away_is_not_remembered(tmp_path: Path) -> None:
    path = tmp_path / DATABASE
    async with running(path) as server:
        ada, bea = server.player(), server.player()
        code = await ada.make(play=True)
        await ada.go(code)
        await bea.go(code)
        await ada.until(lambda message: message["t"] == "table" and message["watching"] == 1)
        await ada.ask("turn-away", onlooker=1)
        assert await bea.closed() == 4403
        assert (await forget(bea))[0] == 200
        with closing(sqlite3.connect(path)) as db:
            assert db.execute("SELECT count(*) FROM turned_away").fetchone() == (0,)
        assert server.lobby.tables[code].row.turned_away == ()
        await ada.hello()
        assert ada.table["you"] == 0
        for player in (ada, bea):
            await player.leave()


async def test_a_backup_that_is_being_made_holds_nobody_up(tmp_path: Path) -> None:
    path = tmp_path / DATABASE
    async with running(path) as server:
        ada = server.player()
        await finished(ada, name=NAME)
        with closing(sqlite3.connect(path, isolation_level=None)) as reader:
            reader.execute("BEGIN")
            reader.execute("SELECT count(*) FROM tables").fetchone()
            async with asyncio.timeout(3):  # and not as long as SQLite would wait for the reader
                assert (await forget(ada))[0] == 200
            assert written(tmp_path, NAME)
        await ada.make()  # the next commit catches up
        assert not written(tmp_path, NAME)
        await ada.leave()


def written(folder: Path, text: str) -> bool:
    """Whether it stands in a file, wherever."""
    return any(text.encode() in file.read_bytes() for file in folder.glob(f"{DATABASE}*"))


async def test_only_our_own_page_can_ask_for_it(ada: Player) -> None:
    await ada.make()
    answer = await ada.http.request("DELETE", "/api/me", headers={"Origin": "https://elsewhere.example"})
    assert (answer.status_code, answer.json()["code"]) == (403, "bad-origin")
    assert len((await ada.lists())["mine"]) == 1
