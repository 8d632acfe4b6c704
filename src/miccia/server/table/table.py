"""A table: one mailbox and one task, which alone changes what is on it.

Whoever wants something puts a job into the mailbox and waits for its answer. Before each job, deadlines that
are due pass. An input is applied, stored for good, and only then told. In a pause, or while nobody who plays
is connected, nothing happens: time stands still, bots rest, and nobody is played for.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from typing import Any, TypeVar

from msgspec.structs import replace

from miccia.core.game import Action
from miccia.core.refused import Refused
from miccia.core.turn import Waiting
from miccia.core.words import Reason
from miccia.play import deal
from miccia.server.bots.levels import level_for
from miccia.server.house import House
from miccia.server.logs import about
from miccia.server.people import seats
from miccia.server.people.places import Place, Places
from miccia.server.store.contract import Elapsed, Fenced, Note, Progress, TableRow
from miccia.server.table import around, fair, ready
from miccia.server.table.absent import Absent
from miccia.server.table.agreeing import Agreeing
from miccia.server.table.alarm import Alarm
from miccia.server.table.bots import Bots
from miccia.server.table.coaching import Coaching
from miccia.server.table.connection import Connection
from miccia.server.table.entry import Entry
from miccia.server.table.following import Following, turned
from miccia.server.table.handing import Handing
from miccia.server.table.keeping import Keeping
from miccia.server.table.live import Live
from miccia.server.table.looking import Looking
from miccia.server.table.mailbox import Mailbox
from miccia.server.table.programs import Programs
from miccia.server.table.scene import Scene
from miccia.server.table.sending import Sender
from miccia.server.table.talk import Said
from miccia.server.table.whole import Whole
from miccia.server.table.wishing import Wishing

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
        self.absent = Absent(self.scene)
        self.agreeing = Agreeing(self.scene, self.sender, self)
        self.handing = Handing(self.scene, self)
        self.programs = Programs(self.scene, self.handing, self.sender, self)
        self.bots = Bots(self.scene, self, self.programs.tardy)
        self.wishing = Wishing(self.scene, self)
        self.coaching = Coaching(self.scene, self)
        self.looking = Looking(self.scene, self)
        self.following = Following(self.scene, self, self.sender.table)
        self.keeping = Keeping(self.scene, self.sender.table)
        self.time = self.scene.time
        self.store = house.store
        self.papers: dict[int, str] = {}  # the records of finished games that were written, by their number
        self.reviews: dict[int, str] = {}  # the keys of the reviews that were asked for, by game
        self.stored = 0  # inputs that are safe
        self.touched = house.clock.now()
        self.whole = Whole()
        if live is not None:
            self.start(live, elapsed)
            self.time.paused = elapsed is not None and elapsed.paused and self.scene.playing
        self.mailbox = Mailbox(f"table {row.code}", self.settle, self.look_ahead)
        self.alarm = Alarm(self.mailbox.spawn)

    @property
    def row(self) -> TableRow:
        return self.scene.row

    @property
    def live(self) -> Live | None:
        return self.scene.live

    @property
    def begun(self) -> Live:
        """The game, which must have begun."""
        if self.live is None:
            raise Refused("not-begun")
        return self.live

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
        self.moves = self.scene.house.metrics.moves.labels(self.row.game)
        self.time.take_up(ready.first_moment(live), elapsed)
        self.bots.sit(self.row.game, self.row.places, live)
        live.told_at = dict.fromkeys(live.seen, self.time.now())
        self.scene.gone.clear()
        self.absent.note()

    async def begin(self) -> None:
        """Fill the free seats with bots and deal."""
        row = self.row
        if row.next is not None:
            row = turned(row, self.begun)
        places = seats.unready(seats.fill_all(row.places, level_for(row.game, row.bot)))
        header = replace(fair.starting(fair.header(row, places), self.scene.starter), tried=row.tried)
        live = Live(deal(header))
        waiting = live.waited_for()
        await self.store.begin(row.hold, row.number, places, header, waiting)
        self.scene.row = replace(row, places=places, header=header, waiting=waiting)
        self.clear_away()
        self.start(live)
        self.stand_still_or_run()
        log.info("a game has begun", extra=about(table=row.code, game=row.game))
        for connection in self.present:
            self.sender.all(connection)
        await self.programs.sit()

    def clear_away(self) -> None:
        """What belonged to the game before."""
        self.bots.leave()
        self.wishing.begin_anew()
        self.scene.clear_away()
        self.sender.forget()

    async def act(self, seat: int, action: Action | int, program: bool = False) -> None:
        """Somebody acts now, or their program. Whoever does is back, if a bot stood in."""
        if self.row.places[seat].bot is not None and not program:
            await self.programs.come_back(seat)
        with self.whole:
            live = self.begun
            entry = live.act(self.time.moment, seat, action, stood_in="program" if program else "")
            self.bots.overtake(seat)
            await self.publish(live, entry)

    async def play(self, seat: int, action: Action | int, reason: Reason | None = None) -> None:
        """A bot acts now, or the table itself."""
        with self.whole:
            live = self.begun
            fault, human = self.programs.tardy.fault(live, seat), self.row.places[seat].joined > 0
            entry = live.act(self.time.moment, seat, action, reason, "bot" if human else "")
            await self.publish(live, entry)
        if fault is not None:
            await self.programs.missed(seat, fault)

    async def undo(self, live: Live, seat: int, to: int) -> None:
        """A seat takes back what came after an input: the game stands there again, and its time."""
        with self.whole:
            entry = live.undo(self.time.moment, seat, to)
            self.time.set(live.match.now)
            self.time.moment = live.match.now
            self.scene.gone.clear()  # it was counted in the time that is gone
            self.absent.note()
            await self.publish(live, entry)
            self.sender.table()

    async def publish(self, live: Live, entry: Entry) -> None:
        """Store what came in, then tell everyone."""
        over = live.match.over
        scores = list(over.scores) if over else None
        waiting = live.waited_for()
        others = waiting if waiting != self.row.waiting else None
        elapsed = Elapsed(live.match.now, self.time.paused) if entry.back else None
        winners, why = (list(over.winners), over.why) if over else (None, None)
        progress = Progress(live.rows(self.stored), scores, others, elapsed, winners, why)
        await self.keeping.wait(self.store.append(self.row.hold, self.row.number, progress))
        self.scene.row = replace(self.row, waiting=waiting, scores=scores)
        self.stored = live.n
        self.moves.inc()
        self.time.stored = live.match.now
        if entry.back:
            self.bots.think_anew(live)
        else:
            self.bots.hear(live, entry)
        live.tell(entry, self.time.now())
        self.sender.entry(live, entry)
        if log.isEnabledFor(logging.DEBUG):
            log.debug("an input", extra=about(table=self.row.code, game=self.row.game, n=live.n))
        if over:
            log.info("a game is over", extra=about(table=self.row.code, game=self.row.game, n=live.n))
            await self.following.lay()
            self.sender.table()

    # What is due

    async def settle(self) -> None:
        """Let all deadlines pass that are due."""
        self.time.moment = self.time.now()
        with self.whole:
            while self.live is not None and (entry := self.live.settle(self.time.moment)) is not None:
                await self.publish(self.live, entry)

    def look_ahead(self) -> None:
        """Set the alarm for what is due next, and ask the bots that are waited for."""
        if self.whole.failed or self.mailbox.fenced:
            self.close()
        live, deals = None if self.closed else self.live, self.scene.deals_at
        if live is not None and deals is not None:
            self.alarm.set(("deal", deals), lambda: self.following.deal_soon(deals))
        elif live is None or not self.scene.running:
            self.alarm.stop()
        elif self.time.now() < 0:
            self.alarm.set((0, self.time.course), lambda: self.ring(0, self.begin_time))
        elif isinstance(turn := live.match.turn, Waiting):
            self.wait_for_players(live, turn)
        else:
            self.alarm.stop()

    def wait_for_players(self, live: Live, turn: Waiting) -> None:
        due = self.absent.due(live) + self.programs.tardy.due(live, turn)
        due += [] if turn.until is None else [turn.until]
        if due:
            first = min(due)
            self.alarm.set((first, self.time.course), lambda: self.ring(first, self.stand_in))
        else:
            self.alarm.stop()
        self.bots.ask(live, turn)

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
        """Act for those who are gone and cannot be waited for; let bots play for those who need not be."""
        while self.live is not None and self.scene.running:
            if (act := self.absent.next_act(self.live)) is not None:
                await self.play(*act)
            elif (seat := self.absent.next_stand_in(self.live)) is not None:
                await self.handing.let_bot_play(seat)
            else:
                return

    async def save_time(self) -> None:
        """Store how far time has come. If that fails the game goes on: time is all that can be lost."""
        self.time.stored = self.time.now()
        if self.scene.playing:
            try:
                elapsed = Elapsed(self.time.stored, self.time.paused)
                await self.keeping.wait(self.store.keep_time(self.row.hold, self.row.number, elapsed))
            except Fenced:
                self.close()
            except Exception as problem:
                log.warning("table %s: its time is not stored: %s", self.row.code, problem)

    # Who comes and goes

    async def join(self, connection: Connection) -> None:
        """Somebody connected, or wants to hear everything again."""
        if connection not in self.present:
            went_on = self.scene.running
            self.scene.crowd.let_in(connection, self.row.everybody)
            self.stand_still_or_run()
            self.sender.presence(connection, turned=went_on != self.scene.running)
        self.sender.all(connection)

    async def leave(self, connection: Connection) -> None:
        """Somebody is gone."""
        went_on = self.scene.running
        self.present.discard(connection)
        self.stand_still_or_run()
        if went_on and not self.scene.running:
            await self.save_time()
        self.sender.presence(connection, turned=went_on != self.scene.running)

    async def turn_away(self, session: str) -> None:
        """Somebody has to go, and cannot come back."""
        row = self.row
        places = tuple(Place() if place.session == session else place for place in row.gathering)
        await self.store.turn_away(row.hold, session, self.following.number, places)
        self.scene.row = replace(row.seated(places), turned_away=(*row.turned_away, session))
        self.sender.turn_away(session)
        await self.programs.review()
        self.following.count_down()
        self.sender.table()

    async def seat(self, places: Places) -> None:
        """Other people sit in other places, before a game."""
        await self.store.seat(self.row.hold, self.following.number, places)
        self.scene.row = self.row.seated(places)
        await self.programs.review()
        self.following.count_down()
        self.sender.table()

    async def handed_on(self, live: Live, note: Note, turned: bool) -> None:
        """Somebody else plays on a seat; with that it may have `turned` whether there is a coach."""
        self.bots.sit(self.row.game, self.row.places, live)
        self.stand_still_or_run()
        self.sender.table()
        self.tell_note(live, note)
        for connection in self.present:
            eyes = self.scene.eyes(connection)
            if eyes == connection.eyes and not (turned and eyes.plays):
                continue
            if connection.shoulder:
                self.sender.close_eyes([connection], "shoulder-closed")
            else:
                self.sender.all(connection)
        await self.wishing.review()
        await self.programs.review()

    async def note(self, what: str, seat: int, by: int | None = None) -> None:
        """Something happened around the game that the log should tell."""
        note = Note(self.begun.n, what, seat, by)
        await self.store.note(self.row.hold, self.row.number, note)
        self.tell_note(self.begun, note)

    def tell_note(self, live: Live, note: Note) -> None:
        live.notes.append(note)
        self.sender.note(live, note)

    # What people agree on and say

    def close_eyes(self, connections: Iterable[Connection]) -> None:
        """Some no longer look over a shoulder."""
        self.sender.close_eyes(connections, "shoulder-closed")
        self.sender.table()

    async def pause(self, seat: int, wished: bool) -> None:
        """Somebody wishes for a pause, no longer wishes for one, or ends it."""
        self.time.wish(seat, wished, self.scene.playing)
        await self.stop_or_go()

    async def stop_or_go(self) -> None:
        """Time stands still or runs on, and everyone hears why."""
        self.stand_still_or_run()
        await self.save_time()
        self.sender.table()

    def stand_still_or_run(self) -> None:
        """Time runs while the game goes on, and not in a pause that all have wished for. See who is here."""
        self.absent.note()
        self.following.count_down()
        if self.scene.playing:
            self.time.grant(self.scene.deciding)
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
