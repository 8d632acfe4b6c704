"""All four games with everything moving, to the end: against bots, on a desktop and on a phone at once."""

import time
from collections.abc import Iterator
from difflib import unified_diff
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.e2e import kaboom_page, kittens_page
from tests.e2e.clocked import ClockedServer
from tests.e2e.conftest import DESKTOP, PHONE, Opener, Server

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
    if game == "kaboom":
        kaboom_page.make_table(page, 2, {"deck": kaboom_page.deck(HASTY)}, play=True)
    elif game == "kittens":
        kittens_page.make_table(page, 3, play=True, give_up=True)
    else:
        page.locator("article", has_text=game.upper() if game == "fuse" else "Hanabi").get_by_role(
            "button"
        ).first.click()
    expect(page.locator("[data-update]")).to_be_visible(timeout=60_000)


class Mover:
    """A person whose page moves, and the witness in it."""

    def __init__(self, people: Opener, size: ViewportSize, game: str) -> None:
        self.page = people("Ada", size, motion=True)
        self.touch = size == PHONE
        self.late = TOO_LATE + (("stale",) if game == "fuse" else ())  # there the test turns the clock
        self.page.add_init_script(WITNESS)
        self.page.reload()
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
        self.page.wait_for_timeout(300)
        if self.saw("newest") == newest:  # otherwise a clock has run out meanwhile
            assert list(unified_diff(shown, self.saw("reads()"), n=0, lineterm="")) == []
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


@pytest.mark.parametrize("game", ["kaboom", "kittens", "hanabi", "fuse"], indirect=True)
def test_a_whole_game_in_motion(people: Opener, server: Server, game: str) -> None:
    movers = [Mover(people, size, game) for size in (DESKTOP, PHONE)]
    playing, begun = movers[:], time.monotonic()
    while playing := [mover for mover in playing if not mover.over]:
        assert time.monotonic() - begun < PATIENCE, [mover.page.evaluate(HANDS) for mover in playing]
        for mover in playing:
            if mover.compared or mover.saw("sent") < 3:
                mover.tap()
            elif mover.page.locator("dialog[open]").count():
                mover.tap()  # a new page would open a sheet again that Escape has closed
            elif mover.rests():
                mover.compares()
                mover.page.evaluate("window.wish = 'end'")
        if isinstance(server, ClockedServer):
            server.turn(1 if not all(mover.compared for mover in movers) else 60)
    for mover in movers:
        expect(mover.page.locator(".ending .picture svg")).to_be_visible()
        mover.examine()


@pytest.mark.parametrize("game", ["hanabi"], indirect=True)
@pytest.mark.parametrize("with_key", [True, False])
def test_whoever_will_not_wait_lands_everything(
    people: Opener, server: Server, game: str, with_key: bool
) -> None:
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
    begun = time.monotonic()
    while not (flying.count() and mover.rests()):  # bots answer at once, and more may set out
        assert time.monotonic() - begun < PATIENCE
        if not flying.count():
            mover.tap()
    if with_key:
        page.keyboard.press("Shift")
    else:
        page.locator("h1").click()
    assert flying.count() == 0
    unseen = "[data-flip]:not(.sky *)"
    assert [
        one
        for one in page.locator(unseen).all()
        if one.evaluate("one => getComputedStyle(one).opacity") == "0"
    ] == []
