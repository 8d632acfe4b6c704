"""A PostgreSQL that cannot be used: one sentence says why, without the password, and nothing is changed."""

import subprocess
import sys

import pytest

from miccia.cli import main
from tests.postgres import Postgres, free_port
from tests.server.process import KEEPING


def told(store: str) -> str:
    """What a server says that cannot start."""
    serve = [sys.executable, "-m", "miccia", "serve", "--no-open", "--port", "0", "--store", store]
    done = subprocess.run(serve, capture_output=True, text=True, timeout=60, env=KEEPING)
    assert done.returncode in (1, 2) and done.stdout == "" and done.stderr.count("\n") == 1, done
    assert "geheim" not in done.stderr and "Traceback" not in done.stderr
    return done.stderr


def test_nobody_is_there() -> None:
    port = free_port()
    assert told(f"postgresql://ada:geheim@127.0.0.1:{port}/x").startswith(
        f"no PostgreSQL answers at 127.0.0.1:{port}: "
    )


@pytest.mark.parametrize("store", ["mysql://ada:geheim@host/x", "miccia.db", "postgresql:/x"])
def test_it_is_no_such_address(store: str) -> None:
    assert "--store takes an address such as postgresql://" in told(store)


def test_an_address_that_makes_no_sense() -> None:
    assert "--store cannot be read" in told("postgresql://ada:geheim@host:port/x")


def test_there_is_no_such_database(engine: Postgres) -> None:
    assert "does not exist; createdb makes one" in told(f"{engine.database()}_not")


def test_the_password_is_wrong(engine: Postgres) -> None:
    url, rules = engine.database(), engine.data / "pg_hba.conf"
    engine.sql("CREATE ROLE locked LOGIN PASSWORD 'richtig'", url)
    rules.write_text(f"host all locked all scram-sha-256\n{rules.read_text()}")
    engine.sql("SELECT pg_reload_conf()", url)
    said = told(url.replace("miccia@", "locked:geheim@"))
    assert "does not let us in: password authentication failed" in said and "richtig" not in said


def test_nobody_may_make_tables_there(engine: Postgres) -> None:
    url = engine.database()
    engine.sql("CREATE ROLE guest LOGIN; REVOKE CREATE ON SCHEMA public FROM PUBLIC", url)
    assert "lets us in but not work: permission denied" in told(url.replace("miccia@", "guest:geheim@"))


def test_a_newer_house_is_left_alone(engine: Postgres) -> None:
    url = engine.database()
    engine.sql("CREATE TABLE miccia (version integer NOT NULL); INSERT INTO miccia VALUES (999)", url)
    assert "made by a newer Miccia (version 999" in told(url)
    assert engine.sql("SELECT count(*) FROM pg_tables WHERE schemaname = 'public'", url) == "1"


def test_a_folder_and_a_database_are_not_both_meant(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--data", "x", "--store", "postgresql://host/x"]) != 0
    assert "not in both" in capsys.readouterr().err


@pytest.mark.parametrize(("command", "tool"), [("backup", "pg_dump"), ("restore", "pg_restore")])
def test_backups_of_a_database_are_its_own(
    command: str, tool: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("MICCIA_STORE", "postgresql://ada:geheim@host/x")
    assert main([command, "monday.db"]) != 0
    said = capsys.readouterr().err
    assert tool in said and "geheim" not in said
