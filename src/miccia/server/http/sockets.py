"""The socket side: lets connections in, reads what they ask, answers what cannot be taken."""

import asyncio
import logging
from collections import Counter

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath
from msgspec import Struct

from miccia.core.refused import Refused
from miccia.server import wire, words
from miccia.server.http.headers import FRESH, from_our_page, identify
from miccia.server.http.problems import language_of
from miccia.server.limits import FRAME, Bucket, Limits, address_of
from miccia.server.lobby.lobby import Lobby
from miccia.server.table.asks import carry_out
from miccia.server.table.connection import TURNED_AWAY, Connection
from miccia.server.table.mailbox import Unwell
from miccia.server.table.table import Table

log = logging.getLogger(__name__)
decoder = msgspec.json.Decoder(wire.Asked)

POLICY = 1008
LATER = 1013
NO_TABLE = 4404
CLOSES = {"turned-away": TURNED_AWAY, "crowded": LATER}  # refusals that end the visit


class Peek(Struct):
    """What can be read of a message that cannot be understood."""

    id: int | None = None


@websocket("/ws/{code:str}")
async def table_socket(
    socket: WebSocket,  # type: ignore[type-arg]
    code: FromPath[str],
    lobby: NamedDependency[Lobby],
    limits: NamedDependency[Limits],
    sockets: NamedDependency[Counter[str]],
) -> None:
    """A player's line to a table."""
    address = address_of(socket)
    if not from_our_page(socket) or sockets[address] >= limits.sockets:
        await socket.receive()
        await socket.send({"type": "websocket.close", "code": POLICY, "reason": ""})  # not upgraded: a 403
        return
    sockets[address] += 1
    try:
        await converse(socket, code, lobby, limits, address)
    finally:
        sockets[address] -= 1
        if not sockets[address]:
            del sockets[address]


async def converse(
    socket: WebSocket,  # type: ignore[type-arg]
    code: str,
    lobby: Lobby,
    limits: Limits,
    address: str,
) -> None:
    session = await identify(socket)
    fresh = socket.scope["state"].get(FRESH)
    await socket.accept(headers={"Set-Cookie": fresh} if fresh else {})
    bucket = Bucket(lobby.house.clock, limits.burst, limits.per_second)
    connection = Connection(session, language_of(socket), bucket, limits.unsent)
    visit = Visit(connection, code, lobby, limits, address)
    silent = asyncio.get_running_loop().call_later(limits.hello_seconds, visit.hurry)
    works = connection.write(socket), visit.read(socket), connection.stuck()
    tasks = [asyncio.create_task(work) for work in works]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        silent.cancel()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await visit.end()


class Visit:
    """A connection's stay: from its hello to its end it belongs to one table."""

    def __init__(
        self, connection: Connection, code: str, lobby: Lobby, limits: Limits, address: str = ""
    ) -> None:
        self.connection = connection
        self.code = code
        self.address = address
        self.lobby = lobby
        self.limits = limits
        self.table: Table | None = None
        self.greeted = False
        self.nonsense = 0

    def hurry(self) -> None:
        """Who has not said hello by now is not going to."""
        if not self.greeted:
            self.connection.close(POLICY)

    async def read(self, socket: WebSocket) -> None:  # type: ignore[type-arg]
        """Take one message after the other; each is answered before the next is read."""
        while True:
            try:
                message = await socket.receive()
            except WebSocketDisconnect:
                return
            if message["type"] != "websocket.receive":
                return
            await self.hear(message.get("text") or message.get("bytes") or "")

    async def hear(self, frame: str | bytes) -> None:
        ask: wire.Asked | None = None
        try:
            ask = self.understand(frame)
            self.nonsense = max(0, self.nonsense - 1)
            await self.answer(ask)
        except Refused as refused:
            self.refuse(ask, frame, refused)
        except Unwell:
            self.refuse(ask, frame, Refused("server-error"))
        except Exception:
            log.exception("table %s", self.code)
            self.refuse(ask, frame, Refused("server-error"))

    def understand(self, frame: str | bytes) -> wire.Asked:
        if not self.connection.bucket.take():
            raise self.bad("too-fast")
        if len(frame) > FRAME or (isinstance(frame, str) and len(frame.encode()) > FRAME):
            raise self.bad("too-large")
        if isinstance(frame, bytes):
            raise self.bad("bad-message")
        try:
            ask: wire.Asked = decoder.decode(frame)
        except (msgspec.MsgspecError, RecursionError, UnicodeError):
            raise self.bad("bad-message") from None
        return ask

    def bad(self, code: str) -> Refused:
        self.nonsense += 1
        if self.nonsense >= self.limits.nonsense:
            self.connection.close(POLICY)
        return Refused(code)

    async def answer(self, ask: wire.Asked) -> None:
        connection = self.connection
        if isinstance(ask, wire.Ping):
            connection.send(wire.Pong())
            return
        if isinstance(ask, wire.Hello):
            self.greeted = True
            if not self.lobby.hellos.take(self.address):
                if self.table is None:
                    connection.close(LATER)
                raise Refused("too-fast")
            connection.language = words.choose(ask.language, connection.language)
            if self.table is None:
                self.table = await self.find()
        table = self.table
        if table is None:
            raise Refused("hello-first")
        await table.call(lambda: carry_out(table, connection, ask))

    async def find(self) -> Table:
        try:
            return await self.lobby.visit(self.code, self.connection.session, self.address)
        except Refused as refused:
            self.connection.close(LATER if refused.code in ("table-away", "too-fast") else NO_TABLE)
            raise

    def refuse(self, ask: wire.Asked | None, frame: str | bytes, refused: Refused) -> None:
        game = self.table.row.game if self.table else None
        text = words.refusal(refused.code, self.connection.language, game)
        number = ask.id if isinstance(ask, wire.Numbered) else peek(frame)
        self.connection.send(wire.Refusal(number, refused.code, refused.rule, text))
        if refused.code in CLOSES:
            self.connection.close(CLOSES[refused.code])

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
