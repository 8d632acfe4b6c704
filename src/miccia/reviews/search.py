"""One decision: was anything clearly better, by what its seat could know?

All that is tried is tried in the same worlds with the same chance, so that what differs is the choice. The
best of many has had luck too: it must beat what was done in new worlds, by two standard errors; where that is
close, in more of them. What can as well be done a little later was not missed yet: else a chance that stays
open for three turns would be missed three times. Tries are counted, not timed, and their chance depends on
the number of the input alone: what a seat could not know changes nothing here.
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


class Decision:
    """A choice of one seat, as it stood."""

    def __init__(self, how: Hindsight, mind: Mind, seat: int, n: int, view: Any, worlds: int) -> None:
        self.how, self.mind, self.seat, self.n, self.view, self.worlds = how, mind, seat, n, view, worlds
        self.least = LEAST * how.most(view.options)
        self.values: dict[Action | None, list[float]] = {}  # None: what was done, and the other later

    def sensible(self, legal: Sequence[Action], played: Action) -> list[Action]:
        """What was done, and what else a sensible player would have thought about."""
        found = self.mind.candidates(self.view, legal, played, self.chance("candidates"))
        return list(dict.fromkeys([played, *found]))

    def look_back(self, actions: Sequence[Action]) -> Error | None:
        """What was done (the first of the actions) and the best of the others, if that was clearly better."""
        played = actions[0]
        best = self.search(actions)
        gap, error = self.gap(played, best)
        if gap <= DOUBT * error:
            return None
        self.values = {}
        for times in UPTO:
            for world in range(len(self.values.get(best, ())), times * self.worlds):
                self.attempt([played, best], f"again {world}", played)
            done = max(None, played, key=lambda way: mean(self.values[way]))
            again, error = self.gap(done, best)
            if not DOUBT * error < again <= CLEAR * error:
                break
        if again <= CLEAR * error or min(gap, again) < self.least:
            return None
        return Error(
            n=self.n,
            seat=self.seat,
            loss=min(gap, again),
            bar=CLEAR * error,
            chosen=mean(self.values[done]),
            best=mean(self.values[best]),
            played=int(played.id),
            better=int(best.id),
            worlds=len(self.values[best]),
        )

    def search(self, actions: Sequence[Action]) -> Action:
        """The best of the others: after each round the worse half leaves."""
        played, left = actions[0], list(actions[1:])
        rounds = max(1, len(left).bit_length())
        world = 0
        for _ in range(rounds):
            for _ in range(max(2, FIRST * self.worlds // (rounds * (len(left) + 1)))):
                self.attempt([played, *left], f"first {world}")
                world += 1
            left.sort(key=lambda action: -mean(self.values[action]))
            left = left[: (len(left) + 1) // 2]
        return left[0]

    def attempt(self, actions: Sequence[Action], name: str, first: Action | None = None) -> None:
        """All of them in one world; and `first`, with the last of them later."""
        world = self.mind.imagine(self.view, self.chance(name))
        for action in actions:
            self.values.setdefault(action, []).append(self.outcome(world, action, name))
        if first is not None:
            self.values.setdefault(None, []).append(self.outcome(world, first, name, actions[-1]))

    def outcome(self, world: State, action: Action, name: str, later: Action | None = None) -> float:
        """What it comes to for the seat."""
        after, chance = world.copy(), self.chance(f"{name} on")
        after.apply(self.seat, action, chance)
        self.mind.play_on(after, chance, self.view, later)
        return self.how.worth(after)[self.seat]

    def gap(self, played: Action | None, other: Action) -> tuple[float, float]:
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
