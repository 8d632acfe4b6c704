"""Takes the notation of cards.py apart: what each space asks for and what stands between them (F16)."""

import re
from functools import cache
from typing import NamedTuple

from miccia.games.fuse.cards import ANY, FACES, LETTERS, Die, faces

SIGNS = "=≠><↗+−,/;"


class Term(NamedTuple):
    """One of the things a space may ask for: `G2`, `n`, `Bn`, `?`. `aspects` is what signs compare of it."""

    colour: str | None
    number: int | None
    aspects: frozenset[str]  # of "c" and "n"

    def faces(self) -> int:
        return faces(f"{self.colour or ''}{self.number or ''}") if self.colour or self.number else ANY


class Link(NamedTuple):
    """What neighbours must fulfil: the faces that `second` may show beside each face of `first`.

    `of` says what is compared: "number", "colour", "both" or "either".
    """

    first: int
    second: int
    sign: str
    of: str
    allowed: tuple[int, ...]  # by the index of the first die: a set of faces for the second


class Equation(NamedTuple):
    """Numbers that add up: each space counts with its factor (1, -1, or 0 if it takes no part)."""

    factors: tuple[int, ...]
    result: int


class Layout(NamedTuple):
    """A bomb's text in parts."""

    words: list[str]  # what each space asks for, as written
    terms: list[list[Term]]
    signs: list[str]  # what stands between each space and the next one
    result: int | None  # the number after a last "="
    links: list[Link]
    equations: list[Equation]


def read(text: str) -> Layout:
    """The parts of a bomb's text."""
    words, signs = split(text)
    adds = any(sign in "+−" for sign in signs)
    result = None
    if adds and signs[-1] == "=" and words[-1].isdigit():  # n+n=7: the 7 is no space
        result = int(words.pop())
        signs.pop()
    terms = [[read_term(part) for part in word.split("|")] for word in words]
    if adds:
        return Layout(words, terms, signs, result, [], [equation(signs, result)])
    links = [
        link(space, sign, terms[space], terms[space + 1])
        for space, sign in enumerate(signs)
        if sign not in ",/;"
    ]
    return Layout(words, terms, signs, result, links, [])


def write(layout: Layout) -> str:
    """The text again."""
    spaced = {",": ", ", "/": " / ", ";": "; "}
    text = layout.words[0]
    for sign, word in zip(layout.signs, layout.words[1:]):
        text += spaced.get(sign, sign) + word
    return text if layout.result is None else f"{text}={layout.result}"


def split(text: str) -> tuple[list[str], list[str]]:
    """The words for the spaces, and the signs between them."""
    parts = [part.strip() for part in re.split(f"([{SIGNS}])", text)]
    return parts[::2], parts[1::2]


def read_term(text: str) -> Term:
    found = re.fullmatch(rf"([{LETTERS}])?([1-6])?(c?n?)|\?", text)
    if not found or not text:
        raise ValueError(f"{text!r} says nothing about a die")
    colour, number, aspects = found.groups()
    if number and not colour and not aspects:
        aspects = "n"  # a plain number is also what signs compare: 4>n
    return Term(colour, int(number) if number else None, frozenset(aspects or ""))


def equation(signs: list[str], result: int | None) -> Equation:
    """n+n=n+n, n−n=2: first minus second; what stands right of "=" counts against the left."""
    factors, side = [1], 1
    for sign in signs:
        if sign == "=":
            side = -1
        factors.append(-side if sign == "−" else side)
    return Equation(tuple(factors), result or 0)


def link(space: int, sign: str, left: list[Term], right: list[Term]) -> Link:
    """The relation between a space and the next: it compares what both of them show."""
    ways = {one.aspects & other.aspects for one in left for other in right} - {frozenset()}
    if not ways:
        raise ValueError(f"{sign!r} has nothing to compare")
    of = "either" if len(ways) > 1 else {"c": "colour", "n": "number"}.get("".join(next(iter(ways))), "both")
    return Link(space, space + 1, sign, of, allowed(sign, frozenset(ways)))


@cache
def allowed(sign: str, ways: frozenset[frozenset[str]]) -> tuple[int, ...]:
    """For each face the set of those that may follow the sign."""
    return tuple(
        sum(other.bit for other in FACES if any(compare(sign, die, other, way) for way in ways))
        for die in FACES
    )


def compare(sign: str, die: Die, other: Die, aspects: frozenset[str]) -> bool:
    """Whether the sign holds for the colours, the numbers, or both."""
    pairs = []
    if "n" in aspects:
        pairs.append((int(die.number), int(other.number)))
    if "c" in aspects:
        pairs.append((int(die.colour.index), int(other.colour.index)))
    return all(holds(sign, one, two) for one, two in pairs)


def holds(sign: str, one: int, two: int) -> bool:
    """A sign between two numbers, read from left to right."""
    if sign == "=":
        return one == two
    if sign == "≠":
        return one != two
    if sign == ">":
        return one > two
    if sign == "<":
        return one < two
    if sign == "↗":
        return two == one + 1
    raise ValueError(f"{sign!r} compares nothing")
