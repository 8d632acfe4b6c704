"""A real server on a free port in the test's own loop, and players who talk to it over real sockets."""

import asyncio
import heapq
import itertools
import json
import random
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any

import httpx
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from miccia.server.app import create_app
from miccia.server.limits import Limits
from miccia.server.serve import config, listen
from miccia.server.table.talk import REMEMBERED

PATIENCE = 20  # seconds for an answer on a busy machine
COUNTED = (
    "burst per_second messages tables hellos records replays reviews guesses connections sockets onlookers"
)
PLENTY = Limits(bytes=100_000_000, **dict.fromkeys(COUNTED.split(), 100_000))

Message = dict[str, Any]


class Hourglass:
    """A clock that stands still until it is turned on."""

    def __init__(self) -> None:
        self.millis = 0
        self.count = itertools.count()
        self.sleepers: list[tuple[int, int, asyncio.Future[None]]] = []

    def now(self) -> int:
        return self.millis

    def date(self) -> int:
        return self.millis

    async def sleep(self, millis: int) -> None:
        if millis <= 0:
            return
        done = asyncio.get_running_loop().create_future()
        heapq.heappush(self.sleepers, (self.millis + millis, next(self.count), done))
        await done

    def turn(self, millis: int) -> None:
        """Time goes on; those whose time has come wake up."""
        self.millis += millis
        while self.sleepers and self.sleepers[0][0] <= self.millis:
            done = heapq.heappop(self.sleepers)[2]
            if not done.done():
                done.set_result(None)


class Server:
    """Where a running server is, and its application."""

    def __init__(self, app: Any, port: int) -> None:
        self.app = app
        self.port = port

    @property
    def lobby(self) -> Any:
        return self.app.state.lobby

    def player(self, cookie: str | None = None) -> "Player":
        return Player(self.port, cookie)


@asynccontextmanager
async def running(store: Any, behind: Sequence[str] = (), **settings: Any) -> AsyncIterator[Server]:
    """A server over a store or an SQLite file, with patient limits and quick bots unless told otherwise."""
    defaults: dict[str, Any] = {"pace": None, "limits": PLENTY}
    settings = defaults | settings
    app = create_app(store, **settings)
    listener = listen("127.0.0.1", 0)
    server = uvicorn.Server(config(app, settings["limits"], behind))
    task = asyncio.create_task(server.serve(sockets=[listener]))
    while not server.started:
        if task.done():
            task.result()
        await asyncio.sleep(0)
    try:
        yield Server(app, listener.getsockname()[1])
    finally:
        server.should_exit = True
        await task


