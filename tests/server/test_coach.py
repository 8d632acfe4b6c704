"""The coach at a real table: who has one, what a bot would do, and that it was asked is told to all."""

import asyncio
import json
import re
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from miccia.games import find
from miccia.server.table import fair
from tests.server.house import Hourglass, Message, Player, Server, running, seated
from tests.server.test_absence import marks, said

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("clock")]
GAMES = ["kittens", "hanabi", "kaboom", "fuse"]
ALL: dict[str, Any] = {"customs": {"coach": "all"}}


@pytest.fixture(autouse=True)
def ada_starts(monkeypatch: pytest.MonkeyPatch) -> None:
    usual = fair.header

    def first(row: Any, places: Any) -> Any:
        starts = "starter" in find(row.game).draws
        return replace(usual(row, places), stack={"starter": ["0"]} if starts else None)

    monkeypatch.setattr(fair, "header", first)


async def alone(ada: Player, **fields: Any) -> str:
    """Ada with bots, in her turn."""
    code = await ada.make(**({"game": "kittens", "seats": 3, "play": True} | fields))
    await ada.go(code)
    return code


async def advised(player: Player) -> Message:
    """Ask; the answer."""
    number = await player.ask("advise")
    return await player.until(lambda message: message["t"] == "advised" and message["id"] == number)


def notes(player: Player) -> list[str]:
    return [note for note in said(player) if "advice" in note]


# Who has a coach


async def test_alone_with_bots_there_is_one(ada: Player) -> None:
    await alone(ada)
    assert ada.table["coach"] and ada.table["customs"]["coach"] == "alone"
    assert re.fullmatch(r"\d+%", ada.update["coach"]["figure"])


async def test_among_people_there_is_none_unless_the_host_wishes_it(ada: Player, bea: Player) -> None:
    await seated(ada, bea, game="kittens")
    assert not ada.table["coach"] and "coach" not in ada.update
    refusal = await ada.refused("advise")
    assert (refusal["code"], refusal["text"]) == ("no-coach", "There is no coach at this table.")
    await bea.refused("customs", customs={"coach": "all"})
    await ada.ask("customs", customs={"coach": "all"})
    await bea.until(lambda message: message["t"] == "update" and "coach" in message)
    await bea.until(lambda message: message["t"] == "note")
    assert bea.table["coach"]
    assert said(bea) == ["Ada lets everybody have the coach"]
    await ada.ask("customs", customs={"coach": "off"})
    await bea.until(lambda message: message["t"] == "update" and "coach" not in message)
    assert (await bea.refused("advise"))["code"] == "no-coach"


async def test_a_refusal_is_in_the_language_of_who_asks(ada: Player, bea: Player) -> None:
    await seated(ada, bea, game="kittens")
    await ada.hello("it")
    assert (await ada.refused("advise"))["text"] == "A questo tavolo il consigliere non c’è."


async def test_who_is_left_alone_with_bots_gets_one_and_loses_it_to_company(ada: Player, bea: Player) -> None:
    await seated(ada, bea, game="kittens", customs={"sit_in": True})
    await bea.ask("leave")
    await ada.until(lambda message: message["t"] == "update" and "coach" in message)
    await bea.ask("sit-in", seat=1, name="Bea")
    await ada.until(lambda message: message["t"] == "update" and "coach" not in message)
    assert not ada.table["coach"]


async def test_onlookers_have_none_whatever_they_see(ada: Player, bea: Player) -> None:
    code = await alone(ada, customs={"hands": "open"})
    await bea.go(code)
    await bea.ask("look", at=0)
    await bea.until(lambda message: message["t"] == "update" and message["whole"])
    assert not bea.table["coach"] and "coach" not in bea.update
    assert (await bea.refused("advise"))["code"] == "not-seated"


async def test_before_and_after_the_game_there_is_none(ada: Player) -> None:
    code = await ada.make(game="hanabi", seats=2)
    await ada.go(code)
    assert not ada.table["coach"]
    assert (await ada.refused("advise"))["code"] == "not-begun"
    await ada.ask("begin")
    await ada.until(lambda message: message["t"] == "update")
    await ada.play()
    assert "coach" not in ada.update
    await ada.sees(phase="over")
    assert not ada.table["coach"]
    assert (await ada.refused("advise"))["code"] == "game-over"


