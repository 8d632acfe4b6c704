"""A table: one mailbox and one task, which alone changes what is on it.

Whoever wants something puts a job into the mailbox and waits for its answer. Before each job, deadlines that
are due pass. An input is applied, stored for good, and only then told. In a pause, or while nobody who plays
is connected, nothing happens: time stands still, bots rest, and nobody is played for.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

from msgspec.structs import replace

from miccia.core.game import Action
from miccia.core.refused import Refused
from miccia.core.turn import Waiting
from miccia.core.words import Reason
from miccia.play import deal
from miccia.server.house import House
from miccia.server.people.places import Place, Places, put, seat_of
from miccia.server.people.seats import fill_all
from miccia.server.store.contract import Elapsed, TableRow
from miccia.server.table import around, fair, ready
from miccia.server.table.absent import Absent
from miccia.server.table.bots import Bots
from miccia.server.table.connection import Connection
from miccia.server.table.live import Entry, Live
from miccia.server.table.mailbox import Mailbox
from miccia.server.table.scene import Scene
from miccia.server.table.sending import Sender
from miccia.server.table.talk import Said

log = logging.getLogger(__name__)
Result = TypeVar("Result")
RESTART = 1012


class Table:
    """What can be done at a table. All but `call`, `close` and `save_time` are jobs: they run in its turn."""

    def __init__(
        self, row: TableRow, house: House, live: Live | None = None, elapsed: Elapsed | None = None
    ) -> None:
        self.scene = Scene(row, house, live)
        self.sender = Sender(self.scene)
        self.bots = Bots(self.scene, self)
        self.absent = Absent(self.scene)
        self.time = self.scene.time
        self.store = house.store
        self.paper: str | None = None  # the record of a finished game, once written
        self.timer: asyncio.Task[None] | None = None
        self.stored = 0  # inputs that are safe
        self.touched = house.clock.now()
        self.failed = False  # what is in memory may not be what is stored
        if live is not None:
            self.start(live, elapsed)
            self.time.paused = elapsed is not None and elapsed.paused and self.scene.playing
        self.mailbox = Mailbox(f"table {row.code}", self.settle, self.look_ahead)

    @property
    def row(self) -> TableRow:
        return self.scene.row

    @property
    def live(self) -> Live | None:
        return self.scene.live

    @property
    def present(self) -> set[Connection]:
        return self.scene.crowd.present

    async def call(self, job: Callable[[], Awaitable[Result]]) -> Result:
        """Have a job done in its turn; its result, or the `Refused` it ended with."""
        self.touched = self.scene.house.clock.now()
        return await self.mailbox.call(job)

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Something that goes on beside the jobs and ends with the table."""
        return self.mailbox.spawn(work)

    @property
    def closed(self) -> bool:
        return self.mailbox.closed

    def close(self) -> None:
        """Stop everything; the next visitor finds the table as it is stored."""
        self.mailbox.close()
        self.bots.leave()
        for connection in self.present:
            connection.close(RESTART)

    # The game

    def start(self, live: Live, elapsed: Elapsed | None = None) -> None:
        """Go on with a game from where it stands."""
        self.scene.live = live
        self.stored = live.n
        self.time.take_up(ready.first_moment(live), elapsed)
        self.bots.sit(self.row.game, self.row.places, live)

    async def begin(self) -> None:
        """Fill the free seats with bots and deal."""
        places = fill_all(self.row.places, self.row.bot)
        header = fair.header(self.row, places)
        live = Live(deal(header))
        waiting = live.waited_for()
        await self.store.begin(self.row.code, places, header, waiting)
        self.scene.row = replace(self.row, places=places, header=header, waiting=waiting)
        self.start(live)
        for connection in self.present:
            self.sender.all(connection)

    async def act(self, seat: int, action: Action | int, reason: Reason | None = None) -> None:
        """A seat acts now."""
        if self.live is None:
            raise Refused("not-begun")
        with self.all_or_nothing():
            await self.publish(self.live, self.live.act(self.time.moment, seat, action, reason))

    async def publish(self, live: Live, entry: Entry) -> None:
        """Store what came in, then tell everyone."""
        over = live.match.over
        scores = list(over.scores) if over else None
        waiting = live.waited_for()
        others = waiting if waiting != self.row.waiting else None
        await self.store.append(self.row.code, live.rows(self.stored), scores, others)
        self.scene.row = replace(self.row, waiting=waiting, scores=scores)
        self.stored = live.n
        self.time.stored = live.match.now
        self.bots.hear(live, entry)
        self.sender.entry(live, entry)
        if over:
            self.sender.table()

    @contextmanager
    def all_or_nothing(self) -> Iterator[None]:
        """If the game cannot be changed, stored and told as a whole, it is read again from the store."""
        try:
            yield
        except Refused:
            raise
        except Exception:
            self.failed = True
            raise

    # What is due

    async def settle(self) -> None:
        """Let all deadlines pass that are due."""
        self.time.moment = self.time.now()
        with self.all_or_nothing():
            while self.live is not None and (entry := self.live.settle(self.time.moment)) is not None:
                await self.publish(self.live, entry)

    def look_ahead(self) -> None:
        """Set the alarm for what is due next, and ask the bots that are waited for."""
        if self.failed:
            self.close()
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        self.absent.note()
        if self.live is None or self.closed or not self.scene.running:
            return
        if self.time.now() < 0:
            self.timer = self.spawn(self.ring(0, self.begin_time))
            return
        turn = self.live.match.turn
        if isinstance(turn, Waiting):
            due = self.absent.due(self.live)
            if turn.until is not None:
                due.append(turn.until)
            if due:
                self.timer = self.spawn(self.ring(min(due), self.stand_in))
            self.bots.ask(self.live, turn)

    async def ring(self, due: int, job: Callable[[], Awaitable[None]]) -> None:
        """Wait for what is due, and save the time now and then: a restart must not give it back."""
        while self.time.now() < due:
            await self.scene.house.clock.sleep(self.time.next_stop(due))
            if self.time.unsaved(due):
                await self.save_time()
        await self.call(job)

    async def begin_time(self) -> None:
        """Nobody need wait any longer: pages hear it, bots are asked."""
        self.sender.table()

    async def stand_in(self) -> None:
        """Act for those who are gone and cannot be waited for."""
        while self.live is not None and self.scene.running:
            act = self.absent.next_act(self.live)
            if act is None:
                return
            await self.act(*act)

    async def save_time(self) -> None:
        """Store how far time has come. If that fails the game goes on: time is all that can be lost."""
        self.time.stored = self.time.now()
        if self.scene.playing:
            try:
                await self.store.keep_time(self.row.code, Elapsed(self.time.stored, self.time.paused))
            except Exception:
                log.exception("table %s: its time is not stored", self.row.code)

    # Who comes and goes

    async def join(self, connection: Connection) -> None:
        """Somebody connected, or wants to hear everything again."""
        if connection not in self.present:
            self.scene.crowd.let_in(connection, self.row.places)
            self.time.run(self.scene.running)
            self.sender.presence(connection)
        self.sender.all(connection)

    async def leave(self, connection: Connection) -> None:
        """Somebody is gone."""
        went_on = self.scene.running
        self.present.discard(connection)
        self.stand_still_or_run()
        if went_on and not self.scene.running:
            await self.save_time()
        self.sender.presence(connection)

    async def turn_away(self, session: str) -> None:
        """Somebody has to go, and cannot come back."""
        seat = seat_of(self.row.places, session)
        places = self.row.places if seat is None else put(self.row.places, seat, Place())
        await self.store.turn_away(self.row.code, session, places)
        self.scene.row = replace(self.row, places=places, turned_away=(*self.row.turned_away, session))
        self.sender.turn_away(session)
        self.sender.table()

    async def seat(self, places: Places) -> None:
        """Other people sit in other places."""
        await self.store.seat(self.row.code, places)
        self.scene.row = replace(self.row, places=places)
        self.sender.table()

    # What people agree on and say

    async def pause(self, seat: int, wished: bool) -> None:
        """Somebody wishes for a pause, no longer wishes for one, or ends it."""
        self.time.wish(seat, wished, self.scene.playing)
        self.stand_still_or_run()
        await self.save_time()
        self.sender.table()

    def stand_still_or_run(self) -> None:
        """Time runs while the game goes on, and not in a pause that all have wished for."""
        if self.scene.playing:
            self.time.grant(self.scene.here)
        self.time.run(self.scene.running)

    def get_ready(self, seat: int) -> None:
        """Somebody is ready for time to begin."""
        self.time.get_ready(seat, self.row.places)
        self.sender.table()

    def point(self, seat: int, key: str) -> None:
        """Somebody points at something, or no longer does."""
        self.scene.talk.point(seat, key)
        self.sender.each(around.pointing)

    def say(self, said: Said) -> None:
        """Something was said."""
        self.scene.talk.said.append(said)
        self.sender.each(around.saying)
