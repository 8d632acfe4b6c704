"""Each law must fail for a game that breaks it: Guess with one flaw at a time."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from miccia.core.chance import Chance
from miccia.core.game import Action, Game
from miccia.core.refused import Refused
from miccia.core.turn import Turn, Waiting
from miccia.testing import laws
from tests import guess
from tests.guess import GUESS, Guess

NAMES = [
    "key",
    "version",
    "seats",
    "actions",
    "draws",
    "options",
    "views",
    "events",
    "deal",
    "view",
    "tell",
    "imagine",
]
NAMES += ["inventory", "words", "longest", "minutes", "together", "secret_asks"]


def flawed(state: type[Guess] = Guess, **changes: Any) -> Game:
    """Guess with another kind of state, or with other functions."""

    def deal(seats: int, options: guess.Options, chance: Chance) -> Guess:
        return guess.copy_to(state(), guess.deal(seats, options, chance))

    return Game(**{name: getattr(GUESS, name) for name in NAMES} | {"deal": deal} | changes)


SPILT: list[int] = []


class OwnChance(Guess):
    def roll(self, chance: Chance) -> None:
        SPILT.append(0)
        self.rounds += len(SPILT) % 7
        super().roll(chance)


class SharedCopy(Guess):
    def copy(self) -> Guess:
        return self


class ChangesWhenRefusing(Guess):
    def check(self, seat: int, action: Action) -> None:
        try:
            super().check(seat, action)
        except Refused:
            self.rounds += 1
            raise


class RefusesALegalMove(Guess):
    def check(self, seat: int, action: Action) -> None:
        super().check(seat, action)
        if action is guess.PICKS[2]:
            raise Refused("not-now", "G1")


class TakesAnything(Guess):
    def check(self, seat: int, action: Action) -> None:
        pass


class WaitsForNobody(Guess):
    def turn(self) -> Turn:
        turn = super().turn()
        return Waiting(frozenset(), None) if isinstance(turn, Waiting) and not self.picking else turn


def shows_choices(state: Guess, seat: int | None) -> guess.GuessView:
    honest = guess.view(state, seat)
    return msgspec.structs.replace(honest, picked=list(state.picked))


def forgets_the_points(view: guess.GuessView, chance: Chance) -> Guess:
    state = guess.imagine(view, chance)
    state.points = (0,) * state.seats
    return state


def shows_who_passed(state: Guess, seat: int | None) -> guess.GuessView:
    honest = guess.view(state, seat)
    return msgspec.structs.replace(honest, passed=list(state.passed))


FLAWS: list[tuple[Callable[..., None], Game]] = [
    (laws.same_record_same_state, flawed(OwnChance)),
    (laws.copies_are_independent, flawed(SharedCopy)),
    (laws.refusals_change_nothing, flawed(ChangesWhenRefusing)),
    (laws.refusals_change_nothing, flawed(RefusesALegalMove)),
    (laws.refusals_change_nothing, flawed(TakesAnything)),
    (laws.somebody_may_act, flawed(WaitsForNobody)),
    (laws.imagined_worlds_look_alike, flawed(imagine=forgets_the_points)),
    (laws.secret_choices_commute, flawed(view=shows_choices)),
    (laws.secret_choices_commute, flawed(tell=lambda event, seat: event)),
    (laws.nothing_is_lost, flawed(inventory=lambda state: state.points)),
    (laws.nothing_is_lost, flawed(longest=3)),
    (laws.everything_survives_the_codec, flawed(actions=guess.ACTIONS[::-1])),
    (laws.everything_survives_the_codec, flawed(events=guess.Chose)),
    (laws.silence_means_nothing_changed, flawed(view=shows_who_passed)),
    (laws.silence_means_nothing_changed, flawed(tell=lambda event, seat: None)),
]


def try_law(law: Callable[..., None], game: Game) -> None:
    for seed in range(5):
        law(game, 3, {}, seed)


@pytest.mark.parametrize(
    ("law", "game"), FLAWS, ids=[f"{law.__name__}-{n}" for n, (law, _) in enumerate(FLAWS)]
)
def test_a_broken_game_is_caught(law: Callable[..., None], game: Game) -> None:
    try_law(law, GUESS)
    with pytest.raises((AssertionError, Refused, ValueError, IndexError)):
        try_law(law, game)
