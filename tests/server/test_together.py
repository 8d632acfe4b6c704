"""What people do beside playing: pause, point, wink, and go away. The tests hold the clock."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.server.house import Hourglass, Player, Server, running, seated

pytestmark = pytest.mark.anyio


@pytest.fixture
async def server(tmp_path: Path, clock: Hourglass, beacon: str) -> AsyncIterator[Server]:
    async with running(tmp_path / "miccia.db", clock=clock, pace=(0, 0)) as server:
        yield server


async def pair(ada: Player, bea: Player, **fields: object) -> str:
    """Ada and Bea at a beacon of two."""
    return await seated(ada, bea, **({"game": "beacon"} | fields))


# Pause


async def test_a_pause_needs_everybody(ada: Player, bea: Player, clock: Hourglass) -> None:
    await pair(ada, bea)
    clock.turn(300)
    await ada.ask("pause", on=True)
    await bea.sees(wishes=[0], paused=False)
    clock.turn(100)
    await bea.ask("pause", on=True)
    for player in (ada, bea):
        await player.sees(wishes=[0, 1], paused=True)
    clock.turn(60_000)
    assert (await ada.refused("do", action=0, seen=0))["code"] == "paused"
    assert ada.update["n"] == 0

    await bea.ask("pause", on=False)
    for player in (ada, bea):
        await player.sees(wishes=[], paused=False)
    await ada.act(0)
    await ada.beyond(0)
    assert ada.update["now"] == 400
    clock.turn(600)
    await ada.beyond(1)
    assert ada.update["now"] == 1000


async def test_a_wish_for_a_pause_can_be_taken_back(ada: Player, bea: Player) -> None:
    await pair(ada, bea)
    await ada.ask("pause", on=True)
    await bea.sees(wishes=[0])
    await ada.ask("pause", on=False)
    await bea.sees(wishes=[])
    await bea.ask("pause", on=True)
    await ada.sees(wishes=[1], paused=False)


async def test_alone_with_bots_a_pause_comes_at_once_and_bots_rest(ada: Player, clock: Hourglass) -> None:
    code = await ada.make(game="beacon", seats=2, play=True, bot="late")
    await ada.go(code)
    await ada.ask("pause", on=True)
    await ada.sees(paused=True)
    clock.turn(60_000)
    await ada.hello()
    assert ada.update["n"] == 0
    await ada.ask("pause", on=False)
    await ada.sees(paused=False)
    clock.turn(1000)
    await ada.beyond(0)


async def test_whoever_is_gone_is_not_asked_about_a_pause(ada: Player, bea: Player) -> None:
    await pair(ada, bea)
    await bea.leave()
    while ada.table["seats"][1]["online"]:
        await ada.hear()
    await ada.ask("pause", on=True)
    await ada.sees(paused=True)


async def test_a_pause_is_granted_when_the_last_one_who_did_not_wish_it_leaves(
    ada: Player, bea: Player, clock: Hourglass
) -> None:
    await pair(ada, bea, options={"slow": True})
    clock.turn(300)
    await ada.ask("pause", on=True)
    await ada.sees(wishes=[0], paused=False)
    await bea.leave()
    await ada.sees(wishes=[0], paused=True)
    clock.turn(60_000)
    await ada.hello()
    assert (ada.update["now"], ada.update["n"]) == (300, 0)


async def test_a_pause_lasts_until_somebody_ends_it(
    server: Server, ada: Player, bea: Player, clock: Hourglass
) -> None:
    code = await pair(ada, bea)
    await bea.leave()
    await ada.ask("pause", on=True)
    await ada.sees(paused=True)
    again = await server.player(bea.cookie).go(code)
    assert again.table["paused"]
    await ada.change("pause", on=True)
    assert ada.table["paused"]  # a second wish ends nothing
    await again.ask("pause", on=False)
    await ada.sees(paused=False, wishes=[])
    await again.leave()


async def test_nobody_is_no_majority_for_a_pause(
    server: Server, ada: Player, bea: Player, clock: Hourglass
) -> None:
    """All leave, one of them with a wish: the game stands still, and goes on when somebody is back."""
    code = await pair(ada, bea)
    await ada.ask("pause", on=True)
    await bea.sees(wishes=[0])
    await empty(server, code, ada, bea)
    again = await server.player(bea.cookie).go(code)
    assert not again.table["paused"]
    await again.leave()


async def empty(server: Server, code: str, *players: Player) -> None:
    """These leave, and the table knows it."""
    table = await server.lobby.find(code)
    left = len(table.present) - len(players)
    for player in players:
        await player.leave()
    while len(table.present) > left:
        await table.call(nothing)


async def bea_goes(server: Server, ada: Player, bea: Player, clock: Hourglass) -> str:
    """For five seconds she has been away from a slow beacon."""
    code = await pair(ada, bea, options={"slow": True})
    await empty(server, code, bea)
    clock.turn(5_000)
    return code


async def nothing() -> None:
    """A job that tells that all jobs before it are done."""


async def test_only_those_who_play_can_pause(server: Server, ada: Player, bea: Player) -> None:
    code = await ada.make(game="beacon", seats=2)
    await ada.go(code)
    assert (await ada.refused("pause", on=True))["code"] == "not-begun"
    await pair(ada, bea)
    eye = await server.player().go(ada.table["code"])
    assert (await eye.refused("pause", on=True))["code"] == "not-seated"
    await eye.leave()


# Pointing


async def test_pointing_is_seen_by_all_and_taken_back(ada: Player, bea: Player) -> None:
    await pair(ada, bea)
    await bea.ask("signal", key="see.3")
    pointed = {"seat": 1, "key": "see.3", "text": "Bea sees 3"}
    await ada.sees(signals=[pointed])
    await bea.ask("signal", key="see.5")
    await ada.sees(signals=[pointed | {"key": "see.5", "text": "Bea sees 5"}])
    await bea.ask("signal", key="see.5")
    await ada.sees(signals=[])


@pytest.mark.parametrize("key", ["", "see.", "see.33", "look.3", "see.3\n", "s" * 32])
async def test_nobody_points_at_nonsense(ada: Player, bea: Player, key: str) -> None:
    await pair(ada, bea)
    assert (await ada.refused("signal", key=key))["code"] == "unknown-signal"
    assert (await ada.refused("signal", key="x" * 33))["code"] == "bad-message"


async def test_bots_heed_what_people_point_at(ada: Player) -> None:
    code = await ada.make(game="beacon", seats=2, play=True, bot="copycat")
    await ada.go(code)
    bot = ada.table["seats"][1]["name"]
    await ada.sees(signals=[{"seat": 1, "key": "see.0", "text": f"{bot} sees 0"}])
    await ada.ask("signal", key="see.7")
    await ada.act(0)
    while [signal["key"] for signal in ada.table["signals"] if signal["seat"] == 1] != ["see.7"]:
        await ada.hear()


# What nobody else is told


async def test_a_secret_input_leaves_no_trace_with_others(server: Server, ada: Player, bea: Player) -> None:
    code = await pair(ada, bea, options={"winks": True})
    eye = await server.player().go(code)
    await ada.act(3)
    await ada.beyond(0)
    assert ada.update["n"] == 1 and ada.update["view"]["winked"]
    await bea.act(0)
    await bea.beyond(0)
    await eye.beyond(0)
    await ada.beyond(1)
    assert (ada.update["n"], bea.update["n"], eye.update["n"]) == (2, 1, 1)
    assert [line["n"] for line in bea.update["log"]] == [1]
    await bea.hello()
    assert (bea.update["n"], bea.update["view"]["winked"]) == (1, False)
    assert not any("wink" in text.replace('"winks"', "").replace('"winked":false', "") for text in eye.heard)
    await ada.act(0)
    await ada.beyond(2)
    await bea.beyond(1)
    assert bea.update["n"] == 2
    assert (await bea.refused("do", action=0, seen=0))["code"] == "stale"
    await eye.leave()


# Absence


async def test_the_table_acts_for_whoever_is_gone(ada: Player, bea: Player, clock: Hourglass) -> None:
    await pair(ada, bea, options={"slow": True})
    await bea.leave()
    while ada.table["seats"][1]["online"]:
        await ada.hear()
    clock.turn(7_900)
    await ada.hello()
    assert ada.update["n"] == 0
    clock.turn(100)
    await ada.beyond(0)
    assert ada.update["view"]["done"] == [1]
    await ada.act(0)
    await ada.beyond(1)
    clock.turn(1_000)  # the next time it waits no more
    while ada.update["view"]["done"] != [1]:
        await ada.hear()
    assert ada.update["view"]["round"] == 1


async def test_whoever_comes_back_acts_again(
    server: Server, ada: Player, bea: Player, clock: Hourglass
) -> None:
    code = await pair(ada, bea, options={"slow": True})
    await bea.leave()
    while ada.table["seats"][1]["online"]:
        await ada.hear()
    clock.turn(5_000)
    again = await server.player(bea.cookie).go(code)
    clock.turn(5_000)
    await again.hello()
    assert again.update["view"]["done"] == []
    await again.act(0)
    await again.beyond(0)
    await again.leave()


async def test_the_eight_seconds_begin_anew_for_whoever_came_back(
    server: Server, ada: Player, bea: Player, clock: Hourglass
) -> None:
    code = await bea_goes(server, ada, bea, clock)
    again = await server.player(bea.cookie).go(code)
    clock.turn(1_000)
    await empty(server, code, again)
    clock.turn(7_900)  # long after the first eight seconds
    await ada.hello()
    assert ada.update["n"] == 0
    clock.turn(100)
    await ada.beyond(0)
    assert ada.update["view"]["done"] == [1]


async def test_coming_back_during_a_pause_counts_too(
    server: Server, ada: Player, bea: Player, clock: Hourglass
) -> None:
    code = await bea_goes(server, ada, bea, clock)
    await ada.ask("pause", on=True)
    await ada.sees(paused=True)
    again = await server.player(bea.cookie).go(code)
    await empty(server, code, again)
    await ada.ask("pause", on=False)
    await ada.sees(paused=False)
    clock.turn(7_900)
    await ada.hello()
    assert ada.update["n"] == 0
    clock.turn(100)
    await ada.beyond(0)


async def test_f26b_onlookers_do_not_make_time_run(
    server: Server, ada: Player, bea: Player, clock: Hourglass
) -> None:
    code = await pair(ada, bea)
    eye = await server.player().go(code)
    clock.turn(400)
    await empty(server, code, ada, bea)
    await eye.hello()
    assert (eye.table["now"], eye.update["n"]) == (400, 0)
    clock.turn(60_000)
    await eye.hello()
    assert (eye.table["now"], eye.update["n"]) == (400, 0)
    again = await server.player(ada.cookie).go(code)
    clock.turn(600)
    await again.beyond(0)
    assert again.update["now"] == 1000
    for player in (again, eye):
        await player.leave()


async def test_f26b_without_a_player_nobody_is_played_for_and_no_bot_acts(
    server: Server, ada: Player, clock: Hourglass
) -> None:
    code = await ada.make(game="beacon", seats=2, play=True, bot="late", options={"slow": True})
    await ada.go(code)
    eye = await server.player().go(code)
    table = await server.lobby.find(code)
    while not clock.sleepers:  # the bot has thought and waits for its time
        await table.call(nothing)
    await empty(server, code, ada)
    for _ in range(20):
        clock.turn(1_000)
        await eye.hello()
    assert (eye.table["now"], eye.update["n"]) == (0, 0)
    again = await server.player(ada.cookie).go(code)
    while again.update["view"]["done"] != [1]:  # now it answers
        clock.turn(1_000)
        await again.hello()
    assert again.update["turn"]["until"] == 60_000
    for player in (again, eye):
        await player.leave()


async def test_bots_alone_play_for_those_who_watch(server: Server, ada: Player, clock: Hourglass) -> None:
    code = await ada.make(game="beacon", seats=2, bot="listener")
    await ada.go(code)
    await ada.change("stand")
    await ada.ask("begin")
    await ada.until(lambda message: message["t"] == "update")
    while ada.update["turn"]["t"] != "over":
        await ada.beyond(ada.update["n"])
