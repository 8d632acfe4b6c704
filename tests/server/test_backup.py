"""Backups, made and put back with real processes: under load, after a kill, and where they cannot be made."""

import asyncio
import os
import random
import resource
import shutil
import signal
import sqlite3
import stat
import subprocess
import sys
from contextlib import closing, suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from miccia.cli import main
from tests.server.house import Player, careful, running, seated
from tests.server.process import spawned

pytestmark = [pytest.mark.anyio, pytest.mark.skipif(sys.platform == "win32", reason="modes and limits")]


async def miccia(*words: str, biggest: int | None = None) -> subprocess.CompletedProcess[str]:
    """The command as people run it, with files no bigger than this."""

    def be_small() -> None:
        if biggest is not None:
            resource.setrlimit(resource.RLIMIT_FSIZE, (biggest, biggest))

    return await asyncio.to_thread(
        subprocess.run, [sys.executable, "-m", "miccia", *words],
        capture_output=True, text=True, timeout=60, preexec_fn=be_small,
    )  # fmt: skip


async def keep_playing(player: Player) -> None:
    with suppress(ConnectionClosed):
        await player.play(careful(random.Random(7), boldness=0))


async def test_what_was_played_goes_on_from_a_backup(tmp_path: Path) -> None:
    """A server under load, a backup, a kill, an empty folder: the same people sit at the same games."""
    data, file, other = tmp_path / "data", tmp_path / "backup.db", tmp_path / "other"
    with spawned(data) as (process, port):
        pairs = [(Player(port), Player(port)) for _ in range(3)]
        codes = [await seated(ada, bea) for ada, bea in pairs]
        quick = Player(port), Player(port)
        finished = await seated(*quick)
        await asyncio.gather(*[player.play(careful(random.Random(3), boldness=1)) for player in quick])
        playing = [asyncio.create_task(keep_playing(player)) for pair in pairs for player in pair]
        before = [ada.update["n"] for ada, _ in pairs]
        done = await miccia("backup", str(file), "--data", str(data))
        assert (done.returncode, done.stderr) == (0, "") and "4 tables" in done.stdout
        os.kill(process.pid, signal.SIGKILL)
        await asyncio.gather(*playing)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert [path.name for path in tmp_path.iterdir() if path.name.startswith(".")] == []
    shutil.rmtree(data)
    done = await miccia("restore", str(file), "--data", str(other))
    assert done.returncode == 0 and "4 tables" in done.stdout, done.stderr
    assert stat.S_IMODE(other.stat().st_mode) == 0o700
    with spawned(other) as (_, port):
        for (ada, bea), code, least in zip(pairs, codes, before, strict=True):
            again = [Player(port, player.cookie) for player in (ada, bea)]  # the seal on their tokens holds
            await asyncio.gather(*[player.go(code) for player in again])
            assert [player.table["you"] for player in again] == [0, 1]
            assert again[0].update["n"] >= least
        await asyncio.gather(*[player.play() for player in again])
        for code in (codes[-1], finished):
            record = tmp_path / f"{code}.jsonl"
            record.write_text((await again[0].http.get(f"/api/tables/{code}/record")).text)
            verified = await miccia("verify", str(record))
            assert verified.returncode == 0 and "is in order" in verified.stdout
        for player in again:
            await player.leave()


@pytest.fixture
async def data(tmp_path: Path, anyio_backend: str) -> Path:
    """A folder with a table, and nobody at it."""
    async with running(tmp_path / "data" / "miccia.db") as server:
        ada = server.player()
        await ada.make(play=True)
        await ada.leave()
    return tmp_path / "data"


async def test_nothing_is_overwritten_unasked(data: Path, tmp_path: Path) -> None:
    file = tmp_path / "backup.db"
    file.write_text("precious")
    done = await miccia("backup", str(file), "--data", str(data))
    assert done.returncode == 2 and "is there already; --force replaces it" in done.stderr
    assert done.stderr.count("\n") == 1 and file.read_text() == "precious"
    assert (await miccia("backup", str(file), "--data", str(data), "--force")).returncode == 0
    with closing(sqlite3.connect(file)) as db:
        assert db.execute("SELECT count(*) FROM tables").fetchone() == (1,)


async def test_a_full_disk_leaves_the_last_backup_as_it_was(data: Path, tmp_path: Path) -> None:
    file = tmp_path / "backups" / "backup.db"
    file.parent.mkdir()
    file.write_text("the last one")
    done = await miccia("backup", str(file), "--data", str(data), "--force", biggest=8192)
    assert done.returncode == 2 and "cannot be copied" in done.stderr and done.stderr.count("\n") == 1
    assert file.read_text() == "the last one" and list(file.parent.iterdir()) == [file]


def complaint(capsys: pytest.CaptureFixture[str], *words: str | Path) -> str:
    """What is said in one line where something cannot be done."""
    assert main([*map(str, words)]) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    return said


async def test_what_cannot_be_backed_up_or_put_back(
    data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    empty, file, nonsense = tmp_path / "empty", tmp_path / "backup.db", tmp_path / "nonsense"
    nonsense.write_text("not a database at all" * 100)
    assert "there are no saved games in" in complaint(capsys, "backup", file, "--data", empty)
    assert not empty.exists() and not file.exists()
    assert "is a folder" in complaint(capsys, "backup", tmp_path, "--data", data)
    assert "No such file" in complaint(capsys, "backup", tmp_path / "nowhere" / "b.db", "--data", data)
    assert "/proc/" in complaint(capsys, "backup", "/proc/backup.db", "--data", data)  # cannot be written to
    assert main(["backup", str(file), "--data", str(data)]) == 0
    assert "there is no file" in complaint(capsys, "restore", tmp_path / "nowhere", "--data", empty)
    assert "cannot be copied" in complaint(capsys, "restore", nonsense, "--data", empty)
    assert "miccia.db in" in complaint(capsys, "restore", file, "--data", data)
    (empty / "miccia.db-wal").write_text("what an old database left")
    assert "miccia.db-wal in" in complaint(capsys, "restore", file, "--data", empty)
    with closing(sqlite3.connect(file)) as db:
        db.execute("PRAGMA user_version = 999")
    assert "newer one (version 999)" in complaint(capsys, "restore", file, "--data", tmp_path / "fresh")
    assert [path.name for path in (tmp_path / "fresh").iterdir()] == ["miccia.lock"]


async def test_nothing_is_put_back_under_a_running_server(data: Path, tmp_path: Path) -> None:
    file = tmp_path / "backup.db"
    with spawned(data):
        assert (await miccia("backup", str(file), "--data", str(data))).returncode == 0
        (data / "miccia.db").rename(tmp_path / "moved.db")
        done = await miccia("restore", str(file), "--data", str(data))
        assert done.returncode == 2 and "another Miccia is using it" in done.stderr
