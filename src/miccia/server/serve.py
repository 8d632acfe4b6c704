"""Opens the tables to browsers: binds the port, says where, runs until Ctrl-C."""

import contextlib
import os
import socket
import sqlite3
import sys
import webbrowser
from collections.abc import Sequence
from pathlib import Path
from threading import Thread

import uvicorn

from miccia import RULES
from miccia.server.app import create_app
from miccia.server.http.doorway import doorway
from miccia.server.limits import FRAME, Limits
from miccia.server.store.folder import hold
from miccia.server.store.sqlite import SqliteStore

PATIENCE = 3  # seconds for connections to end after Ctrl-C
PING = 10  # seconds between pings on a socket, and for the answer: whoever gives none is gone


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    data: Path | None = None,
    open_browser: bool = True,
    limits: Limits | None = None,
    behind: Sequence[str] = (),
) -> None:
    """Serve until Ctrl-C; saved games are in the folder `data`. Port 0 takes any free one.

    `behind` names the proxies (addresses or networks) whose word counts about who asks, and by which scheme.
    """
    open_many()
    listener = listen(host, port)
    folder = data or data_folder()
    try:
        held = hold(folder)
        store = SqliteStore(folder / "miccia.db")
    except (OSError, sqlite3.Error) as problem:
        sys.exit(f"{folder / 'miccia.db'} cannot be used: {problem}")
    url = address(host, listener.getsockname()[1])
    print(f"{url} ({RULES} rules), saved games in {folder}, Ctrl-C ends it", flush=True)
    if open_browser and has_screen():
        Thread(target=webbrowser.open, args=[url], daemon=True).start()  # the socket listens already
    with held, contextlib.suppress(KeyboardInterrupt):
        uvicorn.Server(config(create_app(store, limits=limits), limits or Limits(), behind)).run(
            sockets=[listener]
        )


def config(app: object, limits: Limits, behind: Sequence[str] = ()) -> uvicorn.Config:
    """How uvicorn is run: here and in the tests."""
    return uvicorn.Config(
        app,  # type: ignore[arg-type]
        http=doorway(limits, behind),
        ws="websockets-sansio",
        ws_per_message_deflate=False,  # it costs more time and memory than it saves
        ws_ping_interval=PING,
        ws_ping_timeout=PING,
        ws_max_size=4 * FRAME,  # what is a little too large gets an answer, what is more a close with 1009
        log_level="warning",
        proxy_headers=bool(behind),
        forwarded_allow_ips=list(behind),
        server_header=False,
        timeout_graceful_shutdown=PATIENCE,
    )


def open_many() -> None:
    """Hold as many connections as the system allows, not as few as it begins with."""
    with contextlib.suppress(ImportError, OSError, ValueError):  # not every system has such a limit
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def listen(host: str, port: int) -> socket.socket:
    """A listening socket, or a sentence about why there is none."""
    try:
        return socket.create_server((host, port), family=socket.AF_INET6 if ":" in host else socket.AF_INET)
    except (OSError, OverflowError) as problem:
        number = problem.errno if isinstance(problem, OSError) else None
        reason = os.strerror(number) if number and number > 0 else str(problem)
        sys.exit(f"port {port} on {host} cannot be used ({reason}); try --port {port % 65535 + 1}")


def address(host: str, port: int) -> str:
    """Where browsers find the server; open to the network, the address that invitations can carry."""
    if host in ("", "0.0.0.0", "::"):
        host = own_address()
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def has_screen() -> bool:
    """Whether there is a screen for a browser: one in the terminal would only get in the way."""
    return sys.platform in ("win32", "darwin") or bool(
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    )


def own_address() -> str:
    """This machine's address in its network. Nothing is sent: connecting only chooses the way out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address for documentation, which nobody has
        except OSError:
            return "127.0.0.1"
        found: str = probe.getsockname()[0]
        return found


def data_folder() -> Path:
    """Where saved games go if nobody says: MICCIA_DATA, else the system's place for a user's data."""
    if given := os.environ.get("MICCIA_DATA"):
        return Path(given)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData/Local") / "miccia"
    if sys.platform == "darwin":
        return Path.home() / "Library/Application Support/miccia"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local/share") / "miccia"
