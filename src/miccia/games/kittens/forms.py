"""The actions of Kittens in their JSON form."""

from typing import Literal

from msgspec import UNSET, UnsetType, field

from miccia.core.forms import Form


class DoDraw(Form, frozen=True, tag="draw"):
    pass


class DoPlay(Form, frozen=True, tag="play"):
    card: str
    effect: str | UnsetType = field(name="as", default=UNSET)  # what the Godcat is played as


class DoSet(Form, frozen=True, tag="set"):
    cards: list[str]


class DoChoose(Form, frozen=True, tag="choose"):
    seat: int


class DoName(Form, frozen=True, tag="name"):
    card: str


class DoNope(Form, frozen=True, tag="nope"):
    height: int  # how many Nopes lie there already


class DoPass(Form, frozen=True, tag="pass"):
    height: int


class DoMoreTime(Form, frozen=True, tag="more-time"):
    pass


class DoGive(Form, frozen=True, tag="give"):
    card: str


class DoSteal(Form, frozen=True, tag="steal"):
    card: Literal["godcat", "random"]


class DoHeck(Form, frozen=True, tag="heck"):
    put: Literal["hand", "top"]


class DoLay(Form, frozen=True, tag="lay"):
    mine: str


class DoKeep(Form, frozen=True, tag="keep"):
    pass


class DoSwap(Form, frozen=True, tag="swap"):
    pass


class DoDefuse(Form, frozen=True, tag="defuse"):
    card: str


class DoHide(Form, frozen=True, tag="hide"):
    place: int  # under so many cards


class DoGiveUp(Form, frozen=True, tag="give-up"):
    pass


KittensAct = (
    DoDraw
    | DoPlay
    | DoSet
    | DoChoose
    | DoName
    | DoNope
    | DoPass
    | DoMoreTime
    | DoGive
    | DoSteal
    | DoHeck
    | DoLay
    | DoKeep
    | DoSwap
    | DoDefuse
    | DoHide
    | DoGiveUp
)
