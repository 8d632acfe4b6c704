"""What servers that share a database tell each other: that they live, which tables they took, and whom they
forgot.

Nothing depends on it but how soon somebody knows: a server that heard nothing of a taking is refused its next
write. So it is told after the fact, of many tables at once; a notice takes a lock of the whole database.
"""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from time import monotonic

import asyncpg

from miccia.server.store.contract import Away
from miccia.server.store.postgres.dialect import EPOCHS
from miccia.server.store.postgres.reaching import AGAIN, ANSWER, LOST, Connection, Line, told

log = logging.getLogger(__name__)
CHANNEL = "miccia"
BEAT = 1  # seconds from one sign of life to the next
FRESH = 2  # seconds for which an answer of it stays true
GONE = 5  # seconds without one, until the database is away: a restart of it takes less
ASKING = 1  # seconds for another server to say whether it is away for all
MOST = 200  # tables in a notice, which has 8,000 bytes
ALIVE = (
    "INSERT INTO nodes (id, name, seen) VALUES ($1, $2, now()) ON CONFLICT (id) DO UPDATE SET seen = now()"
)
TIDY = "DELETE FROM nodes WHERE seen < now() - interval '1 day'"
OTHERS = "SELECT name FROM nodes WHERE id <> $1 AND seen > now() - interval '10 seconds'"
NOTIFY = "SELECT pg_notify($1, $2)"


class Watch:
    """One connection that gives signs of life and hears notices."""

    def __init__(self, url: str, node: int, name: str) -> None:
        self.node = node
        self.name = name
        self.lost: Callable[[str, int], None] = lambda code, epoch: None
        self.forgot: Callable[[str], None] = lambda session: None
        self.holds: dict[str, int] = {}  # the epochs of tables that this server took last
        self.notices: list[str] = []  # to tell: a code and an epoch each
        self.wake = asyncio.Event()
        self.closing = False
        self.answered = monotonic()  # when the database last did
        self.since = monotonic()  # and since when without a break
        self.others: list[str] = []  # the addresses of the other servers, as they were then
        self.line = Line(url)
        self.task = asyncio.create_task(self.run())

    async def run(self) -> None:
        while not self.closing:
            try:
                db = self.line.db or await self.begin()
                await db.execute(ALIVE, self.node, self.name)
                self.others = [name for (name,) in await db.fetch(OTHERS, self.node)]
                self.answered = monotonic()
                await self.tell(db)
                with suppress(TimeoutError):
                    await asyncio.wait_for(self.wake.wait(), BEAT)
                self.wake.clear()
            except (*LOST, asyncpg.PostgresError) as problem:
                log.info("the watch has lost PostgreSQL: %s", told(problem))
                self.line.hang_up()
                await asyncio.sleep(AGAIN)

    async def begin(self) -> Connection:
        """Listen, and find out what was missed."""
        db = await self.line.reach()
        self.since = monotonic()
        await db.add_listener(CHANNEL, self.hear)
        await db.execute(TIDY)
        for code, epoch, *_ in await db.fetch(EPOCHS, list(self.holds)):
            self.heard_lost(code, epoch)
        return db

    async def tell(self, db: Connection) -> None:
        while self.notices:
            some = self.notices[:MOST]
            await db.execute(NOTIFY, CHANNEL, f"lost {self.node} {' '.join(some)}")
            del self.notices[: len(some)]

    def took(self, code: str, epoch: int, before: int | None) -> None:
        """A table is ours now; whoever had it should know."""
        self.holds[code] = epoch
        if before is not None and before != self.node:
            self.tell_lost(code, epoch)

    def tell_lost(self, code: str, epoch: int) -> None:
        self.notices.append(f"{code} {epoch}")
        self.wake.set()

    def hear(self, db: object, pid: int, channel: str, text: str) -> None:
        what, node, *about = text.split()
        if node == str(self.node):
            return
        if what == "forgot":
            self.forgot(about[0])
        for code, epoch in zip(about[::2], about[1::2], strict=False) if what == "lost" else ():
            self.heard_lost(code, int(epoch))

    def heard_lost(self, code: str, epoch: int) -> None:
        if self.holds.get(code, epoch) < epoch:
            del self.holds[code]
            self.lost(code, epoch)

    def let_go(self, code: str, epoch: int) -> None:
        if self.holds.get(code) == epoch:
            del self.holds[code]

    def reached(self) -> bool:
        """Who has only just come back says nothing: the others may be about to."""
        return monotonic() - self.answered <= FRESH and monotonic() - self.since > GONE

    async def check(self) -> None:
        """`Away` if the database has not answered us for some seconds but does answer another server. While
        it answers nobody, whoever is at a table stays there: nobody else could do better."""
        gone = monotonic() - self.answered > GONE  # nobody's last answer is fresh then
        if gone and any(await asyncio.gather(*map(reaches, self.others))):
            raise Away(f"PostgreSQL has not answered for {monotonic() - self.answered:.0f} s, but others")

    async def close(self) -> None:
        self.closing = True
        self.wake.set()
        with suppress(TimeoutError):
            await asyncio.wait_for(self.task, ANSWER)
        if self.line.db is not None:
            with suppress(*LOST):
                await self.line.db.execute("DELETE FROM nodes WHERE id = $1", self.node)
        await self.line.close()


async def reaches(address: str) -> bool:
    """Whether the server at an address says that it reaches the database."""
    host, _, port = address.rpartition(":")
    try:
        async with asyncio.timeout(ASKING):
            reader, writer = await asyncio.open_connection(host.strip("[]"), int(port))
            try:
                writer.write(f"GET /healthz/store HTTP/1.0\r\nHost: {address}\r\n\r\n".encode())
                return b" 200 " in await reader.readline()
            finally:
                writer.close()
    except (OSError, ValueError, TimeoutError):
        return False
