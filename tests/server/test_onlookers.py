"""What onlookers see: the public side, what a player shows them, hands that lie open to them."""

import asyncio
import json
import random
import re
import sqlite3
from contextlib import closing
from itertools import pairwise
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
import segno
from msgspec.structs import replace

from miccia.core.chance import Quick
from miccia.core.turn import Waiting
from miccia.games import find
from miccia.games.hanabi.rules import Hanabi
from miccia.games.hanabi.view import view, view_hands
from miccia.server.limits import Limits
from miccia.server.table import fair, past
from miccia.server.table.live import Live
from miccia.testing.walk import begin
from tests.server.house import Message, Player, Server, careful, running, seated
from tests.server.test_kittens_window import ADA, BEA, CARLO, PILE

pytestmark = pytest.mark.anyio


async def link_of(player: Player) -> str:
    """A new link over a player's shoulder."""
    await player.ask("shoulder", on=True)
    link = (await player.until(lambda message: message["t"] == "linked"))["link"]
    assert isinstance(link, str)
    return link


async def by_link(eye: Player, code: str, link: str, language: str = "en") -> Player:
    """Somebody opens a link."""
    await eye.dial(code)
    await eye.send({"t": "hello", "language": language, "shoulder": link})
    await eye.until(lambda message: message["t"] == "update" and message["whole"])
    return eye


async def look(eye: Player, at: int | str | None) -> Message:
    await eye.ask("look", at=at)
    return await eye.until(lambda message: message["t"] in ("update", "refusal"))


async def customs(host: Player, **fields: object) -> None:
    await host.ask("customs", customs=host.table["customs"] | fields)
    await host.until(lambda message: message["t"] == "update")


async def move(*people: Player) -> None:
    """Whoever is in turn does something that does not end the game."""
    actor = next(player for player in people if player.update["legal"])
    n = actor.update["n"]
    await actor.act(careful(random.Random(n), 0)(actor.update))
    for player in people:
        await player.beyond(n)


def faces(update: Message, seat: int) -> list[str | None]:
    return [held["card"] for held in update["view"]["hands"][seat]]


def same(
    one: Message, other: Message, but: tuple[str, ...] = ("legal", "undo", "now", "whole", "log", "events")
) -> bool:
    return {key: value for key, value in one.items() if key not in but} == {
        key: value for key, value in other.items() if key not in but
    }


async def test_a_link_shows_what_its_maker_sees_and_lets_nobody_act(
    server: Server, ada: Player, bea: Player
) -> None:
    code = await seated(ada, bea)
    link = await link_of(ada)
    eye = await by_link(server.player(), code, link)
    assert eye.table["you"] is None
    assert eye.table["eyes"] == {"seat": 0, "hands": False, "late": False, "shoulder": True}
    await ada.sees(shoulder=True)
    assert same(eye.update, ada.update) and eye.update["legal"] == [] and "undo" not in eye.update
    assert faces(eye.update, 0) == [None] * 5 and None not in faces(eye.update, 1)
    for _ in range(4):
        n = eye.update["n"]
        await move(ada, bea)
        await eye.beyond(n)
        assert same(eye.update, ada.update) and eye.update["events"] == ada.update["events"]
        assert eye.update["log"] == ada.update["log"] and eye.update["legal"] == []
    assert (await eye.refused("do", action=0, seen=eye.update["n"]))["code"] == "not-seated"
    assert (await eye.refused("shoulder", on=True))["code"] == "not-seated"
    assert (await eye.refused("take-back", seen=eye.update["n"]))["code"] == "not-seated"
    await eye.leave()


async def test_everybody_is_told_who_is_looked_over(server: Server, ada: Player, bea: Player) -> None:
    code = await seated(ada, bea)
    link = await link_of(ada)
    assert [seat["lookers"] for seat in ada.table["seats"]] == [0, 0]
    eye = await by_link(server.player(), code, link)
    note = await bea.until(lambda message: message["t"] == "note")
    assert note["line"]["mark"] == "over-shoulder" and note["line"]["seat"] == 0
    while [seat["lookers"] for seat in bea.table["seats"]] != [1, 0]:
        await bea.hear()
    assert bea.table["shoulder"] is False
    assert eye.line is not None
    await eye.line.close()
    while [seat["lookers"] for seat in bea.table["seats"]] != [0, 0]:
        await bea.hear()
    await by_link(eye, code, link)  # the same person again: the count, but no second line
    while [seat["lookers"] for seat in bea.table["seats"]] != [1, 0]:
        assert (await bea.hear())["t"] != "note"
    await bea.hello()
    assert [line["mark"] for line in bea.update["log"] if "mark" in line] == ["over-shoulder"]
    await eye.leave()


