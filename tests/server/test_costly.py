"""What costs much is made once, as long as it stays the same, and counted by itself."""

from pathlib import Path

import msgspec
import pytest

import miccia
from miccia.server.table import show
from miccia.server.table.connection import encode
from miccia.server.table.eyes import Eyes
from tests.server.house import PLENTY, Player, Server, running, seated

pytestmark = pytest.mark.anyio


async def test_a_whole_game_is_made_once_until_something_happens(
    server: Server, ada: Player, bea: Player
) -> None:
    code = await seated(ada, bea)
    table = await server.lobby.find(code)
    for moves in range(3):
        for seat in (0, 1, None):
            for language in ("en", "it"):
                eyes = Eyes(seat, plays=seat is not None)
                whole = table.sender.whole(table.live, eyes, language)
                assert table.sender.whole(table.live, eyes, language).log is whole.log  # not made anew
                fresh = show.update(table.live, seat, language, whole.now, None)
                assert encode(whole) == encode(fresh)  # and nobody else's, and not an old one
        actor, other = (ada, bea) if ada.update["legal"] else (bea, ada)
        await actor.act(actor.update["legal"][0]["id"])
        await actor.beyond(moves)
        await other.beyond(moves)
    await ada.hello()
    assert ada.update["n"] == 3 and len(ada.update["log"]) >= 3


async def test_a_record_is_written_once(server: Server, ada: Player) -> None:
    code = await ada.make(play=True)
    await ada.go(code)
    await ada.play()
    first = (await ada.http.get(f"/api/tables/{code}/record")).text
    table = await server.lobby.find(code)
    kept = table.papers[1]
    assert kept == first and miccia.load(first).inputs
    assert (await ada.http.get(f"/api/tables/{code}/record")).text == first and table.papers[1] is kept


async def test_hellos_and_records_have_budgets_of_their_own(tmp_path: Path) -> None:
    few = msgspec.structs.replace(
        PLENTY, hellos=3, hellos_per_second=0.001, records=2, records_per_minute=0.001
    )
    async with running(tmp_path / "miccia.db", limits=few) as server:
        ada, bea = server.player(), server.player()
        code = await ada.make(play=True)
        await ada.go(code)
        await ada.play()
        answers = [(await ada.http.get(f"/api/tables/{code}/record")).status_code for _ in range(3)]
        assert answers == [200, 200, 429]
        for _ in range(2):
            await ada.hello()
        await ada.send({"t": "hello"})
        refusal = await ada.until(lambda message: message["t"] == "refusal")
        assert refusal["code"] == "too-fast"
        await ada.change("phrase", phrase="hello")  # the line stays; other things are counted by themselves
        await bea.dial(code)  # another line from the same address is no way around it
        await bea.send({"t": "hello"})
        assert ((await bea.hear())["code"], await bea.closed()) == ("too-fast", 1013)
        for player in (ada, bea):
            await player.leave()


async def test_games_are_wound_again_only_so_often(tmp_path: Path) -> None:
    few = msgspec.structs.replace(PLENTY, replays=2, replays_per_minute=0.001)
    async with running(tmp_path / "miccia.db", limits=few) as server, server.player() as ada:
        found = [(await ada.http.post("/api/replay", content=b"nothing")).status_code for _ in range(3)]
        assert found == [400, 400, 429]
        answer = await ada.http.post(
            "/api/play-on", json={"record": "{", "move": 0, "seat": 0, "name": "Ada"}
        )
        assert answer.status_code == 429 and answer.headers["Retry-After"]
