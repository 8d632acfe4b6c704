"""A table: one mailbox and one task, which alone changes what is on it.

Whoever wants something puts a job into the mailbox and waits for its answer. Before each job, deadlines that
are due pass. An input is applied, stored for good, and only then told. In a pause, or while nobody who plays
is connected, nothing happens: time stands still, bots rest, and nobody is played for.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import TypeVar

from msgspec.structs import replace

from miccia.core.game import Action
from miccia.core.refused import Refused
from miccia.core.turn import Waiting
from miccia.core.words import Reason
from miccia.play import deal
from miccia.server import fair, ready, show, show_table, wire, words
from miccia.server.bots import Bots
from miccia.server.clock import Stopwatch
from miccia.server.connection import TURNED_AWAY, Connection, encode
from miccia.server.house import House
from miccia.server.live import Entry, Live
from miccia.server.mailbox import Mailbox
from miccia.server.seats import Place, Places, fill_all, host_of, put, seat_of
from miccia.server.show_table import Said, To
from miccia.server.store import Elapsed, TableRow

log = logging.getLogger(__name__)
Result = TypeVar("Result")
REMEMBERED = 50  # things said
RESTART = 1012
GRACE, AGAIN = 8_000, 1_000  # milliseconds until the table acts for somebody who is gone: first, and then
BEAT = 1_000  # milliseconds of running time that a crash gives back at most


class Table:
    """A table, its game once it has begun, and who is connected."""

    def __init__(
        self, row: TableRow, house: House, live: Live | None = None, elapsed: Elapsed | None = None
    ) -> None:
        self.row = row
        self.house = house
        self.live = live
        self.bots = Bots(self)
        self.present: set[Connection] = set()
        self.numbers: dict[str, int] = {}  # of sessions that have looked on
        self.wholes: dict[tuple[int | None, str], wire.Update] = {}  # as they were last made
        self.made_at = 0, 0
        self.paper: str | None = None  # the record of a finished game, once written
        self.said: deque[Said] = deque(maxlen=REMEMBERED)
        self.signals: dict[tuple[int, str], str] = {}  # by seat and kind: where somebody points
        self.wishes: set[int] = set()  # seats that wish for a pause
        self.paused = False
        self.ready: set[int] = set()  # seats that said so, before time begins
        self.gone: dict[int, int] = {}  # seats of the absent: the table time from which it acts for them
        self.timer: asyncio.Task[None] | None = None
        self.time = Stopwatch(house.clock)  # since the deal, without what was spent asleep
        self.moment = 0  # the table time of the present job
        self.stored = 0  # inputs that are safe
        self.stored_time = 0  # the table time that a restart goes on from
        self.touched = house.clock.now()
        self.failed = False  # what is in memory may not be what is stored
        if live is not None:
            self.start(live, elapsed)
            self.paused = elapsed is not None and elapsed.paused and self.playing
        self.mailbox = Mailbox(f"table {row.code}", self.settle, self.look_ahead)

    async def call(self, job: Callable[[], Awaitable[Result]]) -> Result:
        """Have a job done in its turn; its result, or the `Refused` it ended with."""
        self.touched = self.house.clock.now()
        return await self.mailbox.call(job)

    @property
    def closed(self) -> bool:
        return self.mailbox.closed

    def close(self) -> None:
        """Stop everything; the next visitor finds the table as it is stored."""
        self.mailbox.close()
        self.bots.leave()
        for connection in self.present:
            connection.close(RESTART)

    # Time

    async def settle(self) -> None:
        """Let all deadlines pass that are due."""
        self.moment = self.time.now()
        with self.all_or_nothing():
            while self.live is not None and (entry := self.live.settle(self.moment)) is not None:
                await self.publish(self.live, entry)

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

    def look_ahead(self) -> None:
        """Set the alarm for what is due next, and ask the bots that are waited for."""
        if self.failed:
            self.close()
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        self.miss()
        if self.live is None or self.closed or not self.running:
            return
        if self.time.now() < 0:
            self.timer = self.mailbox.spawn(self.ring(0, self.begin_time))
            return
        turn = self.live.match.turn
        if isinstance(turn, Waiting):
            due = [at for seat, at in self.gone.items() if self.live.played_for(seat) is not None]
            if turn.until is not None:
                due.append(turn.until)
            if due:
                self.timer = self.mailbox.spawn(self.ring(min(due), self.stand_in))
            self.bots.ask(self.live, turn)

    async def ring(self, due: int, job: Callable[[], Awaitable[None]]) -> None:
        """Wait for what is due, and save the time now and then: a restart must not give it back."""
        while (now := self.time.now()) < due:
            await self.house.clock.sleep(max(0, min(due, self.stored_time + BEAT) - now))
            if self.stored_time + BEAT <= self.time.now() < due:
                await self.save_time()
        await self.call(job)

    async def begin_time(self) -> None:
        """Nobody need wait any longer: pages hear it, bots are asked."""
        self.send_table()

    async def save_time(self) -> None:
        """Store how far time has come. If that fails the game goes on: time is all that can be lost."""
        self.stored_time = self.time.now()
        if self.playing:
            try:
                await self.house.store.keep_time(self.row.code, Elapsed(self.stored_time, self.paused))
            except Exception:
                log.exception("table %s: its time is not stored", self.row.code)

    # The game

    @property
    def playing(self) -> bool:
        return self.live is not None and self.live.match.over is None

    def start(self, live: Live, elapsed: Elapsed | None = None) -> None:
        """Go on with a game from where it stands."""
        self.live = live
        self.stored = live.n
        began = ready.first_moment(live)
        self.stored_time = began if elapsed is None else max(began, elapsed.at)
        self.time.set(self.stored_time)
        self.bots.sit(self.row.game, self.row.places, live)

    async def begin(self) -> None:
        """Fill the free seats with bots and deal."""
        places = fill_all(self.row.places, self.row.bot)
        header = fair.header(self.row, places)
        live = Live(deal(header))
        waiting = live.waited_for()
        await self.house.store.begin(self.row.code, places, header, waiting)
        self.row = replace(self.row, places=places, header=header, waiting=waiting)
        self.start(live)
        for connection in self.present:
            self.send_all(connection)

    async def act(self, seat: int, action: Action | int, reason: Reason | None = None) -> None:
        """A seat acts now."""
        if self.live is None:
            raise Refused("not-begun")
        with self.all_or_nothing():
            await self.publish(self.live, self.live.act(self.moment, seat, action, reason))

    async def publish(self, live: Live, entry: Entry) -> None:
        """Store what came in, then tell everyone."""
        over = live.match.over
        scores = list(over.scores) if over else None
        waiting = live.waited_for()
        others = waiting if waiting != self.row.waiting else None
        await self.house.store.append(self.row.code, live.rows(self.stored), scores, others)
        if others is not None:
            self.row = replace(self.row, waiting=waiting)
        self.stored = live.n
        self.stored_time = live.match.now
        self.wholes.clear()
        self.bots.hear(live, entry)
        frames: dict[tuple[int | None, str], str] = {}
        for connection in self.present:
            to = seat_of(self.row.places, connection.session), connection.language
            if live.number(to[0], entry) is None:
                continue
            if to not in frames:
                frames[to] = encode(show.update(live, *to, self.time.now(), entry))
            if not connection.send_frame(frames[to]):
                self.catch_up(connection)
        if over:
            self.row = replace(self.row, scores=scores)
            self.send_table()

    # Whoever is gone

    def miss(self) -> None:
        """Note who is gone. Whoever comes back starts the time of grace anew."""
        here, grace = self.here, self.time.now() + GRACE
        people = [seat for seat, place in enumerate(self.row.places) if place.kind == "human"]
        self.gone = {seat: self.gone.get(seat, grace) for seat in people if seat not in here}

    async def stand_in(self) -> None:
        """Where a game cannot wait for somebody who is gone, the table acts for them after a while."""
        for seat, due in self.gone.items():
            if self.live is not None and self.running and due <= self.moment:
                action = self.live.played_for(seat)
                if action is not None:
                    self.gone[seat] = self.moment + AGAIN
                    await self.act(seat, action)

    # Who is there

    @property
    def here(self) -> set[int]:
        """The seats of those who are connected."""
        seats = (seat_of(self.row.places, connection.session) for connection in self.present)
        return {seat for seat in seats if seat is not None}

    @property
    def running(self) -> bool:
        """Whether the game goes on: somebody who plays is here (anybody, if only bots do), and no pause."""
        people = any(place.kind == "human" for place in self.row.places)
        return bool(self.here if people else self.present) and not self.paused

    async def join(self, connection: Connection) -> None:
        """Somebody connected, or wants to hear everything again."""
        if connection not in self.present:
            self.let_in(connection)
            self.present.add(connection)
            self.keep_time()
            self.send_presence(connection)
        self.send_all(connection)

    def let_in(self, connection: Connection) -> None:
        """There is room for so many onlookers."""
        looks_on = seat_of(self.row.places, connection.session) is None
        if looks_on and len(self.onlookers - {connection.session}) >= self.house.limits.onlookers:
            raise Refused("crowded")

    async def leave(self, connection: Connection) -> None:
        """Somebody is gone."""
        went_on = self.running
        self.present.discard(connection)
        self.grant_pause()
        self.keep_time()
        if went_on and not self.running:
            await self.save_time()
        self.send_presence(connection)

    def send_presence(self, connection: Connection) -> None:
        """Tell the others who has come or gone: of an onlooker, only how many there are now."""
        looks_on = seat_of(self.row.places, connection.session) is None
        self.send_each(show_table.watching if looks_on else show_table.table, but=connection)

    @property
    def onlookers(self) -> set[str]:
        """The sessions that look on."""
        seated = {place.session for place in self.row.places}
        return {connection.session for connection in self.present} - seated

    def number(self, session: str) -> int:
        """What an onlooker is called."""
        return self.numbers.setdefault(session, len(self.numbers) + 1)

    async def turn_away(self, session: str) -> None:
        """Somebody has to go, and cannot come back."""
        seat = seat_of(self.row.places, session)
        places = self.row.places if seat is None else put(self.row.places, seat, Place())
        await self.house.store.turn_away(self.row.code, session, places)
        self.row = replace(self.row, places=places, turned_away=(*self.row.turned_away, session))
        for connection in self.present:
            if connection.session == session:
                text = words.refusal("turned-away", connection.language)
                connection.send(wire.Refusal(None, "turned-away", "", text))
                connection.close(TURNED_AWAY)
        self.send_table()

    async def pause(self, seat: int, wished: bool) -> None:
        """Somebody wishes for a pause, no longer wishes for one, or ends it."""
        if wished and self.playing:
            self.wishes.add(seat)
        elif self.paused:
            self.wishes, self.paused = set(), False
        else:
            self.wishes.discard(seat)
        self.grant_pause()
        self.keep_time()
        await self.save_time()
        self.send_table()

    def get_ready(self, seat: int) -> None:
        """Somebody is ready for time to begin."""
        self.ready.add(seat)
        self.time.set(ready.after_word(self.time.now(), self.ready, self.row.places))
        self.send_table()

    def grant_pause(self) -> None:
        """All who play and are here wish for a pause: the last who did not may just have left."""
        if self.playing and self.here and self.here <= self.wishes:
            self.paused = True

    def keep_time(self) -> None:
        """Time runs while the game goes on."""
        self.time.run(self.running)

    async def seat(self, places: Places) -> None:
        """Other people sit in other places."""
        await self.house.store.seat(self.row.code, places)
        self.row = replace(self.row, places=places)
        self.send_table()

    def point(self, seat: int, key: str) -> None:
        """Somebody points at something, or no longer does."""
        kind = seat, key.partition(".")[0]
        if self.signals.pop(kind, None) != key:
            self.signals[kind] = key
        self.send_each(show_table.pointing)

    def pointed(self) -> dict[int, frozenset[str]]:
        """What everybody points at, by seat."""
        return {
            seat: frozenset(key for (other, _), key in self.signals.items() if other == seat)
            for seat, _ in self.signals
        }

    def say(self, said: Said) -> None:
        """Something was said."""
        self.said.append(said)
        self.send_each(show_table.saying)

    # Sending

    def send_table(self, but: Connection | None = None) -> None:
        """Tell everyone how the table around the game looks."""
        self.send_each(show_table.table, but)

    def send_each(self, show: Callable[["Table", To], wire.Answer], but: Connection | None = None) -> None:
        """Tell everyone something, made once for all to whom it looks the same."""
        places = {place.session: seat for seat, place in enumerate(self.row.places)}
        host = host_of(self.row.places, self.row.maker)
        frames: dict[To, str] = {}
        for connection in self.present:
            session = connection.session
            to = To(places.get(session), session == host, connection.language)
            if connection is but:
                continue
            if to not in frames:
                frames[to] = encode(show(self, to))
            if not connection.send_frame(frames[to]):
                self.catch_up(connection)

    def send_all(self, connection: Connection) -> None:
        """Tell one connection everything it may know."""
        seat = seat_of(self.row.places, connection.session)
        host = host_of(self.row.places, self.row.maker) == connection.session
        sent = connection.send(show_table.table(self, To(seat, host, connection.language)))
        if sent and self.live is not None:
            sent = connection.send(self.whole(self.live, seat, connection.language))
        if not sent:
            self.catch_up(connection)

    def whole(self, live: Live, seat: int | None, language: str) -> wire.Update:
        """All of the game as the seat may see it, made once until something happens."""
        if self.made_at != (live.n, live.match.now):
            self.wholes.clear()
            self.made_at = live.n, live.match.now
        to = seat, language
        if to not in self.wholes:
            self.wholes[to] = show.written(show.update(live, seat, language, 0, None))
        return replace(self.wholes[to], now=self.time.now())

    def catch_up(self, connection: Connection) -> None:
        """A reader is too slow: skip to the latest, once."""
        if connection.skip():
            self.send_all(connection)
