"""A record that somebody brings along: read in memory, checked line by line, kept nowhere."""

import msgspec

from miccia.core.foreign import BadForeign
from miccia.core.record import BadRecord, Record
from miccia.games import find, names
from miccia.paper import load
from miccia.play import deal
from miccia.server.limits import RECORD
from miccia.server.people.places import Place, Places
from miccia.server.table.live import Live
from miccia.server.words import Unreadable

LINES = 2_000  # of a record that people played; more are made by programs
UNDOS = 30  # each plays the game from its deal once more
NAME = 24  # letters


def opened(body: bytes) -> tuple[Live, Places]:
    """The game in a file and who played it; `Unreadable` says what is wrong with it."""
    if len(body) > RECORD or body.count(b"\n") > LINES:
        raise Unreadable("record-too-large")
    try:
        text = body.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Unreadable("record-foreign") from None
    if not text.strip():
        raise Unreadable("record-empty")
    return played(read(text))


def read(text: str) -> Record:
    """One of ours, or one of another program's that a game of ours can read."""
    if text.count('"undo"') > UNDOS:
        raise Unreadable("record-too-large")
    if not ours(text):
        return read_foreign(text)
    try:
        return load(text.strip())
    except BadRecord as problem:
        raise Unreadable(f"record-{problem.code}", line=problem.line) from None
    except RecursionError:
        raise Unreadable("record-foreign") from None


def ours(text: str) -> bool:
    """Whether it begins with a header, or with what was meant to be one."""
    first = json(text.strip().partition("\n")[0])
    return isinstance(first, dict) and isinstance(first.get("miccia"), int)


def json(text: str) -> object:
    try:
        return msgspec.json.decode(text)
    except (msgspec.MsgspecError, RecursionError):
        return None


def read_foreign(text: str) -> Record:
    if not isinstance(json(text), dict):
        raise Unreadable("record-foreign")
    for game in map(find, names()):
        for foreign in game.foreign:
            try:
                return foreign.read(game, text.encode())
            except BadForeign as problem:
                if problem.code != "bad-shape":
                    raise Unreadable("record-abroad", name=foreign.name, place=problem.place) from None
    raise Unreadable("record-foreign")


def played(record: Record) -> tuple[Live, Places]:
    """The game once more, under names that fit on a board."""
    live = Live(deal(record.header))
    for given in record.inputs:
        live.repeat(given, None, "")
    named = live.match.record.header.names or []
    live.known = [fit(named[seat]) if seat < len(named) else "" for seat in range(record.header.seats)]
    return live, tuple(Place("human", name) for name in live.known)


def fit(name: str) -> str:
    return "".join(letter for letter in name if letter.isprintable()).strip()[:NAME]
