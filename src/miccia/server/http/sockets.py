"""The socket side: lets connections in, reads what they ask, answers what cannot be taken."""

import asyncio
import logging
from collections.abc import Callable
from time import perf_counter
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath
from msgspec import Struct

from miccia.core.refused import Refused
from miccia.server import wire, words
from miccia.server.http.headers import FRESH, address_of, from_our_page, identify
from miccia.server.http.line import SocketLine, line_of
from miccia.server.http.problems import language_of
from miccia.server.limits import FRAME, Bucket
from miccia.server.lobby.lobby import Lobby
from miccia.server.logs import about
from miccia.server.table.asks import carry_out
from miccia.server.table.connection import TURNED_AWAY, Connection, encode
from miccia.server.table.mailbox import Unwell
from miccia.server.table.programs import ELSEWHERE, NO_TOKEN
from miccia.server.table.table import Table

log = logging.getLogger(__name__)
POLICY = 1008
LATER = 1013
NO_TABLE = 4404
CLOSES = {  # refusals that end the visit
    "turned-away": TURNED_AWAY,
    "crowded": LATER,
    "program-closed": NO_TOKEN,
    "program-elsewhere": ELSEWHERE,
}


class Peek(Struct):
    """What can be read of a message that cannot be understood."""

    id: int | None = None


@websocket("/ws/{code:str}")
async def table_socket(
    socket: WebSocket,  # type: ignore[type-arg]
    code: FromPath[str],
    lobby: NamedDependency[Lobby],
) -> None:
    """A player's line to a table."""
    await let_in(socket, lobby, lambda line, address: Visit(line, code, lobby, address))


async def let_in(
    socket: WebSocket,  # type: ignore[type-arg]
    lobby: Lobby,
    visit: Callable[[Connection, str], "Visit"],
) -> None:
    """Open a line for whoever may have one more, to where `visit` leads."""
    address = address_of(socket)
    if not from_our_page(socket):
        await socket.receive()
        await socket.send({"type": "websocket.close", "code": POLICY, "reason": ""})  # not upgraded: a 403
        return
    if lobby.lines[address] >= lobby.house.limits.sockets:
        lobby.house.metrics.limited.labels("sockets").inc()
        await turn_back(socket, "too-many-pages", lobby)
        return
    lobby.lines[address] += 1
    try:
        await converse(socket, lobby, lambda connection: visit(connection, address))
    finally:
        lobby.lines[address] -= 1
        if not lobby.lines[address]:
            del lobby.lines[address]


async def turn_back(socket: WebSocket, code: str, lobby: Lobby) -> None:  # type: ignore[type-arg]
    """Say why nobody can come in now: a page hears nothing of a line that was never opened."""
    await socket.accept()
    lobby.house.metrics.refusals.labels(code).inc()
    refusal = wire.Refusal(None, code, "", words.refusal(code, language_of(socket)))
    await socket.send({"type": "websocket.send", "text": encode(refusal).decode(), "bytes": None})
    await socket.send({"type": "websocket.close", "code": LATER, "reason": ""})


async def converse(
    socket: WebSocket,  # type: ignore[type-arg]
    lobby: Lobby,
    start: Callable[[Connection], "Visit"],
) -> None:
    limits = lobby.house.limits
    session = await identify(socket)
    fresh = socket.scope["state"].get(FRESH)
    await socket.accept(headers={"Set-Cookie": fresh} if fresh else {})
    bucket = Bucket(lobby.house.clock, limits.burst, limits.per_second)
    took = lobby.house.metrics.answers.observe
    connection = Connection(session, language_of(socket), bucket, limits.unsent, took)
    visit = start(connection)
    silent = asyncio.get_running_loop().call_later(limits.hello_seconds, visit.hurry)
    log.debug("a line was opened", extra=about(table=visit.code, address=visit.address))
    line = line_of(socket)
    connection.line, line.drained = line, connection.go_on
    try:
        await visit.read(line)
        if connection.closing and not connection.lost:
            number, reason = connection.closing
            await socket.send({"type": "websocket.close", "code": number, "reason": reason})
    except (WebSocketDisconnect, OSError):  # it has ended already
        return
    finally:
        silent.cancel()
        line.drained = None
        await visit.end()
        del socket.receive, socket.send  # they hold the socket that holds them
        log.debug("a line has ended", extra=about(table=visit.code, address=visit.address))


