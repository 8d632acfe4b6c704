"""A game that was added as a folder (tests/fifth) is on the home page, and is played on the plain board.

The client is the one that was built for the house without it.
"""

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.e2e.conftest import DESKTOP, PHONE, Opener, Server
from tests.e2e.often import often
from tests.e2e.person import wish_table
from tests.e2e.screen import TV, check_screen
from tests.e2e.test_focus import keeps_focus
from tests.e2e.test_pages import examine
from tests.fifth.house import GAME, ROOT, House

LANDSCAPE = ViewportSize(width=844, height=390)
SMALL = ViewportSize(width=360, height=640)
BEACON = ROOT / "tests/server/toys/beacon"  # makes no outline, and time runs in it


class FifthServer(Server):
    """The server of a house with five games."""

    def __init__(self, data: Path, house: House) -> None:
        self.house = house
        super().__init__(data)

    def start(self) -> None:
        command = [sys.executable, "-m", "tests.e2e.quick", str(self.data), str(self.port)]
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, text=True, cwd=ROOT, env=self.house.environment
        )
        assert self.process.stdout is not None
        self.url = self.process.stdout.readline().split()[0]
        self.port = int(self.url.rpartition(":")[2])


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("fifth")
    server = FifthServer(folder / "data", House(folder / "house", getattr(request, "param", GAME)))
    yield server
    server.kill()


def hand(page: Page) -> Locator:
    """What can be taken from the hand now."""
    return page.get_by_role("list", name=re.compile("Your side|La tua parte")).get_by_role("button")


def answers(page: Page) -> Locator:
    return page.get_by_role("group", name=re.compile("What do you do|Che cosa fai")).get_by_role("button")


def result(page: Page) -> Locator:
    return page.get_by_role("region", name=re.compile("The game is over|Partita finita"))


def my_turn(page: Page) -> bool:
    """Wait until it is; False if the game is over."""
    expect(hand(page).first.or_(result(page))).to_be_visible()
    return not result(page).is_visible()


def shown(page: Page) -> str:
    """The number of the update that the board shows."""
    return page.locator(".board[data-update]").get_attribute("data-update") or ""


def wait_for_more(page: Page, than: str) -> None:
    expect(page.locator(".board[data-update]")).not_to_have_attribute("data-update", than)


def points(page: Page, side: str) -> int:
    counters = page.get_by_role("region", name=side, exact=True).get_by_role("definition")
    return int(counters.first.inner_text())


def test_by_clicks_on_a_phone_in_english(people: Opener, server: Server) -> None:
    """From the tile on the home page to the result and the log, with everything moving."""
    page = people("Ada", PHONE, "en", motion=True)
    tile = page.get_by_role("article").filter(has_text="Firewheel")
    expect(tile).to_contain_text(re.compile("2–4.*10 min", re.DOTALL))
    examine(page)
    page.get_by_role("button", name="Create a table, choose options").click()
    for game in page.get_by_role("radiogroup", name="Game").get_by_role("radio").all():
        expect(game).to_be_in_viewport(ratio=1)
    page.keyboard.press("Escape")
    tile.get_by_role("button", name=re.compile("Play Firewheel now")).click()
    turns = 0
    while my_turn(page):
        before, card = shown(page), hand(page).first
        name = card.get_attribute("aria-label")
        card.click()
        answer = answers(page).first
        expect(answer).to_contain_text(f"{name}")
        if turns == 1:
            examine(page)
        answer.click()
        turns += 1
        wait_for_more(page, before)
        if turns == 2:
            page.reload()
    assert turns == 8  # 32 rockets, four players (G8)
    expect(result(page)).to_contain_text("The last rocket is used")
    examine(page)
    result(page).get_by_role("button", name="See the table").click()
    page.get_by_role("button", name="Discards, log, phrases").click()
    log = page.get_by_role("list", name="Log").get_by_role("listitem")
    expect(log.first).to_contain_text("The last rocket is used")
    expect(log.filter(has_text="You draw a rocket").first).to_be_visible()
    expect(log.locator("summary").first).to_have_text("why?")


