"""Everything that leaves for one seat of a live table, from its first hello on, is the same whatever is
hidden from it. The same evening is lived through at two tables, whose deals differ in two hidden things.

Every message is compared to the letter, and how many there are; only the table's code and commitment, which
are drawn anew for every table, are left out. The test holds the clock.
"""

import asyncio
from functools import partial
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from miccia.core.chance import Chance, Quick, Sealed, seal
from miccia.core.match import AnyMatch, Match
from miccia.core.record import Header, Input, Record, digest
from miccia.core.refused import Refused
from miccia.core.setup import read_options
from miccia.core.turn import Waiting
from miccia.games import find
from miccia.play import take
from miccia.server.table import fair, past, table
from miccia.testing.twins import Twin, Watched
from miccia.testing.walk import begin
from tests.server.house import Hourglass, Player, Server
from tests.server.outsiders import dials, sees_bot, token_of
from tests.server.test_kittens_window import ADA, BEA, CARLO, PILE, plain

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("clock")]

SEATS, LENGTH = 3, 8
PROGRAM_COMES = 2  # after so many inputs
GAMES: list[tuple[str, dict[str, Any]]] = [
    ("kittens", {}),
    ("kaboom", {}),
    ("kaboom", {"memory": True}),
    ("hanabi", {"memory": True}),
    ("fuse", {}),
    ("firewheel", {}),  # which sends an outline
]
Swap = tuple[str, int, int]


def find_twins(game: str, options: dict[str, Any]) -> tuple[int, Swap, list[Input]]:
    """A seed, what has changed places in the other deal, and inputs in which seat 0 sees no difference."""
    for seed in range(1000):
        luck, watched = Quick(seed), Watched(Quick(seed))
        find(game).deal(SEATS, read_options(find(game).options, options), watched)
        what, size = watched.shuffles[luck.below(len(watched.shuffles))]
        swap = what, luck.below(size), luck.below(size)
        one = begin(find(game), SEATS, options, seed)
        twin = partial(make_twin, swap)
        other = begin(find(game), SEATS, options, seed, twin)
        if stay_alike(one, other, luck):
            return seed, swap, [given for given in one.record.inputs if isinstance(given, Input)]
    raise AssertionError("no twins")


def make_twin(swap: Swap, chance: Chance) -> Chance:
    return Twin(chance, *swap)


def stay_alike(one: AnyMatch, other: AnyMatch, luck: Chance) -> bool:
    while len(one.record.inputs) < LENGTH:
        if digest(one.state) == digest(other.state) or one.view(0) != other.view(0) or one.over:
            return False
        make_input(one, luck)
        try:
            take(other, one.record.inputs[-1])
        except Refused:
            return False
    return any(given.seat < 0 for given in one.record.inputs) or not one.game.window_asks


def make_input(match: AnyMatch, luck: Chance) -> None:
    """Somebody acts, or time runs out in a window."""
    turn = match.turn
    assert isinstance(turn, Waiting)
    moves = [(seat, action) for seat in turn.order for action in match.legal(seat) if not action.resigns]
    if not moves or (match.game.is_window(turn.ask) and luck.below(4) == 0):
        match.expire()
    else:
        match.act(*moves[luck.below(len(moves))])


class Evening:
    """Three people, a program of the third and two onlookers at a table, and everything that was sent to the
    first of them, to who looks over that shoulder, and to who looks through the same eyes a round late."""

    def __init__(self, server: Server, clock: Hourglass) -> None:
        self.clock = clock
        clock.millis = 0
        self.people = [server.player() for _ in range(SEATS)]
        self.eye = server.player()
        self.leaner = server.player()
        self.program = server.player()
        self.sent: list[Any] = []
        self.seen: list[Any] = []

    @property
    def everyone(self) -> list[Player]:
        return [*self.people, self.eye, *(player for player in (self.leaner, self.program) if player.line)]

    async def begin(self, game: str, options: dict[str, Any]) -> None:
        ada, bea, carlo = self.people
        customs = {"hands": "late", "coach": "all"}
        self.code = await ada.make(game=game, seats=SEATS, options=options, customs=customs)
        for player in (*self.people, self.eye):
            await player.go(self.code)
        await bea.change("sit", name="Bea", seat=1)
        await carlo.change("sit", name="Carlo", seat=2)
        await ada.ask("begin")
        await self.step()
        if not find(game).open:
            await ada.ask("shoulder", on=True)
            self.link = (await ada.until(lambda message: message["t"] == "linked"))["link"]
            await self.lean()
            await self.eye.ask("look", at=0)
            await self.step()
        if find(game).ready:
            for player in self.people:
                await player.ask("ready")
                await self.step()
            self.clock.turn(3_000)
            await bea.ask("signal", key="need.R")
            await self.step()

    async def step(self) -> None:
        """Whatever was asked is done when all have an answer, and told when all have another."""
        for _ in range(2):
            await asyncio.gather(*[player.refused("signal", key="nonsense") for player in self.everyone])
        ada = self.people[0]
        for player, kept in ((ada, self.sent), (self.leaner, self.seen), (self.eye, self.seen)):
            kept += [(self.clock.now(), plain(text)) for text in player.heard]
            player.heard.clear()
        lists = (await ada.http.get("/api/tables")).json()
        mine = [card for card in lists["mine"] if card.pop("code") == self.code]
        self.sent.append((self.clock.now(), {"t": "list", "mine": mine}))

    async def lean(self) -> None:
        await self.leaner.dial(self.code)
        await self.leaner.send({"t": "hello", "shoulder": self.link})
        await self.leaner.until(lambda message: message["t"] == "update")

    async def live(self, inputs: list[Input]) -> None:
        for number, given in enumerate(inputs):
            if given.action is None:
                self.clock.turn(given.at - inputs[number - 1].at)
            else:
                await self.playing(given.seat).act(given.action.id)
            await self.step()
            await self.talk(number)
            if number == PROGRAM_COMES:
                await dials(self.program, self.code, await token_of(self.people[2]))
                await sees_bot(self.people[0], 2, "program")
                await self.step()
        await self.people[2].ask("program", wish="end")
        await self.program.closed()
        self.program.line = None
        await sees_bot(self.people[0], 2, None)
        await self.step()

    def playing(self, seat: int) -> Player:
        """Who acts on a seat: from some move on a program does for Carlo."""
        return self.program if seat == 2 and self.program.line else self.people[seat]

    async def talk(self, number: int) -> None:
        """What people do beside the game."""
        ada, bea, carlo = self.people
        match number % 4:
            case 0:
                await bea.ask("phrase", phrase="hello")
                await bea.ask("advise")
                await carlo.ask("pause", on=True)
                await carlo.ask("pause", on=False)
            case 1:
                await ada.send({"t": "ping"})
                await ada.ask("foresee")
            case 2:
                assert ada.line is not None and self.eye.line is not None
                await ada.line.close()
                await ada.go(self.code, "it")
                await self.eye.line.close()
                await self.eye.go(self.code)
                if self.leaner.line:
                    await self.eye.ask("look", at=0)
                    await self.leaner.line.close()
                    await self.lean()
            case 3:
                await ada.refused("do", action=10**6, seen=ada.update["n"])
                await carlo.ask("advise")
        await self.step()

    async def end(self) -> None:
        for player in (*self.people, self.eye, self.leaner, self.program):
            await player.leave()


