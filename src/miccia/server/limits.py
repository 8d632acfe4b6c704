"""How much one player may ask of the server. The numbers are generous for people and small for floods."""

import ipaddress
from collections.abc import Callable

from msgspec import Struct

from miccia.core.refused import Refused
from miccia.server.clock import Clock

MANY = 1000  # buckets, before the full ones are looked for
FRAME = 4096  # bytes in a message from a player, over the socket or as the body of a request
RECORD = 400_000  # bytes in a record that somebody opens


class Limits(Struct, frozen=True):
    """How much one connection may say and one address may do or hold, and how long we wait for either."""

    burst: int = 20  # messages on a connection
    per_second: float = 10
    messages: int = 400  # from an address, over all its sockets
    messages_per_second: float = 100
    bytes: int = 400_000  # in those messages
    bytes_per_second: float = 100_000
    tables: int = 30  # new ones from an address
    tables_per_minute: float = 30
    hellos: int = 100  # from an address: each is answered with a whole game
    hellos_per_second: float = 5
    records: int = 10  # from an address
    records_per_minute: float = 20
    replays: int = 60  # from an address: each is a whole game once more
    replays_per_minute: float = 60
    reviews: int = 60  # looks at a review from an address: a page looks again while it is being made
    reviews_per_minute: float = 120
    guesses: int = 20  # wrong codes from an address
    guesses_per_minute: float = 10
    nonsense: int = 40  # messages that cannot be taken, before the connection is closed
    unsent: int = 32  # messages that may wait for a slow reader
    connections: int = 256  # from an address, before they become sockets
    sockets: int = 100  # from an address
    onlookers: int = 200  # at a table
    lookers: int = 8  # over one shoulder
    request_seconds: float = 10  # for a whole request
    hello_seconds: float = 10  # for the first word on a socket


class TooMuch(Refused):
    """More than an address may ask now; `wait` is in how many seconds it may again."""

    def __init__(self, code: str, wait: float) -> None:
        super().__init__(code)
        self.wait = wait


class Bucket:
    """Tokens that come back over time; an action takes one, or several."""

    def __init__(self, clock: Clock, burst: int, per_second: float) -> None:
        self.clock = clock
        self.burst = burst
        self.per_second = per_second
        self.tokens = float(burst)
        self.filled = clock.now()

    def fill(self) -> None:
        now = self.clock.now()
        if now != self.filled:
            self.tokens = min(self.burst, self.tokens + (now - self.filled) / 1000 * self.per_second)
            self.filled = now

    def left(self, tokens: int = 1) -> bool:
        self.fill()
        return self.tokens >= tokens

    def take(self, tokens: int = 1) -> bool:
        """Take a token, or so many; False if there are too few."""
        self.fill()
        if self.tokens < tokens:
            return False
        self.tokens -= tokens
        return True

    def wait(self, tokens: int = 1) -> float:
        """Seconds until there are so many."""
        self.fill()
        return max(0.0, (tokens - self.tokens) / self.per_second)


class Buckets:
    """One bucket for every address; full ones are forgotten."""

    def __init__(
        self, clock: Clock, burst: int, per_second: float, refused: Callable[[], object] = bool
    ) -> None:
        self.clock = clock
        self.burst = burst
        self.per_second = per_second
        self.refused = refused  # told of each time that there were too few
        self.of: dict[str, Bucket] = {}
        self.many = MANY

    def take(self, address: str, tokens: int = 1) -> bool:
        """Take a token of this address, or so many; False if there are too few."""
        bucket = self.of.get(address)
        if bucket is None:
            if len(self.of) >= self.many:
                self.forget()
            bucket = self.of[address] = Bucket(self.clock, self.burst, self.per_second)
        if bucket.take(tokens):
            return True
        self.refused()
        return False

    def demand(self, address: str, code: str, tokens: int = 1) -> None:
        """Take tokens of this address; `TooMuch` with this code if there are too few."""
        if not self.take(address, tokens):
            raise TooMuch(code, self.of[address].wait(tokens))

    def left(self, address: str) -> bool:
        """Whether this address has a token left."""
        bucket = self.of.get(address)
        return bucket is None or bucket.left()

    def forget(self) -> None:
        for bucket in self.of.values():
            bucket.fill()
        self.of = {address: bucket for address, bucket in self.of.items() if bucket.tokens < bucket.burst}
        self.many = max(MANY, 2 * len(self.of))  # a flood from everywhere is not looked through each time


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
