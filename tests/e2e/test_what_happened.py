"""What just happened is clear without the log: the dock says it, bots go on when told, Kittens are seen."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.e2e import hanabi_page, person
from tests.e2e.conftest import DESKTOP, PHONE, Opener, Server
from tests.e2e.test_focus import keeps_focus
from tests.e2e.test_pages import examine
from tests.e2e.test_slips import KITTENS

A_MINUTE = 60_000


@pytest.fixture
def server(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Server]:
    """With prescribed cards, or slow bots."""
    server = Server(tmp_path / "data", **request.param)
    yield server
    server.kill()


def update(page: Page) -> int:
    return int(page.locator("[data-update]").get_attribute("data-update") or 0)


@pytest.mark.parametrize("server", [{"stack": {"starter": ["1"]}, "pace": A_MINUTE}], indirect=True)
def test_bots_go_on_when_told_and_the_dock_says_what_they_did(people: Opener, server: Server) -> None:
    page = people("Ada", PHONE)
    person.make_table(page, "hanabi", 3, {}, play=True)
    player = hanabi_page.Player(page)
    go_on = page.get_by_role("button", name="Go on")
    expect(go_on).to_be_visible()
    examine(page)
    go_on.tap()
    expect(page.locator("[data-update='1']")).to_be_visible()
    latest = page.locator(".dock .latest li").first
    expect(latest).to_be_visible()
    page.keyboard.press("g")
    expect(page.locator("[data-update='2']")).to_be_visible()
    assert player.wait()  # my turn
    keeps_focus(page)
    said = page.locator(".dock .latest li").first.get_attribute("title")
    page.get_by_role("button", name="Discards, log, phrases").tap()
    expect(
        page.get_by_role("dialog").get_by_role("list", name="Log").get_by_role("listitem").first
    ).to_have_text(re.compile(re.escape((said or "").split()[0])))
    page.keyboard.press("g")  # nothing is waited for but me
    assert update(page) == 2


@pytest.mark.parametrize(
    "server", [{"stack": {"starter": ["0"], "deck": KITTENS, "pile": ["kitten"]}}], indirect=True
)
def test_a_kitten_is_seen_before_anything_is_asked_about_it(people: Opener, server: Server) -> None:
    page = people("Ada", DESKTOP, path=None, clock=True)
    person.make_table(page, "kittens", 2, {}, play=True)
    draw = page.get_by_role("button", name=re.compile("^Draw"))
    expect(draw).to_be_visible()
    page.clock.pause_at(page.evaluate("Date.now()") + 10_000)
    draw.click()
    stage = page.get_by_role("region", name="The table")
    expect(stage).to_contain_text("You have drawn a Kitten!")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.clock.run_for(600)
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.clock.run_for(200)
    expect(page.get_by_role("dialog")).to_be_visible()
