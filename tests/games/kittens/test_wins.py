"""How often one wins after each play: about as often as it comes so, from what the seat may know."""

from math import sqrt

import pytest

from miccia.bots import Bot
from miccia.core.chance import Quick
from miccia.core.coach import Wins
from miccia.core.turn import Waiting
from miccia.games.kittens import GAME, wins
from miccia.games.kittens.bots import Steady
from miccia.games.kittens.coach import advise
from miccia.games.kittens.events import KittensEvent
from miccia.games.kittens.shown import KittensView
from miccia.games.kittens.view import imagine, view
from tests.games.alike import NAMES
from tests.games.kittens.table import Table

TRIES = 20  # a tenth of what a player is told of
LATE = "kitten sock kitten nope cactus kitten sock favor teapot"


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wins, "TRIES", TRIES)


def late() -> Table:
    return Table("attack reveal shuffle sock sock nope | sock nope cactus | favor", pile=LATE)


def weigh(table: Table, seat: int | None, seen: KittensView | None = None) -> Wins | None:
    """As the coach of a seat that was told nothing yet."""
    seen = seen or table.match.view(seat)
    return wins.weigh(seen, [], seen, [] if seat is None else table.match.legal(seat), Quick(1))


def test_every_row_of_the_coach_has_its_figure() -> None:
    table = late()
    advice = advise(table.match.view(0), table.match.legal(0), NAMES, "en")
    assert advice is not None and advice.rows
    found = weigh(table, 0)
    assert found is not None and found.tries == TRIES
    assert set(found.percents) == {act for row in advice.rows for act in row.acts}
    assert all(1 <= percent <= 99 for percent in found.percents.values())


def test_who_must_not_choose_is_told_nothing() -> None:
    assert weigh(late(), 1) is None
    assert weigh(late(), None) is None


def test_it_depends_on_what_the_seat_knows_alone() -> None:
    """Whatever is dealt behind the view, the same chance gives the same figures."""
    table = late()
    other = view(imagine(table.match.view(0), Quick(99)), 0)
    assert weigh(table, 0, other) == weigh(table, 0)


def test_whoever_knows_of_a_kitten_does_better_not_to_draw_it() -> None:
    table = Table("attack sock | defuse sock", pile="kitten sock sock sock")
    table.state.pile_known[-1] = 1
    draw, attack = (
        next(int(action.id) for action in table.match.legal(0) if str(action) == name)
        for name in ("draw", "play attack")
    )
    found = weigh(table, 0)
    assert found is not None
    assert found.percents[draw] == 1  # in no try, which is not never
    assert found.percents[attack] > 20


@pytest.mark.parametrize("games", [16, pytest.param(400, marks=pytest.mark.soak)])
def test_it_comes_about_as_often_as_it_says(games: int) -> None:
    """Of what bots then did in their turns, about as many games were won as the figures add up to."""
    said, won, doubt = 0.0, 0, 0.0
    for seed in range(games):
        found = played(seed, 4 + seed % 30)
        if found is not None:
            share, win = found
            said += share
            doubt += share * (1 - share)
            won += win
    assert abs(said - won) < 3.5 * sqrt(doubt)


def played(seed: int, after: int) -> tuple[float, bool] | None:
    """A game of bots: what was said of the first choice after so many inputs, and whether that seat won."""
    match = GAME.start(seats=3, seed=seed)
    bots: list[Bot[KittensView]] = [Steady(seat) for seat in range(3)]
    first = [match.view(seat) for seat in range(3)]
    heard: list[list[KittensEvent]] = [[] for _ in range(3)]
    chance = Quick(seed)
    said: tuple[int, int] | None = None
    for bot in bots:
        bot.begin(first[bot.seat])
    while match.over is None:
        turn = match.turn
        assert isinstance(turn, Waiting)
        seat = min(seat for seat in turn.seats if match.legal(seat))
        seen, legal = match.view(seat), match.legal(seat)
        action = bots[seat].decide(seen, legal, chance).action
        if said is None and len(match.record.inputs) >= after:
            found = wins.weigh(first[seat], heard[seat], seen, legal, chance)
            percent = None if found is None else found.percents.get(int(action.id))
            said = None if percent is None else (seat, percent)
        for event in match.act(seat, action):
            for bot in bots:
                told = GAME.tell(event, bot.seat)
                if told is not None:
                    bot.hear(told)
                    heard[bot.seat].append(told)
    return None if said is None else (said[1] / 100, said[0] in match.over.winners)
