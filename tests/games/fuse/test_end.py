"""Defusing, winning and losing, the clock and the absent in FUSE, rule by rule."""

from typing import Any

import pytest

import miccia
from miccia import Refused
from miccia.core.chance import Quick
from miccia.core.game import playout
from miccia.core.turn import Waiting
from miccia.games.fuse.absence import absent
from miccia.games.fuse.actions import ROLLS
from miccia.games.fuse.events import Ended, Gave, Took
from miccia.games.fuse.options import Options
from miccia.games.fuse.setup import deal
from tests.games.alike import refusal
from tests.games.fuse.table import Table, kinds

BEA = "four-faces, exact"
ROLL = "B4 Y1 K3 K2"


def almost(deck: str = "", centre: str = "steps", **options: Any) -> Table:
    """Ada is one blue 4 away from defusing."""
    return Table("seven B3 -, either", BEA, roll=ROLL, deck=deck, centre=centre, **options)


# Defusing


def test_f21_a_full_bomb_is_defused_at_once() -> None:
    table = almost(deck="ten", centre="steps run")
    before = len(table.state.bag)
    events = table.do("Ada places B4 on seven 2")
    assert kinds(events) == ["Placed", "Defused"]
    assert (events[1].key, events[1].value, events[1].count) == ("seven", 1, 1)
    assert len(table.state.bag) == before + 2
    assert table.match.view().defused == ["seven"]


def test_f21_its_player_chooses_a_bomb_before_anything_else_while_others_go_on() -> None:
    table = almost(deck="ten", centre="steps run")
    table.do("Ada places B4 on seven 2")
    assert table.waits_for() == "place: Ada Bea"
    assert refusal(table, "Ada places Y1 on either 2") == ("take-first", "F21")
    assert refusal(table, "Ada is done") == ("take-first", "F21")
    assert refusal(table, "Ada puts K3 first") == ("take-first", "F21")
    table.do("Bea places K3 on four-faces 1")
    events = table.do("Ada takes run")
    assert kinds(events) == ["Took", "TurnedUp"]
    assert [card and card.key for card in table.match.view().centre[:2]] == ["steps", "ten"]
    table.do("Ada places Y1 on either 2")


def test_f21_two_claims_of_one_bomb() -> None:
    table = Table(
        "seven B3 -, either", "seven B3 -, exact", roll="B4 B4 K3 K2", deck="ten", centre="steps run twins"
    )
    table.do("Ada places B4 on seven 2", "Bea places B4 on seven 2")
    assert table.waits_for() == "take: Ada Bea"
    table.do("Bea takes steps")
    assert refusal(table, "Ada takes steps") == ("bomb-gone", "F21")  # and not what lies in its place now
    table.do("Ada takes ten")


def test_f21_a_single_bomb_is_taken_by_itself() -> None:
    events = almost(level="insane").do("Ada places B4 on seven 2")
    assert kinds(events) == ["Placed", "Defused", "Took"]
    assert (events[2].key, events[2].forced) == ("steps", True)


def test_f22b_always_two_bombs_until_the_centre_is_empty() -> None:
    for seed in range(4):
        match = miccia.start("fuse", seats=3, seed=seed, options={"relaxed": "endless"})
        chance = Quick(seed)
        while isinstance(match.turn, Waiting):
            view = match.view()
            for player in view.players:
                bombs = sum(bomb is not None for bomb in player.bombs)
                assert bombs == (2 if player.takes is None else 1)
            seat = match.turn.order[chance.below(len(match.turn.order))]
            actions = match.legal(seat)
            match.act(seat, actions[chance.below(len(actions))])


def test_f22b_then_fewer() -> None:
    table = Table("seven B3 -, either", BEA, roll=ROLL, deck="", centre="", level="insane")
    assert kinds(table.do("Ada places B4 on seven 2")) == ["Placed", "Defused"]
    assert table.front("Ada") == "none, either - - -"
    assert table.match.view().players[0].takes is None
    assert not table.can("Ada", "take")


# The end


def test_f24_won_when_the_last_bomb_is_taken() -> None:
    table = almost()
    events = table.do("Ada places B4 on seven 2")
    assert kinds(events) == ["Placed", "Defused", "Took", "Ended"]
    assert table.match.over is not None
    assert (table.match.over.why, table.match.over.winners) == ("won", (0, 1))
    assert refusal(table, "Bea is done") == ("game-over", "F24")


