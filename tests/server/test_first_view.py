"""Bots at a live table see the deal before anything else: also those that come later or begin anew."""

from pathlib import Path
from typing import Any

import pytest

from miccia.bots import Uniform
from miccia.games import bots
from tests.server.house import Server, running

pytestmark = pytest.mark.anyio


class Witness(Uniform):
    """Keeps what it gets until it is asked, and who else there was."""

    all: list["Witness"] = []  # noqa: RUF012 - the test looks here

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.first: list[Any] = []
        self.heard: list[Any] = []
        self.people: list[frozenset[int]] = []
        self.all.append(self)

    def begin(self, view: Any) -> None:
        assert not self.heard
        self.first.append(view)

    def meet(self, people: frozenset[int]) -> None:
        assert self.first and not self.heard
        self.people.append(people)

    def hear(self, event: Any) -> None:
        self.heard.append(event)


def check(server: Server, code: str) -> None:
    """Every mind has seen the deal of its seat once, and heard all from then on that its seat was told."""
    live = server.lobby.tables[code].live
    for bot in Witness.all:
        assert bot.first == [live.first(bot.seat)]
        assert live.first(bot.seat).deck == 40


async def test_new_minds_see_the_deal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(bots("hanabi"), "witness", Witness)
    monkeypatch.setattr(Witness, "all", [])
    async with running(tmp_path / "miccia.db", pace=None) as server:
        ada = server.player()
        code = await ada.make(game="hanabi", seats=2, play=True, bot="witness")
        await ada.go(code)
        await ada.play(until=6)
        assert len(Witness.all) == 1
        check(server, code)
        while not ada.update["legal"]:
            await ada.hear()
        await ada.ask("advise")
        await ada.until(lambda message: message["t"] == "advised")
        assert [bot.seat for bot in Witness.all] == [1, 0]
        assert [bot.people for bot in Witness.all] == [[{0}], [{0}]]
        assert len(Witness.all[1].heard) >= 6
        before = ada.update["n"]
        await ada.ask("take-back", seen=before)
        await ada.until(lambda message: message["t"] == "update" and message["n"] > before)
        await ada.play(until=ada.update["n"] + 3)
        assert len(Witness.all) == 3
        check(server, code)
        await ada.leave()
    async with running(tmp_path / "miccia.db", pace=None) as server:
        again = server.player(ada.cookie)
        await again.go(code)
        await again.play(until=again.update["n"] + 4)
        assert len(Witness.all) == 4
        check(server, code)
        await again.leave()
