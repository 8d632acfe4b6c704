"""Takes the pictures under docs/screenshots: python -m tests.e2e.pictures [NAME ...] (make pictures).

Every game has a module here, NAME_pictures.py: its `pictures(page, language, take)` plays from the home page
to the moments worth a picture. `looked-back` is what comes after games.
"""

import re
import sys
import tempfile
from collections.abc import Callable
from importlib import import_module
from pathlib import Path

from playwright.sync_api import Browser, Page, ViewportSize, expect, sync_playwright

from tests import browser
from tests.e2e import looked_back
from tests.e2e.conftest import UNASKED, Server, remember
from tests.e2e.test_pages import LOOKS, SIZES

PICTURES = Path(__file__).parents[2] / "docs/screenshots"
GAMES = [path.stem.removesuffix("_pictures") for path in sorted(Path(__file__).parent.glob("*_pictures.py"))]


def open_page(chromium: Browser, url: str, size: ViewportSize, language: str, theme: str) -> Page:
    context = chromium.new_context(
        base_url=url, viewport=size, reduced_motion="reduce", device_scale_factor=1
    )
    remember(context, name="Ada", theme=theme, language=language)
    context.add_init_script(UNASKED)
    page = context.new_page()
    page.goto(url)
    expect(page.get_by_role("button", name=re.compile("Hanabi")).first).to_be_enabled()
    return page


def taker(page: Page, look: str) -> Callable[[str], None]:
    def take(name: str) -> None:
        page.wait_for_timeout(500)
        page.screenshot(path=PICTURES / f"{name}-{look}.jpg", type="jpeg", quality=84)

    return take


def main(chosen: list[str]) -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data))
        player = looked_back.Player(server)
        chromium = playwright.chromium.launch(executable_path=browser.find(), args=browser.FLAGS)
        for size, language, theme in LOOKS:
            look = f"{size}-{language}"
            for name in chosen:
                page = open_page(chromium, server.url, SIZES[size], language, theme)
                if name in GAMES:
                    import_module(f"tests.e2e.{name}_pictures").pictures(page, language, taker(page, look))
                elif name == "rules":
                    page.goto(f"{server.url}/rules/hanabi")
                    expect(page.get_by_text("H1", exact=True).first).to_be_visible()
                    taker(page, look)("rules")
                elif name == "looked-back":
                    looked_back.pictures(player, page, taker(page, look))
                else:
                    taker(page, look)("home")
                page.context.close()
        chromium.close()
        server.kill()


if __name__ == "__main__":
    main(sys.argv[1:] or ["home", "rules", "looked-back", *GAMES])
