"""A program plays at a live table by a token that somebody made for their seat: made, used, taken back."""

import asyncio
import json
import random
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from miccia.games import find
from miccia.server.people.tokens import session_of
from miccia.server.table import fair
from tests.server.house import Hourglass, Player, Server, careful, running, seated
from tests.server.outsiders import dials, notes, program_of, sees_bot, token_of, turned_back
from tests.server.test_rematch import reckless

pytestmark = pytest.mark.anyio
CLOSED = ("program-closed", 4401)
ELSEWHERE = ("program-elsewhere", 4409)
calm = careful(random.Random(1), boldness=0)  # no game ends by it


@pytest.fixture(autouse=True)
def ada_starts(monkeypatch: pytest.MonkeyPatch) -> None:
    usual = fair.header
    monkeypatch.setattr(
        fair,
        "header",
        lambda row, places: replace(
            usual(row, places), stack={"starter": ["0"]} if row.game == "hanabi" else None
        ),
    )


async def at_table(server: Server, ada: Player, bea: Player, **fields: object) -> tuple[str, str, Player]:
    """A game in which Ada's program plays; the code, the token, the program."""
    code = await seated(ada, bea, **fields)
    token = await token_of(ada)
    program = await program_of(server, code, token)
    await sees_bot(program, 0, "program")
    return code, token, program


async def test_a_program_plays_for_whoever_made_its_token_and_everybody_sees_it(
    server: Server, ada: Player, bea: Player
) -> None:
    code = await seated(ada, bea)
    token = await token_of(ada)
    assert ada.table["program"] == "away" and bea.table["program"] == ""
    program = await program_of(server, code, token)
    for player in (ada, bea, program):
        await sees_bot(player, 0, "program")
    await ada.sees(program="here")
    assert program.table["you"] == 0 and ada.table["seats"][0]["kind"] == "human"
    await program.act(calm(program.update))
    for player in (ada, bea):
        await player.beyond(0)
    await bea.hello()
    assert notes(bea.update) == ["program-plays", "program"]
    assert bea.table["program"] == "" and "token" not in bea.table
    said = ["".join(part if isinstance(part, str) else part["text"] for part in line["say"])
            for line in bea.update["log"] if line.get("mark") == "program-plays"]  # fmt: skip
    assert said[0] == "Ada lets a program play"
    await program.leave()


async def test_a_whole_game_is_played_by_a_program_alone_with_bots(server: Server, ada: Player) -> None:
    code = await ada.make(seats=2)
    await ada.go(code)
    token = await token_of(ada)
    program = await program_of(server, code, token)
    assert program.table["phase"] == "gathering"
    await ada.ask("begin")
    await ada.until(lambda message: message["t"] == "update")
    await ada.leave()
    await program.until(lambda message: message["t"] == "update")
    await program.play()  # nobody else is at the table, and time runs
    assert program.update["turn"]["t"] == "over"
    await program.hello()
    marks = [line.get("mark") for line in program.update["log"] if line["seat"] == 0]
    assert marks[:2] == ["program-plays", "program"] and "bot" not in marks
    await program.leave()


@pytest.mark.parametrize("how", ["taken back", "replaced", "left"])
async def test_a_program_is_cut_off_at_once(server: Server, ada: Player, bea: Player, how: str) -> None:
    code, token, program = await at_table(server, ada, bea)
    program.heard.clear()
    if how == "taken back":
        await ada.ask("program", wish="end")
    elif how == "replaced":
        assert await token_of(ada) != token
    else:
        await ada.ask("leave")
    await sees_bot(bea, 0, None if how != "left" else "steady")
    assert await turned_back(program) == CLOSED
    assert [json.loads(text)["t"] for text in program.heard].count("refusal") == 1
    assert json.loads(program.heard[-1])["t"] == "refusal"
    late = server.player()
    await dials(late, code, token)
    assert await turned_back(late) == CLOSED and late.table == {}
    if how != "left":
        await ada.hello()
        assert notes(ada.update)[:2] == ["program-plays", "back"]
        await ada.act(calm(ada.update))
        await bea.beyond(0)
    await late.leave()
    await program.leave()


