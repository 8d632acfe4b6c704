"""What goes wrong with a request, as a `Problem` in the asker's language. No traceback leaves the server."""

import logging
from collections.abc import Mapping
from http import HTTPStatus
from math import ceil
from types import MappingProxyType

import msgspec
from litestar import MediaType, Request, Response
from litestar.connection import ASGIConnection
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec

from miccia.core.refused import BadSetup, Refused
from miccia.server import desk, words
from miccia.server.limits import TooMuch
from miccia.server.logs import about
from miccia.server.store.contract import Away, Broken

log = logging.getLogger(__name__)

STATUS = {  # of refusals; others are 400
    "bad-origin": 403,
    "both-playing": 409,
    "broken-table": 500,
    "not-found": 404,
    "no-reason": 404,
    "no-such-game": 404,
    "no-such-moment": 404,
    "not-over": 409,
    "old-code": 410,
    "record-too-large": 413,
    "server-error": 500,
    "still-playing": 409,
    "table-away": 503,
    "too-fast": 429,
    "too-many-reviews": 503,
    "too-many-tables": 429,
    "unknown-game": 404,
    "unknown-table": 404,
    "used-code": 410,
    "wrong-code": 404,
}
CODES = {404: "not-found", 405: "not-allowed", 413: "too-large"}  # of Litestar's own; other 4xx: bad-message


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """What a route answers instead, for its description; no route is safe from a disk or a mistake."""
    return {
        status: ResponseSpec(desk.Problem, description=HTTPStatus(status).phrase, generate_examples=False)
        for status in (400, *statuses, 500, 503)
    }


def language_of(connection: ASGIConnection) -> str:  # type: ignore[type-arg]
    """The language that a request asks for."""
    asked = connection.query_params.get("language")
    return words.choose(asked, connection.headers.get("accept-language", ""))


def problem(
    request: Request,  # type: ignore[type-arg]
    status: int,
    code: str,
    rule: str = "",
    where: Mapping[str, str | int] = MappingProxyType({}),
) -> Response[bytes]:
    """The answer to a request that cannot be met. Its Host may be such that it has no `url`."""
    log.debug("refused", extra=about(path=request.scope["path"], code=code))
    request.app.state.lobby.house.metrics.refusals.labels(code).inc()
    text = words.refusal(code, language_of(request), None, **where)
    body = msgspec.json.encode(desk.Problem(code, rule, text))
    return Response(body, status_code=status, media_type=MediaType.JSON)


def refused(request: Request, refusal: Refused) -> Response[bytes]:  # type: ignore[type-arg]
    where = refusal.about if isinstance(refusal, words.Unreadable) else {}
    answer = problem(request, STATUS.get(refusal.code, 400), refusal.code, refusal.rule, where)
    if isinstance(refusal, TooMuch):
        answer.headers["Retry-After"] = str(max(1, ceil(refusal.wait)))
    return answer


def bad_setup(request: Request, setup: BadSetup) -> Response[bytes]:  # type: ignore[type-arg]
    return problem(request, STATUS.get(setup.code, 400), setup.code)


def http(request: Request, error: HTTPException) -> Response[bytes]:  # type: ignore[type-arg]
    if error.status_code >= 500:
        return unexpected(request, error)
    return problem(request, error.status_code, CODES.get(error.status_code, "bad-message"))


def unexpected(request: Request, error: Exception) -> Response[bytes]:  # type: ignore[type-arg]
    log.error("%s %s", request.method, request.scope["path"], exc_info=error)
    return problem(request, 500, "server-error")


def away(request: Request, error: Away) -> Response[bytes]:  # type: ignore[type-arg]
    log.warning("%s %s: the store is out of reach: %s", request.method, request.scope["path"], error)
    return refused(request, Refused("table-away"))


def broken(request: Request, error: Broken) -> Response[bytes]:  # type: ignore[type-arg]
    log.error("%s %s: the store is damaged: %s", request.method, request.scope["path"], error)
    return refused(request, Refused("server-error"))


def too_deep(request: Request, _: RecursionError) -> Response[bytes]:  # type: ignore[type-arg]
    """JSON inside JSON without end: no visitor can cause another recursion."""
    return refused(request, Refused("bad-message"))


HANDLERS = {
    Refused: refused,
    BadSetup: bad_setup,
    Away: away,
    Broken: broken,
    RecursionError: too_deep,
    HTTPException: http,
    Exception: unexpected,
}
