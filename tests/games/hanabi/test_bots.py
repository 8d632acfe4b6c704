"""The steady player: how strong it is, each of its ideas, and that it knows no more than it may."""

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

import miccia
from miccia.arena.simulate import Series, simulate
from miccia.arena.statistics import summarise
from miccia.core.chance import Quick
from miccia.core.words import Reason, plain
from miccia.games.hanabi import accord, expert, partner, routine, words
from miccia.games.hanabi import bots as module
from miccia.games.hanabi.bots import Steady
from miccia.games.hanabi.shown import HanabiView
from miccia.games.hanabi.view import tell
from miccia.play import deal
from tests.games.alike import NAMES, every_reason_has_words, every_reason_is_somebodys, reasons_of
from tests.games.hanabi.company import (
    play_a_game,
    play_with_anybody,
    tables_of_every_size,
    tables_of_some_kinds,
)
from tests.games.hanabi.table import Table, elsewhere, seated

# Strength


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_it_plays_well_with_its_like(players: int) -> None:
    results = simulate(Series("hanabi", players, 60, ("steady",), 11), jobs=2)
    summary = summarise(results)
    assert summary.mean_score > 20
    assert summary.outcomes.get("strikes", 0) <= 2


@pytest.mark.parametrize(
    "options",
    [
        {"six_colours": "rainbow"},
        {"six_colours": "sixth"},
        {"six_colours": "rainbow", "short": True, "empty_clues": True},
        {"memory": True, "empty_clues": True},
        {"score_on_loss": "sum"},
    ],
)
def test_it_plays_well_with_every_option(options: dict[str, Any]) -> None:
    for players in (2, 5):
        results = simulate(Series("hanabi", players, 12, ("steady",), 3, options), jobs=2)
        assert summarise(results).mean_score > 19


def test_it_wins_expert_games_h20() -> None:
    results = simulate(Series("hanabi", 3, 30, ("steady",), 3, {"expert": True}), jobs=2)
    assert summarise(results).outcomes["perfect"] >= 8


@tables_of_every_size
@tables_of_some_kinds
def test_it_gets_along_with_anybody(players: int, options: dict[str, Any]) -> None:
    play_with_anybody(Steady, players, options, games=15)


def test_it_remembers_what_a_table_without_notes_hides_h22() -> None:
    for seed in range(5):
        usual, by_heart = (
            simulate(Series("hanabi", 3, 4, ("steady",), seed, {"memory": memory}), jobs=1)
            for memory in (False, True)
        )
        assert usual == by_heart


# Its ideas

NOTHING = "W3 B4 R3 G3 Y3"  # a hand with nothing to play, to save or to throw away
NOTHING_TOO = "Y4 G4 B3 W3 W4"


def choose(
    table: Table, *moves: str, only: str = "", view: Callable[[HanabiView], HanabiView] = lambda view: view
) -> tuple[str, str, str]:
    """What the player in turn does after these moves, its reason's key, and the reason in words."""
    first = [table.match.view(seat) for seat in range(table.match.state.seats)]
    heard = table.do(*moves)
    seat = int(table.state.player)
    bot = Steady(seat)
    bot.begin(first[seat])
    for event in heard:
        bot.hear(tell(event, seat))
    seen = view(table.match.view(seat))
    legal = [action for action in table.match.legal(seat) if only in table.words(action.form)]
    choice = bot.decide(seen, legal, Quick(1))
    said = plain(words.why(choice.why, seen, NAMES, None, "en"))
    return table.words(choice.action.form), choice.why.key, said


def test_it_plays_what_it_knows() -> None:
    table = Table(f"{NOTHING} | R1 Y4 G4 B3 W4")
    assert choose(table, "clue Bea 1") == ("play 1", "known", "I know that my 1st card can be played")


def test_it_trusts_a_clue_on_a_new_card() -> None:
    table = Table(f"{NOTHING} | Y4 G4 B3 R1 W4")
    told = "A clue told me that my 4th card can be played"
    assert choose(table, "clue Bea red") == ("play 4", "meant", told)


def test_it_lets_somebody_play() -> None:
    table = Table(f"{NOTHING} | Y4 G4 B3 R1 W4")
    assert choose(table) == ("clue Bea red", "play", "Bea will know that red 1 can be played")


def test_it_plans_one_card_ahead() -> None:
    table = Table(f"{NOTHING} | Y4 G4 B3 R1 W4 | B4 W4 G3 R2 Y3", seats=3, starter=2)
    assert choose(table, "clue Bea red")[1:] == ("soon", "Carlo will know that red 2 can be played soon")


def test_it_saves_a_five_about_to_be_discarded() -> None:
    table = Table(f"{NOTHING} | R5 G4 B3 Y4 W4")
    assert choose(table) == ("clue Bea 5", "save-last", "It saves the last red 5 in Bea’s hand")


def test_it_saves_a_lonely_two() -> None:
    table = Table(f"{NOTHING} | R2 G4 B3 Y4 W4")
    assert choose(table)[:2] == ("clue Bea 2", "save-two")


def test_it_saves_the_last_copy() -> None:
    table = Table("R4 B4 R3 G3 Y3 | R4 G4 B3 Y4 W4 | B1")
    move, key, said = choose(table, "clue Bea 3", "clue Ada 3", "discard 1", "clue Ada 3")
    assert (move, key) == ("clue Bea 4", "save-last") and "the last red 4 in Bea’s hand" in said


