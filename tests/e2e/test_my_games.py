"""One's own finished games: figures, filters in the address, charts as tables, and the other device."""

import re
import sqlite3
import time
from contextlib import closing

import msgspec
import pytest
from msgspec.structs import replace
from playwright.sync_api import Page, ViewportSize, expect

from miccia.play import head
from miccia.server.lobby.codes import new_code
from miccia.server.people.tokens import session_of
from miccia.server.store.folder import DATABASE
from tests.e2e.conftest import DESKTOP, LOW, PHONE, Opener, Server
from tests.e2e.often import often
from tests.e2e.person import BY_ITSELF, make_table
from tests.e2e.test_pages import examine

SAID = {
    "en": ("My games", "Play a game and it shows up here.", "Show as table", "Replay of"),
    "it": ("Le mie partite", "Gioca una partita e la ritroverai qui.", "Mostra come tabella", "Rivedi"),
}
MOVE = {"en": "Move to another device", "it": "Sposta su un altro dispositivo"}
NAMES = ["Ada", "Bruno", "Cleo", "Dario"]
Game = tuple[str, int, str, list[int], list[int]]  # key, seats, why, scores, winners
AGAINST = ("kittens", "kaboom")
EVENING: list[Game] = [
    ("kittens", 4, "survivor", [3, 0, 1, 2], [0]),
    ("hanabi", 3, "deck", [19] * 3, []),
    ("kaboom", 4, "defused", [1, 0, 0, 0], [0]),
    ("hanabi", 3, "strikes", [0] * 3, []),
    ("fuse", 1, "won", [71], [0]),
    ("kaboom", 3, "time", [0, 1, 0], [1]),
    ("kaboom", 2, "time", [0, 0], []),
    ("hanabi", 3, "perfect", [25] * 3, [0, 1, 2]),
    ("hanabi", 2, "deck", [12] * 2, []),
    ("fuse", 2, "bag", [-4] * 2, []),
    ("hanabi", 3, "deck", [17] * 3, []),
    ("hanabi", 2, "deck", [19] * 2, []),
]


def prepare(server: Server, page: Page, games: list[Game]) -> None:
    """Let whoever is at a page have played these games, the newest first."""
    session = session_of(page.context.cookies()[0]["value"])
    with closing(sqlite3.connect(server.data / DATABASE, timeout=20)) as db:
        for age, (game, seats, why, scores, winners) in enumerate(games):
            code, ended = new_code(0), int(time.time()) - 60 - age * 3 * 24 * 3600
            header = replace(head(game, seats, bytes(32), {}), names=NAMES[:seats])
            found = [(0.3, -0.1)] * seats if game in AGAINST else None  # by a review
            told = [msgspec.json.encode(one).decode() for one in (header, scores, winners, found)]
            db.execute(
                "INSERT INTO tables (code, open, bot, maker, changed) VALUES (?, 0, 'random', ?, ?)",
                (code, session, ended),
            )
            db.execute(
                "INSERT INTO games (code, number, game, options, secret, header, scores, winners, "
                "reviewed, why, ended) VALUES (?, 1, ?, '{}', x'00', ?, ?, ?, nullif(?, 'null'), ?, ?)",
                (code, game, *told, why, ended),
            )
            for seat, name in enumerate(NAMES[:seats]):
                kind, who = ("human", session) if seat == 0 else ("bot", None)
                db.execute(
                    "INSERT INTO seats (code, number, seat, kind, name, session, salt, joined) "
                    "VALUES (?, 1, ?, ?, ?, ?, '', 0)",
                    (code, seat, kind, name, who),
                )
        db.commit()


