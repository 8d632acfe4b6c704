"""What tells somebody that the table waits: the tab, a notice, a soft clock; and not hearing somebody."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.e2e.clocked import ClockedServer
from tests.e2e.conftest import DESKTOP, PHONE, Opener
from tests.e2e.hanabi_page import Player
from tests.e2e.often import often
from tests.e2e.person import make_table, settle
from tests.e2e.test_absence import turn
from tests.e2e.test_pages import examine

# Headless browsers may allow no notices, show none and hide no pages: what is asked of them is written down.
WITNESS = """
  const Plain = window.Notification;
  window.notices = [];
  window.Notification = class extends Plain {
    static permission = 'granted';
    constructor(title, { tag, body, silent } = {}) {
      super(title, { tag, body, silent });
      if (title) notices.push((this.entry = { title, tag, body, silent, open: true }));
    }
    close() { super.close(); this.entry.open = false; }
  };
  let away = false;
  Object.defineProperty(document, 'hidden', { get: () => away });
  window.look = (there) => { away = !there; document.dispatchEvent(new Event('visibilitychange')); };
"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ClockedServer]:
    """Where Bea, on the second seat, begins."""
    server = ClockedServer(tmp_path_factory.mktemp("data"), {"starter": ["1"]})
    yield server
    server.kill()


REFUSING = """
  window.Notification = class extends Notification {
    static permission = 'default';
    static requestPermission = async () => 'denied';
  };
"""


def sit_together(ada: Page, bea: Page, thought: str = "") -> None:
    """Two people, and Bea's turn."""
    bea.goto(make_table(ada, "hanabi", 2, {}))
    bea.get_by_role("button", name="Sit at seat 2").click()
    expect(ada.get_by_text("Bea", exact=True)).to_be_visible()
    if thought:
        ada.get_by_text("Waiting, bots, seats, onlookers").click()
        clock = ada.get_by_role("radiogroup", name=re.compile("Time to think"))
        clock.get_by_role("radio", name=thought).click()
        expect(clock.get_by_role("radio", name=thought)).to_be_checked()
    ada.get_by_role("button", name=re.compile("^Begin")).click()
    expect(Player(bea).deeds).to_be_visible()


def switch(page: Page) -> Locator:
    """The switch for notices: in the help sheet, on a phone in the menu."""
    phone = page.viewport_size == PHONE
    page.get_by_role("button", name="Menu" if phone else "Help and shortcuts").click()
    return page.get_by_role("group", name="Tell me when it is my turn")


def icon(page: Page) -> Locator:
    return page.locator("link[rel=icon]")


def turn_on(page: Page) -> None:
    notices = switch(page)
    expect(notices.get_by_role("button", name="no")).to_have_attribute("aria-pressed", "true")
    examine(page)
    notices.get_by_role("button", name="yes").click()
    expect(notices.get_by_role("button", name="yes")).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="Close").click()


def test_a_notice_says_that_it_is_my_turn(people: Opener) -> None:
    """Only while the page is out of sight, and only until it is seen or the turn is over."""
    ada, bea = people("Ada", path=None, script=WITNESS), people("Bea", path=None)
    sit_together(ada, bea)
    turn_on(ada)
    expect(icon(ada)).to_have_attribute("href", "/icon.svg")
    expect(icon(bea)).to_have_attribute("href", "/icon-turn.svg")
    Player(bea).clue()
    expect(icon(ada)).to_have_attribute("href", "/icon-turn.svg")
    expect(icon(bea)).to_have_attribute("href", "/icon.svg")
    expect(ada).to_have_title(re.compile("^● Your turn"))
    assert ada.evaluate("notices") == []  # it was in sight

    Player(ada).clue()
    expect(icon(ada)).to_have_attribute("href", "/icon.svg")
    ada.evaluate("look(false)")
    Player(bea).clue()
    expect(icon(ada)).to_have_attribute("href", "/icon-turn.svg")
    code = ada.url.rpartition("/")[2]
    notice = {
        "title": "Your turn · Hanabi",
        "body": f"Table {code}",
        "tag": f"miccia {code}",
        "silent": False,
    }
    shown = [notice | {"open": True}]
    assert settle(ada, "notices", shown) == shown
    ada.evaluate("look(true)")
    shown = [notice | {"open": False}]
    assert settle(ada, "notices", shown) == shown

    Player(ada).clue()
    ada.keyboard.press("m")  # without sound
    ada.evaluate("look(false)")
    Player(bea).clue()
    expect(icon(ada)).to_have_attribute("href", "/icon-turn.svg")
    shown.append(notice | {"open": True, "silent": True})
    assert settle(ada, "notices", shown) == shown
    Player(ada).clue()
    assert settle(ada, "notices.map((one) => one.open)", [False, False]) == [False, False]


def test_notices_that_the_browser_refuses_or_does_not_know(people: Opener) -> None:
    ada = people("Ada", DESKTOP, script=REFUSING)
    wish = switch(ada).get_by_role("button", name="yes")
    wish.click()
    expect(ada.get_by_text("Your browser blocks notices from this page.")).to_be_visible()
    expect(wish).to_be_hidden()
    examine(ada)
    bea = people("Bea", PHONE, script="delete window.Notification")
    expect(switch(bea)).to_be_hidden()
    expect(bea.get_by_role("group", name="Sound")).to_be_visible()