# What a bot would do


@pytest.mark.parametrize("game", GAMES)
async def test_a_bot_says_what_it_would_do_and_why(game: str, ada: Player, clock: Hourglass) -> None:
    await alone(ada, game=game, seats=find(game).seats[0])  # where all act at once, nobody is faster
    if find(game).ready:
        await ada.change("ready")
        clock.turn(3_000)
    while not ada.update["legal"]:
        await ada.hear()
    answer = await advised(ada)
    offer = next(offer for offer in ada.update["legal"] if offer["id"] == answer["action"])
    assert answer["label"] == offer["label"]
    assert answer["why"]
    weighed = {str(act) for row in ada.update["coach"]["rows"] for act in row.get("acts", [])}
    assert set((answer["wins"] or {}).get("percents", [])) == (weighed if find(game).weigh else set())


async def test_it_is_told_to_all_that_somebody_asks_but_not_what(ada: Player, bea: Player) -> None:
    await seated(ada, bea, game="kittens", **ALL)
    await advised(ada)
    again = await advised(ada)
    assert again["label"]  # the same once more is no other question
    await bea.ask("phrase", phrase="hello")
    await bea.until(lambda message: "said" in message)
    assert notes(bea) == ["Ada asks for advice"]
    assert not [text for text in bea.heard if '"t":"advised"' in text]
    assert notes(ada) == notes(bea)


async def test_who_is_not_in_turn_is_told_so_and_nobody_else_hears_of_it(ada: Player, bea: Player) -> None:
    await seated(ada, bea, game="kittens", **ALL)
    assert (await bea.refused("advise"))["code"] == "not-your-turn"
    await ada.ask("phrase", phrase="hello")
    await ada.until(lambda message: "said" in message)
    assert notes(ada) == []


async def test_an_answer_that_comes_too_late_is_dropped(
    ada: Player, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    await alone(ada, game="hanabi", seats=2)
    thinkers = server.lobby.house.thinkers
    usual, may_answer = thinkers.ask_now, asyncio.Event()

    async def slowly(mind: Any, question: Any) -> Any:
        if mind.seat == 0:
            await may_answer.wait()
        return await usual(mind, question)

    monkeypatch.setattr(thinkers, "ask_now", slowly)
    await ada.ask("advise")
    await ada.until(lambda message: message["t"] == "note")
    await ada.act(ada.update["legal"][-1]["id"])
    await ada.until(lambda message: message["t"] == "update" and message["legal"] != [])
    may_answer.set()
    late = await advised(ada)
    answers = [text for text in ada.heard if '"t":"advised"' in text]
    assert [json.loads(text)["id"] for text in answers] == [late["id"]]


async def test_the_game_goes_on_while_somebody_waits_for_advice(
    ada: Player, bea: Player, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    await seated(ada, bea, game="hanabi", **ALL)
    never = asyncio.Event()

    async def silent(mind: Any, question: Any) -> Any:
        await never.wait()

    monkeypatch.setattr(server.lobby.house.thinkers, "ask_now", silent)
    await ada.ask("advise")
    await ada.act(ada.update["legal"][-1]["id"])
    await bea.until(lambda message: message["t"] == "update" and message["legal"] != [])
    never.set()


async def test_that_somebody_asked_survives_a_restart(tmp_path: Path) -> None:
    async with running(tmp_path / "miccia.db") as server, server.player() as ada:
        code = await alone(ada)
        await advised(ada)
        cookie = ada.cookie
    async with running(tmp_path / "miccia.db") as server, server.player(cookie) as ada:
        await ada.go(code)
        assert "advice" in marks(ada.update)
        assert ada.table["coach"]


async def test_in_a_pause_nobody_is_advised(ada: Player) -> None:
    await alone(ada)
    await ada.change("pause", on=True)
    assert (await ada.refused("advise"))["code"] == "paused"
