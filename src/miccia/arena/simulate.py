"""Many games between bots. The result depends on what was asked alone, never on how many processes worked."""

from collections.abc import Callable, Mapping
from typing import Any

from msgspec import Struct

from miccia.arena.journal import Journal
from miccia.arena.outside import check_bots
from miccia.arena.playing import Result, Table, seed_of
from miccia.core.chance import seal
from miccia.core.refused import BadSetup
from miccia.games import find
from miccia.play import deal, head


class Series(Struct, frozen=True):
    """What to play: the named bots take turns in the seats, one place on with every game."""

    game: str
    players: int
    games: int
    bots: tuple[str, ...]
    seed: int = 0
    options: Mapping[str, Any] = {}
    think: int = 1000  # milliseconds that a program has for a move

    def table(self, number: int) -> Table:
        """One of the games, with its deal and its bots."""
        seats = tuple(self.bots[(seat + number) % len(self.bots)] for seat in range(self.players))
        return Table(self.game, seats, seed_of(self.seed, number), self.options, think=self.think)

    def mark(self) -> tuple[object, ...]:
        """What games of one file must share: all but how many there are, so that more can be added."""
        return (self.game, find(self.game).version, self.players, self.bots, self.seed, self.options)


def check(series: Series) -> None:
    """Raise `BadSetup` for what cannot be played."""
    find(series.game)
    check_bots(series.game, series.bots, series.think)
    if not 1 <= len(series.bots) <= series.players:
        raise BadSetup("bad-bots", f"{len(series.bots)} bots for {series.players} seats")
    if series.games < 1:
        raise BadSetup("bad-games", "at least one game must be played")
    deal(head(series.game, series.players, seal(series.seed), series.options))


def simulate(
    series: Series, jobs: int | None = None, progress: Callable[[], None] | None = None
) -> list[Result]:
    """Play the whole series; the results in the order of the games."""
    check(series)
    results = []
    for _, result in Journal(series.mark()).play(series.games, series.table, jobs):
        results.append(result)
        if progress:
            progress()
    return results
