"""The game as it stood a round ago, for onlookers who may see hands no sooner."""

from miccia.core.turn import Waiting
from miccia.play import deal
from miccia.server.table.live import Live


class Past:
    """Plays a game once more, a round behind; each input costs one more."""

    def __init__(self) -> None:
        self.live: Live | None = None
        self.looked: tuple[Live, int] | None = None  # at which game, after how many inputs
        self.to: int | None = None

    def of(self, live: Live) -> Live | None:
        """The game a round ago; None in its first round."""
        if self.looked is None or self.looked[0] is not live or self.looked[1] != live.n:
            same = self.looked is not None and self.looked[0] is live
            self.looked, self.to = (live, live.n), a_round_ago(live)
            if self.to is not None:
                self.live = catch_up(self.live if same else None, live, self.to)
        return None if self.to is None else self.live


def a_round_ago(live: Live) -> int | None:
    """How many inputs there had been when the turn began after which there were as many turns as seats.

    A turn begins when one seat is asked what the first was asked at the deal; what is asked in between, of
    the same or of others, begins none. A position that was taken back is none of them.
    """
    first = live.turn_after(0)
    assert isinstance(first, Waiting)
    begun, whose = [0], first.order
    for n in live.standing:
        turn = live.turn_after(n)
        if (
            isinstance(turn, Waiting)
            and turn.ask == first.ask
            and len(turn.order) == 1
            and turn.order != whose
        ):
            begun.append(n)
            whose = turn.order
    seats = live.match.record.header.seats
    return begun[-1 - seats] if len(begun) > seats else None


def catch_up(past: Live | None, live: Live, to: int) -> Live:
    """Go on to input `to`; from the deal if that was passed already, since others were taken back."""
    record = live.match.record
    if past is None or past.n > to:
        past = Live(deal(record.header))
    for entry, given in zip(live.entries[past.n : to], record.inputs[past.n : to], strict=True):
        past.repeat(given, entry.reason, entry.stood_in)
    past.notes = [note for note in live.notes if note.after <= to]
    return past
