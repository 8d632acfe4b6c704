"""Hanabi for the pictures: a clue being composed."""

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

ACTION = {"en": "Action", "it": "Azione"}
HAND = {"en": "Your hand", "it": "La tua mano"}
CLUE_TO = re.compile("^(Clue to|Indizio per) ")
MOST = 15  # turns


def pictures(page: Page, language: str, take: Callable[[str], None]) -> None:
    """From the home page: play a few turns with bots, then begin a clue."""
    page.get_by_role("button", name=re.compile("Hanabi")).first.click()
    deeds = page.get_by_role("group", name=ACTION[language])
    for turn in range(MOST):
        expect(deeds).to_be_visible(timeout=60_000)
        shown = page.locator("[data-update]").get_attribute("data-update") or ""
        chosen = choose_clue(page)
        if chosen and turn >= 3:
            return take("hanabi")
        if not chosen:
            deeds.get_by_role("button").last.click()
            page.get_by_role("list", name=HAND[language]).get_by_role("button").first.click()
        page.get_by_role("button", name=re.compile("^(Tell|Di’|Discard the|Scarta la) ")).click()
        expect(page.locator("[data-update]")).not_to_have_attribute("data-update", shown)
    raise AssertionError("no clue in all these turns")


def choose_clue(page: Page) -> bool:
    """Choose the first partner and number that can be clued, if there are any."""
    partners = page.get_by_role("article").get_by_role("button", name=CLUE_TO)
    if partners.count() == 0:
        return False
    partners.first.click()
    page.get_by_role("radio", name=re.compile(r"^[1-5]\b")).first.click()
    return True
