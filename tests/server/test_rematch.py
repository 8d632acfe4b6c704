"""An evening: one game after the other at the same table, with everybody who stays, comes in or gets up."""

import asyncio
import json
import os
import signal
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

import miccia
from miccia.cli import main
from miccia.core.record import seed_of
from miccia.server import words
from miccia.server.store.contract import Hold, NextGame
from miccia.server.store.sqlite import SqliteStore
from tests.server.house import Hourglass, Message, Player, Server, running, seated
from tests.server.process import spawned

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("clock")]
SALTS = {"ada": "aa" * 16, "bea": "bb" * 16, "carlo": "cc" * 16}


def reckless(update: Message) -> int:
    """Play whatever can be played: such a game of Hanabi is soon lost."""
    plays = [offer for offer in update["legal"] if offer["act"]["do"] == "play"]
    return int((plays or update["legal"])[0]["id"])


def hasty(update: Message) -> int:
    """Draw a card if that is allowed, and else pass."""
    wanted = [offer for offer in update["legal"] if offer["act"]["do"] in ("draw", "pass")]
    return int((wanted or update["legal"])[0]["id"])


async def play_on(*players: Player) -> None:
    """To the end, and until everybody sees what follows."""
    await asyncio.gather(*[player.play(reckless) for player in players])
    for player in players:
        await player.until(lambda message: message["t"] == "table" and message["next"] is not None)


def is_ready(following: Message) -> bool:
    return bool(following["seats"][following["you"]]["ready"])


async def once_more(clock: Hourglass, *players: Player) -> None:
    """All are ready, and it is dealt."""
    number = players[0].table["next"]["number"]
    for place, player in enumerate(players):
        await player.ask("more", on=True, salt=list(SALTS.values())[place])
        await player.until(lambda message: message["t"] == "table" and is_ready(message["next"]))
    clock.turn(3_000)
    for player in players:
        await player.until(lambda message: message["t"] == "table" and message["number"] == number)
        await player.until(lambda message: message["t"] == "update")


async def record(player: Player, code: str, number: int | None = None) -> str:
    answer = await player.http.get(f"/api/tables/{code}/record", params={"game": number} if number else {})
    assert answer.status_code == 200, answer.text
    return answer.text


async def test_three_games_at_one_link(
    ada: Player,
    bea: Player,
    eye: Player,
    tmp_path: Path,
    clock: Hourglass,
    capsys: pytest.CaptureFixture[str],
) -> None:
    code = await seated(ada, bea)
    await eye.go(code, "it")
    starters, commits = [], []
    for number in (1, 2, 3):
        assert {player.table["number"] for player in (ada, bea, eye)} == {number}
        starters.append(ada.update["turn"]["seats"][0])
        commits.append(ada.table["commit"])
        await play_on(ada, bea)
        await eye.until(lambda message: message["t"] == "table" and message["next"] is not None)
        assert eye.table["you"] is eye.table["next"]["you"] is None
        assert ada.table["next"]["commit"] not in commits
        assert [game["number"] for game in ada.table["evening"]["games"]] == list(range(1, number + 1))
        if number < 3:
            await once_more(clock, ada, bea)
            await eye.until(lambda message: message["t"] == "update" and message["whole"])
            assert ada.table["evening"] is None and ada.table["next"] is None
    assert starters[1:] == [1 - starters[0], starters[0]]  # it moves on
    for number in (1, 2, 3):
        text = await record(eye, code, number)
        (tmp_path / "record.jsonl").write_text(text)
        assert main(["verify", str(tmp_path / "record.jsonl")]) == 0
        said = capsys.readouterr().out
        assert "prescribed order" not in said
        assert (f"start   seat {starters[number - 1] + 1}" in said) is (number > 1)
        assert main(["replay", str(tmp_path / "record.jsonl"), "--all"]) == 0
        header = miccia.load(text).header
        assert header.commit == commits[number - 1] and header.names == ["Ada", "Bea"]
        if number > 1:
            assert header.stack == {"starter": [str(starters[number - 1])]}
            assert header.salts == [SALTS["ada"], SALTS["bea"]]
            assert header.seed == seed_of(bytes.fromhex(header.secret or ""), header.salts).hex()
    assert await record(ada, code) == await record(ada, code, 3)


