"""A friend closes the browser, a bot plays, the friend is back; another leaves, and an onlooker takes over.

Server and pages have clocks that the test turns.
"""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.clocked import ClockedServer
from tests.e2e.conftest import DESKTOP, PHONE, Opener, Server
from tests.e2e.person import make_table
from tests.e2e.test_pages import examine


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Whoever sits on the second seat begins."""
    server = ClockedServer(tmp_path_factory.mktemp("data"), {"starter": ["1"]})
    yield server
    server.kill()


def turn(server: Server, seconds: int, *pages: Page) -> None:
    """Time goes on for the table and for these pages; to whom that was a long silence has a new line then."""
    assert isinstance(server, ClockedServer)
    server.turn(seconds)
    for page in pages:
        page.clock.run_for(seconds * 1000)
    for page in pages:
        lost = page.get_by_text(re.compile("Connection lost|Connessione persa"))
        expect(lost.filter(visible=True)).to_have_count(0)


def told(page: Page) -> Locator:
    return page.get_by_role("list", name="Log")


def test_a_bot_plays_for_a_friend_who_is_gone_until_the_friend_is_back(
    people: Opener, server: Server
) -> None:
    ada = people("Ada", DESKTOP, path=None, clock=True)
    path = make_table(ada, "hanabi", 3, {})
    carla = people("Carla", PHONE, "it", path, clock=True)
    bea = people("Bea", PHONE, "it", path, clock=True)
    bea.get_by_role("button", name=re.compile("posto 2")).click()
    expect(ada.get_by_text("Bea", exact=True)).to_be_visible()
    carla.get_by_role("button", name=re.compile("posto 3")).click()
    expect(ada.get_by_text("Carla", exact=True)).to_be_visible()
    ada.get_by_role("button", name=re.compile("^Begin")).click()
    for page in (ada, carla, bea):
        expect(page.locator("[data-update]")).to_be_visible()

    bea.close()
    expect(ada.locator(".badge.cup")).to_have_count(1)  # hidden as yet
    turn(server, 10, ada, carla)
    box = ada.get_by_role("region", name="Bea is away")
    expect(box).to_contain_text(re.compile(r"A bot can play in (1\d|20|21) s"))
    expect(box.get_by_role("button")).to_have_count(0)
    expect(ada.get_by_role("status").filter(has_text="Away: Bea")).to_be_visible()
    turn(server, 21, ada, carla)
    expect(carla.get_by_role("button", name="Fai giocare un bot per Bea")).to_be_visible()
    for page in (ada, carla):
        examine(page)
    box.get_by_role("button", name="Wait").click()  # one line, with the same choice
    expect(ada.get_by_text("Bea’s turn")).to_be_visible()
    expect(ada.get_by_role("button", name="Let a bot play for Bea")).to_be_visible()
    ada.keyboard.press("b")

    expect(ada.locator("[data-update]")).to_have_attribute("data-update", "1")
    expect(told(ada)).to_contain_text("Ada lets a bot play for Bea")
    expect(ada.locator(".pill", has_text="bot for Bea")).to_be_visible()
    expect(ada.locator(".badge.bot")).to_have_count(1)

    again = bea.context.new_page()
    again.goto(path)
    expect(again.get_by_role("heading", name="Un bot sta giocando per te")).to_be_visible()
    examine(again)
    again.get_by_role("button", name="Rieccomi").click()
    expect(again.get_by_role("heading", name="Un bot sta giocando per te")).to_be_hidden()
    expect(told(ada)).to_contain_text("Bea is back")
    expect(ada.locator(".badge")).to_have_count(0)


def test_who_leaves_is_followed_by_an_onlooker(people: Opener) -> None:
    ada = people("Ada", DESKTOP, path=None)
    path = make_table(ada, "kaboom", 2, {})
    bea = people("Bea", PHONE, "it", path)
    bea.get_by_role("button", name=re.compile("posto 2")).click()
    expect(ada.get_by_text("Bea", exact=True)).to_be_visible()
    ada.get_by_text("Waiting, bots, seats, onlookers").click()
    ada.get_by_role("checkbox", name="onlookers may take seats that are left").click()
    examine(ada)
    ada.get_by_role("button", name=re.compile("^Begin")).click()
    dora = people("Dora", PHONE, "it", path)
    expect(dora.locator("[data-update]")).to_be_visible()

    bea.locator("[data-flip=column]").click()
    bea.get_by_role("button", name="Lascia la partita").click()
    bea.get_by_role("button", name="Resto").click()  # asked once
    bea.get_by_role("button", name="Lascia la partita").click()
    examine(bea)
    bea.get_by_role("button", name="Sì, lascio").click()
    expect(told(ada)).to_contain_text("Bea has left the game: a bot plays on")

    dora.locator("[data-flip=column]").click()
    dora.get_by_role("button", name="Prendi il posto di Bea").click()
    expect(told(ada)).to_contain_text("Dora sits in for Bea")
    dora.keyboard.press("Escape")
    expect(dora.get_by_role("region", name="La tua mano")).to_be_visible()
