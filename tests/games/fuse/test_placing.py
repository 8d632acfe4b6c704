"""A round of FUSE until its dice are placed, rule by rule."""

from itertools import islice

import pytest

from miccia import Refused
from miccia.core.chance import Quick
from miccia.core.game import Action
from miccia.core.turn import Waiting
from miccia.games.fuse import GAME
from miccia.games.fuse.bombs import BY_KEY
from miccia.testing.walk import begin, walk
from tests.games.alike import refusal
from tests.games.fuse.table import Table, kinds

THREE = ("triplets, either", "four-faces, twins", "one-hue, exact")


# Taking dice


def test_f8_a_roll_needs_nobody() -> None:
    table = Table("triplets, either", "four-faces, twins", roll="R1 B1 G1 Y1 / R6 B6 G6 K6")
    events = table.do("Ada places R1 on triplets 1", "Ada places B1 on either 1")
    assert kinds(events) == ["Placed", "Placed"]
    events = table.do("Bea places G1 on twins 1", "Bea places Y1 on four-faces 1")
    assert kinds(events) == ["Placed", "Placed", "Rolled"]
    assert (events[-1].seat, events[-1].round, events[-1].dice) == (1, 2, ["R6", "B6", "G6", "K6"])


def test_f9_everybody_acts_at_once_in_any_order() -> None:
    table = Table(*THREE, roll="R5 B2 Y1")
    assert table.waits_for() == "place: Ada Bea Carlo"
    table.do("Carlo places Y1 on exact 2", "Ada places B2 on either 1", "Bea places R5 on twins 1")
    assert table.front("Carlo") == "one-hue - - - -, exact - Y1 -"
    assert table.front("Ada") == "triplets - - -, either B2 - -"
    assert table.front("Bea") == "four-faces - - - -, twins R5 -"


def test_f9_one_die_each() -> None:
    table = Table(*THREE, roll="R5 B2 Y1")
    table.do("Ada places B2 on either 1")
    assert refusal(table, "Ada places R5 on either 2") == ("no-share-left", "F9")
    assert not table.can("Ada", "place")


def test_f9_two_dice_each_for_two_also_on_one_bomb() -> None:
    table = Table("triplets, either", "four-faces, twins", roll="R3 B3 Y3 K1")
    table.do("Ada places R3 on triplets 1", "Ada places B3 on triplets 3")
    assert table.front("Ada") == "triplets R3 - B3, either - - -"
    assert refusal(table, "Ada places Y3 on triplets 2") == ("no-share-left", "F9")


def test_f9_three_dice_for_one() -> None:
    table = Table("triplets, either, twins, exact", roll="R3 B3 Y3", centre="seven ten run steps ladder")
    table.do("Ada places R3 on triplets 1", "Ada places B3 on triplets 3", "Ada places Y3 on triplets 2")
    assert table.front("Ada").startswith("none, ")
    table.do("Ada takes ten")
    assert table.front("Ada").startswith("ten - - -, ")


def test_f9_also_on_a_bomb_just_taken() -> None:
    table = Table("seven R3 -, either", "four-faces, twins", roll="B4 Y1 K1 K2")
    table.do("Ada places B4 on seven 2", "Ada takes steps", "Ada places Y1 on steps 1")
    assert table.front("Ada") == "steps Y1 - -, either - - -"


def test_f9_two_hands_on_one_die() -> None:
    table = Table(*THREE, roll="R5 B2 Y1")
    table.do("Bea places B2 on twins 1")
    assert refusal(table, "Ada places B2 on either 1") == ("die-gone", "F9")
    assert table.can("Ada", "place")


def test_f9_a_hand_that_comes_a_roll_too_late_gets_no_other_die() -> None:
    table = Table("triplets, either", "triplets, twins", roll="R1 B1 G1 Y1 / R6 B6 G6 K6")
    late = table.action(0, ["places", "R1", "on", "triplets", "1"])
    table.do("Bea places R1 on triplets 1", "Bea places B1 on twins 1", "Ada is done")
    assert table.tray() == "R6 B6 G6 K6"
    with pytest.raises(Refused) as caught:
        table.match.act(0, late)
    assert (caught.value.code, caught.value.rule) == ("other-roll", "F10")


# What may be placed, and when the placing ends


