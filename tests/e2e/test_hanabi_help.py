"""Hanabi with bots: what a clue will be taken for, what a partner knows of a card, notes, what is left, and
the newest card on either side."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.boxes import Eye, Size
from tests.e2e.conftest import DESKTOP, PHONE, Opener, Server
from tests.e2e.hanabi_page import Player
from tests.e2e.person import wish_table
from tests.e2e.test_pages import examine

HANDS = ["W3 B4 R3 G3 Y3", "W4 R1 B5 B1 B3"]  # mine and the bot's, the oldest first
DRAWS = "Y2 G2 Y4 G4"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    deck = " ".join([*HANDS, DRAWS]).split()
    server = Server(tmp_path_factory.mktemp("data"), {"starter": ["0"], "deck": deck})
    yield server
    server.kill()


def sit_down(page: Page, **more: object) -> str:
    """With one bot; its name."""
    page.goto(wish_table(page, "hanabi", 2, bot="steady", play=True, **more))
    hand = page.get_by_role("article")
    expect(hand).to_be_visible()
    return hand.get_attribute("aria-label") or ""


def clue(page: Page, what: str) -> Locator:
    return page.get_by_role("radio", name=re.compile(f"^{what}\\b"))


def test_what_a_clue_will_be_taken_for_is_shown_and_then_done(people: Opener) -> None:
    """Alone with a bot help is on: captions, words, the card that will be played; then it is."""
    page = people("Ada", DESKTOP, motion=True)
    bot = sit_down(page)
    box = page.locator(".box")
    expect(clue(page, "red")).to_have_accessible_name(f"red: {bot} will play the 2nd card, it fits")
    wrong = f"white: {bot} will play the 1st card, it does not fit"
    expect(clue(page, "white")).to_have_accessible_name(wrong)
    expect(clue(page, "5")).to_have_accessible_name(f"5: {bot} will know more, and wait")
    page.keyboard.press("9")  # no card is green
    expect(box).to_contain_text("choose a colour or a number")
    page.keyboard.press("7")
    expect(box).to_contain_text(f"{bot} will play the 1st card")
    page.keyboard.press("6")
    expect(box).to_contain_text(f"{bot} will play the 2nd card")
    expect(box).to_contain_text(f"{bot} takes your clues only for what they say")
    expect(page.get_by_role("article").get_by_text("will play")).to_be_visible()
    examine(page)

    page.get_by_role("link", name=f"How {bot} reads clues").click()
    beside = page.get_by_role("dialog", name="How bots read clues")
    expect(beside.get_by_role("heading", name="A clue is about one card")).to_be_visible()
    examine(page)
    page.keyboard.press("Escape")
    expect(beside).to_be_hidden()

    switch = page.get_by_role("switch", name="meanings")
    switch.click()
    expect(clue(page, "red")).to_have_accessible_name("red")
    expect(box).to_be_hidden()
    expect(page.get_by_text("“red” touches one card: the 2nd.")).to_be_visible()
    page.reload()
    expect(switch).not_to_be_checked()
    switch.click()
    expect(clue(page, "red")).to_have_accessible_name(re.compile("it fits$"))

    page.keyboard.press("6")
    page.keyboard.press("Enter")
    expect(page.get_by_text(f"{bot} plays").first).to_be_visible()
    expect(page.get_by_role("region", name=re.compile("^Score 1 of 25"))).to_be_visible()


def test_what_a_partner_knows_notes_what_is_left_and_the_newest_card_left(people: Opener) -> None:
    page = people("Ada", DESKTOP)
    bot = sit_down(page)
    me = Player(page)
    theirs = page.get_by_role("article").get_by_role("listitem")
    slip = page.locator(".look")

    # What is left: three 1s of each colour, one of which the bot holds in red and blue
    cell = page.get_by_role("row", name=re.compile("^red")).get_by_role("cell").first
    expect(cell).to_have_text(re.compile("1: none discarded, 3 left, 1 of them in partners’ hands"))
    expect(page.get_by_text("in the deck or with you")).to_be_visible()

    # After a clue: what the bot knows of a card, also what it is not, for the pointer and for the focus
    page.keyboard.press("6")
    page.keyboard.press("Enter")
    expect(page.get_by_text(f"{bot} plays").first).to_be_visible()
    assert me.wait()
    theirs.nth(1).hover(force=True)  # the whole hand is a button
    expect(slip).to_contain_text(f"{bot} knows of the 2nd card")
    expect(slip).to_contain_text("Not red")
    page.mouse.move(0, 0)
    expect(slip).to_be_hidden()
    theirs.first.get_by_role("button").focus()
    page.keyboard.press("ArrowRight")
    expect(slip).to_contain_text("Not red")
    examine(page)

    # A note on it, by keyboard, and one on a card of mine
    page.keyboard.press("n")
    note = page.get_by_role("dialog", name=f"{bot} knows of the 2nd card").get_by_label("Your note")
    expect(note).to_be_focused()
    page.keyboard.type("a five")
    examine(page)
    page.keyboard.press("Enter")
    expect(slip).to_be_hidden()
    expect(theirs.nth(1).get_by_role("button")).to_be_focused()
    expect(theirs.nth(1)).to_contain_text("note: a five")
    page.keyboard.press("p")
    page.keyboard.press("a")
    page.get_by_role("button", name="Write a note on the card").click()
    page.keyboard.type("play last")
    page.keyboard.press("Escape")
    expect(me.hand.first).to_have_accessible_name(re.compile("^1st card: .*note: play last$"))
    page.reload()
    expect(me.hand.first).to_have_accessible_name(re.compile("note: play last$"))
    expect(theirs.nth(1)).to_contain_text("note: a five")

    # The newest card left: hands, keys, words and log turn round, and the notes go with their cards
    page.keyboard.press("?")
    page.get_by_role("group", name="The newest card lies").get_by_role("button", name="left").click()
    page.keyboard.press("Escape")
    expect(me.hand.last).to_have_accessible_name(re.compile("^5th card: .*note: play last$"))
    expect(theirs.nth(3)).to_contain_text("note: a five")
    expect(page.get_by_text("“one red”: 4th card")).to_be_visible()
    page.keyboard.press("p")
    page.keyboard.press("g")
    play = page.get_by_role("button", name="Play the 5th card")
    expect(play).to_be_visible()
    play.click()
    expect(page.get_by_text("You play").first).to_be_visible()
    assert me.wait()
    expect(me.hand.first).to_have_accessible_name(re.compile("^1st card: "))
    expect(page.get_by_text("note: play last")).to_have_count(0)  # it went with its card


def test_people_are_told_what_they_see_and_nothing_moves_under_the_thumb(people: Opener) -> None:
    """On a phone in Italian, with somebody and a bot; help is off there until it is wished."""
    page = people("Ada", PHONE, "it", path=None)
    path = wish_table(page, "hanabi", 3, bot="steady")
    page.goto(path)
    bea = people("Bea", PHONE, "it", path=path)
    bea.get_by_role("button", name=re.compile("Siediti al posto 2")).click()
    expect(page.get_by_text("Bea", exact=True)).to_be_visible()
    page.get_by_role("button", name=re.compile("^Comincia")).click()
    hands = page.get_by_role("article")
    hands.nth(0).get_by_role("button").first.click()
    expect(page.get_by_role("radio", name="rosso", exact=True)).to_be_visible()
    expect(page.locator(".box")).to_be_hidden()
    eye = Eye(page, [Size(360, 640), Size(390, 844), Size(844, 390), Size(720, 450)])
    eye.look("help off")
    page.set_viewport_size(PHONE)
    page.get_by_role("switch", name="significati").click()
    page.get_by_role("radio", name="rosso", exact=True).click()
    expect(page.locator(".box")).to_contain_text("Bea vede: la 2ª carta è di colore rosso")
    eye.look("a person")
    page.set_viewport_size(PHONE)
    hands.nth(1).get_by_role("button").first.click()
    for option in page.get_by_role("radio").all():
        option.click()
        eye.look("a bot")
        page.set_viewport_size(PHONE)
    hands.nth(1).get_by_role("listitem").nth(2).tap(force=True)
    expect(page.get_by_role("dialog")).to_be_visible()
    examine(page)
    eye.check()


def test_a_clue_that_a_bot_will_misread_is_asked_about_once(people: Opener) -> None:
    """Only while its meaning is shown: the reason is what the bot will take it for."""
    page = people("Ada", DESKTOP, slips=True)
    bot = sit_down(page)
    expect(clue(page, "white")).to_have_accessible_name(re.compile("does not fit"))
    before = page.locator("[data-update]").get_attribute("data-update")
    page.keyboard.press("7")
    page.keyboard.press("Enter")
    question = page.get_by_role("group", name=re.compile(f"{bot} will play the 1st card"))
    expect(question).to_be_visible()
    examine(page)
    page.keyboard.press("Escape")
    expect(question).to_have_count(0)
    assert page.locator("[data-update]").get_attribute("data-update") == before
    page.keyboard.press("7")  # put away, and chosen again
    page.keyboard.press("7")
    page.keyboard.press("Enter")
    expect(question).to_be_visible()
    page.wait_for_timeout(400)  # a second press would be the first until then
    question.get_by_role("button", name="Do it anyway").click()
    expect(page.locator("[data-update]")).not_to_have_attribute("data-update", before or "")
