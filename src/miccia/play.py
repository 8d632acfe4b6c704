"""Starting and replaying games of any kind."""

import secrets
from collections.abc import Mapping, Sequence
from operator import index
from typing import Any, SupportsIndex

import msgspec

from miccia import games as finder
from miccia.core.chance import Sealed, seal
from miccia.core.game import Game
from miccia.core.match import Match
from miccia.core.record import FORMAT, Header, Input, Record
from miccia.core.refused import BadSetup, Refused


def start(
    game: str,
    *,
    seats: SupportsIndex,
    seed: SupportsIndex | str | None = None,
    options: Mapping[str, Any] | None = None,
    stack: Mapping[str, Sequence[str]] | None = None,
) -> Match:
    """Deal a game. The seed is a number or 64 hex digits, fresh if not given.

    `stack` prescribes the order of whatever is shuffled or drawn by name: {"deck": ["R1", "B5"]}.
    """
    material = secrets.token_bytes(32) if seed is None else seal(seed)
    return deal(head(game, int(index(seats)), material, options or {}, stack))


def head(
    game: str,
    seats: int,
    seed: bytes,
    options: Mapping[str, Any],
    stack: Mapping[str, Sequence[str]] | None = None,
) -> Header:
    """The header of a new game, with the options that differ from the game's defaults."""
    found = finder.find(game)
    chosen = msgspec.to_builtins(read_options(found, options))
    usual = msgspec.to_builtins(found.options())
    return Header(
        miccia=FORMAT,
        game=game,
        rules=found.version,
        seats=seats,
        options={name: value for name, value in chosen.items() if value != usual[name]},
        seed=seed.hex(),
        stack=read_stack(stack),
    )


def deal(header: Header) -> Match:
    """The match at its deal."""
    game = finder.find(header.game)
    if header.seats not in game.seats:
        raise BadSetup("bad-seats", f"{header.game} is for {game.seats[0]} to {game.seats[-1]}")
    for what in header.stack or {}:
        if what not in game.draws:
            raise BadSetup("bad-stack", f"{header.game} draws {', '.join(game.draws)}, not {what!r}")
    stack = None if header.stack is None else {what: names[:] for what, names in header.stack.items()}
    chance = Sealed(seal(header.seed), stack)
    state = game.deal(header.seats, read_options(game, header.options), chance)
    return Match(game, state, chance, Record(header))


def read_options(game: Game, options: Mapping[str, Any]) -> Any:
    """The game's options with these values."""
    try:
        return msgspec.convert(dict(options), game.options)
    except msgspec.ValidationError as problem:
        raise BadSetup("bad-option", str(problem)) from None


def read_stack(stack: object) -> dict[str, list[str]] | None:
    """The prescribed order as lists of names."""
    try:
        return msgspec.convert(stack, dict[str, list[str]] | None)
    except msgspec.ValidationError as problem:
        raise BadSetup("bad-stack", str(problem)) from None


def replay(record: Record) -> Match:
    """The match as it stands after all inputs of the record."""
    match = deal(record.header)
    for given in record.inputs:
        take(match, given)
    return match


def take(match: Match, given: Input) -> list[Any]:
    """One input of a record. Deadlines due before it must stand in the record themselves."""
    due = match.deadline()
    if given.action is None:
        if due is None or max(due, match.now) != given.at:
            raise Refused("no-such-deadline")
        return match.expire()
    if given.at < match.now or (due is not None and due <= given.at):
        raise Refused("out-of-time")
    match.at(given.at)
    return match.act(given.seat, given.action)
