"""FUSE at the live table: time begins when people are ready (F26b), no hand acts in another roll (F10)."""

import asyncio
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from miccia.core.words import Reason
from miccia.server.bots.thinking import Answer, Question
from miccia.server.store.contract import Elapsed
from tests.server.house import PATIENCE, Hourglass, Message, Player, Server, running, seated

pytestmark = pytest.mark.anyio


@pytest.fixture
async def server(tmp_path: Path, clock: Hourglass) -> AsyncIterator[Server]:
    async with running(tmp_path / "miccia.db", clock=clock, pace=(0, 0)) as server:
        yield server


async def squad(ada: Player, bea: Player) -> str:
    """Ada, Bea and a bot, dealt just now."""
    return await seated(ada, bea, game="fuse", seats=3)


async def too_early(player: Player) -> bool:
    """Whether an act is refused because time has not begun; nothing happens either way."""
    return bool((await player.refused("do", action=10**6, seen=0))["code"] == "too-early")


# Ready


async def test_time_begins_when_everybody_is_ready(ada: Player, bea: Player, clock: Hourglass) -> None:
    await squad(ada, bea)
    await ada.sees(ready=[2], now=-20_000)  # the bot is
    clock.turn(5_000)
    await ada.ask("ready")
    for player in (ada, bea):
        await player.sees(ready=[0, 2], now=-15_000)
    clock.turn(1_000)
    assert await too_early(ada)
    await bea.ask("ready")
    for player in (ada, bea):
        await player.sees(ready=[0, 1, 2], now=-3_000)
    clock.turn(2_999)
    assert await too_early(bea)
    clock.turn(1)
    for player in (ada, bea):
        await player.sees(now=0)
    assert not await too_early(bea)
    await ada.hello()
    assert (ada.update["now"], ada.update["n"]) == (0, 0)


async def test_nothing_happens_before(ada: Player, server: Server, clock: Hourglass) -> None:
    code = await ada.make(game="fuse", seats=4, play=True)
    await ada.go(code)
    table = await server.lobby.find(code)
    clock.turn(19_999)
    await ada.hello()
    assert table.live.n == 0 and not any(bot.asked for bot in table.bots.seated)
    clock.turn(1)
    await ada.hello()
    assert all(bot.asked for bot in table.bots.seated if table.live.match.legal(bot.seat))


async def test_alone_against_bots_too(ada: Player, clock: Hourglass) -> None:
    await ada.go(await ada.make(game="fuse", seats=2, play=True))
    assert ada.table["now"] == -20_000
    await ada.ask("ready")
    await ada.sees(ready=[0, 1], now=-3_000)
    clock.turn(3_000)
    assert not await too_early(ada)


async def test_a_late_word_does_not_put_it_off(ada: Player, bea: Player, clock: Hourglass) -> None:
    await squad(ada, bea)
    clock.turn(18_000)
    for player in (ada, bea):
        await player.ask("ready")
    await ada.sees(ready=[0, 1, 2], now=-2_000)
    await ada.ask("ready")
    clock.turn(2_000)
    assert not await too_early(ada)
    await ada.ask("ready")  # too late to change anything
    await ada.hello()
    assert ada.table["now"] == 0


async def test_whoever_is_gone_is_waited_for_twenty_seconds(
    ada: Player, bea: Player, clock: Hourglass
) -> None:
    await squad(ada, bea)
    await bea.leave()
    while ada.table["seats"][1]["online"]:
        await ada.hear()
    await ada.ask("ready")
    await ada.sees(ready=[0, 2], now=-20_000)
    clock.turn(19_999)
    assert await too_early(ada)
    clock.turn(1)
    assert not await too_early(ada)


async def test_it_survives_a_reload(ada: Player, bea: Player, server: Server, clock: Hourglass) -> None:
    code = await squad(ada, bea)
    await ada.ask("ready")
    clock.turn(6_000)
    await ada.leave()
    await bea.leave()
    table = await server.lobby.find(code)
    while table.present:
        await table.call(nothing)
    clock.turn(60_000)  # nobody is here: the wait stands still
    again = await server.player(ada.cookie).go(code)
    assert (again.table["now"], again.table["ready"]) == (-14_000, [0, 2])
    assert await too_early(again)
    await again.leave()


