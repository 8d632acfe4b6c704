"""A pause that two people agree on, and the button that ends it."""

import re

from playwright.sync_api import expect

from tests.e2e.conftest import DESKTOP, PHONE, Opener
from tests.e2e.kittens_page import make_table


def test_two_people_pause_and_one_resumes(people: Opener) -> None:
    ada = people("Ada", DESKTOP, path=None)
    bea = people("Bea", PHONE, path=make_table(ada, 2, turn_seconds="120"))
    bea.get_by_role("button", name="Sit at seat 2").click()
    expect(ada.get_by_text("Bea", exact=True)).to_be_visible()
    ada.get_by_role("button", name=re.compile("^Begin")).click()

    panel = ada.get_by_role("region", name="Pause", exact=True)
    expect(panel).to_contain_text("Both of you must agree to pause")
    panel.get_by_role("button", name="Pause").click()
    bea.get_by_role("button", name="Agree").click()
    for page in (ada, bea):
        expect(page.get_by_role("heading", name="Paused")).to_be_visible()
    expect(panel).not_to_contain_text("agree")
    expect(panel.get_by_role("button", name="Pause")).to_be_hidden()
    panel.get_by_role("button", name="Resume").click()
    for page in (ada, bea):
        expect(page.get_by_role("heading", name="Paused")).to_be_hidden()
    expect(panel.get_by_role("button", name="Pause")).to_be_visible()
