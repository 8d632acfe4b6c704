"""Finds a bot by its name: one of the game's own, or somebody's class, written `package.module:Class`."""

import sys
from collections.abc import Callable
from functools import cache
from importlib import import_module
from os import getcwd
from typing import Any

from miccia.bots import Bot
from miccia.core.refused import BadSetup
from miccia.games import bots

Maker = Callable[[int], Bot[Any]]  # a bot for a seat


def maker(game: str, name: str) -> Maker:
    """Who makes the bots of this name for a game; `BadSetup` if nobody does."""
    known = bots(game)
    if name in known:
        return known[name]
    if ":" in name:
        return own(name)
    raise BadSetup(
        "unknown-bot",
        f"{name!r} does not play {game}; known are {', '.join(known)}, and your own as package.module:Class",
    )


@cache
def own(name: str) -> Maker:
    """A class of somebody's, from where Python finds modules or from the current folder."""
    module, _, kind = name.partition(":")
    if getcwd() not in sys.path:
        sys.path.append(getcwd())
    try:
        found = getattr(import_module(module), kind, None)
    except (ImportError, ValueError) as problem:
        raise BadSetup("unknown-bot", f"{name!r} cannot be imported: {problem}") from None
    except Exception as problem:  # whatever goes wrong in a module of somebody's
        raise BadSetup(
            "unknown-bot", f"{name!r} fails when it is imported: {type(problem).__name__}: {problem}"
        ) from None
    if found is None:
        raise BadSetup("unknown-bot", f"there is no {kind!r} in {module}")
    if not (isinstance(found, type) and issubclass(found, Bot)):
        raise BadSetup("unknown-bot", f"{name!r} is no Bot")
    return found