async def test_what_is_asked_too_early_twice_or_by_others_changes_nothing(
    ada: Player, bea: Player, eye: Player, server: Server
) -> None:
    code = await seated(ada, bea)
    await eye.go(code, "it")
    options = ada.table["options"]
    chosen = {"game": "hanabi", "options": {"black_powder": True}, "seats": 2}

    async def no(player: Player, expected: str, what: str, **fields: object) -> None:
        before = await server.lobby.find(code)
        row = before.row
        refusal = await player.refused(what, **fields)
        assert refusal["code"] == expected and refusal["text"] == words.refusal(
            expected, "it" if player is eye else "en"
        )
        assert before.row == row

    await no(ada, "no-next-game", "more", on=True)
    await no(ada, "already-begun", "choose", **chosen | {"options": {}})
    await no(bea, "not-host", "choose", **chosen | {"options": {}})
    await no(ada, "already-begun", "begin")
    await play_on(ada, bea)
    await eye.until(lambda message: message["t"] == "table" and message["next"] is not None)
    await no(eye, "not-seated", "more", on=True)
    await no(ada, "said-already", "more", on=False)
    await ada.change("more", on=True, salt="")
    await no(ada, "said-already", "more", on=True)
    await no(ada, "bad-message", "more", on=True, salt="not hex")
    await no(bea, "not-host", "choose", **chosen | {"options": {}})
    await no(eye, "not-host", "begin")
    await no(ada, "not-all-ready", "begin")
    await no(ada, "unknown-game", "choose", **chosen | {"game": "chess"})
    await no(ada, "bad-option", "choose", **chosen | {"options": {"nothing": 1}})
    await no(ada, "bad-option", "choose", **chosen | {"game": "hanabi", "options": {"strikes": 1}})
    await no(ada, "bad-seats", "choose", **chosen | {"options": {}, "seats": 9})
    await no(ada, "bad-seats", "choose", **chosen | {"options": {}, "seats": 1})
    for number, status in ((9, 404), (2, 404), (0, 200)):
        answer = await ada.http.get(f"/api/tables/{code}/record", params={"game": number})
        assert answer.status_code == status, answer.text
    assert (await ada.http.get(f"/api/tables/{code}/record?game=many")).status_code == 400
    assert ada.table["options"] == options and ada.table["number"] == 1


async def test_the_host_changes_the_rules_and_nobody_is_ready_any_more(
    ada: Player, bea: Player, clock: Hourglass
) -> None:
    code = await seated(ada, bea)
    await play_on(ada, bea)
    await bea.change("more", on=True, salt=SALTS["bea"])
    await ada.ask("choose", game="kittens", options={"quick": True}, seats=3)
    await bea.until(lambda message: message["t"] == "table" and message["next"]["game"] == "kittens")
    following = bea.table["next"]
    assert [seat["kind"] for seat in following["seats"]] == ["human", "human", "free"]
    assert not any(seat["ready"] for seat in following["seats"])
    assert following["options"]["quick"] is True and bea.table["game"] == "hanabi"
    await once_more(clock, ada, bea)
    assert ada.table["game"] == "kittens" and ada.table["options"]["quick"] is True
    assert [seat["kind"] for seat in ada.table["seats"]] == ["human", "human", "bot"]
    answer = await ada.http.get(f"/api/tables/{code}/record", params={"game": 2})
    assert (answer.status_code, answer.json()["code"]) == (409, "not-over")
    assert json.loads((await record(ada, code)).partition("\n")[0])["game"] == "hanabi"  # the last finished


