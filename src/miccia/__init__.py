"""Miccia: four games about things that go off. `start` a game, `act` in it, `replay` its record."""

from importlib.metadata import version as _version

from miccia import games
from miccia.core import game as _game
from miccia.core.match import Match
from miccia.core.record import BadRecord, Record
from miccia.core.refused import BadSetup, Refused
from miccia.core.turn import Over, Waiting
from miccia.paper import dump, load
from miccia.play import replay, start
from miccia.reviews import review

__all__ = [
    "RULES",
    "BadRecord",
    "BadSetup",
    "Match",
    "Over",
    "Record",
    "Refused",
    "Waiting",
    "__version__",
    "dump",
    "games",
    "load",
    "replay",
    "review",
    "start",
]

__version__ = _version("miccia")
RULES = "plain" if _game.__file__.endswith(".py") else "compiled"
