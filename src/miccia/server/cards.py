"""A table as a card in a list, for one session."""

from miccia.core.turn import Waiting
from miccia.server import wire
from miccia.server.live import Live
from miccia.server.seats import names, seat_of
from miccia.server.store import TableRow


def card(row: TableRow, session: str, live: Live | None) -> wire.TableCard:
    """What a list tells about a table; whose turn it is if the live game is given."""
    seat = seat_of(row.places, session)
    turn = live.match.turn if live is not None else None
    return wire.TableCard(
        code=row.code,
        game=row.game,
        phase="gathering" if row.header is None else "playing" if row.scores is None else "over",
        names=names(row.places),
        seats=len(row.places),
        taken=len(names(row.places)),
        your_turn=isinstance(turn, Waiting) and seat in turn.seats,
        score=None if row.scores is None else row.scores[seat or 0],
    )