async def test_all_are_ready_and_somebody_thinks_better_of_it(
    ada: Player, bea: Player, clock: Hourglass
) -> None:
    await seated(ada, bea)
    await play_on(ada, bea)
    await ada.change("more", on=True)
    await bea.ask("more", on=True)
    dealing = await bea.until(lambda message: message["t"] == "table" and message["next"]["dealing"])
    assert dealing["next"]["dealing"] == 3_000
    await ada.ask("more", on=False)
    await bea.until(lambda message: message["t"] == "table" and message["next"]["dealing"] is None)
    clock.turn(10_000)
    await bea.hello()
    assert bea.table["phase"] == "over"
    await ada.ask("more", on=True)
    await bea.until(lambda message: message["t"] == "table" and message["next"]["dealing"] is not None)
    clock.turn(2_999)
    await bea.hello()
    assert bea.table["phase"] == "over" and bea.table["next"]["dealing"] == 1
    clock.turn(1)
    await bea.until(lambda message: message["t"] == "table" and message["phase"] == "playing")


async def test_people_get_up_and_come_in(ada: Player, bea: Player, carlo: Player, clock: Hourglass) -> None:
    """The finished game still shows who played it; whoever is new plays the next."""
    code = await seated(ada, bea, open=True)
    await carlo.go(code)
    await play_on(ada, bea)
    assert (await carlo.lists())["open"] == []
    await bea.change("stand")
    assert bea.table["you"] == 1 and bea.table["next"]["you"] is None
    listed = (await carlo.lists())["open"]
    assert [(card["code"], card["phase"], card["taken"]) for card in listed] == [(code, "gathering", 1)]
    assert [card["phase"] for card in (await bea.lists())["mine"]] == ["over"]
    await carlo.ask("sit", name="Carlo", salt=SALTS["carlo"])
    await carlo.until(lambda message: message["t"] == "table" and message["next"]["you"] == 1)
    assert [seat["name"] for seat in carlo.table["seats"]] == ["Ada", "Bea"] and carlo.table["you"] is None
    assert [seat["name"] for seat in carlo.table["next"]["seats"]] == ["Ada", "Carlo"]
    await ada.hello()
    await once_more(clock, ada, carlo)
    assert carlo.table["you"] == 1
    assert (await bea.lists())["mine"] == []  # what was played without her is not hers
    await play_on(ada, carlo)
    names = [player["name"] for player in ada.table["evening"]["players"]]
    assert names == ["Ada", "Bea", "Carlo"]
    assert [game["players"] for game in ada.table["evening"]["games"]] == [[0, 1], [0, 2]]


async def test_the_host_begins_without_who_is_not_there(ada: Player, bea: Player) -> None:
    await seated(ada, bea)
    await play_on(ada, bea)
    await bea.leave()
    await ada.change("more", on=True)
    await ada.until(lambda message: message["t"] == "table" and not message["next"]["seats"][1]["online"])
    await ada.ask("begin")
    await ada.until(lambda message: message["t"] == "table" and message["phase"] == "playing")
    assert [seat["kind"] for seat in ada.table["seats"]] == ["human", "bot"]


async def test_with_bots_alone_the_next_game_comes_at_once(ada: Player) -> None:
    code = await ada.make(play=True, bot="random")
    await ada.go(code)
    await play_on(ada)
    await ada.ask("more", on=True, salt=SALTS["ada"])
    await ada.until(lambda message: message["t"] == "table" and message["phase"] == "playing")
    assert ada.table["number"] == 2
    assert ada.table["seats"][1]["kind"] == "bot"


async def test_wins_are_added_up_against_others_and_not_together(ada: Player) -> None:
    code = await ada.make(game="kittens", seats=3, play=True, bot="random", options={"nope_seconds": "0"})
    await ada.go(code)
    winners = []
    for number in (1, 2):
        await ada.play(hasty)
        await ada.until(lambda message: message["t"] == "table" and message["next"] is not None)
        winners += ada.update["turn"]["winners"]
        if number == 1:
            await ada.ask("more", on=True)
            await ada.until(lambda message: message["t"] == "table" and message["phase"] == "playing")
            await ada.until(lambda message: message["t"] == "update")
    assert [player["wins"] for player in ada.table["evening"]["players"]] == [
        winners.count(seat) for seat in range(3)
    ]
    assert [game["together"] for game in ada.table["evening"]["games"]] == [False, False]


# What lasts


