"""Becoming one person on two devices by a code; and nobody gets another's games without one."""

import asyncio
import re
from pathlib import Path

import httpx
import pytest

from miccia.core.words import LANGUAGES
from miccia.server.limits import Limits
from miccia.server.lobby.moving import LASTS
from miccia.server.store.folder import DATABASE
from tests.server.house import Hourglass, Player, Server, running, seated
from tests.server.test_forgetting import finished
from tests.server.test_my_games import mine

pytestmark = pytest.mark.anyio


async def code_of(player: Player) -> str:
    answer = await player.http.post("/api/me/code")
    assert answer.status_code == 200, answer.text
    assert answer.json()["seconds"] == LASTS // 1000
    code: str = answer.json()["code"]
    assert re.fullmatch(r"[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}", code)
    return code


async def enter(player: Player, code: str, language: str = "en", **headers: str) -> httpx.Response:
    return await player.http.post(f"/api/me/move?language={language}", json={"code": code}, headers=headers)


async def refusal(player: Player, code: str) -> tuple[int, str]:
    """How a code is refused, and that it is said in every language; a cookie never comes with it."""
    cookie = player.cookie
    answers = [await enter(player, code, language) for language in LANGUAGES]
    assert len({answer.json()["text"] for answer in answers}) == len(LANGUAGES)
    assert (player.cookie, "set-cookie" in answers[0].headers) == (cookie, False)
    return answers[0].status_code, answers[0].json()["code"]


async def codes(player: Player) -> set[str]:
    return {game["code"] for game in await mine(player)}


async def test_two_devices_become_one_person(ada: Player, bea: Player) -> None:
    games = {await finished(ada), await finished(ada), await finished(bea)}
    code = await code_of(ada)
    answer = await enter(bea, f" {code.lower().replace('-', ' ')} ")
    assert (answer.status_code, answer.json()) == (200, {"games": 3})
    assert ada.cookie == bea.cookie
    assert await codes(ada) == await codes(bea) == games
    again = await finished(bea)  # and from now on too
    assert await codes(ada) == games | {again}


async def test_a_code_is_of_use_once(ada: Player, bea: Player, carlo: Player) -> None:
    await finished(ada)
    await mine(carlo)
    code = await code_of(ada)
    assert (await enter(bea, code)).status_code == 200
    assert await refusal(carlo, code) == (410, "used-code")
    assert await codes(carlo) == set()


async def test_of_two_who_come_at_once_one_gets_in(ada: Player, bea: Player, carlo: Player) -> None:
    await finished(ada)
    code = await code_of(ada)
    answers = await asyncio.gather(enter(bea, code), enter(carlo, code))
    assert sorted(answer.status_code for answer in answers) == [200, 410]
    assert sorted([len(await mine(bea)), len(await mine(carlo))]) == [0, 1]


async def test_a_code_has_its_time(tmp_path: Path, clock: Hourglass) -> None:
    async with running(tmp_path / DATABASE, clock=clock) as server:
        ada, bea = server.player(), server.player()
        await finished(ada)
        await mine(bea)
        code = await code_of(ada)
        clock.turn(LASTS)
        assert await refusal(bea, code) == (410, "old-code")
        late = await code_of(ada)
        clock.turn(LASTS - 1)
        assert (await enter(bea, late)).status_code == 200


async def test_a_new_code_takes_the_place_of_the_old_one(ada: Player, bea: Player) -> None:
    await mine(bea)
    first, second = await code_of(ada), await code_of(ada)
    assert await refusal(bea, first) == (404, "wrong-code")
    assert (await enter(bea, second)).status_code == 200


async def test_ones_own_code_is_for_the_other_device(ada: Player, bea: Player) -> None:
    code = await code_of(ada)
    assert await refusal(ada, code) == (400, "own-code")
    assert (await enter(bea, code)).status_code == 200


async def test_codes_cannot_be_guessed_for_long(tmp_path: Path, clock: Hourglass) -> None:
    limits = Limits(guesses=5, guesses_per_minute=10)
    async with running(tmp_path / DATABASE, clock=clock, limits=limits) as server:
        ada, eve = server.player(), server.player()
        await finished(ada)
        code = await code_of(ada)
        for _ in range(5):
            assert (await enter(eve, "0000-0000")).json()["code"] == "wrong-code"
        answer = await enter(eve, code)  # not even the right one, now
        assert (answer.status_code, answer.json()["code"]) == (429, "too-fast")
        assert int(answer.headers["retry-after"]) >= 1
        assert await codes(eve) == set()
        clock.turn(60_000)
        assert (await enter(eve, code)).status_code == 200


