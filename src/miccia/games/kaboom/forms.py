"""The actions of Kaboom! in their JSON form."""

from typing import Literal

from msgspec import UNSET, UnsetType, field

from miccia.core.forms import Form


class OfAgent(Form, frozen=True):
    """What an agent does."""

    agent: int


class DoAnalyze(OfAgent, frozen=True, tag="analyze"):
    wire: int


class DoCut(OfAgent, frozen=True, tag="cut"):
    colour: str
    replaces: str | None


class DoExit(OfAgent, frozen=True, tag="exit"):
    pass


class DoIntercept(OfAgent, frozen=True, tag="intercept"):
    offset: int  # whose hand, so many seats on


class DoTimer(OfAgent, frozen=True, tag="timer"):
    pass


class DoDoubleTimer(OfAgent, frozen=True, tag="double-timer"):
    pass


class DoAlarm(OfAgent, frozen=True, tag="alarm"):
    pass


class DoReEnter(OfAgent, frozen=True, tag="re-enter"):
    pass


class DoBypass(OfAgent, frozen=True, tag="bypass"):
    wire: int


class DoWild(OfAgent, frozen=True, tag="wild"):
    """Two cards are announced as another; with a wire if it is to be analyzed."""

    play: Literal["exit", "analyze"] = field(name="as")
    wire: int | UnsetType = UNSET


class DoFinish(Form, frozen=True, tag="finish"):
    pass


class DoPay(Form, frozen=True, tag="pay"):
    cards: list[str]


class DoTake(Form, frozen=True, tag="take"):
    card: str


class DoLeave(OfAgent, frozen=True, tag="leave"):
    pass


class DoDefuse(Form, frozen=True, tag="defuse"):
    pass


class DoHold(Form, frozen=True, tag="hold"):
    pass


class DoDiscard(Form, frozen=True, tag="discard"):
    card: str


KaboomAct = (
    DoAnalyze
    | DoCut
    | DoExit
    | DoIntercept
    | DoTimer
    | DoDoubleTimer
    | DoAlarm
    | DoReEnter
    | DoBypass
    | DoWild
    | DoFinish
    | DoPay
    | DoTake
    | DoLeave
    | DoDefuse
    | DoHold
    | DoDiscard
)