async def test_kill_9_between_two_games(tmp_path: Path) -> None:
    """Who is ready stays ready, the next game keeps the secret that it is bound to, and it is dealt."""
    with spawned(tmp_path) as (process, port):
        ada, bea = Player(port), Player(port)
        code = await seated(ada, bea)
        await play_on(ada, bea)
        await ada.change("more", on=True, salt=SALTS["ada"])
        cookies, commit = (ada.cookie, bea.cookie), ada.table["next"]["commit"]
        os.kill(process.pid, signal.SIGKILL)
    with spawned(tmp_path) as (process, port):
        ada, bea = (Player(port, cookie) for cookie in cookies)
        await asyncio.gather(ada.go(code), bea.go(code))
        assert [seat["ready"] for seat in bea.table["next"]["seats"]] == [True, False]
        assert bea.table["next"]["commit"] == commit and bea.table["phase"] == "over"
        await bea.ask("more", on=True, salt=SALTS["bea"])
        await bea.until(lambda message: message["t"] == "table" and message["next"]["dealing"])
        os.kill(process.pid, signal.SIGKILL)  # while it is being dealt
    with spawned(tmp_path) as (process, port):
        ada, bea = (Player(port, cookie) for cookie in cookies)
        await asyncio.gather(ada.go(code), bea.go(code))
        for player in (ada, bea):
            if player.table["phase"] == "over":
                await player.until(lambda message: message["t"] == "table" and message["phase"] == "playing")
                await player.until(lambda message: message["t"] == "update")
        assert ada.table["commit"] == commit and ada.table["number"] == 2
        await play_on(ada, bea)
        assert miccia.load(await record(ada, code, 2)).header.salts == [SALTS["ada"], SALTS["bea"]]
        assert miccia.load(await record(ada, code, 1)).header.commit != commit
        for player in (ada, bea):
            await player.leave()


class Torn(SqliteStore):
    """A store that cannot keep the next game, once."""

    torn = True

    async def lay(self, hold: Hold, winners: list[int], game: NextGame) -> None:
        if self.torn:
            self.torn = False
            raise OSError("no space left on device")
        await super().lay(hold, winners, game)


async def test_a_next_game_that_could_not_be_laid_is_laid_later(tmp_path: Path) -> None:
    async with running(Torn(tmp_path / "miccia.db")) as server:
        ada = server.player()
        code = await ada.make(play=True, bot="random")
        await ada.go(code)
        await ada.play(reckless)
        assert await ada.closed() == 1012
        await ada.go(code)
        assert ada.table["phase"] == "over" and ada.table["next"]["number"] == 2
        await ada.leave()


async def test_somebody_is_forgotten_in_all_games_of_the_evening(
    ada: Player, bea: Player, tmp_path: Path, clock: Hourglass
) -> None:
    code = await seated(ada, bea, name="Quetzalcoatl")
    await play_on(ada, bea)
    await once_more(clock, ada, bea)
    refused = await ada.http.request("DELETE", "/api/me")
    assert refused.status_code == 409
    await play_on(ada, bea)
    await ada.change("more", on=True, salt=SALTS["ada"])
    answer = await ada.http.request("DELETE", "/api/me")
    assert (answer.status_code, answer.json()) == (200, {"games": 2})
    await bea.closed()
    await bea.go(code)
    assert [seat["kind"] for seat in bea.table["next"]["seats"]] == ["free", "human"]
    assert [player["name"] for player in bea.table["evening"]["players"]] == ["Guest 1", "Bea", "Guest 1"]
    for number in (1, 2):
        assert miccia.load(await record(bea, code, number)).header.names == ["", "Bea"]
    assert not any(b"Quetzalcoatl" in file.read_bytes() for file in tmp_path.glob("miccia.db*"))


async def test_who_played_earlier_is_forgotten_while_others_play_on(
    ada: Player, bea: Player, carlo: Player, clock: Hourglass
) -> None:
    code = await seated(ada, bea)
    await play_on(ada, bea)
    await bea.change("stand")
    await carlo.go(code)
    await carlo.change("sit", name="Carlo")
    await ada.hello()
    await once_more(clock, ada, carlo)
    answer = await bea.http.request("DELETE", "/api/me")
    assert (answer.status_code, answer.json()) == (200, {"games": 1})
    await play_on(ada, carlo)
    assert [player["name"] for player in ada.table["evening"]["players"]] == ["Ada", "Guest 2", "Carlo"]
    assert miccia.load(await record(ada, code, 1)).header.names == ["Ada", ""]


