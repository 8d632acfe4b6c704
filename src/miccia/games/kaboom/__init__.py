"""Kaboom!: cut the right wires, or be outside with the mascot when the bomb goes off."""

from miccia.core.contents import Box, Sight, Structs
from miccia.core.match import Game
from miccia.core.screen import Screen
from miccia.core.slip import Slips
from miccia.games.kaboom import words
from miccia.games.kaboom.actions import ACTIONS
from miccia.games.kaboom.aid import aid, outcome
from miccia.games.kaboom.coach import advise
from miccia.games.kaboom.encoding import ENCODING
from miccia.games.kaboom.events import (
    Analyzed,
    Bypassed,
    Dealt,
    Drew,
    Ended,
    Evacuated,
    Intercepted,
    KaboomEvent,
    Reshuffled,
    Took,
)
from miccia.games.kaboom.forms import KaboomAct
from miccia.games.kaboom.imagine import imagine
from miccia.games.kaboom.lesson import LESSON
from miccia.games.kaboom.options import Options
from miccia.games.kaboom.rules import Kaboom, deal
from miccia.games.kaboom.shown import KaboomAid, KaboomOutcome, KaboomView
from miccia.games.kaboom.sketch import sketch
from miccia.games.kaboom.slips import slips
from miccia.games.kaboom.view import forget, inventory, tell, view

__all__ = ["GAME", "KaboomAct", "KaboomAid", "KaboomEvent", "KaboomOutcome", "KaboomView", "Options"]

GAME: Game[Kaboom, KaboomView, KaboomEvent, Options] = Game(
    key="kaboom",
    version=3,
    box=Box(seats=range(2, 6), minutes=20, together=False),
    actions=ACTIONS,
    draws=("alarm", "deck", "reshuffle", "starter", "wires"),
    structs=Structs(Options, KaboomView, KaboomEvent, KaboomAct),
    deal=deal,
    sight=Sight(view, tell, imagine, inventory),
    words=words,
    longest=29_000,  # 20 games of 10 rounds of 5 turns: 4 Alarms that 5 answer, 2 decisions, 3 discards
    secret_asks=frozenset({"alarm"}),
    forget=forget,
    reveals=(Drew, Dealt, Reshuffled, Analyzed, Intercepted, Took, Bypassed, Evacuated, Ended),
    sequences=frozenset(
        {
            *("Player.hand", "Drew.cards", "Dealt.hands"),  # one's own, as they came
            *(
                "Agent.cuts",
                "Exited.lost",
                "Evacuated.lost",
                "KaboomOutcome.loses",
            ),  # as they were played, in the open
            *("Finished.discarded", "KaboomView.discards"),
            *("Evacuated.agents", "Ended.wires"),  # by seat, by place
        }
    ),
    screen=Screen(KaboomAid, aid, KaboomOutcome, outcome),
    slips=Slips(slips, words.slip),
    sketch=sketch,
    lesson=LESSON,
    coach=advise,
    encoding=ENCODING,
)
