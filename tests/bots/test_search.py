"""Search over imagined worlds, tried on Guess: whoever picks what the die shows scores."""

from miccia.bots.search import weigh
from miccia.core.chance import Chance, Quick
from tests import guess
from tests.guess import PASS, PICKS, Guess


def world(chance: Chance) -> Guess:
    return guess.deal(2, guess.Options(), chance)


def die_shows_one_most_often(state: Guess, seat: int, chance: Chance) -> float:
    """A game is worth something if the seat's pick comes up on a loaded die."""
    return float(state.picked[seat] == (1 if chance.below(10) < 6 else chance.below(3)))


def test_the_best_action_comes_first_and_is_tried_most() -> None:
    found = weigh(PICKS, 1, world, die_shows_one_most_often, Quick(3), 300)
    assert found[0].action is PICKS[1]
    assert found[0].tries > found[-1].tries > 20
    assert 0.6 < found[0].worth < 0.9 and found[-1].worth < 0.3
    assert 200 <= sum(one.tries for one in found) <= 300


def test_the_same_chance_gives_the_same_answer() -> None:
    runs = [weigh(PICKS, 0, world, die_shows_one_most_often, Quick(7), 90) for _ in range(2)]
    assert runs[0] == runs[1]


def test_every_action_is_tried_even_with_little_to_spend() -> None:
    found = weigh(PICKS, 0, world, die_shows_one_most_often, Quick(1), 1)
    assert len(found) == 3 and all(one.tries >= 1 for one in found)


def test_an_only_action_needs_no_second_thought() -> None:
    state = guess.deal(2, guess.Options(), Quick(0))
    state.picked = (0, 0)
    state.open_window()
    (only,) = weigh([PASS], 0, lambda chance: state, lambda state, seat, chance: 0.5, Quick(0), 10)
    assert only == (PASS, 0.5, 10)
