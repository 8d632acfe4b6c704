"""Games that are over, looked at once more: the eyes of a seat see what that seat saw, and nothing else."""

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import pytest

from tests.server.house import Hourglass, Message, Player, careful, running, seated

pytestmark = pytest.mark.anyio

GAMES: dict[str, dict[str, Any]] = {
    "hanabi": {},
    "kittens": {"seats": 3},
    "kaboom": {"seats": 3, "options": {"alarm_seconds": "0"}},
}


async def look(player: Player, code: str, number: int = 1, **query: Any) -> Message:
    answer = await player.http.get(f"/api/tables/{code}/replay/{number}", params=query)
    assert answer.status_code == 200, answer.text
    found: Message = answer.json()
    return found


async def problem(player: Player, address: str) -> tuple[int, Message]:
    answer = await player.http.get(address)
    return answer.status_code, answer.json()


def as_shown(update: Message) -> Message:
    """Of an update what a board draws."""
    return {name: update[name] for name in ("view", "aid", "events", "turn", "n")}


@pytest.mark.parametrize("game", GAMES)
async def test_a_seat_is_shown_again_what_it_was_shown(
    ada: Player, bea: Player, eye: Player, game: str
) -> None:
    code = await seated(ada, bea, game=game, bot="random", **GAMES[game])
    await eye.go(code)
    for player in (ada, bea):
        player.heard.clear()
        await player.hello()
    await asyncio.gather(
        ada.play(careful(random.Random(3), 1)), bea.play(careful(random.Random(4), 1)), eye.play(lambda _: 0)
    )
    await compare(code, {"0": ada, "1": bea, "table": eye})


async def test_a_game_against_the_clock_too(tmp_path: Path, clock: Hourglass) -> None:
    async with running(tmp_path / "miccia.db", clock=clock) as server:
        ada, bea, eye = everyone = [server.player() for _ in range(3)]
        code = await seated(ada, bea, game="fuse")
        await eye.go(code)
        clock.turn(20_000)
        choose = careful(random.Random(5))
        for n in range(40):
            player = ada if ada.update["legal"] else bea
            await player.act(choose(player.update))
            for one in everyone:
                await one.beyond(n)
        clock.turn(600_000)
        for player in everyone:
            await player.until(lambda message: message["t"] == "update" and message["turn"]["t"] == "over")
        await compare(code, {"0": ada, "1": bea, "table": eye})
        for player in everyone:
            await player.leave()


async def compare(code: str, players: dict[str, Player]) -> None:
    """What was sent to these in play, and what their eyes are sent again."""
    for eyes, player in players.items():
        reel = await look(player, code, eyes=eyes)
        assert reel["over"] and reel["eyes"] == eyes
        heard = [message for message in map(json.loads, player.heard) if message["t"] == "update"]
        shown = {frame["update"]["n"]: frame["update"] for frame in reel["frames"]}
        assert len(shown) == len(reel["frames"])  # one picture for each thing that this seat was told
        live = [update for update in heard if not update["whole"]]
        assert len(live) > 5
        for update in live:
            assert as_shown(shown[update["n"]]) == as_shown(update)
        assert not any(frame["update"]["legal"] for frame in reel["frames"])
        assert not any(line.get("why") for frame in reel["frames"] for line in frame["update"]["log"])


async def test_what_nobody_could_see_comes_only_with_all_eyes(ada: Player, bea: Player) -> None:
    code = await seated(ada, bea)
    await asyncio.gather(ada.play(careful(random.Random(3))), bea.play(careful(random.Random(4))))
    mine, table, everything = [
        (await look(ada, code, eyes=eyes))["frames"][1]["update"]["view"]["hands"]
        for eyes in ("0", "table", "all")
    ]
    faces = [
        [[card["card"] is not None for card in hand] for hand in hands] for hands in (mine, table, everything)
    ]
    assert not any(faces[0][0]) and all(faces[0][1])
    assert not any(faces[1][0]) and not any(faces[1][1])
    assert all(faces[2][0]) and all(faces[2][1])


async def test_own_eyes_are_looked_through_first(ada: Player, bea: Player, eye: Player) -> None:
    code = await seated(ada, bea)
    await asyncio.gather(ada.play(), bea.play())
    assert (await look(bea, code))["eyes"] == "1"
    assert (await look(eye, code))["eyes"] == "table"


