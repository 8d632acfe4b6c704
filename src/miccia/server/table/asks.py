"""What players may ask of a table, and who may ask it. Runs as a job of the table; `Refused` says no."""

import re
from typing import Any

from miccia.core.refused import BadSetup, Refused
from miccia.core.setup import read_agreed
from miccia.games import bots, find
from miccia.server import wire
from miccia.server.people import seats
from miccia.server.people.nicknames import legible, nickname
from miccia.server.people.places import Places, seat_of
from miccia.server.table.around import may_talk
from miccia.server.table.connection import Connection
from miccia.server.table.foreseeing import foreseen
from miccia.server.table.table import Table
from miccia.server.table.talk import Said


async def carry_out(table: Table, connection: Connection, ask: wire.Ask) -> None:
    """Do what a player asked."""
    row, session = table.row, connection.session
    if session in row.turned_away:
        raise Refused("turned-away")
    if connection.program:
        table.programs.check(connection, ask)
    match ask:
        case wire.Hello():
            connection.screen = ask.screen
            if ask.program:
                table.programs.come(connection, ask.program)
            try:
                if ask.shoulder:
                    await table.looking.lean_over(connection, ask.shoulder)
            finally:  # whose link is closed sees what everybody sees, and is told so
                await table.join(connection)
            await table.programs.sit()
        case wire.Do():
            await act(table, connection, ask)
        case wire.Foresee():
            seat = playing(table, connection)  # a page asks by itself: after the end there is nothing to tell
            connection.send(foreseen(table.scene, table.begun, seat))
        case wire.TakeBack():
            deciding(table, connection)
            await table.wishing.take_back(acting(table, connection, ask.seen))
        case wire.Agree():
            await table.wishing.answer(deciding(table, connection), ask.wish, ask.on)
        case wire.Advise():
            seat = deciding(table, connection)
            check_running(table)
            await table.coaching.ask(table.begun, seat, connection, ask.id)
        case wire.Sit():
            await table.seat(seats.sit(gathering(table), session, ask.name, ask.seat, ask.salt))
        case wire.Stand():
            await table.seat(seats.stand(gathering(table), session))
        case wire.Fill():
            places = hosting(table, connection)
            if ask.bot is not None and ask.bot not in bots(row.game if row.next is None else row.next.game):
                raise Refused("unknown-bot")
            await table.seat(seats.fill(places, ask.seat, ask.bot))
        case wire.Choose():
            hosting(table, connection)
            if row.next is None and row.tried is not None:
                raise Refused("tried-fixed")
            await table.following.choose(ask.game, options(ask), ask.seats)
        case wire.More():
            await table.following.get_ready(staying(table, connection), ask.on, ask.salt)
        case wire.Begin():
            hosting(table, connection)
            await (table.begin() if row.next is None else table.following.begin_without())
        case wire.TurnAway():
            await table.turn_away(unwanted(table, connection, ask))
        case wire.SetCustoms():
            check_host(table, connection)
            await table.agreeing.agree(ask.customs, seat_of(row.places, session))
            await table.programs.review()
        case wire.StandIn():
            by = deciding(table, connection)
            table.absent.check(table.begun, ask.seat)
            await table.handing.let_bot_play(ask.seat, by)
        case wire.Back():
            await table.programs.come_back(in_play(table, connection))
        case wire.Leave():
            await table.handing.leave(in_play(table, connection))
        case wire.SitIn():
            if not row.customs.sit_in:
                raise Refused("no-sitting-in")
            check_in_play(table)
            table.looking.check_unseeing(session)
            await table.handing.sit_in(session, ask.name, ask.seat)
        case wire.Shoulder():
            seat = in_play(table, connection)
            if ask.on:
                connection.send(wire.Linked(await table.looking.make_link(seat)))
            else:
                await table.looking.take_back(seat)
        case wire.Program():
            await of_program(table, connection, ask)
        case wire.Look():
            check_in_play(table)
            await table.looking.look(connection, ask.at)
            table.sender.all(connection)
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
        case wire.GoOn():
            table.bots.go_on(table.begun, deciding(table, connection))


