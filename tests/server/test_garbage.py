"""When the server looks for garbage, and that it finds what nobody holds any more."""

import asyncio
import gc
import subprocess
import sys
import weakref
from collections.abc import Iterator

import pytest

from miccia.server.garbage import HOUR, OFTEN, Tidier, sweep
from tests.server.house import Hourglass

SERVES = """
import gc
from miccia.server import serve
def run(server, sockets):
    print(gc.get_freeze_count() > 50_000, gc.isenabled(), serve.sweep in server.config.app.on_startup)
serve.uvicorn.Server.run = run
serve.serve(port=0, open_browser=False)
"""


class Knot:
    """Something that holds itself."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def untidy() -> Iterator[None]:
    gc.disable()
    yield
    gc.enable()


@pytest.mark.parametrize(
    ("quiet", "wait", "found"), [(True, 0, True), (False, HOUR - 1, False), (False, HOUR, True)]
)
def test_all_is_looked_through_when_nobody_is_here_or_once_an_hour(
    quiet: bool, wait: int, found: bool, untidy: None
) -> None:
    clock = Hourglass()
    tidier = Tidier(clock)
    knot = weakref.ref(Knot())
    assert knot() is not None
    clock.turn(wait)
    tidier.look(quiet)
    assert (knot() is None) == found


def test_who_serves_spares_what_is_there_at_the_start(
    tmp_path: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MICCIA_DATA", str(tmp_path))
    done = subprocess.run([sys.executable, "-c", SERVES], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "True False True"


@pytest.mark.anyio
async def test_what_is_new_is_looked_at_often_and_what_has_stayed_is_not(untidy: None) -> None:
    """However little comes and goes: at a busy table as much goes as comes, and Python would not look."""
    kept = Knot()
    old = weakref.ref(kept)
    sweep()
    del kept
    young = weakref.ref(Knot())
    async with asyncio.timeout(100 * OFTEN):
        while young() is not None:
            await asyncio.sleep(OFTEN)
    assert old() is not None
    gc.collect()
    assert old() is None
