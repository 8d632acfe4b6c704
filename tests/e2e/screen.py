"""What the screen of a table must be like, whatever it shows."""

from playwright.sync_api import Page, ViewportSize, expect

from tests.e2e.person import settle
from tests.e2e.test_pages import examine

TV = ViewportSize(width=1920, height=1080)
SMALL = """() => [...document.querySelectorAll('.tv *')].flatMap((one) => {
  if (one.closest('.vh, svg, .avatar')) return [];
  const said = [...one.childNodes].some((child) => child.nodeType === 3 && child.data.trim());
  const small = parseFloat(getComputedStyle(one).fontSize) < 28;
  return said && small && one.checkVisibility() ? [one.outerHTML] : [];
})"""
CONTROLS = "a, button, input, select, textarea, summary, [tabindex]"
OUTSIDE = """() => [...document.querySelectorAll('.tv *')].filter((one) => {
  const { left, top, right, bottom, width } = one.getBoundingClientRect();
  const out = left < 0 || top < 0 || right > innerWidth + 1 || bottom > innerHeight + 1;
  return width && out && !one.closest('.vh, svg');
}).map((one) => one.outerHTML.slice(0, 120))"""


def check_screen(page: Page) -> None:
    """Nothing to press, nothing too small to be read across a room, nothing outside; axe finds nothing."""
    expect(page.locator(CONTROLS)).to_have_count(0)
    assert settle(page, SMALL, []) == []
    assert settle(page, OUTSIDE, []) == []
    examine(page)
