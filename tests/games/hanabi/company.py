"""Bots in company: teams of one kind, and partners who play anything, at tables of every size."""

from collections.abc import Callable, Iterator
from typing import Any, TypeVar

import pytest

import miccia
from miccia.arena.drive import drive
from miccia.bots import Bot, Choice, Uniform
from miccia.core.chance import Quick
from miccia.core.match import AnyMatch
from miccia.core.turn import Waiting
from miccia.games.hanabi.view import tell
from miccia.play import deal
from tests.games.hanabi.table import elsewhere

Kind = TypeVar("Kind", bound=Bot[Any])
OPTIONS: list[dict[str, Any]] = [{}, {"expert": True, "empty_clues": True}, {"six_colours": "rainbow"}]
tables_of_every_size = pytest.mark.parametrize("players", [2, 3, 4, 5])
tables_of_some_kinds = pytest.mark.parametrize("options", OPTIONS)


def play_with_anybody(
    make: Callable[[int], Bot[Any]], players: int, options: dict[str, Any], games: int
) -> None:
    """Whole games in which every second seat plays anything."""
    for seed in range(games):
        match = miccia.start("hanabi", seats=players, seed=seed, options=options)
        team: list[Bot[Any]] = [make(seat) if seat % 2 else Uniform(seat) for seat in range(players)]
        drive(match, team, [Quick(100 * seed + seat) for seat in range(players)])


def play_a_game(
    seated: Callable[[AnyMatch], list[Kind]], players: int, seed: int, **options: Any
) -> Iterator[tuple[AnyMatch, list[Kind], int, list[Any], Choice]]:
    """A game of a team: before each move the match, the team, the seat, all that happened, the choice."""
    match = miccia.start("hanabi", seats=players, seed=seed, options=options)
    team = seated(match)
    events: list[Any] = []
    while isinstance(turn := match.turn, Waiting):
        seat = turn.order[0]
        choice = team[seat].decide(match.view(seat), match.legal(seat), Quick(len(events)))
        yield match, team, seat, events, choice
        new = match.act(seat, choice.action)
        events += new
        for bot in team:
            for event in new:
                bot.hear(tell(event, bot.seat))


def same_in_every_world(seated: Callable[[AnyMatch], list[Kind]], players: int, seed: int) -> None:
    """In other worlds that look the same to its seat a bot does the same, for the same reason."""
    for match, _, seat, events, choice in play_a_game(seated, players, seed):
        if len(events) % 3:
            continue
        bot = seated(deal(match.record.header))[seat]
        again = elsewhere(bot, match, events, len(events), len(events))
        assert (again.action, again.why) == (choice.action, choice.why)
