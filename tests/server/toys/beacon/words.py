"""What little the game of the tests says."""

from collections.abc import Sequence
from typing import Any

from miccia.core.words import Reason, Sentence, Texts

PHRASES = ("hello",)
SIGNALS = r"see\.[0-9]"
TEXTS = Texts(__package__)


def label(action: Any, view: Any, names: Sequence[str], language: str) -> str:
    return str(action)


def say(event: Any, names: Sequence[str], you: int | None, language: str) -> Sentence | None:
    if hasattr(event, "seat"):
        return TEXTS.fill("pressed", language, seat=event.seat)
    return TEXTS.fill("passed", language, round=event.round)


def why(reason: Reason, view: Any, names: Sequence[str], you: int | None, language: str) -> Sentence:
    return [f"{reason.key} in round {view.round}, said to {you}"]


def signal(key: str, name: str, language: str) -> str:
    return f"{name} sees {key[-1]}"
