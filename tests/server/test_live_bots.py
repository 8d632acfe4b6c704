"""The example bots play at a real server in a process of its own: they begin, outlive it, and end."""

import asyncio
import os
import random
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

import pytest

from tests.server.house import Player, careful, seated
from tests.server.outsiders import token_of
from tests.server.process import spawned

pytestmark = pytest.mark.anyio
calm = careful(random.Random(1), boldness=0)  # no game ends by it
EXAMPLES = Path(__file__).parents[2] / "examples"
NODE = Path(sys.executable).parent / "node"
BOTS = {
    "python": [sys.executable, str(EXAMPLES / "live_bot.py")],
    "node": [str(NODE), str(EXAMPLES / "live_bot.mjs")],
}


@contextmanager
def bot(kind: str, port: int, code: str, token: str) -> Iterator[subprocess.Popen[str]]:
    """A bot that was started as its page says. It is ended with all that it has started: Node is a script."""
    command = [*BOTS[kind], f"ws://127.0.0.1:{port}/ws/{code}"]
    env = os.environ | {"MICCIA_TOKEN": token}
    with subprocess.Popen(
        command, env=env, stderr=subprocess.PIPE, text=True, start_new_session=True
    ) as process:
        try:
            yield process
        finally:
            with suppress(ProcessLookupError):  # it has ended
                os.killpg(process.pid, signal.SIGKILL)


async def ends(process: subprocess.Popen[str]) -> int:
    return await asyncio.to_thread(process.wait, 20)


@pytest.mark.parametrize("kind", BOTS)
@pytest.mark.parametrize("game", ["hanabi", "kittens"])
async def test_an_example_plays_a_whole_game_and_ends_with_its_token(
    tmp_path: Path, kind: str, game: str
) -> None:
    with spawned(tmp_path) as (_, port):
        ada = Player(port)
        code = await ada.make(game=game, seats=2, bot="random", customs={"pace": "fast"})
        await ada.go(code)
        with bot(kind, port, code, await token_of(ada)) as process:
            await ada.sees(program="here")
            await ada.ask("begin")
            while ada.table["phase"] != "over":
                await ada.hear()
            await ada.hello()
            marks = [line.get("mark") for line in ada.update["log"] if line["seat"] == 0]
            assert "program" in marks and "bot" not in marks, marks  # a random game may be short
            await ada.ask("program", wish="end")
            assert await ends(process) == 1
        await ada.leave()


@pytest.mark.parametrize("kind", BOTS)
async def test_an_example_comes_back_to_a_server_that_was_killed(tmp_path: Path, kind: str) -> None:
    with ExitStack() as kept:
        with spawned(tmp_path) as (_, port):
            ada, bea = Player(port), Player(port)
            code = await seated(ada, bea)
            kept.enter_context(bot(kind, port, code, await token_of(ada)))
            await moves_twice(bea)
            n = bea.update["n"]
        with spawned(tmp_path, port=port):
            again = await Player(port, bea.cookie).go(code)
            assert again.update["n"] >= n and again.table["seats"][0]["bot"] == "program"
            await moves_twice(again)
            await again.hello()
            marks = [line.get("mark") for line in again.update["log"] if line["seat"] == 0]
            assert marks.count("program-plays") == 1 and marks.count("program") >= 3
            for player in (ada, bea, again):
                await player.leave()


async def moves_twice(bea: Player) -> None:
    """Bea moves when she is asked to, two times, and is asked again."""
    for _ in range(2):
        while not bea.update["legal"]:
            await bea.hear()
        n = bea.update["n"]
        await bea.act(calm(bea.update))
        await bea.beyond(n)
    while not bea.update["legal"]:
        await bea.hear()
