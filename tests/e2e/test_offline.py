"""Miccia as something that is installed: it opens without a network, says so, and goes on when it is back."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from socket import SO_LINGER, SOL_SOCKET, create_server
from struct import pack, unpack
from threading import Thread
from time import sleep

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import PHONE, Opener, Server
from tests.e2e.often import often

PUBLIC = Path(__file__).parents[2] / "web/public"
KEPT = """async () => {
  const client = await caches.open('client');
  const [page, files] = [await client.match('/'), (await client.keys()).map(({ url }) => url)];
  const used = performance.getEntriesByType('resource').map(({ name }) => name);
  const ours = used.filter((name) => name.startsWith(`${location.origin}/assets/`));
  const all = ours.length > 4 && ours.every((name) => files.includes(name));
  const quiet = document.fonts.status === 'loaded'; // or a font still comes, and is missed
  return navigator.serviceWorker.controller !== null && page !== undefined && all && quiet;
}"""
HALF = b'HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nETag: "other"\r\nContent-Length: 999\r\n\r\n<p>'
TEXTS = {
    "en": ("The table does not answer.", "No connection", "Coming soon"),
    "it": ("Il tavolo non risponde.", "Connessione assente", "In arrivo"),
}


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path)
    yield server
    server.kill()


def keeps_the_client(page: Page) -> None:
    """Until the browser has all that it needs; Playwright's own waiting takes a promise for a yes."""
    for _ in range(600):
        if page.evaluate(KEPT):
            return
        page.wait_for_timeout(50)
    pytest.fail("the client is not kept")


def reopen(page: Page) -> None:
    """A new page of the same browser, as from an icon of the home screen."""
    page.reload(wait_until="commit")


@pytest.mark.parametrize("language", often(*TEXTS))
def test_it_opens_without_a_network(server: Server, people: Opener, language: str) -> None:
    silent, alone, soon = TEXTS[language]
    page = people("Ada", PHONE, language, keeps=True)
    expect(page.get_by_role("button", name=re.compile("Hanabi")).first).to_be_enabled()
    keeps_the_client(page)
    server.kill()
    reopen(page)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.get_by_text(silent).first).to_be_visible()
    expect(page.get_by_text(soon)).to_have_count(0)  # of no game it is known that it is not there
    page.goto(f"{server.url}/t/LUNA-MARE-42", wait_until="commit")
    expect(page.get_by_role("heading", name=alone)).to_be_visible()
    server.start()
    expect(page.get_by_role("heading", name=alone)).to_have_count(0, timeout=20_000)
    page.goto(server.url)
    expect(page.get_by_role("button", name=re.compile("Hanabi")).first).to_be_enabled()
    kept = page.evaluate(
        "caches.open('client').then((client) => client.keys()).then((all) => all.map((one) => one.url))"
    )
    assert all(re.search(r"/$|/assets/[^/]+$", url) for url in kept)  # nothing that the server said
    server.kill()


def test_a_page_that_breaks_off_does_not_cost_the_one_that_is_kept(server: Server, people: Opener) -> None:
    """Another page begins to come and the line ends in the middle of it, as when a server is killed."""
    page = people("Ada", PHONE, keeps=True)
    expect(page.get_by_role("button", name=re.compile("Hanabi")).first).to_be_enabled()
    keeps_the_client(page)
    server.kill()
    with create_server(("127.0.0.1", server.port)) as half:

        def break_off() -> None:
            while True:
                try:
                    line, _ = half.accept()
                except OSError:  # it is closed: the test is over
                    return
                with line:
                    if line.recv(4096).startswith(b"GET / "):
                        line.sendall(HALF)
                        sleep(0.2)
                    line.setsockopt(SOL_SOCKET, SO_LINGER, pack("ii", 1, 0))  # to be reset, as by a kill

        Thread(target=break_off, daemon=True).start()
        reopen(page)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        assert page.evaluate(KEPT)


def test_it_can_be_installed(server: Server, people: Opener) -> None:
    page = people("Ada", PHONE)
    address = page.locator("link[rel=manifest]").get_attribute("href")
    manifest = json.loads(page.request.get(server.url + (address or "")).text())
    for icon in manifest["icons"]:
        answer = page.request.get(server.url + icon["src"])
        assert answer.ok and answer.headers["content-type"].startswith(icon["type"])
        if icon["type"] == "image/png":
            width, height = unpack(">II", answer.body()[16:24])
            assert icon["sizes"] == f"{width}x{height}"
    session = page.context.new_cdp_session(page)
    errors = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert {error["errorId"] for error in errors} <= {"in-incognito"}  # as all browsers of tests are


def test_the_frame_of_a_phone_has_the_colour_of_the_page(people: Opener) -> None:
    for theme in ("dark", "light"):
        page = people("Ada", PHONE, theme=theme)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        ground = page.evaluate("getComputedStyle(document.documentElement).backgroundColor")
        assert page.locator("meta[name=theme-color]").get_attribute("content") == ground
