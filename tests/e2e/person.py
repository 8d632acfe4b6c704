"""What a person does at any table, in English."""

import re
from collections.abc import Mapping
from typing import Any

from playwright.sync_api import Locator, Page, expect

PLAYS = """
() => {
  const line = new WebSocket(location.href.replace('http', 'ws').replace('/t/', '/ws/'));
  line.onopen = () => line.send(JSON.stringify({ t: 'hello' }));
  line.onmessage = ({ data }) => {
    const { t, n, legal = [], turn } = JSON.parse(data);
    if (t !== 'update') return;
    if (turn.t === 'over') return line.close();
    const id = (CHOICE)?.id;
    if (id !== undefined) line.send(JSON.stringify({ t: 'do', id: n + 1, action: id, seen: n }));
  };
}
"""  # a page that plays over a line of its own, and looks on
BY_ITSELF = PLAYS.replace(
    "CHOICE", "legal.find((offer) => ['draw', 'pass'].includes(offer.act.do)) ?? legal[0]"
)


def wish_table(page: Page, game: str, seats: int, **more: object) -> str:
    """Make a table, also with options that no form offers; the path of its invitation."""
    wish = {"game": game, "seats": seats, "name": "Ada", "bot": "random", **more}
    answer = page.request.post("/api/tables", data=wish)
    assert answer.ok, answer.text()
    return f"/t/{answer.json()['code']}"


def make_table(page: Page, game: str, seats: int, options: Mapping[str, object], **more: object) -> str:
    """Make a table and go there."""
    path = wish_table(page, game, seats, options=options, **more)
    page.goto(path)
    return path


def settle(page: Page, script: str, wanted: object) -> Any:
    """What a script gives, once it is what is wanted or a busy machine has had its time."""
    for _ in range(200):
        if page.evaluate(script) == wanted:
            break
        page.wait_for_timeout(100)
    return page.evaluate(script)


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
