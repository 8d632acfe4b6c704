"""Looking over a shoulder by a link that is made, used and taken back; hands that lie open to onlookers; and
the screen of a table, between two phones that play.
"""

import re

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.e2e.conftest import DESKTOP, PHONE, Opener, Server
from tests.e2e.hanabi_page import Player
from tests.e2e.often import often
from tests.e2e.person import BY_ITSELF, make_table, wish_table
from tests.e2e.screen import TV, check_screen
from tests.e2e.test_motion import WITNESS
from tests.e2e.test_pages import examine

SAYS = {
    "en": {
        "begin": "^Begin",
        "seat": "Sit at seat 2",
        "come": "Hold your phone up to the code",
        "watch": "Watch, or come back",
        "turn": "(Ada|Bea)’s turn",
        "away": "Back in a moment…",
        "closed": "This link is closed. You now see what everybody sees.",
        "over": "Over Ada’s shoulder",
    },
    "it": {
        "begin": "^Si comincia|^Comincia",
        "seat": "posto 2",
        "come": "Inquadra il codice col telefono",
        "watch": "Guarda o rientra",
        "turn": "Tocca a(d Ada| Bea)",
        "away": "Torno subito…",
        "closed": "Questo link è chiuso. Ora vedi quello che vedono tutti.",
        "over": "Da sopra la spalla di Ada",
    },
}


def two_at(people: Opener, size: ViewportSize = DESKTOP) -> tuple[Page, Page, str]:
    """Ada and Bea in play at a table of Hanabi; its path."""
    ada = people("Ada", size, path=None)
    path = make_table(ada, "hanabi", 2, {})
    bea = people("Bea", PHONE, "it", path)
    bea.get_by_role("button", name=re.compile("posto 2")).click()
    expect(ada.get_by_text("Bea", exact=True)).to_be_visible()
    ada.get_by_role("button", name=re.compile("^Begin")).click()
    for page in (ada, bea):
        expect(page.locator("[data-update]")).to_be_visible()
    return ada, bea, path


def open_column(page: Page) -> None:
    """On a phone it is a drawer."""
    if page.viewport_size == PHONE:
        page.get_by_role("button", name=re.compile("Discards, log|Scarti")).click()


def link_of(page: Page) -> str:
    """Make a link over one's shoulder and copy it."""
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Show others what I see").click()
    page.get_by_role("button", name="Copy the link").click()
    expect(page.get_by_text("Link copied")).to_be_visible()
    return str(page.evaluate("navigator.clipboard.readText()"))


FITS = """wanted => {
  const { width, height, y } = document.querySelector('.tv').getBoundingClientRect();
  return [width, height, y].every((one, i) => Math.round(one) === wanted[i]);
}"""


def sees_hand(page: Page, *names: str) -> None:
    """The cards in these hands are seen from the front."""
    for name in names:
        expect(faces(page, name)).to_have_count(5)


def sees_no_hand(page: Page, *names: str) -> None:
    for name in names:
        expect(faces(page, name)).to_have_count(0)


def faces(page: Page, name: str) -> Locator:
    return page.get_by_role("article", name=name).locator("li svg.face text")


