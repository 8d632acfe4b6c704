"""What the commands of a host need beyond the rules: packages that not everybody has installed."""

from collections.abc import Iterator
from contextlib import contextmanager

from miccia.core.refused import BadSetup

INSTALL = 'the table needs more packages than the rules: pip install "miccia[server]"'


@contextmanager
def server_needed() -> Iterator[None]:
    """Around an import of the server; a sentence if something of it is missing."""
    try:
        yield
    except ModuleNotFoundError as missing:
        if (missing.name or "miccia").partition(".")[0] == "miccia":
            raise
        raise BadSetup("no-server", f"no {missing.name} here; {INSTALL}") from None
