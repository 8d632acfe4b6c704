"""The page of a review: while it is made, when it is done, where nothing was better; and by keys."""

import json
import math
import re
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, Route, ViewportSize, expect

from miccia.core.record import Input
from miccia.core.sentence import Mark
from miccia.games import hindsight
from miccia.play import deal
from tests.e2e.conftest import DESKTOP, LOW, PHONE, Opener
from tests.e2e.often import often
from tests.e2e.test_pages import examine
from tests.reviews.planted import played

DRAWN = """cards => cards.map((card) => [...card.querySelectorAll('.picture')].map((place) => {
  const around = place.getBoundingClientRect();
  const drawn = place.querySelector('svg, b, .avatar').getBoundingClientRect();
  return [drawn.width, drawn.height, drawn.left - around.left, around.right - drawn.right];
}))"""  # of every picture: how large it is, and the room on both sides
NAMES = ["Ada", "Giulia", "Tommaso", "Nora"]
PATH = "/t/LUNA-MARE-42/review/1"
MOVES = 80
MISTAKES = {
    71: (0.14, "The defuse"),
    33: (0.11, "Which agent leaves"),
    16: (0.05, "What to discard"),
    50: (0.02, "Draw"),
}


def seat(number: int) -> dict[str, str]:
    return {"kind": "seat", "id": str(number), "text": NAMES[number]}


def mark(kind: str, id: str) -> dict[str, str]:
    return {"kind": kind, "id": id, "text": ""}


def mistake(n: int, loss: float, title: str) -> dict[str, Any]:
    return {
        "n": n,
        "loss": loss,
        "bar": 0.02,
        "title": title,
        "knew": [
            "wire 1 is ",
            {"kind": "wire", "id": "blue", "text": "blue"},
            ". Agent A had two Cuts, D none.",
        ],
        "picture": mark("deed", "countdown:6"),
        "played": {
            "act": {"do": "exit", "agent": 0},
            "say": "Exit with A",
            "value": 0.25,
            "picture": mark("agent", "0/0"),
        },
        "better": {
            "act": {"do": "exit", "agent": 3},
            "say": "Exit with D",
            "value": 0.25 + loss,
            "picture": mark("agent", "3/0"),
        },
        "because": ["In 36 of 100 games played on from there you won, in 25 after what you did."],
        "worlds": 240,
    }


def curve(upto: int) -> list[dict[str, Any]]:
    points = []
    for n in range(upto + 1):
        ada = 0.25 + 0.08 * math.sin(n / 9)
        giulia = 0.25 + 0.0022 * n
        nora = 0.25 - 0.0018 * n
        values = [ada, giulia, 1 - ada - giulia - nora, nora] if n < MOVES else [0, 1, 0, 0]
        points.append({"n": n, "values": values})
    return points


def review(
    state: str = "done", upto: int = MOVES, mistakes: bool = True, you: int | None = 0
) -> dict[str, Any]:
    ends = [0.0, 1.0, 0.0, 0.0]
    found = [mistake(n, *MISTAKES[n]) for n in MISTAKES if n <= upto and mistakes]
    points = curve(upto)
    players = []
    for one in range(4):
        skill = -sum(item["loss"] for item in found) if one == 0 else -0.07
        end = points[-1]["values"][one]
        players.append(
            {
                "seat": one,
                "start": 0.25,
                "skill": skill,
                "luck": end - 0.25 - skill,
                "end": end,
                "decisions": 28,
                "reviewed": 28 * upto // MOVES,
                "clear": 28 * upto // MOVES - len(found),
                "mistakes": found if one == 0 else [],
            }
        )
    return {
        "state": state,
        "before": 2 if state == "waiting" else 0,
        "done": upto,
        "of": MOVES,
        "seconds": 25 if state == "running" else None,
        "problem": "The review got stuck." if state == "failed" else "",
        "review": {
            "game": "kaboom",
            "code": "LUNA-MARE-42",
            "number": 1,
            "names": NAMES,
            "you": you,
            "kind": "win",
            "most": 1.0,
            "together": False,
            "inputs": MOVES,
            "headline": ["You led twice. ", seat(1), " got away with René."],
            "ended": ["Round 6: your defuse did not fit, the bomb went off."],
            "proof": [
                {"title": "Wires", "things": [{"kind": "wire", "id": "red", "text": "red"}]},
                {"title": "Your Cuts", "things": [{"kind": "wire", "id": "blue", "text": "blue"}]},
            ],
            "ends": ends,
            "bands": [{"n": n, "title": str(10 - i)} for i, n in enumerate((0, 14, 32, 48, 62, 74))],
            "moments": [
                {"n": 20, "icon": "mascot", "say": [seat(1), " takes René"]},
                {"n": 80, "icon": "ended", "say": ["it goes off"]},
            ],
            "curve": points,
            "players": players,
            "worlds": 400,
        },
    }


