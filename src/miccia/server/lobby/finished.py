"""A game of a table that is over, to be looked at: nothing in it is a secret any more."""

from miccia.core.refused import Refused
from miccia.server.lobby.lobby import Lobby
from miccia.server.lobby.telling import told
from miccia.server.people.places import Places
from miccia.server.store.contract import Store, TableRow
from miccia.server.table.live import Live, resume
from miccia.server.table.table import Table


async def finished(table: Table, number: int) -> tuple[Live, Places]:
    """The game with this number and who sat at it, in the table's own turn."""
    row, live = table.row, table.live
    if number != row.number:
        return await earlier(table.store, row, number)
    if live is None or live.match.over is None:
        raise Refused("not-over")
    return live, row.places


async def looked_up(lobby: Lobby, code: str, number: int, session: str, address: str) -> tuple[Live, Places]:
    """The same for somebody from outside. A table that is not in memory here may be in another server's: it
    is read as it is stored, and stays where it is."""
    if code.upper() in lobby.tables:
        table = await lobby.visit(code, session, address, only_over=True)
        return await table.call(lambda: finished(table, number))
    saved = await lobby.look(code, session, address)
    row = saved.table
    if number != row.number:
        return await earlier(lobby.house.store, row, number)
    if row.header is None or row.scores is None:
        raise Refused("not-over")
    with told(row.code):
        return resume(row.header, saved.inputs, saved.notes), row.places


async def earlier(store: Store, row: TableRow, number: int) -> tuple[Live, Places]:
    """A game before the present one."""
    for game in row.played:
        saved = await store.game(row.code, number) if game.number == number else None
        if saved is not None:
            return resume(saved.header, saved.inputs, saved.notes), game.places
    raise Refused("no-such-game")
