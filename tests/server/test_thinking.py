"""Slow bots think in processes of their own: tables go on meanwhile, and a killed one comes back."""

import asyncio
import os
import signal
from time import perf_counter
from typing import Any

import pytest

from miccia.core.chance import Quick
from miccia.games import bots, find, names
from miccia.play import start
from miccia.server.bots.thinking import Mind, Question, Thinkers
from miccia.server.metrics import Metrics
from tests.server.house import Player, Server

pytestmark = pytest.mark.anyio
SLOW = [(game, level) for game in names() for level, kind in bots(game).items() if kind.slow]


def question(game: str) -> Question:
    """What the seat in turn is asked after the deal."""
    match = start(game, seats=2, seed=1)
    (seat,) = match.turn.seats  # type: ignore[attr-defined]
    legal = [action.id for action in match.legal(seat)]
    return Question(match.view(seat), [], {}, match.view(seat), legal)


def mind(game: str, level: str, number: int = 1) -> Mind:
    match = start(game, seats=2, seed=1)
    (seat,) = match.turn.seats  # type: ignore[attr-defined]
    return Mind(number, game, seat, level, 5)


@pytest.mark.parametrize(("game", "level"), SLOW)
async def test_a_slow_bot_answers_from_another_process_as_it_would_here(game: str, level: str) -> None:
    thinkers = Thinkers(Metrics())
    asked = question(game)
    answer = await thinkers.ask(mind(game, level), asked)
    assert answer is not None and answer.action in asked.legal
    seat = mind(game, level).seat
    actions = [find(game).actions[number] for number in asked.legal]
    bot = bots(game)[level](seat)
    bot.begin(asked.first)
    here = bot.decide(asked.view, actions, Quick(5))
    assert (answer.action, answer.why) == (here.action.id, here.why)
    thinkers.close()


@pytest.mark.parametrize(("game", "level"), SLOW[-1:])
async def test_the_tables_go_on_while_a_bot_thinks(game: str, level: str) -> None:
    thinkers = Thinkers(Metrics())
    await thinkers.ask(mind(game, level), question(game))  # the process is up
    longest, thinking = 0.0, asyncio.create_task(ask_often(thinkers, game, level))
    while not thinking.done():
        before = perf_counter()
        await asyncio.sleep(0.005)
        longest = max(longest, perf_counter() - before)
    assert longest < thinking.result() / 2
    thinkers.close()


async def ask_often(thinkers: Thinkers, game: str, level: str) -> float:
    """How long ten questions take."""
    began = perf_counter()
    for _ in range(10):
        await thinkers.ask(mind(game, level), question(game))
    return perf_counter() - began


@pytest.mark.parametrize(("game", "level"), SLOW[:1])
async def test_a_bot_whose_process_was_killed_begins_anew(
    server: Server, ada: Player, game: str, level: str
) -> None:
    code = await ada.make(game=game, seats=2, play=True, bot=level)
    await ada.go(code)
    thinkers = server.lobby.house.thinkers
    killed = False
    while ada.update["turn"]["t"] != "over" and ada.update["n"] < 40:
        if ada.update["legal"]:
            await ada.act(ada.update["legal"][0]["id"])
        elif thinkers.processes and not killed:
            kill_all(thinkers)
            killed = True
        await ada.beyond(ada.update["n"])
    assert killed


def kill_all(thinkers: Any) -> None:
    for pool in thinkers.processes.values():
        for process in list(pool._processes or {}):  # noqa: SLF001
            os.kill(process, signal.SIGKILL)
