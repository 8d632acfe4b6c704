"""Who somebody is: a random token in a cookie, sealed by this house. The server keeps only its SHA-256."""

import hmac
import re
import secrets
from base64 import urlsafe_b64encode
from hashlib import sha256

OLD_COOKIE = "miccia"  # of tokens without a seal
RAW = re.compile(r"[\w-]{43}", re.ASCII)
YEAR = 365 * 24 * 3600


class Mint:
    """Makes the tokens of one house and knows them again.

    The cookie's name is the house's own: servers on several ports of one machine share its cookies.
    """

    def __init__(self, key: bytes) -> None:
        self.key = key
        self.cookie = f"{OLD_COOKIE}-{sha256(key).hexdigest()[:8]}"

    def new(self) -> str:
        return self.seal(secrets.token_urlsafe(32))

    def seal(self, raw: str) -> str:
        """A token that only this house can have issued."""
        seal = hmac.digest(self.key, raw.encode(), "sha256")[:16]
        return f"{raw}.{urlsafe_b64encode(seal).rstrip(b'=').decode()}"

    def issued(self, token: str) -> bool:
        raw = token.partition(".")[0]
        return bool(RAW.fullmatch(raw)) and hmac.compare_digest(self.seal(raw).encode(), token.encode())

    def tokens(self, header: str) -> list[str]:
        """Whatever a Cookie header holds under the house's name."""
        return values(header, self.cookie)

    def set_cookie(self, token: str, secure: bool) -> str:
        """The Set-Cookie header for a token."""
        cookie = f"{self.cookie}={token}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Strict"
        return f"{cookie}; Secure" if secure else cookie

    def clear_cookie(self, secure: bool) -> str:
        """The Set-Cookie header that takes a token away."""
        return self.set_cookie("", secure).replace(f"Max-Age={YEAR}", "Max-Age=0")


def old_token(header: str) -> str | None:
    """A token from before tokens were sealed."""
    found = values(header, OLD_COOKIE)
    return found[0] if len(found) == 1 and RAW.fullmatch(found[0]) else None


def values(header: str, name: str) -> list[str]:
    """The values of all cookies of a name, whatever stands around them."""
    pairs = (part.strip(" \t").partition("=") for part in header.split(";"))
    return [value for found, equals, value in pairs if equals and found == name]


def session_of(token: str) -> str:
    """What is stored of a token."""
    return sha256(token.partition(".")[0].encode()).hexdigest()


def same_origin(origin: str | None, scheme: str, host: str | None) -> bool:
    """Whether a request comes from one of our own pages, as which it must name scheme and host exactly.

    Browsers always say where a socket or a post comes from. A program that says nothing is let in: it carries
    nobody's cookie but its own.
    """
    return bool(host) and (origin is None or origin == f"{scheme.replace('ws', 'http')}://{host}")