class Visit:
    """A connection's stay: from its hello to its end it belongs to one table."""

    decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(wire.Asked)

    def __init__(self, connection: Connection, code: str, lobby: Lobby, address: str = "") -> None:
        self.connection = connection
        self.code = code
        self.address = address
        self.lobby = lobby
        self.table: Table | None = None
        self.greeted = False
        self.nonsense = 0

    def hurry(self) -> None:
        """Who has not said hello by now is not going to."""
        if not self.greeted:
            self.connection.close(POLICY)

    async def read(self, line: SocketLine) -> None:
        """Take one message after the other; each is answered before the next is read."""
        while (message := await line.receive())["type"] == "websocket.receive":
            await self.hear(message.get("text") or message.get("bytes") or "")

    async def hear(self, frame: str | bytes) -> None:
        ask: wire.Ask | None = None
        came = perf_counter()
        try:
            ask = self.understand(frame)
            self.count(frame)
            self.nonsense = max(0, self.nonsense - 1)
            await self.answer(ask)
        except Refused as refused:
            self.refuse(ask, frame, refused)
        except Unwell:
            self.refuse(ask, frame, Refused("server-error"))
        except Exception:
            log.exception("table %s", self.code)
            self.refuse(ask, frame, Refused("server-error"))
        if isinstance(ask, wire.Do):
            self.connection.answered(came)

    def understand(self, frame: str | bytes) -> wire.Ask:
        if not self.connection.bucket.take():
            self.lobby.house.metrics.limited.labels("burst").inc()
            raise self.bad("too-fast")
        if len(frame) > FRAME or (isinstance(frame, str) and len(frame.encode()) > FRAME):
            raise self.bad("too-large")
        if isinstance(frame, bytes):
            raise self.bad("bad-message")
        try:
            ask: wire.Ask = self.decoder.decode(frame)
        except (msgspec.MsgspecError, RecursionError, UnicodeError):
            raise self.bad("bad-message") from None
        return ask

    def count(self, frame: str | bytes) -> None:
        """What everybody at this address says together has a limit too; no line is closed for it."""
        self.lobby.messages.demand(self.address, "network-too-fast")
        self.lobby.bytes.demand(self.address, "network-too-fast", len(frame))

    def bad(self, code: str) -> Refused:
        self.nonsense += 1
        if self.nonsense >= self.lobby.house.limits.nonsense:
            self.connection.close(POLICY)
        return Refused(code)

    async def answer(self, ask: wire.Ask) -> None:
        connection = self.connection
        if isinstance(ask, wire.Ping):
            connection.send(wire.Pong())
            return
        if isinstance(ask, wire.Hello):
            self.greet(ask, known=self.table is not None)
            if self.table is None:
                self.table = await self.find(ask.program)
        table = self.table
        if table is None:
            raise Refused("hello-first")
        await table.call(lambda: carry_out(table, connection, ask))

    def greet(self, hello: wire.Hello, known: bool) -> None:
        """Every hello costs something; whoever says too many at once comes later."""
        self.greeted = True
        if not self.lobby.hellos.take(self.address):
            if not known:
                self.connection.close(LATER)
            raise Refused("too-fast")
        self.connection.language = words.choose(hello.language, self.connection.language)

    async def find(self, token: str) -> Table:
        try:
            return await self.lobby.visit(self.code, self.connection.session, self.address, token=token)
        except Refused as refused:
            self.connection.close(LATER if refused.code in ("table-away", "too-fast") else NO_TABLE)
            raise

    def refuse(self, ask: wire.Ask | None, frame: str | bytes, refused: Refused) -> None:
        self.lobby.house.metrics.refusals.labels(refused.code).inc()
        text = words.refusal(refused.code, self.connection.language, self.game)
        log.debug("refused", extra=about(table=self.code, address=self.address, code=refused.code))
        number = ask.id if isinstance(ask, wire.Numbered) else peek(frame)
        self.connection.send(wire.Refusal(number, refused.code, refused.rule, text))
        if refused.code in CLOSES:
            self.connection.close(CLOSES[refused.code])

    @property
    def game(self) -> str | None:
        """Which is played, once that is known."""
        return self.table.row.game if self.table else None

    async def end(self) -> None:
        """Leave the table."""
        table = self.table
        if table is not None:
            try:
                await table.call(lambda: table.leave(self.connection))
            except Unwell:
                return


def peek(frame: str | bytes) -> int | None:
    """The number of a message that could not be taken."""
    try:
        number = msgspec.json.decode(frame, type=Peek).id
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        return None
    return number if number is not None and abs(number) < 2**53 else None
