"""Somebody is gone, sleeps or leaves: a bot plays, people come back, others take over."""

import asyncio
import json
import random
from pathlib import Path

import pytest

from miccia.server.store.sqlite import SqliteStore
from tests.server.decks import prescribe
from tests.server.house import Hourglass, Message, Player, Server, careful, running, seated

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("clock", "beacon")]
BOT = {"bot": "steady"}
calm = careful(random.Random(1), boldness=0)  # no game ends by it


@pytest.fixture(autouse=True)
def ada_starts(monkeypatch: pytest.MonkeyPatch) -> None:
    prescribe(monkeypatch, {"hanabi": {"starter": ["0"]}})


async def hangs_up(player: Player, *others: Player, seat: int = 1) -> None:
    """A player's browser is closed, and the others have seen it."""
    assert player.line is not None
    await player.line.close()
    for other in others:
        await other.until(lambda message: message["t"] == "table" and not message["seats"][seat]["online"])


async def waits_for_bea(ada: Player, bea: Player, **fields: object) -> str:
    """A game of Hanabi in which it is Bea's turn; its code."""
    code = await seated(ada, bea, **(BOT | fields))
    await ada.act(calm(ada.update))
    for player in (ada, bea):
        await player.beyond(0)
    return code


async def gone_for(millis: int, bea: Player, ada: Player, clock: Hourglass, **fields: object) -> str:
    """A game in which Bea, who is waited for, has been gone for so long; its code."""
    code = await waits_for_bea(ada, bea, **fields)
    await hangs_up(bea, ada)
    clock.turn(millis)
    return code


def said(player: Player) -> list[str]:
    """The notes that a player has heard, oldest first."""
    lines = [json.loads(text)["line"] for text in player.heard if '"t":"note"' in text]
    return [
        "".join(part if isinstance(part, str) else part["text"] for part in line["say"]) for line in lines
    ]


def marks(update: Message) -> list[str]:
    return [line.get("mark", "") for line in update["log"]]


# A bot stands in


async def test_a_bot_can_play_for_somebody_who_is_gone_after_the_time_of_grace(
    ada: Player, bea: Player, clock: Hourglass
) -> None:
    await waits_for_bea(ada, bea)
    clock.turn(1_000)
    await hangs_up(bea, ada)
    assert ada.table["grace"] == 30_000
    assert ada.table["seats"][1] | {"away": 1_000, "bot": None} == ada.table["seats"][1]
    clock.turn(29_999)
    assert (await ada.refused("stand-in", seat=1))["code"] == "still-there"
    clock.turn(1)
    await ada.ask("stand-in", seat=1)
    await ada.beyond(1)
    assert (ada.table["seats"][1]["kind"], ada.table["seats"][1]["bot"]) == ("human", "steady")
    assert said(ada) == ["Ada lets a bot play for Bea"]
    assert marks(ada.update) == ["bot"]  # what it did is marked
    assert ada.update["turn"]["seats"] == [0]
    await ada.hello()
    assert marks(ada.update) == ["", "stood-in-by", "bot"]


async def test_nobody_is_played_for_who_is_there_or_not_waited_for(
    ada: Player, bea: Player, clock: Hourglass
) -> None:
    await waits_for_bea(ada, bea)
    clock.turn(3_600_000)
    for seat in (0, 1):
        assert (await ada.refused("stand-in", seat=seat))["code"] == "still-there"
    await bea.act(calm(bea.update))
    await ada.beyond(1)
    await hangs_up(bea, ada)
    clock.turn(3_600_000)
    assert (await ada.refused("stand-in", seat=1))["code"] == "still-there"
    for seat in (-1, 2):
        assert (await ada.refused("stand-in", seat=seat))["code"] == "no-such-seat"
    assert said(ada) == []


async def test_onlookers_and_strangers_to_the_game_cannot_call_a_bot(
    ada: Player, bea: Player, carlo: Player, clock: Hourglass
) -> None:
    await carlo.go(await waits_for_bea(ada, bea))
    await hangs_up(bea, ada)
    clock.turn(60_000)
    assert (await carlo.refused("stand-in", seat=1))["code"] == "not-seated"
    assert (await carlo.refused("back"))["code"] == "not-seated"
    assert (await carlo.refused("leave"))["code"] == "not-seated"
    assert (await carlo.refused("customs", customs={}))["code"] == "not-host"


