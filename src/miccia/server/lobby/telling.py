"""What whoever comes to a table is told when it cannot be read."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager

from miccia.core.refused import Refused
from miccia.server.store.contract import Away, Broken

log = logging.getLogger(__name__)


@contextmanager
def told(code: str) -> Iterator[None]:
    """`Refused` with `table-away` or `broken-table`."""
    try:
        yield
    except Away as problem:
        log.warning("the table %s is out of reach: %s", code, problem)
        raise Refused("table-away") from problem
    except Broken as problem:
        trace = log.isEnabledFor(logging.DEBUG)
        log.error("the table %s cannot be read: %s", code, problem, exc_info=trace)
        raise Refused("broken-table") from problem
    except Exception as problem:  # whatever is wrong with it, it is wrong with this table alone
        log.exception("the table %s cannot be read", code)
        raise Refused("broken-table") from problem
