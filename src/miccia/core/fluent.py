"""Reads texts written in Fluent (https://projectfluent.org), and fills them in.

Any tool for Fluent reads our files; we speak only this part of it, and the rest is an error, with its line:

    # a comment
    key = Text with a { $field }, with { another-key } of the same file, with { "a literal " }
    points = { $score ->
        [0] no points
        [one] one point
       *[other] { $score } points
    }
    clue-to = Un indizio { BEFORE($target, a: "ad ", else: "a ") }{ $target }

A select goes by the number itself, by its plural category (plurals.py), or by a word; marks by their id.
BEFORE is our one function: what stands before a word, by how that begins. It knows single letters, `vowel`
and `else`, and takes the most exact. Numbers begin as they are read, which `numbers-begin` says.
"""

import re
import unicodedata
from collections.abc import Callable, Mapping

from mypy_extensions import mypyc_attr

from miccia.core.plurals import category
from miccia.core.sentence import Mark, Part, Sentence, word


@mypyc_attr(native_class=True)
class Field:
    """Something filled in."""

    def __init__(self, name: str) -> None:
        self.name = name


@mypyc_attr(native_class=True)
class Before:
    """What stands before a field, by how it begins."""

    def __init__(self, name: str, by: dict[str, str]) -> None:
        self.name = name
        self.by = by


@mypyc_attr(native_class=True)
class Select:
    """One of several patterns, by what a field is."""

    def __init__(self, name: str, variants: "list[tuple[str | int, Pattern]]", default: "Pattern") -> None:
        self.name = name
        self.variants = variants
        self.default = default


@mypyc_attr(native_class=True)
class Reference:
    """Another message of the file. Reading puts that message in its place."""

    def __init__(self, key: str, line: int) -> None:
        self.key = key
        self.line = line


Pattern = list[str | Field | Before | Select | Reference]


class Badly(ValueError):
    """A text that is not written in our part of Fluent; says where."""


@mypyc_attr(native_class=True)
class Language:
    """How a language counts, and how its numbers begin when they are read: "1 u, 8* o"."""

    def __init__(self, tag: str, numbers_begin: str) -> None:
        self.category: Callable[[int], str] = category(tag)
        entries = [entry.split() for entry in numbers_begin.split(",") if entry]
        self.exactly = {number: letter for number, letter in entries if number[-1] != "*"}
        self.alike = {number[:-1]: letter for number, letter in entries if number[-1] == "*"}

    def first_sound(self, text: str) -> str:
        """The letter a word begins with, without accent; "" for a number that begins with none of these."""
        if "0" <= text[:1] <= "9":
            number = text[: len(text) - len(text.lstrip("0123456789"))]
            alike = (self.alike[start] for start in self.alike if number.startswith(start))
            return self.exactly.get(number) or next(alike, "")
        letter = text[:1]
        return (letter if letter.isascii() else unicodedata.normalize("NFD", letter)[:1]).lower()

    def before(self, text: str, by: dict[str, str]) -> str:
        """What stands before a word."""
        sound = self.first_sound(text)
        if sound in by:
            return by[sound]
        return by["vowel"] if "vowel" in by and sound and sound in "aeiou" else by["else"]

    def fill(self, pattern: Pattern, parts: dict[str, Part], sentence: Sentence) -> None:
        """The pattern with its fields filled in, at the end of the sentence."""
        for piece in pattern:
            if isinstance(piece, str):
                sentence.append(piece)
            elif isinstance(piece, Field):
                part = parts[piece.name]
                if isinstance(part, list):
                    sentence += part
                else:
                    sentence.append(str(part) if isinstance(part, int) else part)
            elif isinstance(piece, Before):
                sentence.append(self.before(word(parts[piece.name]), piece.by))
            elif isinstance(piece, Select):
                self.fill(self.chosen(piece, parts[piece.name]), parts, sentence)

    def chosen(self, select: Select, part: Part) -> Pattern:
        """The first variant that fits."""
        value = part if isinstance(part, int) else part.id if isinstance(part, Mark) else word(part)
        also = self.category(value) if isinstance(value, int) else value
        for key, pattern in select.variants:
            if key in (value, also):
                return pattern
        return select.default


def fields(pattern: Pattern) -> set[str]:
    """The names of all that can be filled in."""
    found: set[str] = set()
    for piece in pattern:
        if isinstance(piece, (Field, Before, Select)):
            found.add(piece.name)
        if isinstance(piece, Select):
            found |= fields(piece.default).union(*(fields(variant) for _, variant in piece.variants))
    return found


def read(text: str, path: str) -> dict[str, Pattern]:
    """The messages of a file by their keys."""
    reader = Reader(text, path)
    messages = reader.messages()
    return {key: reader.joined(pattern, messages, (key,)) for key, pattern in messages.items()}


KEY = r"[a-zA-Z][a-zA-Z0-9_-]*"
LITERAL = r'"((?:[^"\\\n]|\\(?:["\\]|u[0-9a-fA-F]{4}|U[0-9a-fA-F]{6}))*)"'
GOES_ON = r"(\n[ \n]*?)( +)(?=[^ \n}.\[*])"  # a text, in the next line