def test_f24_not_before() -> None:
    assert "Ended" not in kinds(almost(centre="steps run").do("Ada places B4 on seven 2", "Ada takes run"))


def test_f24_the_last_detonators_act_before_the_last_bomb_is_taken() -> None:
    table = Table(
        "seven B3 -, either", "seven R4 -, exact", roll="B4 B3 K3 K2", deck="6 1", centre="steps run"
    )
    table.do("Ada places B4 on seven 2", "Ada takes run")
    assert table.match.view().detonators == ["6", "1"]
    events = table.do("Bea places B3 on seven 2")
    assert kinds(events) == ["Placed", "Defused", "Took", "Ended"]


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_f24_every_win_has_all_six_detonators_and_the_bombs_of_f5(seats: int) -> None:
    chance, won = Quick(seats), 0
    for _ in range(4):
        state = deal(seats, Options(relaxed="endless"), chance)
        playout(state, chance)
        assert state.over is not None
        if state.over.why == "won":
            won += 1
            assert len(state.detonators) == 6
            assert len(state.defused) == state.goal == 18 + seats
    assert won


def test_f24_on_insane_the_bombs_in_front_must_go_too() -> None:
    table = Table("seven B3 -", "seven R4 -", roll="B4 B3 K3 K2", deck="", centre="steps", level="insane")
    table.do("Ada places B4 on seven 2")
    assert table.match.over is None
    assert table.front("Ada") == "steps - - -"
    table.state.fronts[0] = (None,)
    events = table.do("Bea places B3 on seven 2")
    assert kinds(events) == ["Placed", "Defused", "Ended"]
    assert events[-1].why == "won"


def test_f24_on_insane_only_as_many_dice_are_rolled_as_can_be_taken() -> None:
    table = Table("seven B3 -", "four-faces, exact", roll="B4 G1 K3 K2", deck="", centre="", level="insane")
    assert len(table.state.tray) == 4
    table.do("Ada places B4 on seven 2", "Bea places G1 on four-faces 1", "Bea places K3 on four-faces 2")
    table.do("Bea returns four-faces 2")  # for the black die that was left
    assert (table.state.round, len(table.state.tray)) == (2, 2)


def test_f24_on_insane_the_last_bomb_goes_to_one_of_two_who_wait() -> None:
    table = Table(
        "seven B3 -, either",
        "seven B3 -, exact",
        roll="B4 B4 K3 K2",
        deck="",
        centre="steps run",
        level="insane",
    )
    table.do("Ada places B4 on seven 2", "Bea places B4 on seven 2", "Ada takes run")
    assert (table.front("Ada"), table.front("Bea")) == ("run - - -, either - - -", "steps - - -, exact - - -")
    table = Table(
        "seven B3 -, either", "seven B3 -, twins K4 -", roll="B4 B4 K4 K2", deck="", centre="steps run",
        level="insane",
    )  # fmt: skip
    table.do("Bea places B4 on seven 2", "Ada places B4 on seven 2", "Ada takes run")
    assert table.front("Bea") == "steps - - -, twins K4 -"
    table.do("Bea places K4 on twins 2")
    assert table.front("Bea") == "steps - - -, none"


def test_f25_lost_when_the_clock_reaches_zero() -> None:
    table = almost(deck="ten")
    table.match.at(599_999)
    assert table.match.over is None
    events = table.match.at(600_000)
    assert kinds(events) == ["Ended"]
    assert table.match.over is not None
    assert (table.match.over.why, table.match.over.winners) == ("time", ())
    assert refusal(table, "Ada places B4 on seven 2") == ("game-over", "F25")


def test_f25_a_millisecond_before_is_in_time_and_time_never_goes_back() -> None:
    table = almost()
    table.match.at(599_999)
    table.match.at(1)
    assert table.match.now == 599_999
    table.do("Ada places B4 on seven 2")
    assert table.match.over is not None and table.match.over.why == "won"


def test_f25_of_equal_stamps_the_first_to_arrive_counts() -> None:
    table = Table("twins, either", "twins, exact", roll="B4 K1 K3 K2", roller=1)
    table.match.at(5000)
    table.do("Bea places B4 on twins 1")
    assert refusal(table, "Ada places B4 on twins 1") == ("die-gone", "F9")


