"""A house of several servers on one machine: PostgreSQL, three nodes and HAProxy, each a process.

`make cluster` runs it until Ctrl-C.
"""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import IO
from urllib.error import URLError
from urllib.request import urlopen

from tests.postgres import MISSING, NO_PROXY, Postgres, free_port, haproxy, programs, started
from tests.server.process import KEEPING, MUCH, PATIENT

CONFIG = Path(__file__).parents[1] / "deploy/haproxy.cfg"
NODES = 3  # as many as the configuration names
START = 60  # seconds


class Node:
    """A server that can be ended and started again at its port."""

    def __init__(self, store: str, errors: IO[str] | None) -> None:
        self.store = store
        self.errors = errors
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        limits = [word for name in PATIENT.split() for word in ("--limit", f"{name}={MUCH}")]
        limits += ["--limit", f"sockets={MUCH}", "--limit", f"connections={MUCH}"]
        serve = ["-m", "miccia", "serve", "--no-open", "--port", str(self.port), "--behind", "127.0.0.1"]
        self.process = subprocess.Popen(
            [sys.executable, *serve, *limits],
            stdout=subprocess.DEVNULL,
            stderr=self.errors,
            env=KEEPING | {"MICCIA_STORE": self.store},
        )

    def send(self, what: signal.Signals) -> None:
        assert self.process is not None
        self.process.send_signal(what)

    def end(self, how: signal.Signals = signal.SIGKILL) -> None:
        if self.process is not None:
            self.send(signal.SIGCONT)
            self.send(how)
            self.process.wait(30)
        self.process = None

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.port}"


class Proxy:
    """An HAProxy that can be ended and started again at its port."""

    def __init__(self, config: str, errors: IO[str] | None, **where: str) -> None:
        self.port = free_port()
        self.config = config
        self.errors = errors
        self.where = where
        self.processes: list[subprocess.Popen[bytes]] = []

    def start(self, *words: str) -> None:
        program = haproxy()
        assert program is not None
        process = subprocess.Popen(
            [program, "-db", "-q", "-f", "/dev/stdin", *words],
            env=os.environ | self.where | {"MICCIA_BIND": f"127.0.0.1:{self.port}"},
            stdin=subprocess.PIPE,
            stderr=self.errors,
        )
        assert process.stdin is not None
        process.stdin.write(self.config.encode())
        process.stdin.close()
        self.processes.append(process)

    def reload(self, config: str, **where: str) -> None:
        """Go on with another configuration; who is connected stays so for a while."""
        self.config, self.where = config, where
        self.start("-sf", str(self.processes[-1].pid))

    def send(self, what: signal.Signals) -> None:
        self.processes[-1].send_signal(what)

    def stop(self) -> None:
        for process in self.processes:
            process.kill()
            process.wait(30)
        self.processes.clear()


def way(port: int) -> Proxy:
    """A way to a port that can be stopped and goes on then, as if a cable were out."""
    text = "defaults\n mode tcp\n timeout connect 9s\n timeout client 9h\n timeout server 9h\n"
    return Proxy(text + f'listen way\n bind "${{MICCIA_BIND}}"\n server there 127.0.0.1:{port}\n', None)


class Cluster:
    """The whole house. `port` is that of the proxy."""

    def __init__(self, postgres: Postgres, url: str, errors: IO[str] | None, nodes: int = NODES) -> None:
        self.postgres = postgres
        self.url = url
        self.errors = errors
        self.nodes = [Node(url, errors) for _ in range(nodes)]
        self.proxy = Proxy(CONFIG.read_text(), errors, **self.where)

    @property
    def where(self) -> dict[str, str]:
        """What the configuration of the proxy asks for."""
        nobody = [Node(self.url, None)] * (NODES - len(self.nodes))
        return {f"MICCIA_N{number}": node.address for number, node in enumerate([*self.nodes, *nobody], 1)}

    @property
    def port(self) -> int:
        return self.proxy.port

    def wait(self) -> None:
        """Until every node is well, and the proxy knows it."""
        until = time.monotonic() + START
        for port in (*[node.port for node in self.nodes], self.port):
            while not well(port):
                assert time.monotonic() < until, f"nothing at port {port}"
                time.sleep(0.1)

    def owner(self, code: str) -> Node:
        """Who holds a table."""
        name = self.postgres.sql(
            f"SELECT name FROM nodes JOIN owners ON node = id WHERE code = '{code}'", self.url
        )
        return next(node for node in self.nodes if node.address == name)


def well(port: int) -> bool:
    try:
        with urlopen(f"http://127.0.0.1:{port}/healthz", timeout=2) as answer:
            return bool(answer.status == 200)
    except (URLError, OSError):
        return False


@contextmanager
def cluster(errors: IO[str] | None = None, port: int | None = None) -> Iterator[Cluster]:
    """All of it, ready to be played at."""
    with started() as postgres, over(Cluster(postgres, postgres.database(), errors), port) as house:
        yield house


@contextmanager
def over(house: Cluster, port: int | None = None) -> Iterator[Cluster]:
    """The same over a database that runs already."""
    with ExitStack() as stack:
        house.proxy.port = port or house.proxy.port
        for node in house.nodes:
            stack.callback(node.end)
            node.start()
        stack.callback(house.proxy.stop)
        house.proxy.start()
        house.wait()
        yield house


def main() -> None:
    for missing in [text for text, found in ((MISSING, programs()), (NO_PROXY, haproxy())) if found is None]:
        sys.exit(missing)
    with cluster(sys.stderr, int(os.environ.get("PORT") or 8000)) as house:
        print(f"http://127.0.0.1:{house.port} is three servers behind HAProxy; Ctrl-C ends it")
        for number, node in enumerate(house.nodes, 1):
            assert node.process is not None
            print(f"  n{number}: http://{node.address}, process {node.process.pid}")
        print(f"  PostgreSQL: {house.url}", flush=True)
        try:
            signal.pause()
        except KeyboardInterrupt:
            return


if __name__ == "__main__":
    main()
