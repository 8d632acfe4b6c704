"""Whether something else is better than the usual by the pact of two: tried in worlds that are played on.

What the other will make of an act is played too, so that what would mislead pays for it. Tries are counted,
not timed, so that the same chance gives the same choice.
"""

from math import sqrt
from typing import Final

from mypy_extensions import i64

from miccia.core.bits import BITS
from miccia.core.chance import Chance, Quick
from miccia.games.hanabi.accord import Insight, choose
from miccia.games.hanabi.pact import CLUE, DISCARD, Pact, do
from miccia.games.hanabi.public import size
from miccia.games.hanabi.surmise import Past, imagine
from miccia.games.hanabi.worlds import over, worth

WORLDS: Final = 96  # that are played on at most
FIRST: Final = 12  # worlds in which everything is tried; then the worse half leaves, and as many follow
MOVES: Final = 8000  # after so many no more worlds are begun: it would take a second on plain rules
CLEARLY: Final = 1.5  # standard errors by which something else has to be better
WORTH_A_TRY: Final = 0.3  # cards that fit so often are thought about


class Trial:
    """An act and what it came to in each world so far."""

    def __init__(self, act: int) -> None:
        self.act = act
        self.points: list[int] = []
        self.total = 0


def candidates(pact: Pact, seat: int, worlds: list[Pact]) -> list[int]:
    """What is worth thinking about."""
    mind = Insight(pact, seat)
    acts: list[int] = []
    costs: list[tuple[float, int]] = []
    for slot, order in enumerate(mind.hand):
        fits = 0
        cost = 0.0
        for world in worlds:
            kind = BITS[world.faces[order]]
            if kind & pact.playable:
                fits += 1
            if kind & pact.critical:
                cost += 4
            elif kind & pact.useful:
                cost += 1
        if fits >= WORTH_A_TRY * len(worlds):
            acts.append(slot)
        costs.append((cost, slot))
    if mind.may_discard():
        costs.sort()
        places = [slot for _, slot in costs[:2]]
        for slot in (mind.oldest(), mind.useless()):
            if slot >= 0 and slot not in places:
                places.append(slot)
        acts += [DISCARD + slot for slot in places]
    for hint in mind.hints():
        if not hint.misleads:
            acts.append(CLUE + hint.value)
    return acts


def consider(pact: Pact, seat: int, usual: int, past: Past, number: int, chance: Chance) -> int:
    """The usual act, or one that does clearly better in at most this number of worlds."""
    quick = Quick(chance.below(2**31 - 1))
    worlds = imagine(pact, seat, past, number, quick)
    if not worlds:
        return usual
    trials = [Trial(usual)]
    trials += [Trial(act) for act in candidates(pact, seat, worlds) if act != usual]
    if len(trials) == 1:
        return usual
    first = trials[0]
    most = pact.score + size(int(pact.useful))
    begin, end = 0, FIRST
    moves: i64 = 0
    while begin < len(worlds) and (begin <= FIRST or moves < MOVES):
        for world in worlds[begin:end]:
            for trial in trials:
                tried = world.copy()
                do(tried, trial.act)
                moves += play_on(tried)
                points = int(worth(tried))
                trial.points.append(points)
                trial.total += points
        if begin == 0 and first.total == most * len(first.points):
            return usual
        others = [(-trial.total, place) for place, trial in enumerate(trials) if place]
        others.sort()
        keep = max(1, (len(others) + 1) // 2)
        trials = [first] + [trials[place] for _, place in others[:keep]]
        begin, end = end, 2 * end
    best = trials[1]
    return best.act if clearly(best, first) else usual


def clearly(best: Trial, usual: Trial) -> bool:
    """Whether it did better in the same worlds by more than luck explains."""
    number = len(usual.points)
    total = squares = 0.0
    for one, other in zip(best.points, usual.points):
        total += one - other
        squares += (one - other) * (one - other)
    mean = total / number
    spread = sqrt(max(squares / number - mean * mean, 0.01) / number)
    return mean > CLEARLY * spread


def play_on(world: Pact) -> i64:
    """Both do the usual to the end; in so many moves."""
    moves: i64 = 0
    while not over(world):
        act, _ = choose(world, int(world.player))
        do(world, act)
        moves += 1
    return moves
