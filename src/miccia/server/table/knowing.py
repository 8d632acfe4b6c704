"""Whom a table in memory knows, and what becomes of them there: forgotten, or somebody else."""

from miccia.server.table.table import RESTART, Table


def knows(table: Table, session: str) -> bool:
    """Whether somebody has played here, made the table, was turned away, or is here."""
    row = table.row
    everybody = [*row.everybody, *[place for game in row.played for place in game.places]]
    seen = [*row.turned_away, *[seer.session for seer in row.seers]]
    known = {row.maker, *seen, *[place.session for place in everybody]}
    return session in known or any(connection.session == session for connection in table.present)


async def forget(table: Table, session: str) -> None:
    """Somebody who does not play here is known no more, and comes back as somebody new."""
    table.scene.row = table.row.without(session)
    table.papers.clear()
    table.scene.crowd.numbers.pop(session, None)
    for connection in table.present:
        if connection.session == session:
            connection.close(RESTART)


async def adopt(table: Table, old: str, new: str) -> None:
    """Somebody is somebody else from now on."""
    table.scene.row = table.row.renamed(old, new)
    numbers = table.scene.crowd.numbers
    if old in numbers:
        numbers.setdefault(new, numbers.pop(old))
    for connection in table.present:
        if connection.session == old:
            connection.session = new
    table.sender.table()
