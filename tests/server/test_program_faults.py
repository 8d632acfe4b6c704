"""No table waits long for a program: late, wrong, gone or loud, a bot moves, and all are told."""

import asyncio
import json
import logging
import random
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from miccia.server.limits import Limits
from tests.server.decks import prescribe
from tests.server.house import PLENTY, Hourglass, Player, Server, careful, running, seated
from tests.server.outsiders import notes, program_of, sees_bot, token_of
from tests.server.test_kittens_window import ADA, BEA, CARLO, PILE

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("clock")]
LATE = 10_000
calm = careful(random.Random(1), boldness=0)  # no game ends by it
STACKS = {
    "hanabi": {"starter": ["0"]},
    "kittens": {"starter": ["0"], "deck": [*ADA, "nope", *BEA, *CARLO], "pile": PILE},
}


@pytest.fixture(autouse=True)
def ada_starts(monkeypatch: pytest.MonkeyPatch) -> None:
    prescribe(monkeypatch, STACKS)


async def programmed(server: Server, ada: Player, bea: Player) -> tuple[str, str, Player]:
    """A game of Hanabi in which Ada's program is asked; the code, the token, the program."""
    code = await seated(ada, bea, bot="steady")
    token = await token_of(ada)
    program = await program_of(server, code, token)
    for player in (ada, bea):
        await sees_bot(player, 0, "program")
    return code, token, program


@pytest.fixture
async def played(server: Server, ada: Player, bea: Player) -> AsyncIterator[tuple[str, str, Player]]:
    """The same at the test's own server, until the test is over."""
    played = await programmed(server, ada, bea)
    yield played
    await played[-1].leave()


@pytest.fixture
def program(played: tuple[str, str, Player]) -> Player:
    """Ada's program, which is asked for the first move."""
    return played[-1]


async def settled(*people: Player) -> None:
    """Whatever was asked has been answered."""
    for player in people:
        await player.refused("signal", key="nonsense")


async def answers(bea: Player) -> None:
    """It is Bea's turn, and she moves."""
    n = bea.update["n"]
    await bea.act(calm(bea.update))
    await bea.beyond(n)


async def test_a_late_program_is_moved_for_and_everybody_is_told(
    ada: Player,
    bea: Player,
    played: tuple[str, str, Player],
    clock: Hourglass,
    caplog: pytest.LogCaptureFixture,
) -> None:
    code, token, program = played
    caplog.set_level(logging.INFO, "miccia")
    clock.turn(LATE - 1)
    await settled(bea)
    assert bea.update["n"] == 0
    clock.turn(1)
    for player in (ada, bea, program):
        await player.beyond(0)
    note = await bea.until(lambda message: message["t"] == "note")
    said = "".join(part if isinstance(part, str) else part["text"] for part in note["line"]["say"])
    assert said == "Ada’s program took too long: a bot moved for it"
    (line,) = [record for record in caplog.records if record.message == "a bot moved for a program"]
    assert vars(line)["about"] == {"table": code, "game": "hanabi", "seat": 0, "why": "late"}
    await bea.hello()
    assert notes(bea.update) == ["program-plays", "bot", "program-late"]
    assert bea.table["seats"][0]["bot"] == "program"  # it goes on
    assert (await program.refused("do", action=0, seen=0))["code"] == "stale"  # its answer comes too late
    await bea.act(calm(bea.update))
    await program.beyond(1)
    await program.act(calm(program.update))
    await bea.beyond(2)
    assert token not in caplog.text


async def test_its_time_stands_still_with_the_tables(bea: Player, program: Player, clock: Hourglass) -> None:
    clock.turn(LATE - 1_000)
    await bea.ask("pause", on=True)  # of two people one lets a program play: the other alone decides
    await bea.sees(paused=True)
    clock.turn(10 * LATE)
    await settled(bea)
    assert bea.update["n"] == 0
    await bea.ask("pause", on=False)
    await bea.sees(paused=False)
    clock.turn(999)
    await settled(bea)
    assert bea.update["n"] == 0
    clock.turn(1)
    await bea.beyond(0)


