"""Lines that die without a word: the page notices, says so, and comes back with nothing lost.

The page has a clock that the test turns.
"""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import DESKTOP, Opener, Server
from tests.e2e.hanabi_page import Player
from tests.e2e.swallow import Network, network


@pytest.fixture
def waves(server: Server) -> Iterator[Network]:
    usual = server.url
    with network(server.port) as made:
        server.url = made.url
        yield made
    server.url = usual


def played(page: Page) -> Locator:
    """The lines of the log about it."""
    return page.get_by_role("region", name="Log").get_by_role("listitem").filter(has_text="You play")


def notices(page: Page, seconds: int) -> None:
    """After so long a silence the page gives the line up."""
    page.clock.run_for(seconds * 1000)
    expect(page.get_by_text("Connection lost")).to_be_visible()


def comes_back(page: Page, waves: Network) -> None:
    """Over a new line, once it has given up the one that it was trying."""
    waves.heal()
    for _ in range(20):  # what it asks meanwhile is answered in real time
        page.clock.run_for(1_000)
        page.wait_for_timeout(100)
        if page.get_by_text("All connected").is_visible():
            return
    expect(page.get_by_text("All connected")).to_be_visible()


def sit_down(people: Opener) -> Player:
    page = people("Ada", DESKTOP, clock=True)
    page.get_by_role("button", name=re.compile("Play Hanabi now")).click()
    player = Player(page)
    assert player.wait()
    expect(page.get_by_text("All connected")).to_be_visible()
    return player


def test_a_move_into_a_dead_line_is_made_once(waves: Network, people: Opener) -> None:
    player = sit_down(people)
    page = player.page
    waves.swallow()
    player.deeds.get_by_role("button", name="Play").click()
    player.hand.nth(0).click()
    page.get_by_role("button", name=re.compile("^Play the ")).click()
    notices(page, 5)
    expect(played(page)).to_have_count(0)
    comes_back(page, waves)
    assert player.wait()
    player.use("Play", 1)
    assert player.wait()
    waves.release()
    waves.rest()
    page.reload()
    assert player.wait()
    expect(played(page)).to_have_count(1)


def test_a_line_that_dies_in_silence_is_noticed(waves: Network, people: Opener) -> None:
    """And sooner than by itself when the browser says that there is a network."""
    page = sit_down(people).page
    page.clock.pause_at(page.evaluate("Date.now()") + 4_000)
    waves.swallow()
    notices(page, 12)
    comes_back(page, waves)
    waves.rest()
    waves.swallow()
    page.evaluate("dispatchEvent(new Event('online'))")
    notices(page, 5)
    comes_back(page, waves)
