"""Who sits where. Each function gives the new places, or says no and changes nothing."""

import secrets
from collections.abc import Iterable

from msgspec.structs import replace

from miccia.core.refused import Refused
from miccia.server.people.nicknames import own_name
from miccia.server.people.places import PROGRAM, Place, Places, free, names, put, seat_of, taken_names

BOT_NAMES = tuple(
    name
    for names in (
        "Agata Alma Bea Bruno Carlo Cleo Dario Elena Elio Emma Fabio Flora Gino Giulia Ines Irma Ivo Lea",
        "Livia Luca Marco Mina Nino Nora Olga Otto Pia Rita Sandro Sofia Tea Teo Tommaso Ugo Vera Zoe",
    )
    for name in names.split()
)


def bot_name(taken: Iterable[str]) -> str:
    """A name for a bot that nobody at the table has, nor one that could be mistaken for it: discs show only
    initials, and Lea is soon read as Tea."""
    others = {other.casefold() for other in taken}
    new = [name for name in BOT_NAMES if name.casefold() not in others]
    alike = {other[:1] for other in others}, {other[1:] for other in others}
    distinct = [name for name in new if name[0].casefold() not in alike[0] and name[1:] not in alike[1]]
    return secrets.choice(distinct or new or BOT_NAMES)


def check_seat(places: Places, seat: int) -> None:
    if not 0 <= seat < len(places):
        raise Refused("no-such-seat")


def last(places: Places) -> int:
    """The number of the last human who came."""
    return max(place.joined for place in places)


# Before the game


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
    joined = last(places) + 1 if mine is None else places[mine].joined
    if mine is not None:
        places = put(places, mine, Place())
    return put(places, seat, Place("human", own_name(name, taken_names(places)), None, session, salt, joined))


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


# Between two games


def stay(places: Places) -> Places:
    """The places for the next game: whoever played and has not left keeps theirs, and so do the bots."""
    return tuple(place_of_next(place) for place in places)


def place_of_next(place: Place) -> Place:
    if place.kind == "bot":
        return Place() if place.left else place
    if place.session is None:
        return Place()
    return Place("human", place.sitter or place.name, None, place.session, "", place.joined)


def get_ready(places: Places, seat: int, ready: bool, salt: str) -> Places:
    """Be ready for the next game, with a salt for its seed, or no longer be."""
    if places[seat].ready == ready:
        raise Refused("said-already")
    return put(places, seat, replace(places[seat], ready=ready, salt=salt or places[seat].salt))


def unready(places: Places) -> Places:
    """Nobody is ready: it is another game now."""
    return tuple(replace(place, ready=False) for place in places)


def resize(places: Places, seats: int) -> Places:
    """More places, or fewer: first those go that are free, then those of bots."""
    places += (Place(),) * (seats - len(places))
    while len(places) > seats:
        last = max((seat for seat in range(len(places)) if places[seat].kind == "free"), default=None)
        if last is None:
            last = max((seat for seat in range(len(places)) if places[seat].kind == "bot"), default=None)
        if last is None:
            raise Refused("seat-taken")
        places = places[:last] + places[last + 1 :]
    return places


# In play


def stand_in(places: Places, seat: int, level: str) -> Places:
    """Let a bot play for a human until they are back."""
    check_seat(places, seat)
    if not places[seat].decides:
        raise Refused("seat-has-bot")
    return put(places, seat, replace(places[seat], bot=level))


def let_program(places: Places, seat: int) -> Places:
    """Let a program play for the human who wishes it, also in place of a bot."""
    return put(places, seat, replace(places[seat], bot=PROGRAM))


def come_back(places: Places, seat: int) -> Places:
    """Play again where a bot stood in."""
    if places[seat].bot is None:
        raise Refused("not-stood-in")
    return put(places, seat, replace(places[seat], bot=None))


def leave(places: Places, seat: int, level: str) -> Places:
    """Leave the game to a bot for good."""
    return put(places, seat, replace(places[seat], kind="bot", bot=level, session=None, sitter=""))


def sit_in(places: Places, session: str, name: str, seat: int) -> Places:
    """Take the seat of somebody who has left."""
    check_seat(places, seat)
    if not places[seat].left:
        raise Refused("seat-taken")
    if seat_of(places, session) is not None:
        raise Refused("already-seated")
    name = own_name(name, taken_names(put(places, seat, Place())))
    sitter = "" if name == places[seat].name else name
    taken = replace(places[seat], kind="human", bot=None, session=session, sitter=sitter)
    return put(places, seat, replace(taken, joined=last(places) + 1))
