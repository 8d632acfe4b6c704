"""Discarded dice and detonators of FUSE: who loses what, rule by rule."""

from miccia.core.turn import Waiting
from tests.games.alike import refusal
from tests.games.fuse.table import Table, kinds

# Ada can place none of these dice, Bea can; when Bea is done, all four are discarded.
BLOCKED = "flagpole B1 - -, exact"
FOUR = "G1 G3 G4 G6"


def discarding(bea: str, reroll: str, *, ada: str = BLOCKED, roll: str = FOUR) -> Table:
    """The dice of the roll are discarded, one after the other."""
    table = Table(ada, bea, roll=roll, reroll=reroll)
    table.do("Bea is done")
    return table


# Discarded dice


def test_f13_a_discarded_die_is_rolled_again_and_costs_a_die_like_it() -> None:
    table = Table(BLOCKED, "four-faces R2 - - -, twins", roll=FOUR, reroll="2")
    events = table.do("Bea is done")
    assert kinds(events) == ["Declined", "Discarded", "Rerolled"]
    assert (events[2].die, events[2].was, events[2].face, events[2].owing) == (0, "G1", "G2", [1])
    assert table.waits_for() == "give: Bea"
    (gave, *_) = table.do("Bea returns four-faces 1")
    assert (gave.seat, gave.key, gave.space, gave.face, gave.forced) == (1, "four-faces", 0, "R2", False)
    assert table.front("Bea") == "four-faces - - - -, twins - -"


def test_f13_colour_or_number_exactly_one_and_their_own_choice() -> None:
    table = discarding("four-faces R2 G5 - -, twins K2 -", "2")
    assert table.match.view(1).players[1].gives == [[0, 0], [0, 1], [1, 0]]
    table.do("Bea returns twins 1")
    assert table.front("Bea").startswith("four-faces R2 G5 - -, ")


def test_f13_every_player_with_such_a_die_returns_one_in_any_order() -> None:
    table = discarding("four-faces R2 - - -, twins", "2", ada="flagpole B2 - -, exact")
    assert table.waits_for() == "give: Ada Bea"
    table.do("Bea returns four-faces 1")
    assert table.waits_for() == "give: Ada"
    table.do("Ada returns flagpole 1")


def test_f13_nobody_owes_what_they_do_not_have() -> None:
    events = Table(BLOCKED, "four-faces R2 - - -, twins", roll=FOUR, reroll="6 6 6 6 6").do("Bea is done")
    assert [event.owing for event in events if type(event).__name__ == "Rerolled"][:4] == [[], [], [], []]
    assert "Rolled" in kinds(events)


def test_f13_the_die_goes_back_to_the_bag_when_all_have_given() -> None:
    table = discarding("four-faces R2 - - -, twins", "2 2")
    assert table.match.view().bag == {"K": 5, "B": 4, "G": 1, "R": 4, "Y": 5}
    assert [die.where for die in table.match.view().tray] == ["acting", "discarded", "discarded", "discarded"]
    table.do("Bea returns four-faces 1")  # the second die becomes a 2 as well, but now nobody has one
    assert table.match.view().round == 2
    assert sum(table.match.view().bag.values()) == 25 - 1 - 4


def test_f13_they_are_resolved_one_at_a_time() -> None:
    table = discarding("four-faces R2 B3 - -, twins", "2 3")
    table.do("Bea returns four-faces 1")
    assert [die.where for die in table.match.view().tray] == ["returned", "acting", "discarded", "discarded"]
    assert table.match.view().alarm == "G3"
    table.do("Bea returns four-faces 2")


def test_f13_the_roller_chooses_the_order_while_dice_are_placed() -> None:
    table = Table(BLOCKED, "four-faces R2 - - -, twins", roll=FOUR, reroll="2 6 6 6")
    table.do("Ada puts G6 first", "Ada puts G4 first")
    assert table.match.view().order == [2, 3, 0, 1]
    assert refusal(table, "Ada puts G4 first") == ("already-first", "F13")
    assert refusal(table, "Ada puts G6 first") == ("already-first", "F13")  # once in a round
    assert refusal(table, "Bea puts G1 first") == ("not-the-roller", "F13")
    events = table.do("Bea is done")
    assert events[1].faces == ["G4", "G6", "G1", "G3"]
    assert (events[2].was, events[2].face) == ("G4", "G2")


def test_f13_a_placed_die_is_not_ordered() -> None:
    table = Table("either, twins", "four-faces, exact", roll="R1 B1 G1 Y1")
    table.do("Bea places G1 on four-faces 1")
    assert refusal(table, "Ada puts G1 first") == ("die-gone", "F9")


def test_f13_what_does_not_match_is_not_returned() -> None:
    table = discarding("four-faces R2 B3 - -, twins", "2")
    assert refusal(table, "Bea returns four-faces 2") == ("does-not-match", "F13")
    assert refusal(table, "Bea returns four-faces 3") == ("no-die-there", "F13")
    assert refusal(table, "Ada returns flagpole 1") == ("nothing-owed", "F13")


def test_f13b_until_all_have_given_only_giving_is_legal() -> None:
    table = Table(
        "either B1 - -, twins",
        "seven R3 -, exact",
        roll="B4 Y1 B3 R2",
        deck="B ten",
        centre="steps run balance",
    )
    table.do("Bea places B4 on seven 2", "Bea takes steps")
    assert table.waits_for() == "give: Ada"
    assert refusal(table, "Ada places B3 on either 3") == ("give-first", "F13b")
    assert refusal(table, "Ada is done") == ("give-first", "F13b")
    assert refusal(table, "Bea places Y1 on steps 1") == ("others-give", "F13b")
    assert refusal(table, "Bea is done") == ("others-give", "F13b")
    table.do("Ada returns either 1", "Bea places Y1 on steps 1", "Ada places B3 on either 3")