@pytest.mark.parametrize("how", ["taken back", "replaced", "left"])
async def test_a_closed_link_shows_nothing_more_at_once(
    server: Server, ada: Player, bea: Player, how: str
) -> None:
    code = await seated(ada, bea)
    link = await link_of(ada)
    eye, other = await by_link(server.player(), code, link, "it"), server.player()
    eye.heard.clear()
    if how == "taken back":
        await ada.ask("shoulder", on=False)
    elif how == "replaced":
        assert await link_of(ada) != link
    else:
        await ada.ask("leave")
    refusal = await eye.until(lambda message: message["t"] == "refusal")
    assert refusal["code"] == "shoulder-closed"
    assert refusal["text"] == "Questo link è chiuso. Ora vedi quello che vedono tutti."
    assert eye.table["eyes"] is None and eye.update["view"]["seat"] is None
    for text in eye.heard:
        update = json.loads(text)
        if update["t"] == "update":
            assert faces(update, 1) == [None] * 5
    await other.dial(code)
    await other.send({"t": "hello", "shoulder": link})
    late = await other.until(lambda message: message["t"] == "refusal")
    assert late["code"] == "shoulder-closed" and faces(other.update, 1) == [None] * 5
    await eye.leave()
    await other.leave()


async def test_what_still_waits_for_a_slow_looker_is_not_sent(
    server: Server, ada: Player, bea: Player
) -> None:
    code = await seated(ada, bea)
    eye = await by_link(server.player(), code, await link_of(ada))
    table = await server.lobby.find(code)
    (connection,) = [one for one in table.present if one.shoulder]

    async def close() -> None:
        connection.line.pause_writing()  # as it does when a reader is slow
        table.sender.all(
            connection
        )  # a frame with Bea's cards waits, and before it has left the link is closed
        assert any(b'"card":"' in frame for frame in connection.frames)
        await table.looking.take_back(0)
        connection.line.resume_writing()

    eye.heard.clear()
    await table.call(close)
    await eye.until(lambda message: message["t"] == "refusal")
    hands = [json.loads(text)["view"]["hands"] for text in eye.heard if json.loads(text)["t"] == "update"]
    assert hands and all(held["card"] is None for view in hands for hand in view for held in hand)
    await eye.leave()


async def test_who_plays_sees_with_their_own_eyes(server: Server, ada: Player, bea: Player) -> None:
    code = await seated(ada, bea)
    link = await link_of(ada)
    tab = server.player(bea.cookie)
    await tab.dial(code)
    await tab.send({"t": "hello", "shoulder": link})
    assert (await tab.until(lambda message: message["t"] == "refusal"))["code"] == "own-eyes"
    assert tab.table["you"] == 1 and faces(tab.update, 1) == [None] * 5
    await customs(ada, hands="open")
    for at in (0, 1, "all"):
        assert (await tab.refused("look", at=at))["code"] == "own-eyes"
    await tab.hello()
    assert tab.table["eyes"] is None and faces(tab.update, 1) == [None] * 5
    await tab.leave()


async def test_who_has_seen_a_hand_takes_no_seat(
    server: Server, ada: Player, bea: Player, tmp_path: Path
) -> None:
    code = await seated(ada, bea, customs={"sit_in": True, "hands": "open"})
    leaner, peeper, pure = server.player(), server.player(), server.player()
    await by_link(leaner, code, await link_of(ada))
    await peeper.go(code)
    await pure.go(code)
    assert (await look(peeper, "all"))["t"] == "update"
    assert (await look(peeper, None))["t"] == "update"
    await bea.ask("leave")
    await pure.until(lambda message: message["t"] == "table" and message["seats"][1]["left"])
    for seer in (leaner, peeper):
        assert (await seer.refused("sit-in", seat=1, name="Eva"))["code"] == "seen-hands"
    assert (await pure.change("sit-in", seat=1, name="Eva"))["you"] == 1
    for player in (leaner, peeper, pure):
        await player.leave()


