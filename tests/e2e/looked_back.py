"""Looking back for the pictures: a review, a replay with its marks, and what many games come to."""

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.e2e.conftest import Server
from tests.e2e.prepared import put
from tests.e2e.test_my_games import EVENING, prepare
from tests.reviews.planted import played

DONE = {"en": "The review is finished.", "it": "L’analisi è finita."}
KABOOM, HANABI = 26, 7  # seeds of games in which something happens
MOVE = 52


def pictures(server: Server, page: Page, language: str, take: Callable[[str], None]) -> None:
    """Games of bots, in which Ada is said to have sat on the first seat."""
    record, _ = played("kaboom", ["steady"] * 4, KABOOM)
    review(page, put(server, page, record, 0), language)
    take("review")
    record, _ = played("hanabi", ["steady"] * 4, HANABI)
    path = put(server, page, record, 0)
    review(page, path, language)
    page.goto(f"{path}/replay/1?move={MOVE}&eyes=0")
    expect(page.locator(f"[data-move='{MOVE}']")).to_be_visible()
    take("replay")
    prepare(server, page, EVENING * 4)
    page.goto("/games")
    expect(page.get_by_role("link", name=re.compile("Hanabi")).first).to_be_visible()
    take("games")


def review(page: Page, path: str, language: str) -> None:
    """See the review of a game when it is made."""
    page.goto(f"{path}/review/1")
    expect(page.get_by_text(DONE[language])).to_be_attached(timeout=300_000)
