"""Tables and finished games as one session finds them in lists."""

from miccia.games import find
from miccia.server import desk
from miccia.server.people.places import called, guest, names, seat_of
from miccia.server.store.contract import Past, TableRow


def card(row: TableRow, session: str, language: str) -> desk.TableCard:
    """What a list tells about a table and its present game, to who did not play it about the next."""
    seat = seat_of(row.places, session)
    places = row.places if seat is not None else row.gathering
    over = row.scores is not None and seat is not None
    gathers = row.header is None or (row.next is not None and not over)
    return desk.TableCard(
        code=row.code,
        game=row.game if over or row.next is None else row.next.game,
        phase="over" if over else "gathering" if gathers else "playing",
        names=[name for name in called(places, language) if name],
        seats=len(places),
        taken=len(names(places)),
        your_turn=row.scores is None and seat in (row.waiting or ()),
        score=row.scores[seat] if row.scores is not None and seat is not None else None,
        number=row.number if row.next is None or over else row.next.number,
    )


def finished(game: Past, language: str) -> desk.FinishedGame:
    """A game among all that somebody has played."""
    luck, skill = game.reviewed[game.seat] if game.reviewed is not None else (None, None)
    return desk.FinishedGame(
        code=game.code,
        number=game.number,
        game=game.game,
        together=find(game.game).together,
        options=game.options,
        names=[guest(seat, name, language) for seat, name in enumerate(game.names)],
        you=game.seat,
        scores=game.scores,
        winners=game.winners,
        why=game.why,
        ended=game.ended,
        luck=luck,
        skill=skill,
    )
