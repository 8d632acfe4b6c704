"""Who you are, over HTTP: what you have played, the way to another device, and to be forgotten."""

import msgspec
from litestar import Request, delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromQuery, JSONBody

from miccia.core.refused import Refused
from miccia.server import desk
from miccia.server.http.headers import (
    address_of,
    from_our_page,
    give_cookie,
    identify,
    recognise,
    take_cookie,
)
from miccia.server.http.problems import language_of, problems
from miccia.server.limits import TooMuch
from miccia.server.lobby.forgetting import forget
from miccia.server.lobby.lobby import Lobby
from miccia.server.lobby.moving import LASTS, Moves, move
from miccia.server.people.tokens import session_of


@get("/api/me/games", responses=problems())
async def my_games(
    request: Request,  # type: ignore[type-arg]
    lobby: NamedDependency[Lobby],
    language: FromQuery[str] = "",
) -> list[desk.FinishedGame]:
    """The games that you have played to their end, the newest first."""
    return await lobby.past(await identify(request), language_of(request))


@post("/api/me/code", status_code=200, responses=problems(403, 429))
async def move_code(
    request: Request,  # type: ignore[type-arg]
    lobby: NamedDependency[Lobby],
    moves: NamedDependency[Moves],
) -> desk.MoveCode:
    """A code for another device of yours."""
    if not from_our_page(request):
        raise Refused("bad-origin")
    lobby.records.demand(address_of(request), "too-fast")
    return desk.MoveCode(moves.offer(await recognise(request)), LASTS // 1000)


@post("/api/me/move", status_code=200, responses=problems(403, 404, 409, 410, 413, 429))
async def move_here(
    request: Request,  # type: ignore[type-arg]
    data: JSONBody[desk.Move],
    lobby: NamedDependency[Lobby],
    moves: NamedDependency[Moves],
) -> desk.Moved:
    """Be who made the code; what you have played here is theirs too."""
    if not from_our_page(request):
        raise Refused("bad-origin")
    try:
        asked = msgspec.convert(await request.json(), type(data))
    except msgspec.ValidationError:
        raise Refused("bad-message") from None
    address, session = address_of(request), await identify(request)
    if not lobby.guesses.left(address):
        lobby.guesses.refused()
        raise TooMuch("too-fast", lobby.guesses.of[address].wait())
    try:
        token = await move(lobby, moves, asked.code, session)
    except Refused as refused:
        if refused.code in ("wrong-code", "used-code", "old-code"):
            lobby.guesses.take(address)
        raise
    give_cookie(request, token)
    return desk.Moved(len(await lobby.house.store.past(session_of(token), -1)))


@delete("/api/me", status_code=200, responses=problems(403, 409, 429))
async def forget_me(request: Request, lobby: NamedDependency[Lobby]) -> desk.Forgotten:  # type: ignore[type-arg]
    """Forget who you are, in every game and in this browser."""
    if not from_our_page(request):
        raise Refused("bad-origin")
    lobby.records.demand(address_of(request), "too-fast")
    games = await forget(lobby, await identify(request))
    take_cookie(request)
    return desk.Forgotten(games)
