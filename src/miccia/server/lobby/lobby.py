"""All tables: makes them, finds them, brings them back from the store, lets idle ones go."""

import asyncio
import logging
import secrets
from collections import Counter
from collections.abc import Iterable

import msgspec

from miccia.core.record import Tried
from miccia.core.refused import BadSetup, Refused
from miccia.core.setup import read_agreed
from miccia.games import find, names
from miccia.server import desk
from miccia.server.bots.levels import level_for
from miccia.server.garbage import Tidier
from miccia.server.house import House
from miccia.server.limits import Buckets, TooMuch
from miccia.server.lobby.codes import is_code, new_code
from miccia.server.lobby.listing import card, finished
from miccia.server.lobby.losses import Losses
from miccia.server.lobby.telling import told
from miccia.server.logs import about
from miccia.server.people import seats
from miccia.server.people.places import Place, seat_of
from miccia.server.people.tokens import session_of
from miccia.server.store.contract import Away, Broken, CodeTaken, Hold, Saved, TableRow
from miccia.server.table.live import resume
from miccia.server.table.programs import known
from miccia.server.table.table import Table

log = logging.getLogger(__name__)
IDLE = 600_000  # milliseconds until a table that nobody looks at leaves the memory
LISTED = 30  # tables in a list
PAST = 3_000  # finished games of one person
TRIES = 100
EMPTY = 24 * 3600  # seconds until a table before its game at which nobody sits is cleared away
AT_ONCE = 100  # tables that are cleared away in one commit