async def test_whoever_says_so_is_back_at_once(
    ada: Player, bea: Player, server: Server, clock: Hourglass
) -> None:
    code = await gone_for(30_000, bea, ada, clock)
    await ada.ask("stand-in", seat=1)
    await ada.beyond(1)
    again = await server.player(bea.cookie).go(code)
    assert again.table["seats"][1]["bot"] == "steady"  # to look in is not to be back
    await again.ask("back")
    for player in (ada, again):
        await player.until(lambda message: message["t"] == "note" and message["line"]["mark"] == "back")
        assert player.table["seats"][1]["bot"] is None
    assert said(ada)[-1] == "Bea is back"
    assert (await again.refused("back"))["code"] == "not-stood-in"
    await ada.act(calm(ada.update))
    await again.beyond(2)
    assert again.update["n"] == 3 and again.update["legal"]  # nobody plays for her any more
    await again.leave()


async def test_a_bot_that_still_thinks_is_cut_short_by_who_comes_back(
    tmp_path: Path, clock: Hourglass
) -> None:
    async with running(tmp_path / "slow.db", clock=clock, pace=(5_000, 5_000)) as server:
        ada, bea = server.player(), server.player()
        code = await gone_for(30_000, bea, ada, clock)
        await ada.ask("stand-in", seat=1)
        await ada.until(lambda message: message["t"] == "note")
        again = await server.player(bea.cookie).go(code)
        clock.turn(4_000)
        await again.act(calm(again.update))
        await ada.beyond(1)
        clock.turn(10_000)
        await ada.hello()
        assert (ada.update["n"], marks(ada.update)) == (2, ["", "stood-in-by", "back", ""])
        for player in (ada, again):
            await player.leave()


async def test_the_time_of_grace_begins_anew_for_whoever_was_back(
    ada: Player, bea: Player, server: Server, clock: Hourglass
) -> None:
    code = await gone_for(29_000, bea, ada, clock)
    again = await server.player(bea.cookie).go(code)
    await ada.until(lambda message: message["t"] == "table" and message["seats"][1]["online"])
    await hangs_up(again, ada)
    clock.turn(29_000)
    assert (await ada.refused("stand-in", seat=1))["code"] == "still-there"


# What is agreed


@pytest.mark.parametrize(("grace", "wait"), [(120, 120_000), (0, None)])
async def test_the_host_chooses_how_long_somebody_is_waited_for(
    grace: int, wait: int | None, ada: Player, bea: Player, clock: Hourglass
) -> None:
    await waits_for_bea(ada, bea, customs={"grace": grace})
    await hangs_up(bea, ada)
    assert (ada.table["customs"]["grace"], ada.table["grace"]) == (grace, wait)
    clock.turn(119_999)
    assert (await ada.refused("stand-in", seat=1))["code"] == "still-there"
    clock.turn(1)
    if wait is None:
        assert (await ada.refused("stand-in", seat=1))["code"] == "still-there"
        await ada.change("customs", customs={"grace": 30})
    await ada.ask("stand-in", seat=1)
    await ada.beyond(1)


async def test_a_bot_comes_unasked_where_that_is_agreed(ada: Player, bea: Player, clock: Hourglass) -> None:
    await gone_for(29_999, bea, ada, clock, customs={"unasked": True})
    await ada.hello()
    assert ada.update["n"] == 1
    clock.turn(1)
    await ada.beyond(1)
    assert said(ada) == ["A bot now plays for Bea"]


async def test_where_only_an_onlooker_is_left_bots_play_unasked(
    ada: Player, bea: Player, carlo: Player, clock: Hourglass
) -> None:
    await carlo.go(await waits_for_bea(ada, bea))
    await hangs_up(bea, carlo)
    await hangs_up(ada, carlo, seat=0)
    while carlo.update["turn"]["t"] != "over":
        clock.turn(30_000)
        await carlo.beyond(carlo.update["n"])
    assert said(carlo)[:2] == ["A bot now plays for Bea", "A bot now plays for Ada"]


async def test_where_nobody_is_left_the_table_sleeps(
    ada: Player, bea: Player, server: Server, clock: Hourglass
) -> None:
    code = await waits_for_bea(ada, bea)
    await hangs_up(bea, ada)
    assert ada.line is not None
    await ada.line.close()
    while server.lobby.tables[code].present:
        await asyncio.sleep(0.01)
    clock.turn(3_600_000)
    again = await server.player(bea.cookie).go(code)
    assert (again.update["n"], again.update["legal"] != []) == (1, True)
    await again.leave()


async def test_a_pause_counts_for_nothing(ada: Player, bea: Player, clock: Hourglass) -> None:
    await gone_for(20_000, bea, ada, clock)
    await ada.ask("pause", on=True)
    await ada.sees(paused=True)
    clock.turn(3_600_000)
    assert (await ada.refused("stand-in", seat=1))["code"] == "paused"
    await ada.ask("pause", on=False)
    await ada.sees(paused=False)
    assert (await ada.refused("stand-in", seat=1))["code"] == "still-there"
    clock.turn(10_000)
    await ada.ask("stand-in", seat=1)
    await ada.beyond(1)


