"""Reviews over a real server: asked for, waited for, told; and whoever may not."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from miccia.server.bots import reviewers
from tests.server.house import Message, Player, Server, running

pytestmark = pytest.mark.anyio


def blindly(update: Message) -> int:
    """Any card: three errors come soon."""
    return next(int(offer["id"]) for offer in update["legal"] if offer["act"]["do"] == "play")


async def lost(server: Server) -> tuple[Player, str]:
    ada = server.player()
    code = await ada.make(play=True, bot="random")
    await lose(ada, code)
    return ada, code


async def lose(player: Player, code: str) -> None:
    await player.go(code)
    await player.play(blindly)


def address(code: str, number: int = 1) -> str:
    return f"/api/tables/{code}/games/{number}/review"


async def reviewed(player: Player, code: str, language: str = "en") -> dict[str, Any]:
    async with asyncio.timeout(90):
        while True:
            answer = await player.http.get(address(code), params={"language": language})
            assert answer.status_code == 200, answer.text
            found: dict[str, Any] = answer.json()
            assert found["state"] != "failed", found
            if found["state"] == "done":
                return found
            await asyncio.sleep(0.1)


async def test_a_review_is_made_kept_and_told_in_both_languages(tmp_path: Path) -> None:
    async with running(tmp_path / "db", review_worlds=2) as server:
        ada, code = await lost(server)
        first = (await ada.http.get(address(code))).json()
        assert first["state"] in ("waiting", "running") and first["review"]["ends"] == [0.0, 0.0]
        found = await reviewed(ada, code)
        review = found["review"]
        assert (review["code"], review["number"], review["you"]) == (code, 1, 0)
        assert found["done"] == found["of"] > 0
        for player in review["players"]:
            assert player["start"] + player["skill"] + player["luck"] == pytest.approx(player["end"])
            assert player["end"] == review["ends"][player["seat"]]
        assert review["curve"][-1]["n"] == review["inputs"]
        italian = await reviewed(ada, code, "it")
        assert italian["review"]["headline"] != review["headline"]
        assert [each["skill"] for each in italian["review"]["players"]] == [
            each["skill"] for each in review["players"]
        ]
        stranger = server.player()
        assert (await reviewed(stranger, code))["review"]["you"] is None
        (mine,) = (await ada.http.get("/api/me/games")).json()
        assert (mine["luck"], mine["skill"]) == (review["players"][0]["luck"], review["players"][0]["skill"])
    async with running(tmp_path / "db", review_worlds=2) as server:
        again = (await server.player(ada.cookie).http.get(address(code))).json()
        assert again["state"] == "done" and again["review"]["players"] == review["players"]


async def test_what_cannot_be_reviewed_is_refused(tmp_path: Path) -> None:
    async with running(tmp_path / "db", review_worlds=2) as server:
        ada = server.player()
        code = await ada.make(play=True, bot="random")
        answer = await ada.http.get(address(code))
        assert (answer.status_code, answer.json()["code"]) == (409, "not-over")
        stranger = await server.player().http.get(address(code))
        assert (stranger.status_code, stranger.json()["code"]) == (404, "unknown-table")
        await lose(ada, code)
        for number in (0, 2, -1, 999999999999):
            answer = await ada.http.get(address(code, number))
            assert (answer.status_code, answer.json()["code"]) == (404, "no-such-game")
        assert (await ada.http.get(address("NADA-00"))).json()["code"] == "unknown-table"
        assert server.lobby.house.reviewers.jobs == {}


async def test_the_queue_has_an_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviewers, "WAITING", 1)
    async with running(tmp_path / "db") as server:
        ada, code = await lost(server)
        eve, other = await lost(server)
        assert (await ada.http.get(address(code))).status_code == 200
        answer = await eve.http.get(address(other))
        assert (answer.status_code, answer.json()["code"]) == (503, "too-many-reviews")


async def test_a_review_whose_process_dies_has_failed_and_can_be_tried_again(tmp_path: Path) -> None:
    async with running(tmp_path / "db", review_worlds=2) as server:
        ada, code = await lost(server)
        await ada.http.get(address(code))
        house = server.lobby.house.reviewers
        async with asyncio.timeout(30):
            while house.process is None or house.process.pid is None:
                await asyncio.sleep(0.01)
            house.process.kill()
            while (found := (await ada.http.get(address(code))).json())["state"] != "failed":
                await asyncio.sleep(0.1)
        assert found["problem"]
        again = await ada.http.post(address(code))
        assert again.status_code == 200 and again.json()["state"] in ("waiting", "running")
        assert (await reviewed(ada, code))["state"] == "done"
