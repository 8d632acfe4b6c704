"""Kittens for the pictures: a reaction window, as somebody else has just played something."""

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

DRAW = re.compile("^(Draw|Pesca) ")
PASS = re.compile("^(Let it pass|Lascia passare)")
SHEET = re.compile("^(Hide it|Nascondilo|Give |Dai |Save yourself|Salvati)")


def pictures(page: Page, language: str, take: Callable[[str], None]) -> None:
    """From the home page: draw and answer until a bot plays a card that could be blocked."""
    page.get_by_role("button", name=re.compile("Exploding Kittens")).first.click()
    draw = page.get_by_role("button", name=DRAW)
    window = page.get_by_role("button", name=PASS)
    sheet = page.get_by_role("dialog").get_by_role("button", name=SHEET)
    radio = page.get_by_role("dialog").get_by_role("radio")
    while True:
        expect(draw.or_(window).or_(sheet).or_(radio).first).to_be_visible(timeout=60_000)
        if window.is_visible():
            return take("kittens")
        if radio.count():
            radio.first.click()
        button = (sheet if sheet.count() else draw).first
        if button.is_visible():
            button.click()
        page.wait_for_timeout(100)