async def test_where_hands_cannot_be_laid_open_who_acts_is_seen(ada: Player) -> None:
    code = await ada.make(game="kittens", seats=3, bot="random", play=True)
    await ada.go(code)
    await ada.play(careful(random.Random(2)))
    frames = (await look(ada, code, eyes="all"))["frames"]
    assert {frame.get("seat") for frame in frames} == {0, 1, 2}
    for frame in frames:
        assert frame["update"]["view"]["seat"] == frame.get("seat")


async def test_a_reason_is_told_when_it_is_asked_for(ada: Player) -> None:
    code = await ada.make(seats=2, bot="steady", play=True)
    await ada.go(code)
    await ada.play(careful(random.Random(2)))
    reasoned = [frame["n"] for frame in (await look(ada, code))["frames"] if frame.get("why")]
    assert reasoned
    why = await ada.http.get(f"/api/tables/{code}/replay/1/why?move={reasoned[0]}")
    assert why.status_code == 200 and why.json()["why"]
    mine = next(n for n in range(1, 9) if n not in reasoned)
    assert (await problem(ada, f"/api/tables/{code}/replay/1/why?move={mine}"))[1]["code"] == "no-reason"
    beyond = await problem(ada, f"/api/tables/{code}/replay/1/why?move=9999&language=it")
    assert beyond == (
        404,
        {
            "code": "no-such-moment",
            "rule": "",
            "text": "In questa partita non c’è una mossa con quel numero.",
        },
    )


async def test_what_was_taken_back_is_wound_back_too(ada: Player, bea: Player) -> None:
    code = await seated(ada, bea)
    player = ada if ada.update["legal"] else bea
    await player.act(next(offer["id"] for offer in player.update["legal"] if offer["act"]["do"] == "clue"))
    await player.beyond(0)
    await player.ask("take-back", seen=1)
    await player.until(lambda message: message["t"] == "table" and message["wish"] is not None)
    other = bea if player is ada else ada
    await other.until(lambda message: message["t"] == "table" and message["wish"] is not None)
    await other.ask("agree", wish=other.table["wish"]["number"], on=True)
    for one in (ada, bea):
        await one.beyond(1)
    await asyncio.gather(ada.play(careful(random.Random(3))), bea.play(careful(random.Random(4))))
    deal, clue, back = (await look(ada, code, eyes="table"))["frames"][:3]
    assert clue["update"]["view"] != deal["update"]["view"] == back["update"]["view"]
    assert [line.get("undone", False) for line in back["update"]["log"]] == [True, False]


async def test_a_game_in_play_is_not_shown(ada: Player, eye: Player) -> None:
    code = await ada.make(play=True)
    await ada.go(code)
    assert (await problem(ada, f"/api/tables/{code}/replay/1"))[1]["code"] == "not-over"
    assert (await problem(eye, f"/api/tables/{code}/replay/1"))[1]["code"] == "unknown-table"
    assert (await problem(ada, f"/api/tables/{code}/replay/7"))[1]["code"] == "no-such-game"


async def test_an_earlier_game_of_the_evening(ada: Player, tmp_path: Path) -> None:
    code = await ada.make(play=True)
    await ada.go(code)
    await ada.play(careful(random.Random(2)))
    first = await look(ada, code)
    await ada.ask("more", on=True)
    await ada.until(lambda message: message["t"] == "table" and message["number"] == 2)
    assert await look(ada, code) == first
    assert (await problem(ada, f"/api/tables/{code}/replay/2"))[1]["code"] == "not-over"


async def test_eyes_that_nobody_has(ada: Player) -> None:
    code = await ada.make(play=True)
    await ada.go(code)
    await ada.play(careful(random.Random(2)))
    for eyes, wrong in (
        ("2", "no-such-seat"),
        ("-1", "no-such-eyes"),
        ("0\n", "no-such-eyes"),
        ("bea", "no-such-eyes"),
    ):
        answer = await ada.http.get(f"/api/tables/{code}/replay/1", params={"eyes": eyes})
        assert (answer.status_code, answer.json()["code"]) == (400, wrong)