async def test_what_still_waits_for_a_program_is_not_sent_nor_heard_once_it_is_cut_off(
    server: Server, ada: Player, bea: Player
) -> None:
    code, _, program = await at_table(server, ada, bea)
    table = await server.lobby.find(code)
    (connection,) = [one for one in table.present if one.program]

    async def end() -> None:
        connection.line.pause_writing()  # as it does when a reader is slow
        table.sender.all(connection)
        assert any(b'"card":"' in frame for frame in connection.frames)
        await table.programs.end(connection.session)
        assert connection not in table.present
        connection.line.resume_writing()

    program.heard.clear()
    ending = asyncio.ensure_future(table.call(end))
    await program.ask("do", action=calm(program.update), seen=0)  # on its way when the token is taken back
    await ending
    assert await turned_back(program) == CLOSED
    await ada.hello()
    assert ada.update["n"] == 0 and ada.update["legal"]
    assert not any(json.loads(text)["t"] == "update" for text in program.heard[:-1])
    await program.leave()


async def test_a_token_is_for_one_seat_of_one_table(
    server: Server, ada: Player, bea: Player, carlo: Player
) -> None:
    code, token, program = await at_table(server, ada, bea)
    other = await carlo.make(seats=2, play=True)
    await carlo.go(other)
    await token_of(carlo)
    for wrong, where in ((token, other), ("x" * 43, code), (session_of(token), code), ("x", code)):
        stranger = server.player()
        await dials(stranger, where, wrong)
        assert await turned_back(stranger) == CLOSED
        assert [json.loads(text)["t"] for text in stranger.heard] == ["refusal"]  # nothing was shown
        await stranger.leave()
    hers = await program_of(server, code, await token_of(bea))
    assert (program.table["you"], hers.table["you"]) == (0, 1)
    await program.act(calm(program.update))
    await hers.beyond(0)
    await hers.act(calm(hers.update))
    await ada.beyond(1)
    assert {seat["bot"] for seat in ada.table["seats"]} == {"program"}
    for player in (program, hers):
        await player.leave()


async def test_of_two_programs_with_one_token_the_newer_one_plays(
    server: Server, ada: Player, bea: Player
) -> None:
    code, token, first = await at_table(server, ada, bea)
    second = await program_of(server, code, token)
    assert await turned_back(first) == ELSEWHERE
    await second.act(calm(second.update))
    await bea.beyond(0)
    await ada.hello()
    assert notes(ada.update) == ["program-plays", "program"]  # the seat did not change hands
    for player in (first, second):
        await player.leave()


async def test_programs_play_and_do_nothing_else(server: Server, ada: Player, bea: Player) -> None:
    """The first of them is the host: its program may not do what hosts do, nor let others look."""
    _, _, program = await at_table(server, ada, bea)
    asks: list[tuple[str, dict[str, Any]]] = [
        ("program", {"wish": "make"}),
        ("program", {"wish": "end"}),
        ("shoulder", {"on": True}),
        ("customs", {"customs": {}}),
        ("leave", {}),
        ("back", {}),
        ("stand-in", {"seat": 1}),
        ("turn-away", {"onlooker": 1}),
        ("begin", {}),
        ("stand", {}),
        ("sit", {"name": "Eva"}),
        ("chat", {"text": "hello"}),
        ("phrase", {"phrase": "hello"}),
        ("pause", {"on": True}),
        ("take-back", {"seen": 0}),
        ("advise", {}),
        ("more", {"on": True}),
        ("go-on", {}),
    ]
    for what, fields in asks:
        assert (await program.refused(what, **fields))["code"] == "not-for-programs", what
    assert (await program.refused("signal", key="x"))["code"] == "unknown-signal"
    await program.leave()


