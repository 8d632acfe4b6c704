"""Whole games of Kittens with two people and two bots; the page by keyboard alone; what others may see."""

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import DESKTOP, PHONE, Opener, Server
from tests.e2e.kittens_page import Player, make_table
from tests.e2e.often import often
from tests.e2e.test_pages import LOOK, LOOKS, SIZES, examine


def cards(names: str) -> list[str]:
    return names.split()


ADA = cards("armageddon nope reveal sock sock heck favor")
BEA = cards("nope defuse favor shuffle targeted teapot teapot")
BOTS = cards(
    "cactus umbrella attack feral favor shuffle teapot cactus umbrella attack feral favor reveal teapot"
)
STACK = {
    "starter": ["0"],
    "deck": ADA + BOTS + BEA,  # alone with two bots nobody else has a Nope
    "pile": cards("kitten cactus kitten umbrella"),
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("data"), STACK)
    yield server
    server.kill()


def sit_together(
    people: Opener, look: tuple[str, str, str] = ("desktop", "en", "dark"), **options: Any
) -> tuple[Player, Player]:
    """Ada in some look and Bea on a phone, bots in the other two seats, Ada to move."""
    size, language, theme = look
    ada = people("Ada", SIZES[size], language, path=None, theme=theme)
    bea = people("Bea", PHONE, path=make_table(ada, 4, **options))
    bea.get_by_role("button", name="Sit at seat 4").click()
    expect(ada.get_by_text("Bea", exact=True)).to_be_visible()
    ada.get_by_role("button", name=re.compile("^(Begin|Comincia)")).click()
    expect(ada.get_by_role("button", name=re.compile("^(Draw|Pesca) "))).to_be_visible()
    expect(Player(bea).hand).to_have_count(6)
    return Player(ada), Player(bea)


def make_by_clicks(page: Page) -> str:
    """A table for four, made on the home page; the path of its invitation."""
    page.get_by_role("button", name=re.compile("Create a table for Exploding Kittens")).click()
    count = page.get_by_role("button", name="One seat fewer").locator("xpath=following-sibling::b[1]")
    while int(count.inner_text()) != 4:
        fewer = int(count.inner_text()) > 4
        page.get_by_role("button", name="One seat fewer" if fewer else "One seat more").click()
    page.get_by_role("button", name=re.compile("Create the table")).click()
    page.wait_for_url(re.compile("/t/"))
    return "/t/" + page.url.rpartition("/")[2]


