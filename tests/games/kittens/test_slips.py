"""What is asked before it is done in Kittens: worked out anew from the rulebook."""

from collections import Counter
from typing import Any

import pytest

from miccia.core.chance import Quick
from miccia.games.kittens import GAME
from miccia.testing.walk import begin, choose
from tests.games.alike import NAMES
from tests.games.asked import asked, slips_of
from tests.games.kittens.table import Table


def why(table: Table, move: str) -> str | None:
    return asked(table, NAMES.index(table.asked()[0]), table.action(move))


def after_reveal(hands: str, pile: str = "kitten sock teapot cactus") -> Table:
    """Ada has seen what lies on top, and so has everybody (E20)."""
    table = Table(f"reveal {hands}", pile=pile)
    table.do("play reveal", "pass all")
    return table


def test_e11_drawing_a_kitten_that_one_knows_of_while_it_can_be_avoided() -> None:
    for card in ("attack", "targeted", "heck", "shuffle", "armageddon"):
        assert why(after_reveal(f"defuse {card} | nope sock"), "draw") == "draws-kitten E11"
        assert why(after_reveal(f"{card} | nope sock"), "draw") == "draws-death E11"
    assert why(after_reveal("defuse attack | nope sock", "sock kitten teapot"), "draw") is None


def test_e11_not_where_nothing_helps() -> None:
    assert why(after_reveal("defuse sock | nope sock"), "draw") is None
    assert why(after_reveal("sock teapot | nope sock"), "draw") is None
    assert why(after_reveal("defuse favor sock sock | nope sock"), "draw") is None  # saved anyway


@pytest.mark.parametrize("hand", ["favor", "sock sock", "teapot teapot teapot"])
def test_e18_e23_without_a_defuse_one_may_still_be_found(hand: str) -> None:
    assert why(after_reveal(f"{hand} | nope sock"), "draw") == "draws-death E11"


def test_e6_a_kitten_is_also_known_where_nothing_else_is_left() -> None:
    table = Table("attack | nope sock", pile="kitten")
    assert why(table, "draw") == "draws-death E11"
    assert why(Table("attack | nope sock", pile="kitten sock"), "draw") is None


def test_e10_what_only_others_know_is_not_told() -> None:
    table = Table("defuse attack | nope sock", pile="kitten sock teapot cactus")
    table.state.pile_known = [0b10] * 4  # Bea has seen it
    assert slips_of(table.match, 0) == {}


def test_e18_giving_a_defuse_where_something_else_can_be_given() -> None:
    table = Table("favor | defuse sock", pile="sock teapot kitten")
    table.do("play favor", "pass all")
    assert (why(table, "give defuse"), why(table, "give sock")) == ("gives-defuse E11", None)
    table = Table("favor | defuse defuse", pile="sock teapot kitten")
    table.do("play favor", "pass all")
    assert slips_of(table.match, 1) == {}


def test_e19_keeping_a_kitten_from_the_bottom() -> None:
    table = Table("heck defuse | nope sock", pile="sock teapot kitten")
    table.do("play heck", "pass all")
    assert (why(table, "put hand"), why(table, "put top")) == ("keeps-kitten E19", None)
    table = Table("heck defuse | nope sock", pile="sock kitten teapot")
    table.do("play heck", "pass all")
    assert slips_of(table.match, 0) == {}


def test_e17_hiding_it_where_one_draws_it_oneself() -> None:
    table = Table("attack | defuse nope | sock", pile="kitten sock teapot cactus shuffle")
    table.do("play attack", "pass all", "draw")
    assert table.turns() == "Bea 2"
    assert (why(table, "hide 0"), why(table, "hide 1")) == ("own-kitten E17", None)
    table = Table("defuse nope | sock | sock", pile="kitten sock teapot")
    table.do("draw")
    assert slips_of(table.match, 0) == {}


def test_e11_the_last_protection_is_not_played_away_unasked() -> None:
    table = Table("defuse defuse | nope sock", pile="sock teapot kitten")
    assert why(table, "set defuse defuse") == "unprotected E11"
    table = Table("defuse defuse defuse | nope sock", pile="sock teapot kitten")
    assert why(table, "set defuse defuse") is None
    table = Table("godcat sock | nope sock", pile="sock teapot kitten")
    assert why(table, "play godcat as attack") == "unprotected E11"
    assert why(table, "set sock godcat") == "unprotected E11"
    table = Table("godcat defuse | nope sock", pile="sock teapot kitten")
    assert why(table, "play godcat as attack") is None


def test_e33_running_from_a_known_kitten_is_a_good_use_of_the_godcat() -> None:
    table = after_reveal("godcat sock | nope sock")
    assert (why(table, "play godcat as attack"), why(table, "draw")) == (None, "draws-kitten E11")
    assert why(table, "play godcat as favor") == "unprotected E11"


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_asked_exactly_when_the_book_says_so(seats: int) -> None:
    seen: Counter[str] = Counter()
    for seed in range(60):
        match, chance = begin(GAME, seats, {"nope_seconds": "0"}, seed), Quick(seed)
        while match.over is None:
            chosen = choose(match, chance)
            assert chosen is not None
            for seat in range(seats):
                expected = referee(match.view(seat), match.legal(seat))
                assert slips_of(match, seat) == expected
                seen.update(expected.values())
            match.act(*chosen)
    assert {"unprotected E11", "gives-defuse E11", "keeps-kitten E19"} <= set(seen)
    assert seats == 2 or any(code.startswith("draws") for code in seen)  # of two the second soon wins


AVOIDS = {"attack", "targeted", "heck", "shuffle", "armageddon"}


def referee(view: Any, legal: list[Any]) -> dict[int, str]:
    """The same from the book, by the forms of what is legal."""
    forms = {action.id: action.form for action in legal}
    found = {}
    for action, form in forms.items():
        code = judged(view, form, list(forms.values()))
        if code:
            found[action] = code
    rest = [form for action, form in forms.items() if action not in found and form["do"] != "give-up"]
    return found if rest else {}


def judged(view: Any, form: dict[str, Any], forms: list[dict[str, Any]]) -> str | None:
    held = [card for card in view.hands[view.seat] if card in ("defuse", "godcat")]
    blank = [place for place, card in enumerate(view.pile) if card is None]
    surely = view.pile.count("kitten") + len(blank) == view.kittens
    kitten = bool(view.pile) and (view.pile[0] == "kitten" or (view.pile[0] is None and surely))
    match form["do"]:
        case "draw":
            ways = [effect(other) for other in forms if other["do"] in ("play", "set")]
            help_needed = not held and any(way in ("favor", "set") for way in ways)
            if kitten and (help_needed or any(way in AVOIDS for way in ways)):
                return "draws-kitten E11" if held else "draws-death E11"
        case "play" | "set":
            laid = form.get("cards") or [form["card"]]
            left = len(held) - sum(card in ("defuse", "godcat") for card in laid)
            if len(held) > left == 0 and not (kitten and effect(form) in AVOIDS):
                return "unprotected E11"
        case "give":
            gifts = {other["card"] for other in forms if other["do"] == "give"}
            if form["card"] == "defuse" and gifts - {"defuse", "godcat"}:
                return "gives-defuse E11"
        case "heck":
            if form["put"] == "hand" and view.pile[-1] == "kitten":
                return "keeps-kitten E19"
        case "hide":
            if form["place"] < view.turns - 1:
                return "own-kitten E17"
    return None


def effect(form: dict[str, Any]) -> str:
    return "set" if form["do"] == "set" else str(form.get("as", form["card"]))
