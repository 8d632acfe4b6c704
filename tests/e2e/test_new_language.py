"""Adding a language means adding files: here English with accents, and no letter without one is left."""

import json
import random
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect
from websockets.sync.client import ClientConnection, connect

from miccia.core.fluent import Language, Pattern, read
from miccia.core.sentence import Part, Sentence, plain
from miccia.games import names
from miccia.server.people.seats import BOT_NAMES
from tests import pseudo
from tests.e2e.conftest import DESKTOP, PHONE, Server, remember
from tests.e2e.often import often

ROOT = Path(__file__).parents[2]
NODE = str(Path(sys.executable).with_name("node"))
ME = "Žöé"
SEEN = """() => {
  const apart = 'script, style, noscript, .logo, [lang]:not(html)';  // the other languages name themselves
  const shown = (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest(apart);
  const found = [document.title], texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode())
    if (shown(texts.currentNode.parentElement)) found.push(texts.currentNode.data);
  const named = ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'placeholder', 'alt'];
  for (const name of named)
    for (const element of document.querySelectorAll(`[${name}]`))
      if (shown(element)) found.push(element.getAttribute(name));
  return found.filter((text) => /[A-Za-z]/.test(text));
}"""
SHOWN = "n => Number(document.querySelector('[data-update]')?.dataset.update) >= n"
NO_LANGUAGE = re.compile(
    "|".join(
        [
            r"https?://\S+",
            r"\b[A-Z]{4,6}(-[A-Z]{4,6})?-\d\d\b",  # the code of a table
            r"\b[0-9a-f]{8,}\b",  # a fingerprint
            r"\b[A-Z](\d+[a-z]?)?\b",  # a rule, an agent, a key
            r"\b(Miccia|Tab|Esc)\b",
            *(rf"\b{name}\b" for name in BOT_NAMES),
        ]
    )
)


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the sources with one more language and nothing else, and a client built from it."""
    tree = tmp_path_factory.mktemp("tree")
    for name in ("src", "web"):
        ignored = shutil.ignore_patterns("node_modules", "static", "__pycache__")
        shutil.copytree(ROOT / name, tree / name, ignore=ignored)
    (tree / "web/node_modules").symlink_to(
        ROOT / "web/node_modules"
    )  # so nothing is to be installed in there
    pseudo.add_language(tree / "src/miccia")
    vite = [NODE, str(tree / "web/node_modules/vite/bin/vite.js"), "build"]
    subprocess.run(vite, cwd=tree / "web", check=True, capture_output=True)
    return tree


@pytest.fixture(scope="module")
def strangers(tree: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("data"), source=tree / "src")
    yield server
    server.kill()


@pytest.fixture
def context(chromium: Browser) -> Iterator[BrowserContext]:
    context = chromium.new_context(viewport=DESKTOP, locale="en-GB", reduced_motion="reduce")
    remember(context, name=ME)
    yield context
    context.close()


@pytest.fixture
def page(context: BrowserContext, strangers: Server) -> Page:
    """The home page, after the new language was chosen in it like any other."""
    page = context.new_page()
    page.goto(strangers.url)
    page.get_by_role("button", name="Éñĝļîšĥ").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(said("home-title"))
    return page


@cache
def texts() -> dict[str, Pattern]:
    """All texts of the pages in the new language."""
    english = (ROOT / "src/miccia/words.en.ftl").read_text(encoding="utf-8")
    return read(pseudo.accented_texts(english), "pseudo")


def said(key: str, **parts: Part) -> str:
    """A text of the pages in the new language."""
    sentence: Sentence = []
    Language(pseudo.TAG, "1 o").fill(texts()[key], parts, sentence)
    return plain(sentence)


def overlooked(page: Page) -> list[str]:
    """What the page shows or tells, and that is in no language it should speak."""
    return [text for text in page.evaluate(SEEN) if re.search("[A-Za-z]", NO_LANGUAGE.sub("", text))]


def examine(page: Page) -> None:
    expect(page.locator("html")).to_have_attribute("lang", pseudo.TAG)
    for _ in range(100):
        if not (left := overlooked(page)):
            return
        page.wait_for_timeout(200)  # for what is on its way
    assert left == []


def test_home_and_help(page: Page) -> None:
    expect(page.get_by_role("article")).to_have_count(len(names()))
    examine(page)
    page.get_by_role("button", name=said("tools-help")).click()
    expect(page.get_by_role("dialog")).to_be_visible()
    examine(page)
    page.keyboard.press("Escape")
    for tile in range(len(names())):
        page.get_by_role("article").nth(tile).get_by_role("button").last.click()
        expect(page.get_by_role("heading", name=said("create-title"))).to_be_visible()
        for closed in page.locator("details:not([open]) > summary").all():
            closed.click()
        examine(page)
        page.keyboard.press("Escape")
    page.set_viewport_size(PHONE)
    page.get_by_role("button", name=said("tools-menu")).click()
    examine(page)


def test_rulebooks_and_the_fair_sheet(page: Page, strangers: Server) -> None:
    for path in ("/fair", "/rules", "/nothing/here", *(f"/rules/{game}" for game in names())):
        page.goto(strangers.url + path)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        if path.startswith("/rules/"):
            expect(page.get_by_role("main").locator("p").nth(8)).to_be_visible()
        examine(page)


@pytest.mark.parametrize("game", often("kaboom", "hanabi", "kittens", "fuse", first=2))
def test_a_table(page: Page, strangers: Server, game: str) -> None:
    code = make(page, strangers, game=game, seats=3)
    page.goto(f"{strangers.url}/t/{code}")
    expect(page.get_by_role("heading", name=said("gathering-title"))).to_be_visible()
    examine(page)
    with line(page.context, strangers, code) as socket:
        play(socket, page)
    expect(page.get_by_role("region", name=said("result-title"))).to_be_visible()
    examine(page)
    page.get_by_role("button", name=said("check-check")).click()
    expect(page.get_by_text(said("check-seed"))).to_be_visible()
    examine(page)
    page.get_by_role("button", name=said("result-look")).click()
    for asked in page.get_by_role("button", name=said("log-why")).all()[:5]:
        asked.click()
    examine(page)
    page.set_viewport_size(PHONE)
    page.get_by_role("button", name=said("table-more")).click()
    expect(page.get_by_role("dialog")).to_be_visible()
    examine(page)


MOMENTS = (1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144)
OPTIONS: dict[str, dict[str, Any]] = {
    "fuse": {"relaxed": "endless", "level": "training"},
    "kittens": {"nope_seconds": "0"},
}


def make(page: Page, server: Server, **fields: Any) -> str:
    body = {"name": ME, "options": OPTIONS.get(fields["game"], {}), "bot": "steady", **fields}
    answer = page.request.post(f"{server.url}/api/tables", data=body, headers={"Origin": server.url})
    assert answer.ok, answer.text()
    code: str = answer.json()["code"]
    return code


@contextmanager
def line(context: BrowserContext, server: Server, code: str) -> Iterator[ClientConnection]:
    """A second line of the same person, who plays over it while the page looks on."""
    cookies = "; ".join(f"{cookie.get('name')}={cookie.get('value')}" for cookie in context.cookies())
    headers = {"Cookie": cookies, "Origin": server.url}
    with connect(f"{server.url.replace('http', 'ws')}/ws/{code}", additional_headers=headers) as socket:
        yield socket


def play(socket: ClientConnection, page: Page) -> None:
    """Begin, and act at random to the end, once the table is quiet; the page is read now and then."""
    chance, asked, acts = random.Random(4), count(1), 0
    update: dict[str, Any] = {"turn": {"t": "waiting"}, "legal": []}

    def ask(**fields: Any) -> None:
        socket.send(json.dumps(fields | {"id": next(asked)}))

    socket.send('{"t":"hello"}')
    ask(t="begin")
    while True:
        messages = heard(socket)
        if any(message["t"] == "table" and message["now"] < 0 for message in messages):
            ask(t="ready")
        updates = [message for message in messages if message["t"] == "update"]
        update = updates[-1] if updates else update
        if update["turn"]["t"] == "over":
            return
        if update["legal"]:
            acts += 1
            if acts in MOMENTS:
                page.wait_for_function(SHOWN, arg=update["n"])
                examine(page)
            placing = [
                offer for offer in update["legal"] if offer["act"]["do"] == "place"
            ]  # ends FUSE sooner
            ask(t="do", action=chance.choice(placing or update["legal"])["id"], seen=update["n"])


def heard(socket: ClientConnection) -> list[dict[str, Any]]:
    """What the table says until it is quiet."""
    messages = [json.loads(socket.recv(timeout=60))]
    with suppress(TimeoutError):
        while True:
            messages.append(json.loads(socket.recv(timeout=0.1)))
    return messages