def test_by_keyboard_on_a_desktop_in_italian(people: Opener) -> None:
    """A table made with an option, and a whole game without the mouse."""
    page = people("Ada", DESKTOP, "it")
    page.get_by_role("button", name=re.compile("Crea un tavolo per Ruota di fuoco")).focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("radio", name="Ruota di fuoco")).to_be_checked()
    for way in ("meno", "più"):
        page.get_by_role("button", name=f"Un posto in {way}").press("Enter")
    page.locator("summary", has_text="Opzioni").press("Enter")
    page.get_by_role("checkbox", name=re.compile("otto brillanti")).press("Space")
    page.get_by_role("button", name=re.compile("Crea il tavolo")).press("Enter")
    expect(page.get_by_text("otto brillanti").first).to_be_visible()
    page.get_by_role("button", name=re.compile("^Comincia")).press("Enter")
    turns = 0
    while my_turn(page):
        if turns == 0:
            page.keyboard.press("?")
            expect(page.get_by_role("dialog")).to_contain_text("scegli dalla tua mano")
            page.keyboard.press("Escape")
            examine(page)
        before = shown(page)
        if turns % 2:  # by digits: the place in the hand, and once more
            digit = hand(page).first.get_attribute("aria-keyshortcuts")
            assert digit is not None
            page.keyboard.press(digit)
            page.keyboard.press("a")
        else:  # by the focus: arrows in the hand, Enter picks, Escape lets go, Enter twice does it
            hand(page).first.focus()
            page.keyboard.press("ArrowRight")
            focused = page.locator(":focus")
            page.keyboard.press("Enter")
            expect(focused).to_have_attribute("aria-pressed", "true")
            page.keyboard.press("Escape")
            expect(focused).to_have_attribute("aria-pressed", "false")
            page.keyboard.press("Enter")
            page.keyboard.press("Enter")
        wait_for_more(page, before)
        if turns < 7:  # the result has a heading of its own
            keeps_focus(page)
        turns += 1
    assert turns == 8
    expect(result(page)).to_contain_text("L’ultimo razzo è stato usato")
    examine(page)
    page.keyboard.press("Escape")
    mine = points(page, "La tua parte")
    expect(page.get_by_role("list", name="Cronaca").get_by_role("listitem").first).to_contain_text(
        "Il punteggio migliore"
    )
    page.get_by_role("button", name="Mostra il risultato").press("Enter")
    scores = result(page).get_by_role("list", name="Punteggio").get_by_role("listitem")
    expect(scores.filter(has_text="Ada")).to_have_text(f"Ada{mine}")


@pytest.mark.parametrize(
    ("size", "theme"),
    often((LANDSCAPE, "light"), (SMALL, "dark"), (DESKTOP, "light")),
)
def test_nothing_sticks_out(people: Opener, size: ViewportSize, theme: str) -> None:
    page = people("Ada", size, "it", theme=theme)
    page.get_by_role("button", name=re.compile("Gioca subito a Ruota|Ruota di fuoco")).first.click()
    assert my_turn(page)
    hand(page).first.click()
    expect(answers(page).first).to_be_in_viewport()
    examine(page)


def test_onlookers_see_no_hand_and_the_rulebook_is_there(people: Opener) -> None:
    ada = people("Ada", DESKTOP)
    ada.get_by_role("button", name=re.compile("Play Firewheel now")).click()
    assert my_turn(ada)
    held = [card.get_attribute("aria-label") for card in hand(ada).all()]
    bea = people("Bea", PHONE, path="/t/" + ada.url.rpartition("/")[2])
    expect(bea.get_by_text("You are watching").first).to_be_visible()
    for name in held:
        expect(bea.get_by_role("img", name=f"{name}", exact=True)).to_have_count(0)
    examine(bea)
    bea.goto(bea.url.partition("/t/")[0] + "/rules/firewheel#G7")
    expect(bea.get_by_text("G10", exact=True)).to_be_visible()
    examine(bea)
    bea.get_by_role("searchbox").fill("higher number")
    expect(bea.get_by_text("2 rules found")).to_be_visible()
    ada.keyboard.press("?")  # at the table too, without leaving it
    ada.get_by_role("link", name="Open the rulebook").click()
    expect(ada.get_by_role("dialog", name="Firewheel").get_by_role("searchbox")).to_be_visible()
    expect(hand(ada).first).to_be_visible()


def test_its_public_side_is_shown_on_a_screen(people: Opener) -> None:
    see_on_a_screen(people, wish_table(people("Ada", path=None), "firewheel", 3, play=True))


def see_on_a_screen(people: Opener, path: str) -> None:
    screen = people("", TV, "it", f"{path}/screen")
    players = screen.get_by_role("list", name="Giocatori").locator("> li")
    expect(players).to_have_count(3)
    expect(players.first).to_contain_text("Ada")
    check_screen(screen)


@pytest.mark.parametrize("server", [BEACON], indirect=True)
def test_without_an_outline_by_labels_and_numbers_alone(people: Opener) -> None:
    """In the page, and on a screen."""
    page = people("Ada", DESKTOP)
    page.get_by_role("button", name=re.compile("Create a table for Beacon")).click()
    for _ in range(3):
        page.get_by_role("button", name="One seat fewer").click()
    page.locator("summary", has_text="Options").click()
    page.get_by_role("checkbox", name="Slow").click()
    page.get_by_role("button", name=re.compile("Create the table")).click()
    page.get_by_role("button", name=re.compile("^Begin")).click()
    for turn in range(3):
        expect(page.get_by_role("region", name="Table", exact=True)).to_contain_text(f"round{turn}")
        expect(page.get_by_role("timer")).to_have_text(re.compile("^(60|5[0-9])$"))
        expect(answers(page)).to_have_text(["pressA", "holdS"])
        if turn == 0:
            examine(page)
            see_on_a_screen(people, wish_table(page, "beacon", 3, play=True))
        before = shown(page)
        if turn:
            page.keyboard.press("s")
        else:
            answers(page).first.click()
        wait_for_more(page, before)
    expect(result(page)).to_contain_text("Score")
