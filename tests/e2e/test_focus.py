"""Played with the keyboard, the focus stays at the table, and Enter confirms what is chosen."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.e2e import hanabi_page, kittens_page, person
from tests.e2e.conftest import DESKTOP, Opener, Server


def keeps_focus(page: Page) -> None:
    """At the table, or in a sheet over it."""
    expect(page.locator("[data-update]:focus-within, dialog[open]:focus-within")).to_have_count(1)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path / "data", {"starter": ["0"]})
    yield server
    server.kill()


def enter(page: Page) -> None:
    """Enter where the focus is; a frame later it is still at the table."""
    page.keyboard.press("Enter")
    keeps_focus(page)


def test_enter_confirms_in_hanabi(people: Opener, server: Server) -> None:
    page = people("Ada", DESKTOP)
    person.make_table(page, "hanabi", 3, {}, play=True, bot="steady")  # random ones may end it
    player = hanabi_page.Player(page)
    assert player.wait()
    page.get_by_role("group", name="Who gets a clue?").get_by_role("button").first.focus()
    enter(page)  # the button is gone
    player.highest.focus()
    enter(page)
    enter(page)  # it is chosen
    player.done()
    keeps_focus(page)
    assert player.wait()
    player.hand.first.focus()
    enter(page)
    enter(page)  # the card is played, and gone
    player.done()
    keeps_focus(page)


@pytest.mark.soak  # what can be played depends on the deal
def test_enter_confirms_in_kittens(people: Opener, server: Server) -> None:
    page = people("Ada", DESKTOP)
    person.make_table(page, "kittens", 2, {}, play=True)
    player = kittens_page.Player(page)
    expect(player.draw).to_be_visible()
    before = player.update
    card = page.get_by_role("list", name="Your hand").locator(".can button").first
    card.focus()
    enter(page)
    sheet = page.locator("dialog[open]")
    played = page.locator(".plays .btn:not(.ghost)").count() == 1
    if played:
        enter(page)
    if not played or sheet.count():  # it needs another card, or asks for whom
        for _ in range(sheet.count() + 1):
            page.keyboard.press("Escape")
        player.draw.focus()
        enter(page)
    expect(page.locator("[data-update]")).not_to_have_attribute("data-update", str(before))
    keeps_focus(page)
