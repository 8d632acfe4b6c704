"""The rules of Firewheel, each by its number; who may see what; the words."""

from typing import Any

import msgspec
import pytest

from miccia.core.chance import Quick
from miccia.core.match import Match
from miccia.core.refused import Refused
from miccia.core.turn import Waiting
from miccia.games.firewheel import GAME
from miccia.games.firewheel.rules import BOX, PUT_OUTS, USES, FirewheelEvent, Options
from miccia.games.firewheel.view import FirewheelView
from miccia.games.firewheel.words import label, outline, say

Table = Match[FirewheelView, FirewheelEvent]
NAMES = ["Ada", "Bea", "Leo"]


def table(pile: str = "", seats: int = 2, **options: Any) -> Table:
    """A game whose rockets come as written: the hand of the first seat, that of the second, the pile."""
    return GAME.start(seats=seats, seed=1, options=options, stack={"pile": pile.replace("|", " ").split()})


def use(match: Table, *rockets: str) -> list[str]:
    """Whoever is in turn uses one rocket after the other; what the first seat reads of the last."""
    events: list[FirewheelEvent] = []
    for rocket in rockets:
        turn = match.turn
        assert isinstance(turn, Waiting)
        legal = match.legal(turn.alone)
        events = match.act(turn.alone, USES[rocket] if USES[rocket] in legal else PUT_OUTS[rocket])
    lines = [say(told, NAMES, 0, "en") for event in events if (told := GAME.tell(event, 0))]
    return ["".join(part if isinstance(part, str) else part.text for part in line) for line in lines if line]


def legal(match: Table, seat: int) -> list[str]:
    return [str(action) for action in match.legal(seat)]


def test_g1_thirty_two_rockets() -> None:
    assert len(BOX) == 32 == len(set(BOX))
    assert GAME.inventory(GAME.deal(2, Options(), Quick(1))) == sorted(BOX)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_g2_four_each_and_hidden(seats: int) -> None:
    match = table(seats=seats)
    for seat in range(seats):
        view = match.view(seat)
        assert (view.held, view.pile, view.wheel) == ([4] * seats, 32 - 4 * seats, [])
        shown = msgspec.json.encode(view).decode()
        others = [rocket for other in range(seats) if other != seat for rocket in match.view(other).hand]
        assert not [rocket for rocket in others if rocket in shown]
    assert match.view().hand == []


def test_g2_what_others_draw_is_not_told() -> None:
    match = table("R1 R2 R3 R4 | B1 B2 B3 B4 | Y5 Y6")
    assert use(match, "R1") == ["You add a rocket: red 1", "You draw a rocket: yellow 5"]
    assert use(match, "B2") == ["Bea adds a rocket: blue 2"]


def test_g3_use_one_and_draw_one_in_turn() -> None:
    match = table("R1 R2 R3 R4 | B1 B2 B3 B4 | Y5 Y6")
    use(match, "R1")
    assert match.view(0).hand == ["R2", "R3", "R4", "Y5"]
    assert match.turn == Waiting(frozenset({1}))
    with pytest.raises(Refused, match="not-your-turn"):
        match.act(0, USES["R2"])
    with pytest.raises(Refused, match="not-in-hand"):
        match.act(1, USES["R2"])


def test_g4_any_rocket_begins_then_same_colour_or_higher() -> None:
    match = table("R4 R2 Y3 G8 | R1 Y4 Y5 B4")
    assert legal(match, 0) == ["use R2", "use R4", "use Y3", "use G8"]
    use(match, "R4")
    assert legal(match, 1) == ["use R1", "use Y5"]
    with pytest.raises(Refused, match="does-not-fit"):
        match.act(1, USES["B4"])


def test_g5_higher_makes_it_longer() -> None:
    match = table("R4 R2 Y3 G8 | R1 Y6 Y5 B4")
    use(match, "R4", "Y5")
    assert match.view(0).wheel == ["R4", "Y5"]
    assert match.view(0).points == [0, 0]


def test_g6_same_colour_lights_and_takes_all() -> None:
    match = table("R4 R2 Y3 G8 | R1 Y6 Y5 B4")
    assert use(match, "R4", "Y5", "Y3")[0] == "You light the wheel with yellow 3 and take 3 points"
    view = match.view(1)
    assert (view.wheel, view.taken[0], view.points) == ([], ["R4", "Y3", "Y5"], [3, 0])


def test_g7_put_out_only_if_nothing_fits() -> None:
    match = table("R8 R2 Y3 G8 | B1 Y6 Y5 B4")
    with pytest.raises(Refused, match="must-fit"):
        match.act(0, PUT_OUTS["R2"])
    use(match, "R8")
    assert legal(match, 1) == ["put-out Y5", "put-out Y6", "put-out B1", "put-out B4"]
    assert use(match, "Y5") == ["Bea puts out a rocket: yellow 5"]
    assert (match.view(0).wet, match.view(0).wheel) == (["Y5"], ["R8"])


def test_g8_g9_all_rockets_used_most_points_win() -> None:
    match = table("R1 R2 R3 R4 | B1 B2 B3 B4")
    while not match.over:
        turn = match.turn
        assert isinstance(turn, Waiting)
        match.act(turn.alone, match.legal(turn.alone)[0])
    assert len(match.record.inputs) == 32
    view = match.view(0)
    assert list(match.over.scores) == view.points
    assert match.over.winners == tuple(seat for seat in (0, 1) if view.points[seat] == max(view.points))
    assert sum(view.points) + len(view.wet) + len(view.wheel) == 32


@pytest.mark.parametrize(("bright", "points"), [(False, 3), (True, 4)])
def test_g10_a_bright_eight_counts_two(bright: bool, points: int) -> None:
    match = table("R4 R2 Y3 G8 | R1 Y8 Y5 B4", bright=bright)
    use(match, "R4", "Y8", "Y3")
    assert match.view(0).points == [points, 0]


def test_labels_say_what_a_rocket_would_do() -> None:
    match = table("R4 R2 Y3 G8 | R1 Y8 Y5 B4")
    assert label(USES["R4"], match.view(0), NAMES, "it") == "Comincia una ruota: 4 rosso"
    use(match, "R4")
    view = match.view(1)
    assert label(USES["R1"], view, NAMES, "en") == "Light it with red 1"
    assert label(USES["Y8"], view, NAMES, "en") == "Add yellow 8"


def test_the_outline_shows_the_hand_to_its_holder_alone() -> None:
    match = table("R4 R2 Y3 G8 | R1 Y8 Y5 B4")
    mine, theirs = outline(match.view(0), NAMES, "en"), outline(match.view(1), NAMES, "en")
    assert [thing.text for thing in mine.hand] == ["red 2", "red 4", "yellow 3", "green 8"]
    assert [side.held for side in mine.sides] == [0, 4]
    assert [side.held for side in theirs.sides] == [4, 0]
    assert outline(match.view(), NAMES, "en").hand == []