class Reader:
    """Goes through a file: patterns as they stand, then `joined` to those that they refer to."""

    def __init__(self, text: str, path: str) -> None:
        self.text = re.sub(r" +$", "", text, flags=re.MULTILINE)
        self.path, self.at = path, 0

    @property
    def line(self) -> int:
        return self.text.count("\n", 0, self.at) + 1

    def badly(self, problem: str, line: int | None = None) -> Badly:
        return Badly(f"{self.path}:{line or self.line}: {problem}")

    def take(self, pattern: str) -> re.Match[str] | None:
        """What comes next, if it looks like that."""
        found = re.compile(pattern).match(self.text, self.at)
        self.at = found.end() if found else self.at
        return found

    def need(self, pattern: str, what: str) -> re.Match[str]:
        found = self.take(pattern)
        if found is None:
            raise self.badly(f"{what} expected")
        return found

    def messages(self) -> dict[str, Pattern]:
        """Everything in the file."""
        found: dict[str, Pattern] = {}
        while self.take(r"\n*") and self.at < len(self.text):
            if not self.take(r"#{1,3}(?: .*)?(?:\n|$)"):
                key = self.need(rf"({KEY}) *= *", "a comment or `key = text`")[1]
                if key in found:
                    raise self.badly(f"{key} is there already")
                found[key] = self.pattern()
                self.need(r"\n|$", "the end of the line")
        return found

    def pattern(self) -> Pattern:
        """Text and { } up to something else. What all its lines are indented by is no part of it."""
        pieces: Pattern = []
        indents: dict[int, str] = {}  # by the place of the line break in pieces
        while True:
            if found := self.take(GOES_ON):
                indents[len(pieces)] = found[2]
                pieces.append(found[1] if pieces else "")
            elif found := self.take(r"[^{}\n]+"):
                pieces.append(found[0])
            elif self.take(r"\{[ \n]*"):
                pieces.append(self.placeable())
                self.need(r"[ \n]*\}", "}")
            else:
                break
        if not pieces:
            raise self.badly("a text expected")
        margin = min(map(len, indents.values()), default=0)
        for place, indent in indents.items():
            pieces[place] = f"{pieces[place]}{indent[margin:]}"
        return merged(pieces)

    def placeable(self) -> str | Field | Before | Select | Reference:
        if found := self.take(LITERAL):
            return unescaped(found[1])
        if self.take(r"BEFORE\("):
            return self.before()
        if found := self.take(rf"\$({KEY})"):
            return self.select(found[1]) if self.take(r"[ \n]*->") else Field(found[1])
        return Reference(self.need(f"({KEY})", "a $field, a key, a literal or BEFORE(…)")[1], self.line)

    def before(self) -> Before:
        name = self.need(rf"[ \n]*\$({KEY})[ \n]*", "a $field")[1]
        by: dict[str, str] = {}
        while found := self.take(rf",[ \n]*([a-z]|vowel|else)[ \n]*:[ \n]*{LITERAL}[ \n]*"):
            by[found[1]] = unescaped(found[2])
        self.need(r"\)", 'a letter, vowel or else with its "text", or )')
        if "else" not in by:
            raise self.badly("BEFORE has no else")
        return Before(name, by)

    def select(self, name: str) -> Select:
        variants: list[tuple[str | int, Pattern]] = []
        defaults: list[Pattern] = []
        while found := self.take(rf"\n[ \n]*(\*?)\[ *(?:(-?\d+)|({KEY})) *\] *"):
            if found[2] and variants and isinstance(variants[-1][0], str):
                raise self.badly("a number comes before words, which may fit it too")
            pattern = self.pattern()
            variants.append((int(found[2]) if found[2] else found[3], pattern))
            defaults += [pattern] if found[1] else []
        if len(defaults) != 1:
            raise self.badly("one of the [variants] of a select has a *")
        return Select(name, variants, defaults[0])

    def joined(self, pattern: Pattern, messages: Mapping[str, Pattern], way: tuple[str, ...]) -> Pattern:
        pieces: Pattern = []
        for piece in pattern:
            if isinstance(piece, Reference):
                if piece.key not in messages or piece.key in way:
                    fault = "leads back here" if piece.key in way else "is not in this file"
                    raise self.badly(f"{piece.key} {fault}", piece.line)
                pieces += self.joined(messages[piece.key], messages, (*way, piece.key))
            elif isinstance(piece, Select):
                variants = [(key, self.joined(variant, messages, way)) for key, variant in piece.variants]
                pieces.append(Select(piece.name, variants, self.joined(piece.default, messages, way)))
            else:
                pieces.append(piece)
        return merged(pieces)


def merged(pieces: Pattern) -> Pattern:
    """The same with every two texts in a row made one."""
    result: Pattern = []
    for piece in pieces:
        if isinstance(piece, str) and result and isinstance(result[-1], str):
            result[-1] += piece
        elif piece != "":
            result.append(piece)
    return result


def unescaped(literal: str) -> str:
    return re.sub(
        r"\\(?:u(.{4})|U(.{6})|(.))",
        lambda found: found[3] or chr(int(found[1] or found[2], 16)),
        literal,
    )
