"""Exploding Kittens: Good vs Evil. The last one alive wins."""

from miccia.core.contents import Box, Sight, Structs
from miccia.core.match import Game
from miccia.core.screen import Screen
from miccia.core.slip import Slips
from miccia.games.kittens import words
from miccia.games.kittens.actions import ACTIONS
from miccia.games.kittens.aid import aid
from miccia.games.kittens.coach import advise
from miccia.games.kittens.encoding import ENCODING
from miccia.games.kittens.events import (
    Drew,
    Eliminated,
    Exploding,
    KittensEvent,
    Missed,
    Noped,
    Peeked,
    Revealed,
    Shuffled,
    Took,
    Unveiled,
)
from miccia.games.kittens.forms import KittensAct
from miccia.games.kittens.lesson import LESSON
from miccia.games.kittens.options import Options
from miccia.games.kittens.rules import Kittens, absent, deal
from miccia.games.kittens.shown import KittensAid, KittensView
from miccia.games.kittens.sketch import sketch
from miccia.games.kittens.slips import slips
from miccia.games.kittens.view import imagine, inventory, tell, view
from miccia.games.kittens.wins import weigh

__all__ = ["GAME", "KittensAct", "KittensAid", "KittensEvent", "KittensView", "Options"]

DRAWS = ("deck", "pile", "starter", "theft", "shuffle")
BY_CLOCK = ("victim", "name", "favor", "opponent", "lay", "place")  # E36

GAME: Game[Kittens, KittensView, KittensEvent, Options] = Game(
    key="kittens",
    version=2,
    box=Box(seats=range(2, 6), minutes=15, together=False),
    actions=ACTIONS,
    draws=DRAWS + BY_CLOCK,
    structs=Structs(Options, KittensView, KittensEvent, KittensAct),
    deal=deal,
    sight=Sight(view, tell, imagine, inventory),
    words=words,
    longest=1000,
    window_asks=frozenset({"nope"}),
    absent=absent,
    reveals=(Drew, Exploding, Eliminated, Peeked, Revealed, Shuffled, Took, Missed, Unveiled, Noped),
    sequences=frozenset(
        {
            *("KittensView.pile", "Revealed.cards", "KittensView.discards", "KittensView.out"),
            "KittensAid.next",  # the order of play
        }
    ),
    idle=Options.idle,
    screen=Screen(KittensAid, aid),
    slips=Slips(slips, words.slip),
    sketch=sketch,
    lesson=LESSON,
    coach=advise,
    weigh=weigh,
    encoding=ENCODING,
)
