"""Random walks through a game: what the laws are tried on."""

from collections.abc import Callable, Iterator
from typing import Any, Literal, get_args, get_origin

import msgspec

from miccia.core.chance import Chance, Quick, Sealed, seal
from miccia.core.game import Action
from miccia.core.match import AnyGame, AnyMatch, Match
from miccia.core.record import FORMAT, Header, Record
from miccia.core.turn import Over, Waiting


def begin(
    game: AnyGame,
    seats: int,
    options: dict[str, Any],
    seed: int,
    through: Callable[[Chance], Chance] = lambda chance: chance,
) -> AnyMatch:
    """A match of the game itself, which need not be one that the finder knows; chance may come through
    something else."""
    material = seal(seed)
    header = Header(
        miccia=FORMAT, game=game.key, rules=game.version, seats=seats, options=options, seed=material.hex()
    )
    chance = through(Sealed(material))
    state = game.deal(seats, msgspec.convert(options, game.options), chance)
    return Match(game, state, chance, Record(header))


def everyone(match: AnyMatch) -> list[int | None]:
    """All seats, and an onlooker."""
    return [None, *range(match.state.seats)]


def outcomes(match: AnyMatch, seat: int | None, view: Any) -> list[Any]:
    """What the seat's legal actions would do, as far as the game tells its screens."""
    screen = match.game.screen
    if screen is None or screen.outcome is None or seat is None:
        return []
    found = [screen.outcome(action, view) for action in match.legal(seat)]
    return [outcome for outcome in found if outcome is not None]


def foretold(match: AnyMatch, seat: int | None, view: Any) -> list[Any]:
    """How the usual bots would read the seat's legal actions, if they have been told nothing so far."""
    screen = match.game.screen
    if screen is None or screen.foresee is None or seat is None:
        return []
    bots = {other: "steady" for other in range(match.state.seats) if other != seat}
    return [*screen.foresee(view, [], view, bots, match.legal(seat)).values()]


def tables(game: AnyGame) -> list[tuple[int, dict[str, Any]]]:
    """Every number of seats with the default options, and every other value of each option once."""
    found: list[tuple[int, dict[str, Any]]] = [(seats, {}) for seats in game.seats]
    for number, field in enumerate(msgspec.structs.fields(game.options)):
        if field.type is bool:
            values: list[Any] = [not field.default]
        elif get_origin(field.type) is Literal:
            values = [value for value in get_args(field.type) if value != field.default]
        else:
            values = []
        found += [(game.seats[number % len(game.seats)], {field.name: value}) for value in values]
    return found


def choose(match: AnyMatch, chance: Chance) -> tuple[int, Action] | None:
    """A random input: somebody's action, or now and then None, the deadline; seldom somebody gives up."""
    turn = match.turn
    assert isinstance(turn, Waiting)
    moves = [
        (seat, action)
        for seat in turn.order
        for action in match.legal(seat)
        if not action.resigns or chance.below(20) == 0
    ]
    if turn.until is not None and (not moves or chance.below(8) == 0):
        return None
    if turn.until is not None:
        match.at(match.now + chance.below(max(1, turn.until - match.now)))
    return moves[chance.below(len(moves))]


def step(match: AnyMatch, chance: Chance) -> list[Any]:
    """One random input; what came of it."""
    chosen = choose(match, chance)
    return match.expire() if chosen is None else match.act(*chosen)


def walk(match: AnyMatch, seed: int) -> Iterator[list[Any]]:
    """Play at random to the end, pausing after the deal and after every input with what came of it."""
    chance = Quick(seed)
    yield []
    for _ in range(match.game.longest):
        if isinstance(match.turn, Over):
            return
        yield step(match, chance)
    assert match.over, f"{match.game.key} takes more than {match.game.longest} inputs"
