"""Any moment of a game becomes a new table: marked, never counted, and as sound as any other."""

import json
import random
from pathlib import Path
from typing import Any

import pytest

import miccia
from miccia.core.record import digest
from miccia.play import deal
from tests.records import record
from tests.server.house import Message, Player, Server, careful, running

pytestmark = pytest.mark.anyio
GAMES = ("hanabi", "kittens", "kaboom", "fuse")


async def go_on(player: Player, **wish: Any) -> str:
    answer = await player.http.post("/api/play-on", json={"name": "Ada", "seat": 0, "bot": "random"} | wish)
    assert answer.status_code == 201, answer.text
    code: str = answer.json()["code"]
    return code


async def refused(player: Player, **wish: Any) -> tuple[int, str]:
    answer = await player.http.post("/api/play-on", json={"name": "Ada", "seat": 0} | wish)
    return answer.status_code, answer.json()["code"]


async def begun(player: Player, code: str) -> Message:
    """Sit down at the table that was made, with bots on the other seats."""
    await player.go(code)
    await player.ask("begin")
    return await player.until(lambda message: message["t"] == "update")


async def seen(player: Player, text: str, move: int, seat: int) -> Message:
    """What a seat saw at a moment of a record."""
    answer = await player.http.post("/api/replay", content=text.encode(), params={"eyes": str(seat)})
    frames = [frame for frame in answer.json()["frames"] if frame["n"] <= move]
    shown: Message = frames[-1]["update"]["view"]
    return shown


@pytest.mark.parametrize("cards", ["same", "new"])
@pytest.mark.parametrize("game", GAMES)
async def test_it_looks_as_it_did(ada: Player, game: str, cards: str) -> None:
    text = record(game, inputs=12)
    for seat in (0, 2):
        code = await go_on(ada, record=text, move=9, seat=seat, cards=cards)
        update = await begun(ada, code)
        assert ada.table["you"] == seat
        assert ada.table["tried"] == {"moves": 9, "same": cards == "same"}
        assert timeless(update["view"]) == timeless(await seen(ada, text, 9, seat))
        assert ada.line is not None
        await ada.line.close()


def timeless(view: Message) -> Message:
    return {name: value for name, value in view.items() if name not in ("now", "until")}


async def test_new_cards_are_other_cards_and_nobody_else_knows_more(ada: Player) -> None:
    text = record("hanabi")
    decks = set()
    for cards in ("same", "new", "new"):
        code = await go_on(ada, record=text, move=9, cards=cards)
        await begun(ada, code)
        await ada.play(careful(random.Random(1)))
        lines = (await ada.http.get(f"/api/tables/{code}/record")).text
        decks.add(digest(deal(miccia.load(lines).header).state))
        assert ada.line is not None
        await ada.line.close()
    assert len(decks) == 3


@pytest.mark.parametrize("cards", ["same", "new"])
@pytest.mark.parametrize("game", ["hanabi", "kittens", "kaboom"])
async def test_it_survives_a_restart_and_proves_itself(tmp_path: Path, game: str, cards: str) -> None:
    text = record(game)
    async with running(tmp_path / "miccia.db") as server, server.player() as ada:
        code = await go_on(ada, record=text, move=7, cards=cards)
        await begun(ada, code)
        start = digest(server.lobby.tables[code].live.begun)
        await ada.play(careful(random.Random(1)), until=2)
        cookie = ada.cookie
    async with running(tmp_path / "miccia.db") as server, server.player(cookie) as ada:
        await ada.go(code)
        assert ada.table["tried"] == {"moves": 7, "same": cards == "same"}
        assert digest(server.lobby.tables[code].live.begun) == start
        await ada.play(careful(random.Random(1)))
        assert ada.table["evening"] is None  # it does not count
        lines = (await ada.http.get(f"/api/tables/{code}/record")).text
        header = json.loads(lines.splitlines()[0])
        assert len(header["tried"]["inputs"]) == 7 and "names" not in header["tried"]["origin"]
        again = miccia.load(lines)
        assert miccia.replay(again).over is not None
        wrong = json.dumps(header | {"tried": header["tried"] | {"inputs": []}})
        with pytest.raises(miccia.BadRecord):
            miccia.load("\n".join([wrong, *lines.splitlines()[1:]]))


