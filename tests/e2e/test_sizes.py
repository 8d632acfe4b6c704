"""Every state at every size of screen: nothing clipped, covered, lost or moved, by arithmetic (boxes.js).

One page is resized through all sizes in each state. Clocks stand still, so that no window closes meanwhile.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e import person
from tests.e2e.boxes import BETWEEN, FEW, SIZES, Eye, Size
from tests.e2e.clocked import ClockedServer
from tests.e2e.conftest import DESKTOP, Opener
from tests.e2e.kaboom_page import deck
from tests.e2e.often import often
from tests.e2e.test_lessons import Learner
from tests.e2e.test_my_games import EVENING, prepare
from tests.e2e.test_replay import at, bring
from tests.e2e.test_review import PATH, Desk, review
from tests.records import record

HANDS = (Path(__file__).parent / "hands.js").read_text()
MIXED = dict.fromkeys(("cut-red", "cut-blue", "analyze", "exit", "intercept", "alarm", "timer"), 8)
OPTIONS: dict[str, dict[str, Any]] = {"kaboom": {"deck": deck(MIXED)}, "kittens": {"give_up": True}}
LOOKS = {  # by seats
    1: ("en", "light"), 2: ("it", "dark"), 3: ("en", "light"), 4: ("it", "light"), 5: ("en", "dark"),
}  # fmt: skip
GAMES = ["hanabi", "kittens", "kaboom", "fuse"]
EVERY = [(game, seats) for game in GAMES for seats in LOOKS if seats > 1 or game == "fuse"]
STATES = 7  # of a game, in the short form
PATIENCE = 400  # taps


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ClockedServer]:
    server = ClockedServer(tmp_path_factory.mktemp("sizes") / "data")
    yield server
    server.kill()


def asked(page: Page) -> str:
    """What tells one state from another: the update and what the dock or a sheet says."""
    said = page.locator("dialog[open] h2, .dock h2, .dock p").all_inner_texts()
    return f"{page.locator('[data-update]').get_attribute('data-update')} {said}"


def walk(page: Page, server: ClockedServer, eye: Eye, states: int, to_end: bool) -> None:
    """Tap on without a plan and look at new states; then, `to_end`, at the result."""
    seen: set[str] = set()
    for _ in range(PATIENCE):
        state = asked(page)
        if state not in seen and len(seen) < states:
            seen.add(state)
            eye.look(state)
            page.set_viewport_size(DESKTOP)
        tap = page.evaluate(HANDS)
        if tap and tap.get("over"):
            eye.look("the result")
            return
        if len(seen) >= states and not to_end:
            return
        if len(seen) >= states:
            page.evaluate("window.wish = 'end'")
        if tap:
            page.mouse.click(tap["x"], tap["y"])
            page.wait_for_timeout(60)
        else:
            server.turn(1)
    raise AssertionError(f"no end: {asked(page)}")


@pytest.mark.soak  # deals and names are drawn: what does not fit is found sooner or later
@pytest.mark.parametrize(
    ("game", "seats"),
    [(game, seats) for game, seats in zip(GAMES, (5, 3, 4, 4), strict=True)],
)
def test_a_game_fits_every_screen(people: Opener, server: ClockedServer, game: str, seats: int) -> None:
    play_and_look(people, server, game, seats, FEW, STATES)


@pytest.mark.soak
@pytest.mark.parametrize(("game", "seats"), EVERY)
def test_a_board_fits_between_the_sizes(people: Opener, server: ClockedServer, game: str, seats: int) -> None:
    play_and_look(people, server, game, seats, BETWEEN, STATES)


@pytest.mark.soak
@pytest.mark.parametrize(("game", "seats"), EVERY)
def test_a_whole_game_fits_every_screen(people: Opener, server: ClockedServer, game: str, seats: int) -> None:
    play_and_look(people, server, game, seats, SIZES, PATIENCE)


def play_and_look(
    people: Opener, server: ClockedServer, game: str, seats: int, sizes: list[Size], states: int
) -> None:
    language, theme = LOOKS[seats]
    page = people("Ada", DESKTOP, language, theme=theme)
    person.make_table(page, game, seats, OPTIONS.get(game, {}), play=True)
    expect(page.locator("[data-update]")).to_be_visible()
    eye = Eye(page, sizes)
    walk(page, server, eye, states, to_end=states == PATIENCE or game == "kittens")  # which can be given up
    eye.check()


@pytest.mark.parametrize(("language", "theme"), often(("it", "light"), ("en", "dark")))
def test_the_home_page_fits_every_screen(people: Opener, language: str, theme: str) -> None:
    page = people("Ada", DESKTOP, language, theme=theme)
    expect(page.get_by_role("button", name=re.compile("Hanabi")).first).to_be_enabled()
    eye = Eye(page, SIZES)
    eye.look("home")
    page.set_viewport_size(DESKTOP)
    for game in page.locator(".low").get_by_role("radiogroup").first.get_by_role("radio").all():
        game.click()
        for options in page.locator(".low details:not([open]) summary").all():
            options.click()
        eye.sizes = [size for size in SIZES if size.width >= 700]  # on a phone they are a sheet
        eye.look(f"options of {game.inner_text()}")
        page.set_viewport_size(DESKTOP)
    eye.check()


@pytest.mark.parametrize(("language", "theme"), often(("it", "light"), ("en", "dark")))
def test_looking_back_fits_every_screen(
    people: Opener, server: ClockedServer, language: str, theme: str
) -> None:
    """My games, a review, and a moment of each game."""
    page = people("Ada", DESKTOP, language, path="/games", theme=theme)
    expect(page.get_by_role("article")).to_have_count(4)
    prepare(server, page, EVENING)
    page.reload()
    expect(page.get_by_role("img").first).to_be_visible()
    eye = Eye(page, FEW if language == "it" else SIZES)
    eye.look("my games")
    Desk(page, review())
    page.goto(PATH)
    expect(page.get_by_role("article").first).to_be_visible()
    eye.look("a review")
    for game in GAMES:
        page.set_viewport_size(DESKTOP)
        page.goto("/replay")
        bring(page, record(game, seats=4, inputs=24))
        at(page, 0)
        page.keyboard.press("End")
        onward = page.get_by_role("button", name=re.compile("^(One move on|Una mossa avanti)$"))
        expect(onward).to_be_disabled()
        eye.spots.clear()  # every game has its own
        eye.look(f"a replay of {game}")
    eye.check()


@pytest.mark.soak
@pytest.mark.parametrize(
    ("game", "language", "theme"),
    [(game, *LOOKS[seats]) for game, seats in zip(GAMES, (2, 3, 4, 5), strict=True)],
)
def test_a_lesson_fits_every_screen(people: Opener, game: str, language: str, theme: str) -> None:
    """Every step before it is done and after: nothing below the bubble, and the dock keeps its height."""
    page = people("Ada", DESKTOP, language, f"/learn/{game}", theme=theme)
    learner = Learner(page, game)
    eye = Eye(page, SIZES)
    for step in range(1, learner.count + 1):
        learner.at(step)
        for moment in ("to do", "done"):
            eye.look(f"step {step}, {moment}")
            page.set_viewport_size(DESKTOP)
            learner.step()
        learner.go_on(touch=False)
    learner.finish()
    eye.spots.clear()
    eye.look("the end")
    eye.check()


def test_a_gathering_fits_every_screen(people: Opener, server: ClockedServer) -> None:
    ada = people("Ada", DESKTOP, "it", theme="light")
    invitation = person.make_table(ada, "kittens", 4, {})
    host = Eye(ada, SIZES)
    host.look("gathering, the host's")
    bea = people("Massimiliano Bea", DESKTOP, "en", path=invitation)
    expect(bea.get_by_role("heading", level=1)).to_be_visible()
    guest = Eye(bea, SIZES)
    guest.look("gathering, not seated")
    bea.set_viewport_size(DESKTOP)
    bea.get_by_role("button", name="Sit at seat 2").click()
    guest.look("gathering, seated")
    host.look("gathering, with a guest")
    host.check()
    guest.check()
