"""Hanabi: everyone sees your cards but you."""

from miccia.core.contents import Box, Sight, Structs
from miccia.core.match import Game
from miccia.core.screen import Screen
from miccia.core.slip import Slips
from miccia.games.hanabi import words
from miccia.games.hanabi.actions import ACTIONS
from miccia.games.hanabi.aid import aid, outcome
from miccia.games.hanabi.coach import advise
from miccia.games.hanabi.encoding import ENCODING
from miccia.games.hanabi.events import Clued, Discarded, Drew, HanabiEvent, Played
from miccia.games.hanabi.forms import HanabiAct
from miccia.games.hanabi.hanablive import HANAB_LIVE
from miccia.games.hanabi.lesson import LESSON
from miccia.games.hanabi.meaning import foresee
from miccia.games.hanabi.options import SMALL, Options
from miccia.games.hanabi.rules import Hanabi, deal
from miccia.games.hanabi.shown import HanabiAid, HanabiOutcome, HanabiReading, HanabiView
from miccia.games.hanabi.sketch import sketch
from miccia.games.hanabi.slips import slips
from miccia.games.hanabi.view import forget, imagine, inventory, tell, view, view_hands

__all__ = [
    "GAME",
    "HanabiAct",
    "HanabiAid",
    "HanabiEvent",
    "HanabiOutcome",
    "HanabiReading",
    "HanabiView",
    "Options",
]

GAME: Game[Hanabi, HanabiView, HanabiEvent, Options] = Game(
    key="hanabi",
    version=2,
    box=Box(seats=range(2, 6), minutes=25, together=True),
    actions=ACTIONS,
    draws=("deck", "starter"),
    structs=Structs(Options, HanabiView, HanabiEvent, HanabiAct),
    deal=deal,
    sight=Sight(view, tell, imagine, inventory),
    words=words,
    longest=150,
    forget=forget,
    reveals=(Clued, Played, Discarded, Drew),  # every act: a clue tells, and a card is seen when it is gone
    sequences=frozenset({"HanabiView.discards", "HanabiAid.left", "HanabiReading.slots"}),
    no_talk_rule=words.NO_TALK_RULE,
    idle=Options.idle,
    screen=Screen(HanabiAid, aid, HanabiOutcome, outcome, HanabiReading, foresee),
    slips=Slips(slips, words.slip),
    hands=view_hands,
    sketch=sketch,
    lesson=LESSON,
    coach=advise,
    encoding=ENCODING,
    foreign=(HANAB_LIVE,),
    programs=SMALL,
)