@pytest.mark.parametrize("crash", [False, True])
async def test_links_and_who_has_used_them_outlive_the_server(tmp_path: Path, crash: bool) -> None:
    store = tmp_path / "miccia.db"
    async with running(store) as server:
        ada, bea, eye = (server.player() for _ in range(3))
        code = await seated(ada, bea, customs={"sit_in": True})
        link = await link_of(ada)
        await by_link(eye, code, link)
        for player in (ada, bea, eye):
            await player.leave()
    stored = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert link.encode() not in stored  # only what it hashes to
    async with running(store) as server:
        ada, bea, eye = (server.player(player.cookie) for player in (ada, bea, eye))
        await by_link(eye, code, link)
        assert eye.table["eyes"]["seat"] == 0 and None not in faces(eye.update, 1)
        await ada.go(code)
        await bea.go(code)
        assert ada.table["shoulder"] is True
        await bea.ask("leave")
        await eye.until(lambda message: message["t"] == "table" and message["seats"][1]["left"])
        assert (await eye.refused("sit-in", seat=1, name="Eva"))["code"] == "seen-hands"
        for player in (ada, bea, eye):
            await player.leave()


async def test_links_are_for_games_that_are_played_and_hide_something(server: Server, ada: Player) -> None:
    code = await ada.make()
    await ada.go(code)
    assert (await ada.refused("shoulder", on=True))["code"] == "not-begun"
    solo = server.player()
    await solo.go(await solo.make(game="fuse", seats=1, play=True))
    assert (await solo.refused("shoulder", on=True))["code"] == "nothing-hidden"
    done = server.player()
    code = await done.make(play=True)
    await done.go(code)
    link = await link_of(done)
    eye = await by_link(server.player(), code, link)
    await done.play()
    await eye.until(lambda message: message["t"] == "update" and message["turn"]["t"] == "over")
    assert eye.table["eyes"] is None and eye.update["whole"]
    assert (await done.refused("shoulder", on=True))["code"] == "game-over"
    for player in (solo, done, eye):
        await player.leave()


async def test_only_so_many_look_over_a_shoulder(tmp_path: Path) -> None:
    async with running(tmp_path / "miccia.db", limits=Limits(lookers=2)) as server:
        ada, bea, *eyes = (server.player() for _ in range(5))
        code = await seated(ada, bea)
        link = await link_of(ada)
        for eye in eyes[:2]:
            await by_link(eye, code, link)
        await eyes[2].dial(code)
        await eyes[2].send({"t": "hello", "shoulder": link})
        assert (await eyes[2].until(lambda message: message["t"] == "refusal"))["code"] == "shoulder-crowded"
        assert eyes[2].table["eyes"] is None and faces(eyes[2].update, 1) == [None] * 5
        again = server.player(eyes[0].cookie)
        await by_link(again, code, link)  # another page of the same person
        assert again.table["eyes"]["seat"] == 0
        for player in (ada, bea, again, *eyes):
            await player.leave()


async def test_hands_are_closed_to_onlookers_unless_the_host_opens_them(
    server: Server, ada: Player, bea: Player
) -> None:
    code = await seated(ada, bea)
    eye = await server.player().go(code)
    for at in (0, "all"):
        assert (await look(eye, at))["code"] == "hands-closed"
    assert (await bea.refused("customs", customs=ada.table["customs"] | {"hands": "open"}))[
        "code"
    ] == "not-host"
    await customs(ada, hands="open")
    note = await bea.until(lambda message: message["t"] == "note")
    assert note["line"]["mark"] == "hands-open" and bea.table["customs"]["hands"] == "open"
    await eye.until(lambda message: message["t"] == "note")
    assert faces(eye.update, 0) == faces(eye.update, 1) == [None] * 5  # nobody is shown a hand unasked
    await look(eye, "all")
    assert eye.table["eyes"] == {"seat": None, "hands": True, "late": False, "shoulder": False}
    assert None not in faces(eye.update, 0) + faces(eye.update, 1)
    await move(ada, bea)
    await eye.beyond(0)
    assert faces(eye.update, 0) == faces(bea.update, 0) and faces(eye.update, 1) == faces(ada.update, 1)
    await look(eye, 1)
    assert same(eye.update, bea.update) and eye.update["legal"] == []
    for at, code_of in ((2, "no-such-seat"), (-1, "no-such-seat")):
        assert (await look(eye, at))["code"] == code_of
    await customs(ada, hands="closed")
    await eye.until(lambda message: message["t"] == "update" and message["view"]["seat"] is None)
    assert faces(eye.update, 0) == faces(eye.update, 1) == [None] * 5
    await eye.leave()


