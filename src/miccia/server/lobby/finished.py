"""A game of a table that is over, to be looked at: nothing in it is a secret any more."""

from miccia.core.refused import Refused
from miccia.server.people.places import Places
from miccia.server.table.live import Live, resume
from miccia.server.table.table import Table


async def finished(table: Table, number: int) -> tuple[Live, Places]:
    """The game with this number and who sat at it, in the table's own turn."""
    row, live = table.row, table.live
    for game in row.played:
        saved = await table.store.game(row.code, number) if game.number == number else None
        if saved is not None:
            return resume(saved.header, saved.inputs, saved.notes), game.places
    if number != row.number:
        raise Refused("no-such-game")
    if live is None or live.match.over is None:
        raise Refused("not-over")
    return live, row.places
