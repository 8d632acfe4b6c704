"""The players of Kaboom!: what they believe, their ideas, and that they know no more than they may."""

from collections.abc import Iterator
from typing import Any

import pytest

import miccia
from miccia.bots import Choice
from miccia.core.chance import Quick
from miccia.core.match import AnyMatch
from miccia.core.words import Reason, plain
from miccia.games.kaboom import bots as module
from miccia.games.kaboom import policy, words
from miccia.games.kaboom.beliefs import believe
from miccia.games.kaboom.bots import Expert, Steady
from miccia.games.kaboom.imagine import imagine
from miccia.games.kaboom.notes import Notes
from miccia.games.kaboom.outlook import Outlook
from miccia.games.kaboom.view import tell, view
from miccia.games.kaboom.worlds import deal_anew, distinct
from tests.games.alike import NAMES, every_reason_has_words, every_reason_is_somebodys
from tests.games.kaboom.table import Table

# What it believes


def position(hand: str = "", wires: str = "red red blue green", **options: Any) -> Table:
    """Ada in turn with this hand."""
    table = Table(wires, **options)
    table.hold("Ada", hand)
    return table


def knows(table: Table, name: str, *wires: int) -> None:
    table.state.analyzed[NAMES.index(name)] = sum(1 << wire - 1 for wire in wires)


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


# Its ideas


def choose(table: Table, name: str = "Ada", kind: type[Steady] = Steady) -> tuple[str, str, str]:
    """What somebody does now, its reason's key, and the reason in words."""
    seat = NAMES.index(name)
    seen = table.match.view(seat)
    choice = kind(seat).decide(seen, table.match.legal(seat), Quick(1))
    said = plain(words.why(choice.why, seen, NAMES, None, "en"))
    return words.label(choice.action, seen, NAMES, "en"), choice.why.key, said


def form(table: Table, name: str = "Ada", kind: type[Steady] = Steady) -> dict[str, object]:
    seat = NAMES.index(name)
    return kind(seat).decide(table.match.view(seat), table.match.legal(seat), Quick(1)).action.form


def test_it_plays_the_cut_that_it_needs() -> None:
    table = position("cut-yellow cut-green timer")
    knows(table, "Ada", 1, 2, 3, 4)
    assert choose(table)[1:] == ("cut", "Cut green fits what I believe the combination to be")


def test_it_puts_cuts_together_so_that_other_agents_stay_free() -> None:
    table = position("cut-green")
    knows(table, "Ada", 1, 2, 3, 4)
    table.cuts("Ada", 3, "red")
    assert form(table) == {"do": "cut", "agent": 2, "colour": "green", "replaces": None}


def test_it_replaces_a_cut_that_is_wrong_k17() -> None:
    table = position("cut-green")
    knows(table, "Ada", 1, 2, 3, 4)
    table.cuts("Ada", 1, "red red")
    table.cuts("Ada", 2, "blue yellow")
    assert form(table) == {"do": "cut", "agent": 1, "colour": "green", "replaces": "yellow"}
    assert choose(table)[1:] == ("swap", "Cut green fits better than a Cut that I already have")


def test_it_looks_at_a_wire_it_does_not_know_k15() -> None:
    table = position("analyze")
    knows(table, "Ada", 1, 2)
    assert form(table) == {"do": "analyze", "agent": 0, "wire": 2}
    assert choose(table)[1:] == ("look", "I do not know wire 3 yet")


def test_it_looks_with_two_cards_that_it_does_not_need_k13() -> None:
    table = position("re-enter bypass timer")
    knows(table, "Ada", 1, 2, 3)
    assert choose(table)[1] == "look"
    table.do("wild 1 at 4")
    assert choose(table)[1:] == ("pay", "Re-enter and Bypass are the two I will miss least")


def test_it_defuses_when_it_knows_k26() -> None:
    table = position()
    knows(table, "Ada", 1, 2, 3, 4)
    table.cuts("Ada", 1, "red red blue green")
    table.do("finish")
    assert choose(table)[1:] == ("defuse", "I am 100% sure of my Cuts")


