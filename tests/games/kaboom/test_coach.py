"""The coach of Kaboom!: its odds are how often it comes so in the worlds that look like the view."""

from collections import Counter
from itertools import combinations as choose
from math import sqrt

import pytest

from miccia.core.chance import Quick
from miccia.core.coach import Advice
from miccia.games.kaboom import GAME
from miccia.games.kaboom.beliefs import believe
from miccia.games.kaboom.cards import BOX, COLOURS
from miccia.games.kaboom.coach import advise
from miccia.games.kaboom.imagine import imagine
from miccia.games.kaboom.odds import combinations, cuts_of, may_be_right, unseen_wire
from miccia.games.kaboom.outlook import Outlook
from miccia.games.kaboom.shown import KaboomView
from miccia.testing.walk import begin, walk
from tests.games.alike import NAMES
from tests.games.kaboom.table import Table, knows

WORLDS = 2000


def coach(table: Table, name: str = "Ada", language: str = "en") -> Advice:
    seat = NAMES.index(name)
    advice = advise(table.match.view(seat), table.match.legal(seat), NAMES, language)
    assert advice is not None
    return advice


def figures(advice: Advice) -> dict[str, str]:
    return {row.key: row.figure for row in advice.rows}


def plain(sentence: list[object]) -> str:
    return "".join(part if isinstance(part, str) else part.text for part in sentence)  # type: ignore[attr-defined]


def test_k3_of_all_combinations_one_of_each_colour_is_the_likeliest() -> None:
    advice = coach(Table())
    assert (advice.figure, advice.brief) == ("23%", "23% · 19 possible")
    assert plain([*advice.say]) == "that the combination is red blue green yellow"
    assert len(advice.rows) == 2 + 4


def test_k15_what_one_has_looked_at_counts() -> None:
    table = Table("red red blue green")
    knows(table, "Ada", 1, 2)
    view = table.match.view(0)
    assert {tuple(colours) for colours, _ in combinations(view)} == {
        ("red", "red", *sorted(rest, key=COLOURS.index))
        for rest in choose(["blue", "blue", "green", "green", "yellow", "yellow"], 2)
    }
    assert unseen_wire(view) == {"blue": 1 / 3, "green": 1 / 3, "yellow": 1 / 3}
    knows(table, "Ada", 1, 2, 3, 4)
    advice = coach(table)
    assert (advice.figure, advice.note) == ("100%", [])
    assert coach(table, "Bea").figure == "23%"


def test_k26_four_cuts_are_as_good_as_they_are_likely() -> None:
    table = Table("red red blue green")
    knows(table, "Ada", 1, 2, 3)
    table.cuts("Ada", 1, "red red")
    table.cuts("Ada", 2, "blue")
    assert figures(coach(table))["seat-0"] == "100%"  # three that are sure
    table.cuts("Ada", 3, "green")
    advice = coach(table)
    assert plain([*advice.say]) == "that your four Cuts are right"
    assert advice.figure == figures(advice)["seat-0"] == "40%"  # two of five unseen wires are green


def test_who_has_most_cuts_is_close_and_who_has_rene_is_not() -> None:
    table = Table("red red blue green", seats=3)
    table.cuts("Bea", 1, "red blue")
    table.cuts("Carlo", 1, "red red red")
    advice = coach(table)
    assert [row.key for row in advice.rows[:3]] == ["seat-2", "seat-1", "seat-0"]
    assert figures(advice)["seat-2"] == "0%"  # there are but two red wires
    table.state.mascot = 2
    advice = coach(table)
    assert [row.key for row in advice.rows[:3]] == ["seat-1", "seat-0", "seat-2"]
    assert figures(advice)["seat-2"] == "–"


def test_k31_by_heart_it_knows_no_more_than_the_view() -> None:
    table = Table("red red blue green", memory=True)
    knows(table, "Ada", 1, 2, 3)
    assert coach(table).figure == "23%"


@pytest.mark.parametrize("language", ["en", "it"])
def test_it_speaks_both_languages(language: str) -> None:
    advice = coach(Table(), language=language)
    assert advice.title and advice.column and advice.spoils and advice.rows[-1].group


# Against what happens


def positions() -> list[KaboomView]:
    """Games in which the seat has looked at wires, and some in which others were bypassed."""
    found: list[KaboomView] = []
    for seed in range(300):
        match = begin(GAME, 3, {}, seed)
        for _ in walk(match, seed):
            view = match.view(0)
            if match.over is not None:
                break
            seen = sum(wire.colour is not None for wire in view.wires)
            removed = any(wire.removed for wire in view.wires)
            if seen in (1, 2) and removed == (len(found) % 2 == 1) and any(map(cuts_of, view.players)):
                found.append(view)
                break
    return found[:4]


def near(told: float, seen: float) -> bool:
    return abs(told - seen) <= 4 * sqrt(told * (1 - told) / WORLDS) + 1e-9


def test_the_odds_are_how_often_it_comes_so() -> None:
    views = positions()
    assert len(views) == 4
    for view in views:
        chance = Quick(5)
        worlds = [[wire.name for wire in imagine(view, chance).wires] for _ in range(WORLDS)]
        often = Counter(tuple(sorted(wires, key=COLOURS.index)) for wires in worlds)
        told = combinations(view)
        assert sum(share for _, share in told) == pytest.approx(1)
        assert all(near(share, often[tuple(colours)] / WORLDS) for colours, share in told)
        hidden = next(place for place, wire in enumerate(view.wires) if not wire.colour)
        for colour, share in unseen_wire(view).items():
            assert near(share, sum(wires[hidden] == colour for wires in worlds) / WORLDS)
        for player in view.players:
            cuts = Counter(cuts_of(player))
            right = sum(cuts <= Counter(wires) for wires in worlds) / WORLDS
            assert near(may_be_right(view, cuts_of(player)), right)


def test_all_ways_to_lay_the_wires_are_counted() -> None:
    wires = [colour for colour in COLOURS for _ in range(BOX[colour])]
    ways = Counter(tuple(sorted(some, key=COLOURS.index)) for some in choose(wires, 4))
    told = {tuple(colours): share for colours, share in combinations(Table().match.view(0))}
    assert told == pytest.approx({colours: count / 70 for colours, count in ways.items()})


def test_the_bots_believe_the_same_as_long_as_nobody_shows_anything() -> None:
    table = Table("red red blue green")
    knows(table, "Ada", 1, 4)
    believed = dict(believe(Outlook(imagine(table.match.view(0), Quick(1)), 0)).likely)
    told = combinations(table.match.view(0))
    assert {tuple(map(colours.count, COLOURS)): share for colours, share in told} == pytest.approx(believed)