async def test_whoever_acts_has_their_seat_back_until_they_let_the_program_play(
    server: Server, ada: Player, bea: Player
) -> None:
    code, token, program = await at_table(server, ada, bea)
    await ada.act(calm(ada.update))
    await bea.beyond(0)
    await sees_bot(bea, 0, None)
    assert (await program.refused("do", action=0, seen=program.update["n"]))["code"] == "program-rests"
    await program.hello()
    again = await program_of(server, code, token)  # to come again is not to be let
    assert again.table["seats"][0]["bot"] is None and again.table["program"] == "here"
    await ada.ask("program", wish="play")
    await sees_bot(again, 0, "program")
    await ada.ask("back")
    await sees_bot(again, 0, None)
    await ada.hello()
    assert notes(ada.update) == ["program-plays", "back", "program-plays", "back"]
    assert (await bea.refused("program", wish="play"))["code"] == "no-program"
    assert (await bea.refused("program", wish="end"))["code"] == "no-program"
    for player in (program, again):
        await player.leave()


async def test_a_program_that_rests_does_not_stand_for_its_person(tmp_path: Path, clock: Hourglass) -> None:
    async with running(tmp_path / "miccia.db", clock=clock) as server:
        ada, bea = server.player(), server.player()
        _, _, program = await at_table(server, ada, bea, bot="steady")
        await ada.ask("back")
        await sees_bot(bea, 0, None)
        await ada.leave()
        await bea.until(lambda message: message["t"] == "table" and not message["seats"][0]["online"])
        clock.turn(30_000)
        await bea.ask("stand-in", seat=0)
        await sees_bot(bea, 0, "steady")
        for player in (bea, program):
            await player.leave()


async def test_a_token_that_was_made_before_the_game_moves_along_and_goes_with_its_maker(
    server: Server, ada: Player, bea: Player
) -> None:
    code = await ada.make(seats=3)
    await ada.go(code)
    await bea.go(code)
    assert (await bea.refused("program", wish="make"))["code"] == "not-seated"
    await bea.change("sit", name="Bea", seat=1)
    token = await token_of(bea)
    program = await program_of(server, code, token)
    await bea.change("sit", name="Bea", seat=2)
    while program.table["you"] != 2:
        await program.hear()
    await ada.ask("begin")
    await program.until(lambda message: message["t"] == "update")
    await sees_bot(ada, 2, "program")
    await program.leave()
    dora, other = server.player(), await ada.make()
    await dora.go(other)
    await dora.change("sit", name="Dora")
    hers = await program_of(server, other, await token_of(dora))
    await dora.ask("stand")
    assert await turned_back(hers) == CLOSED
    for player in (dora, hers):
        await player.leave()


async def test_it_plays_in_the_next_game_of_the_evening_too(server: Server, ada: Player) -> None:
    code = await ada.make(seats=2)
    await ada.go(code)
    program = await program_of(server, code, await token_of(ada))
    for number, ask in ((1, {"t": "begin"}), (2, {"t": "more", "on": True})):
        await ada.send(ask | {"id": number})
        await program.sees(number=number, phase="playing")
        await sees_bot(program, 0, "program")
        await program.play(reckless)
        await program.until(lambda message: message["t"] == "table" and message["phase"] == "over")
    await ada.sees(number=2, phase="over", program="here")
    await program.leave()


async def test_the_host_can_do_without_programs(server: Server, ada: Player, bea: Player) -> None:
    code, _, mine = await at_table(server, ada, bea)
    hers = await program_of(server, code, await token_of(bea))
    await sees_bot(ada, 1, "program")
    await ada.ask("customs", customs=ada.table["customs"] | {"programs": False})
    for program, seat in ((mine, 0), (hers, 1)):
        await sees_bot(ada, seat, None)
        assert await turned_back(program) == CLOSED
        await program.leave()
    for player in (ada, bea):
        assert (await player.refused("program", wish="make"))["code"] == "no-programs"
    await bea.hello()
    assert notes(bea.update) == ["program-plays", "program-plays", "programs-false", "back", "back"]


