"""A game that begins when people are ready: until then its table time is negative, and nobody acts.

So everything that stops time stops the wait as well, and a clock that shows less than nothing counts down.
"""

from collections.abc import Collection

from miccia.server.people.places import Places
from miccia.server.table.live import Live

LATEST = 20_000  # milliseconds after the deal: then it begins anyway
COUNT = 3_000  # three, two, one


def first_moment(live: Live) -> int:
    """The table time with which a game is taken up, dealt just now or long ago."""
    fresh = live.n == 0 and live.match.now == 0
    return -LATEST if live.game.ready and fresh else live.match.now


def after_word(now: int, ready: Collection[int], places: Places) -> int:
    """The table time after somebody's word: with the last one the count begins, unless it has."""
    people = {seat for seat, place in enumerate(places) if place.decides}
    return max(now, -COUNT) if people <= set(ready) else now
