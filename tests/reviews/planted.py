"""Games between bots in which somebody does something that they knew to be wrong."""

from collections.abc import Callable
from typing import Any

from miccia.core.chance import Quick
from miccia.core.game import Action
from miccia.core.match import AnyMatch
from miccia.core.record import Record
from miccia.core.turn import Waiting
from miccia.games import bots, find

Blunder = Callable[[Any, list[Action]], Action | None]


def nothing(view: Any, legal: list[Action]) -> None:
    return None


def played(
    game: str, levels: list[str], seed: int, options: dict[str, Any] | None = None, blunder: Blunder = nothing
) -> tuple[Record, int]:
    """A finished game, and the number of the input that is the blunder; 0 if nobody had the chance."""
    match = find(game).start(seats=len(levels), seed=seed, options=options)
    players = [bots(game)[level](seat) for seat, level in enumerate(levels)]
    for player in players:
        player.begin(match.view(player.seat))
    chance, number = Quick(seed), 0
    while match.over is None:
        seat = asked(match)
        if seat is None:
            events = match.expire()
        else:
            view, legal = match.view(seat), match.legal(seat)
            action = blunder(view, legal) if not number else None
            if action is not None:
                number = len(match.record.inputs) + 1
            else:
                action = players[seat].decide(view, legal, chance).action
            events = match.act(seat, action)
        for event in events:
            for player in players:
                if (told := match.game.tell(event, player.seat)) is not None:
                    player.hear(told)
    return match.record, number


def asked(match: AnyMatch) -> int | None:
    """The first seat that may act."""
    turn = match.turn
    assert isinstance(turn, Waiting)
    return next((seat for seat in turn.order if match.legal(seat)), None)


def planted(
    game: str, levels: list[str], blunder: Blunder, options: dict[str, Any], seed: int
) -> tuple[Record, int]:
    """The first game in which it could be planted."""
    for deal in range(seed, seed + 400):
        record, number = played(game, levels, deal, options, blunder)
        if number:
            return record, number
    raise AssertionError(f"nobody in {game} had the chance")
