"""What the house lets go of: tables that have had their time, and people who wish to be forgotten."""

import logging

from miccia.core.refused import Refused
from miccia.server.lobby.lobby import Lobby
from miccia.server.logs import about
from miccia.server.people import seats
from miccia.server.people.places import seat_of
from miccia.server.store.contract import TableRow
from miccia.server.table import knowing
from miccia.server.table.table import Table

log = logging.getLogger(__name__)
EVERY = -1


async def forget(lobby: Lobby, session: str) -> int:
    """Forget who somebody was, everywhere; in how many finished games their place is a guest's now.

    Before a game they stand up. A table with bots alone goes with them. While a game with other people, or
    after one with them, is under way nobody is forgotten: it would no longer be known whose the hand is.
    """
    store = lobby.house.store
    rows = await store.of_session(session, EVERY)
    running = [row for row in rows if row.header is not None and row.scores is None]
    if any(company(row, session) for row in running):
        raise Refused("still-playing")
    for row in rows:
        if row.header is None or row.next is not None:
            await stand_up(await lobby.find(row.code), session)
    await lobby.remove([row.code for row in running])
    games = await store.finished(session)
    await store.forget(session)
    await forget_here(lobby, session)
    log.info("somebody was forgotten", extra=about(tables=len(rows)))
    return games


async def forget_here(lobby: Lobby, session: str) -> None:
    """Somebody was forgotten, by this server or another."""
    for table in list(lobby.tables.values()):
        await forget_at(lobby, table, session)


def company(row: TableRow, session: str) -> bool:
    """Whether other people play there, or have played this evening."""
    games = [row.places, *[game.places for game in row.played]]
    return any(place.kind == "human" and place.session != session for places in games for place in places)


async def stand_up(table: Table, session: str) -> None:
    async def stand() -> None:
        if table.scene.playing:  # it has begun just now
            raise Refused("still-playing")
        if seat_of(table.row.gathering, session) is not None:
            await table.seat(seats.stand(table.row.gathering, session))

    await table.call(stand)


async def forget_at(lobby: Lobby, table: Table, session: str) -> None:
    """Forget somebody at a table in memory; it is read again from the store unless others play at it now."""
    if table.scene.playing:
        await table.call(lambda: knowing.forget(table, session))
    elif knowing.knows(table, session):
        lobby.drop(table)
