"""With the keyboard the focus stays at the table, and Enter confirms what is chosen; seats differ by ear."""

import random
import re
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from playwright.sync_api import Error, Locator, Page, expect

from tests.e2e import fuse_page, hanabi_page, kaboom_page, kittens_page, person
from tests.e2e.conftest import DESKTOP, PHONE, Opener, Server
from tests.e2e.often import often
from tests.e2e.test_pages import examine

AT_TABLE = "[data-update]:focus-within, dialog[open]:focus-within"


def keeps_focus(page: Page) -> None:
    """At the table, or in a sheet over it."""
    expect(page.locator(AT_TABLE)).to_have_count(1)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path / "data", {"starter": ["0"]})
    yield server
    server.kill()


def enter(page: Page) -> None:
    """Enter where the focus is; a frame later it is still at the table."""
    page.keyboard.press("Enter")
    keeps_focus(page)


def test_enter_confirms_in_hanabi(people: Opener, server: Server) -> None:
    page = people("Ada", DESKTOP)
    person.make_table(page, "hanabi", 3, {}, play=True, bot="steady")  # random ones may end it
    player = hanabi_page.Player(page)
    assert player.wait()
    page.get_by_role("group", name="Who gets a clue?").get_by_role("button").first.focus()
    enter(page)  # the button is gone
    player.highest.focus()
    enter(page)
    enter(page)  # it is chosen
    player.done()
    keeps_focus(page)
    assert player.wait()
    player.hand.first.focus()
    enter(page)
    enter(page)  # the card is played, and gone
    player.done()
    keeps_focus(page)


@pytest.mark.soak  # what can be played depends on the deal
def test_enter_confirms_in_kittens(people: Opener, server: Server) -> None:
    page = people("Ada", DESKTOP)
    person.make_table(page, "kittens", 2, {}, play=True)
    player = kittens_page.Player(page)
    expect(player.draw).to_be_visible()
    before = player.update
    card = page.get_by_role("list", name="Your hand").locator(".can button").first
    card.focus()
    enter(page)
    sheet = page.locator("dialog[open]")
    played = page.locator(".plays .btn:not(.ghost)").count() == 1
    if played:
        enter(page)
    if not played or sheet.count():  # it needs another card, or asks for whom
        for _ in range(sheet.count() + 1):
            page.keyboard.press("Escape")
        player.draw.focus()
        enter(page)
    expect(page.locator("[data-update]")).not_to_have_attribute("data-update", str(before))
    keeps_focus(page)


def enter_on(control: Locator) -> None:
    """Go to a control and press Enter."""
    control.focus()
    enter(control.page)


def test_enter_confirms_in_kaboom(people: Opener, server: Server) -> None:
    """A card, its agent and its wire; the end of the actions; what is discarded, which Enter confirms."""
    page = people("Ada", DESKTOP)
    person.make_table(page, "kaboom", 2, {"deck": kaboom_page.deck({"analyze": 66})}, play=True)
    player = kaboom_page.Player(page)
    assert player.wait()
    before = player.update
    enter_on(player.hand.first)
    enter_on(player.answers.first)  # agent A
    enter_on(player.answers.nth(1))  # wire 2
    player.moved(before)
    keeps_focus(page)
    expect(player.agent("A")).to_have_accessible_name(re.compile("this turn"))
    before = player.update
    enter_on(page.get_by_role("button", name=re.compile("^End actions")))
    player.moved(before)
    expect(player.asked).to_contain_text("Discard")
    keeps_focus(page)
    before = player.update
    for slot in range(player.hand.count() - 4):
        enter_on(player.hand.nth(slot))
    page.locator(".board .dock").focus()
    enter(page)  # what is chosen goes
    player.moved(before, by=2)
    assert player.wait()  # bots have moved meanwhile
    keeps_focus(page)


def test_enter_confirms_in_fuse(people: Opener, server: Server) -> None:
    """Alone: ready, a die, its place; then done with the roll."""
    page = people("Ada", DESKTOP)
    person.make_table(page, "fuse", 1, {"relaxed": "endless"}, play=True)
    player = fuse_page.Player(page)
    enter_on(page.get_by_role("button", name="Ready", exact=True))
    die = player.dice.and_(page.locator("[aria-label*='fits you']")).first
    expect(die).to_be_visible()
    player.looked()
    before = player.update
    enter_on(die)
    places = page.get_by_role("group", name="Spaces that fit").get_by_role("button")
    if places.count() == 1:
        enter(page)  # it is chosen, and there is but one place for it
    else:
        enter_on(places.first)
    expect(page.locator("[data-update]")).not_to_have_attribute("data-update", str(before))
    keeps_focus(page)


@pytest.mark.parametrize("game", often("fuse", "kittens", "kaboom", "hanabi", first=2))
def test_seats_are_told_apart_by_ear(people: Opener, game: str) -> None:
    """No two of them have the same name for a screen reader, on a desktop as on a phone."""
    page = people("Ada", DESKTOP)
    person.make_table(page, game, 5, {}, play=True, bot="steady")
    for size in (DESKTOP, PHONE):
        page.set_viewport_size(size)
        around = page.get_by_role("region", name=re.compile("^(Opponents|Your partners’ hands|Squad)$"))
        around = around.or_(page.get_by_role("list", name="The players"))
        expect(around).to_be_visible()
        heard = re.findall(r"""^  - '?(?:article|button|listitem) "(\w+)""", around.aria_snapshot(), re.M)
        assert len(heard) == len(set(heard)) == 4
        examine(page)


CONTROLS = ":is([data-update], dialog[open]) button:enabled:visible:not(.tool)"


def wander(page: Page, presses: int, chance: random.Random) -> None:
    """Press Enter on one control of the table after another: wherever that leads, the focus stays there."""
    over = page.get_by_role("region", name="The game is over")
    for _ in range(presses):
        controls = page.locator(CONTROLS).filter(has_not_text=re.compile("^(Give up|Ask to take back)"))
        expect(controls.first.or_(over)).to_be_visible(timeout=60_000)
        if over.is_visible():
            return
        with suppress(Error):  # a bot has moved, and it is gone
            controls.nth(chance.randrange(controls.count() or 1)).focus(timeout=500)
            page.keyboard.press("Enter")
        expect(page.locator(f"{AT_TABLE}, [aria-label='The game is over']:focus-within")).to_have_count(1)


@pytest.mark.parametrize("game", often("kaboom", "hanabi", "kittens", "fuse"))
def test_wherever_enter_leads_the_focus_stays(people: Opener, game: str) -> None:
    page = people("Ada", DESKTOP, slips=True)
    person.make_table(
        page, game, 2, {"relaxed": "endless"} if game == "fuse" else {}, play=True, bot="steady"
    )
    chance, moved = random.Random(1), game == "fuse"
    for _ in range(5):  # a hand may hold little that Enter alone can play
        wander(page, 40, chance)
        if moved := moved or int(page.locator("[data-update]").get_attribute("data-update") or 0) > 0:
            break
    assert moved
