"""A whole game of Kaboom! with two people and two bots; one by keyboard alone; its secrets; every sheet."""

import re
from math import inf

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import DESKTOP, PHONE, Opener
from tests.e2e.kaboom_page import Player, deck, make_table
from tests.e2e.often import often
from tests.e2e.test_pages import LOOK, LOOKS, SIZES, examine

CARD = re.compile("Cut|Analyze|Exit|Intercept|Timer|Alarm|Re-enter|Bypass")
HASTY = {"timer": 16, "double-timer": 20}  # besides the usual cards: a shorter game
COLOUR = re.compile("red|blue|green|yellow")


def sit_together(people: Opener, seats: int = 2, **options: object) -> tuple[Player, Player]:
    """Ada on a desktop and Bea on a phone; bots take the other seats."""
    ada = people("Ada", DESKTOP, path=None)
    invitation = make_table(ada, seats, options)
    bea = people("Bea", PHONE, path=invitation)
    bea.get_by_role("button", name="Sit at seat 2").click()
    expect(ada.get_by_text("Bea", exact=True)).to_be_visible()
    ada.get_by_role("button", name=re.compile("^Begin")).click()
    return Player(ada), Player(bea)


def whose_turn(players: tuple[Player, ...]) -> Player | None:
    """Wait until somebody is asked something; None if the game is over."""
    while not players[0].result.is_visible():
        for player in players:
            if player.question not in ("", "One moment…"):
                return player
        players[0].page.wait_for_timeout(50)
    return None


def play_together(players: tuple[Player, ...], answers: float) -> None:
    """By clicks, so many answers or to the end; one page is loaded again in the middle."""
    given = 0
    while given < answers and (asked := whose_turn(players)) is not None:
        given += 1
        if given == 4:
            asked.page.reload()
            asked.wait()
        asked.answer(most=2)


def test_two_people_and_two_bots_play(people: Opener) -> None:
    """On a desktop and on a phone. In motion and by keyboard a whole game is played in every run."""
    play_together(sit_together(people, 4, deck=HASTY), answers=8)


@pytest.mark.soak
def test_two_people_and_two_bots_play_a_whole_game(people: Opener) -> None:
    players = sit_together(people, 4, deck=HASTY)
    play_together(players, answers=inf)
    for player in players:
        expect(player.result).to_be_visible()
        expect(player.result).to_contain_text(re.compile("[Tt]he wires were"))


def test_by_keyboard_alone(people: Opener) -> None:
    """No mouse: a whole game; Escape takes a choice back; ? shows the keys."""
    page = people("Ada", DESKTOP, path=None)
    make_table(page, 2, {"deck": HASTY}, play=True)
    player = Player(page)
    assert player.wait()
    page.keyboard.press("?")
    expect(player.sheet).to_contain_text("wild pair")
    page.keyboard.press("Escape")
    expect(player.sheet).to_be_hidden()
    paired = 0
    while player.wait():
        before, question = player.update, player.question
        if question == "Alarm!":
            expect(player.sheet).to_be_visible()
            letter = player.sheet.get_by_role("button", name=re.compile("^Agent .:")).first.get_attribute(
                "aria-keyshortcuts"
            )
            page.keyboard.press(letter or "A")
            player.sheet.get_by_role("button", name=re.compile("leaves$")).press("Enter")
            player.left()
            continue
        elif question.endswith("hand"):
            page.keyboard.press("1")
            player.sheet.get_by_role("button", name=re.compile("^Take")).press("Enter")
        elif question.startswith("Discard"):
            too_many = player.hand.count() - 4
            for slot in range(too_many):
                page.keyboard.press(str(slot + 1))
            page.keyboard.press("Enter")
            player.moved(before, by=too_many)
            continue
        elif question.startswith("Do you defuse"):
            page.keyboard.press("n")
        elif paired < 2 and player.agent("ABCD"[paired]).is_visible() and player.hand.count() > 1:
            page.keyboard.press("w")
            page.keyboard.press("1")
            page.keyboard.press("2")
            page.keyboard.press("Escape")
            expect(player.asked).to_contain_text("Which card")
            page.keyboard.press("w")
            page.keyboard.press("1")
            page.keyboard.press("2")
            page.keyboard.press("abcd"[paired])
            if player.question.startswith("Wild pair on"):
                page.keyboard.press("x" if paired else "z")
                if not paired:
                    page.keyboard.press("4")
                player.moved(before, by=2)
                paired += 1
                continue
            page.keyboard.press("Escape")
            page.keyboard.press("e")
        else:
            page.keyboard.press("e")
        player.moved(before)
    assert paired
    expect(player.result).to_be_visible()


