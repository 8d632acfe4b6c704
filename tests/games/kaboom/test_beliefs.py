"""What the players of Kaboom! believe: which combinations are likely, and the worlds they imagine."""

import pytest

import miccia
from miccia.core.chance import Quick
from miccia.games.kaboom.beliefs import believe
from miccia.games.kaboom.imagine import imagine
from miccia.games.kaboom.notes import Notes
from miccia.games.kaboom.outlook import Outlook
from miccia.games.kaboom.view import tell
from miccia.games.kaboom.worlds import deal_anew, distinct
from tests.games.kaboom.table import Table, knows, position

# The combination


def likely(table: Table) -> dict[tuple[int, ...], float]:
    return dict(believe(Outlook(table.state, 0)).likely)


def test_there_are_19_combinations_and_one_of_each_colour_is_the_likeliest() -> None:
    believed = likely(position())
    assert len(believed) == 19
    assert max(believed, key=lambda colours: believed[colours]) == (1, 1, 1, 1)
    assert believed[1, 1, 1, 1] == pytest.approx(16 / 70)
    assert believed[2, 2, 0, 0] == pytest.approx(1 / 70)


def test_what_it_has_seen_and_what_was_removed_rules_combinations_out_k24() -> None:
    table = position("bypass", "red red blue green green")
    knows(table, "Ada", 2, 3)
    table.outside("Ada", 4)
    table.do("bypass 4 at 1")  # away with a red one; a green one lies there now
    believed = likely(table)
    assert set(believed) == {(1, 1, 2, 0), (1, 2, 1, 0), (1, 1, 1, 1)}
    assert believed[1, 1, 1, 1] == pytest.approx(2 / 4)


def test_the_cuts_of_one_who_knows_much_are_weak_evidence() -> None:
    table = position()
    table.cuts("Bea", 1, "yellow yellow")
    unmoved = likely(table)[0, 1, 1, 2]
    knows(table, "Bea", 1, 2, 3)
    assert unmoved < likely(table)[0, 1, 1, 2] < 1.2 * unmoved


# Worlds


def test_it_imagines_combinations_as_likely_as_they_are() -> None:
    table = position()
    knows(table, "Ada", 1, 3, 4)
    chance = Quick(3)
    world = imagine(table.match.view(0), chance)
    second = [deal_anew(world, 0, chance).wires[1].name for _ in range(400)]
    assert 120 < second.count("yellow") < 200  # 2 of 5
    assert 45 < second.count("red") < 115  # 1 of 5


def test_it_thinks_that_others_hold_what_they_could_not_use() -> None:
    table = position(seats=3, starter=1)
    table.turns(2)
    assert table.state.player == 0
    knows(table, "Bea", 1, 2, 3, 4)
    chance = Quick(3)
    world = imagine(table.match.view(0), chance)
    worlds = [deal_anew(world, 0, chance) for _ in range(200)]
    assert {world.hands[0] for world in worlds} == {table.state.hands[0]}
    held = [card.name for world in worlds for card in world.hands[1]]
    assert held.count("exit") > 2 * held.count("analyze")


@pytest.mark.parametrize("round", [1, 2])  # before others had a chance to part with bad cards, and after
def test_it_knows_which_cards_others_hold_k19(round: int) -> None:
    table = position("intercept", seats=3)
    table.state.round = round
    table.hold("Bea", "alarm bypass exit timer")
    table.outside("Ada", 1)
    table.do("intercept 1 Bea", "take exit")
    for seat, holder, certain in ((0, 1, {"alarm", "bypass", "timer"}), (1, 0, {"exit"})):
        for luck in range(20):
            world = imagine(table.match.view(seat), Quick(luck))
            assert certain <= {card.name for card in world.hands[holder]}
            anew = deal_anew(world, seat, Quick(luck))
            assert certain <= {card.name for card in anew.hands[holder]}


def test_by_heart_it_remembers_what_a_table_with_notes_would_show_k31() -> None:
    taken = 0
    for seed in range(12):
        noted, by_heart = [
            miccia.start("kaboom", seats=3, seed=seed, options={"memory": memory}) for memory in (False, True)
        ]
        minds, chance = [Notes(seat) for seat in range(3)], Quick(seed)
        while isinstance(turn := noted.turn, miccia.Waiting):
            seat = turn.order[0]
            legal = noted.legal(seat)
            rare = [action for action in legal if action.form["do"] in ("intercept", "exit")]
            action = (rare or legal)[chance.below(len(rare or legal))]
            noted.act(seat, action)
            for event in by_heart.act(seat, action):
                taken += type(event).__name__ == "Took"
                for mind in minds:
                    mind.hear(tell(event, mind.seat))
            for mind in minds:
                kept = noted.view(mind.seat)
                recalled = mind.recall(by_heart.view(mind.seat))
                assert [player.known for player in recalled.players] == [
                    player.known for player in kept.players
                ]
                if noted.over is None:
                    assert recalled.wires == kept.wires
    assert taken > 12


def test_it_tries_alike_actions_once() -> None:
    table = position("analyze exit cut-red timer")
    assert len(table.legal()) == 1 + 16 + 4 + 4 + 20
    table.cuts("Ada", 1, "blue")
    knows(table, "Ada", 1)
    knows(table, "Bea", 1, 2, 3)
    tried = distinct(Outlook(table.state, 0), table.match.legal(0))
    assert len(tried) == 1 + 4 + 2 + 2 + 6  # agent 1 is unlike the others; wire 1 is known, and 4 to nobody
