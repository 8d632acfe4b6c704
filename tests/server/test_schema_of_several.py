"""A database of an older Miccia is brought up to date once, by whichever server starts first."""

import asyncio
import time

import asyncpg
import pytest

from miccia.server.store.contract import Away, Broken, InputRow, Progress
from miccia.server.store.postgres import reaching, watch
from miccia.server.store.postgres.reaching import dial, migrate, migrations
from miccia.server.store.postgres.store import open_store
from tests.postgres import Postgres
from tests.server.test_store import table

pytestmark = pytest.mark.anyio
NEWER = {
    max(migrations()) + 1: "CREATE TABLE extra (of text); INSERT INTO extra VALUES ('once')",
    max(migrations()) + 2: "ALTER TABLE tables ADD COLUMN extra text NOT NULL DEFAULT 'new'",
}


async def bring_up(url: str, scripts: dict[int, str]) -> None:
    """What a server does at its start."""
    db = await dial(url)
    try:
        await migrate(db, lambda: scripts)
    finally:
        await db.close()


async def test_an_older_house_is_brought_up_to_date_once_while_an_older_server_goes_on(
    engine: Postgres,
) -> None:
    url = engine.database()
    store = await open_store(url)
    hold = (await store.add(table("LUNA-MARE-42"))).hold
    await store.append(hold, 1, Progress([InputRow(1, 10)]))
    await asyncio.gather(*[bring_up(url, migrations() | NEWER) for _ in range(6)])
    assert engine.sql("SELECT count(*) FROM extra", url) == "1"
    assert engine.sql("SELECT extra FROM tables", url) == "new"
    await store.append(hold, 1, Progress([InputRow(2, 20)]))
    await store.add(table("MARE-PINO-10"))
    await store.close()
    with pytest.raises(reaching.NoStore, match="made by a newer Miccia"):
        await open_store(url)


async def test_a_migration_that_fails_leaves_everything_as_it_was(engine: Postgres) -> None:
    url = engine.database()
    (number, *_) = NEWER
    await bring_up(url, migrations())
    with pytest.raises(asyncpg.PostgresError):
        await bring_up(url, migrations() | {number: NEWER[number] + "; SELECT 1 / 0"})
    assert engine.sql("SELECT version FROM miccia", url) == str(max(migrations()))
    assert engine.sql("SELECT to_regclass('extra') IS NULL", url) == "t"
    await bring_up(url, migrations() | NEWER)
    with pytest.raises(Broken, match="newer Miccia"):
        await bring_up(url, migrations())


async def test_who_waits_too_long_for_another_to_change_the_tables_says_so(
    engine: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = engine.database()
    monkeypatch.setattr(reaching, "PATIENCE", 0.3)
    other = await dial(url)
    await other.execute(f"SELECT pg_advisory_lock({reaching.LOCK})")
    with pytest.raises(reaching.NoStore, match="another server has been changing its tables"):
        await open_store(url)
    await other.close()
    store = await open_store(url)
    await store.close()


async def test_a_server_that_may_only_write_needs_no_more_once_the_tables_are_there(engine: Postgres) -> None:
    url = engine.database()
    await bring_up(url, migrations())
    engine.sql(
        "DO $$ BEGIN IF NOT EXISTS (SELECT 1 FROM pg_roles WHERE rolname = 'writer') THEN CREATE ROLE writer "
        "LOGIN; END IF; END $$; REVOKE CREATE ON SCHEMA public FROM PUBLIC; "
        "GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO writer",
        url,
    )
    store = await open_store(url.replace("miccia@", "writer@"))
    hold = (await store.add(table("LUNA-MARE-42"))).hold
    await store.append(hold, 1, Progress([InputRow(1, 10)]))
    await store.remove(["LUNA-MARE-42"])
    assert await store.take("LUNA-MARE-42") is None
    await store.close()


async def test_a_database_that_lets_nobody_in_for_a_while_is_away_and_not_broken(engine: Postgres) -> None:
    url = engine.database()
    store = await open_store(url)
    hold = (await store.add(table("LUNA-MARE-42"))).hold
    await store.append(hold, 1, Progress([InputRow(1, 10)]))
    name = url.rpartition("/")[2]
    engine.sql(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false", "postgres")
    engine.sql(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'", "postgres")
    late = asyncio.create_task(store.append(hold, 1, Progress([InputRow(2, 20)])))
    with pytest.raises(Away):
        await store.take("LUNA-MARE-42")
    assert not late.done() and not store.reached()
    engine.sql(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true", "postgres")
    await late
    saved = await store.load("LUNA-MARE-42")
    assert saved is not None and saved.inputs == [InputRow(1, 10), InputRow(2, 20)]
    await store.close()


async def test_only_who_has_the_database_without_a_break_says_that_it_is_there(
    engine: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Or of several that lost it together, the first to have it back would take the others' players."""
    url = engine.database()
    monkeypatch.setattr(watch, "GONE", 1)
    away = (
        f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{url.rpartition('/')[2]}'"
    )
    began = time.monotonic()
    store = await open_store(url)
    for again in (True, False):
        assert not store.reached()
        while not store.reached():
            await asyncio.sleep(0.05)
        assert time.monotonic() - began > 1
        began = time.monotonic()
        engine.sql(away, "postgres")
        while again and store.watch.since < began:
            await asyncio.sleep(0.05)
    await store.close()
