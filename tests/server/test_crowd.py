"""Many tables, many onlookers: lists wake nobody, what changes is made once and sent small."""

import asyncio
import json
from pathlib import Path

import msgspec
import pytest

from miccia.server.limits import Bucket
from miccia.server.table.connection import Connection
from miccia.server.table.talk import Said
from tests.server.house import PLENTY, Hourglass, Message, Player, Server, running, seated

pytestmark = pytest.mark.anyio


async def test_lists_tell_whose_turn_it_is_and_wake_no_table(tmp_path: Path) -> None:
    path = tmp_path / "miccia.db"
    async with running(path) as server:
        ada, bea = server.player(), server.player()
        await seated(ada, bea)
        actor, other = (ada, bea) if ada.update["legal"] else (bea, ada)
        await actor.act(actor.update["legal"][0]["id"])
        await other.beyond(0)
        for player in (ada, bea):
            await player.leave()
    async with running(path) as server:
        turns = [
            (await server.player(player.cookie).lists())["mine"][0]["your_turn"] for player in (actor, other)
        ]
        assert turns == [False, True]
        assert not server.lobby.tables


async def test_a_home_page_that_stays_open_keeps_no_table_awake(tmp_path: Path) -> None:
    clock = Hourglass()
    async with running(tmp_path / "miccia.db", clock=clock, idle=1000) as server:
        ada = server.player()
        await ada.make(play=True)
        for _ in range(8):
            clock.turn(250)
            assert len((await ada.lists())["mine"]) == 1
        assert not server.lobby.tables
        await ada.leave()


def codes(lists: Message) -> list[str]:
    return [card["code"] for card in lists["open"]]


async def test_open_tables_are_listed_from_the_store(tmp_path: Path) -> None:
    """Also after a restart, without waking one, until everybody has been gone for long."""
    path, clock = tmp_path / "miccia.db", Hourglass()
    async with running(path, clock=clock, idle=1000) as server:
        ada, eye = server.player(), server.player()
        kept, left = [await ada.make(game="hanabi", seats=2, open=True) for _ in range(2)]
        full = await ada.make(game="hanabi", seats=2, open=True)
        await ada.make(game="hanabi", seats=2)
        await ada.make(game="hanabi", seats=2, open=True, play=True)
        await eye.go(full)
        await eye.change("sit", name="Eva", seat=1)
        await eye.leave()
        await ada.go(kept)
        for _ in range(8):
            assert left in codes(await ada.lists()) or clock.now() > 1000
            clock.turn(250)
            await asyncio.sleep(0.05)
        assert codes(await ada.lists()) == [kept]
        await ada.leave()
    async with running(path, clock=clock, idle=1000) as server:
        bea = server.player()
        assert codes(await bea.lists()) == [kept]
        assert not server.lobby.tables
        clock.turn(1001)
        assert codes(await bea.lists()) == []
        await bea.go(left)
        assert codes(await bea.lists()) == [left]
        await bea.leave()


class Crowded:
    """Onlookers in both languages, who do not read what is sent."""

    def __init__(self) -> None:
        self.connections = [
            Connection(f"onlooker {number}", language, Bucket(Hourglass(), 1, 1), 99)
            for number in range(20)
            for language in ("en", "it")
        ]

    def sent(self, language: str) -> list[bytes]:
        """The last frame to everybody with this language."""
        return [connection.frames[-1] for connection in self.connections if connection.language == language]


async def test_what_is_said_is_made_once_for_each_language_and_small(server: Server, ada: Player) -> None:
    code = await ada.make(game="fuse", seats=2, play=True)
    await ada.go(code)
    table = await server.lobby.find(code)
    crowd = Crowded()
    table.present.update(crowd.connections)

    async def saying() -> None:
        table.say(Said("Ada", 0, phrase="hello"))

    async def pointing() -> None:
        table.point(0, "need.red")

    for job, kind in ((saying, "said"), (pointing, "signals")):
        await table.call(job)
        for language in ("en", "it"):
            frames = crowd.sent(language)
            assert len({id(frame) for frame in frames}) == 1
            assert json.loads(frames[0])["t"] == kind and len(frames[0]) < 300
        assert crowd.sent("en")[0] != crowd.sent("it")[0]

    newcomer = Connection("late", "en", Bucket(Hourglass(), 1, 1), 99)
    await table.call(lambda: table.join(newcomer))
    assert json.loads(crowd.sent("it")[0]) == {"t": "watching", "watching": 21, "onlookers": []}
    assert [json.loads(frame)["t"] for frame in newcomer.frames] == ["table", "update"]
    table.present.difference_update({*crowd.connections, newcomer})


async def test_only_so_many_may_look_on(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(PLENTY, onlookers=2)
    async with running(tmp_path / "miccia.db", limits=limits) as server:
        ada, *eyes = [server.player() for _ in range(5)]
        code = await ada.make()
        for eye in eyes[:2]:
            await eye.go(code)
        again = await server.player(eyes[0].cookie).go(code)  # a second window is the same onlooker
        await eyes[2].dial(code)
        await eyes[2].send({"t": "hello"})
        refusal = await eyes[2].hear()
        assert (refusal["code"], await eyes[2].closed()) == ("crowded", 1013)
        await ada.go(code)  # who sits always has room
        await eyes[1].leave()
        while ada.table["watching"] != 1:
            await ada.hear()
        await eyes[3].go(code)
        for player in (ada, again, eyes[0], eyes[2], eyes[3]):
            await player.leave()
