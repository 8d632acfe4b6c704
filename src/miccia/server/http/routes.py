"""The HTTP side: games, rulebooks, lists, new tables, records."""

import asyncio

import msgspec
from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from miccia.core.refused import Refused
from miccia.paper import dump
from miccia.server import desk
from miccia.server.http.catalogue import catalogue
from miccia.server.http.headers import address_of, from_our_page, identify
from miccia.server.http.problems import language_of, problems
from miccia.server.http.rulebook import rulebook
from miccia.server.lobby.finished import finished
from miccia.server.lobby.lobby import Lobby


@get("/api/games", responses=problems())
async def games(request: Request, language: FromQuery[str] = "") -> list[desk.GameInfo]:  # type: ignore[type-arg]
    """The games, their options and their bots."""
    return catalogue(language_of(request))


@get("/api/rulebook/{game:str}", responses=problems(404))
async def rules(
    request: Request,  # type: ignore[type-arg]
    game: FromPath[str],
    language: FromQuery[str] = "",
) -> desk.Rulebook:
    """A game's rules with their numbers."""
    return rulebook(game, language_of(request))


@get("/api/tables", responses=problems())
async def tables(
    request: Request,  # type: ignore[type-arg]
    lobby: NamedDependency[Lobby],
    language: FromQuery[str] = "",
) -> desk.Lists:
    """The tables you sit at, and the open ones with a free seat."""
    return await lobby.lists(await identify(request), language_of(request))


@post("/api/tables", responses=problems(403, 404, 413, 429))
async def new_table(
    request: Request,  # type: ignore[type-arg]
    data: JSONBody[desk.NewTable],
    lobby: NamedDependency[Lobby],
) -> desk.Made:
    """Make a table and sit down at it."""
    if not from_our_page(request):
        raise Refused("bad-origin")
    lobby.makers.demand(address_of(request), "too-many-tables")
    try:  # `data` would do, but Litestar takes "2" for 2
        new = msgspec.convert(await request.json(), type(data))
    except msgspec.ValidationError:
        raise Refused("bad-message") from None
    table = await lobby.make(new, await identify(request))
    return desk.Made(table.row.code)


@get("/api/tables/{code:str}/record", media_type="application/jsonl", responses=problems(404, 409, 429))
async def record(
    request: Request,  # type: ignore[type-arg]
    code: FromPath[str],
    lobby: NamedDependency[Lobby],
    game: FromQuery[int | None] = None,
) -> Response[str]:
    """The record of a finished game of a table, by default of the last one, as JSON lines."""
    address = address_of(request)
    lobby.records.demand(address, "too-fast")
    table = await lobby.visit(code, await identify(request), address, only_over=True)
    number = game or table.row.last_finished or table.row.number
    if number not in table.papers:
        live, _ = await table.call(lambda: finished(table, number))
        table.papers[number] = await asyncio.to_thread(dump, live.match.record)
    name = f'attachment; filename="{table.row.code}-{number}.jsonl"'
    headers = {"Content-Disposition": name}
    return Response(table.papers[number], media_type="application/jsonl", headers=headers)
