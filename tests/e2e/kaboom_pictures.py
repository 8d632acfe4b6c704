"""Kaboom! for the pictures: a card that is looking for its agent, and a wild pair."""

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

ANSWER = {"en": "Your answer", "it": "La tua risposta"}
HAND = {"en": "Your hand", "it": "La tua mano"}


def pictures(page: Page, language: str, take: Callable[[str], None]) -> None:
    """From the home page: a few turns with bots, then a Cut or whatever else can be played is taken up."""
    page.get_by_role("button", name=re.compile("Kaboom!")).first.click()
    asked = page.get_by_role("region", name=ANSWER[language])
    for turn in range(4):
        expect(asked).to_be_attached(timeout=60_000)
        answer_all(page, language, ends=turn < 3)
    hand = page.get_by_role("list", name=HAND[language]).get_by_role("button")
    quiet = ["only in a wild pair", "cannot be", "solo in un jolly", "non si può"]
    alone = hand.and_(page.locator("".join(f":not([aria-label*='{words}'])" for words in quiet)))
    cut = alone.and_(page.get_by_role("button", name=re.compile("^(Cut|Tagliare)")))
    (cut if cut.count() else alone).first.click()
    take("kaboom")
    page.keyboard.press("Escape")
    page.keyboard.press("w")
    page.keyboard.press("1")
    page.keyboard.press("2")
    for letter in "abcd":
        page.keyboard.press(letter)
    take("kaboom-pair")


def answer_all(page: Page, language: str, ends: bool) -> None:
    """Answer whatever is asked until one's own actions; there look at a wire, then end the turn or not."""
    asked = page.get_by_role("region", name=ANSWER[language])
    board = page.locator("[data-update]")
    while True:
        expect(asked).to_be_attached(timeout=60_000)
        before = board.get_attribute("data-update") or ""
        question = asked.get_by_role("heading").inner_text()
        sheet = page.get_by_role("dialog")
        if sheet.is_visible():
            sheet.get_by_role("list").get_by_role("button").first.click()
            sheet.get_by_role("button").last.click()
        elif re.match("Discard|Scarta", question):
            cards = page.get_by_role("list", name=HAND[language]).get_by_role("button").count()
            for slot in range(cards - 4):
                page.keyboard.press(str(slot + 1))
            page.keyboard.press("Enter")
        elif re.match("Do you|Disinneschi", question):
            page.keyboard.press("n")
        elif re.match("Which card|Quale carta", question):
            if not ends:
                return
            look(page)
            before = board.get_attribute("data-update") or ""
            page.keyboard.press("e")
            expect(board).not_to_have_attribute("data-update", before)
            return
        expect(board).not_to_have_attribute("data-update", before)


def look(page: Page) -> None:
    """Play the first card on the first agents and wires that will have it."""
    board = page.locator("[data-update]")
    before = board.get_attribute("data-update") or ""
    places = page.locator(".answers .place")
    for card in "123456":
        page.keyboard.press(card)
        if places.count():
            break
        page.keyboard.press("Escape")
    while places.count() and board.get_attribute("data-update") == before:
        places.first.click()
        page.wait_for_timeout(150)
