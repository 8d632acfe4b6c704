"""Takes the pictures under docs/screenshots: python -m tests.e2e.pictures (make pictures)."""

import re
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, ViewportSize, expect, sync_playwright

from tests import browser
from tests.e2e.conftest import Server, remember
from tests.e2e.test_pages import LOOKS, SIZES

PICTURES = Path(__file__).parents[2] / "docs/screenshots"
ACTION = {"en": "Action", "it": "Azione"}
HAND = {"en": "Your hand", "it": "La tua mano"}


def open_page(chromium: Browser, url: str, size: ViewportSize, language: str, theme: str) -> Page:
    context = chromium.new_context(viewport=size, reduced_motion="reduce", device_scale_factor=1)
    remember(context, name="Ada", theme=theme, language=language)
    page = context.new_page()
    page.goto(url)
    return page


def take(page: Page, name: str) -> None:
    page.wait_for_timeout(500)
    page.screenshot(path=PICTURES / f"{name}.jpg", type="jpeg", quality=84)


def compose(page: Page, language: str) -> None:
    """Play a few turns, then begin a clue."""
    deeds = page.get_by_role("group", name=ACTION[language])
    turns = 0
    while True:
        expect(deeds).to_be_visible(timeout=60_000)
        chosen = choose_clue(page)
        if chosen and turns >= 3:
            return
        if not chosen:
            deeds.get_by_role("button").last.click()
            page.get_by_role("list", name=HAND[language]).get_by_role("button").first.click()
        page.get_by_role("button", name=re.compile("^(Tell|Di'|Discard the|Scarta la) ")).click()
        expect(deeds).to_be_hidden()
        turns += 1


def choose_clue(page: Page) -> bool:
    """Choose the first partner and number that can be clued, if there are any."""
    partners = page.get_by_role("article").get_by_role("button")
    if partners.count() == 0:
        return False
    partners.first.click()
    page.get_by_role("radio", name=re.compile("^[1-5]$")).first.click()
    return True


def main() -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data))
        chromium = playwright.chromium.launch(executable_path=browser.find(), args=browser.FLAGS)
        for size, language, theme in LOOKS:
            page = open_page(chromium, server.url, SIZES[size], language, theme)
            play = page.get_by_role("button", name=re.compile("Hanabi")).first
            expect(play).to_be_enabled()
            take(page, f"home-{size}-{language}")
            play.click()
            compose(page, language)
            take(page, f"hanabi-{size}-{language}")
            page.goto(f"{server.url}/rules/hanabi")
            expect(page.get_by_text("H1", exact=True).first).to_be_visible()
            take(page, f"rules-{size}-{language}")
        chromium.close()
        server.kill()


if __name__ == "__main__":
    main()
