"""Golden games: a record, and beside every line what everybody was told and saw change, and some besides.

python -m tests.golden          writes them all anew; read the difference before you keep it
"""

from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec

from miccia.core.chance import Quick
from miccia.core.match import AnyGame, AnyMatch
from miccia.core.record import Undo, digest, standing
from miccia.games import find, names
from miccia.testing.walk import begin, tables, walk

HERE = Path(__file__).parent
INPUTS = 150  # of a game are written down: without a clock some take thousands


def golden_file(game: AnyGame, seats: int, options: dict[str, Any], undos: bool = False) -> Path:
    chosen = "".join(f"-{name}-{value}" for name, value in options.items()).lower() + "-undo" * undos
    return HERE / "games" / game.key / "golden" / f"{seats}{chosen}.txt"


def with_undos() -> list[tuple[AnyGame, int]]:
    """The games in which acts are taken back, at their largest tables."""
    return [(find(key), find(key).seats[-1]) for key in names() if find(key).reveals is not None]


def golden_text(game: AnyGame, seats: int, options: dict[str, Any]) -> str:
    """The longest of a few random games, as text."""
    matches = [begin(game, seats, options, seed) for seed in range(8)]
    best = max(range(8), key=lambda seed: len(list(islice(walk(matches[seed], seed), INPUTS))))
    return "\n".join(lines(begin(game, seats, options, best), best)) + "\n"


def undo_text(game: AnyGame, seats: int) -> str:
    """A random game in which much is taken back, as text."""
    match = begin(game, seats, {}, 0)
    return "\n".join(lines(match, 0, back_and_forth(match))) + "\n"


def back_and_forth(match: AnyMatch) -> Iterator[list[Any]]:
    """Random play; one input in five takes back up to four."""
    luck = Quick(0)
    for events in walk(match, 0):
        yield events
        stands = [0, *standing(match.record.inputs)]
        if match.over is None and luck.below(5) == 0 and len(stands) > 4:
            match.undo(luck.below(match.state.seats), stands[-2 - luck.below(4)])
            yield []


def lines(match: AnyMatch, seed: int, played: Iterator[list[Any]] | None = None) -> Iterator[str]:
    yield f"# {match.game.key}, {match.state.seats} seats, {match.record.header.options}, seed {seed}"
    before: dict[int | None, dict[str, str]] = {}
    for events in islice(played or walk(match, seed), INPUTS + 1):
        if match.record.inputs:
            given = match.record.inputs[-1]
            what = f"back to {given.to}" if isinstance(given, Undo) else given.action
            yield f"{len(match.record.inputs)}. {given.at} ms, seat {given.seat}: {what}"
        yield f"   {digest(match.state)}"
        told = [told_to(match, event, None) for event in events]
        yield from (f"   all are told {event}" for event in told)
        known, before[None] = news(match, None, before.get(None, {}))
        yield f"   all see {' '.join(known) or 'nothing new'}"
        for seat in range(match.state.seats):  # only what is not the same for all
            for event, public in zip(events, told, strict=True):
                if (own := told_to(match, event, seat)) != public:
                    yield f"   {seat} is told {own}"
            seen, before[seat] = news(match, seat, before.get(seat, {}))
            if more := [item for item in seen if item not in known]:
                yield f"   {seat} sees {' '.join(more)}"
            if less := [item for item in known if item not in seen]:
                yield f"   {seat} does not see {' '.join(less)}"
    yield f"{match.over or 'and so on'}"


def told_to(match: AnyMatch, event: Any, seat: int | None) -> str:
    return msgspec.json.encode(match.game.tell(event, seat)).decode()


def news(match: AnyMatch, seat: int | None, was: dict[str, str]) -> tuple[list[str], dict[str, str]]:
    """What has changed in a seat's view, and all of it."""
    after = dict(flat("", msgspec.json.decode(msgspec.json.encode(match.view(seat)))))
    changed = [f"{name}={value}" for name, value in after.items() if was.get(name) != value]
    return changed + [f"no {name}" for name in was if name not in after], after


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
    for game, seats in with_undos():
        golden_file(game, seats, {}, undos=True).write_text(undo_text(game, seats))


if __name__ == "__main__":
    main()
