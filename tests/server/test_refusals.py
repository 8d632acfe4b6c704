"""Everything that players must not do. They are told so in their language, and nothing changes."""

import json
from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from websockets.exceptions import InvalidStatus

from miccia.core.refused import Refused
from miccia.server import words
from miccia.server.clock import RealClock
from miccia.server.http.sockets import Visit, peek
from miccia.server.limits import Bucket, Limits
from miccia.server.table.connection import Connection
from tests.server.house import PLENTY, Message, Player, Server, running, seated

pytestmark = pytest.mark.anyio


async def refusal(player: Player) -> Message:
    return await player.until(lambda message: message["t"] == "refusal")


NOT_TAKEN: list[tuple[str | bytes, str, int | None]] = [
    ("", "bad-message", None),
    ("{", "bad-message", None),
    ("[]", "bad-message", None),
    ("null", "bad-message", None),
    ("[" * 4000, "bad-message", None),
    (b'{"t":"hello"}', "bad-message", None),
    ('{"t":"dance","id":7}', "bad-message", 7),
    ('{"t":"stand"}', "bad-message", None),
    ('{"t":"stand","id":"7"}', "bad-message", None),
    ('{"t":"stand","id":-1}', "bad-message", -1),
    ('{"t":"stand","id":1e400}', "bad-message", None),
    (f'{{"t":"stand","id":{10**30}}}', "bad-message", None),
    ('{"t":"stand","id":7,"seat":1}', "bad-message", 7),
    ('{"t":"do","id":7,"action":"0","seen":0}', "bad-message", 7),
    ('{"t":"do","id":7,"action":-1,"seen":0}', "bad-message", 7),
    ('{"t":"hello","language":7}', "bad-message", None),
    (f'{{"t":"hello","language":"{"x" * 36}"}}', "bad-message", None),
    ('{"t":"sit","id":7,"name":""}', "bad-message", 7),
    ('{"t":"sit","id":7,"name":"x","salt":"no hex"}', "bad-message", 7),
    (f'{{"t":"sit","id":7,"name":"{"x" * 25}"}}', "bad-message", 7),
    (f'{{"t":"chat","id":7,"text":"{"x" * 281}"}}', "bad-message", 7),
    ('{"t":"chat","id":7,"text":"\\u0000\\u200b "}', "bad-message", 7),
    (f'{{"t":"chat","id":7,"text":"{"x" * 4096}"}}', "too-large", 7),
    (f'{{"t":"chat","id":7,"text":"{"è" * 2048}"}}', "too-large", 7),
    ('{"t":"sit","id":7,"name":"\\u200b\\u0007"}', "bad-name", 7),
    ('{"t":"sit","id":7,"name":"x","seat":-1}', "no-such-seat", 7),
    (f'{{"t":"sit","id":7,"name":"x","seat":{10**30}}}', "no-such-seat", 7),
    ('{"t":"do","id":7,"action":0,"seen":0}', "not-begun", 7),
    ('{"t":"fill","id":7,"seat":5,"bot":"random"}', "no-such-seat", 7),
    ('{"t":"fill","id":7,"seat":0,"bot":"random"}', "seat-taken", 7),
    ('{"t":"fill","id":7,"seat":1,"bot":"clever"}', "unknown-bot", 7),
    ('{"t":"phrase","id":7,"phrase":"I hold a 5"}', "unknown-phrase", 7),
]


async def test_what_cannot_be_taken(ada: Player) -> None:
    await ada.go(await ada.make(), "it")
    before = ada.table
    for frame, code, number in NOT_TAKEN:
        await ada.send(frame)
        answer = await refusal(ada)
        assert (answer["code"], answer["id"]) == (code, number), frame
        assert answer["text"] not in ("", words.refusal("server-error", "it")), frame
    await ada.hello("it")
    assert ada.table == before


async def test_a_language_that_is_not_spoken_here_changes_nothing(ada: Player) -> None:
    await ada.go(await ada.make(), "it")
    phrases = ada.table["phrases"]
    await ada.hello("tlh")
    assert ada.table["phrases"] == phrases
    await ada.hello("en")
    assert ada.table["phrases"] != phrases


@given(
    frame=st.text()
    | st.binary()
    | st.recursive(st.none() | st.integers() | st.text(), st.lists).map(json.dumps)
)
@settings(max_examples=300)
def test_nothing_that_can_be_sent_is_unexpected(frame: str | bytes) -> None:
    lobby = SimpleNamespace(house=SimpleNamespace(limits=Limits()))
    visit = Visit(Connection("", "en", Bucket(RealClock(), 10, 10), 10), "", lobby)  # type: ignore[arg-type]
    with pytest.raises(Refused, match="bad-message"):
        visit.understand(frame)
    assert peek(frame) is None or isinstance(peek(frame), int)