def test_k12b_hands_and_wires_are_secret(people: Opener) -> None:
    """Nobody's page holds another's cards, nor the colour of a wire that they have not seen."""
    ada, bea = sit_together(people, deck=deck({"cut-red": 14, "cut-blue": 14, "analyze": 14}))
    asked = whose_turn((ada, bea))
    assert asked is not None
    other = bea if asked is ada else ada
    expect(ada.page.get_by_role("article", name="Bea")).to_contain_text(re.compile("cards? in hand"))
    assert not CARD.search(ada.page.get_by_role("article", name="Bea").inner_text())
    for player in (ada, bea):
        drawn = {player.wire(number).locator("svg.face").inner_html() for number in (1, 2, 3, 4)}
        assert len(drawn) == 1  # face down all are alike
        assert not any(COLOUR.search(player.wire(number).inner_text()) for number in (1, 2, 3, 4))
    asked.wild("B", "^Analyze", "Wire 3")
    expect(asked.wire(3)).to_contain_text("only you know")
    assert COLOUR.search(asked.wire(3).inner_text())
    name = "Ada" if asked is ada else "Bea"
    expect(other.wire(3)).to_contain_text(f"seen by {name}")
    assert not COLOUR.search(other.wire(3).inner_text())
    assert other.wire(3).locator("svg.face").inner_html() == other.wire(1).locator("svg.face").inner_html()


def to_an_alarm(ada: Player, bea: Player) -> None:
    """Play on until an Alarm rings."""
    while True:
        asked = whose_turn((ada, bea))
        assert asked is not None
        if asked.question == "Alarm!":
            return
        alarm = asked.playable.and_(asked.page.get_by_role("button", name="Alarm"))
        if asked.question.startswith("Which card") and alarm.count():
            asked.play(alarm.first)
        else:
            asked.answer(most=1)


def test_k22_an_alarm_is_answered_in_secret(people: Opener) -> None:
    """Both choose at the same time; the one who waits does not learn what the other has chosen."""
    ada, bea = sit_together(people, deck=deck({"exit": 20, "alarm": 20}), alarm_seconds="60")
    to_an_alarm(ada, bea)
    for player in (ada, bea):
        expect(player.sheet).to_contain_text("Alarm!")
        expect(player.sheet.get_by_role("timer")).to_be_visible()
        examine(player.page)
    chosen = bea.sheet.get_by_role("button", name=re.compile("^Agent")).last.get_attribute(
        "aria-keyshortcuts"
    )
    before = bea.update
    bea.sheet.get_by_role("button", name=re.compile("^Agent")).last.click()
    bea.sheet.get_by_role("button", name=f"Agent {chosen} leaves").click()
    bea.moved(before)
    expect(bea.page.get_by_text(f"You chose agent {chosen}.")).to_be_visible()
    expect(bea.page.get_by_text("Still choosing: Ada.")).to_be_visible()
    expect(ada.sheet).not_to_contain_text("Still choosing")
    inside = re.compile("inside")
    assert inside.search(
        ada.page.get_by_role("article", name="Bea")
        .get_by_role("listitem")
        .nth("ABCD".index(chosen or "A"))
        .inner_text()
    )
    ada.answer()
    expect(bea.agent(chosen or "A")).to_have_attribute("aria-label", re.compile("outside"))


def test_k19_an_intercepted_hand(people: Opener) -> None:
    """Look, then take: the card is in one's own hand then. Who only watches sees no card."""
    ada, bea = sit_together(people, deck=deck({"exit": 10, "intercept": 30}))
    watching = people("Zoe", PHONE, path="/t/" + ada.page.url.rpartition("/")[2])
    while True:
        asked = whose_turn((ada, bea))
        assert asked is not None
        intercept = asked.playable.and_(asked.page.get_by_role("button", name="Intercept"))
        if asked.question.endswith("hand"):
            break
        if asked.question.startswith("Which card") and intercept.count():
            asked.play(intercept.first)
        else:
            asked.answer(most=1)
    held = asked.hand.count()
    cards = asked.sheet.get_by_role("list").get_by_role("button")
    assert CARD.search(cards.first.get_attribute("aria-label") or "")
    examine(asked.page)
    expect(watching.get_by_text(re.compile("looks at (Ada|Bea)’s hand")).first).to_be_visible()
    assert not CARD.search(watching.get_by_role("region", name="The bomb").inner_text())
    examine(watching)
    asked.answer()
    expect(asked.hand).to_have_count(held + 1)
    if asked is ada:
        expect(ada.page.get_by_role("region", name="What you know")).to_contain_text("you took")


