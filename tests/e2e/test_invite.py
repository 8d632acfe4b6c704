"""Copying an invitation, and the truth about it: with and without encryption, with the gesture and without.

What was copied is found by pasting it. A name that ends in .test leads here, and to browsers is not secure.
"""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.e2e.conftest import DESKTOP, PHONE, Opener, Server
from tests.e2e.often import often
from tests.e2e.person import settle

STRICT = """
  let inGesture = false;
  addEventListener('click', () => { inGesture = true; setTimeout(() => (inGesture = false)); }, true);
  if (globalThis.Clipboard) for (const name of ['write', 'writeText']) {
    const plain = Clipboard.prototype[name];
    Clipboard.prototype[name] = function (...all) {
      if (inGesture) return plain.apply(this, all);
      return Promise.reject(new DOMException('no gesture', 'NotAllowedError'));
    };
  }
  const exec = Document.prototype.execCommand;
  Document.prototype.execCommand = function (...all) { return inGesture && exec.apply(this, all); };
"""
NEVER = """
  Document.prototype.execCommand = () => false;
  if (globalThis.Clipboard) for (const name of ['write', 'writeText'])
    Clipboard.prototype[name] = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
"""


SELECTED = "String(getSelection()) || document.activeElement.value"


@pytest.fixture(params=["encrypted", "plain"])
def secure(request: pytest.FixtureRequest, server: Server) -> Iterator[bool]:
    """Whether the page counts as secure: this machine by its number does, by another name it does not."""
    usual = server.url
    if request.param == "plain":
        server.url = f"http://miccia.test:{server.port}"
    yield bool(request.param == "encrypted")
    server.url = usual


def arrive(people: Opener, size: ViewportSize, secure: bool, script: str | None = None) -> Page:
    page = people("Ada", size, script=script)
    page.context.grant_permissions(["clipboard-write"])  # a gesture does it where somebody looks at the page
    assert page.evaluate("isSecureContext") is secure
    return page


def create(page: Page) -> None:
    """The button that makes a table and copies the invitation; on a phone it is in a sheet."""
    button = page.get_by_role("button", name="Create the table and copy the invitation")
    sheet = page.get_by_role("button", name="Create a table, choose options")
    expect(button.or_(sheet)).to_be_visible()
    if sheet.is_visible():
        sheet.click()
    button.click()
    page.wait_for_url(re.compile("/t/"))
    expect(page.get_by_role("heading", name="Who plays?")).to_be_visible()


def paste(page: Page) -> None:
    """What was copied is the invitation."""
    field = page.get_by_placeholder("Write to the table")
    field.fill("")
    field.focus()
    page.keyboard.press("Control+V")
    expect(field).to_have_value(page.url)


@pytest.mark.parametrize("size", often(PHONE, DESKTOP))
def test_creating_a_table_copies_its_invitation(people: Opener, secure: bool, size: ViewportSize) -> None:
    page = arrive(people, size, secure)
    create(page)
    expect(page.get_by_text("Invitation copied")).to_be_visible()
    paste(page)


def test_where_the_gesture_is_lost_over_the_request(people: Opener, secure: bool) -> None:
    """As in WebKit. A promise made in the gesture keeps it; otherwise the page says what it did not do."""
    page = arrive(people, PHONE, secure, STRICT)
    create(page)
    if secure:
        expect(page.get_by_text("Invitation copied")).to_be_visible()
    else:
        expect(page.get_by_text("The invitation has not been copied yet")).to_be_visible()
        assert page.get_by_text("Invitation copied").count() == 0
        page.get_by_role("button", name="Copy the invitation").click()
        expect(page.get_by_text("Invitation copied")).to_be_visible()
    paste(page)


def test_where_nothing_can_be_copied_the_link_is_there_to_be_taken(people: Opener, secure: bool) -> None:
    page = arrive(people, DESKTOP, secure, NEVER)
    create(page)
    expect(page.get_by_text("The invitation has not been copied yet")).to_be_visible()
    page.get_by_role("button", name="Copy the invitation").click()
    expect(page.get_by_text("copy it by hand")).to_be_visible()
    assert settle(page, SELECTED, page.url) == page.url
    page.get_by_role("button", name=re.compile("^Begin")).click()
    expect(page.get_by_role("region", name="Log")).to_be_visible()
    page.get_by_role("button", name=re.compile("Copy the invitation")).click()
    link = page.get_by_role("dialog").get_by_role("textbox", name="Invitation link")
    expect(link).to_have_value(page.url)
    expect(link).to_be_focused()


def test_the_chip_of_a_table_in_play_copies(people: Opener, secure: bool) -> None:
    page = arrive(people, DESKTOP, secure)
    page.get_by_role("button", name=re.compile("Play Kaboom! now")).click()
    page.get_by_role("button", name=re.compile("Copy the invitation")).click()
    expect(page.get_by_text("Invitation copied")).to_be_visible()
    paste(page)


def test_a_phone_that_can_share_does(people: Opener) -> None:
    page = arrive(people, PHONE, True, "navigator.share = async (what) => { window.shared = what; };")
    create(page)
    page.get_by_role("button", name="Share").click()
    assert settle(page, "window.shared?.url", page.url) == page.url