async def test_far_too_large_a_frame_closes_the_line(ada: Player) -> None:
    await ada.go(await ada.make())
    await ada.send("x" * 100_000)
    assert await ada.closed() == 1009


async def test_hello_comes_first(ada: Player) -> None:
    code = await ada.make()
    await ada.dial(code)
    assert (await ada.refused("begin"))["code"] == "hello-first"


async def test_an_unknown_table_is_said_in_the_players_language(ada: Player) -> None:
    await ada.dial("LUNA-1")
    await ada.send({"t": "hello", "language": "it"})
    answer = await refusal(ada)
    assert answer["code"] == "unknown-table"
    assert answer["text"] == "Non c’è nessun tavolo con questo codice."
    assert await ada.closed() == 4404


async def test_seats_are_taken_once(ada: Player, bea: Player, server: Server) -> None:
    code = await ada.make()
    await ada.go(code)
    await bea.go(code)
    assert (await bea.refused("sit", name="Bea", seat=0))["code"] == "seat-taken"
    assert (await bea.refused("stand"))["code"] == "not-seated"
    await bea.change("sit", name="Bea")
    third = await server.player().go(code)
    assert (await third.refused("sit", name="Cai"))["code"] == "table-full"
    await third.leave()


async def test_only_the_host_fills_and_begins(ada: Player, bea: Player) -> None:
    code = await ada.make(seats=3)
    await ada.go(code)
    await bea.go(code)
    await bea.change("sit", name="Bea")
    assert (await bea.refused("begin"))["code"] == "not-host"
    assert (await bea.refused("fill", seat=2, bot="random"))["code"] == "not-host"
    await ada.ask("stand")
    await bea.until(lambda message: message["t"] == "table" and message["host"])
    table = await bea.change("fill", seat=2, bot="random")
    assert table["seats"][2]["kind"] == "bot" and table["seats"][2]["name"]
    assert (await bea.change("fill", seat=2, bot=None))["seats"][2]["kind"] == "free"
    await bea.ask("begin")
    await bea.until(lambda message: message["t"] == "update")
    assert bea.table["phase"] == "playing" and bea.table["you"] == 1


async def test_what_is_for_before_the_game_only(ada: Player) -> None:
    await ada.go(await ada.make(play=True))
    asks: dict[str, Message] = {"sit": {"name": "Eva"}, "stand": {}, "begin": {}}
    asks["fill"] = {"seat": 1, "bot": None}
    for what, fields in asks.items():
        assert (await ada.refused(what, **fields))["code"] == "already-begun"


async def test_actions_that_are_not_legal(ada: Player, bea: Player) -> None:
    await seated(ada, bea)
    actor, other = (ada, bea) if ada.update["legal"] else (bea, ada)
    before = actor.update

    assert (await other.refused("do", action=0, seen=0))["code"] == "not-your-turn"
    assert (await actor.refused("do", action=10_000, seen=0))["code"] == "unknown-action"
    discard = await actor.refused("do", action=5, seen=0)
    assert (discard["code"], discard["rule"]) == ("clues-full", "H9")
    assert "eight clues" in discard["text"]
    await actor.hello()
    assert actor.update["n"] == 0 and actor.update["view"] == before["view"]

    await actor.act(before["legal"][0]["id"])
    await other.beyond(0)
    await other.act(other.update["legal"][0]["id"])
    await actor.beyond(1)
    assert (await actor.refused("do", action=0, seen=0))["code"] == "stale"  # a click that was sent twice


async def test_an_onlooker_does_not_act(ada: Player, bea: Player) -> None:
    code = await ada.make(play=True)
    await ada.go(code)
    await bea.go(code)
    assert (await bea.refused("do", action=0, seen=0))["code"] == "not-seated"


async def test_h21_no_talk_during_the_game_but_phrases(ada: Player, bea: Player) -> None:
    code = await ada.make(play=True)
    await ada.go(code)
    await bea.go(code, "it")
    assert not ada.table["talk"]
    for player in (ada, bea):
        answer = await player.refused("chat", text="play your red one")
        assert (answer["code"], answer["rule"]) == ("no-talk", "H21")
    assert "solo con gli indizi" in answer["text"]
    await ada.ask("phrase", phrase="remember")
    await bea.until(lambda message: message["t"] == "table" and message["said"])
    assert bea.table["said"][-1] == {"name": "Ada", "seat": 0, "text": "Ti ricordi che cosa hai in mano?"}
    await ada.until(lambda message: message["t"] == "table" and message["said"])
    assert ada.table["said"][-1]["text"] == "Do you remember what you hold?"