def test_f10_a_die_that_rules_out_completion_is_refused() -> None:
    table = Table("two-less, chimney", "four-faces, twins", roll="R2 B5 G1 Y6")
    assert refusal(table, "Ada places R2 on two-less 1") == ("never-complete", "F10")
    assert refusal(table, "Ada places B5 on two-less 2") == ("never-complete", "F10")
    assert refusal(table, "Ada places R2 on chimney 1") == ("never-complete", "F10")
    table.do("Ada places B5 on two-less 1")


def test_f10_nobody_must_take_a_die_and_done_is_final() -> None:
    table = Table(*THREE, roll="R5 B2 Y1")
    assert kinds(table.do("Ada is done")) == ["Declined"]
    assert refusal(table, "Ada places B2 on either 1") == ("already-done", "F10")
    assert refusal(table, "Ada is done") == ("already-done", "F10")
    assert table.waits_for() == "place: Ada Bea Carlo"  # Ada has the bag, and may still order the dice
    assert not table.can("Ada", "place") and table.can("Ada", "first")


def test_f10_done_also_after_a_detonator() -> None:
    table = Table("either B1 - -, twins", "seven R3 -, exact", roll="B4 B3 Y1 K2", deck="B ten")
    table.do("Ada is done", "Bea places B4 on seven 2", "Bea takes steps")
    assert table.waits_for() == "give: Ada"
    table.do("Ada returns either 1")
    assert refusal(table, "Ada places B3 on either 1") == ("already-done", "F10")


def test_f10_done_also_when_nothing_fits() -> None:
    table = Table("flagpole, exact", "four-faces, twins", roll="R1 R3 R4 R6", roller=1)
    assert table.waits_for() == "place: Ada Bea"
    assert table.can("Ada", "done") and not table.can("Ada", "place")
    assert kinds(table.do("Ada is done")) == ["Declined"]
    assert table.waits_for() == "place: Bea"


def test_f10_whoever_has_taken_all_dice_has_nothing_to_decline() -> None:
    table = Table(*THREE, roll="R5 B2 Y1")
    table.do("Ada places B2 on either 1")
    assert refusal(table, "Ada is done") == ("no-share-left", "F9")
    assert not table.can("Ada", "done")


def test_f10_a_late_done_never_gives_up_the_next_roll() -> None:
    table = Table("triplets, either", "triplets, twins", roll="R1 B1 G1 Y1 / R6 B6 G6 K6")
    late = table.action(0, ["is", "done"])
    table.do("Bea places R1 on triplets 1", "Bea places B1 on twins 1", "Ada places G1 on either 1")
    table.do("Ada is done")
    assert table.tray() == "R6 B6 G6 K6"
    with pytest.raises(Refused) as caught:
        table.match.act(0, late)
    assert (caught.value.code, caught.value.rule) == ("other-roll", "F10")
    assert table.can("Ada", "place")


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_f10_no_hand_acts_in_another_roll(seats: int) -> None:
    """Whatever could once be done with a roll is refused from the next roll on, to the end."""
    match = begin(GAME, seats, {"relaxed": "endless"}, 5)
    chance, kept, tries = Quick(5), dict[int, set[tuple[int, Action]]](), 0
    for _ in islice(walk(match, 5), 400):
        round = match.view().round
        for seat in range(seats):
            named = [action for action in match.legal(seat) if action.form["do"] not in ("give", "take")]
            kept.setdefault(round, set()).update((seat, action) for action in named)
        late = [one for roll, ones in kept.items() if roll != round for one in ones]
        for _ in range(min(20, len(late))):
            seat, action = late[chance.below(len(late))]
            with pytest.raises(Refused):
                match.state.check(seat, action)
            tries += 1
    assert tries > 1000


def test_f10_the_placing_ends_when_nobody_can_place() -> None:
    table = Table("flagpole, exact", "four-faces, twins", roll="R1 R3 R4 R6", reroll="2 2")
    events = table.do("Bea places R1 on four-faces 1", "Bea places R3 on four-faces 2")
    assert kinds(events)[:3] == ["Placed", "Placed", "Discarded"]
    assert (events[2].dice, events[2].faces) == ([2, 3], ["R4", "R6"])


def test_f10_a_placed_die_stays() -> None:
    table = Table("triplets, either", "four-faces, twins", roll="R1 B1 G1 Y1")
    table.do("Ada places R1 on triplets 1")
    assert refusal(table, "Ada places B1 on triplets 1") == ("space-taken", "F10")