def test_k31_by_heart_what_was_seen_stays_until_it_is_clicked_away(people: Opener) -> None:
    """The game goes on meanwhile; then neither the page nor a reload knows the colour any more."""
    page = people("Ada", DESKTOP, path=None)
    make_table(page, 2, {"deck": deck({"analyze": 40}), "memory": True}, play=True)
    player = Player(page)
    notes = page.locator(".notes").get_by_text(re.compile(r"You look at wire \d: it is \w+"))
    log = page.get_by_role("list", name="Log").get_by_role("listitem")
    assert player.wait()
    player.play(player.playable.first)
    expect(notes).to_have_count(1)
    expect(log.first).to_contain_text("it is")
    player.play(player.playable.first)
    expect(notes).to_have_count(2)
    expect(log.first).to_contain_text("it is")
    expect(log.nth(1)).to_have_text(re.compile(r"You look at wire \d\s*$"))
    for left in (1, 0):
        page.get_by_role("button", name="Got it").first.click()
        expect(notes).to_have_count(left)
    before = player.update
    player.end_actions()
    player.moved(before)
    page.reload()
    assert player.wait()
    expect(page.get_by_text(re.compile(r"You look at wire \d"))).not_to_have_count(0)
    expect(page.get_by_text("it is")).to_have_count(0)


def four_cuts(player: Player) -> None:
    """Four Cuts at once, and on to the defusing."""
    assert player.wait()
    for letter in "ABCD":
        before = player.update
        player.hand.first.click()
        player.agent(letter).click()
        player.moved(before)
    player.end_actions()
    expect(player.asked).to_contain_text("Do you defuse the bomb?")


UNDER_A_FINGER = """
() => new MutationObserver(() => {
  const close = document.querySelector('.ending .link');
  if (!close || window.pressed !== undefined) return;
  const { x, y, width, height } = close.getBoundingClientRect();
  window.pressed = close.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}).observe(document, { subtree: true, childList: true, attributes: true })
"""
CUTS = deck({"cut-red": 20, "cut-blue": 20, "cut-green": 20, "cut-yellow": 20})


def test_k26_defusing_takes_a_second_thought(people: Opener) -> None:
    """A click does nothing; holding for a second does it."""
    ada, bea = sit_together(people, deck=CUTS)
    asked = whose_turn((ada, bea))
    assert asked is not None
    four_cuts(asked)
    before = asked.update
    button = asked.asked.get_by_role("button", name=re.compile("Hold"))
    button.click()
    expect(button).to_be_visible()
    assert asked.update == before
    for player in (ada, bea):
        player.page.evaluate(UNDER_A_FINGER)
    examine(asked.page)
    button.click(delay=1300)
    for player in (ada, bea):
        expect(player.result).to_be_visible()
        assert player.page.evaluate("window.pressed") is False  # who was just tapping presses nothing
        examine(player.page)
        player.result.get_by_role("button", name=re.compile("See the table")).click()
        for number in (1, 2, 3, 4):
            expect(player.wire(number)).to_contain_text(COLOUR)


def test_k30_between_two_games(people: Opener) -> None:
    """After defusing by Enter pressed twice (K26) a match for points goes on: what happened, the wires and
    the points, then the next game."""
    wrong = deck({"cut-red": 40})  # there are two red wires: nobody wins the match by luck at once
    ada, bea = sit_together(people, deck=wrong, points=True)
    asked = whose_turn((ada, bea))
    assert asked is not None
    four_cuts(asked)
    before = asked.update
    asked.asked.get_by_role("button", name=re.compile("Hold")).press("Enter")
    more = asked.asked.get_by_role("button", name="Press once more to cut")
    expect(more).to_be_visible()
    assert asked.update == before
    more.press("Enter")
    for player in (ada, bea):
        expect(player.sheet).to_contain_text("Game 1 is over")
        expect(player.sheet.get_by_role("list").first.get_by_role("listitem")).to_have_count(4)
        examine(player.page)
        player.sheet.get_by_role("button", name="On to game 2").click()
        expect(player.sheet).to_be_hidden()
    assert whose_turn((ada, bea)) is not None


@pytest.mark.parametrize(LOOK, often(*LOOKS))
def test_a_table_in_play(people: Opener, size: str, language: str, theme: str) -> None:
    """Nothing sticks out and axe finds nothing: asked, choosing an agent, a wild pair, the discards."""
    page: Page = people("Ada", SIZES[size], language, path=None, theme=theme)
    make_table(page, 4, {"deck": {"alarm": 0}}, play=True)
    asked = page.get_by_role("region", name="Your answer" if language == "en" else "La tua risposta")
    expect(asked).to_be_attached()
    examine(page)
    page.keyboard.press("w")
    page.keyboard.press("1")
    page.keyboard.press("2")
    examine(page)
    page.keyboard.press("Escape")
    page.keyboard.press("t")
    expect(page.get_by_role("dialog")).to_be_visible()
    examine(page)
    page.keyboard.press("Escape")
    if size == "phone":
        page.get_by_role("region").first.get_by_role("button").first.click()
        expect(page.get_by_role("dialog")).to_be_visible()
        examine(page)
