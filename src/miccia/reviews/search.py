"""One decision: what did it cost, by what its seat could know, and was anything clearly better?

All that is tried is tried in the same worlds with the same chance, so that what differs is the choice. Each
question has worlds of its own. In the first the best of the others is found: the best of many has had luck.
In the second it must beat what was done, by two standard errors to be told; where that is close, in more of
them. The third say what it cost, and that counts whether it was clear or not: else the many small things that
one who plays at random loses would be nothing, and what seemed clear by luck would be taken at its word.

What can as well be done a little later was not missed yet: else a chance that stays open for three turns
would be missed three times. Tries are counted, not timed, and their chance depends on the number of the input
alone: what a seat could not know changes nothing here.
"""

from collections.abc import Sequence
from hashlib import sha256
from math import inf, sqrt
from typing import Any

from miccia.core.chance import Quick
from miccia.core.game import Action, State
from miccia.core.hindsight import Hindsight, Mind
from miccia.reviews.figures import Error

FIRST = 2  # so many times the worlds of a decision are tries of all that may be good, shared out
DOUBT = 1.0  # standard errors above which it is looked at again
CLEAR = 2.0  # and above which it counts
UPTO = (1, 2, 4)  # times the worlds of a decision: in so many it is looked at again while it is in doubt
LEAST = 0.01  # of the whole scale: nobody would be helped by hearing of less

Way = tuple[Action, Action | None]  # to do this, and as soon as it is possible then that


class Decision:
    """A choice of one seat, as it stood."""

    def __init__(self, how: Hindsight, mind: Mind, seat: int, n: int, view: Any, worlds: int) -> None:
        self.how, self.mind, self.seat, self.n, self.view, self.worlds = how, mind, seat, n, view, worlds
        self.least = LEAST * how.most(view.options)
        self.values: dict[Way, list[float]] = {}

    def sensible(self, legal: Sequence[Action], played: Action) -> list[Action]:
        """What was done, and what else a sensible player would have thought about."""
        found = self.mind.candidates(self.view, legal, played, self.chance("candidates"))
        return list(dict.fromkeys([played, *found]))

    def look_back(self, actions: Sequence[Action]) -> tuple[float, Error | None]:
        """What it cost to do the first of them, and the best of the others if that was clearly better."""
        best = self.search(actions)
        gap, error = self.gap((actions[0], None), best)
        if gap <= DOUBT * error:
            return 0.0, None
        done, gap, error = self.look_again((actions[0], None), best)
        if gap <= 0:
            return 0.0, None
        clear = gap > CLEAR * error
        self.values = {}
        for world in range(self.worlds):
            self.attempt([done, best], f"cost {world}")
        loss, error = self.gap(done, best)
        if not clear or loss < self.least:
            return loss, None
        return loss, Error(
            n=self.n,
            seat=self.seat,
            loss=loss,
            bar=CLEAR * error,
            chosen=mean(self.values[done]),
            best=mean(self.values[best]),
            played=int(done[0].id),
            better=int(best[0].id),
            worlds=self.worlds,
        )

    def search(self, actions: Sequence[Action]) -> Way:
        """The best of the others: after each round the worse half leaves."""
        played, *left = [(action, None) for action in actions]
        rounds = max(1, len(left).bit_length())
        world = 0
        for _ in range(rounds):
            for _ in range(max(2, FIRST * self.worlds // (rounds * (len(left) + 1)))):
                self.attempt([played, *left], f"first {world}")
                world += 1
            left.sort(key=lambda way: -mean(self.values[way]))
            left = left[: (len(left) + 1) // 2]
        return left[0]

    def look_again(self, played: Way, best: Way) -> tuple[Way, float, float]:
        """What was done, or if that does better the best made up for as soon as possible; by how much the
        best beats both."""
        ways = [played, (played[0], best[0])]
        self.values = {}
        for times in UPTO:
            for world in range(len(self.values.get(best, ())), times * self.worlds):
                self.attempt([*ways, best], f"again {world}")
            done = max(ways, key=lambda way: mean(self.values[way]))
            gap, error = self.gap(done, best)
            if not DOUBT * error < gap <= CLEAR * error:
                break
        return done, gap, error

    def attempt(self, ways: Sequence[Way], name: str) -> None:
        """All of them in one world."""
        world = self.mind.imagine(self.view, self.chance(name))
        for way in ways:
            self.values.setdefault(way, []).append(self.outcome(world, way, name))

    def outcome(self, world: State, way: Way, name: str) -> float:
        """What it comes to for the seat."""
        after, chance = world.copy(), self.chance(f"{name} on")
        after.apply(self.seat, way[0], chance)
        self.mind.play_on(after, chance, self.view, way[1])
        return self.how.worth(after)[self.seat]

    def gap(self, played: Way, other: Way) -> tuple[float, float]:
        """By how much the other did better in the worlds in which both were tried, and its standard error."""
        pairs = zip(self.values[other], self.values[played], strict=False)
        gaps = [better - done for better, done in pairs]
        return mean(gaps), standard_error(gaps)

    def chance(self, name: str) -> Quick:
        return chance_of(f"{self.n} {self.seat} {name}")


def chance_of(name: str) -> Quick:
    """A chance by its name, the same on every machine."""
    return Quick(int.from_bytes(sha256(f"review {name}".encode()).digest()[:8], "big"))


def mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def standard_error(values: Sequence[float]) -> float:
    if len(values) < 2:
        return inf
    middle = mean(values)
    return sqrt(sum((value - middle) ** 2 for value in values) / (len(values) - 1) / len(values))