async def test_it_survives_a_restart(ada: Player, server: Server, clock: Hourglass) -> None:
    code = await ada.make(game="fuse", seats=2, play=True)
    await ada.go(code)
    await ada.ask("ready")
    await ada.sees(now=-3_000)
    async with asyncio.timeout(PATIENCE):
        while (await server.lobby.house.store.load(code)).elapsed != Elapsed(-3_000):
            await asyncio.sleep(0.01)
    (await server.lobby.find(code)).close()
    again = await server.player(ada.cookie).go(code)
    assert (again.table["now"], again.table["ready"]) == (-3_000, [1])  # the count goes on
    clock.turn(3_000)
    await act(again, again.update["legal"][0])
    (await server.lobby.find(code)).close()
    once_more = await server.player(ada.cookie).go(code)
    assert once_more.table["now"] == 0  # it has begun
    await again.leave()
    await once_more.leave()


async def test_a_pause_holds_the_wait(ada: Player, clock: Hourglass) -> None:
    await ada.go(await ada.make(game="fuse", seats=2, play=True))
    await ada.ask("ready")
    await ada.ask("pause", on=True)
    await ada.sees(paused=True, now=-3_000)
    clock.turn(60_000)
    await ada.ask("pause", on=False)
    await ada.sees(paused=False, now=-3_000)


async def test_other_games_do_not_wait(ada: Player) -> None:
    await ada.go(await ada.make(play=True))
    assert ada.table["now"] == 0
    await ada.ask("ready")
    assert not await too_early(ada)


async def test_only_players_are_ready(ada: Player, bea: Player, server: Server) -> None:
    code = await ada.make(game="fuse", seats=3)
    await ada.go(code)
    assert (await ada.refused("ready"))["code"] == "not-begun"
    await squad(ada, bea)
    eye = await server.player().go(ada.table["code"])
    assert (await eye.refused("ready"))["code"] == "not-seated"
    await eye.leave()


async def nothing() -> None:
    """A job that tells that all jobs before it are done."""


# Late hands


async def act(player: Player, offer: Message) -> None:
    n = player.update["n"]
    await player.act(offer["id"])
    await player.beyond(n)


async def next_roll(player: Player, table: Any, clock: Hourglass) -> None:
    """Ada plays and bots play until other dice lie there."""
    round = player.update["view"]["round"]
    while player.update["view"]["round"] == round:
        mine = [offer for offer in player.update["legal"] if offer["act"]["do"] != "first"]
        if mine:
            await act(player, mine[0])
        else:
            clock.turn(10_000)
            await player.hello()


async def begun(ada: Player, server: Server, clock: Hourglass) -> Any:
    """Ada alone with a bot, after the count; the table."""
    code = await ada.make(game="fuse", seats=2, play=True, options={"relaxed": "endless"})
    await ada.go(code)
    clock.turn(20_000)
    await ada.hello()
    return await server.lobby.find(code)


async def test_f10_a_late_person_never_acts_in_the_next_roll(
    ada: Player, server: Server, clock: Hourglass
) -> None:
    table = await begun(ada, server, clock)
    seen, late = ada.update["n"], ada.update["legal"]
    for _ in range(2):  # also two rolls later
        await next_roll(ada, table, clock)
        n, done = table.live.n, ada.update["view"]["players"][0]["done"]
        for offer in late:
            assert (await ada.refused("do", action=offer["id"], seen=seen))["code"] == "stale"
            refusal = await ada.refused("do", action=offer["id"], seen=ada.update["n"])
            assert refusal["code"] in ("other-roll", "give-first", "others-give", "take-first")
        await ada.hello()
        assert (table.live.n, ada.update["view"]["players"][0]["done"]) == (n, done)


async def thinking(answer: Answer) -> Answer | None:
    return answer


async def test_f10_a_late_bot_never_acts_in_the_next_roll_and_is_asked_again(
    ada: Player, server: Server, clock: Hourglass
) -> None:
    table = await begun(ada, server, clock)
    bot = table.bots.seated[0]
    late = [action for action in table.live.match.legal(bot.seat) if action.form["do"] != "give"]
    assert any(action.form["do"] == "done" for action in late)
    for _ in range(2):
        await next_roll(ada, table, clock)
        n = table.live.n
        for action in late:
            bot.asked = question = Question(None, [], {}, None, [])
            thought = asyncio.create_task(thinking(Answer(action.id, Reason("nothing"))))
            await asyncio.wait([thought])
            await table.call(partial(table.bots.choose, bot, question, thought))
            assert table.live.n == n
            assert bool(bot.asked) == bool(table.live.match.legal(bot.seat))
