"""Three experts or more: that all know the same, what a clue tells, what they may know, and who is none."""

from typing import Any

import pytest

import miccia
from miccia.arena.drive import drive
from miccia.bots import Bot
from miccia.core.chance import Quick
from miccia.core.match import AnyMatch
from miccia.games.hanabi import words
from miccia.games.hanabi.bots import Expert, Steady
from miccia.games.hanabi.hats import Round, clue_for, value_exists
from miccia.games.hanabi.meaning import foresee
from miccia.games.hanabi.partner import Partner
from miccia.games.hanabi.public import MATCHING, Public, members
from miccia.games.hanabi.questions import ask
from miccia.games.hanabi.rules import Hanabi
from miccia.games.hanabi.signs import Signs
from miccia.games.hanabi.view import tell
from tests.games.alike import every_reason_has_words, reasons_of
from tests.games.hanabi.company import (
    play_a_game,
    play_with_anybody,
    same_in_every_world,
    tables_of_every_size,
    tables_of_some_kinds,
)
from tests.games.hanabi.table import Table

VARIANTS: list[dict[str, Any]] = [
    {"six_colours": "rainbow"},
    {"six_colours": "sixth"},
    {"six_colours": "rainbow", "short": True, "empty_clues": True},
    {"memory": True, "empty_clues": True},
    {"expert": True},
    {"score_on_loss": "sum", "strikes": 1},
    {"colours": 2, "hand": 2, "clues": 3},
    {"colours": 3, "ranks": 2, "hand": 1, "clues": 3, "strikes": 1},
    {"colours": 1, "ranks": 5, "hand": 1, "clues": 1},
]


def seated(match: AnyMatch) -> list[Expert]:
    """Experts who have seen how the match stands."""
    team = [Expert(seat) for seat in range(match.state.seats)]
    for bot in team:
        bot.begin(match.view(bot.seat))
    return team


def known(public: Public) -> list[list[tuple[int, int]]]:
    return [[(order, public.masks[order]) for order in hand] for hand in public.hands]


# What all of them know


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("options", [{}, *VARIANTS])
def test_all_experts_know_the_same_and_it_is_true(players: int, options: dict[str, Any]) -> None:
    for match, team, *_ in play_a_game(seated, players, 7, **options):
        assert isinstance(match.state, Hanabi)
        tables = [bot.speaker.public for bot in team]
        assert all(bot.speaker.trusts for bot in team)
        assert all(known(table) == known(tables[0]) for table in tables)
        for hand, cards in zip(tables[0].hands, match.state.hands, strict=True):
            assert all(tables[0].masks[order] & card.bit for order, card in zip(hand, cards, strict=True))


@pytest.mark.parametrize("players", [3, 5])
def test_one_clue_tells_every_other_player_something(players: int) -> None:
    match = miccia.start("hanabi", seats=players, seed=3)
    team = seated(match)
    seat = match.view(0).player
    public = team[seat].speaker.public
    around = Round(public, seat)
    questions = around.questions(around.room)
    to, value = clue_for(public, around, around.wanted(around.room))
    form = {"do": "clue", "offset": (to - seat) % players, "value": "RWYGBM12345"[value]}
    action = match.game.action(form)
    assert action is not None
    for event in match.act(seat, action):
        for bot in team:
            bot.hear(event)
    learnt = [public.masks[order] != public.anything for order in range(players * int(public.box.hand))]
    told = {order for question in questions for order in (*question.firsts, *question.cards)}
    for other in public.others(seat):
        assert any(learnt[order] for order in public.hands[other] if order in told)


def test_every_answer_to_a_question_means_what_it_says() -> None:
    for _, team, seat, *_ in play_a_game(seated, 4, 5):
        public = team[seat].speaker.public
        for other in public.others(seat):
            for room in (2, 5, 12):
                question = ask(public, other, room)
                answer = question.answer(public.faces)
                assert 0 <= answer < room
                copy = public.copy()
                question.learn(copy, answer)
                assert copy.trusting
                assert all(copy.masks[order] >> copy.faces[order] & 1 for order in copy.hands[other])


