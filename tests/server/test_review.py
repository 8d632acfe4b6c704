"""Reviews over a real server: asked for, waited for, told; and whoever may not."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from miccia.reviews.figures import Error, Review, Side, Step
from miccia.server.bots import reviewers
from miccia.server.table import winding
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


async def reel(player: Player, code: str, **query: str) -> dict[str, Any]:
    answer = await player.http.get(f"/api/tables/{code}/replay/1", params=query)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


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
        assert (await reel(ada, code))["marks"] == []
        assert server.lobby.house.reviewers.jobs == {}  # to look at a replay begins no review
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
        decisions = [
            {"n": mistake["n"], "seat": player["seat"], "place": place}
            for player in review["players"]
            for place, mistake in enumerate(player["mistakes"][:3], 1)
        ]
        marks = (await reel(ada, code, eyes="all"))["marks"]
        assert [mark for mark in marks if "seat" in mark] == sorted(decisions, key=lambda mark: mark["n"])
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


def test_the_strip_has_of_each_the_three_largest_and_what_turned_the_game() -> None:
    def error(n: int, seat: int, loss: float) -> Error:
        return Error(n, seat, loss, bar=0.01, chosen=0.2, best=0.2 + loss, played=0, better=1, worlds=9)

    ada = Side(errors=[error(n, 0, loss) for n, loss in ((4, 0.5), (2, 0.2), (1, 0.1), (3, 0.05))])
    curve = [0.5, 0.5, 0.5, 0.55, 0.2, 0.5, 0.41, 0.0]
    known = Review(
        "kittens",
        "win",
        1.0,
        9,
        [Step(n, [value, 1 - value]) for n, value in enumerate(curve)],
        [ada, Side()],
    )
    assert known.turning_points() == [4, 5, 7]  # 6 moved it by less than a tenth
    found = [(mark.n, mark.seat, mark.place) for mark in winding.marks(known)]
    assert found == [(1, 0, 3), (2, 0, 2), (4, 0, 1), (5, None, 0), (7, None, 0)]


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