async def test_an_evening_is_cleared_away_as_a_whole(ada: Player, server: Server, tmp_path: Path) -> None:
    path = tmp_path / "miccia.db"
    code = await ada.make(play=True, bot="random")
    await ada.go(code)
    await play_on(ada)
    await ada.ask("more", on=True)
    await ada.until(lambda message: message["t"] == "table" and message["phase"] == "playing")
    store = server.lobby.house.store
    with closing(sqlite3.connect(path)) as db:
        db.execute("UPDATE tables SET changed = 0")
        db.commit()
    assert await store.outdated(0, 0, 9) == []  # a game goes on
    await ada.until(lambda message: message["t"] == "update")
    await play_on(ada)
    with closing(sqlite3.connect(path)) as db:
        db.execute("UPDATE tables SET changed = 0")
        db.commit()
    assert await store.outdated(0, 0, 9) == [code]
    await store.remove([code])
    with closing(sqlite3.connect(path)) as db:
        for kept in ("tables", "games", "seats", "inputs", "notes", "clocks"):
            assert db.execute(f"SELECT count(*) FROM {kept}").fetchone() == (0,), kept


# Secrets


async def test_the_secret_of_the_next_game_never_leaves(
    ada: Player, bea: Player, eye: Player, server: Server, clock: Hourglass
) -> None:
    code = await seated(ada, bea)
    await eye.go(code)
    await play_on(ada, bea)
    table = await server.lobby.find(code)
    secret = table.row.next.secret.hex()
    await ada.change("more", on=True, salt=SALTS["ada"])
    await ada.change("choose", game="kaboom", options={}, seats=3)
    papers = [await record(player, code) for player in (ada, eye)]
    await once_more(clock, ada, bea)
    assert table.row.secret.hex() == secret
    papers += [await record(player, code) for player in (ada, eye)]  # of the first game still
    answer = await eye.http.get(f"/api/tables/{code}/record", params={"game": 2})
    heard = [*ada.heard, *bea.heard, *eye.heard, *papers, answer.text]
    assert not any(secret in text for text in heard)
    salts = [
        salt for player in (ada, bea, eye) for text in player.heard for salt in SALTS.values() if salt in text
    ]
    assert not salts  # nobody is told another's


async def test_a_choice_of_the_game_before_is_stale(server: Server, ada: Player) -> None:
    code = await ada.make(play=True, bot="random")
    await ada.go(code)
    await play_on(ada)
    seen = ada.update["n"]
    await ada.ask("more", on=True)
    await ada.until(lambda message: message["t"] == "update" and message["turn"]["t"] == "waiting")
    while not ada.update["legal"]:
        await ada.hear()
    refusal = await ada.refused("do", action=ada.update["legal"][0]["id"], seen=seen + 99)
    assert refusal["code"] == "stale"


async def test_whoever_looked_at_hands_asks_again_in_the_next_game(
    ada: Player, bea: Player, eye: Player, server: Server, clock: Hourglass
) -> None:
    """And may play in it: what they have seen is over."""
    code = await seated(ada, bea, game="kaboom", customs={"hands": "open"})
    await eye.go(code)
    await eye.ask("look", at=0)
    await eye.until(lambda message: message["t"] == "table" and message["eyes"] is not None)
    table = await server.lobby.find(code)
    assert table.row.seers
    while ada.update["turn"]["t"] != "over":
        for player in (ada, bea):
            await player.hello()
            if player.update["legal"] and player.update["turn"]["t"] != "over":
                await player.act(int(player.update["legal"][-1]["id"]))
                await player.hello()
        clock.turn(31_000)
    for player in (ada, bea):
        await player.hello()
    await once_more(clock, ada, bea)
    await eye.until(lambda message: message["t"] == "table" and message["number"] == 2)
    assert eye.table["eyes"] is None
    assert table.row.seers == () == table.row.shoulders