async def test_games_without_open_hands_are_seen_by_one_seat_at_a_time(server: Server, ada: Player) -> None:
    quick = {"nope_seconds": "0"}
    code = await ada.make(game="kittens", seats=3, play=True, options=quick, customs={"hands": "open"})
    await ada.go(code)
    while not ada.update["legal"]:  # bots may be first
        await ada.hear()
    eye = await server.player().go(code)
    assert (await look(eye, "all"))["code"] == "one-hand"
    await look(eye, 0)
    mine = ada.update["view"]["hands"][0]
    assert eye.update["view"]["hands"][0] == mine and None not in mine
    assert eye.update["legal"] == []
    await eye.leave()


async def test_a_round_late_is_what_stood_a_round_ago(server: Server, ada: Player, bea: Player) -> None:
    code = await seated(ada, bea, customs={"hands": "late"})
    eye = await server.player().go(code)
    await look(eye, "all")
    assert eye.table["eyes"]["late"] is True
    stood: list[dict[int, list[Any]]] = []  # what each saw of the other, turn by turn
    for turn in range(9):
        stood.append({0: bea.update["view"]["hands"][0], 1: ada.update["view"]["hands"][1]})
        shown = eye.update["view"]["hands"]
        if turn < 2:
            assert all(held["card"] is None for hand in shown for held in hand)
        else:
            then = stood[turn - 2]
            assert [held["card"] for held in shown[0]] == [held["card"] for held in then[0]], turn
            assert [held["order"] for held in shown[1]] == [held["order"] for held in then[1]], turn
            assert eye.update["n"] == turn - 2 and eye.update["legal"] == []
            assert max((line["n"] for line in eye.update["log"]), default=0) <= turn - 2
        eye.heard.clear()
        await move(ada, bea)
        while not any(json.loads(text)["t"] == "update" for text in eye.heard):
            await eye.hear()
    await eye.leave()


async def test_a_round_late_after_somebody_took_back(server: Server, ada: Player, bea: Player) -> None:
    code = await seated(ada, bea, customs={"hands": "late"})
    eye = await server.player().go(code)
    await look(eye, "all")
    for _ in range(5):
        await move(ada, bea)
    table = await server.lobby.find(code)
    live: Live = table.live
    assert past.a_round_ago(live) == 3
    last = next(entry.seat for entry in reversed(live.entries))
    asker, other = (ada, bea) if last == 0 else (bea, ada)
    await asker.ask("take-back", seen=asker.update["n"])
    if asker.update["undo"] == "wish":
        await other.until(lambda message: message["t"] == "table" and message["wish"] is not None)
        await other.ask("agree", wish=other.table["wish"]["number"], on=True)
    await asker.until(lambda message: message["t"] == "update" and message["whole"])
    assert live.undos == 1 and past.a_round_ago(live) == 2
    await eye.until(lambda message: message["t"] == "update" and message["n"] == 2)
    await eye.leave()


