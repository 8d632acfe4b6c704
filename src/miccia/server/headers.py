"""What goes with every answer: headers that keep strangers out, and the cookie of somebody new."""

from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders
from litestar.types import Message, Scope

from miccia.server.sessions import new_token, set_cookie, token_of

FRESH = "miccia-token"  # in the scope: a token made for this answer

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
    if FRESH in scope["state"]:
        headers.add("Set-Cookie", set_cookie(scope["state"][FRESH], scope["scheme"] in ("https", "wss")))


def identify(connection: ASGIConnection) -> str:  # type: ignore[type-arg]
    """The token of whoever asks; somebody new gets one with the answer."""
    token = token_of(connection.headers.get("cookie", ""))
    if token is None:
        token = connection.scope["state"].setdefault(FRESH, new_token())
    return token
