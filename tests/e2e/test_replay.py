"""A game that is over, wound both ways in a browser: through anybody's eyes, by key, and played on."""

import re

import pytest
from playwright.sync_api import FilePayload, Locator, Page, expect

import miccia
from tests.e2e.conftest import DESKTOP, LOW, PHONE, Opener
from tests.e2e.often import often
from tests.e2e.person import BY_ITSELF, wish_table
from tests.e2e.test_pages import examine
from tests.records import changed, record

SIZES = {"desktop": DESKTOP, "phone": PHONE, "low": LOW}
HIDDEN = {"hanabi", "kittens", "kaboom"}  # where players know what others do not
USUAL = {"hanabi": "desktop", "kittens": "phone", "kaboom": "low", "fuse": "phone"}  # the rest in the soak
EVERY = [
    pytest.param(game, size, marks=[] if size == usual else pytest.mark.soak)
    for game, usual in USUAL.items()
    for size in SIZES
]
LOOKS = {"desktop": ("en", "dark"), "phone": ("it", "light"), "low": ("en", "light")}


def bring(page: Page, text: str | bytes, name: str = "game.jsonl") -> None:
    body = text.encode() if isinstance(text, str) else text
    page.locator("input[type=file]").set_input_files(
        FilePayload(name=name, mimeType="text/plain", buffer=body)
    )


def slider(page: Page) -> Locator:
    return page.get_by_role("slider")


def at(page: Page, move: int) -> None:
    """The board stands after so many moves."""
    expect(page.locator(f"[data-move='{move}']")).to_be_visible()


@pytest.mark.parametrize(("game", "size"), EVERY)
def test_every_game_in_every_size(people: Opener, game: str, size: str) -> None:
    language, theme = LOOKS[size]
    page = people("Ada", SIZES[size], language, path="/replay", theme=theme)
    bring(page, record(game, inputs=12))
    at(page, 0)
    examine(page)
    slider(page).focus()
    page.keyboard.press("End")
    at(page, 12)
    page.keyboard.press("ArrowLeft")
    expect(slider(page)).to_have_attribute(
        "aria-valuetext", re.compile(r"^(Move|Mossa) \d+ (of|di) 12(: \w|$)")
    )
    if game in HIDDEN:
        move = page.locator("[data-move]").get_attribute("data-move")
        eyes = page.get_by_role("radiogroup", name={"en": "Seen by", "it": "Con gli occhi di"}[language])
        eyes.get_by_role("radio").nth(1).click()
        expect(eyes.get_by_role("radio").nth(1)).to_be_checked()
        assert int(page.locator("[data-move]").get_attribute("data-move") or 99) <= int(move or 0)
    for name in ("Play on from here", "Gioca da qui"):
        if (button := page.get_by_role("button", name=name)).count():
            box = button.bounding_box()
            assert box is not None and box["y"] + box["height"] <= SIZES[size]["height"]
    examine(page)


def play_to_the_end(page: Page) -> str:
    """Ada and bots; the path of the table."""
    path = wish_table(page, "hanabi", 3, bot="steady", play=True)
    page.goto(path)
    page.evaluate(BY_ITSELF)
    expect(page.get_by_role("region", name="The game is over")).to_be_visible(timeout=60_000)
    return path


def test_a_game_of_a_table(people: Opener) -> None:
    page = people("Ada")
    path = play_to_the_end(page)
    page.get_by_role("link", name="Replay", exact=True).click()
    at(page, 0)
    expect(page.get_by_role("radio", name="Ada")).to_be_checked()  # with her own eyes first

    # by key
    page.keyboard.press("ArrowRight")
    at(page, 1)
    page.keyboard.press("PageDown")
    assert int(page.locator("[data-move]").get_attribute("data-move") or 0) >= 3
    page.keyboard.press("Home")
    at(page, 0)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    at(page, 2)
    expect(page).to_have_url(re.compile(r"/replay/1\?move=2&eyes=0$"))
    expect(page.get_by_role("list", name="Log").get_by_role("listitem")).to_have_count(2)

    # what Ada could not see comes only when she asks, once
    page.get_by_role("radio", name="everyone").click()
    sheet = page.get_by_role("dialog", name="See all hands?")
    examine(page)
    sheet.get_by_role("button", name="Better not").click()
    expect(page.get_by_role("radio", name="Ada")).to_be_checked()
    page.get_by_role("radio", name="everyone").click()
    sheet.get_by_role("button", name="Show them").click()
    expect(page.get_by_role("radio", name="everyone")).to_be_checked()
    at(page, 2)
    page.get_by_role("radio", name="onlooker").click()
    expect(page.get_by_role("radio", name="onlooker")).to_be_checked()
    page.get_by_role("radio", name="everyone").click()  # it is not asked again
    expect(page.get_by_role("radio", name="everyone")).to_be_checked()

    # why, by itself, and where it is kept
    page.goto(f"{path}/replay/1?move=2&eyes=table")
    at(page, 2)
    while page.get_by_role("button", name="Why?").count() == 0:
        page.keyboard.press("ArrowRight")
    told = page.locator(".told").inner_text()
    page.get_by_role("button", name="Why?").click()
    expect(page.locator(".told")).not_to_have_text(told)
    page.keyboard.press("End")
    expect(page.get_by_role("button", name="One move on")).to_be_disabled()
    page.get_by_role("button", name="Speed: 1 times").click()
    page.get_by_role("button", name="Speed: 2 times").click()
    page.get_by_role("button", name="Play", exact=True).click()
    expect(slider(page)).not_to_have_attribute("aria-valuenow", "0")
    page.get_by_role("button", name="Stop").click()
    page.get_by_role("button", name="Share, save, check").click()
    link = page.get_by_role("textbox", name="Copy the link to this moment").input_value()
    move = page.locator("[data-move]").get_attribute("data-move")
    assert link.endswith(f"{path}/replay/1?move={move}&eyes=table")
    with page.expect_download() as saved:
        page.get_by_role("link", name="Download record").click()
    assert miccia.replay(miccia.load(saved.value.path())).over is not None
    page.get_by_role("button", name="Check the deck").click()
    expect(page.locator(".found .good").first).to_be_visible()
    examine(page)

    # links of home, and to a moment that is not there
    for move in ("999", "-1", "many", "1e1"):
        page.goto(f"{path}/replay/1?move={move}&eyes=table")
        expect(page.get_by_role("alert")).to_contain_text(f"This game has no move {move}")
        at(page, 0)
    page.goto("/")
    page.get_by_role("link", name=re.compile("^Replay: Hanabi")).first.click()
    at(page, 0)


