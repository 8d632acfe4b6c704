"""A round robin: every two bots meet on the same deals, each deal once from either side.

In games that are won together every bot also plays with its own kind.
"""

from collections.abc import Mapping
from itertools import combinations, combinations_with_replacement
from typing import Any

from msgspec import Struct

from miccia.arena.outside import check_bots
from miccia.arena.playing import Table, seed_of
from miccia.core.chance import seal
from miccia.core.refused import BadSetup
from miccia.games import bots as bots_of
from miccia.games import find
from miccia.play import deal, head

MORE = 2  # so many of them for each deal


class Tournament(Struct, frozen=True):
    """What to play: all pairings of these bots, on so many deals."""

    game: str
    players: int
    deals: int
    bots: tuple[str, ...]
    seed: int = 0
    options: Mapping[str, Any] = {}
    think: int = 1000  # milliseconds that a program has for a move

    @property
    def together(self) -> bool:
        return find(self.game).together

    @property
    def yardstick(self) -> str | None:
        """The bot whose team tells how lucky a deal is: the cheapest that does not play at random.

        Where bots play against each other both sides have had every deal, and its luck is out already.
        """
        if not self.together:
            return None
        return [*bots_of(self.game)][:2][-1]

    def pairings(self) -> list[tuple[str, str]]:
        choose = combinations_with_replacement if self.together else combinations
        return [*choose(self.bots, 2)]

    def rounds(self) -> list[tuple[str, str]]:
        """What is played on each deal: every pairing from both sides, one of a kind once."""
        return [
            sides
            for one, other in self.pairings()
            for sides in ([(one, other), (other, one)] if one != other else [(one, one)])
        ]

    @property
    def games(self) -> int:
        """How many games that is, with those of the yardstick: one on each deal and on some more."""
        return self.deals * (len(self.rounds()) + (1 + MORE if self.yardstick else 0))

    def table(self, number: int) -> Table:
        """One of the games. All games on a deal follow each other; the yardstick's come last."""
        rounds = self.rounds()
        at, side = divmod(number, len(rounds))
        if at < self.deals:
            sides = rounds[side]
            seats = tuple(sides[seat % 2] for seat in range(self.players))
            return Table(self.game, seats, seed_of(self.seed, at), self.options, think=self.think)
        assert self.yardstick is not None
        deal = number - self.deals * len(rounds)
        return Table(self.game, (self.yardstick,) * self.players, seed_of(self.seed, deal), self.options)

    def mark(self) -> tuple[object, ...]:
        """What games of one file must share: all of it, since the numbers of games depend on it."""
        version = find(self.game).version
        return (self.game, version, self.players, self.deals, self.bots, self.seed, self.options)


def check(tournament: Tournament) -> None:
    """Raise `BadSetup` for what cannot be played."""
    find(tournament.game)
    check_bots(tournament.game, tournament.bots, tournament.think)
    if len({*tournament.bots}) != len(tournament.bots):
        raise BadSetup("bad-bots", "a bot is named twice")
    if len(tournament.bots) < 2:
        raise BadSetup("bad-bots", "a tournament needs at least two bots")
    if tournament.players < 2:
        raise BadSetup("bad-seats", "a tournament needs at least two seats")
    if tournament.deals < 2:
        raise BadSetup("bad-games", "at least two deals must be played")
    deal(head(tournament.game, tournament.players, seal(tournament.seed), tournament.options))
