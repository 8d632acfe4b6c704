"""Hanabi played through the page, as a person does it: by clicks or by keys."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.e2e import person

CLUE_TO = re.compile("^Clue to ")
NUMBER = re.compile(r"^[1-5]\b")  # a clue of a number, whatever is told of it beforehand


def make_table(page: Page) -> str:
    """A table for three; the path of its invitation."""
    return person.make_table(page, "hanabi", 3, {}, bot="steady")


class Player(person.Person):
    """At a table of three or more."""

    @property
    def deeds(self) -> Locator:
        """Clue, Play and Discard: there only in one's own turn."""
        return self.page.get_by_role("group", name="Action")

    @property
    def partners(self) -> Locator:
        """The hands that a clue can go to."""
        hands = self.page.get_by_role("region", name="Your partners’ hands")
        return hands.get_by_role("button", name=CLUE_TO)

    @property
    def highest(self) -> Locator:
        """The clue of the highest number: one that tempts no bot to play a wrong card."""
        return self.page.get_by_role("radio", name=NUMBER).last

    def wait(self) -> bool:
        """Wait for one's own turn; False if the game ended instead."""
        expect(self.deeds.or_(self.result).first).to_be_visible(timeout=60_000)
        self.asked = self.update
        return not self.result.is_visible()

    def done(self) -> None:
        """See that the table has taken it; bots may have answered already."""
        expect(self.page.locator("[data-update]")).not_to_have_attribute("data-update", str(self.asked))

    def use(self, deed: str, slot: int) -> None:
        """Play or discard a card of one's own."""
        assert self.wait()
        self.deeds.get_by_role("button", name=deed).click()
        self.hand.nth(slot).click()
        self.page.get_by_role("button", name=re.compile(f"^{deed} the ")).click()
        self.done()

    def clue(self) -> None:
        """Tell the first partner their highest number."""
        assert self.wait()
        self.partners.first.click()
        self.highest.click()
        self.page.get_by_role("button", name=re.compile("^Tell ")).click()
        self.done()

    def may_discard(self) -> bool:
        self.deeds.get_by_role("button", name="Discard").click()
        return self.page.get_by_role("link", name="rule H9").count() == 0
