"""What the program says: it stands in files, `words.LANGUAGE.ftl`; games choose keys and fill in.

Keys of a game: `name`, `blurb`, `refused-CODE`, `option-NAME`, `option-NAME-VALUE`, `phrase-N`, `why-KEY`,
and others. A reason that speaks of a `seat` has a `why-KEY-you` too, for whoever sits there. What is the same
in every game (`why-random`) is in the FRAME, which says what a game does not say itself.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from importlib.resources import files
from typing import Any

from mypy_extensions import mypyc_attr

from miccia.core.fluent import Language, Pattern, read
from miccia.core.sentence import Mark, Part, Reason, Sentence, word

FALLBACK = "en"


@mypyc_attr(native_class=True)
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
        return "".join([part if type(part) is str else word(part) for part in sentence])


FRAME = Texts("miccia")  # what is said around the games
LANGUAGES = tuple(FRAME.languages())


def listed(parts: Sequence[str | Mark | Sentence], language: str) -> Sentence:
    """One after the other, as the language does it: "Exit, Timer and Alarm", "Luca ed Elena"."""
    if not parts:
        return []
    sentences: list[Sentence] = [part if isinstance(part, list) else [part] for part in parts]
    before = sentences[0][:]
    for sentence in sentences[1:-1]:
        before += [*FRAME.fill("list-comma", language), *sentence]
    return before if len(parts) == 1 else FRAME.fill("list-and", language, before=before, last=sentences[-1])


REST = "\ue000"  # of a name: nobody is called so


def outset(name: str) -> str:
    """A name as far as the words around it depend on it. What is said with this can be remembered for all
    names that begin so; the name itself is put in its place afterwards."""
    return (name if name[:1].isdigit() else name[:1]) + REST


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
