"""A PostgreSQL of the tests' own, and where HAProxy is; as a script, installs both where that is possible.

`make engines` does so with the system's package manager. Where they are not, tests are skipped.
"""

import functools
import os
import pwd
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests.browser import install
from tests.server.process import children

MISSING = "no PostgreSQL: install it (`make engines` tries)"
NO_PROXY = "no HAProxy: install it (`make engines` tries)"
INSTALLERS = {
    "apt-get": ("update -q", "install -qy --no-install-recommends postgresql haproxy"),
    "dnf": ("install -qy postgresql-server haproxy",),
    "pacman": ("-Sy --noconfirm postgresql haproxy",),
    "apk": ("add postgresql haproxy",),
    "brew": ("install postgresql haproxy",),
}
USER = "postgres"  # the server refuses root


@functools.cache
def programs() -> Path | None:
    """The folder of the server's programs; Debian keeps them out of PATH."""
    debian = sorted(
        Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: float(path.parts[-3]), reverse=True
    )
    found = [Path(path) for path in [shutil.which("initdb")] if path] + debian
    return next(
        (path.resolve().parent for path in found if (path.resolve().parent / "postgres").exists()), None
    )


def haproxy() -> str | None:
    return shutil.which("haproxy", path=f"{os.environ.get('PATH', '')}:/usr/sbin:/usr/local/sbin")


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        return int(listener.getsockname()[1])


class Postgres:
    """A server in a folder of its own, which can be stopped, crashed and started."""

    def __init__(self, folder: Path, *settings: str) -> None:
        self.folder = folder
        self.settings = settings
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None
        self.own: dict[str, Any] = {}
        if os.geteuid() == 0:
            user = pwd.getpwnam(USER)
            os.chown(folder, user.pw_uid, user.pw_gid)
            self.own = {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}

    @property
    def data(self) -> Path:
        return self.folder / "data"

    def run(self, program: str, *words: str) -> str:
        path = programs()
        assert path is not None
        done: subprocess.CompletedProcess[str] = subprocess.run(
            [str(path / program), *words], capture_output=True, text=True, cwd=self.folder, **self.own
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    def make(self) -> None:
        self.run(
            "initdb",
            "-D",
            str(self.data),
            "-U",
            "miccia",
            "-A",
            "trust",
            "-E",
            "UTF8",
            "--locale=C",
            "--no-sync",
        )

    def copy(self, primary: "Postgres") -> None:
        """Be a standby of another, which writes nothing from then on that is not here too."""
        where = ["-h", "127.0.0.1", "-p", str(primary.port), "-U", "miccia"]
        self.run(
            "pg_basebackup", *where, "-D", str(self.data), "-R", "-X", "stream", "-c", "fast", "--no-sync"
        )
        self.start()
        primary.sql("ALTER SYSTEM SET synchronous_standby_names = '*'", "postgres")
        primary.sql("SELECT pg_reload_conf()", "postgres")
        while primary.sql("SELECT sync_state FROM pg_stat_replication", "postgres") != "sync":
            time.sleep(0.05)

    def promote(self) -> None:
        """Be no standby any more."""
        self.sql("SELECT pg_promote()", "postgres")

    def start(self) -> None:
        path = programs()
        assert path is not None
        words = ["-D", str(self.data), "-k", str(self.folder), "-p", str(self.port)]
        settings = [
            word for given in ("listen_addresses=127.0.0.1", *self.settings) for word in ("-c", given)
        ]
        log = (self.folder / "log").open("ab")
        with log:
            self.process = subprocess.Popen(
                [str(path / "postgres"), *words, *settings],
                stdout=log,
                stderr=log,
                cwd=self.folder,
                **self.own,
            )
        while not self.ready():
            assert self.process.poll() is None, (self.folder / "log").read_text()
            time.sleep(0.02)

    def ready(self) -> bool:
        path = programs()
        asked = (
            [str(path / "pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(self.port)] if path else ["false"]
        )
        return subprocess.run(asked).returncode == 0

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """SIGINT: at once, but in order; SIGQUIT: as a crash."""
        if self.process is not None:
            for pid in [*children(self.process.pid), self.process.pid]:
                os.kill(pid, signal.SIGCONT)
            self.process.send_signal(how)
            self.process.wait(30)
        self.process = None

    def database(self) -> str:
        """The address of a new and empty one."""
        name = f"house_{secrets.token_hex(6)}"
        self.sql(f"CREATE DATABASE {name}", "postgres")
        return f"postgresql://miccia@127.0.0.1:{self.port}/{name}"

    def sql(self, text: str, database: str) -> str:
        """What psql answers; `database` can be an address."""
        name = database.rpartition("/")[2].partition("?")[0]
        where = ["-h", "127.0.0.1", "-p", str(self.port), "-U", "miccia", "-d", name]
        return self.run("psql", "-X", "-q", "-A", "-t", "-v", "ON_ERROR_STOP=1", *where, "-c", text).strip()

    def both(self, standby: "Postgres", database: str) -> str:
        """The address of one of its databases, wherever it can be written to."""
        name = database.rpartition("/")[2]
        return f"postgresql://miccia@127.0.0.1:{self.port},127.0.0.1:{standby.port}/{name}"


@contextmanager
def started(*settings: str) -> Iterator[Postgres]:
    """A server for a while."""
    with placed(*settings) as server:
        server.make()
        server.start()
        yield server


@contextmanager
def with_standby(*settings: str) -> Iterator[tuple[Postgres, Postgres]]:
    """A server whose commits wait for a second one, and that one."""
    with started(*settings) as primary, placed(*settings) as standby:
        standby.copy(primary)
        yield primary, standby


@contextmanager
def placed(*settings: str) -> Iterator[Postgres]:
    """A folder for a server, which is ended with it. Its parents must be passable for its user."""
    folder = Path(tempfile.mkdtemp(prefix="miccia-pg-", dir="/tmp"))
    server = Postgres(folder, *settings)
    try:
        yield server
    finally:
        server.stop(signal.SIGQUIT)
        shutil.rmtree(folder, ignore_errors=True)


def main() -> None:
    """Find or install them; with `report`, only say what is skipped. Never a failure."""
    reason = ""
    if "report" not in sys.argv and not (programs() and haproxy()):
        reason = install(INSTALLERS, "engines")
        programs.cache_clear()
    for found, missing, what in (
        (programs(), MISSING, "several nodes"),
        (haproxy(), NO_PROXY, "the proxy of several nodes"),
    ):
        print(
            f"engines: {found}"
            if found
            else f"*** SKIPPED: the tests of {what}. {missing}. {reason}".rstrip()
        )


if __name__ == "__main__":
    main()
