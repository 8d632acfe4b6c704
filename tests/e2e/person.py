"""What a person does at any table, in English."""

import re
from collections.abc import Mapping

from playwright.sync_api import Locator, Page, expect

MAKE = """async (wish) => {
  const [headers, body] = [{ 'content-type': 'application/json' }, JSON.stringify(wish)];
  const answer = await fetch('/api/tables', { method: 'POST', headers, body });
  return (await answer.json()).code;
}"""


def make_table(page: Page, game: str, seats: int, options: Mapping[str, object], play: bool = False) -> str:
    """Make a table, also with options that no form offers, and go there; the path of its invitation."""
    wish = {"game": game, "seats": seats, "name": "Ada", "options": options, "bot": "random", "play": play}
    path = f"/t/{page.evaluate(MAKE, wish)}"
    page.goto(page.url.rstrip("/") + path)
    return path


def begin_by_keyboard(page: Page, game: str) -> None:
    """From the home page, with nothing but Tab and Enter."""
    play = page.get_by_role("button", name=re.compile(f"Play {game} now"))
    expect(play).to_be_enabled()
    for _ in range(60):
        page.keyboard.press("Tab")
        if play.evaluate("button => button === document.activeElement"):
            break
    page.keyboard.press("Enter")


class Person:
    """A person in front of a page."""

    def __init__(self, page: Page) -> None:
        self.page = page

    @property
    def hand(self) -> Locator:
        return self.page.get_by_role("list", name="Your hand").get_by_role("button")

    @property
    def result(self) -> Locator:
        return self.page.get_by_role("region", name="The game is over")

    @property
    def update(self) -> int:
        """The number of what is shown."""
        return int(self.page.locator("[data-update]").get_attribute("data-update") or 0)

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=re.compile(name))
