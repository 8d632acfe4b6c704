"""Short records of any game, and such as somebody has changed."""

import json
from typing import Any

from miccia.core.chance import Quick
from miccia.core.game import any_of
from miccia.core.turn import Waiting
from miccia.paper import dump
from miccia.play import start


def record(game: str = "hanabi", seats: int = 3, inputs: int = 12) -> str:
    """So many moves at random, as JSON lines."""
    match, luck = start(game, seats=seats, seed=3), Quick(3)
    while len(match.record.inputs) < inputs:
        turn = match.turn
        assert isinstance(turn, Waiting)
        movers = [seat for seat in turn.order if match.legal(seat)]
        if movers:
            match.act(movers[0], any_of(match.legal(movers[0]), luck))
        else:
            match.expire()
    return dump(match.record)


def changed(text: str, line: int, **fields: Any) -> str:
    """The same with other fields in one of its lines."""
    lines = text.splitlines()
    lines[line - 1] = json.dumps(json.loads(lines[line - 1]) | fields)
    return "\n".join(lines)
