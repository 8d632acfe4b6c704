"""That a type holds only what a seat may know: hidden things do not change what it answers."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import product
from typing import Any

from miccia.core.chance import Quick
from miccia.core.match import AnyGame, AnyMatch
from miccia.core.turn import Waiting
from miccia.testing.walk import begin, walk


def answers(outlook: object, arguments: Mapping[str, Sequence[Sequence[Any]]]) -> dict[str, object]:
    """All that it says, by name: what it has, and what it answers to every argument that it can be asked."""
    found: dict[str, object] = {}
    for name in dir(outlook):
        part = getattr(outlook, name)
        if callable(part) and not name.startswith("_"):
            for given in product(*arguments.get(name, ())):
                found[f"{name}{given}"] = in_order(part(*given))
        elif not name.startswith("_"):
            found[name] = in_order(part)
    return found


def in_order(answer: object) -> object:
    """Cards by their names: a hand that one looks into is shown in an order of its own."""
    return sorted(map(str, answer)) if isinstance(answer, tuple) else answer


def asked(game: AnyGame, seats: int, seed: int) -> Iterator[tuple[AnyMatch, int]]:
    """A random game, and after every input each seat that it waits for."""
    match = begin(game, seats, {}, seed)
    for _ in walk(match, seed):
        if isinstance(match.turn, Waiting):
            for seat in match.turn.order:
                yield match, seat


def check_outlook(
    game: AnyGame, look: Callable[[Any, int], object], arguments: Callable[[Any], dict[str, Any]]
) -> int:
    """In worlds that look the same to a seat, its outlook says the same; how many answers were compared."""
    compared = 0
    for seed, seats in enumerate((2, 3, 5)):
        for number, (match, seat) in enumerate(asked(game, seats, seed)):
            world = game.imagine(match.view(seat), Quick(number))
            mine = answers(look(match.state, seat), arguments(match.state))
            assert mine == answers(look(world, seat), arguments(match.state))
            compared += len(mine)
    return compared
