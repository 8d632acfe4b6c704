"""The coach of FUSE: the seconds are the bots' own, and the best use comes first."""

import pytest

from miccia.core.chance import Quick
from miccia.core.coach import Advice
from miccia.games.fuse import GAME
from miccia.games.fuse.actions import Done, First, Place
from miccia.games.fuse.bots import Steady, prices_of
from miccia.games.fuse.cards import NAMED
from miccia.games.fuse.coach import advise, figure
from miccia.games.fuse.shown import FuseView
from miccia.games.fuse.view import laid
from miccia.testing.walk import begin, walk
from tests.games.alike import NAMES
from tests.games.fuse.table import Table


def coach(table: Table, name: str = "Ada", language: str = "en") -> Advice:
    seat = NAMES.index(name)
    advice = advise(table.match.view(seat), table.match.legal(seat), NAMES, language)
    assert advice is not None
    return advice


def plain(sentence: list[object]) -> str:
    return "".join(part if isinstance(part, str) else part.text for part in sentence)  # type: ignore[attr-defined]


def test_f9_each_die_that_fits_is_weighed_once_at_its_best_place() -> None:
    table = Table("climb R1 - - -, seven", "exact, twins K2 -", roll="B3 K5 R2 Y1")
    view, advice = table.match.view(0), coach(table)
    fitting = {
        die
        for die in range(len(view.tray))
        for front in view.players[0].bombs
        if front is not None and front.fits[die]
    }
    assert {row.key for row in advice.rows} == {f"{view.round}-{die}" for die in fitting}
    assert (
        advice.figure == advice.rows[0].figure == figure(max(gain for gain, _ in gains(view).values()), "en")
    )


def gains(view: FuseView) -> dict[int, tuple[float, int]]:
    """By die: the most that it saves the seat, and on which bomb; worked out place by place."""
    prices = prices_of(view.seats)
    found: dict[int, tuple[float, int]] = {}
    for place, front in enumerate(view.players[view.seat or 0].bombs):
        bomb = laid(front)
        if front is None or bomb is None:
            continue
        for die, spaces in enumerate(front.fits):
            for space in spaces:
                gain = prices.gain(bomb, space, NAMED[view.tray[die].face].index)
                found[die] = max(found.get(die, (-1e9, 0)), (gain, place))
    return found


def test_a_die_that_defuses_comes_first_whatever_others_save() -> None:
    table = Table("twins K2 -, climb - - - -", "exact, seven", roll="K2 B1 R1 Y5")
    advice = coach(table)
    assert plain([*advice.rows[0].why]).startswith("defuses the bomb")
    assert table.match.view(0).tray[int(advice.rows[0].key.split("-")[1])].face == "K2"


def test_who_could_use_a_die_better_is_named() -> None:
    table = Table("climb - - - -, seven", "twins K2 -, exact", roll="K2 B3 R4 Y5")
    row = next(row for row in coach(table).rows if "K2" in str(row.say) or "black" in plain([*row.say]))
    assert "Bea saves more" in plain([*row.why])


def test_when_nothing_fits_it_says_how_far_it_is() -> None:
    table = Table("twins K2 -, twins B3 -", "climb - - - -, seven", roll="R1 Y4 G5 R6")
    advice = coach(table)
    assert not advice.rows
    assert advice.brief == "no die fits" and plain([*advice.why]) == "None of these dice fits them."


@pytest.mark.parametrize("language", ["en", "it"])
def test_in_whole_games_the_best_row_is_what_the_steady_bot_does(language: str) -> None:
    """Wherever it does not have to choose between dice of no use."""
    same = kinds = 0
    for seed in range(3):
        match = begin(GAME, 2, {}, seed)
        seen = set()
        for _ in walk(match, seed):
            if match.over is not None:
                break
            view, legal = match.view(0), match.legal(0)
            advice = advise(view, legal, NAMES, language)
            assert advice is not None and advice.figure.endswith("\u00a0s") and advice.brief
            if not legal or not advice.rows:
                continue
            action = Steady(0).decide(view, legal, Quick(seed)).action
            assert not isinstance(action, (Done, First))
            assert int(action.id) == advice.rows[0].acts[0]
            same += 1
            seen.add(str(action.form["do"]))
        kinds = max(kinds, len(seen))
    assert same > 20 and kinds >= 2


def test_nothing_is_worked_out_twice() -> None:
    """It is said with every update of a race."""
    match = begin(GAME, 5, {}, 1)
    while not any(isinstance(action, Place) for action in match.legal(0)):
        match.act(*next((seat, match.legal(seat)[0]) for seat in range(5) if match.legal(seat)))
    view, legal = match.view(0), match.legal(0)
    advise(view, legal, NAMES, "en")
    prices = prices_of(5)
    known = {key: len(found) for key, found in prices.known.items()}
    advise(view, legal, NAMES, "en")
    assert {key: len(found) for key, found in prices.known.items()} == known
