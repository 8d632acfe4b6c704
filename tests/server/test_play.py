"""Whole games over real sockets, from the empty table to the record."""

import asyncio
import random
from hashlib import sha256

import pytest

import miccia
from tests.server.house import Player, Server, careful

pytestmark = pytest.mark.anyio


async def gather(ada: Player, bea: Player, **fields: object) -> str:
    """A table for three with Ada and Bea at it, before the game."""
    code = await ada.make(seats=3, **fields)
    await ada.go(code)
    await ada.change("sit", name="Ada", salt="aa")
    await bea.go(code)
    await bea.ask("sit", name="Bea", salt="bb")
    await bea.until(lambda message: message["t"] == "table" and message["you"] == 1)
    return code


async def begin(ada: Player, bea: Player) -> None:
    await ada.ask("begin")
    for player in (ada, bea):
        await player.until(lambda message: message["t"] == "update")


async def test_two_people_and_a_bot_play_to_the_end(ada: Player, bea: Player) -> None:
    code = await gather(ada, bea)
    assert ada.table["host"] and not bea.table["host"]
    await begin(ada, bea)
    assert [seat["kind"] for seat in bea.table["seats"]] == ["human", "human", "bot"]
    assert bea.update["n"] == 0 and bea.update["whole"]
    await asyncio.gather(ada.play(careful(random.Random(1))), bea.play(careful(random.Random(2))))
    assert ada.update["turn"] == bea.update["turn"] and ada.update["legal"] == []

    answer = await bea.http.get(f"/api/tables/{code}/record")
    assert answer.status_code == 200
    record = miccia.load(answer.text)
    header = record.header
    assert header.names is not None and header.names[:2] == ["Ada", "Bea"]
    assert header.salts == ["aa", "bb"]
    assert header.commit == ada.table["commit"] == sha256(bytes.fromhex(header.secret or "")).hexdigest()
    match = miccia.replay(record)
    assert match.over is not None and list(match.over.scores) == ada.update["turn"]["scores"]
    assert len(record.inputs) == ada.update["n"]


async def test_updates_are_numbered_without_a_gap(ada: Player) -> None:
    code = await ada.make(seats=2, play=True)
    await ada.go(code)
    numbers = [ada.update["n"]]
    while ada.update["turn"]["t"] != "over":
        if ada.update["legal"]:
            await ada.act(ada.update["legal"][-1]["id"])
        await ada.until(lambda message: message["t"] == "update")
        numbers.append(ada.update["n"])
    assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))


async def test_reasons_of_bots_come_after_the_end_only(ada: Player, server: Server, beacon: str) -> None:
    code = await ada.make(game=beacon, seats=2, play=True, bot="listener")
    await ada.go(code)
    await ada.play(lambda update: 0)
    before = [line for line in ada.update["log"] if "why" in line]
    await ada.hello()
    after = {line["why"][0] for line in ada.update["log"] if line.get("why")}
    assert len(before) <= 1 and len(after) == 3
    assert all(f" in round {number}" in " ".join(after) for number in range(3))
    assert all(reason.endswith("said to 0") for reason in after)  # a reason about you says "you"
    onlooker = await server.player().go(code)
    heard = [line["why"][0] for line in onlooker.update["log"] if line.get("why")]
    assert len(heard) == 3 and all(reason.endswith("said to None") for reason in heard)
    await onlooker.leave()


async def test_a_reconnect_by_cookie_gets_the_seat_and_everything(ada: Player, server: Server) -> None:
    code = await ada.make(seats=2)
    await ada.go(code)
    bea = server.player()
    await bea.go(code)
    await bea.ask("sit", name="Bea")
    await bea.until(lambda message: message["t"] == "table" and message["you"] == 1)
    await begin(ada, bea)
    await asyncio.gather(ada.play(until=6), bea.play(until=6))
    await bea.leave()
    await ada.until(lambda message: message["t"] == "table" and not message["seats"][1]["online"])

    again = await server.player(bea.cookie).go(code.lower())
    assert again.table["you"] == 1
    assert again.update["n"] == bea.update["n"] and again.update["view"] == bea.update["view"]
    assert again.update["legal"] == bea.update["legal"] and len(again.update["log"]) >= 6
    await ada.until(lambda message: message["t"] == "table" and message["seats"][1]["online"])
    await asyncio.gather(ada.play(), again.play())
    await again.leave()


async def test_two_windows_of_one_player_share_the_seat(ada: Player, server: Server) -> None:
    code = await ada.make(play=True)
    await ada.go(code)
    other = await server.player(ada.cookie).go(code)
    assert other.table["you"] == 0 and other.table["watching"] == 0
    await asyncio.gather(ada.play(until=4), other.until(lambda m: m["t"] == "update" and m["n"] >= 4))
    await other.leave()


async def test_the_language_can_be_switched_while_playing(ada: Player) -> None:
    code = await ada.make(play=True)
    await ada.go(code)
    while not ada.update["legal"]:
        await ada.hear()
    english = ada.update
    await ada.hello("it")
    assert ada.update["view"] == english["view"] and ada.update["n"] == english["n"]
    assert ada.update["legal"][0]["label"] != english["legal"][0]["label"]
    assert (await ada.refused("begin"))["text"] == "La partita è già cominciata."


async def test_onlookers_see_what_everybody_may(ada: Player, bea: Player) -> None:
    code = await ada.make(play=True)
    await ada.go(code)
    await bea.go(code)
    await ada.until(lambda message: message["t"] == "table" and message["watching"] == 1)
    assert bea.table["you"] is None and not bea.table["host"]
    await asyncio.gather(ada.play(until=4), bea.until(lambda m: m["t"] == "update" and m["n"] >= 4))
    assert bea.update["legal"] == []
    assert all(held["card"] is None for hand in bea.update["view"]["hands"] for held in hand)


async def test_two_tables_do_not_disturb_each_other(ada: Player, bea: Player) -> None:
    first, second = await ada.make(play=True), await bea.make(seats=3, play=True)
    await ada.go(first)
    await bea.go(second)
    await asyncio.gather(ada.play(), bea.play())
    records = [
        miccia.load((await ada.http.get(f"/api/tables/{code}/record")).text) for code in (first, second)
    ]
    assert [record.header.seats for record in records] == [2, 3]
    assert records[0].header.seed != records[1].header.seed
    codes = {
        message["code"] for message in map(__import__("json").loads, ada.heard) if message["t"] == "table"
    }
    assert codes == {first}


async def test_the_lists_tell_whose_turn_it_is(ada: Player, bea: Player) -> None:
    code = await ada.make(open=True)
    await ada.go(code)
    lists = await bea.lists()
    assert lists["mine"] == [] and [card["code"] for card in lists["open"]] == [code]
    assert lists["open"][0]["taken"] == 1 and lists["open"][0]["names"] == ["Ada"]
    await bea.go(code)
    await bea.ask("sit", name="Bea")
    await bea.until(lambda message: message["t"] == "table" and message["you"] == 1)
    await begin(ada, bea)
    turns = [(await player.lists())["mine"][0]["your_turn"] for player in (ada, bea)]
    assert turns == [bool(ada.update["legal"]), bool(bea.update["legal"])] and sum(turns) == 1
    assert (await bea.lists())["open"] == []
    await asyncio.gather(ada.play(), bea.play())
    card = (await ada.http.get("/api/tables")).json()["mine"][0]
    assert card["phase"] == "over" and card["score"] == ada.update["turn"]["scores"][0]
