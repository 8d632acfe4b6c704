"""People who play on whatever becomes of the server, remember all that they saw, and hold the table to it."""

import asyncio
import json
import random
from collections.abc import Callable
from contextlib import suppress
from time import perf_counter
from types import NoneType
from typing import Any

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed, InvalidMessage

import miccia
from miccia.core.record import Record, Undo
from miccia.play import deal, take
from tests.server.house import Message, Player

PHASES = ["gathering", "playing", "over"]
USUAL = {"no-wish", "stale", "too-early", "too-late", "undo-wished", "wished-already"}  # to who is overtaken
BUSY = 120  # seconds for an answer where a machine has much else to do
STUCK = 2 * BUSY  # seconds without a move; a bot stands in for a sleeper after thirty
NO_PONG = 1011  # so a server closes a line whose pings nobody answers, as on a machine that is too busy
RESIGNS = ("give-up",)
CUT_OFF = (  # the server is no more
    ConnectionClosed, InvalidMessage, ConnectionError, httpx.NetworkError, httpx.RemoteProtocolError
)  # fmt: skip
Key = tuple[int, int | None, str, str]


def key(line: Message, say: Any) -> Key:
    """What a line of the log stays, whatever is added to it later."""
    return line["n"], line["seat"], line.get("mark", ""), json.dumps(say)


class Witness(Player):
    """Somebody at a table, on a seat or looking on, who compares what is told with what was told before."""

    patience = BUSY

    def __init__(
        self, dice: random.Random, pace: float, boldness: float, saw_move: Callable[["Witness"], None]
    ) -> None:
        super().__init__(0)
        self.dice = dice
        self.pace = pace  # seconds that a move may take
        self.boldness = boldness  # how often a card is played blindly
        self.saw_move = saw_move
        self.back = False  # just now: the first move is made at once
        self.moves = False  # to another seat, or from one: what they are told is numbered anew
        self.refusals: dict[str, str] = {}  # by no rule of the game; with the last sentence of each
        self.forget()

    def forget(self) -> None:
        """The next table is another."""
        self.table, self.update = {}, {}
        self.lines: dict[int, list[Message]] = {}
        self.views: dict[int, str] = {}  # as JSON: millions of small objects would make the test itself slow
        self.acts: int | None = None  # the number of the update on which a move was sent that nobody answered

    def call_at(self, port: int) -> None:
        """The server is there now."""
        self.port, self.http.base_url = port, httpx.URL(f"http://127.0.0.1:{port}")

    async def close(self) -> None:
        """Go for a while."""
        if self.line is not None:
            await self.line.close()

    async def hear(self) -> Message:
        table, update = self.table, self.update
        message = await super().hear()
        self.heard.clear()
        if message["t"] == "table" and table:
            assert PHASES.index(message["phase"]) >= PHASES.index(table["phase"])
            if message["you"] != table["you"] and self.moves:
                self.forget()
                self.table = message
        if message["t"] == "note":
            self.lines.setdefault(message["line"]["n"], []).append(message["line"])
        if message["t"] == "update":
            self.compare(message, update)
        if message["t"] == "refusal" and not message["rule"]:
            self.refusals[message["code"]] = message["text"]
        return message

    def compare(self, update: Message, before: Message) -> None:
        """Nothing that was told has gone."""
        n, view = update["n"], json.dumps(update["view"])
        assert n >= before.get("n", 0), (n, before["n"])
        assert self.views.setdefault(n, view) == view
        if not update["whole"]:
            self.lines.setdefault(n, []).extend(update["log"])
            self.saw_move(self)
            return
        told: dict[int, list[Message]] = {}
        for line in update["log"]:
            told.setdefault(line["n"], []).append(line)
        for number, lines in self.lines.items():
            there = {key(line, line["say"]) for line in told.get(number, [])}
            for line in lines:
                assert {key(line, line["say"]), key(line, line.get("later", line["say"]))} & there, line
        self.lines = told

    async def act(self, action: int) -> None:
        self.acts = self.update["n"]
        await super().act(action)

    # How they play

    async def live(self) -> None:
        """Play to the end, or as long as the line holds; what has come by then is heard."""
        try:
            await self.play_along()
        except ConnectionClosed:
            while True:
                await self.hear()

    async def play_along(self) -> None:
        """Move when asked to, take back now and then, agree or not."""
        while self.update["turn"]["t"] != "over":
            wish = self.table["wish"]
            if wish is not None and self.table["you"] not in (None, *wish["agreed"]):
                await self.ask("agree", wish=wish["number"], on=self.dice.random() < 0.8)
                await self.until(lambda message: message["t"] in ("table", "refusal"))
            elif wish is None and self.update["legal"]:
                await self.move()
            else:
                with suppress(TimeoutError):  # whether nothing happens for too long is for the company to say
                    await self.hear()

    async def move(self) -> None:
        at_once, self.back = self.back, False
        if not at_once:
            await asyncio.sleep(self.dice.uniform(0, self.pace))
        undo = self.update.get("undo", "")
        if undo and not at_once and self.dice.random() < {"free": 0.1, "wish": 0.01}[undo]:
            await self.ask("take-back", seen=self.update["n"])
        else:
            await self.act(self.choose())
        answer = await self.until(
            lambda message: message["t"] in ("update", "refusal") or message.get("wish") is not None
        )
        if answer["t"] == "refusal":
            await asyncio.sleep(0.1)  # overtaken, or time has not begun
        elif answer["t"] == "update":
            self.acts = None

    def choose(self) -> int:
        """Any action, but seldom or never a card played blindly: games last longer so."""
        offers = [offer for offer in self.update["legal"] if offer["act"]["do"] not in RESIGNS]
        calm = [offer for offer in offers if offer["act"]["do"] != "play"]
        return int(self.dice.choice(calm if calm and self.dice.random() >= self.boldness else offers)["id"])


