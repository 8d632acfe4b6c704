"""The guided first games, each to its end by touch, by mouse and by keyboard; left and taken up again."""

import re
from contextlib import suppress

import pytest
from playwright.sync_api import Locator, Page, TimeoutError, expect

from miccia.games import find
from tests.e2e.conftest import DESKTOP, PHONE, Opener
from tests.e2e.often import often
from tests.e2e.person import make_table
from tests.e2e.test_pages import examine

NEXT = "() => document.querySelector('.doit') && document.querySelector('[data-next]')?.dataset.lesson"
CHANGED = "(before) => (document.querySelector('[data-next]')?.dataset.lesson ?? '') !== before"
MIDDLE = """(name) => {
  const control = document.querySelector('[data-next]');
  if (control?.dataset.lesson !== name) return 'gone';
  const { left, top, width, height } = control.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  return document.elementFromPoint(x, y)?.closest('.bubble') === null ? [x, y] : null;
}"""


class Learner:
    """Somebody at a lesson, who does what the gold frame shows."""

    def __init__(self, page: Page, game: str) -> None:
        lesson = find(game).lesson
        assert lesson is not None
        self.page = page
        self.count = len(lesson.steps)

    @property
    def bubble(self) -> Locator:
        return self.page.locator(".bubble")

    @property
    def onward(self) -> Locator:
        return self.page.get_by_role("button", name=re.compile("^(Continue|Finish|Continua|Fine)$"))

    def at(self, step: int) -> None:
        place = re.compile(rf"^{step} (of|di) {self.count}$")
        expect(self.page.locator(".bar .place, .pill > span")).to_have_text(place)
        expect(self.bubble).to_be_visible()

    def next(self) -> str:
        """What the gold frame shows."""
        return str(self.page.wait_for_function(NEXT).json_value())

    def press(self, name: str, touch: bool) -> None:
        """Press what is shown, where it is: nothing may lie over it."""
        middle = self.page.wait_for_function(MIDDLE, arg=name).json_value()
        if middle == "gone":
            return  # it moves on by itself just now
        if self.page.locator(".hold").is_visible():  # this one wants to be held down
            self.hold(middle, touch)
        elif touch:
            self.page.touchscreen.tap(*middle)
        else:
            self.page.mouse.click(*middle)

    def hold(self, middle: list[float], touch: bool) -> None:
        """Until it is done; a tap of the driver does not last."""
        x, y = middle
        if touch:
            finger = self.page.context.new_cdp_session(self.page)
            finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
            expect(self.onward).to_be_visible()
            finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
            return
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        expect(self.onward).to_be_visible()
        self.page.mouse.up()

    def go_on(self, touch: bool) -> None:
        """To the next step, or out of the last."""
        if touch:
            self.onward.tap()
        else:
            self.onward.click()

    def finish(self) -> None:
        """The page that says so."""
        heading = self.page.get_by_role("heading", level=1)
        expect(heading).to_have_text(re.compile("Now you can play|Adesso sai giocare"))

    def tab_there(self, heading: Locator) -> None:
        """From the title, which a step takes to itself when it comes, to what is to be pressed."""
        for _ in range(50):
            heading.focus()
            self.page.keyboard.press("Tab")
            if self.page.evaluate("() => document.activeElement.hasAttribute('data-next')"):
                return
            self.page.wait_for_timeout(100)
        raise AssertionError(f"Tab does not lead there: {self.bubble.inner_text()}")

    def step(self, touch: bool = False, by_key: Locator | None = None) -> None:
        """Press until the step is done; by keyboard from the title on."""
        for _ in range(12):
            shown = self.next()
            if shown != "onward" and by_key is not None:
                self.tab_there(by_key)
                self.page.keyboard.press("Enter")
                if shown == "defuse":  # by keyboard this one wants to be pressed twice
                    self.page.keyboard.press("Enter")
            elif shown != "onward":
                self.press(shown, touch)
            elif self.onward.is_visible():  # and not that of the step before
                return
            with suppress(TimeoutError):  # boards take no tap that came too soon to be meant: press again
                self.page.wait_for_function(CHANGED, arg=shown, timeout=3000)
        raise AssertionError(f"the step does not end: {self.bubble.inner_text()}")


@pytest.mark.parametrize("game", often("kaboom", "kittens", "fuse", "hanabi", first=2))
def test_a_lesson_by_touch_on_a_phone(people: Opener, game: str) -> None:
    page = people("Ada", PHONE, "it" if game == "kaboom" else "en", f"/learn/{game}")
    learner = Learner(page, game)
    for step in range(1, learner.count + 1):
        learner.at(step)
        if step == 2:
            examine(page)
        learner.step(touch=True)
        learner.go_on(touch=True)
    learner.finish()
    examine(page)


@pytest.mark.parametrize("game", often("fuse", "hanabi", "kaboom", "kittens"))
def test_a_lesson_by_mouse_on_a_desktop(people: Opener, game: str) -> None:
    page = people("Ada", DESKTOP, "it", f"/learn/{game}", theme="light")
    learner = Learner(page, game)
    for step in range(1, learner.count + 1):
        learner.at(step)
        learner.step()
        learner.go_on(touch=False)
    learner.finish()