def test_two_people_and_two_bots_play_a_whole_game(people: Opener, tmp_path: Path) -> None:
    """By clicks: a Nope from each side, an Armageddon, and on to the last one alive."""
    ada_page = people("Ada", DESKTOP)
    bea_page = people("Bea", PHONE, path=make_by_clicks(ada_page))
    bea_page.get_by_role("button", name="Sit at seat 4").click()
    expect(ada_page.get_by_text("Bea", exact=True)).to_be_visible()
    ada_page.get_by_role("button", name=re.compile("^Begin")).click()
    ada, bea = Player(ada_page), Player(bea_page)

    ada.play("Reveal the Future")
    expect(bea.stage).to_contain_text("if nobody says Nope, everybody sees the top three cards")
    bea.react(bea.nope)
    expect(ada.stage).to_contain_text("Bea says Nope")
    expect(ada.stage).to_contain_text("cancelled")
    ada.react(ada.nope)
    expect(bea.stage).to_contain_text("Ada says Nope (Nope no. 2)")
    bea.react(bea.let_pass)
    for player in (ada, bea):
        expect(player.stage.get_by_role("listitem")).to_contain_text(["Kitten", "Cactus Cat", "Kitten"])

    ada.play("Armageddon")
    bea.react(bea.let_pass)
    ada.question.get_by_role("button", name=re.compile("Bea")).click()
    ada.question.get_by_role("button", name="Put the Devilcat in front of you").click()
    expect(bea.stage).to_contain_text("Keep or swap?")
    expect(ada.stage).to_contain_text("Devilcat lies in front of you")
    expect(bea.stage).not_to_contain_text("lies before you:")
    bea.button("^Swap").click()
    expect(bea.stage).to_contain_text("A Defuse saves you")
    expect(ada.stage).to_contain_text("You get the Godcat, Bea gets the Devilcat")

    players = [ada, bea]
    while not ada.result.is_visible():
        answers = [player.answer() for player in players]
        if not any(answers):
            ada_page.wait_for_timeout(50)
    for player in players:
        expect(player.result).to_be_visible()
        expect(player.result.get_by_role("heading", name=re.compile("wins$|^You win!$"))).to_be_visible()
    with ada_page.expect_download() as download:
        ada.result.get_by_role("link", name="Download record").click()
    record = tmp_path / "game.jsonl"
    download.value.save_as(record)
    verify = [sys.executable, "-m", "miccia", "verify", str(record)]
    checked = subprocess.run(verify, capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stderr


def test_by_keyboard_alone(people: Opener) -> None:
    """No mouse for Ada: compose a pair, choose a victim, say Nope to Bea's Nope, draw a Kitten, hide it."""
    me, bea = sit_together(people, nope_seconds="12")
    page = me.page
    keys = {me.hand.nth(n).get_attribute("aria-label"): str(n + 1) for n in range(7)}
    page.keyboard.press(keys["Sock Cat, 2 cards"])
    expect(me.button("^Play the pair")).to_be_hidden()
    page.keyboard.press(keys["Sock Cat, 2 cards"])
    expect(me.button("^Play the pair")).to_be_visible()
    page.keyboard.press("Escape")
    expect(me.draw).to_be_visible()
    page.keyboard.press(keys["Sock Cat, 2 cards"])
    page.keyboard.press(keys["Sock Cat, 2 cards"])
    page.keyboard.press("Enter")
    expect(me.question).to_be_visible()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    bea.react(bea.nope)
    expect(me.nope).to_be_visible()
    page.wait_for_timeout(300)  # the window hears nothing in its first quarter of a second
    page.keyboard.press("n")
    expect(page.get_by_text("You say Nope to the Nope").first).to_be_visible()
    bea.react(bea.let_pass)
    expect(page.get_by_text(re.compile("^You take .* from")).first).to_be_visible()
    page.keyboard.press("v")
    expect(page.get_by_role("dialog", name=re.compile("^The discards"))).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("d")
    place = page.get_by_role("slider", name="Place in the pile")
    expect(place).to_be_focused()
    page.keyboard.press("End")
    expect(place).to_have_attribute("aria-valuetext", "at the bottom")
    page.keyboard.press("Home")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    expect(place).to_have_attribute("aria-valuetext", "under 2 cards")
    page.keyboard.press("Enter")
    expect(page.get_by_text(re.compile("^You hide .* under 2 cards")).first).to_be_visible()


def test_e10_no_card_of_others_is_in_the_page(people: Opener) -> None:
    """Hands, the hidden pile, what a thief took, and which card of an Armageddon lies where."""
    ada, bea = sit_together(people)
    only_ada = ["Sock Cat", "Raising Heck", "Armageddon"]
    only_bea = ["Targeted Attack"]
    for me, names in ((ada, only_bea), (bea, only_ada)):
        seen = me.page.locator("#app").inner_html()
        assert [name for name in names if name in seen] == []
        assert "Umbrella Cat" not in seen  # only bots and the pile have it
    ada.play("Sock Cat", 2)
    ada.question.get_by_role("button", name=re.compile("Bea")).click()
    bea.react(bea.let_pass)
    eye = people("Eva", DESKTOP, path="/t/" + ada.page.url.rpartition("/")[2])
    fresh = ada.page.get_by_role("button", name=re.compile("; new$"))
    expect(fresh).to_be_visible()
    expect(eye.get_by_text("Ada takes a card from Bea").first).to_be_visible()
    taken = (fresh.get_attribute("aria-label") or "").partition(";")[0].partition(",")[0]
    if taken != "Defuse":  # everybody knows that everybody was dealt one
        assert taken not in eye.locator("#app").inner_html()
    ada.play("Armageddon")
    bea.react(bea.let_pass)
    ada.question.get_by_role("button", name=re.compile("Bea")).click()
    ada.question.get_by_role("button", name="Put the Godcat in front of you").click()
    expect(ada.stage).to_contain_text("Godcat lies in front of you: only you know.")
    for page in (bea.page, eye):
        expect(page.get_by_role("region", name="The table")).to_contain_text("in front of")
        assert "lies before you:" not in page.locator("#app").inner_html()
    cards = bea.stage.locator("figure[data-flip^=fate]")
    assert (
        len(
            {
                re.sub(r"c\d+|\bmine\b|s\d+", "", cards.nth(n).locator("svg").first.inner_html())
                for n in (0, 1)
            }
        )
        == 1
    )


def test_passing_automatically_is_a_setting_of_the_browser(people: Opener) -> None:
    """Without a clock a window closes only when everybody has passed: whoever passes by itself did."""
    ada, bea = sit_together(people, nope_seconds="0")
    bea.page.get_by_role("switch", name="Pass automatically").click()
    bea.page.reload()
    expect(bea.page.get_by_role("switch", name="Pass automatically")).to_be_checked()
    ada.play("Reveal the Future")
    expect(bea.page.get_by_text("Passing automatically in a moment.")).to_be_visible()
    expect(bea.nope).to_be_visible()
    expect(bea.stage.get_by_role("timer")).to_have_count(0)
    expect(ada.stage.get_by_role("listitem")).to_contain_text(["Kitten", "Cactus Cat", "Kitten"])


def test_a_tap_that_began_before_the_window_does_nothing(people: Opener) -> None:
    """Bea's finger is down where the Nope appears: lifting it plays nothing; the next tap does."""
    ada, bea = sit_together(people, nope_seconds="12")
    bea.page.mouse.move(90, 800)
    bea.page.mouse.down()
    ada.play("Reveal the Future")
    expect(bea.nope).to_be_visible()
    box = bea.nope.bounding_box()
    assert (
        box is not None
        and box["x"] < 90 < box["x"] + box["width"]
        and box["y"] < 800 < box["y"] + box["height"]
    )
    bea.page.wait_for_timeout(300)
    bea.page.mouse.up()
    bea.page.evaluate("document.querySelector('.btn.no').click()")
    expect(bea.nope).to_be_visible()
    expect(bea.stage).not_to_contain_text("said Nope")
    bea.page.wait_for_timeout(500)
    bea.nope.click()
    expect(bea.stage).to_contain_text("You said Nope")


@pytest.mark.parametrize(LOOK, often(*reversed(LOOKS)))
def test_every_moment_can_be_read_by_all(people: Opener, size: str, language: str, theme: str) -> None:
    """axe, and nothing sticks out: one's turn, a composed pair, sheets, a window, an Armageddon."""
    ada, bea = sit_together(
        people, (size, language, theme), nope_seconds="12", odds=True, more_time=True, give_up=True
    )
    page = ada.page
    examine(page)
    pair = page.get_by_role("button", name=re.compile("^(Sock Cat|Gatto Calzino)"))
    pair.click()
    pair.click()
    examine(page)
    page.get_by_role("button", name=re.compile("Play the pair|Gioca la coppia")).click()
    sheet = page.get_by_role("dialog")
    expect(sheet).to_be_visible()
    examine(page)
    sheet.get_by_role("button", name=re.compile("Bea")).click()
    expect(page.get_by_role("timer")).to_be_visible()
    examine(page)
    expect(bea.nope).to_be_visible()
    bea.react(bea.let_pass)
    expect(page.get_by_role("button", name=re.compile("^(Draw|Pesca)")).first).to_be_enabled()
    page.get_by_role("button", name=re.compile("^Armageddon")).click()
    page.get_by_role("button", name=re.compile("^(Play|Gioca) Armageddon")).click()
    bea.react(bea.let_pass)
    sheet.get_by_role("button", name=re.compile("Bea")).click()
    examine(page)
    sheet.get_by_role("button", name=re.compile("Devilcat|Gattodiabolico")).click()
    expect(bea.stage).to_contain_text("Keep or swap?")
    examine(page)
