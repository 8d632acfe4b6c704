"""The table around the game as one connection sees it."""

from typing import TYPE_CHECKING, Literal, NamedTuple

from msgspec import Struct

from miccia.games import find
from miccia.server import wire, words
from miccia.server.fair import commit

if TYPE_CHECKING:
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


class To(NamedTuple):
    """To whom a table looks the same: the seat, whether it is the host's, the language."""

    seat: int | None
    host: bool
    language: str


def table(table: "Table", to: To) -> wire.Table:
    """The table for everybody to whom it looks the same."""
    row = table.row
    here = {other.session for other in table.present}
    return wire.Table(
        code=row.code,
        game=row.game,
        options=row.options,
        phase=phase(table),
        seats=[
            wire.Seat(place.name, place.kind, place.bot, place.kind == "bot" or place.session in here)
            for place in row.places
        ],
        you=to.seat,
        host=to.host,
        watching=len(table.onlookers),
        onlookers=watching(table, to).onlookers,
        open=row.open,
        commit=commit(row.secret),
        phrases=[
            wire.Spoken(key, spoken(row.game, key, to.language)) for key in find(row.game).words.PHRASES
        ],
        talk=may_talk(table),
        said=[told(row.game, said, to.language) for said in table.said],
        signals=pointing(table, to).signals,
        wishes=sorted(table.wishes),
        paused=table.paused,
        ready=[seat for seat, place in enumerate(row.places) if place.kind == "bot" or seat in table.ready],
        now=table.time.now() if table.live else 0,
    )


def saying(table: "Table", to: To) -> wire.Saying:
    """The last thing said."""
    return wire.Saying(told(table.row.game, table.said[-1], to.language))


def pointing(table: "Table", to: To) -> wire.Pointing:
    words, places = find(table.row.game).words, table.row.places
    return wire.Pointing(
        [
            wire.Signalled(seat, key, words.signal(key, places[seat].name, to.language))
            for (seat, _), key in table.signals.items()
        ]
    )


def watching(table: "Table", to: To) -> wire.Watching:
    who = table.onlookers
    return wire.Watching(len(who), sorted(map(table.number, who)) if to.host else [])


def spoken(game: str, phrase: str, language: str) -> str:
    text: str = find(game).words.TEXTS[language][f"phrase.{phrase}"]
    return text


def told(game: str, said: Said, language: str) -> wire.Told:
    name = f"{words.TEXTS[language]['onlooker']} {said.name}" if isinstance(said.name, int) else said.name
    text = said.text if said.phrase is None else spoken(game, said.phrase, language)
    return wire.Told(name, said.seat, text)
