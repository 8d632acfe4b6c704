"""The coach on the page, with everything in motion: what it weighs, what it is asked, when it is silent."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.boxes import FEW, Eye
from tests.e2e.conftest import Opener, Server
from tests.e2e.often import often
from tests.e2e.person import wish_table
from tests.e2e.test_kittens import STACK
from tests.e2e.test_pages import SIZES, examine

WORDS = {
    "en": ("Coach", "What would you do?", "asks for advice", "Show the coach", "Draw "),
    "it": ("Consigliere", "Che cosa faresti tu?", "chiede consiglio", "Mostra il consigliere", "Pesca "),
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("data"), STACK)
    yield server
    server.kill()


def open_coach(page: Page, size: str, title: str) -> Locator:
    """The panel: in the column, or on a phone in a sheet that one line above the hand opens."""
    if size == "phone":
        line = page.get_by_role("button", name=re.compile(f"^{title}: "))
        expect(line).to_have_text(re.compile(r"^\d+% · \d+ (in|su) \d+$"))
        line.click()
    panel = page.get_by_role("region", name=title)
    expect(panel).to_be_visible()
    return panel


@pytest.mark.parametrize(("size", "language"), often(("phone", "it"), ("desktop", "en")))
def test_alone_with_bots_a_coach_weighs_and_is_asked(people: Opener, size: str, language: str) -> None:
    title, ask, asked, switch, draw = WORDS[language]
    page = people("Ada", SIZES[size], language, motion=True)
    page.goto(wish_table(page, "kittens", 3, play=True))
    drawing = page.get_by_role("button", name=re.compile(f"^{draw}"))
    expect(drawing).to_be_visible()
    panel = open_coach(page, size, title)

    # What it weighs: the strip is a list, the plays a table, the best first.
    expect(panel.get_by_role("listitem").first).to_be_attached()
    figures = panel.get_by_role("table").get_by_role("row").locator("td").all_inner_texts()
    chances = [int(re.sub(r"\D", "", figure)) for figure in figures]
    assert len(chances) > 3 and chances == sorted(chances)
    examine(page)

    # A click on a play chooses the card, and plays nothing.
    n = page.locator("[data-update]").get_attribute("data-update")
    heck = {"en": "Raising Heck", "it": "Scatena il Caos"}[language]
    panel.get_by_role("button", name=heck).click()
    card = page.locator("[data-flip=hand-heck]")
    expect(panel).to_be_visible(visible=size == "desktop")
    expect(card).to_have_attribute("aria-pressed", "true")
    assert page.locator("[data-update]").get_attribute("data-update") == n

    # Asked what it would do, a bot says it with a reason; all are told that it was asked, and not what.
    page.keyboard.press("Escape")
    expect(card).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("Shift+O")
    answer = panel.locator(".answer")
    expect(answer).to_have_text(re.compile(r"\w+ \w+"))
    expect(panel.get_by_role("button", name=ask)).to_have_count(0)
    head, *rows = panel.get_by_role("row").all()
    expect(head.get_by_role("columnheader")).to_have_count(3)
    for row in rows:  # how often she wins after each
        expect(row.get_by_role("cell").last).to_have_text(re.compile(r"^[1-9]\d?%$"))
    examine(page)
    if size == "desktop":
        expect(page.get_by_role("region", name="Log")).to_contain_text(asked)
        page.keyboard.press("o")
        expect(panel.get_by_role("heading", name=title)).to_be_focused()

    # Switched off it is one line, also after a while.
    panel.get_by_role("switch", name=switch).click()
    expect(panel.get_by_role("table")).to_have_count(0)
    page.reload()
    expect(drawing).to_be_visible()
    if size == "phone":
        page.get_by_role("button", name=re.compile(f"^{title}: ")).click()
    expect(panel.get_by_role("switch", name=switch)).not_to_be_checked()
    expect(panel.get_by_role("table")).to_have_count(0)
    examine(page)


def test_among_people_the_host_decides_and_all_are_told(people: Opener) -> None:
    """No line, no panel, no key; until whoever created the table wishes it."""
    ada = people("Ada", SIZES["desktop"])
    path = wish_table(ada, "kittens", 3)
    bea = people("Bea", SIZES["phone"], path=path)
    bea.get_by_role("button", name="Sit at seat 2").click()
    expect(bea.get_by_text("A coach for whoever plays alone with bots")).to_be_visible()
    ada.goto(path)
    ada.get_by_role("button", name=re.compile("^Begin")).click()
    draw = ada.get_by_role("button", name=re.compile("^Draw "))
    expect(draw).to_be_visible()
    ada.keyboard.press("Shift+O")
    expect(ada.get_by_role("region", name="Coach")).to_have_count(0)
    ada.get_by_text("Waiting, bots, seats, onlookers").click()
    ada.get_by_role("radiogroup", name="The coach").get_by_role("radio", name="for everybody").click()
    expect(ada.get_by_role("region", name="Coach")).to_be_visible()
    expect(bea.get_by_role("button", name=re.compile("^Coach: "))).to_be_visible()
    expect(ada.get_by_role("region", name="Log")).to_contain_text("lets everybody have the coach")
    examine(ada)


def test_what_can_be_taken_back_lies_on_nothing_else(people: Opener) -> None:
    """A Favor is played and nobody chosen yet: the dock, the coach's line and the way back, at every size."""
    page = people("Ada", SIZES["desktop"], "it", theme="light")
    page.goto(wish_table(page, "kittens", 3, options={"give_up": True}, play=True))
    page.locator("[data-flip=hand-favor]").click()
    page.get_by_role("button", name=re.compile("^Gioca Favore")).click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name=re.compile("^Torna indietro"))).to_be_visible()
    eye = Eye(page, FEW)
    eye.look("a choice is left open")
    eye.check()
