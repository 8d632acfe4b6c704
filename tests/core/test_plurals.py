"""How languages count, against the Unicode CLDR."""

import pytest
from babel import Locale

from miccia.core.plurals import FAMILIES, category

NUMBERS = [*range(0, 250), 1000, 1001, 100_000, 999_999, 1_000_000, 2_000_000, 1_000_001]
LANGUAGES = [tag for tags in FAMILIES.values() for tag in tags.split()]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_counts_as_the_cldr_says(language: str) -> None:
    cldr = Locale.parse(language).plural_form
    assert [(n, category(language)(n)) for n in NUMBERS] == [(n, cldr(n)) for n in NUMBERS]


def test_nobody_is_in_two_families() -> None:
    assert len(set(LANGUAGES)) == len(LANGUAGES)


def test_regions_count_like_their_language_and_strangers_like_english() -> None:
    assert category("cs-CZ")(2) == "few"
    assert [category("qps")(n) for n in (0, 1, 2)] == ["other", "one", "other"]
