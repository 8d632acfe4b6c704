"""Records that somebody brings along: read, checked and shown, or refused in one sentence."""

import json
import random
from pathlib import Path

import pytest

from miccia.core.chance import Quick
from miccia.core.game import any_of
from miccia.games import find
from miccia.play import start
from miccia.server.limits import RECORD
from tests.records import changed, record
from tests.server.house import Message, Player

pytestmark = pytest.mark.anyio


async def bring(player: Player, body: str | bytes, **query: str) -> tuple[int, Message]:
    content = body.encode() if isinstance(body, str) else body
    answer = await player.http.post("/api/replay", content=content, params=query)
    found: Message = answer.json()
    return answer.status_code, found


async def refused(player: Player, body: str | bytes) -> str:
    """The code of the refusal, which has a sentence in both languages."""
    texts = set()
    for language in ("en", "it"):
        status, found = await bring(player, body, language=language)
        assert status in (400, 413), found
        texts.add(found["text"])
    assert len(texts) == 2 and "server" not in "".join(texts)
    return str(found["code"])


@pytest.mark.parametrize("game", ["hanabi", "kittens", "kaboom", "fuse"])
async def test_a_record_is_shown_through_any_eyes(ada: Player, game: str, tmp_path: Path) -> None:
    text = record(game)
    before = sorted(path.name for path in tmp_path.iterdir())
    for eyes in ("table", "2", "all"):
        status, reel = await bring(ada, text, eyes=eyes)
        assert status == 200, reel
        assert (reel["moves"], reel["over"], reel["eyes"]) == (12, False, eyes)
        assert reel["frames"][0]["n"] == 0
        if eyes == "2":
            assert all(frame["update"]["view"]["seat"] == 2 for frame in reel["frames"])
    assert sorted(path.name for path in tmp_path.iterdir()) == before
    assert await ada.lists() == {"mine": [], "open": []}


async def test_a_game_of_hanab_live(ada: Player) -> None:
    game = find("hanabi")
    match, luck = start("hanabi", seats=2, seed=1), Quick(1)
    while match.over is None:
        seat = next(seat for seat in range(2) if match.legal(seat))
        match.act(seat, any_of(match.legal(seat), luck))
    abroad = game.foreign[0].write(game, match.record)
    status, reel = await bring(ada, abroad)
    assert status == 200 and reel["moves"] == len(match.record.inputs) and reel["over"]
    live = json.loads(abroad)
    live["actions"][0] = {"type": 0, "target": 40, "value": 0}
    assert await refused(ada, json.dumps(live)) == "record-abroad"


async def test_what_is_no_record(ada: Player) -> None:
    text = record()
    assert await refused(ada, "") == "record-empty"
    assert await refused(ada, "\n \n") == "record-empty"
    assert await refused(ada, "Ada plays a red 1.") == "record-foreign"
    assert await refused(ada, b"\x89PNG\r\n\x1a\n\xff") == "record-foreign"
    assert await refused(ada, "[" * 3000) == "record-foreign"
    assert await refused(ada, '{"a":' * 3000) == "record-foreign"
    assert await refused(ada, '{"players": 3}') == "record-foreign"
    assert await refused(ada, changed(text, 1, unheard=1)) == "record-foreign"
    assert await refused(ada, changed(text, 1, miccia=2)) == "record-version"
    assert await refused(ada, changed(text, 1, rules=99)) == "record-version"
    assert await refused(ada, changed(text, 1, seed="00")) == "record-changed"
    assert await refused(ada, changed(text, 1, game="chess")) == "record-changed"
    assert await refused(ada, "x" * (RECORD + 1)) == "record-too-large"
    assert await refused(ada, text + "\n" * 4000) == "record-too-large"
    undo = '{"t": "input", "seat": 0, "undo": 0}\n'
    assert await refused(ada, text + undo * 200) == "record-too-large"


async def test_a_changed_line_is_named(ada: Player) -> None:
    lines = record().splitlines()
    for number in (2, 7, 13):
        status, found = await bring(
            ada,
            "\n".join([*lines[: number - 1], *lines[number:]])
            if number < 13
            else changed("\n".join(lines), 13, then="0" * 12),
        )
        assert status == 400 and found["code"] == "record-changed"
        assert f"Line {number} " in found["text"]


async def test_names_from_elsewhere_are_cut_to_fit(ada: Player) -> None:
    names = ["A" * 5000, "<b>\u202e\u0000Bea</b>"]
    status, reel = await bring(ada, changed(record(), 1, names=names))
    assert status == 200
    assert [seat["name"] for seat in reel["table"]["seats"]] == ["A" * 24, "<b>Bea</b>", "Guest 3"]


async def test_nothing_that_is_brought_breaks_anything(ada: Player) -> None:
    luck = random.Random(11)
    texts = [record(game) for game in ("hanabi", "kittens", "kaboom", "fuse")]
    for _ in range(120):
        text = bytearray(luck.choice(texts).encode())
        for _ in range(luck.randrange(1, 4)):
            place = luck.randrange(len(text))
            text[place : place + luck.randrange(3)] = luck.choice(
                [b"", b"9", b'"', b"-1", b"null", b"{", b"99999999999999999999"]
            )
        status, found = await bring(ada, bytes(text))
        assert status in (200, 400, 413), (bytes(text), found)
