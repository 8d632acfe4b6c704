"""How the program speaks. Games write sentences as templates in two languages; names and marks are filled in.

A sentence is a list of parts: plain text, or a `Mark` that a screen may draw (a seat, a card, a die) and that
always carries its own words. Names typed by people only ever enter as parts, never as markup.

What a game's `words` module has:

    TEXTS                            {"en": {key: text}, "it": {key: text}}, the same keys in both
    label(action, view, names, language) -> str         what a button for the action says
    say(event, names, you, language) -> Sentence | None  a told event as a line of the log
    why(reason, view, names, language) -> Sentence      a bot's reason

Keys in TEXTS: `name`, `blurb`, `refused.CODE`, `option.NAME`, `option.NAME.VALUE`, `phrase.N`, `why.KEY`, and
its own. What is the same in every game (`why.random`) stands in COMMON; `lookup` finds both.
"""

from collections.abc import Mapping, Sequence
from string import Formatter
from typing import Any

from msgspec import Struct

LANGUAGES = ("en", "it")


class Mark(Struct, frozen=True, omit_defaults=True):
    """A part of a sentence that stands for a thing: `kind` "seat" or "card", its `id`, its words."""

    kind: str
    id: str
    text: str


Sentence = list[str | Mark]


class Reason(Struct, frozen=True):
    """Why a bot chose what it chose: a key in TEXTS (`why.KEY`) and what to fill in."""

    key: str
    facts: dict[str, Any] = {}


def fill(template: str, **parts: str | int | Mark | Sentence) -> Sentence:
    """The template with its {fields} replaced, as a sentence."""
    sentence: Sentence = []
    for text, field, _, _ in Formatter().parse(template):
        if text:
            sentence.append(text)
        if field is not None:
            part = parts[field]
            if isinstance(part, list):
                sentence += part
            else:
                sentence.append(part if isinstance(part, Mark) else str(part))
    return sentence


def plain(sentence: Sentence) -> str:
    """A sentence as text, for terminals and screen readers."""
    return "".join(part if isinstance(part, str) else part.text for part in sentence)


def seat_mark(seat: int, names: Sequence[str]) -> Mark:
    return Mark("seat", str(seat), names[seat])


COMMON: dict[str, dict[str, str]] = {
    "en": {
        "refused.not-your-turn": "It is not your turn.",
        "refused.game-over": "The game is over.",
        "refused.unknown-action": "That is not a move of this game.",
        "refused.no-such-seat": "There is no such seat at this table.",
        "why.random": "Pure chance: every move was as likely as the others",
        "why.unready": "I had not thought it through in time",
    },
    "it": {
        "refused.not-your-turn": "Non tocca a te.",
        "refused.game-over": "La partita è finita.",
        "refused.unknown-action": "Questa non è una mossa del gioco.",
        "refused.no-such-seat": "A questo tavolo non c'è quel posto.",
        "why.random": "Puro caso: ogni mossa aveva le stesse probabilità",
        "why.unready": "Non ho fatto in tempo a pensarci bene",
    },
}


def text(words: Any, key: str, language: str) -> str:
    """The text for a key in the game's words, or else in the common ones."""
    return lookup(words.TEXTS, key, language)


def lookup(texts: Mapping[str, Mapping[str, str]], key: str, language: str) -> str:
    """The same, for a game that looks into its own TEXTS."""
    found = texts[language].get(key)
    return COMMON[language][key] if found is None else found


def refusal(words: Any, code: str, language: str) -> str:
    """A refusal in words."""
    return text(words, f"refused.{code}", language)
