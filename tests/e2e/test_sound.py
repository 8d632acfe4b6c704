"""Sound on a phone: a tap turns it on, and again after a call has taken it away.

Whatever Playwright evaluates counts as a gesture, so states are read over CDP, without one.
"""

from playwright.sync_api import Browser, CDPSession, Page

from tests.e2e.conftest import PHONE, Server

LISTEN = """
  const Plain = AudioContext;
  window.made = [];
  window.AudioContext = class extends Plain { constructor() { super(); made.push(this); } };
"""


def look(cdp: CDPSession, expression: str) -> object:
    """What an expression gives, without a gesture."""
    asked = {"expression": expression, "userGesture": False, "awaitPromise": True, "returnByValue": True}
    return cdp.send("Runtime.evaluate", asked)["result"].get("value")


def settle(page: Page, cdp: CDPSession, expression: str, wanted: object) -> object:
    """What an expression gives, once it is what is wanted or some time has passed."""
    for _ in range(100):
        if look(cdp, expression) == wanted:
            break
        page.wait_for_timeout(50)
    return look(cdp, expression)


def test_a_tap_makes_sound_possible_and_again_after_a_call(chromium: Browser, server: Server) -> None:
    context = chromium.new_context(viewport=PHONE, has_touch=True, is_mobile=True)
    context.add_init_script(LISTEN)
    page = context.new_page()
    page.goto(server.url)
    cdp = context.new_cdp_session(page)
    assert settle(page, cdp, "document.querySelector('h1') !== null", True)
    assert look(cdp, "navigator.userActivation.hasBeenActive") is False
    states = "made.map((one) => one.state).join()"
    assert look(cdp, states) == ""
    page.touchscreen.tap(200, 90)
    assert settle(page, cdp, states, "running") == "running"
    look(cdp, "made[0].suspend()")
    assert look(cdp, states) == "suspended"
    page.touchscreen.tap(200, 90)
    assert settle(page, cdp, states, "running") == "running"
    context.close()
