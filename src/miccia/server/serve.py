"""Opens the tables to browsers: binds the port, says where, runs until Ctrl-C."""

import asyncio
import contextlib
import ipaddress
import os
import socket
import sqlite3
import sys
import webbrowser
from collections.abc import Sequence
from contextlib import AbstractContextManager
from pathlib import Path
from threading import Thread

import uvicorn
from litestar import Litestar
from prometheus_client import start_http_server

from miccia import RULES
from miccia.server import logs
from miccia.server.app import create_app
from miccia.server.garbage import spare_what_stays, sweep
from miccia.server.http.doorway import doorway
from miccia.server.http.line import SocketLine
from miccia.server.limits import FRAME, Limits
from miccia.server.logs import Habits
from miccia.server.metrics import Metrics
from miccia.server.store.contract import Store
from miccia.server.store.examine import examine
from miccia.server.store.folder import DATABASE, data_folder, hold
from miccia.server.store.sqlite import SqliteStore
from miccia.server.welcome import url, welcome

PATIENCE = 3  # seconds for connections to end after Ctrl-C
PING = 10  # seconds between pings on a socket, and for the answer: whoever gives none is gone


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    data: Path | None = None,
    open_browser: bool = True,
    limits: Limits | None = None,
    behind: Sequence[str] = (),
    keep: int | None = None,
    watched: tuple[str, int] | None = None,
    habits: Habits | None = None,
    store: str | None = None,
    workers: int | None = None,
) -> None:
    """Serve until Ctrl-C; saved games are in the folder `data`, or in the PostgreSQL at the URL `store`,
    where other servers may share them. Port 0 takes any free one.

    `behind` names the proxies (addresses or networks) whose word counts about who asks, and by which scheme.
    `keep` is for how many seconds finished games are kept; None: for ever.
    `watched` is where a host's Prometheus finds the counters; None: nowhere.
    `habits` are those of the log.
    `workers` is in how many processes slow bots think; None: one for each processor.
    """
    logs.write(habits or Habits())
    open_many()
    listener = listen(host, port)
    metrics = Metrics()
    kept, held, place = open_folder(data or data_folder(), metrics) if store is None else find_database(store)
    own = listener.getsockname()[1]
    where = url(host, own)
    print(f"{where} ({RULES} rules), saved games in {place}, Ctrl-C ends it", flush=True)
    if not behind:
        welcome(host, own, sys.stdout)
    if watched is not None:
        print(f"{show(*watched, metrics)} has the counters", flush=True)
    if open_browser and has_screen():
        Thread(target=webbrowser.open, args=[where], daemon=True).start()  # the socket listens already
    with held, contextlib.suppress(KeyboardInterrupt):
        node = reached_at(host, own)
        app = create_app(kept, limits=limits, keep=keep, metrics=metrics, node=node, workers=workers)
        app.on_startup.append(sweep)
        spare_what_stays()
        Server(config(app, limits or Limits(), behind, metrics), app).run(sockets=[listener])


class Server(uvicorn.Server):
    """uvicorn, which hands the tables over before it closes anything."""

    def __init__(self, config: uvicorn.Config, app: Litestar) -> None:
        super().__init__(config)
        self.app = app

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.app.state.lobby.drain()
        await super().shutdown(sockets)


def open_folder(folder: Path, metrics: Metrics) -> tuple[Store, AbstractContextManager[object], str]:
    """The store in a folder that is held, and its place; or a sentence about why there is none."""
    try:
        held = hold(folder)
        store = SqliteStore(folder / DATABASE, metrics)
    except UnicodeError:  # in what SQLite would say about it
        sys.exit(f"{folder / DATABASE} cannot be used: it is damaged")
    except (OSError, sqlite3.Error) as problem:
        sys.exit(f"{folder / DATABASE} cannot be used: {problem}")
    Thread(target=examine, args=[folder / DATABASE], daemon=True).start()
    return store, held, str(folder)


def find_database(store: str) -> tuple[str, AbstractContextManager[object], str]:
    """A database that is ready, which nobody holds for themselves, and its place; or a sentence."""
    from miccia.server.store.postgres import reaching  # of the extra `postgres`

    try:
        asyncio.run(reaching.prepare(store))
    except reaching.NoStore as problem:
        sys.exit(str(problem))
    return store, contextlib.nullcontext(), f"PostgreSQL at {reaching.place(store)}"


def reached_at(host: str, port: int) -> str:
    """Where other servers find this one."""
    everywhere = host in ("", "0.0.0.0", "::")
    return f"{socket.gethostname() if everywhere else f'[{host}]' if ':' in host else host}:{port}"


def config(
    app: object, limits: Limits, behind: Sequence[str] = (), metrics: Metrics | None = None
) -> uvicorn.Config:
    """How uvicorn is run: here and in the tests."""
    proxies = [name for network in behind for name in both_ways(network)]
    return uvicorn.Config(
        app,  # type: ignore[arg-type]
        http=doorway(limits, proxies, metrics),
        ws=SocketLine,
        ws_per_message_deflate=False,  # it costs more time and memory than it saves
        ws_ping_interval=PING,
        ws_ping_timeout=PING,
        ws_max_size=4 * FRAME,  # what is a little too large gets an answer, what is more a close with 1009
        log_config=None,  # as everything here: `logs`
        log_level="warning",
        proxy_headers=bool(behind),
        forwarded_allow_ips=proxies,
        server_header=False,
        timeout_graceful_shutdown=PATIENCE,
    )


def both_ways(text: str) -> list[str]:
    """A network, and how it looks to a server that listens for IPv6 and IPv4 alike."""
    network = ipaddress.ip_network(text)
    if isinstance(network, ipaddress.IPv6Network):
        return [text]
    return [text, f"::ffff:{network.network_address}/{96 + network.prefixlen}"]


def show(host: str, port: int, metrics: Metrics) -> str:
    """Open the counters to whoever can reach this address of their own; it."""
    try:
        server, _ = start_http_server(port, host, metrics.registry)
    except OSError as problem:
        sys.exit(f"--metrics: port {port} on {host} cannot be used ({problem.strerror})")
    return f"{url(host, server.server_port)}/metrics"


def open_many() -> None:
    """Hold as many connections as the system allows, not as few as it begins with."""
    with contextlib.suppress(ImportError, OSError, ValueError):  # not every system has such a limit
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def listen(host: str, port: int) -> socket.socket:
    """A listening socket, or a sentence about why there is none."""
    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        both = host == "::" and socket.has_dualstack_ipv6()
        return socket.create_server((host, port), family=family, dualstack_ipv6=both)
    except (OSError, OverflowError) as problem:
        number = problem.errno if isinstance(problem, OSError) else None
        reason = os.strerror(number) if number and number > 0 else str(problem)
        sys.exit(f"port {port} on {host} cannot be used ({reason}); try --port {port % 65535 + 1}")


def has_screen() -> bool:
    """Whether there is a screen for a browser: one in the terminal would only get in the way."""
    return sys.platform in ("win32", "darwin") or bool(
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    )