@pytest.mark.parametrize(("size", "language"), often((PHONE, "it"), (DESKTOP, "en")))
def test_a_link_over_a_shoulder_is_made_used_and_taken_back(
    people: Opener, size: ViewportSize, language: str
) -> None:
    says = SAYS[language]
    ada, bea, path = two_at(people, size)
    open_column(ada)
    link = link_of(ada)
    assert re.search(path + "#over=[\\w-]{32}$", link)
    examine(ada)

    eye = people("Eva", size, language, link.partition("/t/")[1] + link.partition("/t/")[2])
    chip = eye.get_by_role("status").filter(has_text=says["over"])
    expect(chip).to_be_visible()
    expect(eye).to_have_url(re.compile(f"{path}$"))  # the secret has left the address bar
    expect(eye.get_by_role("article", name="Bea")).to_be_visible()
    sees_hand(eye, "Bea")
    sees_hand(bea, "Ada")
    expect(eye.get_by_role("group", name=re.compile("^(Action|Azione)$"))).to_have_count(0)
    expect(ada.get_by_text("1 person is looking over your shoulder")).to_be_visible()
    expect(bea.get_by_text("Qualcuno guarda da sopra la spalla di Ada").first).to_be_attached()
    for page in (eye, bea):
        examine(page)
    eye.reload()
    expect(chip).to_be_visible()
    open_column(eye)
    expect(eye.get_by_text(re.compile("looking over|guarda da sopra la spalla")).first).to_be_visible()
    if size == PHONE:
        eye.keyboard.press("Escape")

    ada.get_by_role("button", name="Take it back").click()
    expect(eye.get_by_role("status").filter(has_text=says["closed"])).to_be_visible()
    expect(eye.get_by_role("article", name="Bea")).to_be_visible()
    sees_no_hand(eye, "Bea", "Ada")
    examine(eye)
    expect(ada.get_by_role("button", name="Show others what I see")).to_be_visible()
    eye.goto(link)
    expect(eye.get_by_role("status").filter(has_text=says["closed"])).to_be_visible()
    expect(eye.get_by_role("article", name="Bea")).to_be_visible()
    sees_no_hand(eye, "Bea")


def test_who_plays_cannot_open_a_link_over_a_shoulder(people: Opener) -> None:
    ada, bea, _ = two_at(people)
    link = link_of(ada)
    tab = bea.context.new_page()
    tab.goto(link)
    expect(tab.get_by_role("status").filter(has_text="vedi con i tuoi occhi")).to_be_visible()
    sees_hand(tab, "Ada")
    expect(tab.get_by_role("article", name="Bea")).to_have_count(0)  # her own hand is below, face down


def test_the_host_opens_the_hands_to_onlookers_and_all_are_told(people: Opener) -> None:
    ada, bea, path = two_at(people)
    eye = people("Eva", DESKTOP, "it", path)
    expect(eye.get_by_role("article", name="Bea")).to_be_visible()
    expect(eye.get_by_role("heading", name="Che cosa vedi")).to_have_count(0)
    ada.get_by_text("Waiting, bots, seats, onlookers").click()
    ada.get_by_role("radiogroup", name="Onlookers see the hands").get_by_role("radio", name="at once").click()
    expect(ada.get_by_text("Onlookers may see the hands", exact=True)).to_be_visible()
    expect(bea.get_by_text("Gli spettatori possono vedere le carte in mano", exact=True)).to_be_attached()
    expect(ada.get_by_role("list", name="Log")).to_contain_text("Ada lets onlookers see the hands")
    eyes = eye.get_by_role("radiogroup", name="Che cosa vedi")
    expect(eyes).to_be_visible()
    sees_no_hand(eye, "Ada", "Bea")
    eyes.get_by_role("radio", name="Tutte le mani").click()
    expect(eye.get_by_role("status").filter(has_text="Tutte le mani")).to_be_visible()
    sees_hand(eye, "Ada", "Bea")
    examine(eye)
    eyes.get_by_role("radio", name="Bea").click()
    expect(eye.get_by_role("status").filter(has_text="Con gli occhi di Bea")).to_be_visible()
    sees_hand(eye, "Ada")
    examine(ada)
    ada.get_by_role("radiogroup", name="Onlookers see the hands").get_by_role("radio", name="no").click()
    expect(eyes).to_have_count(0)
    expect(eye.get_by_role("article", name="Bea")).to_be_visible()
    sees_no_hand(eye, "Ada", "Bea")


def drawn(screen: Page, wide: int) -> None:
    """The picture of the code has come, and is so wide on the screen, once all that moves stands still."""
    code = screen.get_by_role("img", name=re.compile("QR"))
    screen.wait_for_function(
        "([image, wide]) => image.naturalWidth > 0 && image.getBoundingClientRect().width === wide",
        arg=[code.element_handle(), wide],
    )


def turn_of(screen: Page, language: str) -> Locator:
    return screen.get_by_role("heading", name=re.compile(SAYS[language]["turn"]))


def band(screen: Page) -> Locator:
    return screen.get_by_role("status", name=re.compile("What just happened|Appena successo"))


