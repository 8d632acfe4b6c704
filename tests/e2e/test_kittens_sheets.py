"""Two people, one on a phone, and every question that needs a sheet, in one game that ends by giving up.

At the end picture, colour and words tell a win, somebody else's win and a game looked at apart.
"""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e.boxes import FEW, Eye
from tests.e2e.conftest import DESKTOP, PHONE, Opener, Server
from tests.e2e.kittens_page import Player, make_table
from tests.e2e.test_pages import examine

ADA = ["armageddon", "heck", "favor", "reveal", "sock", "umbrella", "cactus"]
BEA = ["teapot", "teapot", "shuffle", "attack", "reveal", "umbrella", "cactus"]
STACK = {"starter": ["0"], "deck": ADA + BEA, "pile": ["sock", "kitten", "sock", "feral", "feral"]}


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path / "data", STACK)
    yield server
    server.kill()


def answer(player: Player, title: str, button: str) -> None:
    """Read a question's sheet with axe's eyes, then answer it."""
    sheet = player.page.get_by_role("dialog", name=re.compile(title))
    expect(sheet).to_be_visible()
    examine(player.page)
    sheet.get_by_role("button", name=re.compile(button)).click()
    expect(sheet).to_be_hidden()


def looks_at_roles(player: Player) -> None:
    """The Godcat can stand in for many cards: they are in a sheet, and the dock keeps its height."""
    eye = Eye(player.page, FEW)
    eye.look("nothing is chosen")
    player.page.set_viewport_size(PHONE)
    player.card("Godcat").click()
    eye.look("the Godcat is chosen")
    player.page.set_viewport_size(PHONE)
    player.page.keyboard.press("Enter")
    sheet = player.page.get_by_role("dialog", name="Godcat: as which card?")
    expect(sheet.get_by_role("button", name="Play Godcat as Attack")).to_be_focused()
    examine(player.page)
    eye.look("as which card")
    eye.check()
    player.page.set_viewport_size(PHONE)
    player.page.keyboard.press("Escape")
    player.button("^Cancel").click()


def test_every_sheet_can_be_answered(people: Opener) -> None:
    ada_page = people("Ada", DESKTOP, path=None)
    path = make_table(ada_page, 2, nope_seconds="12", more_time=True)
    bea_page = people("Bea", PHONE, path=path)
    bea_page.get_by_role("button", name="Sit at seat 2").click()
    expect(ada_page.get_by_text("Bea", exact=True)).to_be_visible()
    ada_page.get_by_role("button", name=re.compile("^Begin")).click()
    ada, bea = Player(ada_page), Player(bea_page)

    ada.play("Armageddon")
    more = bea.button("^More time")
    bea.react(more)
    expect(more).to_be_hidden()
    expect(ada_page.get_by_text(re.compile("^Bea .*more time")).first).to_be_visible()
    bea.react(bea.let_pass)
    answer(ada, "in front of you", "Godcat")
    bea.button("^Keep").click()
    expect(ada.stage).to_contain_text(re.compile("You .*Godcat"))

    expect(bea.draw).to_be_visible()
    bea.draw.click()
    expect(ada.draw).to_be_visible()
    ada.draw.click()
    answer(ada, "saves you", "Defuse")
    place = ada_page.get_by_role("slider", name="Place in the pile")
    expect(place).to_be_focused()
    ada_page.keyboard.press("End")
    ada_page.keyboard.press("Enter")
    known = ada_page.get_by_role("listitem").filter(has_text=re.compile("at the bottom.*Kitten"))
    expect(known).to_be_visible()

    bea.play("Teapot Cat", 2)
    ada.react(ada.let_pass)
    answer(bea, "from Ada", "Godcat")
    expect(bea.card("Godcat")).to_be_visible()
    looks_at_roles(bea)
    bea.draw.click()

    ada.play("Favor")
    bea.react(bea.let_pass)
    give = bea_page.get_by_role("dialog", name=re.compile("^Ada .*favou?r"))
    give.get_by_role("radio", name="Shuffle").click()
    give.get_by_role("button", name=re.compile("Shuffle")).click()
    expect(ada.card("Shuffle")).to_be_visible()

    ada.play("Raising Heck")
    bea.react(bea.let_pass)
    expect(ada_page.get_by_text(re.compile("Kitten.*keep it"))).to_be_visible()
    answer(ada, "bottom card", "on top")

    expect(bea.draw).to_be_visible()
    bea.draw.click()
    answer(bea, "saves you", "Godcat")
    bea_page.get_by_role("button", name=re.compile("^Hide.*on top")).click()

    eye = people("Eye", DESKTOP, "it", path=path)
    expect(eye.locator("[data-update]")).to_be_visible()
    expect(ada.draw).to_be_visible()
    ada.button("^Give up").click()
    sure = ada_page.get_by_role("dialog", name=re.compile("really"))
    examine(ada_page)
    sure.get_by_role("button", name=re.compile("^No")).click()
    expect(sure).to_be_hidden()
    ada.button("^Give up").click()
    sure.get_by_role("button", name="Give up").click()
    ends = {ada_page: ("lost", "Bea wins"), bea_page: ("won", "You win!"), eye: ("watched", "Vince Bea")}
    for page, (look, words) in ends.items():
        expect(page.get_by_role("heading", name=words)).to_be_visible()
        expect(page.locator(".hero")).to_have_class(re.compile(look))
        examine(page)
