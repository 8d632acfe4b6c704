"""How languages count: the plural category of a whole number, as the Unicode CLDR has it.

A language counts like its family; one that is in none of them, like English.
"""

from collections.abc import Callable


def only_other(n: int) -> str:
    return "other"


def one(n: int) -> str:
    return "one" if n == 1 else "other"


def none_or_one(n: int) -> str:
    return "one" if n in (0, 1) else "other"


def romance(n: int) -> str:
    return "one" if n == 1 else "many" if n and n % 1_000_000 == 0 else "other"


def french(n: int) -> str:
    return "one" if n in (0, 1) else "many" if n and n % 1_000_000 == 0 else "other"


def icelandic(n: int) -> str:
    return "one" if n % 10 == 1 and n % 100 != 11 else "other"


def east_slavic(n: int) -> str:
    few = n % 10 in (2, 3, 4) and n % 100 not in (12, 13, 14)
    return "one" if n % 10 == 1 and n % 100 != 11 else "few" if few else "many"


def south_slavic(n: int) -> str:
    found = east_slavic(n)
    return "other" if found == "many" else found


def polish(n: int) -> str:
    few = n % 10 in (2, 3, 4) and n % 100 not in (12, 13, 14)
    return "one" if n == 1 else "few" if few else "many"


def czech(n: int) -> str:
    return "one" if n == 1 else "few" if n in (2, 3, 4) else "other"


def slovenian(n: int) -> str:
    return {1: "one", 2: "two", 3: "few", 4: "few"}.get(n % 100, "other")


def lithuanian(n: int) -> str:
    if 11 <= n % 100 <= 19 or n % 10 == 0:
        return "other"
    return "one" if n % 10 == 1 else "few"


def latvian(n: int) -> str:
    if n % 10 == 0 or 11 <= n % 100 <= 19:
        return "zero"
    return "one" if n % 10 == 1 else "other"


def romanian(n: int) -> str:
    return "one" if n == 1 else "few" if n == 0 or 1 <= n % 100 <= 19 else "other"


def hebrew(n: int) -> str:
    return {1: "one", 2: "two"}.get(n, "other")


def irish(n: int) -> str:
    return {1: "one", 2: "two"}.get(n, "few" if 3 <= n <= 6 else "many" if 7 <= n <= 10 else "other")


def welsh(n: int) -> str:
    return {0: "zero", 1: "one", 2: "two", 3: "few", 6: "many"}.get(n, "other")


def maltese(n: int) -> str:
    few, many = n == 0 or 3 <= n % 100 <= 10, 11 <= n % 100 <= 19
    return {1: "one", 2: "two"}.get(n, "few" if few else "many" if many else "other")


def arabic(n: int) -> str:
    few, many = 3 <= n % 100 <= 10, 11 <= n % 100 <= 99
    return {0: "zero", 1: "one", 2: "two"}.get(n, "few" if few else "many" if many else "other")


FAMILIES: dict[Callable[[int], str], str] = {
    only_other: "id ja jv km ko lo ms my th vi yo yue zh",
    one: "af az bg da de el en eo et eu fi fy gl hu ka kk ku ky lb mn ne nl nb nn no sq sv sw ta te tr ur uz",
    none_or_one: "am as bn fa gu hi hy kn zu",
    romance: "ca es it",
    french: "fr pt",
    icelandic: "is mk",
    east_slavic: "be ru uk",
    south_slavic: "bs hr sr",
    polish: "pl",
    czech: "cs sk",
    slovenian: "sl",
    lithuanian: "lt",
    latvian: "lv",
    romanian: "ro",
    hebrew: "he",
    irish: "ga",
    welsh: "cy",
    maltese: "mt",
    arabic: "ar",
}


def category(language: str) -> Callable[[int], str]:
    """The plural category of whole numbers in a language: `one`, `few`, `other`…"""
    tag = language.partition("-")[0].lower()
    return next((family for family, tags in FAMILIES.items() if tag in tags.split()), one)
