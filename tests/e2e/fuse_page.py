"""FUSE played through the page, as a person does it: by clicks or by keys."""

import re

from playwright.sync_api import Error, Locator, expect

from tests.e2e.person import Person

ANSWERS = re.compile("^(Spaces that fit|Dice that fit|Bombs to take next)$")
PLAY_ON = """
() => {
  const answers = (name) =>
    [...document.querySelectorAll(`[role=group][aria-label="${name}"] button:enabled`)];
  const worth = (bomb) => Number(/worth (\\d)/.exec(bomb.ariaLabel)?.[1]);
  const step = () => {
    const bombs = answers('Bombs to take next').sort((one, other) => worth(one) - worth(other));
    const next = answers('Spaces that fit')[0] ?? answers('Dice that fit')[0] ?? bombs[0];
    next?.click();
    if (!document.querySelector('.ending')) setTimeout(step, 30);
  };
  step();
}
"""
SLOW_LINE = """
(() => {
  const waiting = [];
  const { get, set } = Object.getOwnPropertyDescriptor(WebSocket.prototype, 'onmessage');
  Object.defineProperty(WebSocket.prototype, 'onmessage', {
    get,
    set(hear) { set.call(this, (event) => (window.slow ? waiting.push(() => hear(event)) : hear(event))); },
  });
  window.hurry = async () => {
    while (waiting.length) {
      waiting.shift()();
      await new Promise((next) => setTimeout(next)); // one message at a time, as a line brings them
    }
    window.slow = false;
  };
})();
"""


class Player(Person):
    @property
    def answers(self) -> Locator:
        """Whatever can be answered now: dice, places, dice to return, bombs to take."""
        return self.page.get_by_role("group", name=ANSWERS).get_by_role("button")

    @property
    def dice(self) -> Locator:
        return self.page.get_by_role("group", name="Dice of this roll").get_by_role("button")

    @property
    def timer(self) -> Locator:
        """The squad's clock."""
        return self.page.get_by_role("timer").first

    def ready(self) -> None:
        self.page.get_by_role("button", name="Ready", exact=True).click()

    def looked(self) -> None:
        """What has just changed has been seen: answers count again."""
        expect(self.page.locator(".dock [aria-disabled=true]")).to_have_count(0)

    def called(self) -> Locator:
        """What interrupts a screen reader."""
        return self.page.locator("[aria-live=assertive]")

    def step(self) -> bool:
        """Click the first answer and, if that was a die, its first place; False if there is nothing to do.

        Everybody acts at once: a button may be gone before the finger is there.
        """
        if not self.answers.count():
            return False
        try:
            chosen = self.answers.first.get_attribute("aria-label", timeout=500) or ""
            self.answers.first.click(timeout=500)
            if re.match(r"\d: \w+ \d$", chosen):
                self.page.get_by_role("group", name="Spaces that fit").get_by_role("button").first.click(
                    timeout=500
                )
        except Error:
            self.page.keyboard.press("Escape")
        return True

    def play_on(self) -> None:
        """The page clicks by itself until the game is over: the first answer, the easiest bomb."""
        self.page.evaluate(PLAY_ON)

    def first_key(self) -> str:
        """The key of the first answer: a digit for a die or a bomb, a letter for a place."""
        return (self.answers.first.get_attribute("aria-label") or " ")[0].lower()

    def die_for(self, *names: str) -> tuple[int, str] | None:
        """The place and the name of a free die that fits all of these ("you" is this player)."""
        labels = self.dice.evaluate_all("dice => dice.map((die) => die.ariaLabel)")
        for place, label in enumerate(labels):
            die, _, words = label.partition(", fits ")
            if all(re.search(rf"\b{name}\b", words) for name in names):
                return place, die.lower()
        return None

    def place_first(self) -> None:
        """The chosen die goes on the first of its places."""
        self.page.get_by_role("group", name="Spaces that fit").get_by_role("button").first.click()

    def sees_paused(self) -> None:
        expect(self.page.get_by_role("heading", name="Paused")).to_be_visible()
        expect(self.page.locator(".tray")).to_be_hidden()