@pytest.mark.parametrize("crash", [False, True])
async def test_tokens_and_who_plays_outlive_the_server(tmp_path: Path, crash: bool) -> None:
    store = tmp_path / "miccia.db"
    async with running(store) as server:
        ada, bea = server.player(), server.player()
        code, token, program = await at_table(server, ada, bea)
        await program.act(calm(program.update))
        await bea.beyond(0)
        if crash:
            server.lobby.tables.clear()  # nothing that is only in memory is written any more
        for player in (ada, bea, program):
            await player.leave()
    assert token.encode() not in b"".join(path.read_bytes() for path in tmp_path.iterdir())
    async with running(store) as server:
        bea = await server.player(bea.cookie).go(code)
        assert bea.table["seats"][0]["bot"] == "program"
        await bea.act(calm(bea.update))
        await bea.beyond(1)
        program = await program_of(server, code, token)
        await program.act(calm(program.update))
        await bea.beyond(2)
        await bea.hello()
        assert notes(bea.update) == ["program-plays", "program", "program"]
        for player in (bea, program):
            await player.leave()


async def test_whoever_is_forgotten_leaves_no_token(server: Server, ada: Player, tmp_path: Path) -> None:
    code = await ada.make(seats=2)
    await ada.go(code)
    program = await program_of(server, code, await token_of(ada))
    assert (await ada.http.delete("/api/me")).status_code == 200
    with closing(sqlite3.connect(tmp_path / "miccia.db")) as db:
        assert db.execute("SELECT count(*) FROM programs").fetchone() == (0,)
    assert await program.closed() in (1012, 4401)
    await program.leave()


# Whatever leaves for a program leaves for the seat


class Together:
    """Ada with her page and her program, Bea and Carlo: what both of hers are sent, to the letter."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.ada, self.bea, self.carlo = (server.player() for _ in range(3))
        self.count = 0

    async def begin(self, game: str) -> None:
        customs = {"coach": "all", "hands": "open"}
        self.code = await self.ada.make(game=game, seats=3, customs=customs)
        for player in (self.ada, self.bea, self.carlo):
            await player.go(self.code)
        await self.bea.change("sit", name="Bea", seat=1)
        await self.carlo.change("sit", name="Carlo", seat=2)
        self.program = await program_of(self.server, self.code, await token_of(self.ada))
        await self.step(compare=False)
        await self.ada.ask("begin")
        await self.step()

    @property
    def everyone(self) -> list[Player]:
        return [self.ada, self.program, self.bea, self.carlo]

    async def step(self, compare: bool = True) -> None:
        for _ in range(2):
            await asyncio.gather(*[player.refused("signal", key="nonsense") for player in self.everyone])
        page, program = (
            [text for text in player.heard if json.loads(text)["t"] != "refusal"]
            for player in (self.ada, self.program)
        )
        assert page == program or not compare
        self.count += len(page)
        for player in self.everyone:
            player.heard.clear()

    async def play(self, clock: Hourglass, moves: int, dice: random.Random) -> None:
        for number in range(moves):
            able = [player for player in self.everyone[1:] if player.update["legal"]]
            if not able:
                clock.turn(1_000)
            else:
                player = dice.choice(able)
                offers = [offer for offer in player.update["legal"] if offer["act"]["do"] != "give-up"]
                await player.act(dice.choice(offers)["id"])
            await self.step()
            if number % 5 == 2:
                await self.bea.ask("phrase", phrase="hello")
                await self.carlo.ask("pause", on=True)
                await self.carlo.ask("pause", on=False)
                await self.step()
            if number % 7 == 6:
                clock.turn(10_000)  # long enough for a bot to move where the program is waited for
                await self.step()


@pytest.mark.parametrize("game", ["hanabi", "kaboom", "kittens", "fuse"])
async def test_a_program_is_sent_what_its_persons_page_is_sent_and_nothing_else(
    tmp_path: Path, clock: Hourglass, game: str
) -> None:
    async with running(tmp_path / "miccia.db", clock=clock) as server:
        table = Together(server)
        await table.begin(game)
        if find(game).ready:
            clock.turn(20_000)
            await table.step()
        await table.play(clock, 25, random.Random(game))
        await table.ada.ask("back")
        await table.step()
        await table.ada.ask("program", wish="play")
        await table.step()
        assert table.count > 40
        assert table.program.update["view"]["seat"] == 0 and table.program.table["host"] is True
        for player in table.everyone:
            await player.leave()
