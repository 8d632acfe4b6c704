"""What a review found, in figures: without words, so it can be kept and told in any language."""

from itertools import pairwise

from msgspec import Struct, field

TURNED = 0.1  # of the whole scale: a step of less turned nothing
TURNS = 4  # are told of a game at most


class Unreviewable(ValueError):
    """A record that no review can be made of; `code` says why."""

    def __init__(self, code: str, detail: str) -> None:
        super().__init__(detail)
        self.code = code


class Error(Struct, frozen=True):
    """A decision in which something else was clearly better. Values are means over imagined worlds."""

    n: int  # the number of the input, from 1
    seat: int
    loss: float
    bar: float  # two standard errors of the difference
    chosen: float
    best: float
    played: int  # the action, by its number
    better: int
    worlds: int


class Step(Struct, frozen=True):
    """What the game was worth to every seat after an input, by what somebody at the table knew then."""

    n: int
    values: list[float]


class Side(Struct):
    """One seat in figures."""

    decisions: int = 0  # in which there was something to choose
    reviewed: int = 0
    clear: int = 0  # of these: nothing was clearly better
    small: float = 0.0  # what they cost together; below 0 if the worlds have it so
    errors: list[Error] = field(default_factory=list)  # the largest first

    @property
    def skill(self) -> float:
        """What the decisions cost together, never above 0."""
        return 0.0 - max(0.0, self.small) - sum(error.loss for error in self.errors)


class Review(Struct):
    """A game in figures: finished, or as far as it has come."""

    game: str
    kind: str
    most: float
    worlds: int
    steps: list[Step]
    sides: list[Side]

    @property
    def done(self) -> int:
        return sum(side.reviewed for side in self.sides)

    @property
    def of(self) -> int:
        return sum(side.decisions for side in self.sides)

    def turning_points(self) -> list[int]:
        """The numbers of the inputs that moved the curve most, in their order."""
        moved = sorted(
            (-max(abs(new - old) for old, new in zip(before.values, after.values, strict=True)), after.n)
            for before, after in pairwise(self.steps)
        )
        return sorted(n for by, n in moved[:TURNS] if -by >= TURNED * self.most)

    def luck(self, seat: int) -> float:
        """All that is not skill: so both add up to what came of it."""
        return self.end(seat) - self.start(seat) - self.sides[seat].skill

    def start(self, seat: int) -> float:
        return self.steps[0].values[seat] if self.steps else 0.0

    def end(self, seat: int) -> float:
        return self.steps[-1].values[seat] if self.steps else 0.0
