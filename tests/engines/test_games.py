"""Short games of all four in Firefox and WebKit, on a phone and on a desktop: `make browsers`, in the soak.

What was seen is kept in build/browsers.
"""

import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, Protocol

import pytest

from tests import browser
from tests.e2e.conftest import Server
from tests.engines.firefox import Firefox
from tests.engines.webkit import WebKit

ROOT = Path(__file__).parents[2]
HANDS = (ROOT / "tests/e2e/hands.js").read_text().rstrip().rstrip(";")
WITNESS = (ROOT / "tests/e2e/witness.js").read_text()
PICTURES = ROOT / "build/browsers"
GAMES = ("kaboom", "kittens", "hanabi", "fuse")  # in the order of the tiles
SIZES = {"desktop": (1440, 900), "phone": (390, 844)}
SETTLED = {"name": "Ada", "theme": "dark", "language": "en"}
REMEMBER = "".join(
    f"localStorage.getItem('miccia.{key}') ?? localStorage.setItem('miccia.{key}', '\"{value}\"');"
    for key, value in SETTLED.items()
)
LATE = {"too-late", "die-gone"}  # a race that was lost
pytestmark = pytest.mark.soak


class Engine(Protocol):
    errors: list[str]

    def go(self, url: str) -> None: ...
    def run(self, script: str) -> Any: ...
    def tap(self, x: float, y: float) -> None: ...
    def picture(self, path: Path) -> None: ...
    @property
    def close(self) -> Callable[[], None]: ...


ENGINES: dict[str, Callable[[int, int, str], Engine]] = {"firefox": Firefox, "webkit": WebKit}


def until(page: Engine, script: str, seconds: int = 60) -> None:
    """Wait until an expression says something."""
    for _ in range(seconds * 10):
        if page.run(f"!!({script})"):
            return
        time.sleep(0.1)
    raise AssertionError(f"never: {script}")


def press(page: Engine, css: str, nth: int = 0) -> None:
    """Tap in the middle of an element, once it can be tapped."""
    found = f"[...document.querySelectorAll({css!r})].filter((one) => one.checkVisibility())[{nth}]"
    until(page, f"{found} && !{found}.disabled")
    page.run(f"{found}.scrollIntoView({{ block: 'center', behavior: 'instant' }})")
    middle = "(({ x, y, width, height }) => [x + width / 2, y + height / 2])"
    page.tap(*page.run(f"{middle}({found}.getBoundingClientRect())"))


def lines(page: Engine, size: str) -> int:
    """How long the log is; on a phone it is in the drawer."""
    if size == "phone":
        press(page, "header [data-flip=column]")
        until(page, "document.querySelector('dialog[open] .log ol')")
    count = page.run("document.querySelectorAll('.log ol li').length")
    if size == "phone":
        press(page, "dialog[open] header button")
        until(page, "!document.querySelector('dialog[open]')")
    return int(count)


def begin(page: Engine, url: str, nth: int, game: str) -> None:
    """Play with bots, from the home page; a tap may go astray while the page is still being laid out."""
    page.go(url)
    for _ in range(3):
        press(page, "article .go .btn:not(.ghost)", nth)
        with suppress(AssertionError):
            return until(page, f"document.documentElement.dataset.game === {game!r}", seconds=8)
    raise AssertionError(f"{game} does not begin")


@pytest.fixture
def page(engine: str, size: str) -> Iterator[Engine]:
    if not browser.has(engine):
        pytest.skip(f"no {engine}: `make browsers` tries to install it")
    opened = ENGINES[engine](*SIZES[size], REMEMBER + WITNESS)
    yield opened
    opened.close()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path / "data")
    yield server
    server.kill()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("engine", ENGINES)
def test_short_games(page: Engine, server: Server, engine: str, size: str) -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    page.go(server.url)
    until(page, "document.querySelectorAll('article .btn:enabled').length")
    assert page.run("[innerWidth, innerHeight]") == list(SIZES[size])
    page.picture(PICTURES / f"{engine}-{size}-home.png")
    for nth, game in enumerate(GAMES):
        begin(page, server.url, nth, game)
        until(page, "document.querySelector('[data-update]')")
        before = 0 if size == "phone" else lines(page, size)
        for _ in range(400):
            found = page.run(f"({HANDS})()")
            if page.run("witness.sent") >= 6 or (found and "over" in found):
                break
            if found:
                page.tap(found["x"], found["y"])
            time.sleep(0.1)
        page.picture(PICTURES / f"{engine}-{size}-{game}.png")
        assert page.run("witness.sent") >= 4
        until(page, "witness.rests() || document.querySelector('.ending a[download]')")
        if not page.run("document.querySelector('dialog[open], .ending') !== null"):
            assert lines(page, size) > before
        assert page.run("witness.flown") > 0
        assert page.run("witness.faults") == []
        refused = page.run("witness.refused")
        assert [refusal for refusal in refused if refusal.split()[0] not in LATE] == []
        assert page.run("document.documentElement.scrollWidth <= innerWidth")
    assert page.errors == []
