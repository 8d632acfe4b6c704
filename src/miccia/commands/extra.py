"""What some commands need beyond the rules: packages that not everybody has installed."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module

from miccia.core.refused import BadSetup

INSTALL = 'the table needs more packages than the rules: pip install "miccia[server]"'
TERMINAL = ("httpx", "textual", "websockets")


@contextmanager
def server_needed() -> Iterator[None]:
    """Around an import of the server; a sentence if something of it is missing."""
    try:
        yield
    except ModuleNotFoundError as missing:
        if (missing.name or "miccia").partition(".")[0] == "miccia":
            raise
        raise BadSetup("no-server", f"no {missing.name} here; {INSTALL}") from None


def postgres_needed() -> None:
    """A sentence if nothing here talks to a PostgreSQL."""
    try:
        import_module("asyncpg")
    except ModuleNotFoundError:
        raise BadSetup(
            "no-postgres",
            'no asyncpg here; for --store postgresql://...: pip install "miccia[server,postgres]"',
        ) from None


def terminal_needed() -> None:
    """A sentence if there is no terminal to draw on, or nothing to draw with."""
    for name in TERMINAL:
        try:
            import_module(name)
        except ModuleNotFoundError:
            raise BadSetup(
                "no-terminal", f'no {name} here; to play in a terminal: pip install "miccia[terminal]"'
            ) from None
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise BadSetup("no-terminal", "this is no terminal: `miccia serve` opens the tables to browsers")


def terminal_here() -> bool:
    """Whether there are both."""
    try:
        terminal_needed()
    except BadSetup:
        return False
    return True
