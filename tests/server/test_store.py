"""What every store must do, in SQLite and in PostgreSQL."""

import asyncio
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from types import NoneType

import pytest
from msgspec.structs import replace

from miccia.core.record import Header
from miccia.core.words import Reason
from miccia.server.customs import Customs
from miccia.server.people.places import Place, Places
from miccia.server.store import found
from miccia.server.store.contract import (
    Broken,
    CodeTaken,
    Elapsed,
    Fenced,
    Hold,
    InputRow,
    NextGame,
    Note,
    Program,
    Progress,
    Saved,
    Seer,
    Shoulder,
    Store,
    TableRow,
)
from miccia.server.store.sqlite import SqliteStore
from miccia.server.store.writing import Writing
from tests.server.conftest import Opened

pytestmark = pytest.mark.anyio

PLACES: Places = (
    Place("human", "Ada", None, "hash of ada", "aa", 1),
    Place("bot", "Nora", "random"),
    Place(),
)
HEADER = Header(miccia=1, game="hanabi", rules=1, seats=3, seed="00" * 32, names=["Ada", "Nora", "Bea"])


def table(code: str, maker: str = "hash of ada") -> TableRow:
    return TableRow(code, "hanabi", {"talk": True}, True, "random", maker, b"secret" * 4, PLACES)


def today() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


async def added(store: Store, code: str) -> Hold:
    """A new table, held."""
    return (await store.add(table(code))).hold


async def test_a_table_comes_back_as_it_was(store: Store) -> None:
    await store.add(table("LUNA-42"))
    saved = await store.load("LUNA-42")
    assert saved is not None and saved.table == table("LUNA-42") and saved.inputs == []
    assert await store.load("LUNA-43") is None


async def test_a_code_is_taken_once(store: Store) -> None:
    await store.add(table("LUNA-42"))
    with pytest.raises(CodeTaken):
        await store.add(table("LUNA-42", "somebody else"))
    saved = await store.load("LUNA-42")
    assert saved is not None and saved.table.maker == "hash of ada"


async def test_seats_header_inputs_and_scores(opened: Opened) -> None:
    store = await opened()
    hold = await added(store, "LUNA-42")
    places = (*PLACES[:2], Place("human", "Bea", None, "hash of bea", "", 2))
    await store.seat(hold, 1, places)
    await store.begin(hold, 1, places, HEADER, [0])
    rows = [
        InputRow(1, 10, 0, {"do": "play", "slot": 1}),
        InputRow(2, 20, 1, {"do": "discard", "slot": 0}, Reason("chop", {"slot": 0})),
        InputRow(3, 30),
    ]
    await store.append(hold, 1, Progress(rows[:1]))
    await store.append(hold, 1, Progress(rows[1:], scores=[7, 7, 7], waiting=[1, 2]))
    await store.close()

    again = await opened()
    saved = await again.load("LUNA-42")
    assert saved is not None and saved.inputs == rows
    assert saved.table.places == places
    assert saved.table.header == HEADER and saved.table.scores == [7, 7, 7]
    assert saved.table.waiting == [1, 2]
    await again.close()


async def test_the_time_of_a_table(opened: Opened) -> None:
    store = await opened()
    hold = await added(store, "LUNA-42")
    await store.add(table("MARE-10"))
    saved = await store.load("LUNA-42")
    assert saved is not None and saved.elapsed is None
    await store.keep_time(hold, 1, Elapsed(61_000, False))
    await store.keep_time(hold, 1, Elapsed(62_003, True))
    await store.close()

    again = await opened()
    found = [await again.load(code) for code in ("LUNA-42", "MARE-10")]
    assert [saved and saved.elapsed for saved in found] == [Elapsed(62_003, True), None]
    await again.close()


async def test_an_input_is_written_once_and_after_the_one_before(store: Store) -> None:
    hold = await added(store, "LUNA-42")
    await store.append(hold, 1, Progress([InputRow(1, 10)]))
    for n in (1, 3):
        with pytest.raises(Fenced):
            await store.append(hold, 1, Progress([InputRow(n, 11)]))
    saved = await store.load("LUNA-42")
    assert saved is not None and saved.inputs == [InputRow(1, 10)]


async def test_who_took_a_table_last_writes_and_nobody_else(store: Store) -> None:
    first = await added(store, "LUNA-42")
    await store.append(first, 1, Progress([InputRow(1, 10)]))
    taken = await store.take("LUNA-42")
    assert taken is not None and taken.inputs == [InputRow(1, 10)]
    second = taken.table.hold
    assert second.epoch > first.epoch and taken.table == replace(table("LUNA-42"), epoch=second.epoch)
    for write in (
        store.append(first, 1, Progress([InputRow(2, 20)])),
        store.keep_time(first, 1, Elapsed(20)),
        store.seat(first, 1, PLACES[::-1]),
        store.begin(first, 1, PLACES[::-1], HEADER, [0]),
        store.customs(first, Customs(grace=120)),
        store.note(first, 1, Note(1, "left", 0)),
        store.saw(first, 1, Seer("hash of bea", 0), None),
        store.shoulder(first, 0, Shoulder(0, "link", "hash of ada")),
        store.program(first, "hash of ada", Program("hash of ada", "token")),
        store.turn_away(first, "hash of bea", 1, PLACES),
        store.lay(first, [0], NextGame(2, "hanabi", {}, b"s" * 32, PLACES)),
        store.choose(first, NextGame(1, "fuse", {}, b"s" * 32, PLACES)),
    ):
        with pytest.raises(Fenced):
            await write
    assert await store.load("LUNA-42") == replace(taken, table=table("LUNA-42"))
    await store.append(second, 1, Progress([InputRow(2, 21)]))
    await store.let_go([second])
    with pytest.raises(Fenced):
        await store.append(second, 1, Progress([InputRow(3, 30)]))
    third = await store.take("LUNA-42")
    assert third is not None and third.inputs == [InputRow(1, 10), InputRow(2, 21)]
    assert await store.take("LUNA-43") is None


