"""What players may ask of a table, and who may ask it. Runs as a job of the table; `Refused` says no."""

import re

from miccia.core.refused import Refused
from miccia.games import bots, find
from miccia.server import wire
from miccia.server.people import seats
from miccia.server.people.nicknames import legible, nickname
from miccia.server.people.places import host_of, seat_of
from miccia.server.table.around import may_talk
from miccia.server.table.connection import Connection
from miccia.server.table.table import Table
from miccia.server.table.talk import Said


async def carry_out(table: Table, connection: Connection, ask: wire.Asked) -> None:
    """Do what a player asked."""
    row, session = table.row, connection.session
    if session in row.turned_away:
        raise Refused("turned-away")
    match ask:
        case wire.Hello():
            await table.join(connection)
        case wire.Do():
            await table.act(acting(table, connection, ask), ask.action)
        case wire.Sit():
            gathering(table)
            await table.seat(seats.sit(row.places, session, ask.name, ask.seat, ask.salt))
        case wire.Stand():
            gathering(table)
            await table.seat(seats.stand(row.places, session))
        case wire.Fill():
            hosting(table, connection)
            if ask.bot is not None and ask.bot not in bots(row.game):
                raise Refused("unknown-bot")
            await table.seat(seats.fill(row.places, ask.seat, ask.bot))
        case wire.Begin():
            hosting(table, connection)
            await table.begin()
        case wire.TurnAway():
            await table.turn_away(unwanted(table, connection, ask))
        case wire.Phrase():
            if ask.phrase not in find(row.game).words.PHRASES:
                raise Refused("unknown-phrase")
            table.say(Said(*speaker(table, connection), phrase=ask.phrase))
        case wire.Chat():
            if not may_talk(table.scene):
                raise Refused("no-talk", find(row.game).no_talk_rule or "")
            text = legible(ask.text)
            if not nickname(text):  # nothing that could be seen
                raise Refused("bad-message")
            table.say(Said(*speaker(table, connection), text=text))
        case wire.Signal():
            seat = playing(table, connection)
            signals = find(row.game).signals
            if signals is None or not re.fullmatch(signals.keys, ask.key):
                raise Refused("unknown-signal")
            table.point(seat, ask.key)
        case wire.Pause():
            await table.pause(playing(table, connection), ask.on)
        case wire.Ready():
            seat = playing(table, connection)
            if table.time.moment < 0:
                table.get_ready(seat)


def acting(table: Table, connection: Connection, ask: wire.Do) -> int:
    """The seat that may act for a connection: the session's own, if its choice was not overtaken."""
    seat = playing(table, connection)
    if table.time.paused:
        raise Refused("paused")
    if table.time.moment < 0:
        raise Refused("too-early")
    if table.live is not None and table.scene.playing and table.live.stale(seat, ask.seen):
        raise Refused("stale")
    return seat


def playing(table: Table, connection: Connection) -> int:
    """The seat of a connection in a game that has begun."""
    if table.live is None:
        raise Refused("not-begun")
    seat = seat_of(table.row.places, connection.session)
    if seat is None:
        raise Refused("not-seated")
    return seat


def gathering(table: Table) -> None:
    if table.live is not None:
        raise Refused("already-begun")


def hosting(table: Table, connection: Connection) -> None:
    gathering(table)
    if host_of(table.row.places, table.row.maker) != connection.session:
        raise Refused("not-host")


def unwanted(table: Table, connection: Connection, ask: wire.TurnAway) -> str:
    """The session that the host turns away. Nobody can turn away themselves, or the table's maker."""
    row = table.row
    if host_of(row.places, row.maker) != connection.session:
        raise Refused("not-host")
    if ask.seat is not None:
        gathering(table)
        seats.check_seat(row.places, ask.seat)
        session = row.places[ask.seat].session
    else:
        session = table.scene.crowd.onlooker(ask.onlooker, row.places)
    if session is None or session in (connection.session, row.maker):
        raise Refused("nobody-there")
    return session


def speaker(table: Table, connection: Connection) -> tuple[str | int, int | None]:
    seat = seat_of(table.row.places, connection.session)
    return table.scene.crowd.number(connection.session) if seat is None else table.row.places[seat].name, seat
