"""FUSE where things move: two people race for dice, and dice fly. The deal and the rolls are prescribed."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from tests.e2e.clocked import ClockedServer
from tests.e2e.conftest import DESKTOP, PHONE, Opener
from tests.e2e.fuse_page import Player
from tests.e2e.often import often
from tests.e2e.person import make_table
from tests.e2e.test_fuse import start

STACK = {
    "bombs": ["four-faces", "four-hues", "flagpole", "seven"],  # Ada's, Bea's
    "starter": ["0"],
    "bag": [*"BBRY", *"BKGY"],
    "roll": [*"1234", *"5666"],
}
# Bea's fingers are quicker than her eyes: they come down on a place and on "No die for me" with the new roll.
BLIND = """
() => new MutationObserver((_, observer) => {
  if (!document.querySelector('.die')?.ariaLabel.startsWith('Blue 5')) return;
  observer.disconnect();
  document.querySelector('.me .card button')?.click();
  document.querySelector('button[aria-keyshortcuts=X]')?.click();
  document.documentElement.dataset.blind = '';
}).observe(document.body, { subtree: true, childList: true, attributes: true })
"""
# How far the partners' panels fade from now on, and whether anything flies.
WATCH = """
() => {
  window.least = 1;
  const look = () => {
    for (const panel of document.querySelectorAll('[data-flip^="mate-"]'))
      window.least = Math.min(window.least, Number(getComputedStyle(panel).opacity));
    if (document.querySelector('.sky svg')) document.documentElement.dataset.flew = '';
    requestAnimationFrame(look);
  };
  look();
}
"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ClockedServer]:
    server = ClockedServer(tmp_path_factory.mktemp("data"), STACK)
    yield server
    server.kill()


def two(people: Opener, server: ClockedServer, size: ViewportSize = DESKTOP) -> tuple[Player, Player]:
    """Ada and Bea, after three, two, one."""
    ada = people("Ada", size, path=None, motion=True)
    bea = people("Bea", path=make_table(ada, "fuse", 2, {}), motion=True)
    bea.get_by_role("button", name="Sit at seat 2").click()
    expect(ada.get_by_text("Bea", exact=True)).to_be_visible()
    ada.get_by_role("button", name="Begin").click()
    players = Player(ada), Player(bea)
    start(server, *players)
    return players


def told(player: Player) -> Locator:
    return player.page.get_by_role("region", name="Log").get_by_role("listitem")


def place(player: Player, die: int, first_of: str) -> None:
    """By the buttons of the dock."""
    player.dice.nth(die).click()
    answers = player.page.get_by_role("group", name=re.compile("that fit$"))
    answers.get_by_role("button", name=re.compile(first_of)).first.click()


def test_no_die_is_placed_that_was_not_chosen(people: Opener, server: ClockedServer) -> None:
    ada, bea = two(people, server)
    space = bea.page.locator(".me .card").first.locator("button").first  # of Flagpole: wants blue
    bea.dice.nth(0).click()
    expect(bea.page.get_by_role("heading", name="Where does blue 1 go?")).to_be_visible()
    place(ada, 0, "Four faces")
    expect(told(bea).filter(has_text="Ada places blue 1")).to_have_count(1)
    space.click()  # blue 2 would fit as well
    expect(bea.page.get_by_role("heading", name="Which die goes on Flagpole, level 1?")).to_be_visible()
    space.click()
    bea.page.wait_for_timeout(700)
    space.click()
    expect(bea.page.get_by_role("heading", name="Which die goes on Flagpole, level 1?")).to_be_visible()
    expect(told(bea).filter(has_text="You place")).to_have_count(0)
    bea.dice.nth(1).click()
    expect(told(bea).filter(has_text="You place blue 2")).to_have_count(1)

    bea.page.evaluate(BLIND)
    place(bea, 2, "Seven")
    place(ada, 3, "Four faces")
    expect(bea.page.locator("html[data-blind]")).to_be_attached()
    expect(bea.page.get_by_role("heading", name="Which die goes on Flagpole, level 2?")).to_be_visible()
    bea.page.wait_for_timeout(700)
    expect(told(bea).filter(has_text="You place black 6")).to_have_count(0)
    expect(told(bea).filter(has_text="You want no die")).to_have_count(0)
    bea.page.get_by_role("button", name="No die for me").click()
    expect(told(bea).filter(has_text="You want no die")).to_have_count(1)


@pytest.mark.parametrize("size", often(PHONE, DESKTOP))
def test_a_partner_stays_in_sight_while_a_die_flies_there(
    people: Opener, server: ClockedServer, size: ViewportSize
) -> None:
    ada, bea = two(people, server, size)
    ada.page.evaluate(WATCH)
    for die in (2, 3):  # three and four are seven: on a desktop only the second ends at the panel
        place(bea, die, "Seven")
        expect(told(bea).filter(has_text="You place")).to_have_count(die - 1)
    expect(told(bea).filter(has_text="You defuse Seven")).to_have_count(1)
    expect(ada.page.locator("html[data-flew]")).to_be_attached()
    expect(ada.page.locator(".sky svg")).to_have_count(0)
    assert ada.page.evaluate("window.least") == 1
