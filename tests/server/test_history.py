"""The checker of several servers finds what is wrong with a history when something is."""

import json

import msgspec
import pytest

from miccia.core.record import Header
from miccia.play import deal, head
from miccia.server.store.contract import InputRow, SavedGame
from miccia.server.table.live import Live
from tests.server.history import Forked, one_line, saw_it_so

SEATS = (None, 0, 1)
Seen = dict[int | None, dict[int, str]]


@pytest.fixture
def played() -> tuple[SavedGame, Seen]:
    """Ten moves of Hanabi, and what two players and an onlooker saw of them."""
    header: Header = head("hanabi", 2, bytes(32), {})
    live = Live(deal(header))
    seen: Seen = {seat: {} for seat in SEATS}
    rows: list[InputRow] = []
    for n in range(11):
        for seat in SEATS:
            seen[seat][n] = json.dumps(json.loads(msgspec.json.encode(live.match.view(seat))))
        (mover,) = [seat for seat in (0, 1) if live.match.legal(seat)]
        if n < 10:
            calm = [action for action in live.match.legal(mover) if action.form["do"] != "play"]
            live.act(n, mover, calm[n % 3])
            rows += live.rows(len(rows))
    return SavedGame(header, rows), seen


def test_a_true_history_is_one(played: tuple[SavedGame, Seen]) -> None:
    saw_it_so(*played)
    one_line([(1, 1), (2, 1), (3, 2), (4, 2)])


def test_a_last_input_that_is_gone(played: tuple[SavedGame, Seen]) -> None:
    game, seen = played
    with pytest.raises(Forked):
        saw_it_so(SavedGame(game.header, game.inputs[:-1]), seen)


def test_another_move_than_was_seen(played: tuple[SavedGame, Seen]) -> None:
    game, seen = played
    live = Live(deal(game.header))
    (mover,) = [seat for seat in (0, 1) if live.match.legal(seat)]
    live.act(0, mover, live.match.legal(mover)[-1])
    with pytest.raises(Forked):
        saw_it_so(SavedGame(game.header, live.rows(0)), {0: {1: seen[0][1]}})


def test_a_card_that_another_saw(played: tuple[SavedGame, Seen]) -> None:
    game, seen = played
    with pytest.raises(Forked):
        saw_it_so(game, {0: seen[1]})


@pytest.mark.parametrize(
    "rows",
    [[(1, 1), (3, 1)], [(1, 1), (2, 1), (2, 1)], [(2, 1)], [(1, 1), (2, 2), (3, 1)]],
    ids=["a gap", "twice", "without its first", "an old epoch after a new one"],
)
def test_rows_that_are_no_line(rows: list[tuple[int, int]]) -> None:
    with pytest.raises(Forked):
        one_line(rows)
