"""Golden games: a record, and beside every line what it changed in every seat's view and what each was told.

python -m tests.golden          writes them all anew; read the difference before you keep it
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from miccia.core.game import Game
from miccia.core.match import Match
from miccia.core.record import digest
from miccia.games import find, names
from miccia.testing.walk import begin, tables, walk

HERE = Path(__file__).parent


def golden_file(game: Game, seats: int, options: dict[str, Any]) -> Path:
    chosen = "".join(f"-{name}-{value}" for name, value in options.items()).lower()
    return HERE / "games" / game.key / "golden" / f"{seats}{chosen}.txt"


def golden_text(game: Game, seats: int, options: dict[str, Any]) -> str:
    """The most eventful of a few random games, as text."""
    matches = [begin(game, seats, options, seed) for seed in range(8)]
    best = max(range(8), key=lambda seed: len([0 for _ in walk(matches[seed], seed)]))
    return "\n".join(lines(begin(game, seats, options, best), best)) + "\n"


def lines(match: Match, seed: int) -> Iterator[str]:
    yield f"# {match.game.key}, {match.state.seats} seats, {match.record.header.options}, seed {seed}"
    before: dict[int | None, dict[str, str]] = {}
    for events in walk(match, seed):
        if match.record.inputs:
            given = match.record.inputs[-1]
            yield f"{len(match.record.inputs)}. {given.at} ms, seat {given.seat}: {given.action}"
        yield f"   {digest(match.state)}"
        for seat in [None, *range(match.state.seats)]:
            who = "all" if seat is None else seat
            for event in events:
                yield f"   {who} is told {msgspec.json.encode(match.game.tell(event, seat)).decode()}"
            after = dict(flat("", msgspec.to_builtins(match.view(seat))))
            was = before.get(seat, {})
            changed = [f"{name}={value}" for name, value in after.items() if was.get(name) != value]
            changed += [f"no {name}" for name in was if name not in after]
            yield f"   {who} sees {' '.join(changed) or 'nothing new'}"
            before[seat] = after
    yield f"{match.over}"


def flat(name: str, value: Any) -> Iterator[tuple[str, str]]:
    """The leaves of a view by their paths; short lists stay whole."""
    if isinstance(value, dict):
        for key, item in value.items():
            yield from flat(f"{name}.{key}" if name else str(key), item)
    elif isinstance(value, list) and any(isinstance(item, (dict, list)) for item in value):
        for number, item in enumerate(value):
            yield from flat(f"{name}.{number}", item)
    else:
        yield name, msgspec.json.encode(value).decode()


def main() -> None:
    for key in names():
        game = find(key)
        for seats, options in tables(game):
            file = golden_file(game, seats, options)
            file.parent.mkdir(exist_ok=True)
            file.write_text(golden_text(game, seats, options))


if __name__ == "__main__":
    main()