@pytest.mark.parametrize(
    ("size", "language", "theme"),
    [(DESKTOP, "en", "light"), *often((PHONE, "it", "dark"), (LOW, "en", "dark"))],
)
def test_what_all_games_come_to(
    people: Opener, server: Server, size: ViewportSize, language: str, theme: str
) -> None:
    title, none, as_table, replay = SAID[language]
    page = people("Ada", size, language, theme=theme, path="/games")
    expect(page.get_by_role("heading", name=title, level=1)).to_be_visible()
    expect(page.get_by_text(none)).to_be_visible()
    expect(page.get_by_role("article")).to_have_count(4)
    examine(page)
    prepare(server, page, EVENING)
    page.reload()
    hanabi = page.get_by_role("article").filter(has_text="Hanabi")
    expect(hanabi).to_contain_text("18.4" if language == "en" else "18,4")  # the lost one is in no average
    expect(page.get_by_role("article").filter(has_text="Kaboom")).to_contain_text("33%")
    expect(page.get_by_role("link", name=re.compile(f"^{replay} Hanabi")).first).to_be_visible()
    examine(page)
    for button in page.get_by_role("button", name=re.compile(as_table)).all():
        button.click()
    expect(page.get_by_role("table")).to_have_count(4)
    expect(page.get_by_role("row", name=re.compile(r"\+30 −10$")).first).to_be_visible()  # luck and skill
    expect(page.get_by_role("row", name=re.compile("^19 2$"))).to_be_visible()
    examine(page)


def test_filters_stay_in_the_address(people: Opener, server: Server) -> None:
    page = people("Ada", path="/games")
    prepare(server, page, EVENING)
    page.goto("/games?players=2&time=ever&nonsense=1")
    expect(page.get_by_text("4 · newest first")).to_be_visible()
    page.get_by_role("button", name="month", exact=True).focus()
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(r"/games\?players=2&time=month$"))
    expect(page.get_by_text("3 · newest first")).to_be_visible()
    page.get_by_role("button", name="all tables").click()
    page.get_by_role("button", name="ever", exact=True).click()
    expect(page).to_have_url(re.compile(r"/games$"))
    page.get_by_role("button", name="All of them: 12").click()
    expect(page.get_by_role("link", name=re.compile("^Review of"))).to_have_count(12)


def test_a_real_game_is_among_them(people: Opener) -> None:
    page = people("Ada", path="/")
    page.get_by_role("link", name="My games").click()
    expect(page.get_by_text("Play a game and it shows up here.")).to_be_visible()
    path = make_table(page, "kittens", 2, {}, play=True)
    page.evaluate(BY_ITSELF)
    expect(page.get_by_role("region", name="The game is over")).to_be_visible(timeout=60_000)
    page.goto("/games")
    expect(page.get_by_role("link", name=re.compile("^Review of"))).to_have_attribute(
        "href", f"{path}/review/1"
    )
    expect(page.get_by_text("The charts appear from five games on.")).to_be_visible()


@pytest.mark.parametrize(("size", "language"), often((PHONE, "it"), (DESKTOP, "en")))
def test_another_device_becomes_the_same_person(
    people: Opener, server: Server, size: ViewportSize, language: str
) -> None:
    move = MOVE[language]
    laptop, phone = people("Ada", path="/games"), people("Ada", size, language, path="/games")
    prepare(server, laptop, EVENING[:3])
    prepare(server, phone, EVENING[3:5])
    laptop.get_by_role("button", name="Move to another device").click()
    laptop.get_by_role("button", name="Show a code").click()
    code = laptop.get_by_role("dialog").locator("output").inner_text()
    examine(laptop)
    phone.get_by_role("button", name=move).click()
    field = phone.get_by_role("textbox")
    for wrong in ("0000-0000", code):
        field.fill(wrong)
        field.press("Enter")
        if wrong != code:
            expect(phone.get_by_role("alert").filter(has_text=re.compile("."))).to_be_visible()
            examine(phone)
    expect(phone.get_by_role("dialog").get_by_role("status")).to_contain_text("5")
    phone.keyboard.press("Escape")
    links = phone.locator("a[href*='/review/']")
    expect(links).to_have_count(5)
    laptop.reload()
    expect(laptop.locator("a[href*='/review/']")).to_have_count(5)