async def act(table: Table, connection: Connection, ask: wire.Do) -> None:
    """Somebody acts, or their program while it plays; how often that goes wrong is counted."""
    seat, program = playing(table, connection), bool(connection.program)
    if program and not table.row.places[seat].programmed:
        raise Refused("program-rests")
    acting(table, connection, ask.seen)
    try:
        await table.act(seat, ask.action, program)
    except Refused:
        table.programs.tardy.refused(seat)
        raise


async def of_program(table: Table, connection: Connection, ask: wire.Program) -> None:
    """What somebody who sits at the table, or at its next game, does with a token for a program."""
    session = connection.session
    if seat_of(table.row.gathering, session) is None:
        raise Refused("not-seated")
    if ask.wish == "make":
        connection.send(wire.Token(await table.programs.make(session)))
    elif ask.wish == "play":
        await table.programs.let_play(session)
    else:
        await table.programs.end(session)


def acting(table: Table, connection: Connection, seen: int) -> int:
    """The seat that may act for a connection: the session's own, if its choice was not overtaken."""
    seat = playing(table, connection)
    check_running(table)
    if table.live is not None and table.scene.playing and table.live.stale(seat, seen):
        raise Refused("stale")
    return seat


def check_running(table: Table) -> None:
    if table.time.paused:
        raise Refused("paused")
    if table.scene.wish is not None:
        raise Refused("undo-wished")
    if table.time.moment < 0:
        raise Refused("too-early")


def playing(table: Table, connection: Connection) -> int:
    """The seat of a connection in a game that has begun."""
    if table.live is None:
        raise Refused("not-begun")
    seat = seat_of(table.row.places, connection.session)
    if seat is None:
        raise Refused("not-seated")
    return seat


def in_play(table: Table, connection: Connection) -> int:
    """The seat of a connection in a game that goes on."""
    seat = playing(table, connection)
    check_in_play(table)
    return seat


def deciding(table: Table, connection: Connection) -> int:
    """The seat of a connection that plays itself and may say what the others need."""
    seat = in_play(table, connection)
    if table.time.paused:
        raise Refused("paused")
    if not table.row.places[seat].decides:
        raise Refused("stood-in")
    return seat


def check_in_play(table: Table) -> None:
    if table.begun.match.over is not None:
        raise Refused("game-over")


def gathering(table: Table) -> Places:
    """The places of a game that has not begun."""
    if table.scene.playing:
        raise Refused("already-begun")
    return table.row.gathering


def staying(table: Table, connection: Connection) -> int:
    """The seat of a connection at the game that follows one that is over."""
    if table.row.next is None:
        raise Refused("no-next-game")
    seat = seat_of(table.row.next.places, connection.session)
    if seat is None:
        raise Refused("not-seated")
    return seat


def hosting(table: Table, connection: Connection) -> Places:
    """The same places, for who is the host."""
    check_host(table, connection)
    return gathering(table)


def options(ask: wire.Choose) -> dict[str, Any]:
    """All options of a game that can be played so."""
    try:
        game = find(ask.game)
        if ask.seats not in game.seats:
            raise Refused("bad-seats")
        return read_agreed(game.options, ask.options, game.programs)
    except BadSetup as problem:
        raise Refused(problem.code) from None


def check_host(table: Table, connection: Connection) -> None:
    if table.row.host != connection.session:
        raise Refused("not-host")


def unwanted(table: Table, connection: Connection, ask: wire.TurnAway) -> str:
    """The session that the host turns away. Nobody can turn away themselves, or the table's maker."""
    row = table.row
    check_host(table, connection)
    if ask.seat is not None:
        places = gathering(table)
        seats.check_seat(places, ask.seat)
        session = places[ask.seat].session
    else:
        session = table.scene.crowd.onlooker(ask.onlooker, row.places)
    if session is None or session in (connection.session, row.maker):
        raise Refused("nobody-there")
    return session


def speaker(table: Table, connection: Connection) -> tuple[str | int, int | None]:
    seat = seat_of(table.row.places, connection.session)
    if seat is None:
        return table.scene.crowd.number(connection.session), None
    place = table.row.places[seat]
    return place.sitter or place.name, seat
