"""What little the game of the tests says."""

from collections.abc import Sequence
from typing import Any

from miccia.core.words import Reason, Sentence, fill

PHRASES = ("hello",)
SIGNALS = r"see\.[0-9]"
ENGLISH = {
    "name": "Beacon",
    "blurb": "A light",
    "option.slow": "Slow",
    "option.winks": "Winks",
    "phrase.hello": "Hello",
    "pressed": "seat {seat}",
    "passed": "round {round}",
}
TEXTS = {"en": ENGLISH, "it": ENGLISH | {"name": "Faro", "phrase.hello": "Ciao"}}


def label(action: Any, view: Any, names: Sequence[str], language: str) -> str:
    return str(action)


def say(event: Any, names: Sequence[str], you: int | None, language: str) -> Sentence | None:
    if hasattr(event, "seat"):
        return fill(TEXTS[language]["pressed"], seat=event.seat)
    return fill(TEXTS[language]["passed"], round=event.round)


def why(reason: Reason, view: Any, names: Sequence[str], you: int | None, language: str) -> Sentence:
    return [f"{reason.key} in round {view.round}, said to {you}"]


def signal(key: str, name: str, language: str) -> str:
    return f"{name} sees {key[-1]}"
