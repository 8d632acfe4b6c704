"""Kaboom! played through the page, as a person does it: by clicks or by keys."""

import re
from collections.abc import Mapping
from contextlib import suppress

from playwright.sync_api import Error, Locator, Page, expect

from tests.e2e import person

CARDS = (
    "cut-red", "cut-blue", "cut-green", "cut-yellow", "analyze", "exit", "intercept", "timer", "double-timer",
    "alarm", "re-enter", "bypass",
)  # fmt: skip


def make_table(page: Page, seats: int, options: Mapping[str, object], play: bool = False) -> str:
    """A table with these options; the path of its invitation."""
    return person.make_table(page, "kaboom", seats, options, play=play)


def deck(counts: Mapping[str, int]) -> dict[str, int]:
    """A deck of nothing but these."""
    return {**dict.fromkeys(CARDS, 0), **counts}


class Player(person.Person):
    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.paired = False  # has played a wild pair

    @property
    def playable(self) -> Locator:
        return self.hand.and_(
            self.page.locator(":not([aria-label*='only in a wild pair']):not([aria-label*='cannot be'])")
        )

    @property
    def asked(self) -> Locator:
        """What is asked of this person: there only when something is."""
        return self.page.get_by_role("region", name="Your answer")

    @property
    def answers(self) -> Locator:
        return self.asked.get_by_role("group").get_by_role("button").and_(self.page.locator(".place"))

    @property
    def question(self) -> str:
        """Empty if there is none."""
        return "".join(self.asked.get_by_role("heading").all_inner_texts())

    @property
    def sheet(self) -> Locator:
        return self.page.get_by_role("dialog")

    @property
    def acted(self) -> int:
        """Agents that have acted this turn."""
        agents = self.page.get_by_role("list", name="Your side").get_by_role("button")
        return agents.and_(self.page.locator("[aria-label*='this turn']")).count()

    def agent(self, letter: str) -> Locator:
        """One of this person's own agents."""
        return self.page.get_by_role("list", name="Your side").get_by_role(
            "button", name=re.compile(f"^Agent {letter}:")
        )

    def wire(self, number: int) -> Locator:
        return self.page.get_by_role("list", name="The combination").get_by_role("listitem").nth(number - 1)

    def wait(self) -> bool:
        """Wait until something is asked; False if the game ended instead."""
        expect(self.asked.or_(self.result).first).to_be_attached(timeout=60_000)
        return not self.result.is_visible()

    def moved(self, before: int, by: int = 1) -> None:
        """See that the table has taken what was done."""
        for _ in range(400):
            if self.update >= before + by or self.result.is_visible():
                return
            self.page.wait_for_timeout(50)
        raise AssertionError(f"still {self.update} after {before}: {self.question}")

    def left(self) -> None:
        """See that the table has taken who leaves at an Alarm: all choose at once, others move it too."""
        expect(self.sheet.locator("[aria-pressed=true]")).to_have_count(0)

    def end_actions(self) -> None:
        before = self.update
        self.page.get_by_role("button", name=re.compile("^End actions")).click()
        self.moved(before)

    def wild(self, letter: str, *choices: str) -> None:
        """A wild pair of the first two cards, on an agent, as what the choices say."""
        before = self.update
        self.asked.get_by_role("button", name=re.compile("^Wild pair")).click()
        self.hand.nth(0).click()
        self.hand.nth(1).click()
        self.agent(letter).click()
        for choice in choices:
            self.asked.get_by_role("button", name=re.compile(choice)).click()
        self.moved(before, by=2)
        self.paired = True

    def play(self, card: Locator) -> None:
        """Play a card, always with the first answer that the dock offers, until the table has taken it."""
        before = self.update
        card.click()
        open_answers = self.answers.and_(self.page.locator(":enabled"))
        while self.update == before and open_answers.count():
            asked = self.asked.get_by_role("heading").all_inner_texts()
            with suppress(Error):  # it was taken just now, and the answers are gone
                open_answers.first.click(timeout=1000)
            for _ in range(400):
                now = self.asked.get_by_role("heading").all_inner_texts()
                if self.update > before or now != asked:
                    break
                self.page.wait_for_timeout(50)
        self.moved(before)

    def answer(self, most: int = 4) -> None:
        """Do one thing of what is asked; on one's own turn play no more than so many cards."""
        question, before = self.question, self.update
        if question == "Alarm!":
            self.sheet.get_by_role("button", name=re.compile("^Agent")).first.click()
            self.sheet.get_by_role("button", name=re.compile("leaves$")).click()
            self.left()
        elif question.endswith("hand"):
            self.sheet.get_by_role("list").get_by_role("button").first.click()
            self.sheet.get_by_role("button", name=re.compile("^Take")).click()
            self.moved(before)
        elif question.startswith("Discard"):
            too_many = self.hand.count() - 4
            for slot in range(too_many):
                self.hand.nth(slot).click()
            self.asked.get_by_role("button", name=re.compile("^Discard")).click()
            self.moved(before, by=too_many)
        elif question.startswith("Do you defuse"):
            self.asked.get_by_role("button", name=re.compile("^Not yet")).click()
            self.moved(before)
        elif not self.paired and self.hand.count() > 1 and self.agent("A").count():
            self.wild("A", "^Exit")
        elif question.startswith("Which card") and self.playable.count() and self.acted < most:
            self.play(self.playable.first)
        else:
            self.end_actions()
