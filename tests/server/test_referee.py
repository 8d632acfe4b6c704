"""The referees judge what real games send over real sockets: every update that reached anybody."""

import asyncio
import json
import random
from collections import deque
from typing import Any

import pytest

from tests.referees.bench import Reader, judge
from tests.referees.play import Refereed, deal
from tests.server.house import Message, Player, Server

pytestmark = pytest.mark.anyio

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("kaboom", {}),
    ("kaboom", {"memory": True}),
    ("kittens", {"nope_seconds": "0"}),
    ("hanabi", {}),
    ("hanabi", {"memory": True}),
    ("fuse", {"relaxed": "endless"}),
]


@pytest.mark.parametrize(("game", "options"), TABLES, ids=str)
async def test_no_line_says_what_its_reader_may_not_know(
    game: str, options: dict[str, Any], server: Server, ada: Player, bea: Player
) -> None:
    eye = server.player()
    people = (ada, bea, eye)
    code = await ada.make(game=game, seats=3, options=options, bot="random")
    for player in people:
        await player.go(code)
    await bea.change("sit", name="Bea", seat=1)
    await ada.ask("begin")
    for player in people:
        await player.until(lambda message: message["t"] == "update")
    for player in (ada, bea):
        await player.ask("ready")
    for player in (ada, bea):
        while player.table["now"] < 0:
            await player.hear()
    await asyncio.gather(
        *[some_of_it(player, random.Random(seed), game) for seed, player in enumerate((ada, bea))]
    )
    for player in people:
        await player.hello()
    record = (await server.lobby.find(code)).live.match.record
    refereed = deal(record.header)
    heard = {reader: updates(player) for reader, player in zip((0, 1, None), people, strict=True)}
    told = sum(len(message["log"]) for messages in heard.values() for message in messages)
    assert told > 20
    judge_due(refereed, heard)
    for given in list(record.inputs):
        refereed.repeat(given)
        judge_due(refereed, heard)
    assert not any(heard.values())
    await eye.leave()


def updates(player: Player) -> deque[Message]:
    messages = [json.loads(text) for text in player.heard]
    return deque(message for message in messages if message["t"] == "update")


def judge_due(refereed: Refereed, heard: dict[Reader, deque[Message]]) -> None:
    """What was sent when the game stood here: all that has the number of each reader now."""
    since = refereed.referee.now
    for reader, messages in heard.items():
        while messages and messages[0]["n"] == refereed.live.count(reader):
            message = messages.popleft()
            refereed.referee.now = message["view"].get("now", since)
            assert refereed.referee.now >= since  # a move that was refused may have looked at the clock
            judge(refereed.referee, reader, message)


async def some_of_it(player: Player, dice: random.Random, game: str) -> None:
    """Play at random until there is enough to read, or to the end."""
    while player.update["turn"]["t"] != "over" and player.update["n"] < 150:
        before = player.update["n"]
        calm = [offer for offer in player.update["legal"] if offer["act"]["do"] not in ("give-up", "done")]
        if calm or player.update["legal"]:
            await player.act(dice.choice(calm or player.update["legal"])["id"])
        while player.update["n"] == before:
            try:
                async with asyncio.timeout(5):
                    message = await player.hear()
            except TimeoutError:
                return  # the others have read enough
            if message["t"] == "refusal":
                break