@pytest.mark.usefixtures("firewheel")
@pytest.mark.parametrize(("game", "options"), GAMES, ids=str)
async def test_everything_sent_to_a_seat_is_the_same_whatever_is_hidden_from_it(
    game: str,
    options: dict[str, Any],
    server: Server,
    clock: Hourglass,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seed, swap, inputs = find_twins(game, options)
    usual = fair.header
    evenings = []
    for twin in (None, swap):

        def deal(header: Header, twin: Swap | None = twin) -> AnyMatch:
            sealed = Sealed(seal(header.seed))
            chance: Chance = Twin(sealed, *twin) if twin else sealed
            state = find(game).deal(SEATS, msgspec.convert(options, find(game).options), chance)
            return Match(find(game), state, chance, Record(header))

        monkeypatch.setattr(table, "deal", deal)
        monkeypatch.setattr(past, "deal", deal)
        monkeypatch.setattr(
            fair, "header", lambda row, places: replace(usual(row, places), seed=seal(seed).hex())
        )
        evening = Evening(server, clock)
        await evening.begin(game, options)
        await evening.live(inputs)
        await evening.end()
        evenings.append([*evening.sent, *evening.seen] if not find(game).open else evening.sent)
    one, other = evenings
    for mine, same in zip(one, other, strict=True):
        assert mine == same
    updates = [message for _, message in one if message["t"] == "update"]
    assert {"outline" in update for update in updates} == {find(game).outline is not None}
    assert any("coach" in update for update in updates) == (find(game).coach is not None)
    tables = [message for _, message in one if message["t"] == "table"]
    assert all(message["next"] is None and message["evening"] is None for message in tables)
    kinds = {message["t"] for _, message in one}
    assert {"table", "update", "said", "watching", "pong", "foreseen", "refusal", "list"} <= kinds
    assert sum(not update["whole"] for update in updates) > 3


async def test_e34_everything_sent_is_the_same_whether_or_not_somebody_has_passed(
    server: Server, clock: Hourglass, monkeypatch: pytest.MonkeyPatch
) -> None:
    usual = fair.header
    stack = {"starter": ["0"], "deck": [*ADA, "nope", *BEA, *CARLO], "pile": PILE}
    monkeypatch.setattr(fair, "header", lambda row, places: replace(usual(row, places), stack=stack))
    evenings = []
    for passes in (True, False):
        evening = Evening(server, clock)
        await evening.begin("kittens", {})
        ada, bea, _ = evening.people
        await ada.act(next(offer["id"] for offer in ada.update["legal"] if offer["act"]["do"] == "play"))
        await evening.step()
        await ada.refused("take-back", seen=ada.update["n"])
        if passes:
            await bea.act(next(offer["id"] for offer in bea.update["legal"] if offer["act"]["do"] == "pass"))
        await evening.step()
        await ada.refused("take-back", seen=ada.update["n"])
        for number in range(4):
            await evening.talk(number)
        clock.turn(5_000)
        await evening.step()
        await ada.ask("take-back", seen=ada.update["n"])
        await evening.step()
        for player in evening.people[1:]:
            await player.ask("agree", wish=player.table["wish"]["number"], on=True)
            await evening.step()
        await evening.end()
        evenings.append([*evening.sent, *evening.seen])
    assert evenings[0] == evenings[1]
    assert any(line.get("undone") for _, message in evenings[0] for line in message.get("log", []))
    assert any(event["t"] == "resolved" for _, message in evenings[0] for event in message.get("events", []))
