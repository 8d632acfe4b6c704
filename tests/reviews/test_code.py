"""Tables of Hanabi that talk in the experts' code: what they know by it is no blunder, and what they do
against it is one."""

import pytest

from miccia.games.hanabi.looking_back import Coded, agreed
from miccia.reviews import review
from tests.reviews.planted import planted, played
from tests.reviews.test_honest import plays_what_cannot_fit

EXPERTS = ["expert"] * 3


@pytest.mark.parametrize(
    ("levels", "coded"),
    [
        (EXPERTS, True),
        (["steady"] * 3, False),
        (["random"] * 3, False),
        (["expert", "steady", "expert"], False),
    ],
)
def test_whether_a_table_talks_in_the_code_is_told_from_its_record(levels: list[str], coded: bool) -> None:
    for seed in range(3):
        assert agreed(played("hanabi", levels, seed)[0]) is (Coded if coded else None)


def test_what_is_known_by_the_code_is_no_blunder() -> None:
    record, _ = played("hanabi", EXPERTS, 4)
    found = review(record, worlds=8)
    assert found.end(0) > 20
    assert sum(side.skill for side in found.sides) > -1  # by the notes alone it is seven points on average


def test_what_goes_against_it_is_the_largest_error() -> None:
    options = {"colours": 3, "ranks": 4, "strikes": 1}
    record, number = planted("hanabi", EXPERTS, plays_what_cannot_fit, options, 1)
    assert agreed(record) is Coded
    (worst, *_) = sorted(
        (error for side in review(record, worlds=12).sides for error in side.errors),
        key=lambda error: -error.loss,
    )
    assert worst.n == number