class Player:
    """Somebody with a cookie: asks over HTTP, sits at one table over a socket, keeps all that was sent."""

    patience = PATIENCE

    def __init__(self, port: int, cookie: str | None = None) -> None:
        self.port = port
        self.http = httpx.AsyncClient(
            base_url=f"http://127.0.0.1:{port}",
            timeout=self.patience,
            verify=False,  # there is nothing to verify, and certificates take 40 ms to read
        )
        self.carry(cookie or "")
        self.line: ClientConnection | None = None
        self.heard: list[str] = []
        self.table: Message = {}
        self.update: Message = {}
        self.asked = itertools.count(1)

    @property
    def cookie(self) -> str | None:
        """Name and value."""
        return next((f"{name}={value}" for name, value in self.http.cookies.items()), None)

    def carry(self, cookie: str) -> None:
        name, _, value = cookie.partition(";")[0].partition("=")
        if name:
            self.http.cookies.set(name, value, "127.0.0.1")

    async def make(self, **fields: Any) -> str:
        """A new table; its code."""
        answer = await self.http.post(
            "/api/tables", json={"game": "hanabi", "seats": 2, "name": "Ada"} | fields
        )
        assert answer.status_code == 201, answer.text
        code: str = answer.json()["code"]
        return code

    async def lists(self) -> Message:
        """The tables that the home page lists."""
        answer = await self.http.get("/api/tables")
        assert answer.status_code == 200, answer.text
        lists: Message = answer.json()
        return lists

    async def sees(self, **fields: object) -> None:
        """Wait until the table looks so."""
        while {name: self.table[name] for name in fields} != fields:
            await self.hear()

    async def dial(self, code: str, **headers: str) -> None:
        """Open the line without a word."""
        if self.cookie:
            headers["Cookie"] = self.cookie
        self.line = await connect(
            f"ws://127.0.0.1:{self.port}/ws/{code}",
            additional_headers=headers,
            max_size=None,
            max_queue=None,  # or what nobody reads keeps the line from closing, for ten seconds
            compression=None,
            open_timeout=self.patience,
            ping_interval=None,  # the server pings
        )
        assert self.line.response is not None
        if fresh := self.line.response.headers.get("Set-Cookie"):
            self.carry(fresh)

    async def go(self, code: str, language: str = "en") -> "Player":
        """Connect and say hello; comes back when the table has answered with all it has."""
        await self.dial(code)
        return await self.hello(language)

    async def hello(self, language: str = "en") -> "Player":
        await self.send({"t": "hello", "language": language})
        await self.until(lambda message: message["t"] == "table")
        if self.table["phase"] != "gathering":
            await self.until(lambda message: message["t"] == "update" and message["whole"])
        return self

    async def send(self, message: Message | str | bytes) -> None:
        assert self.line is not None
        await self.line.send(json.dumps(message) if isinstance(message, dict) else message)

    async def ask(self, what: str, **fields: Any) -> int:
        """Ask something that can be refused; its number."""
        number = next(self.asked)
        await self.send({"t": what, "id": number} | fields)
        return number

    async def hear(self) -> Message:
        """The next message."""
        assert self.line is not None
        async with asyncio.timeout(self.patience):
            text = await self.line.recv(decode=True)
        self.heard.append(text)
        message: Message = json.loads(text)
        if message["t"] in ("said", "signals", "watching"):
            message = self.table | self.changed(message)  # for most tests it is the table that has changed
        if message["t"] == "table":
            self.table = message
        if message["t"] == "update":
            self.update = message
        return message

    def changed(self, message: Message) -> Message:
        """What a small message changes of the table."""
        if message["t"] == "said":
            return {"said": [*self.table["said"], message["told"]][-REMEMBERED:]}
        return {name: value for name, value in message.items() if name != "t"}

    async def until(self, wanted: Callable[[Message], bool]) -> Message:
        """The next message that is wanted."""
        while True:
            message = await self.hear()
            if wanted(message):
                return message

    async def refused(self, what: str, **fields: Any) -> Message:
        """Ask something that must be refused; the refusal."""
        number = await self.ask(what, **fields)
        return await self.until(lambda message: message["t"] == "refusal" and message["id"] == number)

    async def change(self, what: str, **fields: Any) -> Message:
        """Ask something that must change the table; the table."""
        await self.ask(what, **fields)
        message = await self.until(lambda message: message["t"] in ("table", "refusal"))
        assert message["t"] == "table", message
        return message

    async def act(self, action: int) -> None:
        await self.ask("do", action=action, seen=self.update["n"])

    async def play(self, choose: "Choose | None" = None, until: int | None = None) -> None:
        """Act whenever asked to, to the end or to a number."""
        choose = choose or careful(random.Random(1))
        while self.update["turn"]["t"] != "over" and (until is None or self.update["n"] < until):
            if self.update["legal"]:
                await self.act(choose(self.update))
            await self.beyond(self.update["n"])

    async def beyond(self, n: int) -> None:
        """Wait for an update with a higher number; where all act at once, an answer may be overtaken."""
        while self.update["n"] <= n:
            message = await self.hear()
            assert message["t"] != "refusal" or message["code"] in ("stale", "too-late", "die-gone"), message

    async def closed(self) -> int:
        """Wait for the line to be closed; the code."""
        assert self.line is not None
        async with asyncio.timeout(PATIENCE):
            await self.line.wait_closed()
        assert self.line.close_code is not None
        return self.line.close_code

    async def __aenter__(self) -> "Player":
        return self

    async def __aexit__(self, *problem: object) -> None:
        await self.leave()

    async def leave(self) -> None:
        if self.line is not None:
            await self.line.close()
        await self.http.aclose()


Choose = Callable[[Message], int]


def careful(dice: random.Random, boldness: float = 0.1) -> Choose:
    """Any legal action, but seldom a card played blindly: games last longer so."""

    def choose(update: Message) -> int:
        calm = [offer for offer in update["legal"] if offer["act"]["do"] != "play"]
        return int(dice.choice(calm if calm and dice.random() >= boldness else update["legal"])["id"])

    return choose


async def seated(ada: Player, bea: Player, **fields: object) -> str:
    """Ada and Bea at a table, by default for two, in play; its code."""
    code = await ada.make(**fields)
    await ada.go(code)
    await bea.go(code)
    await bea.change("sit", name="Bea")
    await ada.ask("begin")
    for player in (ada, bea):
        await player.until(lambda message: message["t"] == "update")
    return code
