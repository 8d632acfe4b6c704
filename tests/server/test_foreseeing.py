"""Who is told how bots will read a clue: whoever asks, alone, of the bots at that table."""

from typing import Any

import pytest
from msgspec.structs import replace

from miccia.server.table import fair
from tests.server.house import Message, Player, Server

pytestmark = pytest.mark.anyio
HANDS = ["W3 B4 R3 G3 Y3", "B3 R2 W4 R1 G4", "W2 B2 Y4 Y2 G2"]  # of Ada, Bea and the bot


@pytest.fixture(autouse=True)
def stacked(monkeypatch: pytest.MonkeyPatch) -> None:
    usual = fair.header
    stack = {"deck": " ".join(HANDS).split(), "starter": ["0"]}
    monkeypatch.setattr(fair, "header", lambda row, places: replace(usual(row, places), stack=stack))


async def foresee(player: Player) -> Message:
    await player.ask("foresee")
    return await player.until(lambda message: message["t"] in ("foreseen", "refusal"))


async def at_a_table(server: Server, **fields: Any) -> tuple[Player, Player]:
    """Ada and Bea, with a bot on the third seat."""
    ada, bea = server.player(), server.player()
    code = await ada.make(seats=3, bot=fields.pop("bot", "steady"), **fields)
    await ada.go(code)
    await bea.go(code)
    await bea.change("sit", name="Bea", seat=1)
    assert (await foresee(ada))["code"] == "not-begun"
    await ada.ask("begin")
    for player in (ada, bea):
        await player.until(lambda message: message["t"] == "update")
    return ada, bea


def clues(player: Player, to: int) -> dict[str, int]:
    """The clues on offer to a seat, by what they name."""
    offers = [offer for offer in player.update["legal"] if offer["act"]["do"] == "clue"]
    return {offer["act"]["value"]: offer["id"] for offer in offers if offer["outcome"]["to"] == to}


async def test_who_asks_is_told_how_the_bot_will_read_each_clue_and_nobody_else_is(server: Server) -> None:
    ada, bea = await at_a_table(server)
    told = await foresee(ada)
    assert told["n"] == ada.update["n"]
    readings = {one["id"]: one["reading"] for one in told["readings"]}
    assert {*readings} == {*clues(ada, 2).values()}, "of the bot's clues, and of no person's"
    assert (readings[clues(ada, 2)["2"]]["sense"], readings[clues(ada, 2)["2"]]["literal"]) == ("learn", True)
    assert not readings[clues(ada, 2)["W"]]["right"], "taken for white 1"
    await bea.refused("signal", key="nonsense")
    assert not any('"foreseen"' in text for text in bea.heard)


async def test_who_is_not_in_turn_has_nothing_to_foresee(server: Server) -> None:
    _, bea = await at_a_table(server)
    assert (await foresee(bea))["readings"] == []


async def test_after_the_end_there_is_nothing_to_foresee(server: Server) -> None:
    ada = server.player()
    await ada.go(await ada.make(seats=2, play=True))
    await ada.play()
    assert (await foresee(ada))["readings"] == []


async def test_onlookers_cannot_ask(server: Server) -> None:
    ada, _ = await at_a_table(server)
    eye = await server.player().go(ada.table["code"])
    assert (await foresee(eye))["code"] == "not-seated"


async def test_a_random_bot_reads_nothing(server: Server) -> None:
    ada, _ = await at_a_table(server, bot="random")
    assert {one["reading"]["sense"] for one in (await foresee(ada))["readings"]} == {"lost"}


async def test_a_table_without_a_coach_tells_nobody(server: Server) -> None:
    ada, _ = await at_a_table(server, customs={"coach": "off"})
    assert (await foresee(ada))["readings"] == []


async def test_by_heart_the_table_does_not_remind_h22(server: Server) -> None:
    ada, _ = await at_a_table(server, options={"memory": True})
    assert (await foresee(ada))["readings"] == []


async def test_a_game_that_can_tell_nothing_says_so(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    ada = server.player()
    await ada.go(await ada.make(game="fuse", seats=2, bot="random"))
    await ada.ask("begin")
    await ada.until(lambda message: message["t"] == "update")
    assert (await foresee(ada))["readings"] == []


async def test_a_bot_that_plays_for_somebody_reads_as_well(server: Server) -> None:
    ada, bea = await at_a_table(server)
    await bea.ask("leave")
    await ada.until(lambda message: message["t"] == "table" and message["seats"][1]["left"])
    told = {one["id"] for one in (await foresee(ada))["readings"]}
    assert told == {*clues(ada, 1).values(), *clues(ada, 2).values()}


async def test_what_was_taken_back_is_not_remembered(server: Server) -> None:
    """After an undo the same is foretold as before the act."""
    ada, bea = await at_a_table(server)
    before = (await foresee(ada))["readings"]
    await ada.act(clues(ada, 1)["R"])
    await ada.beyond(ada.update["n"])
    await ada.ask("take-back", seen=ada.update["n"])
    wish = await bea.until(lambda message: message["t"] == "table" and message["wish"] is not None)
    await bea.ask("agree", wish=wish["wish"]["number"], on=True)
    await ada.until(lambda message: message["t"] == "update" and message["whole"])
    assert (await foresee(ada))["readings"] == before