def test_two_phones_play_and_the_screens_between_them_show_it(people: Opener, server: Server) -> None:
    ada = people("Ada", PHONE, path=None)
    path = make_table(ada, "hanabi", 2, {})
    screens = {language: people("", TV, language, f"{path}/screen") for language in SAYS}
    for language, screen in screens.items():
        expect(screen.get_by_text(SAYS[language]["come"])).to_be_visible()
        drawn(screen, 420)
        examine(screen)
    expect(ada.get_by_role("img", name=re.compile("QR"))).to_be_visible()  # to hold out to others
    examine(ada)

    bea = people("Bea", PHONE, path=path)
    bea.get_by_role("button", name="Sit at seat 2").click()
    for screen in screens.values():
        expect(screen.get_by_text("Bea", exact=True)).to_be_visible()
    ada.get_by_role("button", name=re.compile("^Begin")).click()
    for language, screen in screens.items():
        expect(turn_of(screen, language)).to_be_visible()
        expect(screen.get_by_text(SAYS[language]["watch"])).to_be_visible()
        drawn(screen, 182)

    for turn in (1, 2):
        acting = ada if "Ada" in turn_of(screens["en"], "en").inner_text() else bea
        Player(acting).use("Play", 0)
        for screen in screens.values():
            expect(screen.locator("[data-update]")).to_have_attribute("data-update", str(turn))
    for screen in screens.values():
        expect(band(screen)).to_contain_text(re.compile("(Ada|Bea)"))
        assert screen.locator("svg.face text").count() <= 3  # what lies on the table, and nobody's hand
        check_screen(screen)
    server.kill()
    for language, screen in screens.items():
        expect(band(screen)).to_contain_text(SAYS[language]["away"])
        expect(turn_of(screen, language)).to_be_visible()
    server.start()
    for screen in screens.values():
        expect(band(screen)).to_contain_text(re.compile("(Ada|Bea)"), timeout=40_000)


@pytest.mark.parametrize("game", ["kaboom", "kittens", "fuse", "hanabi"])
@pytest.mark.parametrize(("seats", "language", "theme"), often((5, "it", "dark"), (2, "en", "light")))
def test_every_game_fits_on_a_screen(
    people: Opener, game: str, seats: int, language: str, theme: str
) -> None:
    path = wish_table(people("Ada", path=None), game, seats, name="Massimiliano", play=True)
    screen = people("", TV, language, f"{path}/screen", theme=theme)
    expect(screen.locator("[data-update] .screen")).to_be_visible()
    expect(screen.get_by_text("Massimiliano").first).to_be_visible()
    check_screen(screen)
    screen.set_viewport_size({"width": 1280, "height": 800})  # another shape: all of it smaller, with a rim
    screen.wait_for_function(FITS, arg=[1280, 720, 40])


def test_a_screen_in_the_browser_of_somebody_who_plays_shows_no_hand(people: Opener) -> None:
    ada = two_at(people)[0]
    screen = ada.context.new_page()
    screen.set_viewport_size(TV)
    screen.goto(f"{ada.url}/screen?lang=it")
    expect(turn_of(screen, "it")).to_be_visible()
    assert screen.locator("svg.face text").count() == 0  # on ada's own page Bea's cards are seen
    sees_hand(ada, "Bea")


@pytest.mark.parametrize("game", often("kaboom", "kittens", "fuse", "hanabi"))
def test_what_an_act_moves_is_seen_moving_on_the_screen(people: Opener, game: str) -> None:
    ada = people("Ada", DESKTOP, path=None)
    options = {"nope_seconds": "0"} if game == "kittens" else {}
    path = make_table(ada, game, 3, options, play=True, bot="steady")  # random ones may end it at once
    screen = people("", TV, path=f"{path}/screen", motion=True, script=WITNESS)
    expect(screen.locator("[data-update] .screen")).to_be_visible()
    if game == "fuse":
        ada.get_by_role("button", name="Ready", exact=True).click()
    ada.evaluate(BY_ITSELF)
    screen.wait_for_function("() => witness.flown >= 3", timeout=60_000)
    ada.close()  # and all comes to rest
    expect(screen.locator(".sky > *")).to_have_count(0, timeout=60_000)
    assert screen.evaluate("witness.faults") == []
