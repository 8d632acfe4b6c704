"""One game of many: who sits where on which deal, and how it ended. It can be played in any process."""

from collections.abc import Mapping
from contextlib import ExitStack, closing
from hashlib import sha256
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from miccia.arena.drive import drive
from miccia.arena.finding import maker
from miccia.arena.outside import Outside, command_of
from miccia.bots import Bot
from miccia.core.chance import Quick
from miccia.paper import dump
from miccia.play import deal, head


class Table(Struct, frozen=True):
    """A game to be played: the names of the bots by seat, a seed of 64 hex digits, and if it is recorded."""

    game: str
    seats: tuple[str, ...]
    seed: str
    options: Mapping[str, Any] = {}
    recorded: bool = False
    think: int = 1000  # milliseconds that a program has for a move


class Result(Struct, frozen=True):
    """How one game ended, and who sat where; its record if that was wished."""

    seats: tuple[str, ...]
    why: str
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    inputs: int
    record: str | None = None


def seed_of(seed: int, number: int) -> str:
    """The seed of one deal of many."""
    return sha256(f"miccia {seed} game {number}".encode()).hexdigest()


def play(table: Table) -> Result:
    """Play one game to its end."""
    seed = bytes.fromhex(table.seed)
    header = head(table.game, len(table.seats), seed, table.options)
    if table.recorded:
        header = replace(header, names=list(table.seats))
    match = deal(header)
    chances = [
        Quick(int.from_bytes(sha256(seed + bytes([seat])).digest(), "big"))
        for seat in range(len(table.seats))
    ]
    with ExitStack() as ending:
        over = drive(match, [seated(table, seat, ending) for seat in range(len(table.seats))], chances)
    record = dump(match.record) if table.recorded else None
    return Result(table.seats, over.why, over.scores, over.winners, len(match.record.inputs), record)


def seated(table: Table, seat: int, ending: ExitStack) -> Bot[Any]:
    """The bot of a seat; a program ends with its game."""
    command = command_of(table.seats[seat])
    if command is None:
        return maker(table.game, table.seats[seat])(seat)
    return ending.enter_context(
        closing(Outside(seat, command, table.game, len(table.seats), table.options, table.think))
    )
