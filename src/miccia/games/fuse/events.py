"""What can happen in FUSE. Nothing of it is secret: everybody is told the same.

A die is written `R5`: its colour (K B G R Y) and number. `bomb` is a place in front of a player (0 to 3),
`key` names a bomb card, `space` is a space of it, `place` one of the five places of the centre, `die` a place
in the tray of the present roll.
"""

from miccia.core.events import Event, OfSeat


class OfBomb(OfSeat, frozen=True):
    """What happened to a bomb in front of a player."""

    bomb: int
    key: str


class Rolled(OfSeat, frozen=True, tag="rolled"):
    """F8: a new round; the dice lie in the tray in this order."""

    round: int
    dice: list[str]


class BagLow(Event, frozen=True, tag="bag-low"):
    """F12: after this roll the bag holds fewer dice than two rolls need."""

    dice: int


class Placed(OfSeat, frozen=True, tag="placed"):
    """F9: a player put a die of the roll on a bomb."""

    die: int
    face: str
    bomb: int
    key: str
    space: int


class Fell(OfBomb, frozen=True, tag="fell"):
    """F19: the dice of a bomb fell and went back to the bag."""

    dice: list[str]


class Defused(OfBomb, frozen=True, tag="defused"):
    """F21: a bomb is complete; its dice went back to the bag. `count` is how many the squad has defused."""

    value: int
    count: int


class Took(OfSeat, frozen=True, tag="took"):
    """F21: a player took a bomb from the centre; `forced`: the table did it (F26b, or it was the last)."""

    bomb: int
    place: int
    key: str
    forced: bool


class TurnedUp(Event, frozen=True, tag="turned-up"):
    """F21: a new bomb lies in the centre."""

    place: int
    key: str


class Detonated(Event, frozen=True, tag="detonated"):
    """F22: a detonator was turned up. `sign` is a colour or a number, `owing` who must return a die."""

    sign: str
    count: int
    owing: list[int]


class Declined(OfSeat, frozen=True, tag="declined"):
    """F10: a player wants no more dice in this round."""


class PutFirst(OfSeat, frozen=True, tag="put-first"):
    """F13: the roller wants this die resolved before the others if it is discarded."""

    die: int
    face: str


class Discarded(Event, frozen=True, tag="discarded"):
    """F10, F13: the placing is over; these dice of the tray are left, in the order they are resolved in."""

    dice: list[int]
    faces: list[str]


class Rerolled(Event, frozen=True, tag="rerolled"):
    """F13: a discarded die was rolled again; `owing` must return a die of its colour or number."""

    die: int
    was: str
    face: str
    owing: list[int]


class Gave(OfBomb, frozen=True, tag="gave"):
    """F13, F22: a player returned a die to the bag. `forced`: the table chose it for them (F26b)."""

    space: int
    face: str
    forced: bool

    @property
    def actor(self) -> int | None:
        return None if self.forced else self.seat


class Ended(Event, frozen=True, tag="ended"):
    """F24 to F26: the game is over. `why` is won, time, bag or rounds; the score is the sum of the rest."""

    why: str
    score: int
    bonus: int
    time: int
    bombs: int
    detonators: int


FuseEvent = (
    Rolled
    | BagLow
    | Placed
    | Fell
    | Defused
    | Took
    | TurnedUp
    | Detonated
    | Declined
    | PutFirst
    | Discarded
    | Rerolled
    | Gave
    | Ended
)
