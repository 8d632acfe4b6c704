"""Taking back through the page: freely, and as a wish that somebody else grants or refuses."""

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e import hanabi_page, kaboom_page
from tests.e2e.conftest import DESKTOP, PHONE, Opener, Server
from tests.e2e.test_pages import examine

WISHED = "Ada vuole tornare indietro"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Ada begins."""
    server = Server(tmp_path_factory.mktemp("data"), {"starter": ["0"]})
    yield server
    server.kill()


def sit_together(people: Opener, make: Callable[[Page], str]) -> tuple[Page, Page]:
    """Ada on a desktop in English, Bea on a phone in Italian, a bot in the last seat."""
    ada = people("Ada", DESKTOP, path=None)
    bea = people("Bea", PHONE, "it", path=make(ada))
    bea.get_by_role("button", name="Siediti al posto 2").click()
    expect(ada.get_by_text("Bea", exact=True)).to_be_visible()
    ada.get_by_role("button", name=re.compile("^Begin")).click()
    return ada, bea


def struck(page: Page) -> Locator:
    """The lines of the log that were taken back."""
    return page.get_by_role("list", name="Log").get_by_role("listitem").filter(has=page.locator("s"))


def test_in_kaboom(people: Opener) -> None:
    """An Exit is taken back at once; for a wire that was looked at Ada has to ask."""
    exits = {"deck": kaboom_page.deck({"exit": 40})}
    ada, bea = sit_together(people, lambda page: kaboom_page.make_table(page, 3, exits))
    player = kaboom_page.Player(ada)
    player.wait()
    player.play(player.hand.first)
    expect(player.hand).to_have_count(5)
    ada.get_by_role("button", name=re.compile("^Take back")).click()
    expect(player.hand).to_have_count(6)
    expect(ada.get_by_role("button", name=re.compile("ake back"))).to_have_count(0)
    expect(struck(ada)).to_have_count(2)
    expect(struck(ada).last).to_have_text(re.compile("taken back: You bring agent A out"))
    expect(ada.locator("[aria-live=polite]").filter(has_text="You take a move back")).to_have_count(1)
    expect(bea.locator(".latest")).to_have_text("Ada ci ripensa e torna indietro")

    player.wild("B", "^Analyze", "Wire 1$")
    log = ada.get_by_role("region", name="Log")
    log.get_by_role("button", name="Ask to take back").click()
    expect(bea.get_by_role("heading", name=WISHED)).to_be_visible()
    examine(bea)
    examine(ada)
    bea.get_by_role("button", name="Va bene").click()
    expect(log).to_contain_text("You take a move back: what has been seen has been seen")
    expect(struck(ada)).to_have_count(3)
    bea.get_by_role("button", name="Scarti, cronaca, frasi").click()
    expect(bea.get_by_role("dialog").locator("s")).to_have_count(3)
    examine(bea)
    ada.reload()
    expect(struck(ada)).to_have_count(3)
    examine(ada)


def test_in_hanabi(people: Opener) -> None:
    """A clue is taken back with all agreed; another one stays. Meanwhile keys mean the answer alone."""
    ada, bea = sit_together(people, hanabi_page.make_table)
    player = hanabi_page.Player(ada)
    deeds = bea.get_by_role("group", name="Azione")
    wish = bea.get_by_role("region", name=WISHED)
    player.clue()
    expect(deeds).to_be_visible()
    ask = ada.get_by_role("button", name=re.compile("^Ask to take back"))
    ask.click()
    expect(ada.get_by_role("heading", name="You would like to take a move back")).to_be_focused()
    expect(ada.get_by_role("button", name="Never mind")).to_be_visible()
    expect(bea.locator("[aria-live=assertive]")).to_contain_text(
        re.compile(f"{WISHED}: Ada ti dice .* Premi S")
    )
    expect(wish.get_by_role("listitem")).to_have_text([re.compile("Tu.*decidi ora"), re.compile("d’accordo")])
    expect(deeds).to_be_hidden()
    expect(bea.get_by_role("button", name=re.compile("^Indizio per"))).to_have_count(0)
    for page in (ada, bea):
        examine(page)
    for key in ("Escape", "u"):
        bea.keyboard.press(key)
    expect(wish).to_be_visible()
    bea.keyboard.press("s")
    assert player.wait()
    expect(wish).to_be_hidden()
    expect(struck(ada)).to_have_count(1)
    expect(ada.locator(".dock")).to_be_focused()

    player.clue()
    expect(deeds).to_be_visible()
    ada.keyboard.press("u")
    expect(wish).to_be_visible()
    bea.keyboard.press("n")
    expect(ada.get_by_role("list", name="Log")).to_contain_text("Bea prefers to leave it as it is")
    expect(deeds).to_be_visible()
    expect(ask).to_have_count(0)
    expect(struck(ada)).to_have_count(1)
