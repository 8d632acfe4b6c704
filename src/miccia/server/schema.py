"""All messages as one JSON schema, from which the client's types are made: python -m miccia.server.schema"""

from inspect import cleandoc
from typing import Any

import msgspec

from miccia.games import find, names
from miccia.server import desk, learning, reel, reviewing, wire

MESSAGES: dict[str, Any] = {
    "asked": wire.Asked,
    "learning": learning.Learning,
    "answered": wire.Answered | learning.Step,
    "newTable": desk.NewTable,
    "playOn": desk.PlayOn,
    "made": desk.Made,
    "forgotten": desk.Forgotten,
    "games": list[desk.GameInfo],
    "reel": reel.Reel,
    "why": reel.Why,
    "lists": desk.Lists,
    "past": list[desk.FinishedGame],
    "moveCode": desk.MoveCode,
    "move": desk.Move,
    "moved": desk.Moved,
    "rulebook": desk.Rulebook,
    "problem": desk.Problem,
    "review": reviewing.ReviewState,
}


def schema() -> dict[str, Any]:
    """One object with a property for every message, and for every game its view, options, events, acts and
    what its screen needs besides."""
    types = dict(MESSAGES)
    for key in names():
        game = find(key)
        types |= {f"{key}View": game.views, f"{key}Options": game.options, f"{key}Event": game.events}
        types[f"{key}Act"] = game.forms
        if game.screen is not None:
            types[f"{key}Aid"] = game.screen.aids
            if game.screen.outcomes is not None:
                types[f"{key}Outcome"] = game.screen.outcomes
            if game.screen.readings is not None:
                types[f"{key}Reading"] = game.screen.readings
    schemas, parts = msgspec.json.schema_components(types.values(), ref_template="#/$defs/{name}")
    for part in parts.values():
        if "description" in part:
            part["description"] = cleandoc(part["description"])  # since Python 3.13 it is so by itself
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Messages",
        "type": "object",
        "properties": dict(zip(types, schemas, strict=True)),
        "required": list(types),
        "$defs": parts,
    }


if __name__ == "__main__":
    print(msgspec.json.format(msgspec.json.encode(schema()), indent=2).decode())
