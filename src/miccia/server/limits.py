"""How much one player may ask of the server. The numbers are generous for people and small for floods."""

import ipaddress

from litestar.connection import ASGIConnection
from msgspec import Struct

from miccia.server.clock import Clock

FRAME = 4096  # bytes in a message from a player, over the socket or as the body of a request


class Limits(Struct, frozen=True):
    """How much one connection may say and one address may do or hold, and how long we wait for either."""

    burst: int = 20  # messages on a connection
    per_second: float = 10
    tables: int = 30  # new ones from an address
    tables_per_minute: float = 30
    hellos: int = 100  # from an address: each is answered with a whole game
    hellos_per_second: float = 5
    records: int = 10  # from an address
    records_per_minute: float = 20
    guesses: int = 20  # wrong codes from an address
    guesses_per_minute: float = 10
    nonsense: int = 40  # messages that cannot be taken, before the connection is closed
    unsent: int = 32  # messages that may wait for a slow reader
    connections: int = 256  # from an address, before they become sockets
    sockets: int = 100  # from an address
    onlookers: int = 200  # at a table
    request_seconds: float = 10  # for a whole request
    hello_seconds: float = 10  # for the first word on a socket


class Bucket:
    """Tokens that come back over time; an action takes one."""

    def __init__(self, clock: Clock, burst: int, per_second: float) -> None:
        self.clock = clock
        self.burst = burst
        self.per_second = per_second
        self.tokens = float(burst)
        self.filled = clock.now()

    def fill(self) -> None:
        now = self.clock.now()
        self.tokens = min(self.burst, self.tokens + (now - self.filled) / 1000 * self.per_second)
        self.filled = now

    def left(self) -> bool:
        self.fill()
        return self.tokens >= 1

    def take(self) -> bool:
        """Take a token; False if there is none."""
        if not self.left():
            return False
        self.tokens -= 1
        return True


class Buckets:
    """One bucket for every address; full ones are forgotten."""

    def __init__(self, clock: Clock, burst: int, per_second: float) -> None:
        self.clock = clock
        self.burst = burst
        self.per_second = per_second
        self.of: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        """Take a token of this address; False if there is none."""
        if len(self.of) > 1000:
            self.forget()
        if address not in self.of:
            self.of[address] = Bucket(self.clock, self.burst, self.per_second)
        return self.of[address].take()

    def left(self, address: str) -> bool:
        """Whether this address has a token left."""
        bucket = self.of.get(address)
        return bucket is None or bucket.left()

    def forget(self) -> None:
        for bucket in self.of.values():
            bucket.fill()
        self.of = {address: bucket for address, bucket in self.of.items() if bucket.tokens < bucket.burst}


def address_of(connection: ASGIConnection) -> str:  # type: ignore[type-arg]
    """Where somebody calls from, as it is counted."""
    return counted(connection.client.host if connection.client else "")


def counted(host: str) -> str:
    """The address as it is counted: of IPv6 the half that is not the caller's to choose."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv4Address):
        return host
    if address.ipv4_mapped is not None:  # so proxies that listen for both kinds may write it
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((address, 64), strict=False)[0])