async def test_a_taking_sees_all_that_is_written_before_it_and_nothing_comes_after(store: Store) -> None:
    """Whatever the order in which a race ends: what was told to be kept is in what the taker reads."""
    hold = await added(store, "LUNA-42")
    for _ in range(30):
        saved = await store.load("LUNA-42")
        assert saved is not None
        n = len(saved.inputs) + 1
        append = store.append(hold, 1, Progress([InputRow(n, n)]))
        kept, taken = await asyncio.gather(append, store.take("LUNA-42"), return_exceptions=True)
        assert isinstance(taken, Saved) and isinstance(kept, (NoneType, Fenced))
        assert len(taken.inputs) == n - isinstance(kept, Fenced)
        after = await store.load("LUNA-42")
        assert after is not None and after.inputs == taken.inputs
        hold = taken.table.hold


async def test_the_tables_of_a_session(store: Store) -> None:
    for number in range(10, 15):
        await store.add(table(f"LUNA-{number}"))
    listed = await store.of_session("hash of ada", 3)
    assert [row.code for row in listed] == ["LUNA-14", "LUNA-13", "LUNA-12"]
    assert await store.of_session("hash of bea", 3) == []


async def test_the_open_tables(store: Store) -> None:
    """Those with a free seat, before their game, where somebody was of late; the newest first."""
    holds = {}
    for code in ("LUNA-42", "MARE-10", "PINO-11", "ALPE-12", "ROSA-13", "VELA-14"):
        holds[code] = (await store.add(replace(table(code), open=code != "PINO-11"))).hold
        if code != "VELA-14":
            await store.visited([code], today())
    await store.seat(holds["ALPE-12"], 1, (*PLACES[:2], Place("bot", "Otto", "random")))
    minute = 60_000
    listed = await store.open_tables(today(), minute, 9)
    assert [row.code for row in listed] == ["ROSA-13", "MARE-10", "LUNA-42"]
    assert await store.open_tables(today(), minute, 1) == [table("ROSA-13")]
    await asyncio.sleep(2)
    began = today()
    await store.visited(["LUNA-42", "MARE-10"], began)
    recently = today() - began + 1_900
    assert [row.code for row in await store.open_tables(today(), recently, 9)] == ["MARE-10", "LUNA-42"]
    await store.begin(holds["MARE-10"], 1, PLACES, HEADER, [0])
    assert [row.code for row in await store.open_tables(today(), minute, 9)] == ["ROSA-13", "LUNA-42"]


async def test_what_has_had_its_time_is_found_and_goes_altogether(store: Store) -> None:
    """Tables whose last game is long over and empty ones; not what is played, nor what somebody holds."""
    day, codes = 24 * 3600, ("LUNA-10", "MARE-11", "PINO-12", "ALPE-13", "ROSA-14")
    holds = {code: (await store.add(table(code))).hold for code in codes}
    over = Progress([InputRow(1, 10)], [7, 7, 7], [], winners=[0], why="all-cards")
    for code in codes[:3]:
        await store.begin(holds[code], 1, PLACES, HEADER, [0])
        await store.note(holds[code], 1, Note(0, "left", 0))
        await store.keep_time(holds[code], 1, Elapsed(5))
    for code in codes[:2]:
        await store.append(holds[code], 1, over)
    await store.seat(holds["ROSA-14"], 1, (Place(),) * 3)
    assert isinstance(store, Writing)
    old = "UPDATE tables SET changed = changed - ? WHERE code <> ?"
    await store.write([(old, (60 * day, "MARE-11"))])
    await store.let_go(list(holds.values()))
    assert sorted(await store.outdated(30 * day, day, 9)) == ["LUNA-10", "ROSA-14"]
    assert await store.outdated(None, day, 9) == ["ROSA-14"]
    assert await store.outdated(90 * day, 90 * day, 9) == []
    assert len(await store.outdated(30 * day, day, 1)) == 1
    await store.remove(["LUNA-10", "ROSA-14"])
    assert [await store.load(code) for code in ("LUNA-10", "ROSA-14")] == [None, None]
    assert await store.take("LUNA-10") is None and await store.game("LUNA-10", 1) is None
    assert [game.code for game in await store.past("hash of ada", 9)] == ["MARE-11"]
    assert (await store.add(table("LUNA-10"))).code == "LUNA-10"  # nothing of it is left
    saved = await store.load("LUNA-10")
    assert saved is not None and (saved.inputs, saved.notes, saved.elapsed) == ([], [], None)


