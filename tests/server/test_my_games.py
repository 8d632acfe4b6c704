"""The finished games of one browser: all of them and nobody else's, and not what was only tried."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from miccia.server.store.folder import DATABASE
from tests.server.house import Hourglass, Player, running, seated
from tests.server.test_forgetting import finished
from tests.server.test_rematch import once_more, play_on

pytestmark = pytest.mark.anyio


async def mine(player: Player, language: str = "en") -> list[dict[str, Any]]:
    answer = await player.http.get(f"/api/me/games?language={language}")
    assert answer.status_code == 200, answer.text
    games: list[dict[str, Any]] = answer.json()
    return games


def change(path: Path, sql: str, *values: object) -> None:
    with closing(sqlite3.connect(path)) as db:
        assert db.execute(sql, values).rowcount == 1
        db.commit()


async def test_a_game_is_mine_once_it_is_over(tmp_path: Path) -> None:
    async with running(tmp_path / DATABASE) as server:
        ada, bea = server.player(), server.player()
        code = await ada.make(game="hanabi", seats=3, play=True, bot="random", name="Ada")
        assert await mine(ada) == []
        await ada.go(code)
        await ada.play()
        (game,) = await mine(ada)
        over = ada.update["turn"]
        assert game["names"] == [seat["name"] for seat in ada.table["seats"]]
        told = {"code": code, "number": 1, "game": "hanabi", "together": True, "options": {}, "you": 0}
        assert {name: game[name] for name in told} == told
        assert [game[name] for name in ("scores", "winners", "why")] == [
            over[name] for name in ("scores", "winners", "why")
        ]
        assert (game["luck"], game["skill"]) == (None, None)
        assert await mine(bea) == []


async def test_every_game_of_an_evening_counts_for_each_who_sat_there(tmp_path: Path) -> None:
    clock = Hourglass()
    async with running(tmp_path / DATABASE, clock=clock) as server:
        ada, bea, eye = [server.player() for _ in range(3)]
        code = await seated(ada, bea)
        await eye.go(code)
        await play_on(ada, bea)
        await once_more(clock, ada, bea)
        await play_on(ada, bea)
        for player, seat in ((ada, 0), (bea, 1)):
            games = await mine(player)
            assert sorted((game["number"], game["you"], game["names"][seat]) for game in games) == [
                (number, seat, ["Ada", "Bea"][seat]) for number in (1, 2)
            ]
        assert await mine(eye) == []


async def test_what_was_tried_from_a_replay_never_counts(tmp_path: Path) -> None:
    path = tmp_path / DATABASE
    async with running(path) as server:
        ada = server.player()
        tried, real = await finished(ada), await finished(ada)
        mark = (
            "UPDATE games SET header = json_set(header, '$.tried', json('{}')) WHERE code = ? AND number = 1"
        )
        change(path, mark, tried)
        assert [game["code"] for game in await mine(ada)] == [real]


async def test_the_newest_comes_first_and_a_broken_row_hides_no_other(tmp_path: Path) -> None:
    path = tmp_path / DATABASE
    async with running(path) as server:
        ada = server.player()
        codes = [await finished(ada) for _ in range(3)]
        for age, code in enumerate(codes):
            change(path, "UPDATE games SET ended = ? WHERE code = ? AND number = 1", 1000 - age, code)
        assert [game["code"] for game in await mine(ada)] == codes
        change(path, "UPDATE games SET scores = '[1' WHERE code = ? AND number = 1", codes[1])
        assert [game["code"] for game in await mine(ada)] == [codes[0], codes[2]]


async def test_who_was_forgotten_is_a_guest_and_has_no_games(tmp_path: Path) -> None:
    async with running(tmp_path / DATABASE) as server:
        ada = server.player()
        await finished(ada)
        assert len(await mine(ada)) == 1
        assert (await ada.http.delete("/api/me")).status_code == 200
        assert await mine(ada) == []


async def test_what_a_review_found_is_told_to_each_of_ones_own(tmp_path: Path) -> None:
    async with running(tmp_path / DATABASE) as server:
        ada = server.player()
        code = await finished(ada)
        await server.lobby.house.store.reviewed(code, 1, [(0.25, -0.125), (0.5, 0.0)])
        (game,) = await mine(ada)
        assert (game["luck"], game["skill"]) == (0.25, -0.125)