def test_f13b_a_die_of_this_round_can_be_lost_and_its_share_is_gone() -> None:
    table = Table(
        "either, twins", "seven R3 -, exact", "one-hue, triplets", roll="B4 B1 K1", deck="B ten", roller=1
    )
    table.do("Ada places B1 on either 1", "Bea places B4 on seven 2", "Bea takes steps")
    assert table.waits_for() == "give: Ada"
    table.do("Ada returns either 1")
    assert refusal(table, "Ada places K1 on twins 1") == ("no-share-left", "F9")


def test_f13b_who_owes_is_fixed_when_the_alarm_sounds() -> None:
    table = Table(
        "either B1 - -, twins", "seven R3 -, twins B2 -", roll="B4 Y1 B3 R2", deck="B B", centre="steps run"
    )
    events = table.do("Bea places B4 on seven 2", "Bea takes steps")
    assert [event.owing for event in events if type(event).__name__ == "Detonated"] == [[0, 1]]
    table.do("Ada returns either 1")
    assert table.waits_for() == "give: Bea"


# What is safe


def test_f14_a_die_that_carries_others_is_safe() -> None:
    table = discarding("climb R1 R2 - -, twins K1 -", "1", roll="R4 G3 G4 G6", ada="flagpole B4 - -, exact")
    bea = table.match.view().players[1]
    assert bea.bombs[0] and bea.bombs[0].safe == (True, False, False, False)
    assert bea.gives == [[0, 1], [1, 0]]
    assert refusal(table, "Bea returns climb 1") == ("die-safe", "F14")


def test_f14_who_has_only_safe_dice_owes_nothing() -> None:
    table = Table("climb R1 B2 - -, twins", "seven R3 -, exact", roll="B4 Y1 K3 K2", deck="R ten run")
    events = table.do("Bea places B4 on seven 2", "Bea takes steps")
    assert [event.owing for event in events if type(event).__name__ == "Detonated"] == [[]]
    assert table.waits_for() == "place: Ada Bea"


def test_f15_the_dice_of_a_completed_bomb_are_not_lost() -> None:
    table = Table("seven B3 -, either", "four-faces K1 - - -, exact", roll="B4 Y1 K3 K2", deck="B ten")
    events = table.do("Ada places B4 on seven 2", "Ada takes steps")
    assert [event.owing for event in events if type(event).__name__ == "Detonated"] == [[]]
    assert table.front("Ada") == "steps - - -, either - - -"


# Detonators


def test_f22_a_detonator_acts_at_once_while_dice_are_free() -> None:
    table = Table("seven B3 -, either", "four-faces K4 - - -, exact", roll="B4 Y1 K3 K2", deck="4 ten")
    events = table.do("Ada places B4 on seven 2", "Ada takes steps")
    assert kinds(events) == ["Placed", "Defused", "Took", "Detonated"]
    assert (events[-1].sign, events[-1].count, events[-1].owing) == ("4", 1, [1])
    assert table.match.view().hole == 1
    assert table.match.view().centre[1] is None
    events = table.do("Bea returns four-faces 1")
    assert kinds(events) == ["Gave", "TurnedUp"]
    assert (events[1].place, events[1].key) == (1, "ten")
    assert table.waits_for() == "place: Ada Bea"  # and the dice are still free


def test_f22_one_detonator_after_the_other() -> None:
    table = Table(
        "seven B3 -, either", "four-faces K4 R2 - -, exact", roll="B4 Y1 K3 K2", deck="4 6 R ten run"
    )
    events = table.do("Ada places B4 on seven 2", "Ada takes steps", "Bea returns four-faces 1")
    assert kinds(events)[-3:] == ["Gave", "Detonated", "Detonated"]  # nobody has a 6; then a red one is due
    assert table.match.view().detonators == ["4", "6", "R"]
    assert kinds(table.do("Bea returns four-faces 2")) == ["Gave", "TurnedUp"]


def test_f22_at_the_end_of_the_deck_the_centre_shrinks() -> None:
    table = Table("seven B3 -, either", "four-faces K4 - - -, exact", roll="B4 Y1 K3 K2", deck="4 K")
    table.do("Ada places B4 on seven 2", "Ada takes steps", "Bea returns four-faces 1")
    view = table.match.view()
    assert [card and card.key for card in view.centre] == ["four-hues", None, "balance", "ladder", "sunrise"]
    assert (view.deck, view.detonators, view.hole) == (0, ["4", "K"], None)


def test_f22_a_safe_die_is_safe_from_detonators_too() -> None:
    table = Table("seven B3 -, either", "climb B1 B2 - -, exact", roll="B4 Y1 K3 K2", deck="B ten")
    table.do("Ada places B4 on seven 2", "Ada takes steps")
    assert refusal(table, "Bea returns climb 1") == ("die-safe", "F14")
    table.do("Bea returns climb 2")


def test_f13b_giving_has_its_own_question_and_deadline() -> None:
    table = discarding("four-faces R2 - - -, twins", "2")
    turn = table.match.turn
    assert isinstance(turn, Waiting)
    assert (turn.ask, turn.order, turn.until) == ("give", (1,), 20_000)