class Lobby:
    """The tables in memory, and the way to those that are only stored."""

    def __init__(self, house: House, idle: int = IDLE, keep: int | None = None) -> None:
        self.house = house
        limits = house.limits
        self.makers = self.buckets("tables", limits.tables, limits.tables_per_minute / 60)
        self.hellos = self.buckets("hellos", limits.hellos, limits.hellos_per_second)
        self.records = self.buckets("records", limits.records, limits.records_per_minute / 60)
        self.replays = self.buckets("replays", limits.replays, limits.replays_per_minute / 60)
        self.reviews = self.buckets("reviews", limits.reviews, limits.reviews_per_minute / 60)
        self.guesses = self.buckets("guesses", limits.guesses, limits.guesses_per_minute / 60)
        self.messages = self.buckets("messages", limits.messages, limits.messages_per_second)
        self.bytes = self.buckets("bytes", limits.bytes, limits.bytes_per_second)
        self.lines: Counter[str] = Counter()  # open ones, by address
        self.idle = idle
        self.finished_for = keep  # seconds until a finished game is cleared away; None: never
        self.going: set[str] = set()  # codes that are being cleared away
        self.tables: dict[str, Table] = {}
        self.loading: dict[str, asyncio.Task[Table]] = {}
        self.losses = Losses(house.clock)
        self.draining = False  # tables are handed over: none is found here any more
        self.tidier = Tidier(house.clock)
        self.tending = asyncio.create_task(self.tend())

    def buckets(self, limit: str, burst: int, per_second: float) -> Buckets:
        counter = self.house.metrics.limited.labels(limit)
        return Buckets(self.house.clock, burst, per_second, counter.inc)

    async def make(
        self, new: desk.NewTable, session: str, tried: Tried | None = None, seat: int = 0
    ) -> Table:
        """A new table at which its maker sits."""
        game = find(new.game)
        if new.seats not in game.seats:
            raise BadSetup("bad-seats", str(new.seats))
        level = level_for(new.game, new.bot)
        if new.bot not in (None, level):
            raise Refused("unknown-bot")
        row = TableRow(
            code="",
            game=new.game,
            options=read_agreed(game.options, new.options, game.programs),
            open=new.open,
            bot=level,
            maker=session,
            secret=secrets.token_bytes(32),
            customs=new.customs,
            places=seats.sit((Place(),) * new.seats, session, new.name, seat, ""),
            tried=tried,
        )
        table = self.keep(Table(await self.add(row), self.house))
        await self.seen([table])
        log.info("a table was made", extra=about(table=table.row.code, game=new.game))
        if new.play:
            await table.call(table.begin)
        return table

    async def add(self, row: TableRow) -> TableRow:
        for tries in range(TRIES):
            coded = msgspec.structs.replace(row, code=new_code(tries))
            try:
                return await self.house.store.add(coded)
            except CodeTaken:
                continue
        raise RuntimeError("no code is free")

    async def visit(
        self, code: str, session: str, address: str, only_over: bool = False, token: str = ""
    ) -> Table:
        """The table for somebody from outside; with `only_over`, if a game at it is over.

        Who does not sit at it, nor brings a program's `token`, is told one and the same of whatever is not
        for them, and only so often.
        """
        try:
            table = await self.find(code)
        except Refused as refused:
            if refused.code == "unknown-table":
                self.admit(None, session, address)
            raise
        self.admit(table.row, session, address, only_over, token)
        return table

    async def look(self, code: str, session: str, address: str) -> Saved:
        """The same of a table at which a game is over, as it is stored. It is not held: whichever server has
        it keeps it."""
        code, saved = code.upper(), None
        if is_code(code) and code not in self.going:
            with told(code):
                saved = await self.house.store.load(code)
        self.admit(None if saved is None else saved.table, session, address, only_over=True)
        if saved is None:
            raise Refused("unknown-table")
        return saved

    def admit(
        self, row: TableRow | None, session: str, address: str, only_over: bool = False, token: str = ""
    ) -> None:
        """Whether somebody from outside may know of a table, or that there is none."""
        if row is not None and seat_of(row.everybody, session) is not None:
            return
        if row is not None and token and known(row.programs, session_of(token)) is not None:
            return
        if not self.guesses.left(address):
            self.guesses.refused()
            raise TooMuch("too-fast", self.guesses.of[address].wait())
        if row is None or (only_over and row.last_finished is None):
            self.guesses.take(address)
            raise Refused("unknown-table")

    async def find(self, code: str) -> Table:
        """The table with that code; `Refused` with `unknown-table`, `broken-table` or `table-away`."""
        code = code.upper()
        table = self.tables.get(code)
        if table is not None and not table.closed:
            table.touched = self.house.clock.now()
            return table
        if not is_code(code) or code in self.going:
            raise Refused("unknown-table")
        if self.draining or self.losses.bounces(code):
            raise Refused("table-away")
        if code not in self.loading:
            loading = asyncio.create_task(self.load(code))
            loading.add_done_callback(lambda done: self.loaded(code, done))
            self.loading[code] = loading
        return await asyncio.shield(self.loading[code])

    def loaded(self, code: str, done: asyncio.Task[Table]) -> None:
        del self.loading[code]
        if not done.cancelled():
            done.exception()  # looked at, even if whoever asked has left

    async def load(self, code: str) -> Table:
        with told(code):
            saved = await self.house.store.take(code)
            if saved is not None and self.losses.after(code, saved.table.epoch):
                raise Away("it was taken by another server meanwhile")
            if saved is not None:
                table = self.revive(saved)
                if table.row.scores is not None and table.row.next is None:
                    await (
                        table.following.lay()
                    )  # the house stopped just then, or the game is of a time before evenings
                self.keep(table)
                await self.seen([table])
                return table
        raise Refused("unknown-table")

    def revive(self, saved: Saved) -> Table:
        row, header = saved.table, saved.table.header
        for game in (row, row.next or row):
            if len(game.places) not in find(game.game).seats:
                raise Broken(f"{row.code}: {len(game.places)} seats")
        if header is None:
            return Table(row, self.house)
        if header.game != row.game or header.seats != len(row.places):
            raise Broken(f"{row.code}: the header is of another table")
        return Table(row, self.house, resume(header, saved.inputs, saved.notes), saved.elapsed)

    def keep(self, table: Table) -> Table:
        self.tables[table.row.code] = table
        return table

    async def lists(self, session: str, language: str) -> desk.Lists:
        """The tables at which a session sits, and the open ones that have a free seat. None is woken."""
        mine = [card(row, session, language) for row in await self.house.store.of_session(session, LISTED)]
        date = self.house.clock.date()
        waiting = await self.house.store.open_tables(date, self.idle, LISTED)
        return desk.Lists(mine, [card(row, session, language) for row in waiting])

    async def past(self, session: str, language: str) -> list[desk.FinishedGame]:
        """The finished games of a session, the newest first; without those that nobody can play here now."""
        games = await self.house.store.past(session, PAST)
        return [finished(game, language) for game in games if game.game in names()]

    async def seen(self, tables: Iterable[Table]) -> None:
        """Keep that somebody is at these tables, those of them that are listed."""
        listed = [table.row.code for table in tables if table.row.open and not table.scene.playing]
        if listed:
            await self.house.store.visited(listed, self.house.clock.date())

    async def tend(self) -> None:
        """Let go of tables that failed, and of those that nobody has looked at for long."""
        while True:
            await self.house.clock.sleep(self.idle // 10)
            holds = self.let_go()
            self.tidier.look(quiet=not any(table.present for table in self.tables.values()))
            try:
                await self.house.store.let_go(holds)
                await self.seen([table for table in self.tables.values() if table.present])
                await self.clear()
            except (Away, Broken) as problem:
                log.warning("the store is out of reach: %s", problem)

    def let_go(self) -> list[Hold]:
        """Not in the loop of `tend`, which would hold on to the last table while it sleeps."""
        now, holds = self.house.clock.now(), []
        for table in list(self.tables.values()):
            if table.closed or (not table.present and now - table.touched > self.idle):
                holds.append(table.row.hold)
                self.drop(table)
        return holds

    def lost(self, code: str, epoch: int) -> None:
        """Another server holds a table since that epoch: whoever is at it here comes back to it there."""
        self.losses.note(code, epoch)
        table = self.tables.get(code)
        if table is not None and table.row.epoch < epoch:
            self.drop(table)

    def drop(self, table: Table) -> None:
        """Let go of a table; whoever is at it comes back to it as it is stored."""
        table.close()
        self.tables.pop(table.row.code, None)

    async def clear(self) -> None:
        """Keep no longer what has had its time, but for what somebody has just looked at."""
        codes = await self.house.store.outdated(self.finished_for, EMPTY, AT_ONCE)
        codes = [code for code in codes if code not in self.tables and code not in self.loading]
        if codes:
            await self.remove(codes)
            log.info("%d tables were cleared away", len(codes))

    async def remove(self, codes: list[str]) -> None:
        """Keep nothing of these tables. Nobody finds one meanwhile, and nobody is at one afterwards."""
        self.going.update(codes)
        try:
            for code in codes:
                if code in self.tables:
                    self.drop(self.tables[code])
            await self.house.store.remove(codes)
        finally:
            self.going.difference_update(codes)

    async def drain(self) -> None:
        """Hand all tables over: whoever is at one finds it elsewhere, or here once the house opens again."""
        self.draining = True
        self.tending.cancel()
        await asyncio.gather(*[table.save_time() for table in self.tables.values() if table.scene.running])
        tables = list(self.tables.values())
        for table in tables:
            self.drop(table)
        aside = [task for table in tables for task in table.mailbox.aside]
        await asyncio.gather(*aside, return_exceptions=True)
        try:
            await self.house.store.let_go([table.row.hold for table in tables])
        except (Away, Broken) as problem:
            log.warning("the store is out of reach: %s", problem)

    async def close(self) -> None:
        """Stop all tables, then the store."""
        await self.drain()
        await self.house.store.close()
