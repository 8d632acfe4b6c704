"""How the program speaks. Games write sentences as templates in two languages; names and marks are filled in.

A sentence is a list of parts: plain text, or a `Mark` that a screen may draw (a seat, a card, a die) and that
always carries its own words. Names typed by people only ever enter as parts, never as markup.

`Words` says what a game's `words` module has, and `Signals` what it has besides where people can point.

Keys in TEXTS: `name`, `blurb`, `refused.CODE`, `option.NAME`, `option.NAME.VALUE`, `phrase.N`, `why.KEY`, and
its own. A reason that speaks of a `seat` has a `why.KEY.you` too, for whoever sits there; one that reads
oddly at some `percent` has another for it, `why.KEY.100`. What is the same in every game (`why.random`) is in
COMMON; `lookup` finds both.

A template's field may ask for what the word filled in decides:

    {score:point|points}    1 point, 2 points: the number and the form that goes with it
    {actor:a}               a Luca, ad Anna
    {card:il}, {old:del}    il 2 rosso, l’1 rosso; del 2 rosso, dell’1 rosso; and so al, dal, nel, sul
    {actor:A}, {die:Il}     the same at the head of a sentence
"""

import unicodedata
from collections.abc import Callable, Mapping, Sequence
from string import Formatter
from typing import Any, NamedTuple, Protocol, TypeVar

from msgspec import Struct

from miccia.core.game import Action

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


View = TypeVar("View", contravariant=True)
Event = TypeVar("Event", contravariant=True)


class Words(Protocol[View, Event]):
    """What a game says, in both languages. A module with these names is one."""

    @property
    def TEXTS(self) -> Mapping[str, Mapping[str, str]]:
        """By language and key, the same keys in both."""

    @property
    def PHRASES(self) -> Sequence[str]:
        """The keys of what people can say with one click, whatever the rules say about talking."""

    def label(self, action: Action, view: View, names: Sequence[str], language: str, /) -> str:
        """What a button for the action says."""

    def say(self, event: Event, names: Sequence[str], you: int | None, language: str, /) -> Sentence | None:
        """A told event as a line of the log."""

    def why(
        self, reason: Reason, view: View, names: Sequence[str], you: int | None, language: str, /
    ) -> Sentence:
        """A bot's reason."""


class Signals(NamedTuple):
    """What people may point at, as a pattern of keys, and how it is said that `name` points at `key`."""

    keys: str
    say: Callable[[str, str, str], str]  # (key, name, language)


def fill(template: str, **parts: str | int | Mark | Sentence) -> Sentence:
    """The template with its {fields} replaced, as a sentence."""
    sentence: Sentence = []
    for text, field, form, _ in Formatter().parse(template):
        if text:
            sentence.append(text)
        if field is not None:
            part = parts[field]
            words: Sentence = (
                part if isinstance(part, list) else [part if isinstance(part, Mark) else str(part)]
            )
            before, after = shape(form or "", plain(words))
            sentence += [*before, *words, *after]
    return sentence


def shape(form: str, word: str) -> tuple[list[str], list[str]]:
    """What a template's form puts before the word, and after it."""
    one, bar, more = form.partition("|")
    if bar:
        return [], [f" {one if word == '1' else more}"]
    return ([italian(form, word)] if form else []), []


def italian(form: str, word: str) -> str:
    """A preposition or an article, as it sounds before the word: "ad " before Anna, "l’" before 1."""
    sound = first_sound(word)
    match form.lower():
        case "a":
            return f"{form}d " if sound == "a" else f"{form} "
        case "il":
            elided = "L’" if form[0].isupper() else "l’"
        case "al" | "dal" | "del" | "nel" | "sul":
            elided = f"{form}l’"
        case _:
            raise ValueError(form)
    return elided if sound in "aeiou" else f"{form} "


def first_sound(word: str) -> str:
    """The letter a word begins with, without accent; numbers as they are read: uno, undici, ottanta."""
    first = word.split(" ")[0]
    if first.startswith("8") or first in ("1", "11"):
        return "o" if first[0] == "8" else "u"
    return unicodedata.normalize("NFD", word)[:1].lower() or "-"


def listed(parts: Sequence[str | Mark | Sentence], language: str) -> Sentence:
    """One after the other: "Exit, Timer and Alarm"; in Italian "Luca ed Elena", to keep two e apart."""
    sentence: Sentence = []
    for place, part in enumerate(parts):
        words: Sentence = part if isinstance(part, list) else [part]
        if place == len(parts) - 1 and place:
            meets_e = first_sound(plain(words)) == "e"
            sentence.append({"en": " and ", "it": " ed " if meets_e else " e "}[language])
        elif place:
            sentence.append(", ")
        sentence += words
    return sentence


def plain(sentence: Sentence) -> str:
    """A sentence as text, for terminals and screen readers."""
    return "".join(part if isinstance(part, str) else part.text for part in sentence)


def seat_mark(seat: int, names: Sequence[str]) -> Mark:
    """A player, by seat."""
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
        "refused.no-such-seat": "A questo tavolo non c’è quel posto.",
        "why.random": "Puro caso: ogni mossa aveva le stesse probabilità",
        "why.unready": "Non ho fatto in tempo a pensarci bene",
    },
}


def text(words: Words[Any, Any], key: str, language: str) -> str:
    """The text for a key in the game's words, or else in the common ones."""
    return lookup(words.TEXTS, key, language)


def lookup(texts: Mapping[str, Mapping[str, str]], key: str, language: str) -> str:
    """The same, for a game that looks into its own TEXTS."""
    found = texts[language].get(key)
    return COMMON[language][key] if found is None else found


def reason_text(
    texts: Mapping[str, Mapping[str, str]], reason: Reason, you: int | None, language: str
) -> str:
    """The template of a bot's reason: for you if it is about your seat, and for its percent."""
    found = texts[language]
    key = f"why.{reason.key}"
    if you is not None and reason.facts.get("seat") == you and f"{key}.you" in found:
        key += ".you"
    exactly = found.get(f"{key}.{reason.facts.get('percent')}")
    return lookup(texts, key, language) if exactly is None else exactly


def explain(
    texts: Mapping[str, Mapping[str, str]],
    reason: Reason,
    names: Sequence[str],
    you: int | None,
    language: str,
    **spoken: Callable[[Any], str | int | Mark | Sentence],
) -> Sentence:
    """A bot's reason in words: its `seat` by name, the other facts as `spoken` says, or as they are."""
    said = {"seat": lambda seat: seat_mark(seat, names), **spoken}
    parts = {name: said[name](fact) if name in said else fact for name, fact in reason.facts.items()}
    return fill(reason_text(texts, reason, you, language), **parts)


def refusal(words: Words[Any, Any], code: str, language: str) -> str:
    """A refusal in words."""
    return text(words, f"refused.{code}", language)
