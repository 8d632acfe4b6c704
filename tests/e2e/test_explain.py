"""What is this? A finger that stays, a mouse that rests, a key; and the rules beside the table."""

import re
from contextlib import suppress

import pytest
from playwright.sync_api import Locator, Page, TimeoutError, ViewportSize, WebSocket, expect

from miccia.core.sentence import Part
from miccia.games import names
from tests.e2e import kaboom_page, person
from tests.e2e.boxes import BOXES
from tests.e2e.conftest import DESKTOP, PHONE, Opener
from tests.e2e.often import often
from tests.e2e.test_pages import examine
from tests.texts import filled, messages

LOW = ViewportSize(width=844, height=390)
FINGERS = {"touch": True, "once": False}
SEEN = """() => {
  const found = {};
  for (const one of document.querySelectorAll('main [data-explain]')) {
    const { left, top, width, height } = one.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const over = document.elementFromPoint(x, y)?.closest('[data-explain]');
    if (width && over === one) found[one.dataset.explain.split(':')[0]] ??= [x, y];
  }
  return found;
}"""  # one thing of each kind whose middle can be pointed at


def said(language: str, key: str, which: str = "frame", **parts: Part) -> str:
    return filled(messages(which, language)[key], language, **parts)


class Line:
    """What a page sends over its socket, but for what shows that it is still there."""

    def __init__(self, page: Page) -> None:
        self.sent: list[str | bytes] = []
        page.on("websocket", self.listen)

    def listen(self, line: WebSocket) -> None:
        line.on("framesent", self.hear)

    def hear(self, frame: str | bytes) -> None:
        if "ping" not in str(frame):
            self.sent.append(frame)


def stay(page: Page, thing: Locator) -> None:
    """Hold a finger on something until it is told what that is, and let go."""
    thing.scroll_into_view_if_needed()
    box = thing.bounding_box()
    assert box is not None
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch = page.context.new_cdp_session(page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(page.locator(".explained")).to_be_visible()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def pull(page: Page, thing: Locator, down: int) -> None:
    """Take something with a finger and move it down."""
    box = thing.bounding_box()
    assert box is not None
    touch = page.context.new_cdp_session(page)
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    for part in range(1, 5):
        point = {"x": x, "y": y + down * part / 4}
        touch.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [point]})
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def rest(page: Page, thing: Locator) -> None:
    """Move the mouse to something and leave it there."""
    box = thing.bounding_box()
    assert box is not None
    page.mouse.move(3, 3)
    page.mouse.move(box["x"] + 8, box["y"] + 20, steps=3)


@pytest.mark.parametrize("language", often("it", "en"))
def test_a_finger_that_stays_is_told_and_does_nothing(people: Opener, language: str) -> None:
    page = people("Ada", PHONE, language, path=None)
    line = Line(page)
    kaboom_page.make_table(page, 3, {"deck": kaboom_page.deck({"bypass": 60})}, play=True)
    card = page.locator(".hand button").first
    finish = page.locator("[data-explain=finish]").first
    expect(finish).to_be_visible(timeout=60_000)
    before = len(line.sent)
    stay(page, card)
    told = page.get_by_role("dialog", name=said(language, "card-bypass", "kaboom"))
    expect(told).to_be_visible()
    expect(told).to_contain_text(said(language, "about-bypass", "kaboom"))
    expect(told).to_contain_text(said(language, "explain-not-now"))
    expect(told.get_by_role("link", name=said(language, "rules-rule", number="K8"))).to_be_visible()
    examine(page)
    assert page.evaluate(BOXES, FINGERS)["faults"] == []
    expect(card).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("Escape")
    expect(told).to_have_count(0)
    expect(card).to_be_focused()

    # a button that is held explains itself and is not pressed
    stay(page, finish)
    expect(page.get_by_role("dialog")).to_contain_text(said(language, "about-finish", "kaboom"))
    assert page.evaluate(BOXES, FINGERS)["faults"] == []  # its sign stands in the middle of its ground
    page.touchscreen.tap(195, 60)  # on the table
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(finish).to_be_visible()

    # a finger pulls it down and away
    stay(page, card)
    pull(page, told.locator(".grip"), 200)
    expect(told).to_have_count(0)

    # what it is good for now, the rule beside it, and back
    stay(page, card)
    told.get_by_role("link", name=said(language, "rules-rule", number="K8")).click()
    rules = page.get_by_role("dialog", name="Kaboom!")
    expect(rules.locator(".marked")).to_be_in_viewport()
    examine(page)
    page.keyboard.press("Escape")
    expect(rules).to_have_count(0)
    told.get_by_role("button", name=said(language, "use-wild", "kaboom")).click()
    expect(card).to_have_attribute("aria-pressed", "true")
    assert line.sent[before:] == []