@pytest.mark.parametrize("game", often("hanabi", "fuse", "kaboom", "kittens"))
def test_a_lesson_by_keyboard_alone(people: Opener, game: str) -> None:
    """Tab leads from the title to what is to be pressed; H shows how, R opens the rule, Escape closes it."""
    page = people("Ada", DESKTOP, "en", f"/learn/{game}")
    learner = Learner(page, game)
    heading = learner.bubble.get_by_role("heading")
    name = find(game).words.TEXTS.plain("brief", "en")
    for step in range(1, learner.count + 1):
        learner.at(step)
        expect(heading).to_be_focused()
        if step == learner.count:
            page.keyboard.press("r")
            expect(page.get_by_role("dialog", name=name).locator(".marked")).to_be_in_viewport()
            page.keyboard.press("Escape")
            expect(page.get_by_role("dialog", name=name)).to_have_count(0)
        if step == 4 and game == "hanabi":  # where one act is all
            page.keyboard.press("h")
            expect(learner.onward).to_be_visible()
        learner.step(by_key=heading)
        expect(heading).to_be_focused()
        if step == 3:
            examine(page)
        page.keyboard.press("Tab")
        expect(learner.onward).to_be_focused()
        page.keyboard.press("Enter")
    learner.finish()


def test_a_lesson_is_offered_left_and_taken_up_again(people: Opener) -> None:
    page = people("Ada", PHONE)
    page.get_by_role("link", name="Learn Hanabi in 3 minutes").click()
    learner = Learner(page, "hanabi")
    learner.at(1)
    learner.onward.click()
    learner.at(2)
    page.get_by_role("button", name="Leave", exact=True).click()
    page.get_by_role("link", name="Resume the lesson of Hanabi at step 2").click()
    learner.at(2)
    page.keyboard.press("Escape")
    expect(page).to_have_url(re.compile("/$"))
    page.get_by_role("link", name="Resume the lesson of Hanabi at step 2").click()
    learner.at(2)
    page.reload()
    learner.at(2)
    learner.step()
    expect(learner.bubble).to_contain_text("Done: the red firework begins")
    page.get_by_role("button", name="Redo the step").click()
    expect(learner.bubble).to_contain_text("Now you")


def test_who_has_played_is_offered_no_lesson(people: Opener) -> None:
    """It is a small book beside the game from then on."""
    page = people("Ada")
    offer = page.get_by_role("link", name="Learn Hanabi in 3 minutes")
    expect(offer).to_have_text("Learn it in 3 minutes")
    page.get_by_role("button", name=re.compile("Play Hanabi now")).click()
    expect(page.locator("[data-update]")).to_be_visible()
    page.goto(page.url.rpartition("/t/")[0])
    expect(page.get_by_role("button", name=re.compile("Play Hanabi now"))).to_be_enabled()
    expect(offer).to_have_text("")


def test_two_pages_of_a_lesson(people: Opener) -> None:
    first = people("Ada", DESKTOP, "it", "/learn/hanabi")
    Learner(first, "hanabi").at(1)
    second = first.context.new_page()
    second.goto(first.url)
    sentence = "Questa lezione è aperta altrove. Continuo qui?"
    expect(second.get_by_role("heading", level=1)).to_have_text(sentence)
    examine(second)
    second.get_by_role("button", name="Continua qui").click()
    Learner(second, "hanabi").at(1)
    expect(first.get_by_role("heading", level=1)).to_have_text(sentence)


def test_anything_else_makes_the_bubble_nod(people: Opener) -> None:
    """The table stays as it is: no refusal, no note, the task is told again."""
    page = people("Ada", DESKTOP, "en", "/learn/hanabi")
    learner = Learner(page, "hanabi")
    learner.onward.click()
    learner.at(2)
    before = page.locator("[data-update]").get_attribute("data-update")
    discard = page.get_by_role("button", name=re.compile("^Discard"))
    expect(discard).to_have_attribute("aria-disabled", "true")
    expect(discard).to_have_accessible_description("Not in this step")
    discard.click(force=True)
    expect(page.locator(".nod")).to_be_visible()
    expect(page.locator("[aria-live=polite] p").last).to_have_text(
        "Now you: play the card that Cleo pointed at."
    )
    expect(discard).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("p")
    page.keyboard.press("a")
    page.keyboard.press("Enter")
    expect(page.locator("[data-update]")).to_have_attribute("data-update", before or "")
    expect(page.locator(".note")).to_have_count(0)


def test_whoever_has_played_still_finds_the_lesson(people: Opener) -> None:
    """On the game's tile, in its rulebook, and at the table in the help sheet, which does not leave it."""
    page = people("Ada", DESKTOP)
    make_table(page, "hanabi", 2, {}, play=True)
    expect(page.locator("[data-update]")).to_be_visible()
    page.keyboard.press("?")
    lesson = page.get_by_role("dialog").get_by_role("link", name="Learn it in 3 minutes")
    expect(lesson).to_have_attribute("target", "_blank")
    page.goto("/rules/hanabi")
    expect(page.get_by_role("link", name="Learn it in 3 minutes")).to_have_attribute("href", "/learn/hanabi")
    page.goto("/")
    page.get_by_role("link", name="Learn Hanabi in 3 minutes").click()
    Learner(page, "hanabi").at(1)
