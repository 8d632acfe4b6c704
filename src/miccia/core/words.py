"""How the program speaks. What it says stands in files, `words.LANGUAGE.ftl`; games choose keys and fill in.

A sentence is a list of parts: plain text, or a `Mark` that a screen may draw (a seat, a card, a die) and that
always carries its own words. Names typed by people only ever enter as parts, never as markup.

`Words` says what a game's `words` module has, and `Signals` what it has besides where people can point.

Keys of a game: `name`, `blurb`, `refused-CODE`, `option-NAME`, `option-NAME-VALUE`, `phrase-N`, `why-KEY`,
and others. A reason that speaks of a `seat` has a `why-KEY-you` too, for whoever sits there. What is the same
in every game (`why-random`) is in the FRAME, which says what a game does not say itself.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from importlib.resources import files
from typing import Any, NamedTuple, Protocol, TypeVar

from msgspec import Struct

from miccia.core.fluent import Language, Pattern, read
from miccia.core.game import Action
from miccia.core.sentence import Mark, Part, Sentence, plain

__all__ = [
    "FRAME",
    "LANGUAGES",
    "Mark",
    "Part",
    "Reason",
    "Sentence",
    "Signals",
    "Texts",
    "Words",
    "explain",
    "listed",
    "plain",
    "seat_mark",
    "took_back",
]

FALLBACK = "en"


class Texts:
    """What a package says, in every language: its files, each read when it is first needed.

    A language that the package has no file for is spoken in English.
    """

    def __init__(self, package: str) -> None:
        self.package = package
        self.known: dict[str, tuple[Language, Mapping[str, Pattern]]] = {}

    def languages(self) -> list[str]:
        """The languages there are files for, English first."""
        names = (re.fullmatch(r"words\.([\w-]+)\.ftl", file.name) for file in files(self.package).iterdir())
        return sorted((name[1] for name in names if name), key=lambda tag: (tag != FALLBACK, tag))

    def own(self, language: str) -> dict[str, Pattern]:
        """The messages of one file."""
        name = f"words.{language}.ftl"
        text = files(self.package).joinpath(name).read_text(encoding="utf-8")
        return read(text, f"{self.package}/{name}")

    def spoken(self, language: str) -> tuple[Language, Mapping[str, Pattern]]:
        """The language, and everything that can be said in it: the package's own and the frame's."""
        if language not in self.known:
            self.known[language] = self._open(language)
        return self.known[language]

    def _open(self, language: str) -> tuple[Language, Mapping[str, Pattern]]:
        if language not in self.languages():
            return self.spoken(FALLBACK)
        own = self.own(language)
        if self is FRAME:
            return Language(language, "".join(map(str, own["numbers-begin"]))), own
        tongue, frame = FRAME.spoken(language)
        return tongue, {**frame, **own}

    def has(self, key: str, language: str = FALLBACK) -> bool:
        """Whether there are words for it."""
        return key in self.spoken(language)[1]

    def fill(self, key: str, language: str, /, **parts: Part) -> Sentence:
        """What is said for a key, with its fields filled in."""
        tongue, patterns = self.known.get(language) or self.spoken(language)
        sentence: Sentence = []
        tongue.fill(patterns[key], parts, sentence)
        return sentence

    def plain(self, key: str, language: str, /, **parts: Part) -> str:
        """The same as text."""
        tongue, patterns = self.known.get(language) or self.spoken(language)
        pattern = patterns[key]
        if len(pattern) == 1 and type(pattern[0]) is str:
            return pattern[0]
        sentence: Sentence = []
        tongue.fill(pattern, parts, sentence)
        return plain(sentence)


FRAME = Texts("miccia")  # what is said around the games
LANGUAGES = tuple(FRAME.languages())


class Reason(Struct, frozen=True):
    """Why a bot chose what it chose: a key (`why-KEY`) and what to fill in."""

    key: str
    facts: dict[str, Any] = {}


View = TypeVar("View", contravariant=True)
Event = TypeVar("Event", contravariant=True)


class Words(Protocol[View, Event]):
    """What a game says. A module with these names is one."""

    @property
    def TEXTS(self) -> Texts:
        """The files beside it."""

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


def listed(parts: Sequence[str | Mark | Sentence], language: str) -> Sentence:
    """One after the other, as the language does it: "Exit, Timer and Alarm", "Luca ed Elena"."""
    if not parts:
        return []
    sentences: list[Sentence] = [part if isinstance(part, list) else [part] for part in parts]
    before = sentences[0][:]
    for sentence in sentences[1:-1]:
        before += [*FRAME.fill("list-comma", language), *sentence]
    return before if len(parts) == 1 else FRAME.fill("list-and", language, before=before, last=sentences[-1])


def seat_mark(seat: int, names: Sequence[str]) -> Mark:
    """A player, by seat."""
    return Mark("seat", str(seat), names[seat])


def took_back(seat: int, names: Sequence[str], you: int | None, seen: bool, language: str) -> Sentence:
    """A line of the log: somebody has taken back what they did. `seen`: after it had shown something."""
    key = "took-back" + ("-you" if seat == you else "") + ("-seen" if seen else "")
    return FRAME.fill(key, language, actor=seat_mark(seat, names))


def explain(
    texts: Texts,
    reason: Reason,
    names: Sequence[str],
    you: int | None,
    language: str,
    **spoken: Callable[[Any, str], Part],
) -> Sentence:
    """A bot's reason in words: its `seat` by name, the other facts as `spoken` says, or as they are."""
    said = {"seat": lambda seat, _: seat_mark(seat, names), **spoken}
    facts = reason.facts.items()
    parts = {name: said[name](fact, language) if name in said else fact for name, fact in facts}
    key = f"why-{reason.key}"
    about_you = you is not None and reason.facts.get("seat") == you
    return texts.fill(f"{key}-you" if about_you and texts.has(f"{key}-you") else key, language, **parts)