def test_f25_no_game_has_more_than_400_rolls() -> None:
    match = miccia.start("fuse", seats=2, seed=1, options={"relaxed": "endless"})
    while isinstance(match.turn, Waiting):
        seat = match.turn.order[-1]
        match.act(seat, match.legal(seat)[-1])  # being done comes last: nobody places anything
    assert match.over is not None
    assert (match.over.why, match.over.winners, match.view().round) == ("rounds", (), ROLLS)
    with pytest.raises(Refused) as caught:
        match.act(0, 0)
    assert (caught.value.code, caught.value.rule) == ("game-over", "F25")


def test_f26_the_score_of_a_win() -> None:
    table = almost(deck="6 1", centre="steps")
    table.state.drawn = 2
    table.state.detonators = list(table.state.deck)  # type: ignore[arg-type]
    table.match.at(95_000)
    (*_, ended) = table.do("Ada places B4 on seven 2")
    assert isinstance(ended, Ended)
    assert (ended.bonus, ended.time, ended.bombs, ended.detonators) == (10, 50, 1, 4)
    assert ended.score == 65
    assert table.match.over is not None and table.match.over.scores == (65, 65)
    table.match.at(400_000)  # time that passes afterwards changes nothing
    assert table.match.view().score.total == 65


def test_f26_after_a_loss_bombs_and_detonators_still_count() -> None:
    table = almost(deck="6 1 ten run", centre="steps twins")
    table.do("Ada places B4 on seven 2", "Ada takes steps")
    (*_, ended) = table.match.at(600_000)
    assert isinstance(ended, Ended)
    assert (ended.why, ended.score, ended.bonus, ended.time, ended.bombs, ended.detonators) == (
        "time",
        5,
        0,
        0,
        1,
        4,
    )


# The absent


def test_f26b_after_20_seconds_of_silence_the_first_bomb_is_taken() -> None:
    table = almost(deck="ten", centre="steps run")
    table.match.at(3000)
    table.do("Ada places B4 on seven 2")
    assert table.match.deadline() == 23_000
    table.match.at(22_999)
    assert table.front("Ada") == "none, either - - -"
    (took, *_) = table.match.at(23_000)
    assert isinstance(took, Took)
    assert (took.seat, took.key, took.forced) == (0, "steps", True)


def test_f26b_and_the_die_that_costs_least_is_given() -> None:
    table = Table("seven B3 -, either", "four-faces K4 B4 - -, twins R4 -", roll=ROLL, deck="4 ten run")
    table.do("Ada places B4 on seven 2", "Ada takes steps")
    assert table.waits_for() == "give: Bea"
    (gave, *_) = table.match.at(20_000)
    assert isinstance(gave, Gave)
    assert (gave.key, gave.forced) == ("twins", True)  # one die lies there, on the other bomb two


def test_f26b_of_one_bomb_the_die_that_is_easiest_to_replace() -> None:
    table = Table("seven B3 -, either", "exact K5 Y5 -, run", roll=ROLL, deck="5 ten run")
    table.do("Ada places B4 on seven 2", "Ada takes steps")
    (gave, *_) = table.match.at(20_000)
    assert isinstance(gave, Gave)
    assert (gave.key, gave.face) == ("exact", "Y5")  # six kinds of dice are yellow, five are 5s


def test_f26b_whoever_must_take_has_time_again_after_a_detonator() -> None:
    table = Table("seven B3 -, either", "seven B3 -, twins R4 -", roll="B4 B4 K3 K2", deck="4 ten run")
    table.do("Bea places B4 on seven 2")
    table.match.at(15_000)
    table.do("Ada places B4 on seven 2", "Ada takes steps")
    assert table.match.deadline() == 35_000
    table.match.at(30_000)
    table.do("Bea returns twins 1")
    assert table.match.deadline() == 50_000


def test_f26b_without_a_clock_the_last_one_has_a_minute_of_silence() -> None:
    table = Table("triplets, either", "triplets, twins", roll="R1 B1 G1 Y1 / R6 B6 G6 K6", relaxed="endless")
    assert table.match.deadline() is None
    table.match.at(10_000)
    table.do("Bea is done")
    assert table.match.deadline() == 70_000
    table.match.at(30_000)
    table.do("Ada places R1 on triplets 1")  # who does something is not silent
    assert table.match.deadline() == 90_000
    assert kinds(table.match.at(90_000))[:2] == ["Declined", "Discarded"]
    while table.match.turn.ask == "give":  # type: ignore[attr-defined]
        table.match.expire()
    assert (table.tray(), table.match.deadline()) == ("R6 B6 G6 K6", None)


