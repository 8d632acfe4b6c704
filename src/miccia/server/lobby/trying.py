"""Any moment of a game as the beginning of a new table: marked as such, and never counted."""

from msgspec.structs import replace

from miccia.core.record import Header, Tried
from miccia.core.refused import Refused
from miccia.paper import line_of
from miccia.play import deal
from miccia.server import desk
from miccia.server.table.live import Live


def moment(live: Live, wish: desk.PlayOn) -> Tried:
    """The moment that is wished for, if somebody could play on there."""
    record = live.match.record
    if wish.move > live.n:
        raise Refused("no-such-moment")
    if wish.seat >= record.header.seats:
        raise Refused("no-such-seat")
    inputs = [line_of(given, "") for given in record.inputs[: wish.move]]
    origin = replace(record.header, names=None)
    tried = Tried(origin, inputs, wish.seat if wish.cards == "new" else None)
    deal(replace(origin, stack=None, commit=None, secret=None, salts=None, tried=tried))
    return tried


def table_for(header: Header, wish: desk.PlayOn) -> desk.NewTable:
    """The table to be made."""
    return desk.NewTable(
        game=header.game, seats=header.seats, name=wish.name, options=header.options, bot=wish.bot
    )
