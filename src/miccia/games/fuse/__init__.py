"""FUSE: ten minutes, twenty-five dice, one bomb squad."""

from miccia.core.contents import Box, Sight, Structs
from miccia.core.match import Game
from miccia.core.screen import Screen
from miccia.core.slip import Slips
from miccia.core.words import Signals
from miccia.games.fuse import words
from miccia.games.fuse.absence import absent
from miccia.games.fuse.aid import aid
from miccia.games.fuse.coach import advise
from miccia.games.fuse.encoding import ENCODING
from miccia.games.fuse.events import FuseEvent
from miccia.games.fuse.forms import FuseAct
from miccia.games.fuse.lesson import LESSON
from miccia.games.fuse.numbered import Actions, read
from miccia.games.fuse.options import Options
from miccia.games.fuse.rules import Fuse
from miccia.games.fuse.setup import deal
from miccia.games.fuse.shown import FuseAid, FuseView
from miccia.games.fuse.sketch import sketch
from miccia.games.fuse.slips import slips
from miccia.games.fuse.view import imagine, inventory, tell, view

__all__ = ["GAME", "FuseAct", "FuseAid", "FuseEvent", "FuseView", "Options"]

GAME: Game[Fuse, FuseView, FuseEvent, Options] = Game(
    key="fuse",
    version=2,
    box=Box(seats=range(1, 6), minutes=10, together=True),
    actions=Actions(),
    draws=("bombs", "centre", "detonators", "deck", "starter", "bag", "roll", "reroll", "shake"),
    structs=Structs(Options, FuseView, FuseEvent, FuseAct),
    deal=deal,
    sight=Sight(view, tell, imagine, inventory, open=True),
    words=words,
    longest=15_000,
    absent=absent,
    read=read,
    ready=True,
    sequences=frozenset(
        {
            *("Rolled.dice", "FuseView.order", "Discarded.dice", "Discarded.faces"),  # by place in the tray
            *("Front.dice", "Fell.dice", "Player.gives"),  # by space; a bomb and a space
            *("FuseView.defused", "FuseView.detonators"),  # as they came
        }
    ),
    signals=Signals(words.SIGNALS, words.signal),
    screen=Screen(FuseAid, aid),
    slips=Slips(slips, words.slip),
    sketch=sketch,
    lesson=LESSON,
    coach=advise,
    encoding=ENCODING,
)
