"""Kittens played through the page, as a person does it: by clicks."""

import contextlib
import re
from typing import Any

from playwright.sync_api import Error, Locator, Page, expect

from tests.e2e import person


def make_table(page: Page, seats: int, **options: Any) -> str:
    """A table with these options; the path of its invitation."""
    return person.make_table(page, "kittens", seats, options)


class Player(person.Person):
    @property
    def stage(self) -> Locator:
        return self.page.get_by_role("region", name="The table")

    @property
    def draw(self) -> Locator:
        """There only in one's own turn, while nothing is picked."""
        return self.button("^Draw")

    @property
    def nope(self) -> Locator:
        return self.button("^Nope!")

    @property
    def let_pass(self) -> Locator:
        return self.button("^Let it pass")

    @property
    def question(self) -> Locator:
        """The sheet of a question."""
        return self.page.get_by_role("dialog")

    def card(self, name: str) -> Locator:
        return self.page.get_by_role("list", name="Your hand").get_by_role(
            "button", name=re.compile(f"^{name}")
        )

    def play(self, name: str, count: int = 1) -> None:
        """Pick cards of a name and play them."""
        expect(self.draw).to_be_visible()
        for _ in range(count):
            self.card(name).click()
        label = {1: f"^Play {name}", 2: "^Play the pair", 3: "^Play all three"}[count]
        self.button(label).click()

    def react(self, button: Locator) -> None:
        """Answer in a window, which hears nothing in its first quarter of a second."""
        expect(button).to_be_visible()
        self.page.wait_for_timeout(300)
        button.click()

    def answer(self) -> bool:
        """Answer whatever is asked, as simply as possible; False if nothing is."""
        buttons = (self.let_pass, self.button("^Swap"), self.draw)
        with contextlib.suppress(Error):  # it may be over before the finger is down
            if self.question.is_visible():
                self.answer_sheet(self.question)
                return True
            for button in buttons:
                if button.is_visible() and button.is_enabled():
                    button.click(timeout=1_000)
                    return True
        return False

    def answer_sheet(self, sheet: Locator) -> None:
        hide = sheet.get_by_role("button", name="Hide it on top")
        radio = sheet.get_by_role("radio")
        if hide.count():
            hide.click(timeout=1_000)
        elif radio.count():
            radio.first.click(timeout=1_000)
            sheet.get_by_role("button", name=re.compile("^(Give|Ask for) ")).click(timeout=1_000)
        else:
            sheet.get_by_role("group").get_by_role("button").last.click(timeout=1_000)
