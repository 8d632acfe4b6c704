"""Who sits where before the game. Each function gives the new places, or says no and changes nothing."""

import secrets
from collections.abc import Iterable

from msgspec.structs import replace

from miccia.core.refused import Refused
from miccia.server.people.nicknames import own_name
from miccia.server.people.places import Place, Places, free, names, put, seat_of

BOT_NAMES = tuple(
    name
    for names in (
        "Agata Alma Bea Bruno Carlo Cleo Dario Elena Elio Emma Fabio Flora Gino Giulia Ines Irma Ivo Lea",
        "Livia Luca Marco Mina Nino Nora Olga Otto Pia Rita Sandro Sofia Tea Teo Tommaso Ugo Vera Zoe",
    )
    for name in names.split()
)


def bot_name(taken: Iterable[str]) -> str:
    """A name for a bot that nobody at the table has."""
    others = {other.casefold() for other in taken}
    return secrets.choice([name for name in BOT_NAMES if name.casefold() not in others] or BOT_NAMES)


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
