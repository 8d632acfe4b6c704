"""Nothing leaks: every byte that was sent is compared with the true states, once the game is over."""

import asyncio
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import miccia
from miccia.core.chance import Quick
from miccia.core.match import AnyMatch
from miccia.play import deal, take
from miccia.server.table import show
from miccia.server.table.connection import encode
from miccia.server.table.live import Live
from tests.server.house import Message, Player, Server, careful

pytestmark = pytest.mark.anyio


def walk(value: Any) -> Iterator[dict[str, Any]]:
    """Every object in a message."""
    if isinstance(value, dict):
        yield value
        for item in value.values():
            yield from walk(item)
    elif isinstance(value, list):
        for item in value:
            yield from walk(item)


@pytest.mark.parametrize("memory", [False, True])
async def test_nothing_leaks(server: Server, ada: Player, bea: Player, memory: bool) -> None:
    eye, leaner, late = (server.player() for _ in range(3))
    code = await ada.make(seats=3, options={"memory": memory}, customs={"hands": "late"})
    for player in (ada, bea, eye, late):
        await player.go(code)
    await ada.change("sit", name="Ada", salt="5a175a175a17")
    await bea.change("sit", name="Bea", salt="beefbeefbeef")
    await ada.ask("begin")
    for player in (ada, bea, eye, late):
        await player.until(lambda message: message["t"] == "update")
    await ada.ask("shoulder", on=True)
    link = (await ada.until(lambda message: message["t"] == "linked"))["link"]
    await leaner.dial(code)
    await leaner.send({"t": "hello", "shoulder": link})
    await leaner.until(lambda message: message["t"] == "update")
    await late.ask("look", at=1)
    await asyncio.gather(
        ada.play(careful(random.Random(3))),
        bea.play(careful(random.Random(4))),
        *[onlooker.play(lambda update: 0) for onlooker in (eye, leaner, late)],
    )
    record = miccia.load((await ada.http.get(f"/api/tables/{code}/record")).text)
    states = {}
    match = deal(record.header)
    states[0] = match.copy()
    for given in record.inputs:
        take(match, given)
        states[len(match.record.inputs)] = match.copy()
    for player, seat in ((ada, 0), (bea, 1), (eye, None), (leaner, 0), (late, 1)):
        for text in player.heard:
            assert record.header.seed not in text
            assert record.header.secret is not None and record.header.secret not in text
            assert "5a175a175a17" not in text and "beefbeefbeef" not in text
            message = json.loads(text)
            if message["t"] == "update":
                if (
                    player in (leaner, late) and message["view"]["seat"] is None
                ):  # no round is over yet, or all is
                    assert player is late or message["turn"]["t"] == "over"
                    check_update(message, states[message["n"]], None, memory)
                else:
                    check_update(message, states[message["n"]], seat, memory, player in (ada, bea))
    assert link not in "".join(text for player in (bea, eye, leaner, late) for text in player.heard)
    for onlooker in (eye, leaner, late):
        await onlooker.leave()


def check_update(
    update: Message, match: AnyMatch, seat: int | None, memory: bool, plays: bool = False
) -> None:
    """What was sent shows no hidden face, and would be the same whatever the hidden faces were."""
    held = update["view"]["hands"]
    hidden = {card["order"] for hand in (held if seat is None else [held[seat]]) for card in hand}
    if update["turn"]["t"] == "over":
        hidden = set()  # the hands are laid open then
    for line in update["log"]:
        why = line.pop("why", None)  # a bot's reason may name any card, but only after the end
        assert why is None or update["turn"]["t"] == "over"
    for thing in walk(update):
        if thing.get("order") in hidden and "card" in thing:
            assert thing["card"] is None
        if thing.get("kind") == "card":  # in the log: only what lies open
            assert thing["id"] in {*update["view"]["discards"], *tops(update["view"]["fireworks"])}
    if memory:
        assert all(card["clues"] == [] for hand in held for card in hand)
        return  # what is imagined there need not fit the clues
    for luck in range(2):
        other = Live(deal(match.record.header))
        other.match.state = match.game.imagine(match.view(seat), Quick(luck))
        same = json.loads(encode(show.update(other, seat, "en", 0, None)))
        assert same["view"] == update["view"]
        assert (same["legal"] if plays else []) == update["legal"]


def tops(fireworks: dict[str, int]) -> set[str]:
    return {f"{colour}{rank}" for colour, height in fireworks.items() for rank in range(1, height + 1)}


async def test_the_record_of_a_live_game_is_not_shown(ada: Player) -> None:
    code = await ada.make(play=True)
    await ada.go(code)
    answer = await ada.http.get(f"/api/tables/{code}/record?language=it")
    assert answer.status_code == 409
    assert answer.json() == {
        "code": "not-over",
        "rule": "",
        "text": "Il verbale e l’analisi si possono vedere quando la partita è finita.",
    }


async def test_tokens_are_not_stored(ada: Player, server: Server, tmp_path: Path) -> None:
    await ada.go(await ada.make(play=True))
    await ada.play(until=2)
    assert ada.cookie is not None
    stored = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert b"Ada" in stored and ada.cookie.partition("=")[2][:43].encode() not in stored