async def test_who_sees_late_is_told_of_a_wish_as_everybody_is(
    server: Server, ada: Player, bea: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    usual = fair.header
    stack = {"starter": ["0"], "deck": [*ADA, "nope", *BEA, *CARLO], "pile": PILE}
    monkeypatch.setattr(fair, "header", lambda row, places: replace(usual(row, places), stack=stack))
    code = await seated(ada, bea, game="kittens", seats=3, customs={"hands": "late"})
    eyes = [await server.player().go(code) for _ in range(2)]
    await look(eyes[0], 0)
    await ada.act(next(offer["id"] for offer in ada.update["legal"] if offer["act"]["do"] == "draw"))
    await ada.beyond(0)
    await ada.ask("take-back", seen=ada.update["n"])
    for player in (ada, *eyes):
        await player.until(lambda message: message["t"] == "table" and message["wish"] is not None)
    told = [player.table["wish"]["what"] for player in (ada, *eyes)]
    assert told[1] == told[2] != told[0]
    for eye in eyes:
        await eye.leave()


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("game", ["hanabi", "kaboom", "kittens"])
def test_a_round_is_everybodys_turn(game: str, seed: int) -> None:
    match = begin(find(game), 3, {}, seed)
    live, luck = Live(match), Quick(seed)
    players, late = [match.view(None).player], 0  # who was in turn after each input
    while len(live.entries) < 120 and isinstance(turn := match.turn, Waiting):
        moves = [(seat, action) for seat in turn.order for action in match.legal(seat) if not action.resigns]
        if moves:
            live.act(match.now, *moves[luck.below(len(moves))])
        else:
            live.settle(turn.until or 0)
        players.append(match.view(None).player)
        then = past.a_round_ago(live)
        if then is not None:
            since = players[then:]
            assert sum(one != other for one, other in pairwise(since)) >= 3
            assert then >= late  # it never goes back by itself
            late = then
    assert late > 0


def test_open_hands_are_the_public_side_with_faces() -> None:
    match = begin(find("hanabi"), 3, {}, 1)
    assert isinstance(match.state, Hanabi)
    for seat in range(3):
        opened, others, public = view_hands(match.state), view(match.state, seat), view(match.state, None)
        for holder in range(3):
            if holder != seat:
                assert opened.hands[holder] == others.hands[holder]
            notes = [(held.order, held.colours, held.ranks, held.clues) for held in opened.hands[holder]]
            assert notes == [
                (held.order, held.colours, held.ranks, held.clues) for held in public.hands[holder]
            ]
        fields = [name for name in public.__struct_fields__ if name != "hands"]
        assert [getattr(opened, name) for name in fields] == [getattr(public, name) for name in fields]


async def test_a_screen_shows_the_public_side_whoever_puts_it_up(
    server: Server, ada: Player, bea: Player
) -> None:
    code = await seated(ada, bea)
    screen = server.player(ada.cookie)  # on the television of somebody who plays
    await screen.dial(code)
    await screen.send({"t": "hello", "screen": True})
    await screen.until(lambda message: message["t"] == "update")
    assert screen.table["you"] is None and screen.table["watching"] == 0
    assert faces(screen.update, 0) == faces(screen.update, 1) == [None] * 5 and screen.update["legal"] == []
    assert ada.line is not None
    await ada.line.close()  # a screen is nobody who plays
    await bea.until(lambda message: message["t"] == "table" and not message["seats"][0]["online"])
    own = server.player()
    await own.dial(code)
    await own.send({"t": "hello", "screen": True})
    await own.until(lambda message: message["t"] == "update")
    assert own.table["watching"] == 1  # one with a browser of its own looks on like anybody
    await screen.leave()
    await own.leave()


async def test_the_way_to_a_table_as_a_code_for_phones(ada: Player) -> None:
    at_home = {"Host": "casa.local:8411"}
    answer = await ada.http.get("/api/tables/LUNA-MARE-42/qr.svg", headers=at_home)
    assert answer.status_code == 200 and answer.headers["content-type"].startswith("image/svg+xml")
    assert "set-cookie" not in answer.headers
    code = segno.make_qr("http://casa.local:8411/t/LUNA-MARE-42", error="m", boost_error=False)
    wide = code.symbol_size(border=4)[0]
    drawn = ElementTree.fromstring(answer.text)
    assert drawn.attrib["viewBox"] == f"0 0 {wide} {wide}"
    paper, ink = drawn.iter("{http://www.w3.org/2000/svg}path")
    assert (paper.attrib["fill"], ink.attrib["stroke"]) == ("#fbf6e9", "#1c2136")
    assert modules(ink.attrib["d"]) == {
        (x + 4, y + 4) for y, row in enumerate(code.matrix) for x, dark in enumerate(row) if dark
    }
    assert (await ada.http.get("/api/tables/nonsense/qr.svg", headers=at_home)).status_code == 404


def modules(path: str) -> set[tuple[int, int]]:
    """The dark squares of strokes that go `m` over and down and `h` to the right."""
    dark, x, y = set(), 0, 0.0
    for letter, numbers in re.findall(r"([Mmh])([-0-9. ]+)", path):
        if letter == "h":
            dark |= {(x + step, int(y)) for step in range(int(numbers))}
            x += int(numbers)
        else:
            over, down = map(float, numbers.split())
            x, y = (int(over), down) if letter == "M" else (x + int(over), y + down)
    return dark


async def test_who_is_forgotten_has_seen_nothing(tmp_path: Path) -> None:
    store = tmp_path / "miccia.db"
    async with running(store) as server:
        ada, bea, eye = (server.player() for _ in range(3))
        code = await seated(ada, bea)
        await by_link(eye, code, await link_of(ada))
        assert (await eye.http.delete("/api/me")).status_code == 200
        with closing(sqlite3.connect(store)) as db:
            assert db.execute("SELECT count(*) FROM seers").fetchone() == (0,)
        for player in (ada, bea, eye):
            await player.leave()
    await asyncio.sleep(0)