def test_it_gives_the_next_player_something_better_to_do() -> None:
    table = Table(f"{NOTHING} | R5 G4 Y4 B1 W4")
    assert choose(table)[1:] == ("busy", "Bea can play blue 1 instead of discarding something we need")


def test_it_stops_an_error_of_the_next_player() -> None:
    """Carlo misled Bea, who takes her red 3 for a red 1."""
    table = Table(f"{NOTHING} | Y4 G4 B3 R3 W4 | Y4 G4 R4 W4 B4", seats=3, starter=2)
    said = "Bea is about to play red 3, which does not fit"
    assert choose(table, "clue Bea red") == ("clue Bea 3", "stop", said)


def test_it_discards_what_is_of_no_use() -> None:
    table = Table(f"R1 R1 B4 G3 Y3 | {NOTHING_TOO} | W3")
    chosen = choose(table, "play 1", "clue Ada red", "clue Bea 4", "clue Ada 1")
    assert chosen == ("discard 1", "useless", "My 1st card is of no use any more")


def test_it_discards_the_oldest_card_without_a_clue() -> None:
    table = Table(f"{NOTHING} | {NOTHING_TOO}")
    chosen = choose(table, "clue Bea 4")
    assert chosen == ("discard 3", "oldest", "My 3rd card is the oldest without a clue")


def test_with_all_clues_in_the_box_it_tells_something_harmless_h9() -> None:
    assert choose(Table(f"{NOTHING} | {NOTHING_TOO}"))[1] == "tell"


def test_it_leaves_the_last_cards_in_the_deck_h17() -> None:
    table = Table(f"{NOTHING} | {NOTHING_TOO}")
    assert choose(table, "clue Bea 4", view=lambda view: replace(view, deck=2))[1] == "tell"


def test_it_tries_its_luck_in_the_last_round_h17() -> None:
    table = Table(f"{NOTHING} | {NOTHING_TOO}")
    last = {"deck": 0, "turns_left": 1}
    assert choose(table, "clue Bea 4", view=lambda view: replace(view, **last))[1] == "last-chance"
    careful = choose(table, view=lambda view: replace(view, **last, strikes=2))
    assert not careful[0].startswith("play")


def test_it_throws_away_what_is_missed_least() -> None:
    table = Table(f"B5 R4 W3 W4 B3 | {NOTHING_TOO}", starter=1)
    moves = ("clue Ada 5", "clue Bea 4", "clue Ada 4", "clue Bea 3", "clue Ada 3")
    assert choose(table, *moves, only="discard")[:2] == ("discard 2", "least")


def test_it_does_what_is_left_to_do() -> None:
    table = Table(f"{NOTHING} | {NOTHING_TOO}")
    assert choose(table, only="yellow")[1] == "anything"
    assert choose(table, only="play") == ("play 5", "forced", "There was nothing else to do")


def test_one_error_before_the_end_it_plays_only_what_was_promised_h15() -> None:
    hands = f"{NOTHING} | Y4 R1 B3 R1 W4 | G4"

    def close(view: HanabiView) -> HanabiView:
        return replace(view, strikes=2)

    promised = ("clue Bea red",)
    alone = f"{NOTHING} | Y4 G4 B3 R1 W4"
    assert choose(Table(alone), *promised, view=close)[:2] == ("play 4", "meant")
    assert choose(Table(hands), *promised)[:2] == ("play 4", "meant")
    stranger = choose(Table(hands), *promised, view=close)  # who may not know the convention
    assert not stranger[0].startswith("play")
    assumed = ("clue Bea 1", "play 4", "clue Bea 3")  # the other 1 was never the point of a clue
    assert choose(Table(hands), *assumed)[:2] == ("play 2", "meant")
    assert not choose(Table(hands), *assumed, view=close)[0].startswith("play")


def test_it_doubts_one_who_misled_it() -> None:
    table = Table(f"{NOTHING} | Y4 G4 B3 R4 W4 | G3")
    assert choose(table, "clue Bea red")[0] == "play 4"
    other = Table(f"{NOTHING} | Y4 G4 B3 R4 W4 | G3")
    assert not choose(other, "clue Bea red", "play 4", "clue Bea white")[0].startswith("play")


# What it may know


@pytest.mark.parametrize("players", [2, 4])
def test_in_every_world_that_looks_the_same_it_does_the_same(players: int) -> None:
    for match, _, seat, events, choice in play_a_game(seated, players, 4):
        for number in range(2):
            bot = seated(deal(match.record.header))[seat]
            again = elsewhere(bot, match, events, number, len(events))
            assert (again.action, again.why) == (choice.action, choice.why)


def test_one_who_sits_down_late_goes_by_the_table() -> None:
    alike = []
    for match, _, seat, _, choice in play_a_game(seated, 3, 9):
        bot = seated(match)[seat]
        late = bot.decide(match.view(seat), match.legal(seat), Quick(0))
        assert late.action in match.legal(seat)
        alike.append(late.action is choice.action)
    assert 0.5 < sum(alike) / len(alike) < 1


# Its words


def test_every_reason_has_words_in_both_languages() -> None:
    shown = miccia.start("hanabi", seats=5, seed=1).view(0)
    games = [(2 + seed % 4, seed, expert) for seed in range(12) for expert in (False, True)]
    used = reasons_of(
        move[-1] for *game, expert in games for move in play_a_game(seated, *game, expert=expert)
    )
    assert len(used) > 8
    every_reason_has_words(words, [*used, Reason("random")], shown)


def test_every_reason_in_words_is_somebodys() -> None:
    every_reason_is_somebodys(words, module, routine, expert, accord, partner)
