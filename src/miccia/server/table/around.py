"""The table around the game as one connection sees it."""

from typing import Literal, NamedTuple

from miccia.core.words import FRAME
from miccia.games import find
from miccia.server import wire
from miccia.server.table.fair import commit
from miccia.server.table.scene import Scene
from miccia.server.table.talk import Said


def phase(scene: Scene) -> Literal["gathering", "playing", "over"]:
    if scene.live is None:
        return "gathering"
    return "playing" if scene.playing else "over"


def may_talk(scene: Scene) -> bool:
    """Whether people may chat freely now: a game that rules it out does so from the deal to the end."""
    silent = find(scene.row.game).no_talk_rule is not None
    return not silent or not scene.playing or bool(scene.row.options.get("talk"))


class To(NamedTuple):
    """To whom a table looks the same: the seat, whether it is the host's, the language."""

    seat: int | None
    host: bool
    language: str


def table(scene: Scene, to: To) -> wire.Table:
    """The table for everybody to whom it looks the same."""
    row = scene.row
    here = {other.session for other in scene.crowd.present}
    return wire.Table(
        code=row.code,
        game=row.game,
        options=row.options,
        phase=phase(scene),
        seats=[
            wire.Seat(place.name, place.kind, place.bot, place.kind == "bot" or place.session in here)
            for place in row.places
        ],
        you=to.seat,
        host=to.host,
        watching=len(scene.crowd.onlookers(row.places)),
        onlookers=watching(scene, to).onlookers,
        open=row.open,
        commit=commit(row.secret),
        phrases=[
            wire.Spoken(key, spoken(row.game, key, to.language)) for key in find(row.game).words.PHRASES
        ],
        talk=may_talk(scene),
        said=[told(row.game, said, to.language) for said in scene.talk.said],
        signals=pointing(scene, to).signals,
        wishes=sorted(scene.time.wishes),
        paused=scene.time.paused,
        ready=ready(scene),
        now=scene.time.now() if scene.live else 0,
    )


def ready(scene: Scene) -> list[int]:
    """The seats that are ready for time to begin: bots are."""
    places = enumerate(scene.row.places)
    return [seat for seat, place in places if place.kind == "bot" or seat in scene.time.ready]


def saying(scene: Scene, to: To) -> wire.Saying:
    """The last thing said."""
    return wire.Saying(told(scene.row.game, scene.talk.said[-1], to.language))


def pointing(scene: Scene, to: To) -> wire.Pointing:
    places, signals = scene.row.places, find(scene.row.game).signals
    if signals is None:
        return wire.Pointing([])
    return wire.Pointing(
        [
            wire.Signalled(seat, key, signals.say(key, places[seat].name, to.language))
            for (seat, _), key in scene.talk.signals.items()
        ]
    )


def watching(scene: Scene, to: To) -> wire.Watching:
    who = scene.crowd.onlookers(scene.row.places)
    return wire.Watching(len(who), sorted(map(scene.crowd.number, who)) if to.host else [])


def spoken(game: str, phrase: str, language: str) -> str:
    return find(game).words.TEXTS.plain(f"phrase-{phrase}", language)


def told(game: str, said: Said, language: str) -> wire.Told:
    name = said.name
    if isinstance(name, int):
        name = FRAME.plain("onlooker", language, number=name)
    text = said.text if said.phrase is None else spoken(game, said.phrase, language)
    return wire.Told(name, said.seat, text)