@pytest.mark.parametrize(
    "customs", [{"grace": 31}, {"thought": 1}, {"unasked": 1}, {"sit_in": None}, {"more": 0}, [], 7]
)
async def test_customs_that_there_are_not(customs: object, ada: Player, bea: Player) -> None:
    await seated(ada, bea)
    before = ada.table
    assert (await ada.refused("customs", customs=customs))["code"] == "bad-message"
    answer = await ada.http.post(
        "/api/tables", json={"game": "hanabi", "seats": 2, "name": "Ada", "customs": customs}
    )
    assert answer.status_code == 400
    await ada.hello()
    assert ada.table == before


# Somebody who thinks for too long


async def test_a_bot_can_move_for_who_thinks_for_too_long(ada: Player, bea: Player, clock: Hourglass) -> None:
    await waits_for_bea(ada, bea, customs={"thought": 60})
    clock.turn(59_999)
    assert (await ada.refused("stand-in", seat=1))["code"] == "still-there"
    await ada.hello()
    assert (ada.update["now"], ada.update["patience"]) == (59_999, 60_000)
    clock.turn(1)
    await ada.ask("stand-in", seat=1)
    await ada.beyond(1)
    await bea.until(lambda message: message["t"] == "note")
    assert (await bea.refused("stand-in", seat=0))["code"] == "stood-in"
    await bea.ask("back")
    await ada.until(lambda message: message["t"] == "note" and message["line"]["mark"] == "back")


async def test_thought_is_not_measured_in_windows_and_races(
    ada: Player, bea: Player, clock: Hourglass
) -> None:
    await seated(ada, bea, game="beacon", bot="late", customs={"thought": 30, "grace": 0})
    clock.turn(900)
    assert (await ada.refused("stand-in", seat=1))["code"] == "still-there"


# Leaving, and taking over


async def test_who_leaves_hands_the_seat_to_a_bot_for_good(
    ada: Player, bea: Player, server: Server, clock: Hourglass
) -> None:
    code = await waits_for_bea(ada, bea)
    await bea.ask("leave")
    await ada.beyond(1)
    assert said(ada) == ["Bea has left the game: a bot plays on"]
    seat = ada.table["seats"][1]
    assert (seat["name"], seat["kind"], seat["bot"], seat["left"]) == ("Bea", "bot", "steady", True)
    assert marks(ada.update) == ["bot"]
    await bea.until(lambda message: message["t"] == "update" and message["whole"])
    assert (bea.table["you"], bea.update["legal"]) == (None, [])
    hers = bea.update["view"]["hands"][1]
    assert all(held["card"] is None for hand in bea.update["view"]["hands"] for held in hand), hers
    for ask, fields in (("back", {}), ("leave", {}), ("do", {"action": 0, "seen": 2})):
        assert (await bea.refused(ask, **fields))["code"] == "not-seated"
    assert [card["code"] for card in (await bea.lists())["mine"]] == []
    assert (await bea.refused("sit-in", seat=1, name="Bea"))["code"] == "no-sitting-in"
    await ada.play()
    assert ada.table["code"] == code


async def test_an_onlooker_takes_over_where_the_host_allows_it(
    ada: Player, bea: Player, carlo: Player
) -> None:
    code = await waits_for_bea(ada, bea, seats=3)
    await carlo.go(code)
    await bea.ask("leave")
    await ada.change("customs", customs={"sit_in": True})
    for name, code_ in (("Adа", "look-alike"), ("  ", "bad-name")):
        assert (await carlo.refused("sit-in", seat=1, name=name))["code"] == code_
    assert (await carlo.refused("sit-in", seat=0, name="Carlo"))["code"] == "seat-taken"
    assert (await carlo.refused("sit-in", seat=2, name="Carlo"))[
        "code"
    ] == "seat-taken"  # a bot from the deal on
    await carlo.ask("sit-in", seat=1, name="Carlo")
    while carlo.table["seats"][1]["sitter"] != "Carlo":
        await carlo.hear()
    await carlo.hello()
    assert carlo.table["you"] == 1 and carlo.update["view"]["seat"] == 1
    seat = carlo.table["seats"][1]
    assert (seat["name"], seat["sitter"], seat["bot"], seat["left"]) == ("Bea", "Carlo", None, False)
    await ada.until(lambda message: message["t"] == "note" and message["line"]["mark"] == "sat-in")
    assert said(ada)[-1] == "Carlo sits in for Bea"
    assert (await bea.refused("sit-in", seat=1, name="Bea"))["code"] == "seat-taken"  # twice taken
    assert (await carlo.refused("sit-in", seat=1, name="Carlo"))["code"] == "seat-taken"
    await carlo.ask("leave")
    await ada.until(lambda message: message["t"] == "note" and message["line"]["mark"] == "left")
    await bea.ask("sit-in", seat=1, name="Bea")  # under her own name she is simply back
    await ada.until(lambda message: message["t"] == "note" and message["line"]["mark"] == "back")
    assert ada.table["seats"][1]["sitter"] == ""


