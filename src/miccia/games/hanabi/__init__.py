"""Hanabi: everyone sees your cards but you."""

from miccia.core.game import Game
from miccia.games.hanabi import words
from miccia.games.hanabi.actions import ACTIONS
from miccia.games.hanabi.events import HanabiEvent
from miccia.games.hanabi.options import Options
from miccia.games.hanabi.rules import deal
from miccia.games.hanabi.view import HanabiView, forget, imagine, inventory, tell, view

GAME = Game(
    key="hanabi",
    version=1,
    seats=range(2, 6),
    actions=ACTIONS,
    draws=("deck", "starter"),
    options=Options,
    views=HanabiView,
    events=HanabiEvent,
    deal=deal,
    view=view,
    tell=tell,
    imagine=imagine,
    inventory=inventory,
    words=words,
    longest=150,
    minutes=25,
    together=True,
    forget=forget,
    sequences=frozenset({"HanabiView.discards"}),
)
