"""All tables: makes them, finds them, brings them back from the store, lets idle ones go."""

import asyncio
import logging
import secrets
from collections.abc import Iterable

import msgspec

from miccia.core.refused import BadSetup, Refused
from miccia.core.setup import read_options
from miccia.games import bots, find
from miccia.server import wire
from miccia.server.house import House
from miccia.server.limits import Buckets
from miccia.server.lobby.codes import is_code, new_code
from miccia.server.lobby.listing import card
from miccia.server.people import seats
from miccia.server.people.places import Place, seat_of
from miccia.server.store.contract import Away, Broken, CodeTaken, Saved, TableRow
from miccia.server.table.live import resume
from miccia.server.table.table import Table

log = logging.getLogger(__name__)
IDLE = 600_000  # milliseconds until a table that nobody looks at leaves the memory
LISTED = 30  # tables in a list
TRIES = 100


class Lobby:
    """The tables in memory, and the way to those that are only stored."""

    def __init__(self, house: House, idle: int = IDLE) -> None:
        self.house = house
        limits = house.limits
        self.hellos = Buckets(house.clock, limits.hellos, limits.hellos_per_second)
        self.records = Buckets(house.clock, limits.records, limits.records_per_minute / 60)
        self.guesses = Buckets(house.clock, limits.guesses, limits.guesses_per_minute / 60)
        self.idle = idle
        self.tables: dict[str, Table] = {}
        self.loading: dict[str, asyncio.Task[Table]] = {}
        self.tending = asyncio.create_task(self.tend())

    async def make(self, new: wire.NewTable, session: str) -> Table:
        """A new table at which its maker sits."""
        game = find(new.game)
        if new.seats not in game.seats:
            raise BadSetup("bad-seats", str(new.seats))
        levels = list(bots(new.game))
        level = new.bot or ("steady" if "steady" in levels else levels[-1])
        if level not in levels:
            raise Refused("unknown-bot")
        row = TableRow(
            code="",
            game=new.game,
            options=msgspec.to_builtins(read_options(game.options, new.options)),
            open=new.open,
            bot=level,
            maker=session,
            secret=secrets.token_bytes(32),
            places=seats.sit((Place(),) * new.seats, session, new.name, 0, ""),
        )
        table = self.keep(Table(await self.add(row), self.house))
        await self.seen([table])
        if new.play:
            await table.call(table.begin)
        return table

    async def add(self, row: TableRow) -> TableRow:
        for tries in range(TRIES):
            coded = msgspec.structs.replace(row, code=new_code(tries))
            try:
                await self.house.store.add(coded)
            except CodeTaken:
                continue
            return coded
        raise RuntimeError("no code is free")

    async def visit(self, code: str, session: str, address: str, only_over: bool = False) -> Table:
        """The table for somebody from outside; with `only_over`, if its game is over.

        Who does not sit at it is told one and the same of whatever is not for them, and only so often.
        """
        table: Table | None = None
        try:
            table = await self.find(code)
        except Refused as refused:
            if refused.code != "unknown-table":
                raise
        if table is not None and seat_of(table.row.places, session) is not None:
            return table
        if not self.guesses.left(address):
            raise Refused("too-fast")
        if table is None or (only_over and table.row.scores is None):
            self.guesses.take(address)
            raise Refused("unknown-table")
        return table

    async def find(self, code: str) -> Table:
        """The table with that code; `Refused` with `unknown-table`, `broken-table` or `table-away`."""
        code = code.upper()
        table = self.tables.get(code)
        if table is not None and not table.closed:
            table.touched = self.house.clock.now()
            return table
        if not is_code(code):
            raise Refused("unknown-table")
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
        try:
            saved = await self.house.store.load(code)
            if saved is not None:
                table = self.keep(self.revive(saved))
                await self.seen([table])
                return table
        except Away as problem:
            log.warning("the table %s is out of reach: %s", code, problem)
            raise Refused("table-away") from problem
        except Exception as problem:  # whatever is wrong with it, it is wrong with this table alone
            log.exception("the table %s cannot be read", code)
            raise Refused("broken-table") from problem
        raise Refused("unknown-table")

    def revive(self, saved: Saved) -> Table:
        row, header = saved.table, saved.table.header
        if len(row.places) not in find(row.game).seats:
            raise Broken(f"{row.code}: {len(row.places)} seats")
        if header is None:
            return Table(row, self.house)
        if header.game != row.game or header.seats != len(row.places):
            raise Broken(f"{row.code}: the header is of another table")
        return Table(row, self.house, resume(header, saved.inputs), saved.elapsed)

    def keep(self, table: Table) -> Table:
        self.tables[table.row.code] = table
        return table

    async def lists(self, session: str) -> wire.Lists:
        """The tables at which a session sits, and the open ones that have a free seat. None is woken."""
        mine = [card(row, session) for row in await self.house.store.of_session(session, LISTED)]
        since = self.house.clock.date() - self.idle
        waiting = [card(row, session) for row in await self.house.store.open_tables(since, LISTED)]
        return wire.Lists(mine, waiting)

    async def seen(self, tables: Iterable[Table]) -> None:
        """Keep that somebody is at these tables, those of them that are listed."""
        listed = [table.row.code for table in tables if table.row.open and table.row.header is None]
        if listed:
            await self.house.store.visited(listed, self.house.clock.date())

    async def tend(self) -> None:
        """Let go of tables that failed, and of those that nobody has looked at for long."""
        while True:
            await self.house.clock.sleep(self.idle // 4)
            now = self.house.clock.now()
            for code, table in list(self.tables.items()):
                if table.closed or (not table.present and now - table.touched > self.idle):
                    table.close()
                    del self.tables[code]
            try:
                await self.seen([table for table in self.tables.values() if table.present])
            except Away as problem:
                log.warning("the open tables are out of reach: %s", problem)

    async def close(self) -> None:
        """Stop all tables, then the store."""
        self.tending.cancel()
        await asyncio.gather(*[table.save_time() for table in self.tables.values() if table.scene.running])
        for table in self.tables.values():
            table.close()
        await asyncio.gather(*[table.mailbox.task for table in self.tables.values()], return_exceptions=True)
        await self.house.store.close()
