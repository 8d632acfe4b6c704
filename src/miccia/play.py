"""Starting and replaying games of any kind."""

from collections.abc import Mapping, Sequence
from typing import Any, SupportsIndex

from miccia import games as finder
from miccia.core.match import AnyMatch
from miccia.core.record import Header, Input, Record, Undo


def start(
    game: str,
    *,
    seats: SupportsIndex,
    seed: SupportsIndex | str | None = None,
    options: Mapping[str, Any] | None = None,
    stack: Mapping[str, Sequence[str]] | None = None,
) -> AnyMatch:
    """Deal the game with this key. The seed is a number or 64 hex digits, fresh if not given.

    `stack` prescribes the order of whatever is shuffled or drawn by name: {"deck": ["R1", "B5"]}.
    """
    return finder.find(game).start(seats=seats, seed=seed, options=options, stack=stack)


def head(game: str, seats: int, seed: bytes, options: Mapping[str, Any]) -> Header:
    """The header of a new game, with the options that differ from the game's defaults."""
    return finder.find(game).header(seats, seed, options)


def deal(header: Header) -> AnyMatch:
    """The match at its deal."""
    return finder.find(header.game).begin(header)


def replay(record: Record) -> AnyMatch:
    """The match as it stands after all inputs of the record."""
    match = deal(record.header)
    for given in record.inputs:
        take(match, given)
    return match


def take(match: AnyMatch, given: Input | Undo) -> list[Any]:
    """One input of a record. Deadlines due before it must stand in the record themselves."""
    return match.take(given)
