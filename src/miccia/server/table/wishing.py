"""Taking back at a table: at once where that is free, else as a wish that all the people at it must grant.

There is one wish at a time, and one for every act. While it is open nobody acts and time stands still. It is
not stored: a table that starts again has none.
"""

import itertools
from asyncio import Task
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial
from typing import Any, Protocol

from miccia.core.refused import Refused
from miccia.server.table import undoing
from miccia.server.table.live import Live
from miccia.server.table.scene import Scene
from miccia.server.table.wish import Wish

LASTS = 30_000  # milliseconds that a wish waits for an answer


class Hands(Protocol):
    """How a wish reaches its table."""

    async def call(self, job: Callable[[], Awaitable[None]]) -> None: ...

    def spawn(self, work: Coroutine[Any, Any, None]) -> Task[None]: ...

    async def undo(self, live: Live, seat: int, to: int) -> None: ...

    async def stop_or_go(self) -> None: ...

    async def note(self, what: str, seat: int, by: int | None = None) -> None: ...


class Wishing:
    """What people at a table take back, or wish to."""

    def __init__(self, scene: Scene, hands: Hands) -> None:
        self.scene = scene
        self.hands = hands
        self.numbers = itertools.count(1)
        self.wished: set[int] = set()  # the numbers of acts: whoever was told no does not ask again

    def begin_anew(self) -> None:
        """Another game: nobody has wished anything in it."""
        self.wished.clear()

    async def take_back(self, seat: int) -> None:
        """A seat takes its last act back, or wishes to."""
        scene, live = self.scene, self.scene.live
        offer = None if live is None else undoing.offer(live, seat)
        if live is None or offer is None:
            raise Refused("cannot-undo")
        if offer.free:
            await self.hands.undo(live, seat, offer.to)
            return
        if offer.act.n in self.wished:
            raise Refused("wished-already")
        self.wished.add(offer.act.n)
        clock = scene.house.clock
        wish = Wish(next(self.numbers), seat, offer.act, offer.to, clock.now() + LASTS)
        if not wish.missing(scene.row.places):
            await self.hands.undo(live, seat, offer.to)
            return
        scene.wish = wish
        await self.hands.stop_or_go()
        self.hands.spawn(self.wait(wish))

    async def wait(self, wish: Wish) -> None:
        await self.scene.house.clock.sleep(LASTS)
        await self.hands.call(partial(self.lapse, wish))

    async def lapse(self, wish: Wish) -> None:
        """Nobody has said no, and not everybody yes."""
        if self.scene.wish is wish:
            await self.end("wish-lapsed")

    async def answer(self, seat: int, number: int, yes: bool) -> None:
        """Somebody agrees, or does not; whoever wished may think better of it."""
        wish = self.scene.wish
        if wish is None or wish.number != number:
            raise Refused("no-wish")
        if not yes:
            await self.end("wish-withdrawn" if seat == wish.seat else "wish-refused", seat)
        elif seat not in wish.agreed:
            wish.agreed.add(seat)
            await self.review()

    async def review(self) -> None:
        """Grant the wish once nobody is missing: somebody agreed, or a bot plays for them now. If one plays
        for whoever wished it, nobody wishes it any more."""
        wish, live, places = self.scene.wish, self.scene.live, self.scene.row.places
        if wish is None or live is None:
            return
        if not places[wish.seat].decides:
            await self.end("wish-withdrawn")
            return
        if not wish.missing(places):
            self.scene.wish = None
            await self.hands.undo(live, wish.seat, wish.to)
        await self.hands.stop_or_go()

    async def end(self, why: str, by: int | None = None) -> None:
        """The wish is not granted; the game goes on."""
        wish, self.scene.wish = self.scene.wish, None
        await self.hands.stop_or_go()
        if wish is not None:
            await self.hands.note(why, wish.seat, by)