async def test_after_three_moves_in_a_row_a_bot_plays_on_until_the_program_comes_again(
    server: Server, bea: Player, played: tuple[str, str, Player], clock: Hourglass
) -> None:
    code, token, program = played
    for turn in range(3):
        clock.turn(LATE)
        await bea.beyond(2 * turn)
        await settled(bea)
        await answers(bea)
    await sees_bot(bea, 0, "steady")
    await bea.beyond(6)  # the bot need not be waited for
    assert (await program.refused("do", action=0, seen=program.update["n"]))["code"] == "program-rests"
    await bea.hello()
    late = ["bot", "program-late"]
    assert notes(bea.update) == ["program-plays", *late, *late, "bot", "program-given-up", "bot"]
    again = await program_of(server, code, token)
    await sees_bot(bea, 0, "program")
    await bea.act(calm(bea.update))
    await again.beyond(7)
    await again.act(calm(again.update))
    await bea.beyond(8)
    for player in (program, again):
        await player.leave()


async def test_two_misses_are_forgiven_with_the_next_move(
    bea: Player, program: Player, clock: Hourglass
) -> None:
    for turn in range(6):
        await program.beyond(2 * turn - 1)
        if turn % 3 == 2:
            await program.act(calm(program.update))
        else:
            await settled(bea)
            clock.turn(LATE)
        await bea.beyond(2 * turn)
        await answers(bea)
    await bea.hello()
    assert bea.table["seats"][0]["bot"] == "program" and "program-given-up" not in notes(bea.update)


async def test_three_wrong_moves_are_answered_by_a_bots(bea: Player, program: Player) -> None:
    for _ in range(5):
        assert (await program.refused("do", action=0, seen=7))["code"] == "stale"  # which is nobody's fault
    for code in ("unknown-action", "unknown-action", "unknown-action"):
        assert bea.update["n"] == 0
        assert (await program.refused("do", action=10**6, seen=0))["code"] == code
    await bea.beyond(0)
    await bea.hello()
    assert notes(bea.update) == ["program-plays", "bot", "program-wrong"]


async def test_who_has_gone_is_moved_for_and_comes_back(
    server: Server, ada: Player, bea: Player, played: tuple[str, str, Player], clock: Hourglass
) -> None:
    code, token, program = played
    await program.leave()
    await ada.sees(program="away")
    clock.turn(LATE)
    await bea.beyond(0)
    await bea.hello()
    assert notes(bea.update) == ["program-plays", "bot", "program-gone"]
    again = await program_of(server, code, token)
    await bea.act(calm(bea.update))
    await again.beyond(1)
    await again.act(calm(again.update))
    await bea.beyond(2)
    await again.leave()


async def test_a_program_that_moves_while_a_bot_thinks_is_heard(tmp_path: Path, clock: Hourglass) -> None:
    async with running(tmp_path / "slow.db", clock=clock, pace=(5_000, 5_000)) as server:
        ada, bea = server.player(), server.player()
        _, _, program = await programmed(server, ada, bea)
        clock.turn(LATE)
        await settled(bea)
        clock.turn(4_000)  # the bot seems to think
        await program.act(calm(program.update))
        await bea.beyond(0)
        clock.turn(5_000)
        await bea.hello()
        assert bea.update["n"] == 1 and notes(bea.update) == ["program-plays", "program"]
        for player in (ada, bea, program):
            await player.leave()


