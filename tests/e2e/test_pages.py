"""Every page at both sizes, in both languages and themes: nothing sticks out, axe finds nothing."""

import re

import pytest
from axe_playwright_python.base import AXE_SCRIPT, AxeResults
from playwright.sync_api import Page, expect

from tests.e2e.conftest import DESKTOP, PHONE, Opener
from tests.e2e.hanabi_page import NUMBER, Player, make_table
from tests.e2e.often import often

SIZES = {"desktop": DESKTOP, "phone": PHONE}
LOOKS = [
    ("desktop", "en", "dark"),
    ("phone", "it", "light"),
    ("desktop", "it", "light"),
    ("phone", "en", "dark"),
]
LOOK = ("size", "language", "theme")
each_look = pytest.mark.parametrize(LOOK, often(*LOOKS, first=2))


STILL = """() => document.fonts.status === 'loaded' && document.getAnimations().every((one) =>
  one.playState !== 'running' || one.effect.getComputedTiming().endTime === Infinity)"""


def examine(page: Page) -> None:
    """Accessibility by axe, and no scrolling sideways, once fonts and fades are through."""
    page.wait_for_function(STILL)
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE_SCRIPT)
    found = AxeResults(page.evaluate("axe.run({ resultTypes: ['violations'] })"))
    assert found.violations_count == 0, found.generate_report()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the page is too wide"


@each_look
def test_home_and_rulebook(people: Opener, size: str, language: str, theme: str) -> None:
    page = people("Ada", SIZES[size], language, theme=theme)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.get_by_role("button", name=re.compile("Hanabi")).first).to_be_enabled()
    examine(page)
    page.goto(page.url + "rules/hanabi#H7")
    expect(page.get_by_text("H23", exact=True).first).to_be_visible()
    examine(page)
    page.goto(page.url.replace("#H7", "/convention"))
    expect(page.get_by_role("heading", level=2).first).to_be_visible()
    examine(page)


@each_look
def test_a_table_in_play(people: Opener, size: str, language: str, theme: str) -> None:
    page = people("Ada", SIZES[size], language, theme=theme)
    page.get_by_role("button", name=re.compile("Hanabi")).first.click()
    deeds = page.get_by_role("group", name="Action" if language == "en" else "Azione")
    expect(deeds).to_be_visible(timeout=60_000)
    examine(page)
    deeds.get_by_role("button").first.click()
    page.get_by_role("article").first.get_by_role("button").first.click()
    page.get_by_role("radio", name=NUMBER).first.click()
    examine(page)


def test_gathering_and_watching(people: Opener) -> None:
    ada = people("Ada", DESKTOP, path=None)
    invitation = make_table(ada)
    examine(ada)
    phone = people("Bea", PHONE, "it", path=invitation)
    expect(phone.get_by_role("heading", level=1)).to_be_visible()
    examine(phone)
    ada.get_by_role("button", name=re.compile("^Begin")).click()
    expect(Player(ada).hand.first).to_be_visible()
    expect(phone.get_by_text("Stai guardando").first).to_be_visible()
    examine(phone)


def test_a_table_that_is_not_there(people: Opener) -> None:
    page = people("Ada", DESKTOP, path="/t/NOPE-99")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    examine(page)
    page.get_by_role("link", name=re.compile("home", re.IGNORECASE)).first.click()
    expect(page.get_by_role("heading", name="What shall we set off?")).to_be_visible()


def test_the_host_turns_people_away(people: Opener) -> None:
    ada = people("Ada", DESKTOP, path=None)
    invitation = make_table(ada)
    bea = people("Bea", PHONE, "it", path=invitation)
    bea.get_by_role("button", name="Siediti al posto 2").click()
    ada.get_by_role("button", name="Turn Bea away").click()
    examine(ada)
    ada.get_by_role("button", name="Yes, turn Bea away for good").click()
    expect(bea.get_by_role("heading", name="Qui non puoi entrare")).to_be_visible()
    examine(bea)
    expect(ada.get_by_role("button", name="Sit at seat 2")).to_be_visible()

    cai = people("Cai", DESKTOP)  # a code as people type it
    cai.get_by_label("Got a code?").fill(invitation.rpartition("/")[2].lower().replace("-", " "))
    cai.get_by_role("button", name="Join").click()
    expect(cai.get_by_role("button", name="Sit at seat 2")).to_be_visible()
    ada.get_by_role("button", name=re.compile("^Begin")).click()
    expect(Player(ada).hand.first).to_be_visible()
    ada.get_by_role("button", name=re.compile("^Turn Onlooker .* away$")).click()
    examine(ada)
    ada.get_by_role("button", name=re.compile("^Yes, turn Onlooker")).click()
    expect(cai.get_by_role("heading", name="You cannot come in here")).to_be_visible()
    expect(ada.get_by_role("button", name=re.compile("^Turn Onlooker"))).to_have_count(0)