def test_the_time_to_think_runs_out_and_nothing_is_lost(people: Opener, server: ClockedServer) -> None:
    ada = people("Ada", DESKTOP, path=None, clock=True)
    bea = people("Bea", PHONE, path=None, theme="light", clock=True, script=WITNESS)
    sit_together(ada, bea, "1 min")
    turn_on(bea)
    bea.evaluate("look(false)")

    told = bea.locator("[aria-live=polite]", has_text="Your time to think is over")
    for page, whose in ((ada, "Time to think: Bea:"), (bea, "Your time to think:")):
        expect(page.get_by_role("timer")).to_have_text(re.compile(f"{whose} 0:[45]"))
        expect(page.get_by_role("timer")).not_to_have_class(re.compile("over"))
        examine(page)
    expect(told).to_be_hidden()
    assert bea.evaluate("notices") == []

    turn(server, 61, ada, bea)
    expect(bea.get_by_role("timer")).to_have_text(re.compile(r"Your time to think: \+"))
    expect(bea.get_by_role("timer")).to_have_class(re.compile("over"))
    expect(told).to_have_count(1)
    expect(bea).to_have_title(re.compile("^● Waiting for you"))
    said = ["The table is waiting for you · Hanabi"]
    assert settle(bea, "notices.map((one) => one.title)", said) == said
    expect(ada.get_by_role("heading", name="Bea is still thinking")).to_be_visible()
    expect(ada.get_by_role("timer")).to_have_text(re.compile(r"\+\d:\d\d · over the time to think"))
    for page in (ada, bea):
        examine(page)

    ada.get_by_role("button", name="Wait").click()
    expect(ada.get_by_role("timer")).to_have_class(re.compile("over"))
    Player(bea).clue()
    expect(ada.get_by_role("timer")).to_have_text(re.compile("Your time to think: (1:00|0:5)"))
    expect(bea).to_have_title(re.compile("^Hanabi"))

    turn(server, 61, ada, bea)
    bea.get_by_role("button", name="Let a bot play for Ada").click()
    expect(ada.get_by_role("heading", name="A bot is playing for you")).to_be_visible()
    expect(ada).to_have_title(re.compile("^Hanabi"))  # nobody waits for Ada any more


def say(page: Page, phrase: str) -> None:
    """Say something ready-made; on a phone the drawer is open already."""
    page.get_by_role("button", name="Ready-made phrases").click()
    page.get_by_role("button", name=phrase).click()


@pytest.mark.parametrize("size", often(PHONE, DESKTOP))
def test_somebody_muted_is_neither_seen_nor_heard(people: Opener, size: ViewportSize) -> None:
    """And an onlooker whom the host turns away is gone for good."""
    ada, bea = people("Ada", size, path=None), people("Bea", path=None)
    sit_together(ada, bea)  # Bea looked on first
    cara = people("Cara", path="/t/" + ada.url.rpartition("/")[2])

    def look() -> None:
        if size == PHONE:
            ada.get_by_role("button", name="Discards, log, phrases").click()

    look()
    talk, live = ada.get_by_role("region", name="Say something"), ada.locator("[aria-live=polite]")
    say(bea, "Hello everyone!")
    say(cara, "Hello everyone!")
    expect(talk.get_by_role("listitem")).to_contain_text(["Bea Hello", "Onlooker 2 Hello"])
    expect(live).to_contain_text("Bea: Hello everyone!")
    examine(ada)
    talk.get_by_role("button", name="Mute Bea, for you alone").click()
    expect(talk).to_be_focused()
    expect(live).to_contain_text("You no longer hear Bea")
    talk.get_by_role("button", name="Mute Onlooker 2, for you alone").click()
    say(bea, "Thank you!")
    say(cara, "Good game!")
    say(ada, "Let me think")
    expect(bea.get_by_text("Onlooker 2: Good game!")).to_be_attached()
    expect(talk).to_contain_text("Let me think")
    for said in ("Hello everyone!", "Thank you!", "Good game!"):
        expect(talk.get_by_text(said)).to_be_hidden()
    for said in ("Thank you!", "Good game!"):
        expect(live).not_to_contain_text(said)
        expect(ada.get_by_role("status").filter(has_text=said)).to_be_hidden()
    examine(ada)

    ada.reload()
    expect(ada.locator("[data-update]")).to_be_visible()
    look()
    expect(talk).to_contain_text("Let me think")
    expect(talk).not_to_contain_text("Thank you!")
    talk.get_by_role("button", name="Hear Bea again").click()
    expect(talk).to_contain_text("Thank you!")
    expect(talk).not_to_contain_text("Good game!")

    ada.get_by_role("button", name="Turn Onlooker 2 away").click()
    ada.get_by_role("button", name="Yes, turn Onlooker 2 away for good").click()
    expect(cara.get_by_text("You cannot come in here")).to_be_visible()
    expect(ada.get_by_role("region", name="Onlookers")).to_be_hidden()
    cara.reload()
    expect(cara.get_by_text("You cannot come in here")).to_be_visible()
