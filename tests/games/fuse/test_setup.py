"""FUSE before the first die is placed, rule by rule: test_f5_... proves F5."""

from collections import Counter

import pytest

import miccia
from miccia import BadSetup
from miccia.core.match import AnyMatch
from miccia.games.fuse.bombs import BY_KEY, Bomb
from miccia.games.fuse.cards import ALL_DICE, DETONATORS, Detonator
from miccia.games.fuse.rules import Fuse

LEVELS = {
    "training": (16, 17, 18, 19, 20),
    "standard": (19, 20, 21, 22, 23),
    "expert": (21, 22, 23, 24, 25),
    "elite": (23, 24, 25, 26, 27),
    "insane": (25, 26, 27, 28, 29),
}


def state_of(match: AnyMatch) -> Fuse:
    assert isinstance(match.state, Fuse)
    return match.state


def dealt(state: Fuse) -> list[list[str]]:
    return [[laid.bomb.key for laid in front if laid] for front in state.fronts]


def values(state: Fuse, seat: int) -> list[int]:
    return [laid.bomb.value for laid in state.fronts[seat] if laid]


@pytest.mark.parametrize("seats", [0, 6])
def test_f1_one_to_five_players(seats: int) -> None:
    with pytest.raises(BadSetup, match="bad-seats"):
        miccia.start("fuse", seats=seats)


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_f1_they_have_ten_minutes_together(seats: int) -> None:
    match = miccia.start("fuse", seats=seats, seed=seats)
    assert match.deadline() == 600_000
    assert match.view().limit == 600_000
    match.at(600_000)
    assert match.over is not None
    assert match.over.winners == ()


def test_f2_dice_and_detonators() -> None:
    assert Counter(colour.letter for colour in ALL_DICE) == dict.fromkeys("KBGRY", 5)
    assert [detonator.key for detonator in DETONATORS] == [*"KBGRY123456"]


def test_f3_bombs_worth_six_stay_out_unless_asked_for() -> None:
    def six(seed: int, **options: bool) -> bool:
        state = state_of(miccia.start("fuse", seats=5, seed=seed, options={"level": "insane", **options}))
        cards = [*state.deck, *[bomb for bomb in state.centre if bomb]]
        cards += [laid.bomb for front in state.fronts for laid in front if laid]
        return any(isinstance(card, Bomb) and card.value == 6 for card in cards)

    assert not any(six(seed) for seed in range(20))
    assert any(six(seed, include_sixes=True) for seed in range(5))


def test_f4_two_bombs_each_and_an_easy_one_beside_a_hard_one() -> None:
    stack = {"bombs": ["spire", "climb", "three-alike", "ten", "exact", "seven", "steps", "twins"]}
    state = state_of(miccia.start("fuse", seats=3, seed=1, stack=stack))
    assert dealt(state) == [["spire", "ten"], ["exact", "seven"], ["steps", "twins"]]


def test_f4_what_was_passed_over_is_shuffled_back() -> None:
    stack = {"bombs": ["spire", "climb", "ten", "seven", "steps"], "centre": ["climb"]}
    assert miccia.start("fuse", seats=2, seed=1, stack=stack).view().centre[0].key == "climb"


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_f4_never_two_hard_bombs(seats: int) -> None:
    for seed in range(30):
        state = state_of(miccia.start("fuse", seats=seats, seed=seed, options={"include_sixes": True}))
        for seat in range(seats):
            first, second = values(state, seat)
            assert first < 3 or second < 3


def test_f4_alone_one_has_four_bombs_of_three_values() -> None:
    hands = [values(state_of(miccia.start("fuse", seats=1, seed=seed)), 0) for seed in range(60)]
    assert all(len(hand) == 4 and len(set(hand)) >= 3 for hand in hands)
    stack = {"bombs": ["seven", "steps", "ten", "run"]}  # only two values: all four are dealt again
    assert dealt(state_of(miccia.start("fuse", seats=1, seed=1, stack=stack)))[0][:2] != ["seven", "steps"]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_f5_f6_the_deck_and_the_centre(level: str, seats: int) -> None:
    match = miccia.start("fuse", seats=seats, seed=5, options={"level": level})
    state = state_of(match)
    bombs = [card for card in state.deck if isinstance(card, Bomb)]
    assert len(bombs) + 5 == LEVELS[level][seats - 1] == match.view().to_defuse
    assert len({card.key for card in state.deck if isinstance(card, Detonator)}) == 6
    assert (match.view().deck, match.view().deck_bombs) == (len(bombs) + 6, len(bombs))


def test_f6_five_bombs_lie_open_and_no_detonator() -> None:
    for seed in range(20):
        centre = miccia.start("fuse", seats=4, seed=seed).view().centre
        assert len({card.key for card in centre}) == 5
        assert all(card.key in BY_KEY for card in centre)


def test_f7_all_dice_are_in_the_bag_and_a_first_player_is_drawn() -> None:
    starters = set()
    for seed in range(20):
        view = miccia.start("fuse", seats=3, seed=seed).view()
        if view.round == 1:  # most of the time somebody can place something at once
            starters.add(view.roller)
            assert sum(view.bag.values()) == 22
            assert (view.now, view.charged) == (0, 0)
    assert starters == {0, 1, 2}


@pytest.mark.parametrize(("seats", "dice"), [(1, 3), (2, 4), (3, 3), (4, 4), (5, 5)])
def test_f8_how_many_dice_are_rolled(seats: int, dice: int) -> None:
    stack = {"starter": ["0"], "bag": [*"RBGYK"], "roll": [*"12345"]}
    view = miccia.start("fuse", seats=seats, seed=3, stack=stack).view()
    assert [die.face for die in view.tray] == ["R1", "B2", "G3", "Y4", "K5"][:dice]
    assert [player.share for player in view.players] == [{1: 3, 2: 2}.get(seats, 1)] * seats