def test_f26b_alone_or_by_the_clock_there_is_no_such_minute() -> None:
    assert Table("triplets, either", roll="R1 B1 G1", relaxed="endless").match.deadline() is None
    table = Table("triplets, either", "triplets, twins", roll="R1 B1 G1 Y1")
    table.do("Bea is done")
    assert table.match.deadline() == 600_000


def test_f26b_the_clock_can_come_first() -> None:
    table = almost(deck="ten", centre="steps run")
    table.match.at(590_000)
    table.do("Ada places B4 on seven 2")
    assert table.match.deadline() == 600_000
    assert kinds(table.match.at(600_000)) == ["Ended"]


def test_f26b_what_the_table_plays_for_somebody_who_is_gone() -> None:
    table = Table("seven B3 -, either", "four-faces K4 - - -, exact", roll=ROLL, deck="4 ten run")
    assert absent(table.state, 1) is table.match.game.actions[table.action(1, ["is", "done"])]
    table.do("Ada places B4 on seven 2")
    assert absent(table.state, 0) is table.match.game.actions[table.action(0, ["takes", "four-hues"])]
    table.do("Ada takes steps")
    assert absent(table.state, 0) is None
    assert absent(table.state, 1) is table.match.game.actions[table.action(1, ["returns", "four-faces", "1"])]
    table.match.at(600_000)
    assert absent(table.state, 1) is None


# The clock


@pytest.mark.parametrize(("seats", "placing"), [(1, 7000), (2, 6000), (3, 5250), (4, 5500), (5, 5500)])
def test_f27_simulations_charge_for_rolls_and_placings_alone(seats: int, placing: int) -> None:
    match = miccia.start("fuse", seats=seats, seed=seats, options={"tempo": "usual"})
    chance = Quick(seats)
    rolls, placed = match.view().round, 0
    while isinstance(match.turn, Waiting):
        view = match.view()
        assert view.charged == 3000 * rolls + placing * placed
        assert match.now == 0
        seat = match.turn.order[chance.below(len(match.turn.order))]
        actions = match.legal(seat)
        events = kinds(match.act(seat, actions[chance.below(len(actions))]))
        rolls += events.count("Rolled")
        placed += events.count("Placed")
    assert match.over is not None and match.over.why == "time"


def test_f27_the_deadline_in_table_time_comes_nearer() -> None:
    table = Table("twins, either", BEA, roll=ROLL, tempo="usual")
    assert table.match.deadline() == 597_000
    table.match.at(10_000)
    table.do("Ada places B4 on twins 1")
    assert table.match.deadline() == 591_000


def test_f27_time_can_run_out_between_a_claim_and_its_placing() -> None:
    table = almost(tempo="usual")
    table.match.at(591_500)
    events = table.do("Ada places B4 on seven 2")
    assert kinds(events) == ["Ended"]
    assert events[0].why == "time"
    assert table.front("Ada") == "seven B3 -, either - - -"


def test_f27_a_replay_is_exact() -> None:
    match = miccia.start("fuse", seats=3, seed=7, options={"tempo": "usual"})
    chance = Quick(7)
    while isinstance(match.turn, Waiting):
        match.at(match.now + 700)
        if isinstance(match.turn, Waiting):
            seat = match.turn.order[chance.below(len(match.turn.order))]
            actions = match.legal(seat)
            match.act(seat, actions[chance.below(len(actions))])
    again = miccia.replay(match.record)
    assert again.over == match.over
    assert again.view().charged == match.view().charged


@pytest.mark.parametrize(("relaxed", "limit"), [("15", 900_000), ("20", 1_200_000), ("endless", None)])
def test_f28_more_time_or_no_clock_and_no_points_for_time(relaxed: str, limit: int | None) -> None:
    table = almost(relaxed=relaxed)
    assert (table.match.view().limit, table.match.deadline()) == (limit, limit)
    table.match.at(800_000)
    (*_, ended) = table.do("Ada places B4 on seven 2")
    assert isinstance(ended, Ended)
    assert (ended.why, ended.bonus, ended.time) == ("won", 10, 0)
