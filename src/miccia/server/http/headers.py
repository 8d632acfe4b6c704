"""What goes with every answer: headers that keep strangers out, and the cookie of somebody new."""

from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders
from litestar.types import Message, Scope

from miccia.server.house import House
from miccia.server.limits import counted
from miccia.server.people.tokens import old_token, same_origin, session_of

FRESH = "miccia-cookie"  # in the scope: a cookie made for this answer

SECURITY = {
    "Content-Security-Policy": "default-src 'self'; img-src 'self' data:; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}


async def dress(message: Message, scope: Scope) -> None:
    """Put the headers on an answer."""
    if message["type"] != "http.response.start":
        return
    headers = MutableScopeHeaders.from_message(message)
    for name, value in SECURITY.items():
        headers[name] = value
    headers.setdefault("Cache-Control", "no-store")
    if {b"content-length", b"transfer-encoding"} <= {name for name, _ in scope["headers"]}:
        headers["Connection"] = "close"  # where such a request ends may be understood in two ways
    if FRESH in scope["state"]:
        headers.add("Set-Cookie", scope["state"][FRESH])


def address_of(connection: ASGIConnection) -> str:  # type: ignore[type-arg]
    """Where somebody calls from, as it is counted."""
    return counted(connection.client.host if connection.client else "")


def from_our_page(connection: ASGIConnection) -> bool:  # type: ignore[type-arg]
    """Whether somebody asks from one of our own pages, or from none."""
    headers = connection.headers
    return same_origin(headers.get("origin"), connection.scope["scheme"], headers.get("host"))


async def identify(connection: ASGIConnection) -> str:  # type: ignore[type-arg]
    """The session of whoever asks; somebody new gets a cookie with the answer."""
    return session_of(await recognise(connection))


async def recognise(connection: ASGIConnection) -> str:  # type: ignore[type-arg]
    """The token of whoever asks, which leaves the house only for them.

    Two cookies of our name mean that somebody else has set one: neither is believed.
    """
    house: House = connection.app.state.lobby.house
    header = "; ".join(connection.headers.getall("cookie", []))
    tokens = house.mint.tokens(header)
    if len(tokens) == 1 and house.mint.issued(tokens[0]):
        return tokens[0]
    token = house.mint.new()
    old = old_token(header)
    if not tokens and old is not None and await house.store.of_session(session_of(old), 1):
        token = house.mint.seal(old)
    give_cookie(connection, token)
    return token


def give_cookie(connection: ASGIConnection, token: str) -> None:  # type: ignore[type-arg]
    """With the answer, whoever asks bears this token."""
    mint = connection.app.state.lobby.house.mint
    connection.scope["state"][FRESH] = mint.set_cookie(token, is_secure(connection))


def take_cookie(connection: ASGIConnection) -> None:  # type: ignore[type-arg]
    """With the answer, whoever asks is nobody again."""
    mint = connection.app.state.lobby.house.mint
    connection.scope["state"][FRESH] = mint.clear_cookie(is_secure(connection))


def is_secure(connection: ASGIConnection) -> bool:  # type: ignore[type-arg]
    return connection.scope["scheme"] in ("https", "wss")