@pytest.mark.parametrize("language", often("en", "it"))
def test_mouse_and_keys_ask_and_the_rules_lie_beside_the_table(people: Opener, language: str) -> None:
    page = people("Ada", DESKTOP, language, path=None)
    line = Line(page)
    kaboom_page.make_table(page, 3, {"deck": kaboom_page.deck({"analyze": 60})}, play=True)
    card = page.locator(".hand button").nth(1)
    expect(page.locator("[data-explain=finish]")).to_be_visible(timeout=60_000)
    before = len(line.sent)
    told = page.locator(".explained")
    rest(page, card)
    expect(told).to_contain_text(said(language, "about-analyze", "kaboom"))
    expect(told).to_contain_text(said(language, "can-play", "kaboom"))
    examine(page)
    page.mouse.move(3, 3)
    expect(told).to_have_count(0)

    # the key tells of what has the focus, Escape gives the focus back, and the board hears neither
    card.focus()
    page.keyboard.press("i")
    expect(told).to_be_visible()
    expect(told.get_by_role("heading")).to_be_focused()
    page.keyboard.press("Escape")
    expect(told).to_have_count(0)
    expect(card).to_be_focused()
    expect(card).to_have_attribute("aria-pressed", "false")

    # where nothing has it, there is the list of everything; arrows lead through it
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("i")
    things = page.get_by_role("dialog", name=said(language, "explain-list"))
    examine(page)
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(told).to_contain_text(said(language, "about-analyze", "kaboom"))
    page.keyboard.press("Escape")
    expect(things).to_have_count(0)

    # the rules beside the table: play goes on
    rest(page, card)
    told.get_by_role("link", name=said(language, "explain-more")).click()
    rules = page.get_by_role("dialog", name="Kaboom!")
    expect(rules.locator(".marked")).to_be_in_viewport()
    expect(rules.locator("[data-rules=K15] svg").first).to_be_visible()  # its picture
    examine(page)
    search = rules.get_by_role("searchbox")
    search.fill("RENÉ k28")
    expect(rules.get_by_text(said(language, "rules-found", count=1))).to_be_visible()
    expect(rules.locator("mark").first).to_be_visible()
    search.press("Enter")
    expect(rules.get_by_role("link", name=said(language, "rules-rule", number="K28"))).to_be_focused()
    search.press("Escape")
    expect(search).to_have_value("")
    expect(rules.locator(".goal")).to_be_visible()
    card.click()
    expect(card).to_have_attribute("aria-pressed", "true")
    expect(rules).to_be_visible()
    search.press("Escape")
    expect(rules).to_have_count(0)
    assert line.sent[before:] == []
    expect(page).to_have_url(re.compile("/t/"))


@pytest.mark.soak
@pytest.mark.parametrize("size", [DESKTOP, LOW], ids=["desktop", "low"])
@pytest.mark.parametrize("game", names())
def test_everything_on_a_board_is_told(people: Opener, game: str, size: ViewportSize) -> None:
    """The mouse rests on one of each kind that can be seen; the list of all has them too."""
    page = people("Ada", size, "it", path=None)
    person.make_table(page, game, 3, {}, play=True)
    expect(page.locator("[data-update] [data-explain]").first).to_be_visible(timeout=60_000)
    told = page.locator(".explained")
    kinds = [*page.evaluate(SEEN)]
    assert len(kinds) > 1
    for kind in kinds:
        for _ in range(4):  # bots play on meanwhile, and things go or move
            page.mouse.move(2, 2)
            expect(told).to_have_count(0)
            spot = page.evaluate(SEEN).get(kind)
            if spot is None:
                break
            page.mouse.move(spot[0] - 1, spot[1])
            page.mouse.move(*spot)
            with suppress(TimeoutError):
                told.get_by_role("heading").wait_for(timeout=3000)
                break
        else:
            raise AssertionError(f"nothing is told of {kind}")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.mouse.move(2, 2)
    expect(told).to_have_count(0)
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("i")
    expect(page.get_by_role("dialog").get_by_role("listitem").nth(len(kinds))).to_be_attached()


@pytest.mark.parametrize("game", ["kaboom", "kittens"])
def test_a_tap_on_a_card_that_is_of_no_use_now_tells_why(people: Opener, game: str) -> None:
    """Whoever is not in turn taps a card of theirs: it stays where it is, and no message leaves."""
    ada = people("Ada", PHONE, path=None)
    bea = people("Bea", PHONE, path=person.make_table(ada, game, 2, {}))
    lines = {ada: Line(ada), bea: Line(bea)}
    bea.get_by_role("button", name="Sit at seat 2").click()
    expect(ada.get_by_text("Bea", exact=True)).to_be_visible()
    ada.get_by_role("button", name=re.compile("^Begin")).click()
    told = 0
    for page, other in ((ada, "Bea"), (bea, "Ada")):
        card = page.locator(".hand button").first
        expect(card).to_be_visible()
        page.wait_for_timeout(1000)  # what is told is fetched after the board
        before = len(lines[page].sent)
        card.tap(force=True)  # it says of itself that it cannot be used
        sheet = page.get_by_role("dialog")
        if sheet.is_visible() and said("en", "explain-not-your-turn", names=other) in sheet.inner_text():
            told += 1
            assert len(lines[page].sent) == before
            assert page.locator("dialog .how li:not(.arrow)").count() >= 2  # what it does, in pictures
            examine(page)
            page.keyboard.press("Escape")
            expect(card).to_be_focused()
            expect(card).to_have_attribute("aria-pressed", "false")
    assert told == 1
