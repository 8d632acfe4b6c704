"""What the tests of all games ask in the same way."""

from collections.abc import Callable, Iterable
from functools import partial
from itertools import islice
from pathlib import Path
from types import ModuleType
from typing import Any, Protocol

import pytest

from miccia.bots import Choice
from miccia.core.game import Action
from miccia.core.match import AnyGame, AnyMatch
from miccia.core.record import digest
from miccia.core.refused import Refused
from miccia.core.turn import Waiting
from miccia.core.words import LANGUAGES, Reason, plain
from miccia.testing.walk import begin, tables, walk

NAMES = ["Ada", "Bea", "Carlo", "Dino", "Emma"]


class Table(Protocol):
    """A position on which a test says its moves."""

    match: AnyMatch

    def do(self, *moves: str) -> list[Any]: ...


def refusal(table: Table, move: str) -> tuple[str, str]:
    """The code and rule with which a move is refused; nothing has changed then."""
    match = table.match
    before = digest(match.state), len(match.record.inputs)
    with pytest.raises(Refused) as caught:
        table.do(move)
    assert (digest(match.state), len(match.record.inputs)) == before
    return caught.value.code, caught.value.rule


def log_of(table: Table, *moves: str, you: int | None, language: str) -> list[str]:
    """The log lines of the last move."""
    events: list[Any] = []
    for move in moves:
        events = table.do(move)
    game = table.match.game
    told = [known for event in events if (known := game.tell(event, you)) is not None]
    said = [game.words.say(event, NAMES, you, language) for event in told]
    return [plain(line) for line in said if line is not None]


def labels_of(table: Table, action: int, seat: int = 0) -> tuple[str, str]:
    """What the button for an action says to a seat, in English and in Italian."""
    game, view = table.match.game, table.match.view(seat)
    english, italian = (game.words.label(game.actions[action], view, NAMES, said) for said in ("en", "it"))
    return english, italian


def reasons_of(choices: Iterable[Choice], soonest: int = 1) -> list[Reason]:
    """Why they were made, one reason of each kind; none was made sooner than that."""
    used: dict[str, Reason] = {}
    for choice in choices:
        used[choice.why.key] = choice.why
        assert choice.after >= soonest
    return list(used.values())


def every_reason_has_words(words: Any, reasons: Iterable[Reason], view: Any) -> None:
    """In both languages, and with everything filled in."""
    for reason in reasons:
        said = {plain(words.why(reason, view, NAMES, None, language)) for language in LANGUAGES}
        assert len(said) == len(LANGUAGES)
        assert not any("{" in sentence for sentence in said)


def every_reason_is_somebodys(words: Any, *modules: ModuleType) -> None:
    """No text for a reason that no bot gives."""
    files = [Path(str(module.__file__)) for module in modules]
    sources = [path.with_name(f"{path.name.partition('.')[0]}.py") for path in files]  # also of compiled ones
    source = "".join(path.read_text(encoding="utf-8") for path in sources)
    for key in words.TEXTS.own("en"):
        if key.startswith("why-"):
            assert f'"{key.removeprefix("why-").removesuffix("-you")}"' in source


def denials(
    match: AnyMatch,
    actions: Iterable[Action],
    uses: Callable[[Action], Iterable[str]],
    held: Callable[[int], set[str]],
    denied_by: Callable[[Any, int], dict[str, Any]],
) -> set[str]:
    """What the aids of a position deny is what the rules refuse for that reason, and nothing is left out.

    `uses` are the things that an action is done with, `held` those that a seat could wish to use. Whoever is
    not waited for is told nothing, or as much as whoever is. Gives the codes that were told.
    """
    codes: set[str] = set()
    screen, waiting = match.game.screen, match.state.turn()
    assert screen is not None
    for seat in range(match.state.seats):
        denied = denied_by(screen.aid(match.view(seat)), seat)
        offered = {thing for action in match.legal(seat) for thing in uses(action)}
        if denied or (isinstance(waiting, Waiting) and seat in waiting.seats):
            assert {*denied} == held(seat) - offered
        refused: dict[str, set[tuple[str, str]]] = {thing: set() for thing in denied}
        for action in actions:
            for thing in refused.keys() & {*uses(action)}:
                with pytest.raises(Refused) as caught:
                    match.state.check(seat, action)
                refused[thing].add((caught.value.code, caught.value.rule))
        for thing, why in denied.items():
            assert (why.code, why.rule) in refused[thing], (thing, why, refused[thing])
            codes.add(why.code)
    return codes


def denials_of_walks(
    game: AnyGame,
    walks: int,
    actions: Callable[[AnyMatch], Iterable[Action]],
    uses: Callable[[Action], Iterable[str]],
    held: Callable[[AnyMatch, int], set[str]],
    denied_by: Callable[[Any, int], dict[str, Any]] = lambda aid, seat: aid.denied,
    most: int = 10_000,
) -> set[str]:
    """The same for every position of random games at all kinds of tables."""
    codes: set[str] = set()
    for seed, (seats, options) in enumerate(tables(game) * walks):
        match = begin(game, seats, options, seed)
        for _ in islice(walk(match, seed), most):
            codes |= denials(match, actions(match), uses, partial(held, match), denied_by)
    return codes
