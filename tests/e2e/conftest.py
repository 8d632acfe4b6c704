"""A real server in a process of its own, and a real browser in front of it."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, expect, sync_playwright

from tests import browser

DESKTOP, PHONE = ViewportSize(width=1440, height=900), ViewportSize(width=390, height=844)
LOW = ViewportSize(width=844, height=390)
Opener = Callable[..., Page]
expect.set_options(timeout=20_000)  # a busy machine is not a failure
EXPECTED = re.compile(  # a server that is away, a line given up early, a page without encryption, a refusal
    "ERR_(CONNECTION_REFUSED|CONNECTION_RESET|EMPTY_RESPONSE)|closed before the connection is established"
    "|Cross-Origin-Opener-Policy|status of 4.*/api/(me/move|tables/.*/review)"
)

REFUSED = "the server responded with a status of 4"
UNASKED = "localStorage.setItem('miccia.slips', 'false')"  # before a slip: for who plays at random


class Server:
    """A server of its own over a folder; it can be killed and started again at the same address."""

    def __init__(
        self,
        data: Path,
        stack: dict[str, list[str]] | None = None,
        source: Path | None = None,
        pace: int | None = None,
    ) -> None:
        self.data = data
        self.stack = stack
        self.source = source  # of another Miccia than this one
        self.pace = pace  # for how long bots seem to think
        self.port = 0
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-m", "tests.e2e.quick", str(self.data), str(self.port)]
        if self.stack or self.pace:
            command += [json.dumps(self.stack), json.dumps(self.pace)]
        env = os.environ | ({"PYTHONPATH": str(self.source)} if self.source else {})
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=env)
        assert self.process.stdout is not None
        self.url = self.process.stdout.readline().split()[0]
        self.port = int(self.url.rpartition(":")[2])

    def kill(self) -> None:
        """As a power cut does it."""
        self.process.kill()
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One for all tests that need nothing special of it: every table is a new one."""
    server = Server(tmp_path_factory.mktemp("server"))
    yield server
    server.kill()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=browser.find(), args=browser.FLAGS)
        yield launched
        launched.close()


def remember(context: BrowserContext, **settings: str) -> None:
    """What the browser has kept from an earlier visit."""
    for key, value in settings.items():
        item = f"'miccia.{key}'"
        context.add_init_script(
            f"localStorage.getItem({item}) ?? localStorage.setItem({item}, '\"{value}\"')"
        )


@pytest.fixture
def people(chromium: Browser, server: Server) -> Iterator[Opener]:
    """Opens a page, the home page if no other is named, for one more person; by default nothing moves."""
    contexts: list[BrowserContext] = []
    errors: list[str] = []

    def hear(text: str, refused: bool) -> None:
        if not (refused and REFUSED in text):
            errors.append(text)

    def open_page(
        name: str,
        size: ViewportSize = DESKTOP,
        language: str = "en",
        path: str | None = "/",
        theme: str = "dark",
        motion: bool = False,
        clock: bool = False,
        keeps: bool = False,  # the client, to open without a network
        slips: bool = False,  # asked before one: who plays here does so at random
        script: str | None = None,
        refused: bool = False,  # what it asks for, which browsers write down
    ) -> Page:
        context = chromium.new_context(
            base_url=server.url,
            viewport=size,
            locale={"en": "en-GB", "it": "it-IT"}[language],
            has_touch=size["width"] < 700,
            reduced_motion="no-preference" if motion else "reduce",
            accept_downloads=True,
        )
        remember(context, name=name, theme=theme, language=language)
        if not slips:
            context.add_init_script(UNASKED)
        if not keeps:
            context.add_init_script("delete Navigator.prototype.serviceWorker")
        if script:  # in every page before its own
            context.add_init_script(script)
        contexts.append(context)
        page = context.new_page()
        if clock:  # that the test can turn on
            page.clock.install()
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("console", lambda said: hear(f"{said.text} {said.location.get('url', '')}", refused))
        if path is not None:
            page.goto(path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert [error for error in errors if not EXPECTED.search(error)] == []