def test_there_is_a_clue_for_nearly_every_number() -> None:
    missing = asked = 0
    for match, team, seat, *_ in play_a_game(seated, 3, 8, six_colours="rainbow"):
        around = Round(team[seat].speaker.public, seat)
        for number in range(around.room):
            to, value = clue_for(team[seat].speaker.public, around, number)
            asked += 1
            missing += value < 0
            if value >= 0 and match.view(seat).clues:
                offset = (to - seat) % 3
                forms = [action.form for action in match.legal(seat)]
                assert {"do": "clue", "offset": offset, "value": "RWYGBM12345"[value]} in forms
    assert missing < 0.03 * asked


def test_a_rainbow_is_no_colour_to_name_h23() -> None:
    public = seated(miccia.start("hanabi", seats=3, seed=1, options={"six_colours": "rainbow"}))[
        0
    ].speaker.public
    assert [value_exists(public, value) for value in range(11)] == [*[True] * 5, False, *[True] * 5]
    assert all(2 <= Signs(public, seat).ways <= 5 for seat in range(3))
    assert members(int(MATCHING[True][0])) == [0, 1, 2, 3, 4, 25, 26, 27, 28, 29]


# What it may know


@pytest.mark.parametrize("players", [3, 5])
def test_in_every_world_that_looks_the_same_it_does_the_same(players: int) -> None:
    same_in_every_world(seated, players, 4)


def test_it_never_looks_at_the_faces_of_its_own_hand() -> None:
    for _, team, seat, *_ in play_a_game(seated, 4, 2):
        public = team[seat].speaker.public
        assert all(public.faces[order] == -1 for order in public.hands[seat])
        assert all(face == -1 for face in public.faces[int(public.drawn) :])


# Who is no expert


@tables_of_every_size
@tables_of_some_kinds
def test_it_gets_along_with_anybody(
    players: int, options: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Partner, "worlds", 2)
    play_with_anybody(Expert, players, options, games=5)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_among_steady_ones_it_soon_plays_as_they_do(players: int) -> None:
    ends = []
    for seed in range(6):
        match = miccia.start("hanabi", seats=players, seed=seed)
        team: list[Bot[Any]] = [Steady(seat) for seat in range(players)]
        team[0] = expert = Expert(0)
        ends.append(drive(match, team, [Quick(seed + seat) for seat in range(players)]))
        assert not expert.speaker.trusts
    assert sum(end.why == "strikes" for end in ends) <= 1
    assert sum(end.scores[0] for end in ends) / len(ends) > 14


def test_it_is_steady_once_somebody_did_what_the_code_cannot_mean() -> None:
    table = Table("R1 W4 B3 G4 Y4 | W4 B4 R2 G3 Y3 | G4 W3 R3 B3 W1", seats=3)
    first = [table.match.view(seat) for seat in range(3)]
    bots: list[Steady] = [Expert(1), Steady(1)]
    for bot in bots:
        bot.begin(first[1])
    events = table.do("clue Carlo 4")  # an expert names what says most
    for bot in bots:
        for event in events:
            bot.hear(tell(event, 1))
    assert isinstance(bots[0], Expert) and not bots[0].speaker.trusts
    seen, legal = table.match.view(1), table.match.legal(1)
    chosen = [bot.decide(seen, legal, Quick(1)) for bot in bots]
    assert chosen[0] == chosen[1]


def test_one_who_sits_down_late_plays_as_steady_does() -> None:
    for match, team, seat, _, _ in play_a_game(seated, 3, 9):
        assert team[seat].speaker.trusts
        late = seated(match)[seat]
        seen = match.view(seat)
        if seen.clues < 8 or seen.discards or seen.score:
            assert not late.speaker.trusts
            assert late.decide(match.view(seat), match.legal(seat), Quick(0)).action in match.legal(seat)


def test_beside_somebody_else_it_reads_as_steady_does() -> None:
    match = miccia.start("hanabi", seats=3, seed=3)
    seen = match.view(0)
    legal = [*match.legal(seen.player)]
    foretold = foresee(seen, [], seen, {1: "expert", 2: "expert"}, legal)
    assert foretold and foretold == foresee(seen, [], seen, {1: "steady", 2: "steady"}, legal)


# Its words


def test_every_reason_has_words_in_both_languages() -> None:
    shown = miccia.start("hanabi", seats=5, seed=1).view(0)
    used = reasons_of(move[-1] for seed in range(6) for move in play_a_game(seated, 3 + seed % 3, seed))
    assert len(used) > 4
    every_reason_has_words(words, used, shown)
