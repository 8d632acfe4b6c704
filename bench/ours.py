"""Our own games as bench/speed.py measures them, on plain or compiled rules as the path has it."""

import random
from collections.abc import Callable
from typing import Any

import msgspec

from bench.clock import Counter, each_per_second, per_second

OPTIONS: dict[str, dict[str, Any]] = {"fuse": {"tempo": "usual"}}  # without it random play knows no time


def dealer(game: str, players: int) -> Callable[[Any], Any]:
    """What deals a fresh state of one of our games."""
    from miccia.games import find

    deal, options = find(game).deal, msgspec.convert(OPTIONS.get(game, {}), find(game).options)
    return lambda chance: deal(players, options, chance)


def inside(game: str, players: int, seconds: float) -> float:
    """Ours, the loop inside the core as search uses it."""
    from miccia.core.chance import Quick
    from miccia.core.game import playout

    deal, chance = dealer(game, players), Quick(1)
    return per_second(lambda: playout(deal(chance), chance), seconds)


def driven(game: str, players: int, seconds: float) -> float:
    """Ours, every move chosen by a Python program outside."""
    from miccia.core.chance import Quick
    from miccia.core.turn import Waiting

    deal, chance, choice = dealer(game, players), Quick(1), random.choice

    def play() -> int:
        state, moves = deal(chance), 0
        while state.over is None:
            turn = state.turn()
            assert isinstance(turn, Waiting)
            seat = turn.order[0] if turn.alone >= 0 else choice(turn.order)
            legal = state.legal(seat)
            if legal:
                state.apply(seat, choice(legal), chance)
                moves += 1
        return moves

    return per_second(play, seconds)


def one_of(turn: Any) -> int:
    """Somebody who is waited for."""
    order: tuple[int, ...] = turn.order
    return order[0] if len(order) == 1 else random.choice(order)


def matches(game: str, players: int, seconds: float, looks: bool = False) -> float:
    """Ours, as a user of the library plays: checked, recorded, with events."""
    import miccia

    def play() -> int:
        match, moves = miccia.start(game, seats=players, options=OPTIONS.get(game, {})), 0
        while not match.over:
            seat = one_of(match.turn)
            legal = match.legal(seat)
            if legal:
                if looks:
                    match.view(seat)
                match.act(seat, random.choice(legal))
                moves += 1
        return moves

    return per_second(play, seconds)


def copying(game: str, players: int, seconds: float) -> float:
    """Ours: copies of a state in mid-game per second."""
    from miccia.core.chance import Quick
    from miccia.core.game import step

    chance = Quick(1)
    state = dealer(game, players)(chance)
    for _ in range(6):
        step(state, chance)
    copy = state.copy
    return per_second(lambda: len([copy() for _ in range(100)]), seconds)


def legality(game: str, players: int, seconds: float) -> float:
    """Ours: lists of legal actions per second."""
    from miccia.core.chance import Quick

    state = dealer(game, players)(Quick(1))
    legal, seat = state.legal, state.turn().order[0]
    return per_second(lambda: len([legal(seat) for _ in range(100)]), seconds)


def looking(game: str, players: int, seconds: float) -> float:
    """Ours, as a user writes a bot: a match in which whoever moves looks at its view before."""
    return matches(game, players, seconds, looks=True)


def arena(game: str, players: int, seconds: float) -> float:
    """Ours: the arena with random bots."""
    import miccia
    from miccia.arena import drive
    from miccia.bots import Uniform

    def play() -> int:
        match = miccia.start(game, seats=players, options=OPTIONS.get(game, {}))
        drive(match, [Uniform(seat) for seat in range(players)])
        return len(match.record.inputs)

    return per_second(play, seconds)


def starting(game: str, players: int, seconds: float) -> float:
    """Ours: matches dealt."""
    import miccia

    def deal() -> int:
        miccia.start(game, seats=players, options=OPTIONS.get(game, {}))
        return 1

    return per_second(deal, seconds)


def positions(game: str, players: int) -> list[tuple[Any, int]]:
    """Every position of a random game, with one who is to move there."""
    from miccia.core.chance import Quick
    from miccia.core.game import step
    from miccia.core.turn import Waiting

    chance, found = Quick(random.getrandbits(32)), []
    state = dealer(game, players)(chance)
    while isinstance(turn := state.turn(), Waiting):
        found.append((state.copy(), random.choice(turn.order)))
        step(state, chance)
    return found


def viewing(game: str, players: int, seconds: float) -> float:
    """Ours: views of positions that were never looked at before."""
    from miccia.games import find

    view = find(game).view
    return each_per_second(
        lambda: positions(game, players),
        lambda found: len([view(state, seat) for state, seat in found]),
        seconds,
    )


def imagining(game: str, players: int, seconds: float) -> float:
    """Ours: states imagined behind the views of positions in mid-game."""
    from miccia.core.chance import Quick
    from miccia.games import find

    view, imagine, chance = find(game).view, find(game).imagine, Quick(1)
    return each_per_second(
        lambda: [view(state, seat) for state, seat in positions(game, players)],
        lambda views: len([imagine(seen, chance) for seen in views]),
        seconds,
    )


def telling(game: str, players: int, seconds: float) -> float:
    """Ours: events told to one seat each."""
    import miccia
    from miccia.games import find

    tell = find(game).tell

    def prepare() -> list[tuple[Any, int]]:
        match, told = miccia.start(game, seats=players, options=OPTIONS.get(game, {})), []
        while not match.over:
            seat = one_of(match.turn)
            if legal := match.legal(seat):
                told += [
                    (event, to) for event in match.act(seat, random.choice(legal)) for to in range(players)
                ]
        return told

    return each_per_second(prepare, lambda told: len([tell(event, to) for event, to in told]), seconds)


def digesting(game: str, players: int, seconds: float) -> float:
    """Ours: fingerprints of positions, as every line of a written record has one."""
    from miccia.core.record import digest

    return each_per_second(
        lambda: positions(game, players), lambda found: len([digest(state) for state, _ in found]), seconds
    )


OURS: dict[str, Counter] = {
    "inside": inside,
    "driven": driven,
    "matches": matches,
    "looking": looking,
    "arena": arena,
    "starting": starting,
    "viewing": viewing,
    "imagining": imagining,
    "telling": telling,
    "digesting": digesting,
    "copying": copying,
    "legality": legality,
}
