"""Games that lie in a server's store as if they had been played there."""

import sqlite3
import time
from contextlib import closing

import msgspec
from msgspec.structs import replace
from playwright.sync_api import Page

import miccia
from miccia.core.record import Input, Record
from miccia.server.lobby.codes import new_code
from miccia.server.people.tokens import session_of
from miccia.server.store.folder import DATABASE
from tests.e2e.conftest import Server

NAMES = ["Ada", "Bruno", "Cleo", "Dario", "Elsa"]


def put(server: Server, page: Page, record: Record, seat: int) -> str:
    """Let whoever is at a page have played this game on that seat, with bots; the path of its table."""
    over = miccia.replay(record).over
    assert over is not None
    code, session, now = new_code(0), session_of(page.context.cookies()[0]["value"]), int(time.time())
    others = iter(NAMES[1:])
    names = ["Ada" if each == seat else next(others) for each in range(record.header.seats)]
    header = replace(record.header, names=names)
    told = [msgspec.json.encode(one).decode() for one in (header, over.scores, over.winners)]
    with closing(sqlite3.connect(server.data / DATABASE, timeout=20)) as db:
        db.execute(
            "INSERT INTO tables (code, open, bot, maker, changed) VALUES (?, 0, 'steady', ?, ?)",
            (code, session, now),
        )
        db.execute(
            "INSERT INTO games (code, number, game, options, secret, header, scores, winners, why, ended, "
            "inputs) VALUES (?, 1, ?, ?, x'00', ?, ?, ?, ?, ?, ?)",
            (
                code,
                header.game,
                msgspec.json.encode(header.options),
                *told,
                over.why,
                now,
                len(record.inputs),
            ),
        )
        for n, given in enumerate(record.inputs, 1):
            assert isinstance(given, Input)
            action = given.action
            act = None if action is None else msgspec.json.encode(action.form).decode()
            db.execute(
                "INSERT INTO inputs (code, number, n, at, seat, act) VALUES (?, 1, ?, ?, ?, ?)",
                (code, n, given.at, None if action is None else given.seat, act),
            )
        for each, name in enumerate(names):
            kind, who = ("human", session) if each == seat else ("bot", None)
            db.execute(
                "INSERT INTO seats (code, number, seat, kind, name, session, salt, joined) "
                "VALUES (?, 1, ?, ?, ?, ?, '', 0)",
                (code, each, kind, name, who),
            )
        db.commit()
    return f"/t/{code}"
