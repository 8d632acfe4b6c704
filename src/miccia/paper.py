"""Records on paper: JSON lines out, and in with every line checked.

The first line is the header. Each further line is an input with a digest of the state after it, so that a
changed line is found where it was changed. The last line of a finished game tells how it ended.
"""

from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec

from miccia import games as finder
from miccia.core.chance import seal
from miccia.core.match import AnyGame, AnyMatch
from miccia.core.record import (
    FORMAT,
    BadRecord,
    EndLine,
    Header,
    Input,
    InputLine,
    Record,
    Undo,
    digest,
    seed_of,
)
from miccia.core.refused import BadSetup, Refused
from miccia.core.turn import Over
from miccia.play import deal, take

DIGITS = 12  # of the digest on every line


def dump(record: Record) -> str:
    """The record as JSON lines."""
    match = deal(record.header)
    lines: list[Any] = [record.header]
    for given in record.inputs:
        take(match, given)
        lines.append(line_of(given, digest(match.state)[:DIGITS]))
    if match.over:
        lines.append(end_of(match.over))
    return "".join(msgspec.json.encode(line).decode() + "\n" for line in lines)


def line_of(given: Input | Undo, then: str) -> InputLine:
    if isinstance(given, Undo):
        return InputLine(at=given.at, seat=given.seat, undo=given.to, then=then)
    if given.action is None:
        return InputLine(at=given.at, expire=True, then=then)
    return InputLine(at=given.at, seat=given.seat, act=given.action.form, then=then)


def end_of(over: Over) -> EndLine:
    return EndLine(over.why, list(over.scores), list(over.winners))


def load(source: str | Path) -> Record:
    """The record in a file, or in a text that begins with its header; `BadRecord` names the wrong line."""
    inline = isinstance(source, str) and source.lstrip().startswith("{")
    text = str(source) if inline else Path(source).read_text(encoding="utf-8", errors="replace")
    lines = text.splitlines()
    if not lines:
        raise BadRecord(1, "there is nothing in it", "foreign")
    match = read_header(lines[0])
    for number, line in enumerate(lines[1:], 2):
        read_line(match, number, line)
    return match.record


def read_header(line: str) -> AnyMatch:
    try:
        header = msgspec.json.decode(line, type=Header)
    except msgspec.MsgspecError as problem:
        raise BadRecord(1, f"not the header of a record ({problem})", "foreign") from None
    if header.miccia != FORMAT:
        raise BadRecord(1, f"a record of format {header.miccia}; this program reads {FORMAT}", "version")
    check_seed(header)
    try:
        game = finder.find(header.game)
        if header.rules != game.version:
            other = f"rules {header.rules} of {header.game}; this program has {game.version}"
            raise BadRecord(1, other, "version")
        if seal(header.seed).hex() != header.seed:
            raise BadRecord(1, "the seed is not written in small hex digits")
        return deal(header)
    except BadSetup as problem:
        raise BadRecord(1, str(problem)) from None


def check_seed(header: Header) -> None:
    """The secret must be what was committed to, and the seed what the secret and the salts give; so too for
    the game that it goes on from."""
    if header.tried is not None:
        check_seed(header.tried.origin)
    if header.commit is None and header.secret is None and header.salts is None:
        return
    try:
        secret = bytes.fromhex(header.secret or "")
    except ValueError:
        raise BadRecord(1, "the secret is not in hex digits") from None
    if sha256(secret).hexdigest() != header.commit:
        raise BadRecord(1, "the secret is not the one that was committed to")
    if seed_of(secret, header.salts or []).hex() != header.seed:
        raise BadRecord(1, "the seed does not come from the secret and the salts")


def read_line(match: AnyMatch, number: int, line: str) -> None:
    try:
        read = msgspec.json.decode(line, type=InputLine | EndLine)
    except msgspec.MsgspecError as problem:
        raise BadRecord(number, f"not a line of a record ({problem})") from None
    if isinstance(read, EndLine):
        if match.over is None or read != end_of(match.over):
            raise BadRecord(number, "the game did not end like this")
        return
    given = input_of(match.game, number, read)
    try:
        take(match, given)
    except Refused as problem:
        more = f": {why_not(match, given)}" if problem.code == "cannot-undo" else ""
        raise BadRecord(number, f"refused, {problem}{more}") from None
    if read.then != digest(match.state)[:DIGITS]:
        raise BadRecord(number, "the state after it is not the one that was written down")


def input_of(game: AnyGame, number: int, read: InputLine) -> Input | Undo:
    """What a line says came in: one of an action, a deadline or an undo."""
    if [read.act is not None, read.expire, read.undo is not None].count(True) > 1:
        raise BadRecord(number, "it says more than one thing")
    given = game.input(read)
    if given is None:
        raise BadRecord(number, f"not an action of {game.key}")
    return given


def why_not(match: AnyMatch, given: Input | Undo) -> str:
    """Why something could not be taken back."""
    assert isinstance(given, Undo)
    if match.game.reveals is None:
        return f"nothing is taken back in {match.game.key}"
    if match.over is not None:
        return "the game was over"
    return f"number {given.to} is no input that stood then, with others after it"
