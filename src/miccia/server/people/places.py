"""The places at a table, and who is in them. The laws and the store need these, and no server."""

from typing import Literal

from msgspec import Struct


class Place(Struct, frozen=True):
    """A seat and who is in it. `session` is the hash of a human's token; `joined` tells who came first."""

    kind: Literal["free", "human", "bot"] = "free"
    name: str = ""
    bot: str | None = None
    session: str | None = None
    salt: str = ""
    joined: int = 0


Places = tuple[Place, ...]


def names(places: Places) -> list[str]:
    """Of all who sit."""
    return [place.name for place in places if place.kind != "free"]


def free(places: Places) -> list[int]:
    """The seats that nobody has."""
    return [seat for seat, place in enumerate(places) if place.kind == "free"]


def seat_of(places: Places, session: str) -> int | None:
    """Where this session sits."""
    for seat, place in enumerate(places):
        if place.session == session:
            return seat
    return None


def host_of(places: Places, maker: str) -> str:
    """The session that may fill seats and begin: the table's maker, or who came first of those who sit."""
    humans = [place for place in places if place.session is not None]
    if not humans or any(place.session == maker for place in humans):
        return maker
    return min(humans, key=lambda place: place.joined).session or maker


def put(places: Places, seat: int, place: Place) -> Places:
    return (*places[:seat], place, *places[seat + 1 :])
