"""Looking back for the pictures: a review, a replay with its marks, and what many games come to."""

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.e2e.conftest import Server
from tests.e2e.prepared import put
from tests.e2e.test_my_games import EVENING, prepare
from tests.reviews.planted import played

KABOOM, HANABI = 26, 7  # seeds of games in which something happens
MOVE = 52


class Player:
    """Whoever has played these games: the same in every look, so that each game is reviewed once."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.session = ""

    def sit(self, page: Page) -> None:
        """Be the one at this page."""
        cookie = page.context.cookies()[0]
        if self.session:
            page.context.clear_cookies()
            page.context.add_cookies(
                [{"name": cookie["name"], "value": self.session, "url": self.server.url, "httpOnly": True}]
            )
            return
        self.session = cookie["value"]
        self.kaboom, self.hanabi = (
            put(self.server, page, played(game, ["steady"] * 4, seed)[0], 0)
            for game, seed in (("kaboom", KABOOM), ("hanabi", HANABI))
        )
        prepare(self.server, page, EVENING * 4)


def pictures(player: Player, page: Page, take: Callable[[str], None]) -> None:
    """Games of bots, in which Ada is said to have sat on the first seat."""
    player.sit(page)
    review(page, player.kaboom)
    take("review")
    review(page, player.hanabi)
    page.goto(f"{player.hanabi}/replay/1?move={MOVE}&eyes=0")
    expect(page.locator(f"[data-move='{MOVE}']")).to_be_visible()
    take("replay")
    page.goto("/games")
    expect(page.get_by_role("link", name=re.compile("Hanabi")).first).to_be_visible()
    take("games")


def review(page: Page, path: str) -> None:
    """See the review of a game when it is made; it may be already when the page first looks."""
    page.goto(f"{path}/review/1")
    expect(page.locator(".review:not(.loading) table").first).to_be_attached()
    expect(page.get_by_role("progressbar")).to_have_count(0, timeout=900_000)
