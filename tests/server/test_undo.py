"""Taking back at a real table: free, or a wish that all must grant; over real sockets, also after a restart.

Two people and a bot sit there, and somebody looks on. The tests hold the clock.
"""

import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

import miccia
from miccia.core.record import Undo
from miccia.server.people.places import put
from miccia.server.table import fair
from miccia.server.table.live import Live
from miccia.server.table.undoing import MOST, offer
from miccia.server.table.wishing import LASTS
from tests.server.house import Hourglass, Message, Player, Server, running
from tests.server.test_kittens_window import ADA, BEA, CARLO

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("clock")]

STACKS = {
    "kaboom": {"starter": ["0"], "deck": ["exit", "exit", "analyze", "cut-red"]},
    "hanabi": {"starter": ["0"]},
    "kittens": {"starter": ["0"], "deck": [*ADA, "nope", *BEA, "targeted", *CARLO[1:]]},  # Bea has a Nope
    "fuse": None,
}


@pytest.fixture(autouse=True)
def stacked(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ada begins, with cards that are known."""
    usual = fair.header
    monkeypatch.setattr(
        fair, "header", lambda row, places: replace(usual(row, places), stack=STACKS[row.game])
    )


class Three:
    """Ada and Bea at a table with a bot, and an onlooker."""

    def __init__(self, server: Server) -> None:
        self.ada, self.bea, self.eye = self.all = [server.player() for _ in range(3)]

    async def begin(self, game: str, **options: Any) -> None:
        self.code = await self.ada.make(game=game, seats=3, options=options)
        for player in self.all:
            await player.go(self.code)
        await self.bea.change("sit", name="Bea", seat=1)
        await self.ada.ask("begin")
        await self.see()

    async def see(self) -> list[Message]:
        """What everybody sees, once all that was asked before is done, and all that was sent has come."""
        for _ in range(2):
            for player in self.all:
                await player.refused("signal", key="nonsense")
        return [(await player.hello()).update for player in self.all]

    async def act(self, player: Player, do: str, **form: Any) -> None:
        await player.act(offered(player, do, **form))
        await self.see()

    async def take_back(self, player: Player) -> None:
        await player.ask("take-back", seen=player.update["n"])
        await self.see()

    async def agree(self, player: Player, on: bool = True) -> None:
        await player.ask("agree", wish=player.table["wish"]["number"], on=on)
        await self.see()

    async def again(self, server: Server) -> None:
        """The same people at a server that has started again."""
        for place, player in enumerate(self.all):
            await player.leave()
            self.all[place] = await server.player(player.cookie).go(self.code)
        self.ada, self.bea, self.eye = self.all


@pytest.fixture
async def table(server: Server) -> AsyncIterator[Three]:
    table = Three(server)
    yield table
    for player in table.all:
        await player.leave()


def offered(player: Player, do: str, **form: Any) -> int:
    wanted = {"do": do} | form
    return int(
        next(offer["id"] for offer in player.update["legal"] if wanted.items() <= offer["act"].items())
    )


def read(say: list[Any]) -> str:
    return "".join(part if isinstance(part, str) else part["text"] for part in say)


def log(player: Player) -> list[tuple[str, bool]]:
    """The lines of the log, and whether they were taken back."""
    return [(read(line["say"]), line.get("undone", False)) for line in player.update["log"]]


def position(update: Message) -> dict[str, Any]:
    return {name: update.get(name) for name in ("turn", "view", "aid", "legal")}


# Free


async def test_what_showed_nothing_is_taken_back_at_once(table: Three) -> None:
    await table.begin("kaboom")
    before = [position(player.update) for player in table.all]
    await table.act(table.ada, "exit", agent=0)
    assert [player.update.get("undo") for player in table.all] == ["free", None, None]
    n = [player.update["n"] for player in table.all]
    await table.ada.ask("take-back", seen=table.ada.update["n"])
    for player in table.all:  # everybody gets all of it, without having asked
        await player.until(lambda message: message["t"] == "update")
        assert player.update["whole"] and player.table["wish"] is None
    assert [position(player.update) for player in table.all] == before
    assert [player.update["n"] for player in table.all] == [number + 1 for number in n]
    assert log(table.ada)[-1] == ("You take a move back", False)
    assert log(table.bea)[-1] == log(table.eye)[-1] == ("Ada takes a move back", False)
    assert [undone for _, undone in log(table.bea)][-2:] == [True, False]
    assert table.ada.update["log"][-1]["seat"] == 0
    await table.act(table.ada, "exit", agent=1)
    assert log(table.bea)[-1][1] is False


async def test_one_act_after_the_other_is_taken_back(table: Three) -> None:
    await table.begin("kaboom")
    await table.act(table.ada, "exit", agent=0)
    between = position(table.ada.update)
    await table.act(table.ada, "exit", agent=1)
    await table.take_back(table.ada)
    assert position(table.ada.update) == between and table.ada.update["undo"] == "free"
    await table.take_back(table.ada)
    assert table.ada.update.get("undo") is None
    assert (await table.ada.refused("take-back", seen=table.ada.update["n"]))["code"] == "cannot-undo"


async def test_what_was_seen_before_it_was_taken_back_was_seen(table: Three) -> None:
    """Ada has announced something, looked, and taken the look back: the announcement is no longer free."""
    await table.begin("kaboom")
    await table.act(table.ada, "wild", agent=0, **{"as": "analyze"}, wire=0)
    assert table.ada.update["undo"] == "free"
    await table.act(table.ada, "pay")
    assert table.ada.update["undo"] == "wish"
    await table.take_back(table.ada)
    await table.agree(table.bea)
    assert log(table.ada)[-1] == ("You take a move back: what has been seen has been seen", False)
    assert table.ada.update["undo"] == "wish"


async def test_a_choice_from_before_is_stale_for_everybody(table: Three) -> None:
    await table.begin("kaboom")
    await table.act(table.ada, "exit", agent=0)
    seen = [player.update["n"] for player in (table.ada, table.bea)]
    await table.take_back(table.ada)
    for player, number in zip((table.ada, table.bea), seen, strict=True):
        for ask in ({"what": "do", "action": 0}, {"what": "take-back"}):
            assert (await player.refused(**ask, seen=number))["code"] == "stale"
    await table.act(table.ada, "exit", agent=0)


async def test_in_italian(table: Three) -> None:
    await table.begin("kaboom")
    await table.act(table.ada, "exit", agent=0)
    await table.take_back(table.ada)
    await table.ada.hello("it")
    await table.bea.hello("it")
    assert log(table.ada)[-1][0] == "Ci ripensi e torni indietro"
    assert log(table.bea)[-1][0] == "Ada ci ripensa e torna indietro"


# A wish


async def wished(table: Three) -> list[dict[str, Any]]:
    """Ada has given a clue in Hanabi and wishes to take it back; what was seen before."""
    await table.begin("hanabi")
    before = [position(player.update) for player in table.all]
    await table.act(table.ada, "clue")
    assert [player.update.get("undo") for player in table.all] == ["wish", None, None]
    await table.take_back(table.ada)
    return before


async def test_a_wish_that_all_grant(table: Three, server: Server) -> None:
    before = await wished(table)
    for player in table.all:
        wish = player.table["wish"]
        assert (wish["seat"], wish["agreed"], wish["shows"], wish["left"]) == (0, [0, 2], True, LASTS)
        assert wish["what"] == player.update["log"][-1]["say"]
        assert position(player.update)["turn"]["seats"] == [1]
    await table.agree(table.bea)
    assert [position(player.update) for player in table.all] == before
    assert [player.table["wish"] for player in table.all] == [None] * 3
    assert log(table.bea)[-2][1] is True
    assert log(table.bea)[-1] == ("Ada takes a move back: what has been seen has been seen", False)
    record = (await server.lobby.find(table.code)).live.match.record
    assert record.inputs[1] == Undo(0, 0, 0)
    await table.act(table.ada, "clue")  # and the game goes on
    assert table.bea.update["legal"]


async def test_while_it_is_open_nobody_acts_and_time_stands_still(table: Three, clock: Hourglass) -> None:
    await wished(table)
    clock.turn(10_000)
    await table.see()
    assert table.bea.table["now"] == 0 and table.bea.table["wish"]["left"] == LASTS - 10_000
    for player in (table.ada, table.bea):
        refusal = await player.refused("do", action=0, seen=player.update["n"])
        assert refusal["code"] == "undo-wished"
        assert (await player.refused("take-back", seen=player.update["n"]))["code"] == "undo-wished"
    await table.agree(table.bea, on=False)
    clock.turn(1_000)
    await table.see()
    assert table.bea.table["now"] == 1_000


@pytest.mark.parametrize("who", ["bea", "ada"])
async def test_one_no_ends_it_and_nobody_asks_twice(table: Three, who: str) -> None:
    """Whoever wished it may think better of it, too."""
    await wished(table)
    stands = position(table.bea.update)
    await table.agree(getattr(table, who), on=False)
    assert [player.table["wish"] for player in table.all] == [None] * 3
    assert position(table.bea.update) == stands
    refusal = await table.ada.refused("take-back", seen=table.ada.update["n"])
    assert refusal["code"] == "wished-already"
    await table.act(table.bea, "clue")
    await table.take_back(table.bea)  # another act is another wish
    assert table.ada.table["wish"]["seat"] == 1


async def test_without_an_answer_it_lapses(table: Three, clock: Hourglass) -> None:
    await wished(table)
    clock.turn(LASTS - 1)
    await table.see()
    assert table.bea.table["wish"]["left"] == 1
    clock.turn(1)
    await table.bea.sees(wish=None)
    await table.see()
    refusal = await table.ada.refused("take-back", seen=table.ada.update["n"])
    assert refusal["code"] == "wished-already"
    await table.act(table.bea, "clue")


async def test_a_wish_that_is_over_does_not_end_the_next(table: Three, clock: Hourglass) -> None:
    await wished(table)
    clock.turn(20_000)
    await table.agree(table.bea, on=False)
    await table.act(table.bea, "clue")
    await table.take_back(table.bea)
    clock.turn(20_000)  # the first would have lapsed
    await table.see()
    assert table.ada.table["wish"]["left"] == LASTS - 20_000


async def test_only_people_are_asked(server: Server) -> None:
    """A bot has answered already: it agrees, forgets, and answers anew."""
    ada = server.player()
    code = await ada.make(game="hanabi", seats=2, play=True)
    await ada.go(code)
    before = position(ada.update)
    await ada.act(offered(ada, "clue"))
    while ada.update["n"] < 2:
        await ada.hear()
    minds = [bot.mind.number for bot in (await server.lobby.find(code)).bots.seated]
    await ada.ask("take-back", seen=ada.update["n"])
    while ada.update["n"] < 3:
        await ada.hear()
    assert position(ada.update) == before and [undone for _, undone in log(ada)] == [True, True, False]
    bots = (await server.lobby.find(code)).bots.seated
    assert [bot.mind.number for bot in bots] != minds and [bot.unheard for bot in bots] == [[]]
    await ada.act(offered(ada, "clue"))
    while ada.update["n"] < 5:
        await ada.hear()
    assert [undone for _, undone in log(ada)] == [False]
    await ada.leave()


@pytest.mark.parametrize("who", [0, 1])
async def test_a_bot_that_plays_for_somebody_agrees_for_them(table: Three, server: Server, who: int) -> None:
    """It does not wish for them."""
    before = await wished(table)
    there = await server.lobby.find(table.code)
    place = replace(there.row.places[who], bot="steady")
    there.scene.row = replace(there.row, places=put(there.row.places, who, place))
    await there.call(there.wishing.review)
    await table.see()
    assert table.bea.table["wish"] is None
    assert (position(table.bea.update) == before[1]) == (who == 1)


# What cannot be


async def test_agreeing_without_need(table: Three) -> None:
    await table.begin("hanabi")
    assert (await table.bea.refused("agree", wish=1, on=True))["code"] == "no-wish"
    await table.act(table.ada, "clue")
    await table.take_back(table.ada)
    number = table.bea.table["wish"]["number"]
    assert (await table.bea.refused("agree", wish=number + 1, on=True))["code"] == "no-wish"
    assert (await table.eye.refused("agree", wish=number, on=True))["code"] == "not-seated"
    assert (await table.eye.refused("agree", wish=number, on=False))["code"] == "not-seated"
    assert (await table.eye.refused("take-back", seen=1))["code"] == "not-seated"
    await table.agree(table.ada)  # who wishes it has agreed
    assert table.bea.table["wish"]["agreed"] == [0, 2]
    await table.agree(table.bea)
    assert (await table.bea.refused("agree", wish=number, on=True))["code"] == "no-wish"
    assert (await table.bea.refused("agree", wish=-1, on=True))["code"] == "bad-message"


async def test_e34_in_a_window_nobody_takes_anything_back(table: Three, server: Server) -> None:
    """Whether somebody has passed must not show: here the bot has."""
    await table.begin("kittens")
    await table.act(table.ada, "play", card="attack")
    live = (await server.lobby.find(table.code)).live
    while live.n < 2:
        await table.see()
    assert live.turn.ask == "nope" and live.entries[-1].seat == 2
    assert [player.update.get("undo") for player in table.all] == [None] * 3
    assert (await table.ada.refused("take-back", seen=table.ada.update["n"]))["code"] == "cannot-undo"
    await table.act(table.bea, "pass")
    assert table.ada.update["undo"] == "wish"
    await table.take_back(table.ada)
    await table.agree(table.bea)
    assert ("You play Attack", True) in log(table.ada)
    assert table.ada.update["legal"] and table.bea.table["wish"] is None


async def test_in_kittens_a_victim_is_chosen_anew(table: Three) -> None:
    """E16: until it is said at whom it is aimed there is no window."""
    await table.begin("kittens")
    before = position(table.ada.update)
    await table.act(table.ada, "play", card="favor")
    assert table.ada.update["undo"] == "free"
    await table.take_back(table.ada)
    assert position(table.ada.update) == before


async def test_where_a_clock_runs_it_is_a_wish_that_sets_it_back(table: Three, clock: Hourglass) -> None:
    await table.begin("kittens", turn_seconds="30")
    clock.turn(10_000)
    await table.act(table.ada, "play", card="favor")
    assert table.ada.update["turn"]["until"] == 40_000
    clock.turn(25_000)
    await table.see()
    assert table.ada.update["undo"] == "wish"
    await table.take_back(table.ada)
    clock.turn(9_000)
    await table.agree(table.bea)
    assert table.ada.update["now"] == table.ada.table["now"] == 0
    assert table.ada.update["turn"]["until"] == 30_000
    clock.turn(30_000)  # and it runs again
    await table.ada.until(lambda message: message["t"] == "update" and not message["whole"])


async def test_before_and_after_the_game_nothing_is_taken_back(server: Server) -> None:
    ada = server.player()
    code = await ada.make(game="hanabi", seats=2)
    await ada.go(code)
    assert (await ada.refused("take-back", seen=0))["code"] == "not-begun"
    await ada.ask("begin")
    await ada.until(lambda message: message["t"] == "update")
    assert (await ada.refused("take-back", seen=0))["code"] == "cannot-undo"
    await ada.play(lambda update: update["legal"][0]["id"])
    assert ada.update["turn"]["t"] == "over" and "undo" not in ada.update
    assert (await ada.refused("take-back", seen=ada.update["n"]))["code"] == "game-over"
    await ada.leave()


async def test_fuse_has_no_undo(table: Three, clock: Hourglass) -> None:
    await table.begin("fuse")
    for player in (table.ada, table.bea):
        await player.ask("ready")
    await table.see()
    clock.turn(3_000)
    await table.see()
    await table.ada.act(table.ada.update["legal"][0]["id"])
    await table.see()
    assert "undo" not in table.ada.update
    refusal = await table.ada.refused("take-back", seen=table.ada.update["n"])
    assert refusal["code"] == "cannot-undo"


async def test_in_a_pause_nothing_is_taken_back(table: Three) -> None:
    await table.begin("kaboom")
    await table.act(table.ada, "exit", agent=0)
    for player in (table.ada, table.bea):
        await player.ask("pause", on=True)
    await table.see()
    assert (await table.ada.refused("take-back", seen=table.ada.update["n"]))["code"] == "paused"


def test_nobody_goes_back_and_forth_for_ever() -> None:
    live = Live(miccia.start("kaboom", seats=2, seed=1, stack=STACKS["kaboom"]))
    for number in range(MOST + 1):
        live.act(0, 0, next(action for action in live.match.legal(0) if action.form["do"] == "exit"))
        offered = offer(live, 0)
        if number == MOST:
            assert offered is None
            break
        assert offered is not None and offered.free
        live.undo(0, 0, offered.to)


# After a restart


async def test_after_a_restart_everything_is_the_same(tmp_path: Path, clock: Hourglass) -> None:
    async with running(tmp_path / "miccia.db", clock=clock) as server:
        table = Three(server)
        await table.begin("kittens", turn_seconds="30")
        clock.turn(10_000)
        await table.act(table.ada, "play", card="favor")
        clock.turn(20_000)
        await table.see()
        await table.take_back(table.ada)
        await table.agree(table.bea)
        clock.turn(2_000)
        await table.act(table.ada, "play", card="favor")
        clock.turn(1_000)
        before = await table.see()
        record = (await server.lobby.find(table.code)).live.match.record
        assert [given.at for given in record.inputs] == [10_000, 30_000, 2_000]
    async with running(tmp_path / "miccia.db", clock=clock) as server:
        await table.again(server)
        assert [json.dumps(player.update) for player in table.all] == [json.dumps(one) for one in before]
        found = (await server.lobby.find(table.code)).live.match.record
        assert found == record and miccia.load(miccia.dump(found)) == record
        for player in table.all:
            await player.leave()


async def test_a_restart_right_after_an_undo_gives_no_time_that_is_gone(
    tmp_path: Path, clock: Hourglass
) -> None:
    """The time that was stored before was later."""
    async with running(tmp_path / "miccia.db", clock=clock) as server:
        table = Three(server)
        await table.begin("kittens", turn_seconds="30")
        await table.act(table.ada, "play", card="favor")
        clock.turn(20_000)
        await table.see()
        await table.take_back(table.ada)  # which stores the time, and then it stands still
        await table.agree(table.bea)
        assert table.ada.table["now"] == 0
    async with running(tmp_path / "miccia.db", clock=clock) as server:
        await table.again(server)
        assert table.ada.table["now"] == 0
        for player in table.all:
            await player.leave()


async def test_the_time_is_stored_with_the_undo(table: Three, server: Server, clock: Hourglass) -> None:
    """So that not even a crash gives back a time that is gone."""
    await table.begin("kaboom")
    clock.turn(5_000)
    await table.act(table.ada, "exit", agent=0)
    clock.turn(15_000)
    for on in (True, False):
        await table.ada.change("pause", on=on)
    store = server.lobby.house.store
    assert (await store.load(table.code)).elapsed.at == 20_000
    await table.take_back(table.ada)
    assert (await store.load(table.code)).elapsed.at == table.ada.table["now"] == 0


async def test_a_wish_is_not_stored(tmp_path: Path, clock: Hourglass) -> None:
    async with running(tmp_path / "miccia.db", clock=clock) as server:
        table = Three(server)
        await wished(table)
    async with running(tmp_path / "miccia.db", clock=clock) as server:
        await table.again(server)
        assert table.bea.table["wish"] is None
        assert (await table.bea.refused("agree", wish=1, on=True))["code"] == "no-wish"
        await table.take_back(table.ada)
        await table.agree(table.bea)
        assert log(table.ada)[-1][0].startswith("You take a move back")
        for player in table.all:
            await player.leave()