@pytest.mark.parametrize("seconds", ["0", "5"])
async def test_e34_nobody_is_told_what_a_silent_program_does_in_a_window(
    server: Server, ada: Player, bea: Player, carlo: Player, clock: Hourglass, seconds: str
) -> None:
    """Its clock closes it; where it has none the bot answers, and nothing tells that."""
    code = await ada.make(game="kittens", seats=3, options={"nope_seconds": seconds}, bot="steady")
    for player in (ada, bea, carlo):
        await player.go(code)
    await bea.change("sit", name="Bea", seat=1)
    await carlo.change("sit", name="Carlo", seat=2)
    program = await program_of(server, code, await token_of(carlo))
    await ada.ask("begin")
    for player in (ada, bea, carlo, program):
        await player.until(lambda message: message["t"] == "update")
    await ada.act(next(offer["id"] for offer in ada.update["legal"] if offer["act"]["do"] == "play"))
    for player in (ada, bea, program):
        await player.beyond(0)
    assert program.update["legal"]
    if seconds == "0":
        await bea.act(next(offer["id"] for offer in bea.update["legal"] if offer["act"]["do"] == "pass"))
    await settled(ada, bea)
    clock.turn(LATE if seconds == "0" else 5_000)
    await ada.beyond(1)
    await ada.hello()
    assert notes(ada.update) == ["program-plays"]
    assert ada.table["seats"][2]["bot"] == "program"
    await program.leave()


async def test_a_flood_closes_its_own_line_and_stops_nobody(tmp_path: Path, clock: Hourglass) -> None:
    few = Limits()
    limits = replace(PLENTY, burst=few.burst, per_second=few.per_second)
    async with running(tmp_path / "miccia.db", clock=clock, limits=limits) as server:
        ada, bea = server.player(), server.player()
        _, _, program = await programmed(server, ada, bea)
        for number in range(200):
            await program.send(json.dumps({"t": "do", "id": number, "action": 10**6, "seen": 0}))
        assert await program.closed() == 1008
        await bea.beyond(0)  # three of them were wrong moves
        await bea.act(calm(bea.update))
        await bea.beyond(1)
        clock.turn(LATE)
        await bea.beyond(2)
        await bea.hello()
        assert notes(bea.update) == ["program-plays", "bot", "program-wrong", "bot", "program-gone"]
        for player in (ada, bea, program):
            await player.leave()


async def test_an_undo_gives_a_program_its_time_anew(bea: Player, program: Player, clock: Hourglass) -> None:
    await program.act(calm(program.update))
    await bea.beyond(0)
    await bea.act(calm(bea.update))
    for player in (bea, program):
        await player.beyond(1)
    clock.turn(LATE - 1)
    await bea.ask("take-back", seen=bea.update["n"])  # her program's person need not be asked
    await program.beyond(2)
    assert program.update["whole"] and not program.update["legal"]
    await bea.beyond(2)
    await bea.act(calm(bea.update))
    await program.beyond(3)
    clock.turn(LATE - 1)
    await settled(bea)
    assert bea.update["n"] == 4
    await program.act(calm(program.update))
    await bea.beyond(4)


async def test_in_a_race_the_others_play_on_while_a_program_says_nothing(
    server: Server, ada: Player, bea: Player, clock: Hourglass
) -> None:
    """FUSE cannot go on without everybody: a bot plays for a program that is waited for."""
    code = await ada.make(game="fuse", seats=2, bot="steady")
    await ada.go(code)
    await bea.go(code)
    await bea.change("sit", name="Bea", seat=1)
    program = await program_of(server, code, await token_of(ada))
    await ada.ask("begin")
    for player in (ada, bea, program):
        await player.until(lambda message: message["t"] == "update")
    await sees_bot(bea, 0, "program")
    await bea.ask("ready")
    await settled(bea)
    clock.turn(3_000)
    dice = random.Random(1)
    for _ in range(90):
        clock.turn(1_000)
        if bea.update["legal"]:
            await bea.act(dice.choice(bea.update["legal"])["id"])
        await asyncio.sleep(0.01)  # the bot thinks
        await settled(bea)
        if bea.table["seats"][0]["bot"] == "steady":
            break
    await bea.hello()
    assert notes(bea.update).count("program-late") == 2
    assert "program-given-up" in notes(bea.update)
    await program.leave()
