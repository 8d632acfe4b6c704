"""The places at a table, and who is in them. The laws and the store need these, and no server."""

from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from miccia.core.words import FRAME

PROGRAM = "program"  # instead of a bot's level: whoever has a seat lets a program of their own play


class Place(Struct, frozen=True):
    """A seat and who is in it. `session` is the hash of a human's token; `joined` tells who came first.

    A human with a `bot` is one that a bot stands in for, or a program of their own. A bot that has `joined`
    plays on for a human who has left; an onlooker who took that seat is its `sitter`, and the seat keeps its
    name. A human without a session wished to be forgotten. `ready` is for the next game, while another is
    over.
    """

    kind: Literal["free", "human", "bot"] = "free"
    name: str = ""
    bot: str | None = None
    session: str | None = None
    salt: str = ""
    joined: int = 0
    sitter: str = ""
    ready: bool = False

    @property
    def decides(self) -> bool:
        """Whether a human plays here, and no bot instead."""
        return self.kind == "human" and self.bot is None

    @property
    def programmed(self) -> bool:
        """Whether a human lets a program play here."""
        return self.kind == "human" and self.bot == PROGRAM

    @property
    def left(self) -> bool:
        """Whether the human who played here has left the game."""
        return self.kind == "bot" and self.joined > 0


Places = tuple[Place, ...]


def names(places: Places) -> list[str]:
    """Of all who sit."""
    return [place.name for place in places if place.kind != "free"]


def taken_names(places: Places) -> list[str]:
    """The same, and of those who sit in for others."""
    return names(places) + [place.sitter for place in places if place.sitter]


def called(places: Places, language: str) -> list[str]:
    """What everybody is called, seat by seat; nobody is called nothing."""
    return [
        guest(seat, place.name, language) if place.kind == "human" else place.name
        for seat, place in enumerate(places)
    ]


def guest(seat: int, name: str, language: str) -> str:
    """The name, or what is said instead of one that was forgotten."""
    return name or FRAME.plain("guest", language, number=seat + 1)


def free(places: Places) -> list[int]:
    """The seats that nobody has."""
    return [seat for seat, place in enumerate(places) if place.kind == "free"]


def held_by_people(places: Places) -> frozenset[int]:
    """The seats that no bot of the table plays: people's, also where they let a program play."""
    return frozenset(seat for seat, place in enumerate(places) if place.bot in (None, PROGRAM))


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


def forget(places: Places, session: str) -> Places:
    """The places of a finished game without who somebody was: who once was two may have two of them."""
    return tuple(
        replace(place, name=place.name if place.sitter else "", sitter="", session=None)
        if place.session == session
        else place
        for place in places
    )