async def test_a_failure_harms_nobody_else(store: Store) -> None:
    hold = await added(store, "LUNA-42")
    results = await asyncio.gather(
        *[store.append(hold, 1, Progress([InputRow(n, n)])) for n in (1, 1, 2, 2, 3)],
        store.add(table("LUNA-42")),
        store.add(table("MARE-10")),
        return_exceptions=True,
    )
    assert [isinstance(result, Exception) for result in results] == [
        False,
        True,
        False,
        True,
        False,
        True,
        False,
    ]
    saved = await store.load("LUNA-42")
    assert saved is not None and [row.n for row in saved.inputs] == [1, 2, 3]


async def test_the_house_keeps_its_key(opened: Opened) -> None:
    keys = []
    for _ in range(2):
        store = await opened()
        keys.append(await store.key())
        await store.close()
    assert len(keys[0]) == 32 and keys[0] == keys[1]


# SQLite alone


def commits(store: SqliteStore) -> float:
    return store.metrics.registry.get_sample_value("miccia_commit_seconds_count") or 0


async def test_what_arrives_in_one_turn_of_the_loop_is_committed_together(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "miccia.db")
    hold = await added(store, "LUNA-42")
    before = commits(store)
    await asyncio.gather(*[store.append(hold, 1, Progress([InputRow(n, n)])) for n in range(1, 501)])
    assert commits(store) - before == 1
    saved = await store.load("LUNA-42")
    assert saved is not None and [row.n for row in saved.inputs] == list(range(1, 501))
    await store.close()


async def test_the_file_is_safe_and_inputs_cannot_be_changed(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "miccia.db")
    assert store.db.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert store.db.execute("PRAGMA synchronous").fetchone() == (2,)
    hold = await added(store, "LUNA-42")
    await store.append(hold, 1, Progress([InputRow(1, 10)]))
    await store.close()
    with sqlite3.connect(tmp_path / "miccia.db") as db:
        for change in ("UPDATE inputs SET at = 0", "DELETE FROM inputs"):
            with pytest.raises(sqlite3.IntegrityError, match="only ever added"):
                db.execute(change)


async def test_a_corrupt_row_is_reported(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "miccia.db")
    await store.add(table("LUNA-42"))
    await store.add(table("MARE-10"))
    await store.write([("UPDATE games SET options = '{' WHERE code = 'LUNA-42'", ())])
    with pytest.raises(Broken, match="LUNA-42"):
        await store.load("LUNA-42")
    assert [row.code for row in await store.of_session("hash of ada", 9)] == ["MARE-10"]
    await store.close()


async def test_a_damaged_page_harms_no_other_in_the_same_commit(tmp_path: Path) -> None:
    path = tmp_path / "miccia.db"
    with closing(sqlite3.connect(path)) as db:
        db.execute("PRAGMA page_size = 512")
        db.execute("VACUUM")
    store = SqliteStore(path)
    for code in ("LUNA-42", *[f"PINO-{number}" for number in range(10, 40)], "VELA-10"):  # pages between them
        await store.add(table(code))
    await store.close()
    file = path.read_bytes()
    (page,) = [at for at in range(0, len(file), 512) if b"LUNA-42hanabi" in file[at : at + 512]]
    path.write_bytes(file[: page + 256] + b"\xff" * 256 + file[page + 512 :])

    store = SqliteStore(path)
    holds = {code: Hold(code, await store.hold(code)) for code in ("VELA-10", "LUNA-42")}
    before = commits(store)
    done = await asyncio.gather(
        *[
            store.append(holds[code], 1, Progress([InputRow(1, 10)], waiting=[1]))
            for code in ("VELA-10", "LUNA-42", "VELA-10")
        ],
        return_exceptions=True,
    )
    assert [type(problem) for problem in done] == [NoneType, Broken, Fenced]
    assert commits(store) - before == 2
    saved = await store.load("VELA-10")
    assert saved is not None and saved.inputs == [InputRow(1, 10)]
    await store.close()


@pytest.mark.parametrize("question", ["OPEN", "EMPTY", "FINISHED", "OF_SESSION", "PAST", "PLAYED"])
async def test_no_question_goes_through_all_tables(tmp_path: Path, question: str) -> None:
    store = SqliteStore(tmp_path / "miccia.db")
    sql = getattr(found, question)
    plan = store.db.execute(f"EXPLAIN QUERY PLAN {sql}", (1,) * sql.count("?")).fetchall()
    steps = [step for *_, step in plan if "SCAN" in step]
    assert steps in ([], ["SCAN games USING INDEX never_dealt"]), plan
    await store.close()


def test_a_newer_file_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "miccia.db"
    with sqlite3.connect(path) as db:
        db.execute("PRAGMA user_version = 999")
    with pytest.raises(sqlite3.DatabaseError, match="newer"):
        SqliteStore(path)
