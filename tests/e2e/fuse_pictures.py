"""FUSE for the pictures: a die chosen, its places lettered."""

import re
from collections.abc import Callable

from playwright.sync_api import Error, Page, expect

TRAY = {"en": "Dice of this roll", "it": "Dadi di questo lancio"}
EMPTY = re.compile("empty|not yet|vuoto|non ancora")
ENOUGH = 30  # dice to place before any moment will do
MOST = 150  # things to try


def pictures(page: Page, language: str, take: Callable[[str], None]) -> None:
    """From the home page: place dice until two lie there, then choose one that has two places or more."""
    page.get_by_role("button", name=re.compile("FUSE")).first.click()
    page.locator(".dock .go").click()
    expect(page.get_by_role("group", name=TRAY[language])).to_be_visible()
    answers, dice = page.locator(".answers button:enabled"), page.locator(".die.fits")
    lying = page.locator(".me ul.vh li").filter(has_not_text=EMPTY)
    placed = 0
    for _ in range(MOST):
        expect(answers.first).to_be_visible()
        try:
            if not dice.count():  # a die to return or a bomb to take
                answers.first.click(timeout=1000)
                continue
            dice.first.click(timeout=1000)
            if placed >= ENOUGH or (lying.count() >= 2 and answers.count() >= 2):
                return take("fuse")
            answers.first.click(timeout=1000)
            placed += 1
        except Error:
            page.keyboard.press("Escape")  # somebody was faster
    raise AssertionError("no such moment in all this time")