class Company:
    """A few people who play one game after the other, somebody who looks on, and bots on the other seats.

    Where it is `mixed`, the last of them leaves as soon as the game has begun, and the onlooker sits in.
    Where it is `sleepy`, the last of them falls asleep in the first game, and a bot stands in.
    """

    def __init__(
        self,
        dice: random.Random,
        mixed: bool = False,
        sleepy: bool = False,
        pace: float = 0.03,
        boldness: float = 0.1,
        **wish: Any,
    ) -> None:
        self.wish = {"name": "P0", "customs": {"sit_in": True, "unasked": True}} | wish
        self.all = [Witness(dice, pace, boldness, self.saw_move) for _ in range(4)]
        self.seated = self.all[:3]
        self.sleeper: Witness | None = None
        self.dice, self.mixed, self.sleepy = dice, mixed, sleepy
        self.code = ""
        self.records: list[str] = []
        self.since = 0.0
        self.told: Callable[[], None] | None = None  # called as soon as one of them hears of a move
        self.used: Callable[[], float] = lambda: 0  # seconds of the processor, by the server
        self.goes_on = False  # whether somebody has moved since the server's first word
        self.waits_for = ""  # in a game to which they came back: "people", or "bots"
        self.back: list[float] = []  # seconds from the first word until somebody had all of the game again
        self.took: dict[str, list[float]] = {"people": [], "bots": []}  # until the next move was seen
        self.work: list[float] = []  # the server's until people had moved
        self.in_flight: list[bool] = []  # of the moves that a kill left unanswered: whether they were made
        self.seen = 0  # moves, by the first of them
        self.cut = 0  # how often a server that lives has hung up because nobody answered its pings

    @property
    def refusals(self) -> dict[str, str]:
        """What they were told instead of an update."""
        return {code: text for witness in self.all for code, text in witness.refusals.items()}

    @property
    def moves(self) -> int:
        """How many they know of in the present game."""
        return int(self.seated[0].update.get("n", 0))

    @property
    def here(self) -> list[Witness]:
        return [witness for witness in self.all if witness is not self.sleeper]

    async def spend(self, port: int, since: float, stubborn: bool = True) -> None:
        """Play until the server is no more; who is not stubborn, until one of them is closed out."""
        self.since, self.goes_on, self.waits_for = since, False, ""
        for witness in self.all:
            witness.call_at(port)
        while True:
            try:
                if not self.seated[0].update:
                    await self.meet()
                await self.play()
                self.note_move()
                await self.end()
            except CUT_OFF as problem:
                if not stubborn or await gone(port):
                    return
                self.was_cut(problem)
            finally:
                for witness in self.all:
                    if witness.line is not None:
                        witness.line.transport.abort()
                        witness.line = None

    def was_cut(self, problem: Exception) -> None:
        """A server that lives hangs up on nobody but whose machine is too busy."""
        assert isinstance(problem, ConnectionClosed), problem
        assert problem.rcvd is not None and problem.rcvd.code == NO_PONG, problem
        self.cut += 1

    async def meet(self) -> None:
        """At a table that is new, or where nobody has seen a game begin."""
        if not self.code:
            self.code = await self.seated[0].make(**self.wish)
        await asyncio.gather(*[self.come(witness) for witness in self.here])
        if self.seated[0].table["phase"] == "gathering":
            await self.begin()
        if self.seated[0].table["now"] < 0:
            for witness in self.here:
                if witness.table["you"] is not None:
                    await witness.ask("ready")

    async def come(self, witness: Witness) -> None:
        """For the first time, or back."""
        you, n = witness.table.get("you"), witness.update.get("n", 0)
        await witness.go(self.code)
        assert you in (None, witness.table["you"]) or witness.moves
        witness.moves = False
        if witness.acts is not None:
            self.in_flight.append(witness.update["n"] > n)
            witness.acts = None

    async def come_back(self, witness: Witness) -> None:
        """To a game that has begun; nobody waits for the others."""
        await self.come(witness)
        self.back.append(perf_counter() - self.since)
        witness.back = True
        if witness.table["now"] < 0:
            if witness.table["you"] is not None:
                await witness.ask("ready")
        elif self.sleeper is None and not self.goes_on:
            asked = bool(witness.update["legal"]) and witness.table["wish"] is None
            self.waits_for = "people" if asked else self.waits_for or "bots"

    async def begin(self) -> None:
        for witness in self.seated:
            if witness.table["you"] is None:
                await witness.ask("sit", name=f"P{self.seated.index(witness)}")
                await witness.until(lambda message: message["t"] == "table" and message["you"] is not None)
        await self.seated[0].ask("begin")
        for witness in self.here:
            await witness.until(lambda message: message["t"] == "update")
        if self.mixed:
            leaver, onlooker = self.all[-2:]
            seat = leaver.table["you"]
            await self.become_another(leaver, "leave")
            await self.become_another(onlooker, "sit-in", seat=seat, name="Late")
        if self.sleepy:
            self.sleepy, self.sleeper = False, self.seated[-1]
            await self.sleeper.close()

    async def become_another(self, witness: Witness, what: str, **fields: Any) -> None:
        """Somebody leaves a seat or takes one."""
        you, witness.moves = witness.table["you"], True
        await witness.ask(what, **fields)
        await witness.until(lambda message: message["t"] == "table" and message["you"] != you)
        await witness.hello()
        witness.moves = False

    async def play(self) -> None:
        """To the end, or until nobody can any more: what each of them saw until then counts."""
        playing = [asyncio.create_task(self.watch(witness)) for witness in self.here]
        try:
            done, others = await asyncio.wait(playing, return_when=asyncio.FIRST_EXCEPTION)
            if others and all(isinstance(task.exception(), (*CUT_OFF, NoneType)) for task in done):
                await asyncio.wait(others, timeout=BUSY)
        finally:
            for task in playing:
                task.cancel()
        problems = [result for result in await asyncio.gather(*playing, return_exceptions=True) if result]
        for problem in sorted(problems, key=lambda problem: isinstance(problem, CUT_OFF)):
            raise problem

    async def watch(self, witness: Witness) -> None:
        """Let somebody play, who may have to come back first."""
        if witness.line is None:
            await self.come_back(witness)
        await witness.live()

    def saw_move(self, witness: Witness) -> None:
        if self.told is not None:
            self.told()
        self.seen += witness is self.seated[0]
        self.note_move()

    def note_move(self) -> None:
        """The game goes on."""
        if not self.goes_on and self.waits_for:
            self.took[self.waits_for].append(perf_counter() - self.since)
            if self.waits_for == "people":
                self.work.append(self.used())
        self.goes_on = True

    async def end(self) -> None:
        """The game is over: its record proves itself, and holds all that anybody saw."""
        answer = await self.seated[0].http.get(f"/api/tables/{self.code}/record")
        assert answer.status_code == 200, answer.text
        self.records.append(answer.text)
        seen = {witness.table["you"]: witness.views for witness in self.here}
        await asyncio.to_thread(check, answer.text, seen)  # beside those who play on
        self.code, self.sleeper, self.waits_for = "", None, ""
        for witness in self.all:
            witness.forget()
        for witness in self.all:
            await witness.close()

    async def gone_on(self) -> None:
        """Wait until somebody has moved; where somebody sleeps, until a bot stands in."""
        while not self.goes_on or not self.awake:
            await asyncio.sleep(0.005)
            assert perf_counter() - self.since < STUCK, self.stuck()

    @property
    def awake(self) -> bool:
        """Whether nobody sleeps, or a bot plays for them."""
        seats = self.seated[0].table["seats"]
        return self.sleeper is None or any(seat["kind"] == "human" and seat["bot"] for seat in seats)

    def stuck(self) -> str:
        """What everybody sees where nothing happens."""
        parts = ("n", "now", "turn", "undo")
        return f"{self.wish['game']} does not go on: " + "; ".join(
            f"{witness.table.get('you')} sees {[witness.update.get(part) for part in parts]},"
            f" may {len(witness.update.get('legal', []))}, wish {witness.table.get('wish')}"
            for witness in self.here
        )


async def gone(port: int) -> bool:
    """Whether there is no server any more; the lines of one that was killed may end before its port."""
    for _ in range(50):
        await asyncio.sleep(0.1)
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", port)
        except OSError:
            return True
        writer.close()
    return False


def check(text: str, seen: dict[int | None, dict[int, str]]) -> None:
    """Every view that a seat ever had, by the number of its update, is one of the game as it is recorded."""
    compare(miccia.load(text), seen)


def compare(record: Record, seen: dict[int | None, dict[int, str]]) -> None:
    match = deal(record.header)
    numbers = dict.fromkeys(seen, 0)
    for given in [None, *record.inputs]:
        events = [] if given is None else take(match, given)
        for seat, views in seen.items():
            told = any(match.game.tell(event, seat) is not None for event in events)
            if told or isinstance(given, Undo):
                numbers[seat] += 1
            elif given is not None:
                continue
            if numbers[seat] in views:
                view = json.loads(msgspec.json.encode(match.view(seat)))
                assert views.pop(numbers[seat]) == json.dumps(view), (record.header.game, seat, numbers[seat])
    assert not any(seen.values())