async def test_h21_talk_before_and_after_the_game(ada: Player, bea: Player) -> None:
    code = await ada.make()
    await ada.go(code)
    await bea.go(code, "it")
    await bea.change("chat", text="  ciao\n<b>a</b> \u202etutti ")
    assert bea.table["talk"]
    assert bea.table["said"] == [{"name": "Spettatore 1", "seat": None, "text": "ciao <b>a</b> tutti"}]
    await ada.ask("begin")
    await ada.until(lambda message: message["t"] == "update")
    await ada.play(lambda update: int(update["legal"][0]["id"]))
    await ada.until(lambda message: message["t"] == "table" and message["phase"] == "over")
    assert ada.table["talk"]
    await ada.change("chat", text="well played")


async def test_h21_talk_where_the_table_agreed_on_it(ada: Player) -> None:
    await ada.go(await ada.make(play=True, options={"talk": True}))
    assert ada.table["talk"]
    assert (await ada.change("chat", text="hello"))["said"][-1]["text"] == "hello"


async def test_only_the_last_things_said_are_kept(ada: Player) -> None:
    await ada.go(await ada.make())
    for number in range(60):
        await ada.change("chat", text=str(number))
    assert [said["text"] for said in ada.table["said"]] == [str(number) for number in range(10, 60)]


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://127.0.0.1:1", "http://127.0.0.1"])
async def test_another_origin_is_not_let_in(ada: Player, origin: str) -> None:
    code = await ada.make()
    with pytest.raises(InvalidStatus) as caught:
        await ada.dial(code, Origin=origin)
    assert caught.value.response.status_code == 403
    answer = await ada.http.post(
        "/api/tables", json={"game": "hanabi", "seats": 2, "name": "A"}, headers={"Origin": origin}
    )
    assert answer.status_code == 403 and answer.json()["code"] == "bad-origin"


async def test_our_own_origin_is_let_in(ada: Player) -> None:
    code = await ada.make()
    await ada.dial(code, Origin=f"http://127.0.0.1:{ada.port}")
    await ada.hello()


class TestLimits:
    """A server with small limits."""

    @pytest.fixture
    async def server(self, tmp_path: Path, anyio_backend: str) -> AsyncIterator[Server]:
        limits = Limits(burst=5, per_second=0.001, tables=3, tables_per_minute=0.001, nonsense=4)
        async with running(tmp_path / "miccia.db", limits=limits) as server:
            yield server

    async def test_too_much_at_once(self, ada: Player) -> None:
        await ada.go(await ada.make())
        for _ in range(4):
            await ada.change("phrase", phrase="hello")
        for _ in range(3):
            await ada.ask("phrase", phrase="hello")
            answer = await refusal(ada)
            assert answer["code"] == "too-fast" and answer["text"]
        await ada.ask("phrase", phrase="hello")
        assert await ada.closed() == 1008

    async def test_too_much_nonsense(self, ada: Player) -> None:
        await ada.dial(await ada.make())
        for _ in range(4):
            await ada.send("nonsense")
        assert await ada.closed() == 1008

    async def test_too_many_tables(self, ada: Player, bea: Player) -> None:
        for _ in range(3):
            await ada.make()
        answer = await bea.http.post("/api/tables", json={"game": "hanabi", "seats": 2, "name": "Bea"})
        assert answer.status_code == 429 and answer.json()["code"] == "too-many-tables"
        assert 59_000 < int(answer.headers["retry-after"]) <= 60_000


async def test_a_bad_word_now_and_then_is_forgiven(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(PLENTY, nonsense=3)
    async with running(tmp_path / "miccia.db", limits=limits) as server:
        ada = server.player()
        await ada.dial(await ada.make())
        for _ in range(6):
            await ada.send("nonsense")
            assert (await ada.hear())["code"] == "bad-message"
            await ada.send({"t": "ping"})
            assert (await ada.hear())["t"] == "pong"
        await ada.leave()


async def test_a_reader_who_is_too_slow_is_dropped(tmp_path: Path) -> None:
    """Who asks for everything again and again without reading is closed; the others play on."""
    limits = msgspec.structs.replace(PLENTY, unsent=4)
    async with running(tmp_path / "miccia.db", limits=limits) as server:
        ada, deaf = server.player(), server.player()
        code = await ada.make(play=True)
        await ada.go(code)
        await deaf.dial(code)
        assert deaf.line is not None
        deaf.line.transport.pause_reading()
        await deaf.send({"t": "hello"})
        table = await server.lobby.find(code)
        await ada.until(lambda message: message["t"] == "table" and message["watching"] == 1)
        wished = 0
        while len(table.present) == 2:  # every wish is a whole table for everyone
            await ada.change("pause", on=wished % 2 == 0)
            wished += 1
            assert wished < 20_000
        assert table.present
        await ada.change("pause", on=False)
        await ada.play(until=4)
        await ada.leave()
        deaf.line.transport.abort()
        await deaf.http.aclose()
