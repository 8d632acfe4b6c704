"""An evening at one link, in a real browser: game after game, with an onlooker, in English and in Italian."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import DESKTOP, PHONE, Opener, Server
from tests.e2e.often import often
from tests.e2e.person import BY_ITSELF, make_table
from tests.e2e.screen import TV, check_screen
from tests.e2e.test_pages import examine

OVER = re.compile("The game is over|Partita finita")
MORE = re.compile("Once more|Ancora una")


def result(page: Page) -> Locator:
    return page.get_by_role("region", name=OVER)


def more(page: Page) -> Locator:
    return page.get_by_role("button", name=MORE)


def lose(*pages: Page) -> None:
    """Play Hanabi by keys, the first card blindly in every turn: the third error ends it."""
    while not result(pages[0]).is_visible():
        for page in pages:
            if page.get_by_role("group", name=re.compile("^(Action|Azione)$")).is_visible():
                before = page.locator("[data-update]").get_attribute("data-update")
                for key in ("p", "a", "Enter"):
                    page.keyboard.press(key)
                expect(page.locator(f"[data-update='{before}']")).to_have_count(0)
        pages[0].wait_for_timeout(30)
    for page in pages:
        expect(result(page)).to_be_visible()


def sit_together(people: Opener) -> tuple[Page, Page, Page]:
    """Ada makes a table, Bea sits down on a phone, somebody looks on."""
    ada = people("Ada", DESKTOP, path=None)
    path = make_table(ada, "hanabi", 2, {})
    bea = people("Bea", PHONE, "it", path=path, theme="light")
    bea.get_by_role("button", name="Siediti al posto 2").click()
    expect(ada.get_by_text("Bea", exact=True)).to_be_visible()
    eye = people("Eye", DESKTOP, "it", path=path)
    ada.get_by_role("button", name=re.compile("^Begin")).click()
    return ada, bea, eye


def test_games_at_one_link_with_an_onlooker(people: Opener, server: Server) -> None:
    """Two of them, and a third that the host begins without who is gone."""
    ada, bea, eye = sit_together(people)
    address = ada.url
    for number in (1, 2):
        lose(ada, bea)
        expect(result(eye)).to_be_visible()
        for page in (ada, bea, eye):
            expect(result(page)).to_contain_text(re.compile(f"(Game|Partita) {number}"))
            expect(
                result(page).get_by_role("link", name=re.compile("^(Record of|Verbale della)"))
            ).to_have_count(number)
        expect(result(eye)).to_contain_text("I posti sono tutti presi")
        expect(more(eye)).to_have_count(0)
        expect(ada.get_by_role("heading", name=f"Game {number + 1}?")).to_be_visible()
        if number == 2:
            break
        more(bea).click()
        expect(
            result(ada).get_by_role("listitem").filter(has_text="Bea").filter(has_text="ready")
        ).to_be_visible()
        examine(ada)
        bea.get_by_role("button", name="Anzi, non ancora").click()
        expect(more(bea)).to_be_visible()
        server.kill()
        expect(ada.get_by_text("Connection lost")).to_be_visible()
        server.start()
        expect(ada.get_by_text("All connected")).to_be_visible(timeout=40_000)
        expect(bea.get_by_role("region", name=OVER)).to_be_visible()
        for page in (ada, bea):
            more(page).click()
        for page in (ada, bea, eye):
            expect(result(page)).to_be_hidden()
            expect(page.locator(".board[data-update='0']")).to_be_visible()
    assert {page.url for page in (ada, bea, eye)} == {address}
    for page in (ada, bea, eye):
        examine(page)
    best = result(ada).get_by_role("complementary", name="This evening")
    expect(best).to_contain_text(re.compile(r"2\s*Games"))
    result(ada).get_by_role("button", name="Check the deck").click()
    expect(result(ada).get_by_role("status")).to_contain_text("The secret is the promised one")
    expect(result(ada).get_by_role("status")).to_contain_text("your browser added is in the seed")

    bea.close()
    more(ada).click()
    begin = ada.get_by_role("button", name="Start without Bea")
    expect(begin).to_be_visible()
    expect(result(ada)).to_contain_text("A bot takes the seat.")
    examine(ada)
    begin.click()
    expect(ada.locator(".board[data-update]")).to_be_visible()


def test_enter_plays_once_more_but_not_by_accident(people: Opener) -> None:
    page = people("Ada", DESKTOP, path=None, clock=True)
    make_table(page, "hanabi", 2, {}, play=True)
    expect(page.locator("[data-update]")).to_be_visible()
    page.clock.pause_at(page.evaluate("Date.now()") + 10_000)
    lose(page)
    page.keyboard.press("Enter")  # meant for the game
    expect(more(page)).to_be_visible()
    page.clock.run_for(2_500)
    page.keyboard.press("Enter")
    expect(result(page)).to_be_hidden()
    expect(page.locator("[data-update]")).to_be_visible()
    expect(page.get_by_role("button", name=re.compile("Game 2"))).to_be_visible()


def test_the_host_chooses_another_game_and_guests_come_and_go(people: Opener) -> None:
    ada, bea, eye = sit_together(people)
    lose(ada, bea)
    more(bea).click()
    expect(bea.get_by_role("button", name="Anzi, non ancora")).to_be_visible()
    expect(result(bea)).to_contain_text("Il gioco lo sceglie Ada")
    ada.get_by_role("button", name="Game and options").click()
    sheet = ada.get_by_role("dialog", name="Game and options")
    examine(ada)
    sheet.get_by_role("radio", name=re.compile("Kittens")).click()
    sheet.get_by_role("button", name="One seat more").click()
    sheet.get_by_role("button", name="Play it like this").click()
    expect(result(bea)).to_contain_text(re.compile("Kittens"))
    expect(more(bea)).to_be_visible()  # nobody is ready for that
    eye.get_by_role("button", name="Siediti").click()
    expect(more(eye)).to_be_visible()
    expect(result(ada).get_by_role("listitem").filter(has_text="Eye")).to_be_visible()
    bea.get_by_role("button", name="Lascia il tavolo").click()
    examine(bea)
    bea.get_by_role("button", name="Sì, lascio").click()
    expect(bea.get_by_role("article").first).to_be_visible()
    expect(result(ada).get_by_role("listitem").filter(has_text="Bea").filter(has_text="ready")).to_have_count(
        0
    )
    more(ada).click()
    more(eye).click()
    for page in (ada, eye):
        expect(result(page)).to_be_hidden()
        expect(page.locator("[data-update]")).to_be_visible()
        expect(page.get_by_role("heading", name=re.compile("Kittens"), level=1)).to_be_visible()


@pytest.mark.parametrize(
    ("game", "sum_"),
    often(("hanabi", r"Hanabi\s*Best\s*\d+\s*Average\s*\d+\s*Games\s*1"), ("kittens", r"leading\s*1")),
)
def test_the_screen_adds_the_evening_up(people: Opener, game: str, sum_: str) -> None:
    """After everybody has looked at how the game ended; until the next one is dealt."""
    page = people("Ada", DESKTOP, path=None)
    path = make_table(page, game, 3, {"nope_seconds": "0"} if game == "kittens" else {}, play=True)
    screen = people("", TV, path=f"{path}/screen", clock=True)
    evening = screen.get_by_role("region", name="This evening")
    expect(screen.locator("[data-update] .screen")).to_be_visible()
    page.evaluate(BY_ITSELF)
    expect(result(page)).to_be_visible()
    expect(screen.locator(".screen")).to_be_visible()
    expect(evening).to_be_hidden()
    screen.clock.run_for(8_000)
    expect(evening).to_have_text(re.compile(sum_))
    check_screen(screen)
    screen.reload()
    expect(evening).to_be_visible(timeout=5_000)  # who comes later has nothing to look at
    more(page).click()
    expect(screen.locator("[data-update] .screen")).to_be_visible()
    expect(evening).to_be_hidden()
