"""The coach of each game on the page: in the column of a desktop and in the sheet of a phone."""

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Opener
from tests.e2e.person import wish_table
from tests.e2e.test_coach import WORDS
from tests.e2e.test_pages import SIZES, examine


@pytest.mark.parametrize(("game", "language"), [("hanabi", "it"), ("kaboom", "it"), ("fuse", "en")])
def test_every_game_has_a_coach_in_the_column_and_on_a_phone(
    people: Opener, game: str, language: str
) -> None:
    """One number, what it is the number of, and nothing sticks out; a bot's move with its reason."""
    title, ask = WORDS[language][:2]
    page = people("Ada", SIZES["desktop"], language)
    page.goto(wish_table(page, game, 2 if game != "fuse" else 1, play=True))
    panel = page.get_by_role("region", name=title)
    if game == "fuse":
        ready = page.get_by_role("button", name="Ready", exact=True)
        expect(ready).to_be_visible()
        expect(panel).to_have_count(0)  # the dice are still in the bag
        ready.click()
        expect(page.get_by_text("Go! The clock is running.")).to_be_attached()
    expect(panel.locator(".figure")).to_have_text(re.compile(r"^\d+(%|\u00a0s)$"))
    button = panel.get_by_role("button", name=ask)
    expect(button).to_be_enabled()
    expect(panel.get_by_role("table")).to_be_visible()
    examine(page)
    if game == "fuse":  # a click on a row takes up the die, and goes to its place
        panel.get_by_role("row").get_by_role("button").first.click()
        expect(page.locator(".tray .chosen.lit")).to_have_attribute("aria-pressed", "true")
        expect(page.locator(".answers .lit")).to_be_focused()
    page.keyboard.press("Shift+O")
    expect(panel.locator(".answer")).to_have_text(re.compile(r"\w+ \w+"))
    page.set_viewport_size(SIZES["phone"])
    page.get_by_role("button", name=re.compile(f"^{title}: ")).click()
    expect(panel.locator(".figure")).to_be_visible()
    examine(page)
