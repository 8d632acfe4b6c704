"""What is asked before it is done in Kaboom!: worked out anew from the rulebook."""

from collections import Counter
from itertools import product
from typing import Any

import pytest

from miccia.core.chance import Quick
from miccia.games.kaboom import GAME
from miccia.testing.walk import begin, choose
from tests.games.asked import asked, slips_of
from tests.games.kaboom.table import Table, knows, position


def why(table: Table, move: str) -> str | None:
    return asked(table, *table.read(move))


def test_k11_ending_the_actions_with_a_look_or_a_cut_left_that_must_be_discarded() -> None:
    assert why(position("analyze exit exit exit exit exit"), "finish") == "unplayed K11"
    assert why(position("cut-red exit exit exit exit"), "finish") == "unplayed K11"
    assert why(position("cut-red exit exit exit"), "finish") is None  # all four can be kept


def test_k15_a_look_at_what_one_knows_is_not_missed() -> None:
    table = position("analyze exit exit exit exit")
    knows(table, "Ada", 1, 2, 3, 4)
    assert why(table, "finish") is None
    knows(table, "Ada", 1, 2, 3)
    assert why(table, "finish") == "unplayed K11"


def test_k16_a_fifth_cut_is_not_missed() -> None:
    table = position("cut-red exit exit exit exit")
    table.cuts("Ada", 1, "red blue green yellow")
    knows(table, "Ada", 1, 2, 3, 4)
    assert why(table, "finish") is None


def test_k13_two_cards_too_many_could_be_a_look() -> None:
    table = position("timer timer exit exit exit exit")
    assert why(table, "finish") == "unpaired K13"
    table.hold("Ada", "timer exit exit exit exit")
    assert why(table, "finish") is None  # only one will go
    table.hold("Ada", "timer timer exit exit exit exit")
    table.state.countdown = 3
    assert why(table, "finish") is None  # K14


def test_k28_rene_s_owner_misses_no_look_and_no_cut() -> None:
    table = position("analyze cut-red exit exit exit exit")
    table.state.mascot = 0
    assert why(table, "finish") is None
    table.hold("Ada", "intercept timer exit exit exit exit")
    table.outside("Ada", 1)
    assert why(table, "finish") == "unplayed K11"


@pytest.mark.parametrize(("mascot", "code"), [(-1, "nobody-wins K29"), (1, "they-win K29"), (0, None)])
def test_k29_the_last_countdown_card_is_for_rene_s_owner(mascot: int, code: str | None) -> None:
    table = position("timer double-timer")
    table.outside("Ada", 1)
    table.state.mascot = mascot
    table.state.countdown = 2
    assert (why(table, "timer 1"), why(table, "double-timer 1")) == (None, code)
    table.state.countdown = 1
    assert (why(table, "timer 1"), why(table, "double-timer 1")) == (code, code)


def test_k26_defusing_what_cannot_match_and_holding_what_must() -> None:
    table = position("", wires="red red blue green")
    table.cuts("Ada", 1, "red red blue yellow")
    knows(table, "Ada", 4)  # green
    table.do("finish")
    assert (why(table, "defuse"), why(table, "hold")) == ("cannot-match K26", None)
    table = position("", wires="red red blue green")
    table.cuts("Ada", 1, "red red blue green")
    knows(table, "Ada", 1, 2, 3)
    table.do("finish")
    assert (why(table, "defuse"), why(table, "hold")) == (None, None)
    knows(table, "Ada", 1, 2, 3, 4)
    assert (why(table, "defuse"), why(table, "hold")) == (None, "must-match K26")


@pytest.mark.parametrize("options", [{}, {"memory": True}, {"points": True}], ids=str)
def test_k11_k26_k29_asked_exactly_when_the_book_says_so(options: dict[str, Any]) -> None:
    seen: Counter[str] = Counter()
    for seed in range(25):
        match, chance = begin(GAME, 2 + seed % 4, options, seed), Quick(seed)
        moves = 0
        while match.over is None and moves < 400:
            chosen = choose(match, chance)
            if chosen is None:
                match.expire()
                continue
            seat = chosen[0]
            expected = referee(match.view(seat), match.legal(seat))
            assert slips_of(match, seat) == expected
            seen.update(expected.values())
            match.act(*chosen)
            moves += 1
    assert {"unplayed K11", "unpaired K13"} <= set(seen)


def referee(view: Any, legal: list[Any]) -> dict[int, str]:
    """The same from the book, by the forms of what is legal and by trying every combination."""
    found = {}
    me = view.players[view.seat]
    for action in legal:
        form = action.form
        if form["do"] == "finish":
            code = missed(view, [other.form for other in legal], len(me.hand))
        elif form["do"] in ("timer", "double-timer"):
            left = view.countdown - (1 if form["do"] == "timer" else 2)
            lost = left <= 0 and view.mascot != view.seat
            code = None if not lost else "nobody-wins K29" if view.mascot is None else "they-win K29"
        elif form["do"] in ("defuse", "hold"):
            mine = Counter(colour for agent in me.agents for colour in agent.cuts)
            like = [Counter(wires) == mine for wires in combinations(view)]
            code = "cannot-match K26" if form["do"] == "defuse" and not any(like) else None
            if form["do"] == "hold" and all(like):
                code = "must-match K26"
        else:
            code = None
        if code:
            found[action.id] = code
    return {} if len(found) == len(legal) else found


def missed(view: Any, forms: list[dict[str, Any]], held: int) -> str | None:
    if held <= 4:
        return None
    owner = view.mascot == view.seat
    for form in forms:
        look = form["do"] == "analyze" and view.wires[form["wire"]].colour is None
        cut = form["do"] == "cut" and form["replaces"] is None
        if form["do"] == "intercept" or ((look or cut) and not owner):
            return "unplayed K11"
    looks = [form for form in forms if form["do"] == "wild" and form["as"] == "analyze"]
    pair = any(view.wires[form["wire"]].colour is None for form in looks)
    return "unpaired K13" if held >= 6 and pair and not owner else None


def combinations(view: Any) -> list[tuple[str, ...]]:
    """Every combination that the box (K40) and what was seen allow."""
    colours = ("red", "blue", "green", "yellow")
    gone = Counter(wire.removed for wire in view.wires if wire.removed)
    known = [[wire.colour] if wire.colour else colours for wire in view.wires]
    return [
        wires for wires in product(*known) if all((Counter(wires) + gone)[colour] <= 2 for colour in colours)
    ]
