"""Every page of a house torn, one at a time: a table has all its moves, or says that it is damaged."""

import asyncio
import sqlite3
import subprocess
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from miccia.core.record import Header
from miccia.server.people.places import Place, Places
from miccia.server.store.contract import Broken, Hold, InputRow, NextGame, Progress, SavedGame, TableRow
from miccia.server.store.examine import examine
from miccia.server.store.sqlite import SqliteStore
from tests.server.process import command, spawned

pytestmark = pytest.mark.anyio

PAGE = 512
CODES = ["FARO-MARE-10", "LUNA-MARE-11", "NAVE-MARE-12", "PINO-MARE-13", "VELA-MARE-14"]
MOVES = 20
ADA = "a" * 64
PLACES: Places = (
    Place("human", "Ada", None, ADA, "aa", 1),
    Place("bot", "Nora", "random"),
    Place("human", "Bea", None, "b" * 64, "bb", 2),
)
HEADER = Header(miccia=1, game="hanabi", rules=1, seats=3, seed="00" * 32, names=["Ada", "Nora", "Bea"])
TEARS: dict[str, Callable[[bytes], bytes]] = {
    "first half never written": lambda page: bytes(PAGE // 2) + page[PAGE // 2 :],
    "second half never written": lambda page: page[: PAGE // 2] + bytes(PAGE // 2),
    "second half spoilt": lambda page: page[: PAGE // 2] + b"\xff" * (PAGE // 2),
}


def move(n: int) -> InputRow:
    return InputRow(n, 1000 * n, n % 3, {"do": "play", "slot": n % 5} if n % 3 else {"do": "discard"})


async def furnish(path: Path) -> bytes:
    """Tables in their second game; the key of the house."""
    with closing(sqlite3.connect(path)) as db:
        db.execute(f"PRAGMA page_size = {PAGE}")
        db.execute("VACUUM")
    store = SqliteStore(path)
    for code in CODES:
        row = TableRow(code, "hanabi", {}, True, "random", ADA, b"s" * 32, PLACES)
        hold = (await store.add(row)).hold
        await store.begin(hold, 1, PLACES, HEADER, [0])
        await store.append(hold, 1, Progress([move(1)], scores=[3, 3, 3]))
        await store.lay(hold, [0], NextGame(2, "hanabi", {}, b"t" * 32, PLACES))
        await store.begin(hold, 2, PLACES, HEADER, [0])
        await store.append(hold, 2, Progress([move(n) for n in range(1, MOVES + 1)], waiting=[1]))
    key = await store.key()
    await store.close()
    return key


async def known(store: SqliteStore, code: str) -> int | None:
    """How many moves of the second game a table has, which are those that were made; None: it is damaged."""
    try:
        saved = await store.load(code)
        assert saved is not None and saved.table.number == 2 and saved.table.header == HEADER
        if len(saved.table.places) < HEADER.seats:  # as the lobby would say
            return None
        assert saved.table.places == PLACES
        assert saved.inputs == [move(n) for n in range(1, len(saved.inputs) + 1)]
        assert await store.game(code, 2) == SavedGame(HEADER, saved.inputs)
    except Broken:
        return None
    return len(saved.inputs)


@pytest.mark.parametrize("tear", TEARS.values(), ids=TEARS)
async def test_every_page(tmp_path: Path, tear: Callable[[bytes], bytes]) -> None:
    key = await furnish(tmp_path / "whole.db")
    whole = (tmp_path / "whole.db").read_bytes()
    harmed: dict[int, int] = {}  # by page: how many tables are damaged
    for at in range(0, len(whole), PAGE):
        folder = tmp_path / str(at)
        folder.mkdir()
        path = folder / "miccia.db"
        path.write_bytes(whole[:at] + tear(whole[at : at + PAGE]) + whole[at + PAGE :])
        try:
            store = SqliteStore(path)
        except (sqlite3.DatabaseError, UnicodeError):
            continue  # the server says so and ends
        assert await store.key() == key
        before = {code: await known(store, code) for code in CODES}
        assert set(before.values()) <= {MOVES, None}
        listed = await store.of_session(ADA, 9)
        assert {row.code for row in listed} <= set(CODES)
        here = [code for code in CODES if before[code] is not None]
        made = await asyncio.gather(*[append(store, code) for code in here])
        await store.close()

        store = SqliteStore(path)
        for code, stored in zip(here, made, strict=True):
            assert await known(store, code) in (MOVES + stored, None)
        await store.close()
        harmed[at] = len(CODES) - sum(made)
    print(len(whole) // PAGE, len(harmed), sorted(harmed.values()))


async def append(store: SqliteStore, code: str) -> bool:
    """Whether one more move can be made."""
    try:
        await store.append(Hold(code, await store.hold(code)), 2, Progress([move(MOVES + 1)], waiting=[2]))
    except Broken:
        return False
    return True


LOST = {
    "a table": "DELETE FROM tables WHERE code = ?",
    "its newest game": "DELETE FROM games WHERE number = 2 AND code = ?",
    "the end of a game": "DELETE FROM inputs WHERE number = 2 AND n > 9 AND code = ?",
}


@pytest.mark.parametrize("lost", LOST.values(), ids=LOST)
async def test_what_a_page_has_lost_is_missed(tmp_path: Path, lost: str) -> None:
    path = tmp_path / "miccia.db"
    await furnish(path)
    with sqlite3.connect(path) as db:
        db.execute("DROP TRIGGER inputs_are_not_deleted")
        assert db.execute(lost, [CODES[0]]).rowcount > 0
    store = SqliteStore(path)
    assert [await known(store, code) for code in CODES] == [None, *[MOVES] * (len(CODES) - 1)]
    await store.close()


def spoil_schema(path: Path) -> None:
    path.write_bytes(path.read_bytes().replace(b"CREATE TABLE house", b"CREATE TABL\xff house"))


def lose_key(path: Path) -> None:
    with sqlite3.connect(path) as db:
        db.execute("DELETE FROM house")


@pytest.mark.parametrize(
    ("spoil", "reason"),
    [(spoil_schema, "it is damaged"), (lose_key, "the key of the house is damaged")],
    ids=["schema", "key"],
)
async def test_a_server_that_cannot_start_says_why(
    tmp_path: Path, spoil: Callable[[Path], None], reason: str
) -> None:
    path = tmp_path / "miccia.db"
    await furnish(path)
    spoil(path)
    done = subprocess.run(command(tmp_path), capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stdout, done.stderr) == (1, "", f"{path} cannot be used: {reason}\n")


def tear_inputs(path: Path) -> None:
    """Spoil a page that is only read when somebody comes to its table."""
    with closing(sqlite3.connect(path)) as db:
        (page,) = db.execute("SELECT rootpage FROM sqlite_schema WHERE name = 'inputs'").fetchone()
    whole = path.read_bytes()
    at = (page - 1) * PAGE
    path.write_bytes(whole[:at] + TEARS["second half spoilt"](whole[at : at + PAGE]) + whole[at + PAGE :])


async def test_a_server_tells_its_host_at_once_that_a_page_is_damaged(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "miccia.db"
    await furnish(path)
    examine(path)
    assert caplog.messages == []
    tear_inputs(path)
    log = tmp_path / "server.log"
    with log.open("w") as errors, spawned(tmp_path, errors):
        async with asyncio.timeout(60):
            while not log.read_text().endswith("\n"):
                await asyncio.sleep(0.05)
    told = log.read_text()
    assert "db is damaged" in told and "Ada" not in told and len(told.splitlines()) == 1
