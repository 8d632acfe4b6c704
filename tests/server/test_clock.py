"""Deadlines, sleeping tables and bots, in a small game where all act at once. The tests hold the clock."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

import miccia
from tests.server.house import PATIENCE, Hourglass, Player, Server, running

pytestmark = pytest.mark.anyio


@pytest.fixture
async def server(tmp_path: Path, clock: Hourglass, beacon: str) -> AsyncIterator[Server]:
    async with running(tmp_path / "miccia.db", clock=clock, pace=(0, 0)) as server:
        yield server


async def alone(ada: Player, **fields: object) -> str:
    code = await ada.make(**({"game": "beacon", "seats": 1, "play": True} | fields))
    await ada.go(code)
    return code


async def test_a_deadline_passes_without_anybody_doing_anything(ada: Player, clock: Hourglass) -> None:
    code = await alone(ada)
    assert ada.update["turn"] == {"t": "waiting", "seats": [0], "until": 1000, "ask": "press"}
    for number in (1, 2, 3):
        clock.turn(1000)
        await ada.beyond(number - 1)
        assert ada.update["n"] == number and ada.update["now"] == 1000 * number
    assert ada.update["turn"]["t"] == "over"
    record = miccia.load((await ada.http.get(f"/api/tables/{code}/record")).text)
    assert [(given.at, given.seat) for given in record.inputs] == [(1000, -1), (2000, -1), (3000, -1)]


async def test_an_action_comes_at_the_table_time_of_its_arrival(ada: Player, clock: Hourglass) -> None:
    await alone(ada)
    clock.turn(300)
    await ada.act(0)
    await ada.beyond(0)
    assert ada.update["now"] == 300 and ada.update["turn"]["until"] == 1300


async def test_an_action_after_a_deadline_is_stale(ada: Player, clock: Hourglass) -> None:
    await alone(ada)
    refusal = None
    clock.turn(1000)
    number = await ada.ask("do", action=0, seen=0)
    refusal = await ada.until(lambda message: message["t"] == "refusal" and message["id"] == number)
    assert refusal["code"] == "stale" and ada.update["n"] == 1


async def test_time_stands_still_while_nobody_is_connected(
    ada: Player, server: Server, clock: Hourglass
) -> None:
    code = await alone(ada)
    clock.turn(400)
    await ada.leave()
    table = await server.lobby.find(code)
    while table.present:
        await table.call(nothing)
    clock.turn(50_000)
    again = await server.player(ada.cookie).go(code)
    assert again.update["now"] == 400 and again.update["n"] == 0
    clock.turn(600)
    await again.beyond(0)
    assert again.update["now"] == 1000
    await again.leave()


async def nothing() -> None:
    """A job that tells that all jobs before it are done."""


async def test_bots_rest_while_nobody_is_connected(ada: Player, server: Server) -> None:
    code = await ada.make(game="beacon", seats=3, play=True, bot="listener")
    table = await server.lobby.find(code)
    await table.call(nothing)
    assert table.live.n == 0 and not any(bot.asked for bot in table.bots.seated)
    await ada.go(code)
    await ada.beyond(1)


@pytest.mark.parametrize("level", ["broken", "cheat"])
async def test_a_bot_that_fails_is_replaced_for_that_move(
    ada: Player, level: str, caplog: pytest.LogCaptureFixture
) -> None:
    code = await alone(ada, seats=2, bot=level)
    await ada.play(lambda update: 0)
    assert miccia.load((await ada.http.get(f"/api/tables/{code}/record")).text).inputs
    assert f"beacon/{level}" in caplog.text
    assert not any(word in text for text in ada.heard for word in ("Traceback", "RuntimeError"))


async def test_a_bot_that_comes_too_late_is_asked_again(ada: Player, clock: Hourglass) -> None:
    await alone(ada, seats=2, bot="late")
    for number in range(3):
        clock.turn(1000)
        await ada.beyond(number)
    assert ada.update["turn"]["t"] == "over"


async def test_bots_hear_everything_again_after_a_restart(
    tmp_path: Path, ada: Player, server: Server, clock: Hourglass
) -> None:
    code = await alone(ada, seats=2, bot="listener")
    await ada.act(1)
    while ada.update["view"]["round"] == 0:
        await ada.hear()
    while ada.update["turn"]["seats"] != [0]:  # the bot has pressed in the second round too
        await ada.hear()
    heard = ada.update["n"] + 1  # events: one for each act, and one for the round
    (await server.lobby.find(code)).close()
    assert await ada.closed() == 1012
    again = await server.player(ada.cookie).go(code)
    await again.act(1)
    while again.update["turn"]["t"] != "over":
        if again.update["legal"] and again.update["n"] >= heard:
            await again.act(1)
        await again.beyond(again.update["n"])
    await again.hello()
    reasons = [line["why"][0] for line in again.update["log"] if line.get("why")]
    assert f"heard {heard + 2} in round 2, said to 0" in reasons
    await again.leave()


# A restart


async def crash(server: Server, code: str) -> None:
    """The table goes without a farewell, as in a crash; the next visitor finds what is stored."""
    (await server.lobby.find(code)).close()


async def test_a_crash_gives_back_no_more_than_a_second(
    ada: Player, server: Server, clock: Hourglass
) -> None:
    code = await alone(ada, options={"slow": True})
    for _ in range(95):
        clock.turn(100)
        await ada.hello()  # other jobs must not keep the time from being stored
    async with asyncio.timeout(PATIENCE):
        while not (kept := (await server.lobby.house.store.load(code)).elapsed) or kept.at < 9_000:
            await asyncio.sleep(0.001)
    await crash(server, code)
    again = await server.player(ada.cookie).go(code)
    assert 8_500 <= again.update["now"] <= 9_500 and again.update["n"] == 0
    assert again.update["turn"]["until"] == 60_000
    await again.leave()


async def test_time_is_not_stored_without_a_deadline(ada: Player, server: Server, clock: Hourglass) -> None:
    code = await ada.make(play=True)
    await ada.go(code)
    for _ in range(5):
        clock.turn(1_000)
        await ada.hello()
    saved = await server.lobby.house.store.load(code)
    assert saved.elapsed is None


async def test_time_is_stored_when_the_last_player_leaves(
    ada: Player, server: Server, clock: Hourglass
) -> None:
    code = await alone(ada, options={"slow": True})
    clock.turn(730)
    await ada.leave()
    table = await server.lobby.find(code)
    while table.present:
        await table.call(nothing)
    await table.call(nothing)  # leaving ends with the time stored
    await crash(server, code)
    again = await server.player(ada.cookie).go(code)
    assert again.update["now"] == 730
    await again.leave()


async def test_a_server_that_stops_gives_nothing_back(tmp_path: Path, clock: Hourglass, beacon: str) -> None:
    async with running(tmp_path / "again.db", clock=clock, pace=(0, 0)) as server:
        ada = server.player()
        code = await alone(ada, options={"slow": True})
        clock.turn(730)
        await ada.hello()
    async with running(tmp_path / "again.db", clock=clock, pace=(0, 0)) as server:
        again = await server.player(ada.cookie).go(code)
        assert again.update["now"] == 730
        await again.leave()


async def test_a_pause_survives_a_restart(ada: Player, server: Server, clock: Hourglass) -> None:
    code = await alone(ada)
    clock.turn(300)
    await ada.change("pause", on=True)
    await crash(server, code)
    again = await server.player(ada.cookie).go(code)
    assert again.table["paused"]
    clock.turn(5_000)
    await again.hello()
    assert (again.update["now"], again.update["n"]) == (300, 0)
    await again.change("pause", on=False)
    assert not again.table["paused"]
    await crash(server, code)
    once_more = await server.player(ada.cookie).go(code)
    assert not once_more.table["paused"] and once_more.table["now"] == 300
    clock.turn(700)
    await once_more.beyond(0)
    for player in (again, once_more):
        await player.leave()
