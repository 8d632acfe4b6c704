"""Jobs at a table: one after the other, whoever gives up, fails or is cut short."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from miccia.core.refused import Refused
from miccia.server.store.contract import Hold, Progress
from miccia.server.store.sqlite import SqliteStore
from miccia.server.table.mailbox import Mailbox, Unwell
from tests.server.house import running

pytestmark = pytest.mark.anyio


class Desk:
    """A mailbox whose jobs take some turns of the loop, and what happened at it."""

    def __init__(self) -> None:
        self.done: list[str] = []
        self.box = Mailbox("desk", self.before, lambda: self.done.append("after"))

    async def before(self) -> None:
        self.done.append("before")

    def job(self, name: str, until: asyncio.Event | None = None) -> Callable[[], Awaitable[str]]:
        async def work() -> str:
            self.done.append(f"{name} begins")
            await asyncio.sleep(0)
            if until is not None:
                await until.wait()
            self.done.append(f"{name} ends")
            return name

        return work

    def call(self, name: str, until: asyncio.Event | None = None) -> asyncio.Task[str]:
        return asyncio.create_task(self.box.call(self.job(name, until)))


def whole(*names: str) -> list[str]:
    """Those jobs, one after the other."""
    return [step for name in names for step in ("before", f"{name} begins", f"{name} ends", "after")]


async def test_jobs_are_done_one_after_the_other_as_they_came() -> None:
    desk = Desk()
    assert await asyncio.gather(*[desk.call(name) for name in "abcde"]) == [*"abcde"]
    assert desk.done == whole(*"abcde")
    assert await desk.call("f") == "f"
    assert not desk.box.turn.locked()


async def test_who_comes_between_two_turns_waits_behind_those_who_were_there() -> None:
    desk, until = Desk(), asyncio.Event()
    first, second = desk.call("a", until), desk.call("b")
    await asyncio.sleep(0.01)
    first.add_done_callback(lambda _: later.append(desk.call("c")))
    later: list[asyncio.Task[str]] = []
    until.set()
    await second
    await later[0]
    assert desk.done == whole(*"abc")


async def test_who_gives_up_waiting_holds_up_nobody() -> None:
    desk, until = Desk(), asyncio.Event()
    tasks = [desk.call("a", until), desk.call("b"), desk.call("c"), desk.call("d")]
    await asyncio.sleep(0.01)
    tasks[1].cancel()
    usual = desk.box.after

    def after() -> None:
        usual()
        asyncio.get_running_loop().call_soon(tasks[2].cancel)  # when it is its turn, and it has not begun

    desk.box.after = after
    until.set()
    assert await tasks[3] == "d"
    assert desk.done == whole("a", "d")
    assert tasks[1].cancelled() and tasks[2].cancelled() and not desk.box.turn.locked()


async def test_a_job_that_is_refused_fails_or_is_cut_short_lets_the_next_begin() -> None:
    desk = Desk()

    async def refused() -> None:
        raise Refused("not-your-turn")

    async def fails() -> None:
        raise ZeroDivisionError

    with pytest.raises(Refused, match="not-your-turn"):
        await desk.box.call(refused)
    with pytest.raises(Unwell):
        await desk.box.call(fails)
    endless = desk.call("endless", asyncio.Event())
    after = desk.call("a")
    await asyncio.sleep(0.01)
    endless.cancel()
    assert await after == "a"
    assert desk.done[-4:] == whole("a") and not desk.box.turn.locked()


async def test_a_closed_mailbox_ends_what_goes_on_and_begins_nothing() -> None:
    desk, until = Desk(), asyncio.Event()
    first, second = desk.call("a", until), desk.call("b")
    await asyncio.sleep(0.01)
    desk.box.close()
    until.set()
    assert await first == "a"
    with pytest.raises(Unwell):
        await second
    assert "b begins" not in desk.done


class Slow(SqliteStore):
    """Takes its time to store a move, once it is told to."""

    slow = False

    async def append(self, hold: Hold, number: int, progress: Progress) -> None:
        if self.slow:
            await asyncio.sleep(3600)
        await super().append(hold, number, progress)


async def test_a_move_that_is_cut_short_has_never_been(tmp_path: Path) -> None:
    """Whoever moved is gone before the move was stored: the table is read again as it is stored."""
    store = Slow(tmp_path / "miccia.db")
    async with running(store) as server:
        ada = server.player()
        code = await ada.make(game="hanabi", seats=2, play=True)
        table = await server.lobby.find(code)
        live = table.begun
        (seat,) = live.waited_for()
        store.slow = True
        moving = asyncio.create_task(table.call(lambda: table.play(seat, live.match.legal(seat)[0])))
        while not live.n:
            await asyncio.sleep(0)
        moving.cancel()
        with pytest.raises(asyncio.CancelledError):
            await moving
        assert table.closed
        store.slow = False
        again = await server.lobby.find(code)
        assert again is not table and again.begun.n == 0
        await ada.go(code)
        await ada.play(until=2)
        await ada.leave()
