"""Names as people see them: the Unicode rules for nicknames (RFC 8266) and for what looks alike (UTS 39)."""

import unicodedata
from collections.abc import Iterable
from functools import cache

from precis_i18n import get_profile

from miccia.core.refused import Refused
from miccia.core.words import FRAME, LANGUAGES

LONGEST = 24  # letters in a name
MARKS = 2  # on one letter, beyond those that are part of it
UNSEEN = {"Cc", "Cf", "Co", "Cs", "Zl", "Zp"}  # controls, invisible marks, what turns the writing around
BLANK = "\u2800"  # by its category a symbol, to the eye nothing
profile = get_profile("NicknameCasePreserved")


def legible(text: str) -> str:
    """The text on one line, without anything that cannot be seen and without towers of accents."""
    line = "".join(" " if letter.isspace() else letter for letter in text if letter != BLANK)
    seen = "".join(letter for letter in line if unicodedata.category(letter) not in UNSEEN)
    return few_marks(" ".join(seen.split()))


def nickname(text: str) -> str:
    """The text as a name, in one of the many ways to write it."""
    return few_marks(allowed(legible(text)))


def allowed(text: str) -> str:
    """The text as the profile has it, without the letters that it does not allow."""
    while text.strip():
        try:
            return profile.enforce(text)
        except UnicodeEncodeError as problem:
            given = str(problem.object)
            text = given[: problem.start] + given[max(problem.end, problem.start + 1) :]
    return ""


def few_marks(text: str) -> str:
    kept, marks = [], 0
    for letter in text:
        marks = marks + 1 if unicodedata.category(letter) in ("Mn", "Me") else 0
        if marks <= MARKS:
            kept.append(letter)
    return "".join(kept)


@cache
def not_names() -> frozenset[str]:
    """How what nobody can be called looks, in every language."""
    listed = [name for language in LANGUAGES for name in FRAME.plain("not-names", language).split(", ")]
    return frozenset(look for name in listed for look in looks(name))


def own_name(name: str, taken: Iterable[str]) -> str:
    """The name, with a number after it if somebody at the table has it; none that only looks like another."""
    name = nickname(name)[:LONGEST].rstrip()
    if not any(unicodedata.category(letter)[0] in "LN" for letter in name):
        raise Refused("bad-name")
    if looks(name.rstrip("0123456789 ")) & not_names():
        raise Refused("reserved-name")
    taken = list(taken)
    others = {other.casefold() for other in taken}
    if name.casefold() not in others and any(looks(name) & looks(other) for other in taken):
        raise Refused("look-alike")
    own, count = name, 1
    while own.casefold() in others:
        count += 1
        own = f"{name[: LONGEST - len(str(count)) - 1].rstrip()} {count}"
    return own


def looks(name: str) -> set[str]:
    """How a name looks, as it is written and in small letters."""
    return {skeleton(name), skeleton(name.casefold())}


def skeleton(text: str) -> str:
    """The same for texts that eyes take for the same."""
    shapes = same_shapes()
    return "".join(shapes.get(letter, letter) for letter in unicodedata.normalize("NFD", text))


@cache
def same_shapes() -> dict[str, str]:
    """For every letter that looks like others one that stands for all of them."""
    from confusable_homoglyphs.confusables import confusables_data  # large: read when somebody gives a name

    stands: dict[str, str] = {}
    for letter, others in confusables_data.items():
        for other in others:
            if len(letter) == len(other["c"]) == 1:
                one, two = sorted((chief(stands, letter), chief(stands, other["c"])))
                stands[two] = one
    return {letter: chief(stands, letter) for letter in stands}


def chief(stands: dict[str, str], letter: str) -> str:
    while stands.setdefault(letter, letter) != letter:
        letter = stands[letter]
    return letter
