"""Who sits where before the game. Each function gives the new places, or says no and changes nothing."""

import secrets
from collections.abc import Iterable
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from miccia.core.refused import Refused
from miccia.server.people.nicknames import own_name

BOT_NAMES = tuple(
    name
    for names in (
        "Agata Alma Bea Bruno Carlo Cleo Dario Elena Elio Emma Fabio Flora Gino Giulia Ines Irma Ivo Lea",
        "Livia Luca Marco Mina Nino Nora Olga Otto Pia Rita Sandro Sofia Tea Teo Tommaso Ugo Vera Zoe",
    )
    for name in names.split()
)


class Place(Struct, frozen=True):
    """A seat and who is in it. `session` is the hash of a human's token; `joined` tells who came first."""

    kind: Literal["free", "human", "bot"] = "free"
    name: str = ""
    bot: str | None = None
    session: str | None = None
    salt: str = ""
    joined: int = 0


Places = tuple[Place, ...]


def bot_name(taken: Iterable[str]) -> str:
    """A name for a bot that nobody at the table has."""
    others = {other.casefold() for other in taken}
    return secrets.choice([name for name in BOT_NAMES if name.casefold() not in others] or BOT_NAMES)


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


def check_seat(places: Places, seat: int) -> None:
    if not 0 <= seat < len(places):
        raise Refused("no-such-seat")


def sit(places: Places, session: str, name: str, seat: int | None, salt: str) -> Places:
    """Sit down, or change seat or name."""
    mine = seat_of(places, session)
    if seat is None:
        seat = mine
    if seat is None:
        if not free(places):
            raise Refused("table-full")
        seat = free(places)[0]
    check_seat(places, seat)
    if seat != mine and places[seat].kind != "free":
        raise Refused("seat-taken")
    joined = max(place.joined for place in places) + 1 if mine is None else places[mine].joined
    if mine is not None:
        places = put(places, mine, Place())
    return put(places, seat, Place("human", own_name(name, names(places)), None, session, salt, joined))


def stand(places: Places, session: str) -> Places:
    """Leave the seat."""
    seat = seat_of(places, session)
    if seat is None:
        raise Refused("not-seated")
    return put(places, seat, Place())


def fill(places: Places, seat: int, level: str | None) -> Places:
    """Put a bot on a seat that no human has, or free it of one."""
    check_seat(places, seat)
    if places[seat].kind == "human":
        raise Refused("seat-taken")
    if level is None:
        return put(places, seat, Place())
    if places[seat].kind == "bot":
        return put(places, seat, replace(places[seat], bot=level))
    return put(places, seat, Place("bot", bot_name(names(places)), level))


def fill_all(places: Places, level: str) -> Places:
    """Put bots on all free seats."""
    for seat in free(places):
        places = fill(places, seat, level)
    return places