async def test_a_table_that_gathers_is_kept_with_its_moment(tmp_path: Path) -> None:
    async with running(tmp_path / "miccia.db") as server, server.player() as ada:
        code = await go_on(ada, record=record(), move=7, cards="new", seat=1)
        cookie = ada.cookie
    async with (
        running(tmp_path / "miccia.db") as server,
        server.player(cookie) as ada,
        server.player() as bea,
    ):
        await ada.go(code)
        await bea.go(code)
        await bea.change("sit", name="Bea", seat=0)
        assert (await ada.refused("choose", game="hanabi", options={}, seats=2))["code"] == "tried-fixed"
        await ada.ask("begin")
        for player in (ada, bea):
            update = await player.until(lambda message: message["t"] == "update")
            assert update["log"] == []
        assert bea.table["tried"] == {"moves": 7, "same": False}


@pytest.mark.parametrize("cards", ["same", "new"])
async def test_what_is_taken_back_there_goes_back_to_the_moment(
    ada: Player, server: Server, cards: str
) -> None:
    seat = next_seat(record(inputs=9))
    code = await go_on(ada, record=record(inputs=9), move=9, cards=cards, seat=seat)
    first = await begun(ada, code)
    live = server.lobby.tables[code].live
    start = digest(live.match.state)
    await ada.act(next(offer["id"] for offer in first["legal"] if offer["act"]["do"] == "clue"))
    await ada.beyond(0)
    match = live.match.copy()
    match.undo(seat, 0)
    assert digest(match.state) == start


def next_seat(text: str) -> int:
    """Who is in turn at the end of a record of three."""
    return int((json.loads(text.splitlines()[-1])["seat"] + 1) % 3)


async def test_the_log_of_the_same_cards_goes_on(ada: Player) -> None:
    text = record()
    code = await go_on(ada, record=text, move=9, cards="same")
    update = await begun(ada, code)
    assert len(update["log"]) == 9 and {line["n"] for line in update["log"]} == {0}


async def test_from_a_finished_game_and_from_one_that_was_tried(ada: Player) -> None:
    code = await ada.make(seats=2, bot="random", play=True)
    await ada.go(code)
    await ada.play(careful(random.Random(2)))
    moves = len((await ada.http.get(f"/api/tables/{code}/record")).text.splitlines()) - 2
    assert ada.line is not None
    await ada.line.close()
    assert await refused(ada, code=code, move=moves) == (400, "tried-over")
    assert await refused(ada, code=code, move=moves + 1) == (404, "no-such-moment")
    assert await refused(ada, code=code, move=1, seat=5) == (400, "no-such-seat")
    assert await refused(ada, code=code, number=2, move=1) == (404, "no-such-game")
    other = await go_on(ada, code=code, move=1, cards="new")
    await begun(ada, other)
    assert (await refused(ada, code=other, move=1))[1] == "not-over"
    await ada.play(careful(random.Random(2)))
    third = await go_on(ada, code=other, move=1, cards="same")
    await ada.line.close()
    await begun(ada, third)
    assert ada.table["tried"] == {"moves": 1, "same": True}


async def test_the_next_game_at_that_table_counts(ada: Player) -> None:
    code = await go_on(ada, record=record(), move=7)
    await begun(ada, code)
    await ada.play(careful(random.Random(1)))
    await ada.ask("more", on=True)
    await ada.until(lambda message: message["t"] == "table" and message["number"] == 2)
    assert ada.table["tried"] is None
    await ada.until(lambda message: message["t"] == "update")
    await ada.play(careful(random.Random(1)))
    await ada.sees(phase="over")
    assert [game["number"] for game in ada.table["evening"]["games"]] == [2]


async def test_what_is_wrong_is_refused(ada: Player) -> None:
    assert await refused(ada, record="{}", move=0) == (400, "record-foreign")
    assert await refused(ada, record=record(), move=-1) == (400, "bad-message")
    assert await refused(ada, record=record(), move=0, cards="other") == (400, "bad-message")
    assert await refused(ada, code="NO-SUCH-11", move=0) == (404, "unknown-table")
