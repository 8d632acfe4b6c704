"""Who may take what back now, and whether the others must agree. It depends on what everybody was told."""

from mypy_extensions import i64, mypyc_attr

from miccia.core.turn import Turn, Waiting
from miccia.server.table.entry import Entry
from miccia.server.table.live import Live

MOST = 200  # undos in one game: each sends the whole log to everybody, and makes it longer


@mypyc_attr(native_class=True)
class Offer:
    """An act that its seat may take back: game and time would be as after entry number `to`."""

    def __init__(self, act: Entry, to: int, free: bool) -> None:
        self.act = act
        self.to = to
        self.free = free  # whether nobody need agree


def offer(live: Live, seat: i64) -> Offer | None:
    """The last act of the seat that stands, if it can be taken back now.

    While a window is open nobody takes anything back: whether somebody has reacted in secret must not show.
    """
    if live.game.reveals is None or live.match.over is not None or in_window(live, live.turn):
        return None
    if live.undos >= MOST:
        return None
    for place in range(len(live.standing) - 1, -1, -1):
        entry = live.entries[live.standing[place] - 1]
        if entry.seat == seat and not in_window(live, entry.turn):
            to = live.standing[place - 1] if place else 0
            return Offer(entry, to, is_free(live, seat, entry))
    return None


def is_free(live: Live, seat: i64, act: Entry) -> bool:
    """Whether nobody else acted or could react since, nothing was shown, and no clock runs, which an undo
    would set back.

    What was taken back meanwhile counts: it was seen all the same.
    """
    if live.entries[-1].seat != seat:
        return False
    since = live.entries[act.n - 1 :]
    return (
        all(entry.seat == seat for entry in since)
        and not any(in_window(live, entry.turn) for entry in since)
        and not any(on_a_clock(turn) for turn in [live.turn, *[entry.turn for entry in since]])
        and not any(isinstance(event, live.game.reveals or ()) for entry in since for event in entry.events)
    )


def in_window(live: Live, turn: Turn) -> bool:
    return isinstance(turn, Waiting) and live.game.is_window(turn.ask)


def on_a_clock(turn: Turn) -> bool:
    return isinstance(turn, Waiting) and turn.until is not None
