"""A referee reads every line that real games send over real sockets, and judges it by the rulebook.

He knows the sentences in which a secret would stand, whom each is for, and nothing of views or events.
"""

import asyncio
import json
import random
import re
from collections.abc import Callable
from typing import Any

import pytest

from tests.server.house import Message, Player, Server

pytestmark = pytest.mark.anyio

NAMES = ["Ada", "Bea"]


def text_of(line: Message) -> str:
    """A line as text; what is drawn on a screen stands in brackets with its kind."""
    return "".join(
        part if isinstance(part, str) else f"[{part['kind']} {part['text']}]" for part in line["say"]
    )


# What may be said to a seat of each game, and what never


def kaboom(text: str, you: str | None, last: bool, memory: bool) -> None:
    """K12b, K15, K19, K22, K31."""
    if re.search(r"^\[seat \w+\] (draws|intercepts|takes a card|looks)", text):
        assert "[card" not in text and "[wire" not in text, text
    if re.search(r"^\[seat \w+\] uses .* to look", text):
        assert "[wire" not in text, text
    if (took := re.search(r"^\[seat \w+\] takes \[card [^\]]+\] from (.+)$", text)) is not None:
        assert took[1] == "you" and (last or not memory), text
    if memory and not last and "wires were" not in text:
        assert not re.search(r": it is|and see |You take \[card|\] goes, ", text), text


def kittens(text: str, you: str | None, last: bool, memory: bool) -> None:
    """E10, E11, E19, E34."""
    assert not re.search(r"^\[seat \w+\] (passes|lets)", text), text
    if re.search(r"^\[seat \w+\] (draws|looks at)", text):
        assert "[card" not in text or "kitten" in text.lower(), text
    assert not re.search(r"^\[seat \w+\] gives \[seat \w+\] \[card (?!Godcat)", text), text


def hanabi(text: str, you: str | None, last: bool, memory: bool) -> None:
    """H4, H22: of cards only those are named that are played or discarded; by heart, no clue but the last."""
    assert "[card" not in text or re.search(r"plays?|discards?|errors?", text), text
    assert not memory or last or "“" not in text, text


def fuse(text: str, you: str | None, last: bool, memory: bool) -> None:
    """Nothing in FUSE is secret but the deck; nobody but the table speaks of it."""
    assert "deck" not in text, text


RULES: dict[str, Callable[[str, str | None, bool, bool], None]] = {
    "kaboom": kaboom,
    "kittens": kittens,
    "hanabi": hanabi,
    "fuse": fuse,
}
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
    told = 0
    for player, you in zip(people, (*NAMES, None), strict=True):
        await player.hello()
        number: int | None = None
        for text in player.heard:
            message = json.loads(text)
            if message["t"] != "update":
                continue
            assert message["whole"] or number is None or message["n"] == number + 1
            number = message["n"]
            told += len(message["log"])
            for line in message["log"]:
                judge(line, message, game, you, bool(options.get("memory")))
    assert told > 30
    await eye.leave()


def judge(line: Message, update: Message, game: str, you: str | None, memory: bool) -> None:
    """One line, as it reached one person with one update."""
    text = text_of(line)
    over = update["turn"]["t"] == "over"
    assert over or "why" not in line
    first = line["say"][0]
    if isinstance(first, dict) and first["kind"] == "seat":
        assert line["seat"] in (int(first["id"]), None), text
    if isinstance(first, str) and first.startswith("You ") and line["seat"] is not None:
        assert you is not None and line["seat"] == NAMES.index(you), text
    RULES[game](text, you, line["n"] == update["n"], memory)


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
