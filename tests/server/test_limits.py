"""What one address may do together: enough for a full house, too little for a flood, with a clear word."""

import asyncio
import gc
import weakref
from pathlib import Path

import msgspec
import pytest

from miccia.cli import main
from miccia.commands.serve import limits
from miccia.server import words
from miccia.server.limits import MANY, Buckets, Limits
from miccia.server.table.live import Live
from tests.server.house import PLENTY, Hourglass, Player, running

pytestmark = pytest.mark.anyio
PHONES = 8


async def reload(phone: Player, code: str) -> None:
    """What a browser does when a page is opened: the page, its lists, a new line, a hello."""
    if phone.line is not None:
        await phone.line.close()
    await phone.http.get("/")
    await phone.lists()
    await phone.go(code)


async def chatter(phone: Player, words: int) -> None:
    for _ in range(words):
        await phone.send({"t": "ping"})
    for _ in range(words):
        assert (await phone.hear())["t"] in ("pong", "table")


async def test_a_house_full_of_phones_notices_nothing(tmp_path: Path, clock: Hourglass) -> None:
    """Eight phones behind one address: all open a table, play, talk and reload, as fast as thumbs go."""
    async with running(tmp_path / "miccia.db", clock=clock, limits=Limits()) as server:
        phones = [server.player() for _ in range(PHONES)]
        for phone in phones:
            for _ in range(2):
                await phone.make()
        code = await phones[0].make()
        for second in range(16):
            if second % 8 == 0:
                await asyncio.gather(*[reload(phone, code) for phone in phones])
            await asyncio.gather(*[chatter(phone, 5) for phone in phones])
            clock.turn(1000)
        for phone in phones:
            await phone.leave()


async def test_an_address_that_says_too_much_is_told_so_and_stays(tmp_path: Path, clock: Hourglass) -> None:
    few = msgspec.structs.replace(PLENTY, messages=6, messages_per_second=1, bytes=600, bytes_per_second=100)
    async with running(tmp_path / "miccia.db", clock=clock, limits=few) as server:
        ada, bea = server.player(), server.player()
        code = await ada.make()
        for player in (ada, bea):
            await player.go(code, "it")
        await chatter(ada, 4)
        for player in (ada, bea):  # another line from the same address is no way around it
            await player.send({"t": "ping"})
            refusal = await player.until(lambda message: message["t"] == "refusal")
            assert refusal["code"] == "network-too-fast"
            assert refusal["text"] == words.refusal("network-too-fast", "it")
        clock.turn(2000)
        await chatter(bea, 1)
        clock.turn(10_000)
        long = {"t": "chat", "id": 1, "text": "x" * 280}
        for player, taken in ((ada, True), (bea, False)):
            await player.send(long)
            await player.send(long if player is bea else {"t": "ping"})
            answer = await player.until(lambda message: message["t"] in ("refusal", "pong"))
            assert (answer["t"] == "pong") is taken, answer
        for player in (ada, bea):
            await player.leave()


async def test_one_page_too_many_is_told_in_words_and_may_come_later(tmp_path: Path) -> None:
    few = msgspec.structs.replace(PLENTY, sockets=2)
    async with running(tmp_path / "miccia.db", limits=few) as server:
        ada, bea, third = (server.player() for _ in range(3))
        code = await ada.make()
        await ada.go(code)
        await bea.go(code)
        await third.dial(code, **{"Accept-Language": "it"})
        refusal = await third.hear()
        assert refusal["code"] == "too-many-pages" and refusal["text"] == words.refusal(
            "too-many-pages", "it"
        )
        assert await third.closed() == 1013
        await bea.leave()
        async with asyncio.timeout(10):
            while not third.table:  # until the server has noticed
                await third.dial(code)
                await third.send({"t": "hello"})
                message = await third.hear()
                assert message["t"] == "table" or message["code"] == "too-many-pages"
        await ada.leave()
        await third.leave()


async def test_a_refused_request_says_when_to_come_back(tmp_path: Path, clock: Hourglass) -> None:
    few = msgspec.structs.replace(PLENTY, records=1, records_per_minute=6, tables=1, tables_per_minute=2)
    new = {"game": "hanabi", "seats": 2, "name": "Ada"}
    async with running(tmp_path / "miccia.db", clock=clock, limits=few) as server:
        http = server.player().http
        for wait, method, path, body in (
            (10, "GET", "/api/tables/LUNA-MARE-42/record", None),
            (30, "POST", "/api/tables?language=it", new),
        ):
            await http.request(method, path, json=body)
            answer = await http.request(method, path, json=body)
            assert answer.status_code == 429 and answer.headers["retry-after"] == str(wait), answer.text
            clock.turn(wait * 1000)
            assert (await http.request(method, path, json=body)).status_code != 429
        assert answer.json()["text"] == words.refusal("too-many-tables", "it")
        await http.aclose()


def test_a_flood_from_everywhere_is_not_looked_through_each_time(clock: Hourglass) -> None:
    class Counted(Buckets):
        looked = 0

        def forget(self) -> None:
            self.looked += len(self.of)
            super().forget()

    buckets = Counted(clock, 5, 1)
    for number in range(20 * MANY):
        assert buckets.take(f"2001:db8::{number:x}")
    assert buckets.looked < 40 * MANY
    clock.turn(10_000)
    for number in range(20 * MANY):
        buckets.take(f"2001:db8:1::{number:x}")
    assert len(buckets.of) <= 33 * MANY


def still_there(live: int) -> bool:
    """Whether there is still the game with this id: compiled ones have no weak references."""
    return any(isinstance(found, Live) and id(found) == live for found in gc.get_objects())


async def test_a_table_that_nobody_plays_at_leaves_the_memory(tmp_path: Path, clock: Hourglass) -> None:
    """Ten minutes after the last has left, with all that was there, bots and lines; the store keeps it."""
    async with running(tmp_path / "miccia.db", clock=clock) as server:
        ada = server.player()
        code = await ada.make(game="kittens", seats=3, play=True)
        await ada.go(code)
        await ada.play(until=6)
        table = server.lobby.tables[code]
        parts = [table, table.scene, table.bots, table.mailbox, *table.present]
        left = [weakref.ref(part) for part in parts]
        begun = id(table.live)
        del table, parts
        cookie = ada.cookie
        await ada.leave()
        async with asyncio.timeout(10):
            while server.lobby.tables[code].present:
                await asyncio.sleep(0.01)
        async with asyncio.timeout(20):
            while server.lobby.tables:
                clock.turn(60_000)
                await asyncio.sleep(0.01)
        assert clock.now() > 600_000
        async with asyncio.timeout(10):
            while any(part() is not None for part in left) or still_there(begun):
                gc.collect()
                await asyncio.sleep(0.01)
        again = await server.player(cookie).go(code)
        assert again.update["n"] >= 6 and again.table["you"] == 0
        await again.leave()


def test_limits_on_the_command_line() -> None:
    assert limits([]) == Limits()
    assert limits(["sockets=7", "hellos_per_second=0.5"]) == Limits(sockets=7, hellos_per_second=0.5)


NONSENSE = "sockets|sockets=|sockets=0|sockets=-1|sockets=1.5|sockets=nan|sockets=inf|socks=1|=1|"


@pytest.mark.parametrize("bad", NONSENSE.split("|"))
def test_limits_that_make_no_sense(bad: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--limit", bad]) == 2
    said = capsys.readouterr().err
    assert said.startswith("miccia: --limit ") and said.count("\n") == 1
