"""Who somebody is: a random token in a cookie. The server keeps only its SHA-256."""

import re
import secrets
from hashlib import sha256
from http.cookies import CookieError, SimpleCookie
from urllib.parse import urlsplit

COOKIE = "miccia"
TOKEN = re.compile(r"[\w-]{43}", re.ASCII)
YEAR = 365 * 24 * 3600


def token_of(header: str) -> str | None:
    """The token in a Cookie header, if it looks like one of ours."""
    try:
        morsel = SimpleCookie(header).get(COOKIE)
    except CookieError:
        return None
    return morsel.value if morsel and TOKEN.fullmatch(morsel.value) else None


def new_token() -> str:
    return secrets.token_urlsafe(32)


def session_of(token: str) -> str:
    """What is stored of a token."""
    return sha256(token.encode()).hexdigest()


def set_cookie(token: str, secure: bool) -> str:
    """The Set-Cookie header for a token."""
    cookie = f"{COOKIE}={token}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Strict"
    return f"{cookie}; Secure" if secure else cookie


def same_origin(origin: str | None, host: str | None) -> bool:
    """Whether a request comes from one of our own pages.

    Browsers always say where a socket or a post comes from. A program that says nothing is let in: it carries
    nobody's cookie but its own.
    """
    return origin is None or urlsplit(origin).netloc == (host or "")