async def test_no_other_site_can_ask_for_it(ada: Player, bea: Player) -> None:
    await finished(ada)
    code = await code_of(ada)
    evil = {"Origin": "https://evil.test"}
    assert (await enter(bea, code, **evil)).json()["code"] == "bad-origin"
    asked = await ada.http.post("/api/me/code", headers=evil)
    assert (asked.status_code, asked.json()["code"]) == (403, "bad-origin")
    assert (await enter(bea, code)).status_code == 200  # it was not used up


@pytest.mark.parametrize(
    "body", ["", "[]", "{}", '{"code": 12345678}', '{"code": "A", "session": "B"}', "[" * 3000]
)
async def test_nonsense_is_refused(bea: Player, body: str) -> None:
    answer = await bea.http.post("/api/me/move", content=body, headers={"content-type": "application/json"})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-message")


async def test_a_game_goes_on_under_the_new_name(ada: Player, bea: Player, carlo: Player) -> None:
    """Whoever plays in it with others needs not leave it to become somebody else."""
    code = await seated(ada, bea)
    waits = next(player for player in (ada, bea) if player.update["legal"])
    assert (await enter(bea, await code_of(carlo))).status_code == 200
    await waits.act(waits.update["legal"][0]["id"])
    for player in (ada, bea):
        await player.beyond(0)
    phone = await carlo.go(code)  # the same seat, on the other device
    assert (phone.table["you"], phone.update["view"]) == (1, bea.update["view"])
    assert [table["code"] for table in (await carlo.lists())["mine"]] == [code]


async def test_both_in_one_game_stay_two(ada: Player, bea: Player) -> None:
    await seated(ada, bea)
    code = await code_of(ada)
    assert await refusal(bea, code) == (409, "both-playing")
    assert ada.cookie != bea.cookie
    await asyncio.gather(ada.play(), bea.play())
    assert (await enter(bea, code)).status_code == 200  # it is still good
    assert len(await mine(ada)) == 1
    assert (await ada.http.delete("/api/me")).json() == {"games": 2}  # both places
    record = await ada.http.get(f"/api/tables/{ada.table['code']}/record")
    assert '"Ada"' not in record.text and '"Bea"' not in record.text


async def test_nobody_sits_twice_at_a_game_that_gathers(ada: Player, bea: Player) -> None:
    code = await ada.make(seats=3)
    await ada.go(code)
    await bea.go(code)
    await bea.change("sit", name="Bea")
    assert (await enter(bea, await code_of(ada))).status_code == 200
    await ada.until(lambda message: message["t"] == "table" and message["seats"][1]["kind"] == "free")
    assert (ada.table["you"], ada.table["seats"][0]["name"]) == (0, "Ada")


async def test_who_was_turned_away_stays_away_but_from_tables_of_their_own(server: Server) -> None:
    ada, bea, carlo = [server.player() for _ in range(3)]
    code = await ada.make(seats=3)
    await ada.go(code)
    await bea.go(code)
    await bea.change("sit", name="Bea")
    await ada.ask("turn-away", seat=1)
    assert await bea.closed() == 4403
    assert (await enter(bea, await code_of(carlo))).status_code == 200
    await carlo.dial(code)
    await carlo.send({"t": "hello"})
    assert (await carlo.hear())["code"] == "turned-away"
    assert (await enter(carlo, await code_of(ada))).status_code == 200
    await ada.leave()
    server.lobby.drop(server.lobby.tables[code])
    back = await server.player(ada.cookie).go(code)
    assert back.table["you"] == 0


async def test_a_code_dies_with_the_house_and_is_nowhere_in_the_store(tmp_path: Path) -> None:
    path = tmp_path / DATABASE
    async with running(path) as server:
        ada = server.player()
        await finished(ada)
        code = await code_of(ada)
    assert ada.cookie is not None
    token = ada.cookie.partition("=")[2].encode()
    for file in path.parent.iterdir():
        kept = file.read_bytes()
        assert code.replace("-", "").encode() not in kept and token not in kept
    async with running(path) as server:
        bea = server.player()
        await mine(bea)
        assert await refusal(bea, code) == (404, "wrong-code")
