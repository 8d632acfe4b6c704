"""Games in which somebody did what they knew to be wrong: their review says so first, the strip of their
replay marks it, and it can be tried again from there."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from miccia.core.game import Action
from miccia.core.record import Input
from tests.e2e.conftest import DESKTOP, LOW, PHONE, Opener, Server
from tests.e2e.often import often
from tests.e2e.prepared import put
from tests.e2e.test_pages import examine
from tests.e2e.test_replay import at, slider
from tests.reviews.planted import planted
from tests.reviews.test_honest import BLUNDERS, SEEDS, SMALL, plays_what_cannot_fit


def third_error(view: Any, legal: list[Action]) -> Action | None:
    """At a table, where three errors are allowed, the one that loses."""
    return plays_what_cannot_fit(view, legal) if view.strikes == 2 else None


OPTIONS = SMALL | {"hanabi": {}}
DONE = BLUNDERS | {"hanabi": (["steady"] * 2, third_error)}
LOOKS = {
    "hanabi": (DESKTOP, "en", "light"),
    "kittens": (PHONE, "it", "dark"),
    "kaboom": (LOW, "en", "dark"),
    "fuse": (DESKTOP, "it", "dark"),
}


@pytest.mark.parametrize("game", often("kittens", "kaboom", "hanabi", "fuse"))
def test_the_blunder_comes_first(people: Opener, server: Server, game: str) -> None:
    levels, blunder = DONE[game]
    record, number = planted(game, levels, blunder, OPTIONS[game], SEEDS[game])
    given = record.inputs[number - 1]
    assert isinstance(given, Input)
    size, language, theme = LOOKS[game]
    page = people("Ada", size, language, theme=theme)
    path = put(server, page, record, given.seat)
    page.goto(f"{path}/review/1")
    done = {"en": "The review is finished.", "it": "L’analisi è finita."}[language]
    expect(page.get_by_text(done)).to_be_attached(timeout=240_000)  # it gives way to all else
    first = page.get_by_role("article").first
    show = f"{path}/replay/1?move={number - 1}&eyes={given.seat}"
    expect(first.get_by_role("link").first).to_have_attribute("href", show)
    examine(page)

    # what the review found is on the strip, once the moment is reached and not before
    page.goto(show)
    at(page, number - 1)
    pins = page.locator(".track circle[r='8']")
    before = pins.count()
    page.keyboard.press("n")
    expect(slider(page)).to_have_attribute(
        "aria-valuetext",
        re.compile({"en": "decision 1 of Ada worth", "it": "decisione 1 di Ada da"}[language]),
    )
    assert pins.count() > before
    examine(page)

    # and it can be tried: what the link of the decision opens is the sheet to play on
    page.goto(f"{show}&on=1")
    sheet = page.get_by_role("dialog")
    expect(sheet).to_be_visible()
    sheet.get_by_role("button", name={"en": "Play", "it": "Gioca"}[language], exact=True).click()
    expect(page).to_have_url(re.compile(r"/t/[A-Z0-9-]+$"))
    expect(page.locator("[data-update]")).to_be_visible()
    if size is not LOW:  # whose bar has no room for the mark
        expect(page.get_by_text({"en": "Does not count", "it": "Non conta"}[language]).first).to_be_visible()
