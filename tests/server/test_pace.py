"""How fast bots move, as the host chooses and as whoever plays alone wishes; and what they are called."""

import asyncio
from pathlib import Path

import pytest

from miccia.server.people.seats import BOT_NAMES, bot_name
from tests.server.house import Hourglass, Player, running, seated

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(("pace", "millis"), [("slow", 2_500), ("usual", 1_000), ("fast", 300)])
async def test_a_bot_waits_as_long_as_the_pace_says(pace: str, millis: int, tmp_path: Path) -> None:
    clock = Hourglass()
    async with running(tmp_path / "miccia.db", clock=clock, pace=(1_000, 1_000)) as server:
        ada = server.player()
        await ada.go(await ada.make(seats=2, play=True, bot="random", customs={"pace": pace}))
        if ada.update["legal"]:
            await ada.act(ada.update["legal"][0]["id"])
            await ada.beyond(0)
        while not any(at == clock.millis + millis for at, *_ in clock.sleepers):
            await asyncio.sleep(0.01)  # until it has thought
        before = ada.update["n"]
        clock.turn(millis - 1)
        await ada.hello()
        assert ada.update["n"] == before
        clock.turn(1)
        await ada.beyond(before)
        await ada.leave()


async def test_whoever_plays_alone_with_bots_need_not_wait_for_them(tmp_path: Path) -> None:
    async with running(tmp_path / "miccia.db", clock=Hourglass(), pace=(1_000, 1_000)) as server:
        ada = server.player()
        await ada.go(await ada.make(seats=3, play=True, bot="steady"))
        for _ in range(7):  # time stands still, and moves come one by one
            before = ada.update["n"]
            if ada.update["legal"]:
                await ada.act(ada.update["legal"][0]["id"])
            else:
                await ada.ask("go-on")
            await ada.beyond(before)
            assert ada.update["n"] == before + 1
        await ada.leave()


async def test_among_people_nobody_hurries_a_bot(tmp_path: Path) -> None:
    clock = Hourglass()
    async with (
        running(tmp_path / "miccia.db", clock=clock, pace=(1_000, 1_000)) as server,
        server.player() as ada,
        server.player() as bea,
    ):
        await seated(ada, bea, seats=3, bot="random")
        while 2 not in ada.update["turn"]["seats"]:
            mover = ada if ada.update["legal"] else bea
            before = mover.update["n"]
            await mover.act(mover.update["legal"][0]["id"])
            await ada.beyond(before)
            await bea.beyond(before)
        await nothing_comes_of_it(ada)
        clock.turn(1_000)
        await ada.beyond(ada.update["n"])


async def test_in_a_window_the_time_of_an_answer_tells_nothing(tmp_path: Path) -> None:
    async with (
        running(tmp_path / "miccia.db", clock=Hourglass(), pace=(1_000, 1_000)) as server,
        server.player() as ada,
    ):
        await ada.go(
            await ada.make(game="kittens", seats=2, play=True, bot="random", options={"nope_seconds": "0"})
        )
        while ada.update["turn"]["ask"] != "nope":
            before, offers = ada.update["n"], ada.update["legal"]
            plays = [offer["id"] for offer in offers if offer["act"]["do"] in ("play", "set", "choose")]
            if offers:
                await ada.act((plays or [offer["id"] for offer in offers])[0])
            else:
                await ada.ask("go-on")
            await ada.beyond(before)
        await nothing_comes_of_it(ada)


async def nothing_comes_of_it(ada: Player) -> None:
    """Bots go on seeming to think, whatever is wished."""
    before = ada.update["n"]
    await ada.ask("go-on")
    for _ in range(20):
        await asyncio.sleep(0.01)  # time for those that would move at once
    await ada.hello()
    assert ada.update["n"] == before


def test_bots_are_told_apart_by_initial_and_by_sound() -> None:
    for _ in range(200):
        names = ["Ada"]
        for _ in range(4):
            names.append(bot_name(names))
        assert len({name[0] for name in names}) == len({name[1:] for name in names}) == 5
    assert bot_name(BOT_NAMES[:-1]) == BOT_NAMES[-1]  # where all are like others, still nobody's