def test_it_does_not_guess_unless_it_is_the_last_turn() -> None:
    table = position()
    table.cuts("Ada", 1, "red blue green yellow")
    table.do("finish")
    assert choose(table)[1:] == ("hold", "I am only 23% sure of my Cuts")
    table.state.countdown = 1
    assert choose(table)[1] == "defuse"


def test_with_rene_it_ends_the_countdown_k20() -> None:
    table = position("timer double-timer")
    table.outside("Ada", 1, 2)
    table.state.mascot, table.state.countdown = 0, 3
    assert choose(table)[1] == "blow-up"
    table.do("double-timer 1")
    assert choose(table)[1] == "blow-up"
    table.do("timer 2")
    assert table.match.over is not None and table.match.over.winners == (0,)


def test_it_fetches_rene_first_k27() -> None:
    table = position("exit double-timer")
    table.outside("Ada", 1)
    table.outside("Bea", 1, 2)
    table.state.mascot, table.state.countdown = 1, 2
    assert choose(table)[1:] == ("fetch", "Once René is with me, my Timers end the countdown at once")


def test_near_the_end_it_takes_rene_if_it_can_k27() -> None:
    table = position("exit")
    table.outside("Bea", 1)
    table.state.mascot, table.state.countdown = 1, 1
    assert choose(table)[1] == "take-rene"
    table.outside("Bea", 2)
    assert choose(table)[1] == "enough"
    table.outside("Ada", 1)
    assert choose(table)[1] == "take-rene"


def test_it_does_not_run_from_wires_that_it_can_cut() -> None:
    table = position("exit")
    knows(table, "Ada", 1, 2, 3, 4)
    table.cuts("Ada", 1, "red red blue green")
    table.outside("Bea", 1)
    table.state.mascot, table.state.countdown = 1, 1
    assert choose(table)[1] == "enough"


def test_the_owner_of_rene_keeps_him() -> None:
    table = position("timer alarm")
    table.outside("Ada", 1)
    table.outside("Bea", 1, 2, 3)
    table.state.mascot, table.state.countdown = 0, 3
    assert choose(table)[1] == "hurry"
    table.hold("Ada", "alarm exit")
    assert choose(table)[1] == "shut-out"
    table.hold("Ada", "exit")
    table.state.countdown = 1
    assert choose(table)[1] == "raise"


def test_it_hinders_one_who_is_about_to_defuse() -> None:
    table = position("alarm bypass intercept")
    table.outside("Ada", 4)
    table.cuts("Bea", 1, "red red blue")
    knows(table, "Bea", 3)
    table.hold("Bea", "cut-green")
    assert choose(table)[1] == "alarm"
    table.hold("Ada", "bypass intercept")
    assert choose(table)[1:] == ("bypass", "Somebody has nearly all the Cuts: changing wire 3 may spoil them")
    table.hold("Ada", "intercept")
    assert choose(table)[1:] == ("rob", "Bea has nearly all the Cuts: I take something from that hand")


def test_it_takes_what_it_needs_out_of_a_hand_k19() -> None:
    table = position("intercept")
    table.outside("Ada", 4)
    knows(table, "Ada", 1, 2, 3, 4)
    table.hold("Bea", "re-enter cut-yellow cut-green bypass")
    assert choose(table)[1:] == ("spy", "I would like to see Bea’s cards, and to take one")
    table.do("intercept 4 Bea")
    assert choose(table)[1:] == ("take", "Cut green is the most useful card in Bea’s hand")


def test_it_lets_the_agent_leave_that_has_the_least_to_lose_k22() -> None:
    table = position("alarm")
    table.outside("Ada", 4)
    table.cuts("Bea", 1, "red")
    table.cuts("Bea", 2, "red blue")
    table.cuts("Bea", 4, "green")
    table.do("alarm 4")
    assert form(table, "Bea") == {"do": "leave", "agent": 2}
    assert choose(table, "Bea")[1] == "leave"


def test_without_hope_for_the_wires_it_comes_closer_to_rene() -> None:
    table = position("re-enter bypass")
    table.outside("Bea", 1, 2, 3)
    table.state.mascot, table.state.countdown = 1, 4
    knows(table, "Ada", 1, 2, 3, 4)
    assert choose(table)[1] == "go-out"
    table.outside("Ada", 1, 2)  # one more would take him, too early
    assert choose(table)[1] == "enough"


