"""How Kaboom! ends is proved: the wires, the Cuts below them, and what they scored."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e.boxes import FEW, Eye
from tests.e2e.conftest import DESKTOP, Opener, Server
from tests.e2e.often import often
from tests.e2e.person import PLAYS, Person, make_table
from tests.e2e.test_pages import examine

WIRES = ["green", "blue", "red", "yellow"]
CUTS = PLAYS.replace(  # lays four Cuts in the first turn, and defuses
    "CHOICE",
    "['cut', 'defuse', 'finish'].map((deed) => legal.find(({ act }) => act.do === deed && !act.replaces))"
    ".find((offer) => offer)",
)


@pytest.fixture
def server(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Server]:
    hand = [f"cut-{colour}" for colour in WIRES]
    stack = {"starter": ["0"], "wires": request.param, "deck": [*hand, *["exit"] * 4, *["timer"] * 3]}
    server = Server(tmp_path, stack)
    yield server
    server.kill()


@pytest.mark.parametrize("server", [WIRES[::-1]], indirect=True)
@pytest.mark.parametrize(
    ("language", "title", "gain"),
    often(("it", "Hai vinto!", "+10 punti per te"), ("en", "You win!", "+10 points for you")),
)
def test_who_defuses_sees_it_proved_and_scores(people: Opener, language: str, title: str, gain: str) -> None:
    page = people("Ada", DESKTOP, language, path=None)
    make_table(page, "kaboom", 2, {"points": True}, play=True)
    page.evaluate(CUTS)
    proof = page.locator(".ending .proof")
    expect(proof.get_by_role("listitem")).to_have_count(4)
    expect(proof.locator(".ok")).to_have_count(4)
    expect(proof).to_contain_text(gain)
    expect(page.get_by_role("heading", name=title)).to_be_visible()
    expect(page.locator(".hero.won")).to_be_visible()
    examine(page)
    eye = Eye(page, FEW)
    eye.look("a win with its proof")
    eye.check()


@pytest.mark.parametrize("server", [["green", "blue", "red", "red"]], indirect=True)
def test_a_wrong_cut_is_crossed_out(people: Opener) -> None:
    page = people("Ada", DESKTOP, path=None)
    make_table(page, "kaboom", 2, {}, play=True)
    page.evaluate(CUTS)
    proof = page.locator(".ending .proof")
    expect(proof.locator(".no")).to_have_count(1)
    expect(proof.get_by_role("listitem").nth(3)).to_contain_text("red with a Cut yellow below it")
    expect(proof).to_contain_text("You had 3 of the four wires")
    expect(proof.locator(".ok, .gain")).to_have_count(0)
    expect(page.locator(".hero.lost")).to_be_visible()
    expect(Person(page).result).to_contain_text("Nobody wins")
    examine(page)
