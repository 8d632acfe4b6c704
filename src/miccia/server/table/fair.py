"""The fair shuffle: a secret that the table is bound to before anyone sits, and salts of those who sit."""

from hashlib import sha256

from msgspec.structs import replace

from miccia.core.record import Header, seed_of
from miccia.play import head
from miccia.server.people.places import Places
from miccia.server.store.contract import TableRow


def commit(secret: bytes) -> str:
    """What is published of the secret before the deal."""
    return sha256(secret).hexdigest()


def header(table: TableRow, places: Places) -> Header:
    """The header of the game that these players begin."""
    salts = [place.salt for place in places if place.kind == "human"]
    plain = head(table.game, len(places), seed_of(table.secret, salts), table.options)
    return replace(
        plain,
        names=[place.name for place in places],
        commit=commit(table.secret),
        secret=table.secret.hex(),
        salts=salts,
    )


def starting(header: Header, seat: int | None) -> Header:
    """The same with a seat that starts; None: chance draws one."""
    return header if seat is None else replace(header, stack={"starter": [str(seat)]})
