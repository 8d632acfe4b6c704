"""List the games, their bots and their options."""

import argparse
import json
from typing import Annotated, Any, Literal, get_args, get_origin

import msgspec

from miccia.games import bots, find, names


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="as JSON")


def run(given: argparse.Namespace) -> None:
    listed = [describe(key) for key in names()]
    if given.json:
        print(json.dumps(listed, indent=2, ensure_ascii=False))
        return
    for game in listed:
        fewest, most = game["players"]
        print(f"{game['game']}: {game['name']}")
        print(f"  {game['blurb']}")
        print(f"  players  {fewest} to {most}, about {game['minutes']} minutes")
        print(f"  bots     {', '.join(game['bots'])}")
        options = [show(name, option) for name, option in game["options"].items() if option["values"]]
        print(f"  options  {', '.join(options) or 'none'}")


def describe(key: str) -> dict[str, Any]:
    """What is to be known about a game, as JSON."""
    game = find(key)
    return {
        "game": key,
        "name": game.words.TEXTS.plain("name", "en"),
        "blurb": game.words.TEXTS.plain("blurb", "en"),
        "rules": game.version,
        "players": [game.seats[0], game.seats[-1]],
        "minutes": game.minutes,
        "together": game.together,
        "bots": list(bots(key)),
        "options": {
            field.name: {"default": field.default, "values": values_of(field.type)}
            for field in msgspec.structs.fields(game.options)
        },
    }


def values_of(kind: Any) -> list[Any] | str | None:
    """What an option can be: all its values or their description; None for what only a program would give."""
    if kind is bool:
        return [False, True]
    if get_origin(kind) is Annotated:
        return str(kind.__metadata__[0].description)
    return list(get_args(kind)) if get_origin(kind) is Literal else None


def show(name: str, option: dict[str, Any]) -> str:
    values = option["values"]
    if values == [False, True]:
        return name
    return f"{name}={'|'.join(map(str, values)) if isinstance(values, list) else values}"
