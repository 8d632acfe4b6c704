"""Lines that die without a word: the page notices, says so, and comes back with nothing lost."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import DESKTOP, Opener, Server
from tests.e2e.hanabi_page import Player
from tests.e2e.swallow import Network, network

SOON = 20_000  # the page needs eleven seconds at most; a busy machine some more
NOTICED = """async () => {
  const [begun, lost] = [performance.now(), () => document.body.textContent.includes('Connection lost')];
  dispatchEvent(new Event('online'));
  while (!lost() && performance.now() - begun < 20_000) await new Promise((next) => setTimeout(next, 100));
  return performance.now() - begun;
}"""


@pytest.fixture
def waves(server: Server) -> Iterator[Network]:
    usual = server.url
    with network(server.port) as made:
        server.url = made.url
        yield made
    server.url = usual


def lines(page: Page, pattern: str) -> int:
    chronicle = page.get_by_role("region", name="Log").get_by_role("listitem")
    return sum(bool(re.search(pattern, text)) for text in chronicle.all_inner_texts())


def test_a_move_into_a_dead_line_is_made_once(waves: Network, people: Opener) -> None:
    page = people("Ada", DESKTOP)
    page.get_by_role("button", name=re.compile("Play Hanabi now")).click()
    player = Player(page)
    assert player.wait()
    waves.swallow()
    player.deeds.get_by_role("button", name="Play").click()
    player.hand.nth(0).click()
    page.get_by_role("button", name=re.compile("^Play the ")).click()
    expect(page.get_by_text("Connection lost")).to_be_visible(timeout=SOON)
    assert lines(page, "You play") == 0
    waves.heal()
    expect(page.get_by_text("All connected")).to_be_visible(timeout=SOON)
    assert player.wait()
    player.use("Play", 1)
    assert player.wait()
    waves.release()
    page.wait_for_timeout(500)
    page.reload()
    assert player.wait()
    assert lines(page, "You play") == 1


def test_a_line_that_dies_in_silence_is_noticed(waves: Network, people: Opener) -> None:
    page = people("Ada", DESKTOP)
    page.get_by_role("button", name=re.compile("Play Hanabi now")).click()
    assert Player(page).wait()
    expect(page.get_by_text("All connected")).to_be_visible()
    waves.swallow()
    expect(page.get_by_text("Connection lost")).to_be_visible(timeout=SOON)
    waves.heal()
    expect(page.get_by_text("All connected")).to_be_visible(timeout=SOON)
    page.wait_for_timeout(500)  # whatever comes with a new line has come
    waves.swallow()
    waited = page.evaluate(NOTICED)
    assert waited < 9_000  # and not only after the silence that would have told it anyway
    waves.heal()
    expect(page.get_by_text("All connected")).to_be_visible(timeout=SOON)
