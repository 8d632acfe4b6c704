"""What a button says of somebody is remembered for all whose names begin alike, and says the name of each."""

import random

import pytest

import miccia
from miccia.core.turn import Waiting
from miccia.games import find

NAMES = ["Anna", "àlex", "Bea", "80 anni", "Anna e Bea", "ada", "8", "B"]


@pytest.mark.parametrize("key", ["hanabi", "kaboom", "kittens"])
def test_a_name_stands_in_a_label_as_it_is_with_what_fits_before_it(key: str) -> None:
    words, dice, ways = find(key).words, random.Random(5), set[str]()
    for seed in range(12):
        match = miccia.start(key, seats=4, seed=seed)
        for _ in range(60):
            turn = match.turn
            if not isinstance(turn, Waiting) or not (
                seats := [seat for seat in turn.seats if match.legal(seat)]
            ):
                break
            seat = dice.choice(seats)
            for action in match.legal(seat):
                told = [words.label(action, match.view(seat), [name] * 4, "it") for name in NAMES]
                if "Bea" in told[2]:
                    assert told == [as_told(told[2], name) for name in NAMES]
                    ways.add(told[2].partition("Bea")[0])
                else:
                    assert len(set(told)) == 1
            match.act(seat, dice.choice(match.legal(seat)))
    assert ways


def as_told(of_bea: str, name: str) -> str:
    """The same of another name: Italian says "ad" before an A."""
    before, _, after = of_bea.partition("Bea")
    if name[0] in "Aaà" and before.endswith(" a "):
        before = f"{before[:-1]}d "
    return f"{before}{name}{after}"
