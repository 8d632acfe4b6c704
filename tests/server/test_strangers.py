"""Strangers: what they cannot find out about tables that are not theirs, and how the host turns them away."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from miccia.server.limits import Limits
from miccia.server.store.sqlite import SqliteStore
from tests.server.house import Hourglass, Player, Server, running

pytestmark = pytest.mark.anyio


class TestGuessing:
    """A server that lets nobody guess much."""

    @pytest.fixture
    async def server(self, tmp_path: Path, clock: Hourglass) -> AsyncIterator[Server]:
        limits = Limits(guesses=3, guesses_per_minute=60)
        async with running(tmp_path / "miccia.db", clock=clock, limits=limits) as server:
            yield server

    async def guess(self, player: Player, code: str) -> tuple[str, int]:
        """What a hello to a code is answered with."""
        await player.dial(code)
        await player.send({"t": "hello"})
        answer = await player.hear()
        return answer.get("code", ""), await player.closed() if answer["t"] == "refusal" else 0

    async def test_wrong_codes_are_counted_over_both_ways_in(
        self, ada: Player, bea: Player, clock: Hourglass
    ) -> None:
        code = await ada.make()
        assert await self.guess(bea, "LUNA-MARE-10") == ("unknown-table", 4404)
        for wrong in ("SOLE-MARE-99", "nonsense"):
            answer = await bea.http.get(f"/api/tables/{wrong}/record")
            assert (answer.status_code, answer.json()["code"]) == (404, "unknown-table")
        for any_code in ("SOLE-MARE-99", code):  # from now on the right code sounds like a wrong one
            assert (await bea.http.get(f"/api/tables/{any_code}/record")).json()["code"] == "too-fast"
            assert await self.guess(bea, any_code) == ("too-fast", 1013)
        await ada.go(code)  # who sits there guesses nothing
        clock.turn(1000)
        await bea.go(code)
        assert bea.table["code"] == code

    async def test_a_table_that_is_not_for_strangers_sounds_like_none(self, ada: Player, bea: Player) -> None:
        running = await ada.make(play=True)
        await ada.go(running)
        answers = [
            await bea.http.get(f"/api/tables/{code}/record") for code in (running, "SOLE-MARE-99", running)
        ]
        assert len({(answer.status_code, answer.text) for answer in answers}) == 1
        assert answers[0].json()["code"] == "unknown-table"
        fourth = await bea.http.get(f"/api/tables/{running}/record")
        assert fourth.json()["code"] == "too-fast"  # they were counted alike, too
        seated = await ada.http.get(f"/api/tables/{running}/record")
        assert (seated.status_code, seated.json()["code"]) == (409, "not-over")

    async def test_right_codes_are_not_counted(self, ada: Player, bea: Player) -> None:
        code = await ada.make()
        for _ in range(6):
            await bea.go(code)
            assert bea.line is not None
            await bea.line.close()


async def test_a_code_of_one_word_from_before_is_still_reachable(tmp_path: Path) -> None:
    path = tmp_path / "miccia.db"
    async with running(path) as server:
        ada = server.player()
        code = await ada.make()
    store = SqliteStore(path)
    for table in ("seats", "games", "tables"):
        await store.write([(f"UPDATE {table} SET code = 'LUNA-42' WHERE code = ?", (code,))])
    await store.close()
    async with running(path) as server:
        again = server.player(ada.cookie)
        await again.go("luna-42")
        assert again.table["you"] == 0
        await again.leave()


# Turning away


async def turned_away(player: Player) -> None:
    """Wait until the player is told and the line is closed."""
    refusal = await player.until(lambda message: message["t"] == "refusal")
    assert refusal["code"] == "turned-away" and refusal["text"]
    assert await player.closed() == 4403


async def test_the_host_turns_away_who_sits_before_the_game(tmp_path: Path) -> None:
    path = tmp_path / "miccia.db"
    async with running(path) as server:
        ada, bea = server.player(), server.player()
        code = await ada.make()
        await ada.go(code)
        await bea.go(code)
        await bea.change("sit", name="Bea")
        await ada.ask("turn-away", seat=1)
        await turned_away(bea)
        while ada.table["seats"][1]["kind"] != "free":
            await ada.hear()
        await bea.dial(code)
        await bea.send({"t": "hello"})
        await turned_away(bea)
        await ada.leave()
    async with running(path) as server:  # and for good
        again = server.player(bea.cookie)
        await again.dial(code)
        await again.send({"t": "hello"})
        await turned_away(again)
        await again.leave()


async def test_a_word_that_was_under_way_counts_no_more(ada: Player, bea: Player, server: Server) -> None:
    code = await ada.make()
    await ada.go(code)
    await bea.go(code)
    await bea.change("sit", name="Bea")
    table = await server.lobby.find(code)
    session = table.row.places[1].session
    await table.call(lambda: table.turn_away(session))
    await bea.ask("sit", name="Bea")
    await turned_away(bea)
    assert table.row.places[1].kind == "free"


async def test_the_host_turns_away_onlookers_also_during_the_game(
    server: Server, ada: Player, bea: Player
) -> None:
    code = await ada.make(play=True)
    await ada.go(code)
    await bea.go(code)
    eye = await server.player().go(code)
    while ada.table["watching"] != 2:
        await ada.hear()
    assert ada.table["onlookers"] == [1, 2] and eye.table["onlookers"] == []
    await bea.ask("phrase", phrase="hello")
    said = await ada.until(lambda message: message["t"] == "table" and message["said"])
    assert said["said"][-1]["name"] == "Onlooker 1"
    await ada.ask("turn-away", onlooker=1)
    await turned_away(bea)
    while ada.table["watching"] != 1:
        await ada.hear()
    assert ada.table["onlookers"] == [2]
    await ada.play(until=4)
    await eye.leave()


async def test_only_the_host_turns_away_and_not_just_anybody(
    server: Server, ada: Player, bea: Player
) -> None:
    code = await ada.make(seats=3)
    await ada.go(code)
    await bea.go(code)
    await bea.change("sit", name="Bea")
    await ada.change("fill", seat=2, bot="random")
    assert (await bea.refused("turn-away", seat=0))["code"] == "not-host"
    for nobody in ({"seat": 0}, {"seat": 2}, {"onlooker": 7}, {}):
        assert (await ada.refused("turn-away", **nobody))["code"] == "nobody-there", nobody
    assert (await ada.refused("turn-away", seat=3))["code"] == "no-such-seat"

    await ada.ask("stand")  # now Bea is the host, but it is Ada's table
    await bea.until(lambda message: message["t"] == "table" and message["host"])
    assert (await bea.refused("turn-away", onlooker=bea.table["onlookers"][0]))["code"] == "nobody-there"
    await ada.change("sit", name="Ada")
    await ada.ask("begin")
    await ada.until(lambda message: message["t"] == "update")
    assert (await ada.refused("turn-away", seat=1))["code"] == "already-begun"
    assert (await ada.refused("turn-away", onlooker=1))["code"] == "nobody-there"  # who plays is no onlooker
