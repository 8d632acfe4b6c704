"""All four games with everything moving, to the end: on a desktop or a phone, in soak on both."""

import time
from collections.abc import Iterator
from difflib import unified_diff
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.e2e import kaboom_page
from tests.e2e.clocked import ClockedServer
from tests.e2e.conftest import DESKTOP, PHONE, Opener, Server
from tests.e2e.person import settle, wish_table
from tests.e2e.test_pages import SIZES

HERE = Path(__file__).parent
HANDS = (HERE / "hands.js").read_text()
WITNESS = (HERE / "witness.js").read_text()
HASTY = {"timer": 16, "double-timer": 24, "analyze": 8, "exit": 8, "cut-red": 6, "intercept": 6}
HIGH = [colour + rank for rank in "544" for colour in "RWYGB"]
STACKS = {"hanabi": {"deck": HIGH}, "kittens": {"starter": ["0"], "pile": ["kitten", "kitten"]}}
PATIENCE = 300  # seconds; a busy machine is not a failure, a game without end is one
TOO_LATE = (  # a race that was lost, with others or with the clock: nothing else was done instead
    "too-late",
    "die-gone",
    "others-give",
    "game-over",  # in FUSE the time ran out
    "stale (Let it pass",
)


def play(page: Page, game: str) -> None:
    """A short game, begun at once."""
    tables: dict[str, dict[str, Any]] = {
        "kaboom": {"seats": 2, "options": {"deck": kaboom_page.deck(HASTY)}},
        "kittens": {"seats": 3, "options": {"give_up": True}},
        "hanabi": {"seats": 3, "bot": "steady"},
        "fuse": {"seats": 3, "bot": "steady"},
    }
    page.goto(wish_table(page, game, play=True, **tables[game]))
    expect(page.locator("[data-update]")).to_be_visible()


class Mover:
    """A person whose page moves, and the witness in it."""

    def __init__(self, people: Opener, size: ViewportSize, game: str) -> None:
        self.page = people("Ada", size, path=None, motion=True, script=WITNESS)
        self.touch = size == PHONE
        self.late = TOO_LATE + (("stale",) if game == "fuse" else ())  # there the test turns the clock
        play(self.page, game)
        self.compared = False

    def saw(self, what: str) -> Any:
        return self.page.evaluate(f"witness.{what}")

    def tap(self) -> bool:
        """One tap on whatever can be done, in the midst of everything; False if there is nothing."""
        found = self.page.evaluate(HANDS)
        if found is None or "over" in found:
            return False
        if self.touch:
            self.page.touchscreen.tap(found["x"], found["y"])
        else:
            self.page.mouse.click(found["x"], found["y"])
        return True

    def rests(self) -> bool:
        return bool(self.saw("rests()"))

    def compares(self) -> None:
        """After a rest nothing is left flying, and what can be read is what a new page would show."""
        expect(self.page.locator(".sky > *")).to_have_count(0)
        self.page.keyboard.press("Escape")  # nothing is chosen
        newest, shown = self.saw("newest"), self.saw("reads()")
        self.examine()
        self.page.reload()
        expect(self.page.locator("[data-update]")).to_be_visible()
        read = settle(self.page, "witness.reads()", shown)
        if self.saw("newest") == newest:  # otherwise a clock has run out meanwhile
            assert list(unified_diff(shown, read, n=0, lineterm="")) == []
            self.compared = True

    def examine(self) -> None:
        assert self.saw("flown") > 0
        assert self.saw("faults") == []
        assert [refusal for refusal in self.saw("refused") if not refusal.startswith(self.late)] == []

    @property
    def over(self) -> bool:
        return self.page.locator(".ending a[download]").count() > 0


@pytest.fixture
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def server(game: str, tmp_path: Path) -> Iterator[Server]:
    """In FUSE the clock stands still; the other games are stacked to be short."""
    data = tmp_path / "data"
    server = ClockedServer(data) if game == "fuse" else Server(data, STACKS.get(game))
    yield server
    server.kill()


@pytest.mark.parametrize(
    ("game", "size"),
    [
        ("kaboom", "phone"),
        ("kittens", "desktop"),
        ("hanabi", "desktop"),
        ("fuse", "phone"),
        pytest.param("kaboom", "desktop", marks=pytest.mark.soak),
        pytest.param("kittens", "phone", marks=pytest.mark.soak),
        pytest.param("hanabi", "phone", marks=pytest.mark.soak),
        pytest.param("fuse", "desktop", marks=pytest.mark.soak),
    ],
    indirect=["game"],
)
def test_a_whole_game_in_motion(people: Opener, server: Server, game: str, size: str) -> None:
    mover = Mover(people, SIZES[size], game)
    begun = time.monotonic()
    while not mover.over:
        assert time.monotonic() - begun < PATIENCE, mover.page.evaluate(HANDS)
        if mover.compared or mover.saw("sent") < 3 or not mover.saw("flown"):
            mover.tap()
        elif mover.page.locator("dialog[open]").count():
            mover.tap()  # a new page would open a sheet again that Escape has closed
        elif mover.rests():
            mover.compares()
            mover.page.evaluate("window.wish = 'end'")
        if isinstance(server, ClockedServer):
            server.turn(60 if mover.compared else 1)
        mover.page.wait_for_timeout(50)  # fingers are no faster
    expect(mover.page.locator(".ending .picture svg").first).to_be_visible()
    mover.examine()


UNSEEN = """() => [...document.querySelectorAll('[data-flip]:not(.sky *)')]
  .filter((one) => getComputedStyle(one).opacity === '0').map((one) => one.dataset.flip)"""


@pytest.mark.parametrize("game", ["hanabi"], indirect=True)
def test_whoever_will_not_wait_lands_everything(people: Opener, server: Server, game: str) -> None:
    """With a key, and with a click."""
    mover = Mover(people, DESKTOP, game)
    page, flying = mover.page, mover.page.locator(".sky > *")
    page.evaluate(  # whatever sets out now stays in the air
        """() => {
          const animate = Element.prototype.animate;
          const slow = (how) => ({ ...how, duration: 600_000 });
          Element.prototype.animate = function (frames, how) {
            return animate.call(this, frames, slow(how));
          };
        }"""
    )
    for land in (partial(page.keyboard.press, "Shift"), page.locator("h1").click):
        begun = time.monotonic()
        while not (flying.count() and mover.rests()):  # bots answer at once, and more may set out
            assert time.monotonic() - begun < PATIENCE
            if not flying.count():
                mover.tap()
            page.wait_for_timeout(50)
        land()
        expect(flying).to_have_count(0)
        assert page.evaluate(UNSEEN) == []
