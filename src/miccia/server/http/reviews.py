"""Reviews of finished games: asked for by a page, which looks again until they are made."""

import asyncio
from typing import Literal, cast

from litestar import HttpMethod, Request, route
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery
from msgspec.structs import replace

from miccia.core.refused import Refused
from miccia.core.words import FRAME
from miccia.server.bots.reviewers import Job
from miccia.server.http.headers import address_of, from_our_page, identify
from miccia.server.http.problems import language_of, problems
from miccia.server.lobby.finished import finished
from miccia.server.lobby.lobby import Lobby
from miccia.server.people.places import called, seat_of
from miccia.server.reviewing import ReviewState
from miccia.server.table import evening
from miccia.server.table.table import Table


@route(
    "/api/tables/{code:str}/games/{number:int}/review",
    http_method=[HttpMethod.GET, HttpMethod.POST],
    status_code=200,
    responses=problems(403, 404, 409, 429),
)
async def review(
    request: Request,  # type: ignore[type-arg]
    code: FromPath[str],
    number: FromPath[int],
    lobby: NamedDependency[Lobby],
    language: FromQuery[str] = "",
) -> ReviewState:
    """How far the review of a finished game is, and all that it found; begun if nobody has asked yet. `POST`
    begins one that failed once more."""
    again = request.method == HttpMethod.POST
    if again and not from_our_page(request):
        raise Refused("bad-origin")
    address, session = address_of(request), await identify(request)
    lobby.reviews.demand(address, "too-fast")
    table = await lobby.visit(code, session, address, only_over=True)
    job = await find(lobby, table, number, again)
    return await tell(lobby, table, number, job, session, language_of(request))


async def find(lobby: Lobby, table: Table, number: int, again: bool) -> Job:
    """The review of a game; a page that looks again does not have the game replayed."""
    reviewers = lobby.house.reviewers
    job = reviewers.jobs.get(table.reviews.get(number, ""))
    if job is None or (again and job.state == "failed"):
        live, _ = await table.call(lambda: finished(table, number))
        job = await reviewers.find(live.match.record, again)
        table.reviews[number] = job.key
    return job


async def tell(lobby: Lobby, table: Table, number: int, job: Job, session: str, language: str) -> ReviewState:
    """To somebody who sat there or looks on."""
    places = next(game.places for game in evening.finished(table.scene) if game.number == number)
    names, you = called(places, language), seat_of(places, session)
    state, known = job.state, job.known  # of one moment: it may go on while this is told
    told = await asyncio.to_thread(job.story.tell, known, names, you, language)
    if job.state == "done" and (game := (table.row.code, number)) not in job.kept:
        job.kept.add(game)
        await lobby.house.store.reviewed(*game, [(player.luck, player.skill) for player in told.players])
    return ReviewState(
        state=cast(Literal["waiting", "running", "done", "failed"], state),
        before=lobby.house.reviewers.before(job),
        done=0 if known is None else known.done,
        of=0 if known is None else known.of,
        seconds=job.left if state == "running" else None,
        problem=FRAME.plain("review-failed", language) if state == "failed" else "",
        review=replace(told, code=table.row.code, number=number),
    )
