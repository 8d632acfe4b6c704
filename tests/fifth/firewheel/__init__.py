"""Firewheel: a wheel of rockets grows from hand to hand, and whoever lights it takes it."""

from miccia.core.contents import Box, Sight, Structs
from miccia.core.match import Game
from miccia.games.firewheel import words
from miccia.games.firewheel.rules import (
    ACTIONS,
    DoPutOut,
    DoUse,
    Drew,
    Firewheel,
    FirewheelEvent,
    Options,
    deal,
)
from miccia.games.firewheel.view import FirewheelView, imagine, inventory, tell, view

GAME: Game[Firewheel, FirewheelView, FirewheelEvent, Options] = Game(
    key="firewheel",
    version=1,
    box=Box(seats=range(2, 5), minutes=10, together=False),
    actions=ACTIONS,
    draws=("pile",),
    structs=Structs(Options, FirewheelView, FirewheelEvent, DoUse | DoPutOut),
    deal=deal,
    sight=Sight(view, tell, imagine, inventory),
    words=words,
    longest=32,
    reveals=(Drew,),
    sequences=frozenset({f"FirewheelView.{name}" for name in ("held", "points", "wheel", "wet")}),
    outline=words.outline,
)
