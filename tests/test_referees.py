"""Independent referees play along: at every kind of table each game is judged by one who knows the rules.

And a referee bites: one who agrees whatever happens would be worth nothing.
"""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from miccia.core.match import AnyGame
from miccia.core.words import Mark
from miccia.games import find
from miccia.server import wire
from miccia.server.table import show
from miccia.testing.walk import tables
from tests.referees.play import REFEREES, play, start

MORE: list[tuple[str, int, dict[str, Any]]] = [  # options that change something together
    ("fuse", 2, {"tempo": "usual"}),
    ("fuse", 5, {"level": "insane", "relaxed": "endless", "include_sixes": True, "shaky_hands": True}),
    ("hanabi", 2, {"memory": True, "six_colours": "rainbow", "empty_clues": True}),
    ("hanabi", 4, {"expert": True, "six_colours": "sixth", "short": True}),
    ("kaboom", 2, {"memory": True, "points": True}),
    ("kaboom", 5, {"memory": True, "deck": {"intercept": 20, "bypass": 12, "alarm": 9}}),
    ("kittens", 4, {"more_time": True, "turn_seconds": "30", "odds": True}),
    ("kittens", 3, {"quick": True, "turn_seconds": "30", "nope_seconds": "3"}),
]
TABLES = [(key, seats, options) for key in REFEREES for seats, options in tables(find(key))] + MORE


def test_referees_know_nothing_of_our_rules() -> None:
    for path in (Path(__file__).parent / "referees").glob("*.py"):
        ours = re.findall(r"^\s*(?:from|import) (miccia[\w.]*)", path.read_text(), re.MULTILINE)
        assert path.name == "play.py" or {*ours} <= {"miccia.core.chance"}, path.name


def referee(key: str, seats: int, options: dict[str, Any], seed: int, most: int) -> None:
    for _ in play(start(key, seats, options, seed), seed, most):
        pass


@pytest.mark.parametrize(("key", "seats", "options"), TABLES, ids=str)
def test_a_referee_agrees(key: str, seats: int, options: dict[str, Any]) -> None:
    referee(key, seats, options, seed=1, most=150)


@pytest.mark.soak
@pytest.mark.parametrize(("key", "seats", "options"), TABLES, ids=str)
def test_a_referee_agrees_for_long(key: str, seats: int, options: dict[str, Any]) -> None:
    for seed in range(2, 12):
        referee(key, seats, options, seed, most=3_000)


# Referees bite

Fault = Callable[[pytest.MonkeyPatch, AnyGame], None]


def tells_all(patch: pytest.MonkeyPatch, game: AnyGame) -> None:
    patch.setattr(game, "tell", lambda event, seat: event)


def forgets_nothing(patch: pytest.MonkeyPatch, game: AnyGame) -> None:
    patch.setattr(game, "forget", None)


def names_who_made_the_input(patch: pytest.MonkeyPatch, game: AnyGame) -> None:
    """In a window that is the last one who passed (E34)."""
    true = show.lines

    def lines(live: Any, entries: Any, seat: Any, language: str, by_name: bool = False) -> list[wire.Line]:
        said = [(line, entry) for entry in entries for line in true(live, [entry], seat, language, by_name)]
        return [replace(line, seat=entry.seat) for line, entry in said]

    patch.setattr(show, "lines", lines)


def leaves_out_what_is_named_last(patch: pytest.MonkeyPatch, game: AnyGame) -> None:
    true = game.words.say

    def say(event: Any, names: Any, you: Any, language: str) -> Any:
        sentence = true(event, names, you, language) or []
        places = [place for place, part in enumerate(sentence) if isinstance(part, Mark)]
        return sentence[: places[-1]] if places else sentence or None

    patch.setattr(game.words, "say", say)


def says_nothing_new(patch: pytest.MonkeyPatch, game: AnyGame) -> None:
    patch.setattr(game.words, "say", lambda event, names, you, language: ["Something happens"])


def sends(patch: pytest.MonkeyPatch, change: Callable[[wire.Update], wire.Update]) -> None:
    """What is sent, changed on its way."""
    true = show.update
    patch.setattr(show, "update", lambda *given: change(true(*given)))


def offers_one_action_less(patch: pytest.MonkeyPatch, game: AnyGame) -> None:
    sends(patch, lambda update: replace(update, legal=update.legal[:-1]))


def scores_one_more(patch: pytest.MonkeyPatch, game: AnyGame) -> None:
    def change(update: wire.Update) -> wire.Update:
        if isinstance(update.turn, wire.Over):
            update.turn.scores = [score + 1 for score in update.turn.scores]
        return update

    sends(patch, change)


BITES: list[tuple[Fault, str, dict[str, Any]]] = [
    *[(tells_all, key, {}) for key in ("hanabi", "kaboom", "kittens")],  # nothing is secret in FUSE
    *[(forgets_nothing, key, {"memory": True}) for key in ("hanabi", "kaboom")],
    *[(names_who_made_the_input, key, {}) for key in ("fuse", "kaboom", "kittens")],
    *[(leaves_out_what_is_named_last, key, {}) for key in REFEREES],
    *[(says_nothing_new, key, {}) for key in REFEREES],
    *[(offers_one_action_less, key, {}) for key in REFEREES],
    *[(scores_one_more, key, {}) for key in REFEREES],
]


@pytest.mark.parametrize(("fault", "key", "options"), BITES, ids=lambda part: getattr(part, "__name__", part))
def test_a_referee_bites(
    fault: Fault, key: str, options: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    fault(monkeypatch, find(key))
    with pytest.raises(AssertionError):
        referee(key, 3, options, seed=1, most=1_000)
