"""Who may act now, until when, and how a game ended. Values only: no rule and no clock in here."""

from typing import Final

from mypy_extensions import i64

from miccia.core.parts import Reduced

SEATS_MAX: Final = 8
SEAT_SETS: Final = [
    frozenset(seat for seat in range(SEATS_MAX) if mask >> seat & 1) for mask in range(2**SEATS_MAX)
]
ORDERS: Final[dict[frozenset[int], tuple[int, ...]]] = {seats: tuple(sorted(seats)) for seats in SEAT_SETS}


class Turn:
    """What the game stands at: `Waiting` for somebody, or `Over`."""


class Waiting(Turn):
    """The game waits for every one of `seats`, until the table time `until`, to answer `ask`.

    It depends on public facts only: who is waited for must not tell what anybody holds.
    """

    def __init__(self, seats: frozenset[int], until: int | None = None, ask: str = "turn") -> None:
        self.seats = seats
        self.until = until
        self.ask = ask
        self.order: tuple[int, ...] = ORDERS.get(seats) or tuple(sorted(seats))
        self.alone: i64 = self.order[0] if len(seats) == 1 else -1  # the only seat, if there is but one

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Waiting):
            return False
        return self.seats == other.seats and self.until == other.until and self.ask == other.ask

    def __hash__(self) -> int:
        return hash((self.seats, self.until, self.ask))

    def __repr__(self) -> str:
        return f"Waiting(seats={set(self.seats)}, until={self.until}, ask={self.ask!r})"

    def __reduce__(self) -> Reduced:
        return Waiting, (self.seats, self.until, self.ask)


class Over(Turn):
    """The end: a code for the reason, the score of every seat, and the seats that won (none: all lost)."""

    def __init__(self, why: str, scores: tuple[int, ...], winners: tuple[int, ...] = ()) -> None:
        self.why = why
        self.scores = scores
        self.winners = winners

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Over):
            return False
        return self.why == other.why and self.scores == other.scores and self.winners == other.winners

    def __hash__(self) -> int:
        return hash((self.why, self.scores, self.winners))

    def __repr__(self) -> str:
        return f"Over(why={self.why!r}, scores={self.scores}, winners={self.winners})"

    def __reduce__(self) -> Reduced:
        return Over, (self.why, self.scores, self.winners)


IN_TURN: Final = [Waiting(frozenset({seat})) for seat in range(SEATS_MAX)]  # one seat, no deadline
