"""Slow bots think in processes of their own: tables go on meanwhile, and a killed one comes back."""

import asyncio
import os
import signal
from random import Random
from statistics import median
from time import perf_counter
from typing import Any

import pytest

from miccia.core.chance import Quick
from miccia.games import bots, find, names
from miccia.play import start
from miccia.server.bots.thinking import Mind, Question, Thinkers
from miccia.server.metrics import Metrics
from tests.server.house import Player, Server, careful, seated

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


@pytest.mark.parametrize(("game", "level"), SLOW[-1:])
async def test_people_move_while_all_slow_bots_think(server: Server, game: str, level: str) -> None:
    """Moves at their table take a part of one thought, however many are being thought."""
    guests = [server.player() for _ in range(4)]
    ada, bea = server.player(), server.player()
    for guest in guests:
        await guest.go(await guest.make(game=game, seats=3, play=True, bot=level))
    thinking = [
        asyncio.create_task(guest.play(careful(Random(number)))) for number, guest in enumerate(guests)
    ]
    await seated(ada, bea)
    count, spent = thoughts(server, level)
    took: list[float] = []
    while ada.update["turn"]["t"] != "over" and thoughts(server, level)[0] < count + 40:
        mover, other = (ada, bea) if ada.update["legal"] else (bea, ada)
        began, n = perf_counter(), mover.update["n"]
        await mover.act(careful(Random(n), 0)(mover.update))
        await mover.beyond(n)
        took.append(perf_counter() - began)
        await other.beyond(n)
        await asyncio.sleep(0.02)
    later, more = thoughts(server, level)
    assert len(took) >= 5 and later - count >= 3, (len(took), later - count)
    thought = (more - spent) / (later - count)
    assert median(took) < thought / 2, (median(took), thought)
    for task in thinking:
        task.cancel()
    await asyncio.gather(*thinking, return_exceptions=True)
    for player in (ada, bea, *guests):
        await player.leave()


def thoughts(server: Server, level: str) -> tuple[float, float]:
    """How many there were, and how many seconds they took together."""
    registry, about = server.lobby.house.metrics.registry, {"level": level}
    values = [registry.get_sample_value(f"miccia_bot_seconds_{what}", about) for what in ("count", "sum")]
    return values[0] or 0, values[1] or 0


@pytest.mark.parametrize(("game", "level"), SLOW[-1:])
async def test_slow_bots_get_as_many_processes_as_the_host_says(game: str, level: str) -> None:
    thinkers = Thinkers(Metrics(), workers=1)
    asked = [thinkers.ask(mind(game, level, number), question(game)) for number in (1, 2, 3)]
    assert None not in await asyncio.gather(*asked)
    assert len(thinkers.processes) == 1
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
