"""What a tournament comes to: who did how well with or against whom, and how sure that is."""

from collections.abc import Mapping
from statistics import fmean

from msgspec import Struct

from miccia.arena.luck import Adjusted, Estimate, estimate, without_luck
from miccia.arena.playing import Result
from miccia.arena.rating import Rating, Won, rate
from miccia.arena.tournament import Tournament
from miccia.core.refused import BadSetup


class Meeting(Struct, frozen=True):
    """How two bots did on all deals: the share that the first won against the second or, where they play
    together, the mean score of their team, with and without luck."""

    one: str
    other: str
    result: Estimate
    luck: Adjusted | None = None


class Standing(Struct, frozen=True):
    """A bot in the table: a rating where they play against each other, else its score with its own kind and
    with the others."""

    bot: str
    score: Estimate
    rating: Rating | None = None
    alone: Estimate | None = None
    mixed: Estimate | None = None


class Standings(Struct, frozen=True):
    """Deals that were played in every pairing, the table with the best first, and all meetings."""

    deals: int
    games: int
    yardstick: str | None
    table: list[Standing]
    meetings: list[Meeting]


Deal = dict[tuple[str, str], Result]  # by the sides


def standings(tournament: Tournament, games: Mapping[int, Result]) -> Standings:
    """The figures of the deals that are whole: on part of a deal somebody would have been lucky."""
    rounds = tournament.rounds()
    deals: dict[int, Deal] = {}
    for number in range(tournament.deals):
        first = number * len(rounds)
        found = {sides: games.get(first + side) for side, sides in enumerate(rounds)}
        whole = {sides: result for sides, result in found.items() if result is not None}
        if len(whole) == len(rounds):
            deals[number] = whole
    if len(deals) < 2:
        raise BadSetup("bad-games", "fewer than two deals are finished: that tells nothing yet")
    if tournament.together:
        return of_teams(tournament, deals, games)
    return of_rivals(tournament, deals, len(games))


# Against each other


def of_rivals(tournament: Tournament, deals: dict[int, Deal], games: int) -> Standings:
    names = tournament.bots
    won = [won_on(deal) for deal in deals.values()]
    ratings = rate(names, won, tournament.seed)
    meetings = []
    for one, other in tournament.pairings():
        share = estimate([deal[one, other] / 2 for deal in won])
        meetings.append(Meeting(one, other, share))
    table = [Standing(name, estimate(scores(name, deals)), ratings[name]) for name in names]
    table.sort(key=lambda standing: -ratings[standing.bot].rating)
    return Standings(len(deals), games, None, table, meetings)


def won_on(deal: Deal) -> Won:
    """Games won on a deal, by pair: who alone has a seat that won has a whole one, else it is shared."""
    won: dict[tuple[str, str], float] = {}
    for (one, other), result in deal.items():
        winners = {result.seats[seat] for seat in result.winners}
        share = 0.5 if (one in winners) == (other in winners) else float(one in winners)
        won[one, other] = won.get((one, other), 0.0) + share
        won[other, one] = won.get((other, one), 0.0) + 1 - share
    return won


def scores(name: str, deals: dict[int, Deal]) -> list[float]:
    """The mean score of a bot's seats, deal by deal."""
    return [
        fmean(
            score
            for sides, result in deal.items()
            if name in sides
            for seat, score in zip(result.seats, result.scores, strict=True)
            if seat == name
        )
        for deal in deals.values()
    ]


# Together


def of_teams(tournament: Tournament, deals: dict[int, Deal], games: Mapping[int, Result]) -> Standings:
    start = tournament.deals * len(tournament.rounds())
    worth = {number - start: fmean(games[number].scores) for number in games if number >= start}
    others = [value for number, value in worth.items() if number >= tournament.deals]
    known = [worth[number] for number in deals if number in worth]
    by_pair = {pair: [of_team(deal, pair) for deal in deals.values()] for pair in tournament.pairings()}
    meetings = []
    for (one, other), results in by_pair.items():
        luck = None
        itself = one == other == tournament.yardstick  # has had exactly that luck: no need to guess
        if not itself and len(known) == len(deals) and len(others) > 1 and len(deals) > 3:
            luck = without_luck(results, known, others)
        meetings.append(Meeting(one, other, estimate(results), luck))
    table = []
    for name in tournament.bots:
        mixed = [results for pair, results in by_pair.items() if name in pair and pair != (name, name)]
        with_others = [fmean(of_deal) for of_deal in zip(*mixed, strict=True)]
        alone = by_pair[name, name]
        both = [fmean(pair) for pair in zip(alone, with_others, strict=True)]
        table.append(Standing(name, estimate(both), alone=estimate(alone), mixed=estimate(with_others)))
    table.sort(key=lambda standing: -standing.score.mean)
    return Standings(len(deals), len(games), tournament.yardstick, table, meetings)


def of_team(deal: Deal, pair: tuple[str, str]) -> float:
    """What a pairing scored on a deal, from both sides."""
    return fmean(fmean(deal[sides].scores) for sides in {pair, pair[::-1]})
