"""Tables that other servers have taken from this one."""

from miccia.server.clock import Clock

AWHILE = 5_000  # milliseconds in which two servers that take a table from each other are told to wait
OFTEN = 2  # losses in that time: one is a proxy that has changed its mind, two are two proxies that disagree


class Losses:
    """When which table was lost of late, and in which epoch."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.of: dict[str, list[tuple[int, int]]] = {}  # by code: the moment, and the epoch of who took it

    def note(self, code: str, epoch: int) -> None:
        if len(self.of) > 1000:
            self.of = {code: recent for code in self.of if (recent := self.recent(code))}
        self.of[code] = [*self.recent(code), (self.clock.now(), epoch)]

    def recent(self, code: str) -> list[tuple[int, int]]:
        since = self.clock.now() - AWHILE
        return [loss for loss in self.of.get(code, ()) if loss[0] > since]

    def after(self, code: str, epoch: int) -> bool:
        """Whether it was lost again while it was being read."""
        return any(lost > epoch for _, lost in self.of.get(code, ()))

    def bounces(self, code: str) -> bool:
        """Whether it goes to and fro: who does not take it now lets it come to rest."""
        return len(self.recent(code)) >= OFTEN
