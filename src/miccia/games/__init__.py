"""Finds the games: every folder here that has a GAME. Nobody else names one."""

import copyreg
import pkgutil
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from miccia.bots import Bot, Uniform
from miccia.core.hindsight import Hindsight
from miccia.core.match import AnyGame, Game
from miccia.core.refused import BadSetup


def names() -> list[str]:
    """The keys of all games."""
    return sorted(module.name for module in pkgutil.iter_modules(__path__) if module.ispkg)


@cache
def find(key: str) -> AnyGame:
    """The game with that key."""
    if key not in names():
        raise BadSetup("unknown-game", f"{key!r} is none of {', '.join(names())}")
    game: AnyGame = import_module(f"{__name__}.{key}").GAME
    return game


@cache
def bots(key: str) -> dict[str, type[Bot[Any]]]:
    """The bots that play a game, weakest first. Every game has `random`."""
    find(key)
    players: dict[str, type[Bot[Any]]] = import_module(f"{__name__}.{key}.bots").BOTS
    return {"random": Uniform, **players}


@cache
def hindsight(key: str) -> Hindsight | None:
    """How games of this kind are looked back on, if they can be."""
    find(key)
    if find_spec(f"{__name__}.{key}.looking_back") is None:
        return None
    how: Hindsight = import_module(f"{__name__}.{key}.looking_back").HINDSIGHT
    return how


copyreg.pickle(Game, lambda game: (find, (game.key,)))
