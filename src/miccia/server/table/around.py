"""The table around the game as one connection sees it."""

from typing import Literal, NamedTuple

from miccia.core.record import Header, Tried
from miccia.core.words import FRAME
from miccia.games import find
from miccia.server import sums, wire
from miccia.server.people.places import Places, called, seat_of
from miccia.server.store.contract import NextGame
from miccia.server.sums import Next, Seat
from miccia.server.table import show
from miccia.server.table.absent import grace_of
from miccia.server.table.connection import Connection
from miccia.server.table.evening import evening
from miccia.server.table.eyes import Eyes
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
    """To whom a table looks the same: what they see, their seat at the next game, whether they are the host,
    the language."""

    eyes: Eyes
    next: int | None
    host: bool
    language: str


def viewer(scene: Scene, connection: Connection) -> To:
    """As whom a connection sees the table."""
    row, session = scene.row, connection.session
    following = None if row.next is None or connection.screen else seat_of(row.next.places, session)
    return To(scene.eyes(connection), following, session == row.host, connection.language)


def table(scene: Scene, to: To) -> wire.Table:
    """The table for everybody to whom it looks the same."""
    row = scene.row
    here = scene.crowd.sessions()
    lookers = scene.lookers()
    links = {shoulder.seat: shoulder.link for shoulder in row.shoulders} if scene.playing else {}
    looked = {seat: len(lookers.get(link, ())) for seat, link in links.items()}
    return wire.Table(
        code=row.code,
        game=row.game,
        options=row.options,
        phase=phase(scene),
        seats=seats(row.places, here, to.language, scene.gone, looked),
        you=to.eyes.you,
        host=to.host,
        watching=len(scene.crowd.onlookers(row.places)),
        onlookers=watching(scene, to).onlookers,
        open=row.open,
        commit=commit(row.secret),
        phrases=[
            sums.Spoken(key, spoken(row.game, key, to.language)) for key in find(row.game).words.PHRASES
        ],
        talk=may_talk(scene),
        said=[told(row.game, said, to.language) for said in scene.talk.said],
        signals=pointing(scene, to).signals,
        wishes=sorted(scene.time.wishes),
        paused=scene.time.paused,
        running=scene.running,
        ready=ready(scene),
        now=scene.time.now() if scene.live else 0,
        customs=row.customs,
        coach=scene.coached and to.eyes.plays,
        grace=grace_of(scene),
        tried=trial(row.tried),
        wish=wish(scene, to),
        eyes=eyes(to.eyes),
        shoulder=to.eyes.you in links,
        program=program(scene, to),
        number=row.number,
        starter=agreed_starter(row.header),
        next=None if row.next is None else following(scene, row.next, here, to),
        evening=evening(scene, to.language),
    )


def trial(tried: Tried | None) -> sums.Trial | None:
    return None if tried is None else sums.Trial(len(tried.inputs), tried.seat is None)


def program(scene: Scene, to: To) -> Literal["", "away", "here"]:
    """Whether who sits here has made a token, and a program came by it."""
    row = scene.row
    places, seat = (row.places, to.eyes.you) if row.next is None else (row.next.places, to.next)
    session = None if seat is None else places[seat].session
    if all(program.session != session for program in row.programs):
        return ""
    return "here" if session in scene.crowd.programs() else "away"


def eyes(eyes: Eyes) -> sums.Eyes | None:
    return sums.Eyes(eyes.seat, eyes.hands, eyes.late, eyes.shoulder) if eyes.peeks else None


def seats(
    places: Places, here: set[str], language: str, gone: dict[int, int], looked: dict[int, int]
) -> list[Seat]:
    return [
        Seat(
            name,
            place.kind,
            place.bot,
            online=place.kind == "bot" or place.session in here,
            away=gone.get(seat),
            left=place.left,
            sitter=place.sitter,
            lookers=looked.get(seat, 0),
            ready=place.ready,
        )
        for seat, (name, place) in enumerate(zip(called(places, language), places, strict=True))
    ]


def following(scene: Scene, game: NextGame, here: set[str], to: To) -> Next:
    """The game that gathers."""
    due = scene.deals_at
    return Next(
        number=game.number,
        game=game.game,
        options=game.options,
        seats=seats(game.places, here, to.language, {}, {}),
        you=to.next,
        host=seat_of(game.places, scene.row.host),
        commit=commit(game.secret),
        starter=scene.starter,
        dealing=None if due is None else max(0, due - scene.house.clock.now()),
    )


def agreed_starter(header: Header | None) -> int | None:
    """The seat that starts because another started the game before."""
    stack = {} if header is None else header.stack or {}
    return int(stack["starter"][0]) if "starter" in stack else None


def wish(scene: Scene, to: To) -> sums.Wish | None:
    """What somebody wishes to take back: the line of the log as this viewer was told it."""
    wish, live = scene.wish, scene.live
    if wish is None or live is None:
        return None
    places = scene.row.places
    missing = wish.missing(places)
    lines = show.lines(live, [wish.act], to.eyes.now, to.language)
    gone = [live.entries[n - 1] for n in live.standing if n >= wish.act.n]
    return sums.Wish(
        number=wish.number,
        seat=wish.seat,
        what=lines[0].say if lines else [],
        shows=live.shows(gone, to.eyes.now),
        agreed=[seat for seat in range(len(places)) if seat not in missing],
        left=max(0, wish.ends - scene.house.clock.now()),
    )


def ready(scene: Scene) -> list[int]:
    """The seats that are ready for time to begin: bots are."""
    places = enumerate(scene.row.places)
    return [seat for seat, place in places if place.bot is not None or seat in scene.time.ready]


def saying(scene: Scene, to: To) -> wire.Saying:
    """The last thing said."""
    return wire.Saying(told(scene.row.game, scene.talk.said[-1], to.language))


def pointing(scene: Scene, to: To) -> wire.Pointing:
    places, signals = scene.row.places, find(scene.row.game).signals
    if signals is None:
        return wire.Pointing([])
    return wire.Pointing(
        [
            sums.Signalled(seat, key, signals.say(key, places[seat].name, to.language))
            for (seat, _), key in scene.talk.signals.items()
        ]
    )


def watching(scene: Scene, to: To) -> wire.Watching:
    who = scene.crowd.onlookers(scene.row.places)
    return wire.Watching(len(who), sorted(map(scene.crowd.number, who)) if to.host else [])


def spoken(game: str, phrase: str, language: str) -> str:
    return find(game).words.TEXTS.plain(f"phrase-{phrase}", language)


def told(game: str, said: Said, language: str) -> sums.Told:
    name = said.name
    if isinstance(name, int):
        name = FRAME.plain("onlooker", language, number=name)
    text = said.text if said.phrase is None else spoken(game, said.phrase, language)
    return sums.Told(name, said.seat, text)
