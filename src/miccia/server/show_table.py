"""The table around the game as one connection sees it."""

from typing import TYPE_CHECKING, Literal

from msgspec import Struct

from miccia.games import find
from miccia.server import wire, words
from miccia.server.fair import commit
from miccia.server.seats import host_of, seat_of

if TYPE_CHECKING:
    from miccia.server.connection import Connection
    from miccia.server.table import Table


class Said(Struct, frozen=True):
    """Something said: freely, or the key of a phrase. `name` is a number for an onlooker."""

    name: str | int
    seat: int | None
    text: str = ""
    phrase: str | None = None


def phase(table: "Table") -> Literal["gathering", "playing", "over"]:
    if table.live is None:
        return "gathering"
    return "playing" if table.playing else "over"


def may_talk(table: "Table") -> bool:
    """Whether people may chat freely now: a game that rules it out does so from the deal to the end."""
    silent = hasattr(find(table.row.game).words, "NO_TALK_RULE")
    return not silent or not table.playing or bool(table.row.options.get("talk"))


def table(table: "Table", connection: "Connection") -> wire.Table:
    """The table for one connection, in its language."""
    row, language = table.row, connection.language
    game = find(row.game)
    here = {other.session for other in table.present}
    hosting = host_of(row.places, row.maker) == connection.session
    return wire.Table(
        code=row.code,
        game=row.game,
        options=row.options,
        phase=phase(table),
        seats=[
            wire.Seat(place.name, place.kind, place.bot, place.kind == "bot" or place.session in here)
            for place in row.places
        ],
        you=seat_of(row.places, connection.session),
        host=hosting,
        watching=len(table.onlookers),
        onlookers=sorted(map(table.number, table.onlookers)) if hosting else [],
        open=row.open,
        commit=commit(row.secret),
        phrases=[wire.Spoken(key, spoken(row.game, key, language)) for key in game.words.PHRASES],
        talk=may_talk(table),
        said=[told(row.game, said, language) for said in table.said],
        signals=[
            wire.Signalled(seat, key, game.words.signal(key, row.places[seat].name, language))
            for (seat, _), key in table.signals.items()
        ],
        wishes=sorted(table.wishes),
        paused=table.paused,
        ready=[seat for seat, place in enumerate(row.places) if place.kind == "bot" or seat in table.ready],
        now=table.time.now() if table.live else 0,
    )


def spoken(game: str, phrase: str, language: str) -> str:
    text: str = find(game).words.TEXTS[language][f"phrase.{phrase}"]
    return text


def told(game: str, said: Said, language: str) -> wire.Told:
    name = f"{words.TEXTS[language]['onlooker']} {said.name}" if isinstance(said.name, int) else said.name
    text = said.text if said.phrase is None else spoken(game, said.phrase, language)
    return wire.Told(name, said.seat, text)
