"""Games that were played, to be looked at once more: those of tables, and records that somebody brings."""

import asyncio
import gzip

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery

from miccia.core.refused import Refused
from miccia.reviews import Review
from miccia.server import desk, reel
from miccia.server.http.headers import address_of, from_our_page, identify
from miccia.server.http.problems import language_of, problems
from miccia.server.limits import RECORD
from miccia.server.lobby.finished import looked_up
from miccia.server.lobby.lobby import Lobby
from miccia.server.lobby.opening import opened
from miccia.server.lobby.trying import moment, table_for
from miccia.server.people.places import Places, seat_of
from miccia.server.table import winding
from miccia.server.table.live import Live
from miccia.server.words import Unreadable

SPARE = 20_000  # bytes that a record takes more inside a message
SHOWN = {200: ResponseSpec(reel.Reel, description="The game", generate_examples=False)}
LEVEL = 4  # of compression: pictures of one game are much alike


async def game_of(request: Request, lobby: Lobby, code: str, number: int) -> tuple[Live, Places, str]:  # type: ignore[type-arg]
    """A finished game, who sat at it, and who asks."""
    address = address_of(request)
    lobby.replays.demand(address, "too-fast")
    session = await identify(request)
    live, places = await looked_up(lobby, code, number, session, address)
    return live, places, session


@get("/api/tables/{code:str}/replay/{number:int}", responses=SHOWN | problems(404, 409, 429))
async def replay(
    request: Request,  # type: ignore[type-arg]
    code: FromPath[str],
    number: FromPath[int],
    lobby: NamedDependency[Lobby],
    eyes: FromQuery[str] = "",
    language: FromQuery[str] = "",
) -> Response[bytes]:
    """A finished game of a table as certain eyes saw it: a seat's, from 0, everybody's (`table`) or `all`; by
    default your own, if you played."""
    live, places, session = await game_of(request, lobby, code, number)
    mine = seat_of(places, session)
    whose = eyes_of(eyes) or (winding.PUBLIC if mine is None else str(mine))
    known = await asyncio.to_thread(lobby.house.reviewers.found, live.match.record)
    return await answer(request, live, places, code.upper(), number, whose, known)


@get("/api/tables/{code:str}/replay/{number:int}/why", responses=problems(404, 409, 429))
async def why(
    request: Request,  # type: ignore[type-arg]
    code: FromPath[str],
    number: FromPath[int],
    move: FromQuery[int],
    lobby: NamedDependency[Lobby],
    eyes: FromQuery[str] = "",
    language: FromQuery[str] = "",
) -> reel.Why:
    """What a bot thought when it made a move of a finished game."""
    live, _, _ = await game_of(request, lobby, code, number)
    whose = eyes_of(eyes) or winding.PUBLIC
    return reel.Why(await asyncio.to_thread(winding.reason, live, move, whose, language_of(request)))


@post("/api/replay", status_code=200, request_max_body_size=None, responses=SHOWN | problems(403, 413, 429))
async def open_record(
    request: Request,  # type: ignore[type-arg]
    lobby: NamedDependency[Lobby],
    eyes: FromQuery[str] = "",
    language: FromQuery[str] = "",
) -> Response[bytes]:
    """A record from elsewhere as certain eyes saw the game: ours, or a file of hanab.live. It is not kept."""
    if not from_our_page(request):
        raise Refused("bad-origin")
    lobby.replays.demand(address_of(request), "too-fast")
    body = await whole_body(request)
    live, places = await asyncio.to_thread(opened, body)
    return await answer(request, live, places, "", 0, eyes_of(eyes) or winding.PUBLIC)


async def whole_body(request: Request) -> bytes:  # type: ignore[type-arg]
    """What was sent, as long as it may be a record."""
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > RECORD + SPARE:
            raise Unreadable("record-too-large")
    return bytes(body)


@post("/api/play-on", request_max_body_size=None, responses=problems(403, 404, 409, 413, 429))
async def play_on(request: Request, lobby: NamedDependency[Lobby]) -> desk.Made:  # type: ignore[type-arg]
    """Make a table that goes on from a moment of a finished game, or of a record, and sit down at it."""
    if not from_our_page(request):
        raise Refused("bad-origin")
    lobby.makers.demand(address_of(request), "too-many-tables")
    try:
        wish = msgspec.json.decode(await whole_body(request), type=desk.PlayOn)
    except (msgspec.MsgspecError, RecursionError):
        raise Refused("bad-message") from None
    if wish.record:
        lobby.replays.demand(address_of(request), "too-fast")
        live, _ = await asyncio.to_thread(opened, wish.record.encode())
    else:
        live, _, _ = await game_of(request, lobby, wish.code, wish.number)
    tried = await asyncio.to_thread(moment, live, wish)
    new = table_for(live.match.record.header, wish)
    return desk.Made((await lobby.make(new, await identify(request), tried, wish.seat)).row.code)


def eyes_of(asked: str) -> str:
    try:
        return msgspec.convert(asked, reel.Eyes) if asked else ""
    except msgspec.ValidationError:
        raise Refused("no-such-eyes") from None


async def answer(
    request: Request,  # type: ignore[type-arg]
    live: Live,
    places: Places,
    code: str,
    number: int,
    eyes: str,
    known: Review | None = None,
) -> Response[bytes]:
    language = language_of(request)

    def made() -> bytes:
        return zipped(winding.wind(live, places, code, number, eyes, language, known))

    packed = await asyncio.to_thread(made)
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(gzip.decompress(packed), media_type=MediaType.JSON)
    headers = {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
    return Response(packed, media_type=MediaType.JSON, headers=headers)


def zipped(shown: reel.Reel) -> bytes:
    return gzip.compress(msgspec.json.encode(shown), LEVEL, mtime=0)
