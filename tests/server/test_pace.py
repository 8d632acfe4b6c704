"""How fast bots move, as the host chooses; and what they are called."""

import asyncio
from pathlib import Path

import pytest

from miccia.server.people.seats import BOT_NAMES, bot_name
from tests.server.house import Hourglass, running

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


def test_bots_are_told_apart_by_initial_and_by_sound() -> None:
    for _ in range(200):
        names = ["Ada"]
        for _ in range(4):
            names.append(bot_name(names))
        assert len({name[0] for name in names}) == len({name[1:] for name in names}) == 5
    assert bot_name(BOT_NAMES[:-1]) == BOT_NAMES[-1]  # where all are like others, still nobody's
