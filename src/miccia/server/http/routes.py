"""The HTTP side: games, rulebooks, lists, new tables, records."""

import asyncio

import msgspec
from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from miccia.core.record import Record
from miccia.core.refused import Refused
from miccia.paper import dump
from miccia.server import wire
from miccia.server.http.catalogue import catalogue
from miccia.server.http.headers import from_our_page, identify
from miccia.server.http.problems import language_of
from miccia.server.http.rulebook import rulebook
from miccia.server.limits import Buckets, address_of
from miccia.server.lobby.lobby import Lobby
from miccia.server.table.table import Table


@get("/api/games")
async def games(request: Request, language: FromQuery[str] = "") -> list[wire.GameInfo]:  # type: ignore[type-arg]
    """The games, their options and their bots."""
    return catalogue(language_of(request))


@get("/api/rulebook/{game:str}")
async def rules(
    request: Request,  # type: ignore[type-arg]
    game: FromPath[str],
    language: FromQuery[str] = "",
) -> wire.Rulebook:
    """A game's rules with their numbers."""
    return rulebook(game, language_of(request))


@get("/api/tables")
async def tables(request: Request, lobby: NamedDependency[Lobby]) -> wire.Lists:  # type: ignore[type-arg]
    """The tables you sit at, and the open ones with a free seat."""
    return await lobby.lists(await identify(request))


@post("/api/tables")
async def new_table(
    request: Request,  # type: ignore[type-arg]
    data: JSONBody[wire.NewTable],
    lobby: NamedDependency[Lobby],
    makers: NamedDependency[Buckets],
) -> wire.Made:
    """Make a table and sit down at it."""
    if not from_our_page(request):
        raise Refused("bad-origin")
    if not makers.take(address_of(request)):
        raise Refused("too-fast")
    try:  # `data` would do, but Litestar takes "2" for 2
        new = msgspec.convert(await request.json(), type(data))
    except msgspec.ValidationError:
        raise Refused("bad-message") from None
    table = await lobby.make(new, await identify(request))
    return wire.Made(table.row.code)


async def finished(table: Table) -> Record:
    """The record, once nothing in it is a secret any more."""
    if table.live is None or table.live.match.over is None:
        raise Refused("not-over")
    return table.live.match.record


@get("/api/tables/{code:str}/record", media_type="application/jsonl")
async def record(
    request: Request,  # type: ignore[type-arg]
    code: FromPath[str],
    lobby: NamedDependency[Lobby],
) -> Response[str]:
    """The record of a finished game, as JSON lines."""
    address = address_of(request)
    if not lobby.records.take(address):
        raise Refused("too-fast")
    table = await lobby.visit(code, await identify(request), address, only_over=True)
    if table.paper is None:
        table.paper = await asyncio.to_thread(dump, await table.call(lambda: finished(table)))
    name = f'attachment; filename="{table.row.code}.jsonl"'
    return Response(table.paper, media_type="application/jsonl", headers={"Content-Disposition": name})
