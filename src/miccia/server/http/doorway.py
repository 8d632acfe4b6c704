"""The door: who asks too slowly is let go, and no address may hold too many connections."""

import asyncio
import ipaddress
import logging
from collections import Counter
from collections.abc import Sequence
from time import monotonic
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from miccia.server.limits import Limits, counted
from miccia.server.metrics import Metrics

log = logging.getLogger(__name__)
AGAIN = 60  # seconds until the log says the same again


class Crowd:
    """How many connections every address holds. Complains in the log, but not about each."""

    def __init__(self, limits: Limits, behind: Sequence[str], metrics: Metrics | None = None) -> None:
        self.limits = limits
        self.proxies = [ipaddress.ip_network(proxy) for proxy in behind]
        self.held: Counter[str] = Counter()
        self.troubles: Counter[str] = Counter()
        self.told = -float(AGAIN)
        self.limited = (metrics or Metrics()).limited

    def enter(self, host: str) -> bool:
        """One more from this address; False if it has too many. A proxy brings many visitors."""
        address = counted(host)
        if self.held[address] >= self.limits.connections and not self.is_proxy(host):
            self.limited.labels("connections").inc()
            self.complain(f"too many connections from {address}")
            return False
        self.held[address] += 1
        return True

    def leave(self, host: str) -> None:
        address = counted(host)
        self.held[address] -= 1
        if not self.held[address]:
            del self.held[address]

    def is_proxy(self, host: str) -> bool:
        try:
            return any(ipaddress.ip_address(host) in proxy for proxy in self.proxies)
        except ValueError:
            return False

    def complain(self, trouble: str) -> None:
        self.troubles[trouble] += 1
        if monotonic() - self.told >= AGAIN:
            counts = ", ".join(f"{trouble} ({count})" for trouble, count in self.troubles.most_common(5))
            log.warning("connections were closed: %s", counts)
            self.troubles.clear()
            self.told = monotonic()


class Doorway(H11Protocol):
    """uvicorn's HTTP, which would wait for the rest of a request for ever."""

    crowd: Crowd  # of the server; see `doorway`
    host: str | None = None  # once counted
    timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        host = self.client[0] if self.client else ""
        if not self.crowd.enter(host):
            transport.abort()
            return
        self.host = host
        self.hurry()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.conn.their_state in (h11.IDLE, h11.SEND_BODY):
            self.hurry()
        else:
            self.take_your_time()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.leave()  # sockets are counted by themselves
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self.leave()
        super().connection_lost(exc)

    def hurry(self) -> None:
        """The rest of the request must come soon."""
        if self.timer is None and self.host is not None:
            self.timer = self.loop.call_later(self.crowd.limits.request_seconds, self.give_up)

    def take_your_time(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def give_up(self) -> None:
        self.crowd.limited.labels("request_seconds").inc()
        self.crowd.complain(f"unfinished requests from {counted(self.host or '')}")
        self.transport.abort()

    def leave(self) -> None:
        self.take_your_time()
        if self.host is not None:
            self.crowd.leave(self.host)
            self.host = None


def doorway(
    limits: Limits, behind: Sequence[str] = (), metrics: Metrics | None = None
) -> type[asyncio.Protocol]:
    """The door of one server."""
    members: dict[str, Any] = {"crowd": Crowd(limits, behind, metrics)}
    return type("Doorway", (Doorway,), members)
