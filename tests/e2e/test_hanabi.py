"""A whole game of Hanabi with two people and a bot; the page by keyboard alone; what others may see."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import DESKTOP, PHONE, Opener, Server
from tests.e2e.hanabi_page import Player, make_table
from tests.e2e.person import begin_by_keyboard
from tests.e2e.test_pages import examine


def sit_together(people: Opener) -> tuple[Page, Page]:
    """Ada on a desktop and Bea on a phone, a table for three, a bot in the last seat."""
    ada = people("Ada", DESKTOP, path=None)
    invitation = make_table(ada)
    bea = people("Bea", PHONE, path=invitation)
    bea.get_by_role("button", name="Sit at seat 2").click()
    expect(ada.get_by_text("Bea", exact=True)).to_be_visible()
    ada.get_by_role("button", name=re.compile("^Begin")).click()
    return ada, bea


def whose_turn(players: list[Player]) -> Player | None:
    """Wait until it is somebody's turn; None if the game is over."""
    while not players[0].result.is_visible():
        for player in players:
            if player.deeds.is_visible():
                return player
        players[0].page.wait_for_timeout(50)
    return None


@pytest.mark.parametrize("deed", ["Play", pytest.param("Discard", marks=pytest.mark.soak)])
def test_two_people_and_a_bot_play_a_whole_game(
    people: Opener, server: Server, tmp_path: Path, deed: str
) -> None:
    """By clicks, to the third error or, in the soak, to the last card; both reload in the middle, and the
    server is killed and started again."""
    ada, bea = sit_together(people)
    players = [Player(ada), Player(bea)]
    turns = 0
    while (acting := whose_turn(players)) is not None:
        turns += 1
        if turns == 3:
            ada.reload()
            bea.reload()
        elif turns == 5:
            lost = [page.get_by_text("Connection lost").filter(visible=True) for page in (ada, bea)]
            server.kill()
            for line in lost:
                expect(line).to_be_visible()
            server.start()
            for line in lost:
                expect(line).to_be_hidden(timeout=40_000)
            expect(ada.get_by_text("All connected")).to_be_visible()
        elif (turns > 5) if deed == "Play" else (turns == 2):
            acting.use("Play", 0)
        elif acting.may_discard():
            acting.use("Discard", 0)
        else:
            acting.clue()
    assert turns > 5  # the deal is another each time, but the bot alone cannot end it before that
    for player in players:
        expect(player.result).to_be_visible()
        expect(player.result).to_contain_text(re.compile("Score|lost"))
        examine(player.page)

    with ada.expect_download() as download:
        players[0].result.get_by_role("link", name="Download record").click()
    record = tmp_path / "game.jsonl"
    download.value.save_as(record)
    verify = [sys.executable, "-m", "miccia", "verify", str(record)]
    checked = subprocess.run(verify, capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stderr
    assert "committed" in checked.stdout and "2 salts" in checked.stdout
    players[0].result.get_by_role("button", name=re.compile("Check")).click()
    expect(players[0].result.get_by_role("status")).to_contain_text("The secret is the promised one")


def test_one_click_against_bots_and_back_again(people: Opener) -> None:
    page = people("Ada", PHONE)
    page.get_by_role("button", name=re.compile("Play Hanabi now")).click()
    player = Player(page)
    assert player.wait()
    player.clue()
    address = page.url
    page.goto(address.partition("/t/")[0] + "/")
    page.get_by_role("region", name="Resume").get_by_role("link").first.click()
    expect(page).to_have_url(address)
    assert player.wait()


def test_by_keyboard_alone(people: Opener) -> None:
    """No mouse: begin, give a clue, discard, play; Escape takes a choice back; ? shows the keys."""
    page = people("Ada", DESKTOP)
    begin_by_keyboard(page, "Hanabi")
    player = Player(page)
    assert player.wait()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()
    clued = played = discarded = False
    while not (clued and played and discarded):
        assert player.wait()
        if not clued:
            page.keyboard.press("c")
            page.keyboard.press("q")
            first = page.get_by_role("radio").first
            expect(first).to_be_visible()
            number = player.highest.inner_text()
            page.keyboard.press(number)
            tell = page.get_by_role("button", name=re.compile("^Tell "))
            expect(tell).to_be_visible()
            page.keyboard.press("Escape")
            expect(tell).to_be_hidden()
            page.keyboard.press(number)
            page.keyboard.press("Enter")
            clued = True
        elif not discarded:
            page.keyboard.press("x")
            page.keyboard.press("a")
            if page.get_by_role("button", name=re.compile("^Discard the ")).is_visible():
                page.keyboard.press("Enter")
                discarded = True
            else:
                page.keyboard.press("c")
                page.keyboard.press("q")
                page.keyboard.press(player.highest.inner_text())
                page.keyboard.press("Enter")
        else:
            page.keyboard.press("p")
            page.keyboard.press("s")
            page.keyboard.press("Enter")
            played = True
        player.done()


def test_h4_no_face_of_mine_is_in_the_page(people: Opener) -> None:
    """The other sees my cards; in my own page their faces are nowhere, seen or unseen."""
    ada, bea = sit_together(people)
    expect(Player(ada).hand.first).to_be_visible()
    faces = bea.get_by_role("article", name="Ada").get_by_role("listitem")
    expect(faces).to_have_count(5)
    assert all(re.search(r"(Red|White|Yellow|Green|Blue) [1-5]", faces.nth(n).inner_text()) for n in range(5))
    mine = ada.get_by_role("list", name="Your hand")
    assert not re.search(r"(red|white|yellow|green|blue) [1-5]\b", mine.inner_text(), re.IGNORECASE)
    drawn = ada.get_by_role("article", name="Bea").locator("svg").first.inner_html()
    for n in range(5):
        assert drawn[:40] not in mine.get_by_role("button").nth(n).inner_html()


def test_h21_phrases_come_in_everyones_own_language(people: Opener) -> None:
    ada = people("Ada", DESKTOP, path=None)
    invitation = make_table(ada)
    bea = people("Bea", DESKTOP, "it", path=invitation)
    bea.get_by_role("button", name=re.compile("Siediti al posto 2")).click()
    ada.get_by_placeholder(re.compile("Write|Say")).fill("<b>hello</b> & welcome")
    ada.keyboard.press("Enter")
    expect(bea.get_by_text("<b>hello</b> & welcome").first).to_be_visible()
    ada.get_by_role("button", name=re.compile("^Begin")).click()
    expect(Player(ada).hand.first).to_be_visible()
    expect(ada.get_by_placeholder(re.compile("Write"))).to_be_hidden()
    ada.get_by_role("button", name="Ready-made phrases").click()
    ada.get_by_role("button", name="Let me think…").click()
    expect(bea.get_by_text("Fatemi pensare…").first).to_be_visible()


def test_the_language_changes_in_the_middle(people: Opener) -> None:
    page = people("Ada", DESKTOP)
    page.get_by_role("button", name=re.compile("Play Hanabi now")).click()
    assert Player(page).wait()
    page.get_by_role("button", name="Italiano").click()
    expect(page.get_by_role("group", name="Azione")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "it")


def test_h14_i_lay_out_my_hand_for_my_eyes_only(people: Opener) -> None:
    """By key, by button and by dragging; the table still knows every card by the order of drawing."""
    ada, bea = sit_together(people)
    me = Player(ada)
    expect(me.hand).to_have_count(5)
    others = bea.get_by_role("article", name="Ada").get_by_role("listitem")
    expect(others).to_have_count(5)

    def faces() -> list[str]:
        return [text.partition(";")[0] for text in others.all_inner_texts()]

    def lie(*places: str) -> None:
        for n, place in enumerate(places):
            expect(me.hand.nth(n)).to_have_attribute("aria-label", re.compile(f"^{place} "))

    seen = faces()
    lie("1st", "2nd", "3rd", "4th", "5th")
    me.hand.nth(0).focus()
    ada.keyboard.press("Shift+ArrowRight")
    lie("2nd", "1st", "3rd", "4th", "5th")
    me.hand.nth(4).drag_to(me.hand.nth(0))
    lie("5th", "2nd", "1st", "3rd", "4th")
    while not me.deeds.is_visible():
        if Player(bea).deeds.is_visible():
            Player(bea).clue()
        ada.wait_for_timeout(50)
    assert me.wait()
    ada.keyboard.press("p")
    ada.keyboard.press("a")
    ada.get_by_role("button", name="Move the card right, for your eyes only").click()
    lie("2nd", "5th", "1st", "3rd", "4th")
    assert faces() == seen
    ada.get_by_role("button", name="Play the 5th card").click()
    me.done()
    expect(ada.get_by_text(re.compile("You play")).first).to_be_visible()
    lie("2nd", "1st", "3rd", "4th", "5th")