def test_f11_the_bag_goes_on() -> None:
    table = Table(*THREE, roll="R5 B2 Y1 / R1 B1 G1 / R6 B6 G6", roller=2)
    assert table.state.roller == 2
    table.do("Ada places B2 on either 1", "Bea places R5 on twins 1", "Carlo places Y1 on exact 2")
    assert (table.state.roller, table.tray()) == (0, "R1 B1 G1")
    table.do("Ada places R1 on either 2", "Bea places B1 on four-faces 1", "Carlo places G1 on one-hue 1")
    assert (table.state.roller, table.tray()) == (1, "R6 B6 G6")


# The bag


def test_f12_a_bag_with_too_few_dice_is_emptied() -> None:
    table = Table("triplets, either", "four-faces, twins", roll="R1 B1 G1", bag="RBG")
    assert table.tray() == "R1 B1 G1"
    assert table.state.bag == []


def test_f12_an_empty_bag_loses() -> None:
    table = Table("triplets, either", "four-faces, twins", roll="R1 B1", bag="RB")
    events = table.do("Ada places R1 on triplets 1", "Ada places B1 on triplets 2")
    assert kinds(events) == ["Placed", "Placed", "Ended"]
    assert table.match.over is not None
    assert (table.match.over.why, table.match.over.winners) == ("bag", ())
    assert refusal(table, "Bea is done") == ("game-over", "F12")


@pytest.mark.parametrize(("bag", "low"), [("RBGY" * 3, False), ("RBGY" * 2 + "RBG", True)])
def test_f12_low_is_fewer_than_two_rolls(bag: str, low: bool) -> None:
    """Eight dice left are two rolls of four: enough. Seven are not."""
    first, second = "R1 B1 G1 Y1", "R2 B2 G2 Y2"
    table = Table("triplets, either", "four-faces, twins", roll=first, bag=bag)
    assert len(table.state.bag) == (7 if low else 8)
    assert table.match.view().low is low
    table = Table("triplets, either", "four-faces, twins", roll=f"{first} / {second}", bag=bag + "RBGY")
    table.do("Ada places R1 on triplets 1", "Ada places B1 on triplets 2", "Bea places G1 on twins 1")
    events = table.do("Bea places Y1 on four-faces 1")
    assert kinds(events) == ["Placed", "Rolled", *["BagLow"] * low]
    assert table.match.view().low is low


def test_f12_the_table_warns_of_a_low_bag() -> None:
    full = "R1 B1 G1 Y1 / R2 B2 G2 Y2"
    table = Table("triplets, either", "four-faces, twins", roll=full, bag="RBGYRBGYKKK")
    assert table.match.view().low  # seven are left, two rolls would be eight
    table.do("Ada places R1 on triplets 1", "Ada places B1 on triplets 2", "Bea places G1 on twins 1")
    events = table.do("Bea places Y1 on four-faces 1")
    assert kinds(events) == ["Placed", "Rolled", "BagLow"]
    assert events[-1].dice == 3
    assert not Table("triplets, either", "four-faces, twins", roll=full).match.view().low


# Bombs


def test_f16_a_space_takes_what_it_asks_for() -> None:
    table = Table(*THREE, roll="R5 B2 Y1")
    assert refusal(table, "Carlo places B2 on exact 3") == ("does-not-fit", "F16")
    assert refusal(table, "Carlo places R5 on exact 2") == ("does-not-fit", "F16")
    table.do("Carlo places R5 on exact 1")


def test_f16_signs_bind_neighbours() -> None:
    table = Table("triplets R3 - -, either", "four-hues R1 - - -, twins", roll="R5 B3 R2 K1")
    assert refusal(table, "Ada places R5 on triplets 2") == ("breaks-sign", "F16")
    assert refusal(table, "Ada places R5 on triplets 3") == ("never-complete", "F10")
    assert refusal(table, "Bea places R2 on four-hues 2") == ("breaks-sign", "F16")
    table.do("Bea places R2 on four-hues 3", "Ada places B3 on triplets 3")


def test_f17_towers_grow_from_the_bottom() -> None:
    table = Table("climb, ladder", "four-faces, twins", roll="R1 B2 G3 Y6")
    assert refusal(table, "Ada places B2 on climb 2") == ("wrong-order", "F17")
    table.do("Ada places R1 on climb 1", "Ada places B2 on climb 2")