async def test_where_all_have_left_onlookers_see_bots_play_on(ada: Player, bea: Player) -> None:
    await waits_for_bea(ada, bea)
    await bea.ask("leave")
    await ada.beyond(1)
    await ada.ask("leave")
    await ada.until(lambda message: message["t"] == "update" and message["turn"]["t"] == "over")
    assert (await ada.refused("sit-in", seat=1, name="Ada"))["code"] == "no-sitting-in"


async def test_after_the_end_nobody_stands_in_leaves_or_sits_in(ada: Player, bea: Player) -> None:
    await waits_for_bea(ada, bea, customs={"sit_in": True})
    await bea.ask("leave")
    await ada.beyond(1)
    await ada.play()
    for ask, fields in (("stand-in", {"seat": 1}), ("back", {}), ("leave", {})):
        assert (await ada.refused(ask, **fields))["code"] == "game-over"
    assert (await bea.refused("sit-in", seat=1, name="Bea"))["code"] == "game-over"


async def test_before_the_game_there_is_nobody_to_stand_in_for(ada: Player) -> None:
    await ada.go(await ada.make())
    for ask, fields in (("stand-in", {"seat": 0}), ("back", {}), ("leave", {})):
        assert (await ada.refused(ask, **fields))["code"] == "not-begun"


# Nothing is lost


async def test_all_of_it_survives_a_restart(tmp_path: Path, clock: Hourglass) -> None:
    path = tmp_path / "again.db"
    async with running(path, clock=clock) as server:
        ada, bea, carlo, dora = (server.player() for _ in range(4))
        code = await ada.make(seats=4, bot="steady", customs={"grace": 120, "sit_in": True, "thought": 300})
        for player in (ada, bea, carlo, dora):
            await player.go(code)
        await bea.change("sit", name="Bea")
        await carlo.change("sit", name="Carlo")
        await ada.ask("begin")
        for player in (ada, bea, carlo, dora):
            await player.until(lambda message: message["t"] == "update")
        await ada.act(calm(ada.update))
        await ada.beyond(0)
        await hangs_up(bea, ada)
        clock.turn(120_000)
        await ada.ask("stand-in", seat=1)
        await ada.until(lambda message: message["t"] == "update" and message["turn"]["seats"] == [2])
        await carlo.ask("leave")
        await ada.until(lambda message: message["t"] == "update" and message["turn"]["seats"] == [0])
        await dora.ask("sit-in", seat=2, name="Dora")
        await ada.until(lambda message: message["t"] == "note" and message["line"]["mark"] == "sat-in")
        await ada.hello()
        cookies = [player.cookie for player in (ada, bea, dora)]
        for player in (ada, bea, carlo, dora):
            await player.leave()
    async with running(path, clock=clock) as server:
        again, back, sitter = [server.player(cookie) for cookie in cookies]
        await again.go(code)
        assert again.table["customs"] == ada.table["customs"]
        for seat, old in zip(again.table["seats"], ada.table["seats"], strict=True):
            assert {name: seat[name] for name in ("name", "kind", "bot", "left", "sitter")} == {
                name: old[name] for name in ("name", "kind", "bot", "left", "sitter")
            }
        assert again.update["log"] == ada.update["log"]
        assert [mark for mark in marks(again.update) if mark not in ("", "bot")] == [
            "stood-in-by",
            "left",
            "sat-in",
        ]
        await sitter.go(code)
        assert sitter.table["you"] == 2
        await again.act(calm(again.update))
        await again.beyond(again.update["n"])  # the stand-in, too, plays on
        await back.go(code)
        await back.ask("back")
        await again.until(lambda message: message["t"] == "note")
        for player in (again, back, sitter):
            await player.leave()


async def test_a_note_and_the_seat_it_tells_of_are_kept_together(tmp_path: Path, clock: Hourglass) -> None:
    store = SqliteStore(tmp_path / "torn.db")
    async with running(store, clock=clock) as server:
        ada, bea = server.player(), server.player()
        code = await waits_for_bea(ada, bea)
        await bea.ask("leave")
        await ada.until(lambda message: message["t"] == "note")
        saved = await store.load(code)
        assert saved is not None
        assert (saved.table.places[1].left, [note.what for note in saved.notes]) == (True, ["left"])
        for player in (ada, bea):
            await player.leave()
