"""A table as a card in a list, for one session."""

from miccia.server import wire
from miccia.server.people.places import names, seat_of
from miccia.server.store.contract import TableRow


def card(row: TableRow, session: str) -> wire.TableCard:
    """What a list tells about a table."""
    seat = seat_of(row.places, session)
    return wire.TableCard(
        code=row.code,
        game=row.game,
        phase="gathering" if row.header is None else "playing" if row.scores is None else "over",
        names=names(row.places),
        seats=len(row.places),
        taken=len(names(row.places)),
        your_turn=row.scores is None and seat in (row.waiting or ()),
        score=None if row.scores is None else row.scores[seat or 0],
    )