def test_f18_pyramids_need_what_carries_them() -> None:
    table = Table("black-cap G1 - -, twins", "four-faces, exact", roll="K2 B3 G5 Y6")
    assert refusal(table, "Ada places K2 on black-cap 3") == ("nothing-below", "F18")
    table.do("Ada places B3 on black-cap 2", "Ada places K2 on black-cap 3")
    assert table.front("Ada") == "none, twins - -"


def test_f19_dice_do_not_fall_by_themselves() -> None:
    table = Table("climb R1 B2 G3 -, twins", "four-faces, exact", roll="Y6 B3 G5 K6", shake="0")
    assert "Fell" not in kinds(table.do("Ada places Y6 on climb 4"))


@pytest.mark.parametrize(
    ("front", "die", "space", "percent"),
    [
        ("climb R1 - - -", "B2", 2, 2),
        ("climb R1 B2 - -", "G3", 3, 5),
        ("climb R1 B2 G3 -", "Y6", 4, 10),
        ("hidden-sun R1 B2 Y1 R1 -", "Y6", 5, 20),
        ("black-cap G1 B3 -", "K6", 3, 2),
        ("temple K1 R1 K2 B1 G3 -", "Y6", 6, 5),
    ],
)
def test_f19_with_shaky_hands_the_whole_bomb_can_fall(front: str, die: str, space: int, percent: int) -> None:
    for shake, falls in ((percent - 1, True), (percent, False)):
        table = Table(
            f"{front}, twins", "four-faces, exact", roll=f"{die} B3 G5 R3", shake=str(shake), shaky_hands=True
        )
        dice = len(table.state.bag)
        key = front.split()[0]
        events = table.do(f"Ada places {die} on {key} {space}")
        assert ("Fell" in kinds(events)) is falls
        if falls:
            assert table.front("Ada") == " ".join([key, *["-"] * BY_KEY[key].size]) + ", twins - -"
            assert len(table.state.bag) == dice + space  # also before it could count as complete
            assert table.state.shares[0] == 1


def test_f19_on_the_card_nothing_falls() -> None:
    table = Table("climb, twins", "four-faces, exact", roll="R1 B3 G5 R3", shake="0", shaky_hands=True)
    assert kinds(table.do("Ada places R1 on climb 1", "Ada places B3 on twins 1")) == ["Placed", "Placed"]


REFUSED = [
    ("Ada places R5 on either 4", "no-such-space", "F16"),
    ("Ada places R5 on either 1", "does-not-fit", "F16"),
    ("Ada returns triplets 1", "nothing-owed", "F13"),
    ("Ada takes steps", "nothing-to-take", "F21"),
    ("Bea puts B2 first", "not-the-roller", "F13"),
    ("Ada puts R5 first", "already-first", "F13"),
]


@pytest.mark.parametrize(("move", "code", "rule"), REFUSED)
def test_f20_what_is_not_allowed_is_refused_and_changes_nothing(move: str, code: str, rule: str) -> None:
    assert refusal(Table(*THREE, roll="R5 B2 Y1"), move) == (code, rule)


@pytest.mark.parametrize(
    ("form", "code", "rule"),
    [
        ({"do": "place", "roll": 1, "die": 4, "bomb": 0, "space": 0}, "no-such-die", "F8"),
        ({"do": "place", "roll": 1, "die": 0, "bomb": 2, "space": 0}, "no-such-bomb", "F9"),
        ({"do": "first", "roll": 1, "die": 3}, "no-such-die", "F8"),
    ],
)
def test_f20_nor_what_is_not_there(form: dict[str, object], code: str, rule: str) -> None:
    table = Table(*THREE, roll="R5 B2 Y1")
    action = table.match.game.action(form)
    assert action is not None
    table.action = lambda seat, words: int(action.id)  # type: ignore[method-assign]
    assert refusal(table, "Ada does it") == (code, rule)


def test_f9_nobody_waits_for_a_player_who_has_taken_their_share() -> None:
    table = Table(*THREE, roll="R5 B2 Y1", roller=2)
    table.do("Ada places B2 on either 1")
    turn = table.match.turn
    assert isinstance(turn, Waiting)
    assert turn.seats == {1, 2}
