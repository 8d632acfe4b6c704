"""Asked once before a slip: in the dock, with the reason; the same again or Enter does it, Esc leaves it."""

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from miccia.games.kittens.cards import box
from tests.e2e import person
from tests.e2e.conftest import DESKTOP, PHONE, Opener, Server
from tests.e2e.test_focus import keeps_focus
from tests.e2e.test_pages import examine

KABOOM = ["analyze", "exit", "exit", "timer", "timer", "timer", "exit", "exit", "exit", "exit", "cut-blue"]
KITTENS = ["reveal", "heck", "shuffle", "sock", "teapot", "cactus", "umbrella"]
KITTENS += ["sock", "teapot", "cactus", "umbrella", "sock", "teapot", "cactus"]  # of the bot
BELOW = [*(Counter(card.name for card in box(2)) - Counter(KITTENS)).elements()]


@pytest.fixture
def server(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Server]:
    """With prescribed cards."""
    server = Server(tmp_path / "data", {"starter": ["0"], **request.param})
    yield server
    server.kill()


def question(page: Page | Locator) -> Locator:
    return page.get_by_role("group", name=re.compile(r"^(Sure\?|Davvero\?)"))


def update(page: Page) -> str | None:
    return page.locator("[data-update]").get_attribute("data-update")


def asked(page: Page, why: str, rule: str) -> None:
    """In the dock, which has the focus; nothing has been done."""
    expect(question(page)).to_contain_text(re.compile(why))
    expect(question(page).get_by_role("link")).to_have_attribute("href", re.compile(f"#{rule}$"))
    expect(question(page).get_by_role("button", name="Do it anyway")).to_be_focused()
    keeps_focus(page)


def settle(page: Page) -> None:
    """Until another press counts as one: in its first third of a second the question hears nothing."""
    page.wait_for_timeout(400)


@pytest.mark.parametrize("server", [{"deck": KABOOM}], indirect=True)
def test_ending_the_actions_with_something_left_to_play(people: Opener, server: Server) -> None:
    page = people("Ada", DESKTOP, slips=True)
    person.make_table(page, "kaboom", 2, {}, play=True)
    end = page.get_by_role("button", name=re.compile("^End actions"))
    expect(end).to_be_visible()
    before, hand = update(page), page.get_by_role("list", name="Your hand").bounding_box()
    end.dblclick()  # one press too many is no answer
    expect(question(page)).to_contain_text(re.compile("discard 3 cards.*Analyze"))
    keeps_focus(page)
    assert page.get_by_role("list", name="Your hand").bounding_box() == hand
    examine(page)
    page.keyboard.press("Escape")
    expect(question(page)).to_have_count(0)
    expect(end).to_be_focused()
    page.keyboard.press("e")
    asked(page, "Analyze", "K11")
    settle(page)
    page.keyboard.press("1")  # something else is chosen
    expect(question(page)).to_have_count(0)
    page.keyboard.press("Escape")
    page.keyboard.press("e")
    asked(page, "Analyze", "K11")
    assert update(page) == before
    settle(page)
    page.keyboard.press("Enter")
    expect(page.get_by_role("region", name="Your answer")).to_contain_text("Discard")
    keeps_focus(page)
    assert update(page) != before


@pytest.mark.parametrize("server", [{"deck": KABOOM}], indirect=True)
def test_on_a_phone_the_same_place_does_it_and_the_menu_puts_an_end_to_it(
    people: Opener, server: Server
) -> None:
    page = people("Ada", PHONE, slips=True)
    person.make_table(page, "kaboom", 2, {}, play=True)
    end = page.get_by_role("button", name=re.compile("^End actions"))
    end.tap()
    asked(page, "Analyze", "K11")
    examine(page)
    question(page).get_by_role("button", name="Go back").tap()
    expect(question(page)).to_have_count(0)
    page.get_by_role("button", name="Menu").tap()
    switch = page.get_by_role("group", name="Ask before a slip")
    switch.get_by_role("button", name="no").tap()
    page.keyboard.press("Escape")
    end.tap()
    expect(page.get_by_role("region", name="Your answer")).to_contain_text("Discard")


@pytest.mark.parametrize("server", [{"deck": KITTENS, "pile": ["kitten", "sock", "favor"]}], indirect=True)
def test_drawing_a_kitten_that_is_known(people: Opener, server: Server) -> None:
    page = people("Ada", DESKTOP, slips=True)
    person.make_table(page, "kittens", 2, {"nope_seconds": "0"}, play=True)
    draw = page.get_by_role("button", name=re.compile("^Draw"))
    page.get_by_role("list", name="Your hand").get_by_role("button", name=re.compile("^Reveal")).click()
    page.get_by_role("button", name=re.compile("^Play Reveal")).click()
    expect(draw).to_be_visible()
    page.keyboard.press("d")
    asked(page, "next card is an Exploding Kitten", "E11")
    settle(page)
    page.keyboard.press("d")  # the same again
    expect(page.get_by_role("dialog")).to_be_visible()  # where to hide it


@pytest.mark.parametrize("server", [{"deck": KITTENS, "pile": [*BELOW, "kitten"]}], indirect=True)
def test_over_a_sheet_it_is_asked_there(people: Opener, server: Server) -> None:
    """Raising Heck brings up the Kitten from the bottom of the pile."""
    page = people("Ada", PHONE, "it", slips=True)
    person.make_table(page, "kittens", 2, {"nope_seconds": "0"}, play=True)
    page.get_by_role("list", name="La tua mano").get_by_role("button", name=re.compile("^Scatena")).tap()
    page.get_by_role("button", name=re.compile("^Gioca Scatena")).tap()
    sheet = page.get_by_role("dialog")
    keep = sheet.get_by_role("button", name=re.compile("^Tieni"))
    keep.tap()
    expect(question(sheet)).to_contain_text("esplode adesso")
    examine(page)
    page.keyboard.press("Escape")  # the question goes, the sheet stays
    expect(question(page)).to_have_count(0)
    expect(keep).to_be_focused()
    keep.tap()
    settle(page)
    keep.tap()
    expect(page.get_by_role("dialog")).to_contain_text(
        "mazzo"
    )  # it exploded, was defused and is to be hidden
