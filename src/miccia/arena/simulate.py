"""Many games between bots. The result depends on what was asked alone, never on how many processes worked."""

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from hashlib import sha256
from typing import Any

from msgspec import Struct

from miccia.arena.drive import drive
from miccia.core.chance import Quick, seal
from miccia.core.refused import BadSetup
from miccia.games import bots as bots_of
from miccia.play import deal, head

WORTH_SHARING = 40  # games; fewer are played faster than processes start


class Series(Struct, frozen=True):
    """What to play: the named bots take turns in the seats, one place on with every game."""

    game: str
    players: int
    games: int
    bots: tuple[str, ...]
    seed: int = 0
    options: Mapping[str, Any] = {}


class Result(Struct, frozen=True):
    """How one game ended, and who sat where."""

    seats: tuple[str, ...]
    why: str
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    inputs: int


def check(series: Series) -> None:
    """Raise `BadSetup` for what cannot be played."""
    known = bots_of(series.game)
    for name in series.bots:
        if name not in known:
            raise BadSetup(
                "unknown-bot", f"{name!r} does not play {series.game}; known are {', '.join(known)}"
            )
    if not 1 <= len(series.bots) <= series.players:
        raise BadSetup("bad-bots", f"{len(series.bots)} bots for {series.players} seats")
    if series.games < 1:
        raise BadSetup("bad-games", "at least one game must be played")
    deal(head(series.game, series.players, seal(series.seed), series.options))


def seed_of(series: Series, number: int) -> bytes:
    """The seed of one game of the series."""
    return sha256(f"miccia {series.seed} game {number}".encode()).digest()


def play(series: Series, number: int) -> Result:
    """Play one game of the series."""
    seed = seed_of(series, number)
    match = deal(head(series.game, series.players, seed, series.options))
    names = tuple(series.bots[(seat + number) % len(series.bots)] for seat in range(series.players))
    makers = bots_of(series.game)
    chances = [
        Quick(int.from_bytes(sha256(seed + bytes([seat])).digest(), "big")) for seat in range(len(names))
    ]
    over = drive(match, [makers[name](seat) for seat, name in enumerate(names)], chances)
    return Result(names, over.why, over.scores, over.winners, len(match.record.inputs))


def simulate(
    series: Series, jobs: int | None = None, progress: Callable[[], None] | None = None
) -> list[Result]:
    """Play the whole series; the results in the order of the games."""
    check(series)
    jobs = min(jobs or os.cpu_count() or 1, series.games)
    results = []
    for result in played(series, jobs if series.games >= WORTH_SHARING else 1):
        results.append(result)
        if progress:
            progress()
    return results


def played(series: Series, jobs: int) -> Iterator[Result]:
    numbers = range(series.games)
    if jobs == 1:
        yield from map(partial(play, series), numbers)
        return
    with multiprocessing.Pool(jobs, signal.signal, (signal.SIGINT, signal.SIG_IGN)) as pool:
        yield from pool.imap(
            partial(play, series), numbers, chunksize=max(1, min(20, series.games // (4 * jobs)))
        )