class Desk:
    """What the server would answer, in the test's own hands."""

    def __init__(self, page: Page, answer: dict[str, Any], status: int = 200) -> None:
        self.answer, self.status, self.methods = answer, status, list[str]()
        page.route("**/api/tables/*/games/*/review*", self.serve)

    def serve(self, route: Route) -> None:
        self.methods.append(route.request.method)
        route.fulfill(status=self.status, content_type="application/json", body=json.dumps(self.answer))


@pytest.mark.parametrize(
    ("size", "language", "theme"),
    [
        (PHONE, "it", "dark"),
        *often(
            (LOW, "en", "dark"),
            (DESKTOP, "en", "dark"),
            (DESKTOP, "it", "light"),
            (PHONE, "en", "light"),
            (LOW, "it", "light"),
        ),
    ],
)
def test_a_review(people: Opener, size: ViewportSize, language: str, theme: str) -> None:
    page = people("Ada", size, language, path=None, theme=theme)
    Desk(page, review())
    page.goto(PATH)
    expect(page.get_by_role("heading", level=1)).to_contain_text("got away with René")
    row = page.get_by_role("row", name=re.compile("^Giulia")).last
    expect(row).to_contain_text("+82")  # 25 - 7 + 82 = 100: it adds up
    phone = size["width"] < 700
    expect(page.get_by_role("article")).to_have_count(1 if phone else 3)
    first = page.get_by_role("article").first
    expect(first.get_by_role("link").first).to_have_attribute(
        "href", "/t/LUNA-MARE-42/replay/1?move=70&eyes=0"
    )
    expect(first.get_by_role("link").last).to_have_attribute(
        "href", "/t/LUNA-MARE-42/replay/1?move=70&eyes=0&on=1"
    )
    examine(page)
    if phone:
        page.get_by_role(
            "button", name="The next decision" if language == "en" else "La decisione dopo"
        ).click()
        expect(page.get_by_role("article")).to_contain_text("Which agent leaves")


def pictured(game: str) -> list[list[Mark]]:
    """What stands for the decisions of a game between bots: each picture that there is, once at least."""
    record, _ = played(game, ["random", "steady", "random"], 3)
    match, told, found = deal(record.header), hindsight(game), list[list[Mark]]()
    assert told is not None
    seen = set[Mark]()
    for n, given in enumerate(record.inputs):
        assert isinstance(given, Input)
        if given.action is not None and len(legal := match.legal(given.seat)) > 1:
            view, other = match.view(given.seat), legal[n % len(legal)]
            marks = told.words.pictures(view, given.action, other)
            if not seen.issuperset(marks):
                found.append(list(marks))
                seen.update(marks)
        match.repeat(given)
    return found