def test_play_on_from_a_moment(people: Opener) -> None:
    page = people("Ada", path="/replay")
    bring(page, record("hanabi"))
    at(page, 0)
    for move in range(1, 6):
        page.keyboard.press("ArrowRight")
        at(page, move)
    page.get_by_role("button", name="Play on from here").click()
    sheet = page.get_by_role("dialog", name="Play on from here")
    examine(page)
    sheet.get_by_role("radio", name=re.compile("Guest 2")).click()
    sheet.get_by_role("radio", name=re.compile("Others that look the same")).click()
    sheet.get_by_role("button", name="Play", exact=True).click()
    expect(page).to_have_url(re.compile(r"/t/[A-Z]"))
    expect(page.locator("[data-update]")).to_be_visible()
    expect(page.get_by_text("Does not count").first).to_be_visible()
    examine(page)


def test_play_on_with_friends(people: Opener) -> None:
    page = people("Ada", PHONE, "it", path="/replay")
    bring(page, record("kaboom"))
    at(page, 0)
    page.get_by_role("button", name="Gioca da qui").click()
    page.get_by_role("radio", name="Amici, con un link").click()
    page.get_by_role("button", name="Gioca", exact=True).click()
    expect(page.get_by_text("Si gioca dalla mossa 0: le stesse carte. Non conta.")).to_be_visible()
    examine(page)


def test_a_file_is_dropped_anywhere_on_the_page(people: Opener) -> None:
    page = people("Ada", path="/replay")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    carried = page.evaluate_handle(
        """(text) => {
          const carried = new DataTransfer();
          carried.items.add(new File([text], 'game.jsonl'));
          return carried;
        }""",
        record(),
    )
    page.locator("body").dispatch_event("dragover", {"dataTransfer": carried})
    expect(page.get_by_text("Let go to open it")).to_be_visible()
    page.locator("body").dispatch_event("drop", {"dataTransfer": carried})
    at(page, 0)
    expect(page.get_by_role("heading", level=1)).to_contain_text("game.jsonl")


@pytest.mark.parametrize("language", often("it", "en"))
def test_what_cannot_be_opened(people: Opener, language: str) -> None:
    page = people("Ada", PHONE if language == "it" else DESKTOP, language, path="/replay", refused=True)
    text = record()
    wrong = {
        "": ("nothing in this file", "non c’è niente"),
        "Ada plays a red 1.": ("not a record of Miccia", "non è un verbale di Miccia"),
        changed(text, 1, rules=99): ("another version", "un’altra versione"),
        changed(text, 5, then="0" * 12): ("Line 5", "La riga 5"),
        "x" * 500_000: ("too large", "troppo grande"),
    }
    for body, said in wrong.items():
        bring(page, body)
        expect(page.get_by_role("alert")).to_contain_text(said[language == "it"])
    examine(page)
    bring(page, text)
    at(page, 0)


def test_a_game_in_play_has_no_replay(people: Opener) -> None:
    page = people("Ada", refused=True)
    path = wish_table(page, "hanabi", 2, play=True)
    page.goto(f"{path}/replay/1")
    expect(page.get_by_role("main")).to_contain_text(
        "The record and the review are shown when the game is over."
    )
    page.goto(f"{path}/replay/5")
    expect(page.get_by_role("main")).to_contain_text("There is no such game at this table.")
    examine(page)