def test_it_comes_back_when_all_are_outside_k23() -> None:
    table = position("re-enter")
    table.outside("Ada", 1, 2, 3, 4)
    table.state.mascot = 1
    assert choose(table)[1] == "come-back"
    table.state.acted = 0b1111
    assert choose(table)[1] == "enough"


def test_it_discards_what_it_misses_least_k11() -> None:
    table = position("re-enter cut-red cut-green exit timer")
    knows(table, "Ada", 1, 2, 3, 4)
    table.do("finish")
    assert choose(table)[1:] == ("discard", "Re-enter is the card I will miss least")


# The expert


def test_the_expert_finds_what_no_idea_says() -> None:
    """Two cards for an Exit take René, and two Double Timers win: the ideas think of Exit cards only."""
    table = position("cut-red cut-red double-timer double-timer")
    table.outside("Ada", 1, 2)
    table.outside("Bea", 1, 2, 3)
    table.state.mascot, table.state.countdown = 1, 4
    table.state.analyzed[0] = 15
    assert form(table)["do"] == "cut"
    assert form(table, kind=Expert) == {"do": "wild", "agent": 2, "as": "exit"}
    assert choose(table, kind=Expert)[1] == "weighed"
    table.do("wild 3 exit")
    assert form(table, kind=Expert)["cards"] == ["cut-red", "cut-red"]


def test_the_worlds_it_imagines_look_like_its_view() -> None:
    for match, seat, _, _ in play_a_game(3, 5):
        seen, chance = match.view(seat), Quick(seat)
        assert view(deal_anew(imagine(seen, chance), seat, chance), seat) == seen


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


# What they may know


def play_a_game(players: int, seed: int, **options: Any) -> Iterator[tuple[AnyMatch, int, list[Any], Choice]]:
    """A game of steady players: before each move the match, the seat, all it was told, and its choice."""
    match = miccia.start("kaboom", seats=players, seed=seed, options=options)
    team = [Steady(seat) for seat in range(players)]
    told: list[list[Any]] = [[] for _ in team]
    while isinstance(turn := match.turn, miccia.Waiting):
        seat = turn.order[0]
        choice = team[seat].decide(match.view(seat), match.legal(seat), Quick(len(told[seat])))
        yield match, seat, told[seat], choice
        for event in match.act(seat, choice.action):
            for bot in team:
                told[bot.seat].append(tell(event, bot.seat))
                bot.hear(told[bot.seat][-1])


@pytest.mark.parametrize("players", [2, 4])
def test_in_every_world_that_looks_the_same_it_does_the_same(players: int) -> None:
    for match, seat, told, choice in play_a_game(players, 4):
        seen = match.view(seat)
        for number in range(4):
            other = imagine(seen, Quick(number))
            assert policy.choose(Outlook(other, seat))[0] == choice.action
            bot = Steady(seat)
            for event in told:
                bot.hear(event)
            again = bot.decide(view(other, seat), other.legal(seat), Quick(len(told)))
            assert again == choice


def test_the_expert_does_not_look_behind_its_view(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "WORK", 1000)
    for match, seat, _, _ in play_a_game(2, 6):
        other = imagine(match.view(seat), Quick(1))
        chosen = Expert(seat).decide(match.view(seat), match.legal(seat), Quick(7))
        again = Expert(seat).decide(view(other, seat), other.legal(seat), Quick(7))
        assert chosen == again  # and the same chance gives the same choice


# Their words


def test_every_reason_has_words_in_both_languages() -> None:
    used: dict[str, Reason] = {"random": Reason("random"), "weighed": Reason("weighed")}
    shown = miccia.start("kaboom", seats=5, seed=1).view(0)
    for seed in range(20):
        for _, _, _, choice in play_a_game(2 + seed % 4, seed):
            used[choice.why.key] = choice.why
            assert choice.after > 0
    assert len(used) > 12
    every_reason_has_words(words, used.values(), shown)


def test_every_reason_in_words_is_somebodys() -> None:
    every_reason_is_somebodys(words, module, policy)
