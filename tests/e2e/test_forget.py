"""Being forgotten, from the foot of the page: what it means, the question, and somebody new afterwards."""

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import DESKTOP, PHONE, Opener
from tests.e2e.often import often
from tests.e2e.test_pages import examine

SAID = {
    "en": ("Forget me", "Yes, forget me", "You have been forgotten.", "To the home page"),
    "it": ("Dimenticami", "Sì, dimenticami", "Ti abbiamo dimenticato.", "Alla pagina iniziale"),
}


@pytest.mark.parametrize(("size", "language"), often((PHONE, "it"), (DESKTOP, "en")))
def test_somebody_is_forgotten(people: Opener, size: object, language: str) -> None:
    wish, sure, done, home = SAID[language]
    page = people("Quetzalcoatl", size, language)
    page.get_by_role("button", name=re.compile("Hanabi")).first.click()
    page.wait_for_url(re.compile("/t/"))
    page.goto(page.url.partition("/t/")[0])
    expect(page.locator("a[href^='/t/']").first).to_be_visible()
    before = page.context.cookies()[0]["value"]
    page.get_by_role("button", name=wish, exact=True).click()
    examine(page)
    page.get_by_role("button", name=sure).click()
    expect(page.get_by_role("heading", name=done)).to_be_visible()
    assert page.evaluate("Object.keys(localStorage).filter(key => key.startsWith('miccia.'))") == []
    page.get_by_role("button", name=home).click()
    expect(page.get_by_role("button", name=re.compile("Hanabi")).first).to_be_enabled()
    expect(page.locator("a[href^='/t/']")).to_have_count(0)
    assert page.context.cookies()[0]["value"] != before
