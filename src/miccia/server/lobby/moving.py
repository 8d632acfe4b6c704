"""One person on two devices: by a code of the one the other becomes the same, with what both have played.

A token leaves the house only for whoever brings such a code: random, of use once and for ten minutes, guessed
at no faster than the code of a table. Until then it is in memory; no code survives a restart.
"""

import asyncio
import logging
import re
import secrets
from functools import partial

from msgspec import Struct

from miccia.core.refused import Refused
from miccia.server.clock import Clock
from miccia.server.lobby.forgetting import EVERY, stand_up
from miccia.server.lobby.lobby import Lobby
from miccia.server.people.places import seat_of
from miccia.server.people.tokens import session_of
from miccia.server.table import knowing

log = logging.getLogger(__name__)
LASTS = 600_000  # milliseconds
REMEMBERED = 6 * LASTS  # to say of a code that it was right once
DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # none that is read for another
LENGTH = 8
MEANT = str.maketrans("OIL", "011")


class Offer(Struct):
    """A token that whoever brings the code may have; "" once somebody has."""

    token: str
    until: int


class Moves:
    """The codes that were given out."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.offers: dict[str, Offer] = {}

    def offer(self, token: str) -> str:
        """A new code for a token, in place of an older one."""
        now = self.clock.now()
        self.offers = {
            code: offer
            for code, offer in self.offers.items()
            if offer.token != token and offer.until + REMEMBERED > now
        }
        code = "".join(secrets.choice(DIGITS) for _ in range(LENGTH))
        self.offers[code] = Offer(token, now + LASTS)
        return f"{code[:4]}-{code[4:]}"

    def find(self, code: str) -> Offer:
        """What a code is for; as people write it."""
        offer = self.offers.get(re.sub(r"[^0-9A-Z]", "", code.upper()).translate(MEANT))
        if offer is None:
            raise Refused("wrong-code")
        if not offer.token:
            raise Refused("used-code")
        if offer.until <= self.clock.now():
            raise Refused("old-code")
        return offer


async def move(lobby: Lobby, moves: Moves, code: str, session: str) -> str:
    """Let a session become the one that the code is of; the token of that."""
    offer = moves.find(code)
    token, new = offer.token, session_of(offer.token)
    if new == session:
        raise Refused("own-code")
    offer.token = ""  # nobody else has it meanwhile
    try:
        if await lobby.house.store.play_together(session, new):
            raise Refused("both-playing")
        await stand_aside(lobby, session, new)
        await adopt(lobby, session, new)
    except BaseException:
        offer.token = token
        raise
    log.info("somebody came with a code from another device")
    return token


async def stand_aside(lobby: Lobby, old: str, new: str) -> None:
    """Nobody sits twice at a game that gathers."""
    for row in await lobby.house.store.of_session(old, EVERY):
        gathers = row.header is None or row.next is not None
        if gathers and None not in (seat_of(row.gathering, old), seat_of(row.gathering, new)):
            await stand_up(await lobby.find(row.code), old)


async def adopt(lobby: Lobby, old: str, new: str) -> None:
    """First at the tables in memory, which write down who sits there; then in the store; then at those that
    were read from it meanwhile."""
    await adopt_at_tables(lobby, old, new)
    await lobby.house.store.adopt(old, new)
    await asyncio.gather(*lobby.loading.values(), return_exceptions=True)
    await adopt_at_tables(lobby, old, new)


async def adopt_at_tables(lobby: Lobby, old: str, new: str) -> None:
    for table in list(lobby.tables.values()):
        if knowing.knows(table, old):
            await table.call(partial(knowing.adopt, table, old, new))