@pytest.mark.parametrize("size", often(PHONE, DESKTOP))
@pytest.mark.parametrize("game", often("hanabi", "kittens", "kaboom", "fuse", first=2))
def test_every_decision_has_pictures(people: Opener, game: str, size: ViewportSize) -> None:
    """Of the game's own things, each in its place."""
    page = people("Ada", size, path=None)
    answer = review()
    answer["review"]["game"] = game
    found = pictured(game)
    answer["review"]["players"][0]["mistakes"] = [
        item
        | {"picture": marks[0]}
        | {
            key: item[key] | {"picture": one}
            for key, one in zip(("played", "better"), marks[1:], strict=True)
        }
        for n, marks in enumerate(msgspec.to_builtins(found), 1)
        for item in [mistake(n, 0.1, "What to do")]
    ]
    Desk(page, answer)
    page.goto(PATH)
    expect(page.get_by_role("article").first).to_be_visible()
    phone = size["width"] < 700
    if len(found) > 3:
        page.get_by_role("button", name=f"All {len(found)} of them").click()
    cards = page.get_by_role("article")
    expect(cards).to_have_count(len(found))
    for drawn, marks in zip(cards.evaluate_all(DRAWN), found, strict=True):
        assert len(drawn) == (3 if phone else 1 if marks[1] == marks[2] else 2), marks
        for width, height, before, after in drawn:
            assert width > 6 and height > 12, marks
            assert before > -1 and after > -1, marks
    examine(page)


def test_by_keys(people: Opener) -> None:
    page = people("Ada", path=None, refused=True)  # there is no such game to try it in
    Desk(page, review())
    page.goto(PATH)
    expect(page.get_by_role("article")).to_have_count(3)
    page.keyboard.press("2")
    expect(page.get_by_role("button", name="Which agent leaves")).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_text("Decision 2 of 3. Move 33. Exit with D was worth +11")).to_be_attached()
    plot = page.get_by_role("application")
    plot.focus()
    page.keyboard.press("Shift+ArrowRight")
    expect(page.get_by_role("button", name="The defuse")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_text("Move 70", exact=True)).to_be_visible()
    page.get_by_role("button", name="Giulia").click()
    expect(page.get_by_role("button", name="Giulia")).to_have_attribute("aria-pressed", "false")
    page.get_by_role("button", name="All 4 of them").click()
    expect(page.get_by_role("article")).to_have_count(4)
    page.keyboard.press("3")
    page.keyboard.press("t")
    expect(page).to_have_url(re.compile(r"/replay/1\?move=15&eyes=0&on=1$"))


def test_while_it_is_made(people: Opener) -> None:
    page = people("Ada", path=None)
    desk = Desk(page, review("waiting", upto=0, mistakes=False))
    page.goto(PATH)
    expect(page.get_by_text("2 reviews before yours.")).to_be_visible()
    examine(page)
    desk.answer = review("running", upto=45)
    expect(page.get_by_text("45 of 80 decisions")).to_be_visible()
    expect(page.get_by_text("about 25 s left")).to_be_visible()
    expect(page.get_by_role("heading", name="Found so far")).to_be_visible()
    examine(page)
    desk.answer = review("failed", upto=45)
    expect(page.get_by_role("alert").filter(has_text="The review got stuck.")).to_be_visible()
    expect(page.get_by_role("article")).to_have_count(2)  # what was found stays
    desk.answer = review()
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("heading", name="Three decisions worth another look")).to_be_visible()
    expect(page.get_by_text("The review is finished.")).to_be_attached()
    assert desk.methods[-1] == "POST"


def test_nothing_clearly_better_and_an_onlooker(people: Opener) -> None:
    page = people("Eva", path=None)
    Desk(page, review(you=None))
    page.goto(PATH)
    expect(page.get_by_role("article").first).to_contain_text("Ada knew")
    page.get_by_label("Whose decisions?").select_option("Giulia")
    expect(page.get_by_text("Nothing was clearly better in any of the 28 decisions.")).to_be_visible()
    examine(page)


@pytest.mark.parametrize(
    ("language", "title"),
    often(("it", "Questa partita non si può analizzare"), ("en", "This game cannot be reviewed")),
)
def test_a_game_in_play_is_one_sentence(people: Opener, language: str, title: str) -> None:
    page = people("Ada", language=language, path=None)
    Desk(page, {"code": "not-over", "rule": "", "text": "Not yet."}, 409)
    page.goto(PATH)
    expect(page.get_by_role("heading", name=title)).to_be_visible()
    expect(page.get_by_text("Not yet.")).to_be_visible()
    examine(page)
