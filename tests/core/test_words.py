"""What files say: found, filled in, listed, with English to fall back to."""

import sys
from pathlib import Path

import pytest

from miccia.core.words import FRAME, LANGUAGES, Mark, Reason, Texts, explain, listed, plain

ENGLISH = """
name = Toy
card = { $rank } of { $colour }
why-rob = { $seat } has too much
why-rob-you = You have too much
why-other = So it is
refused-game-over = Too late
"""


@pytest.fixture
def toy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Texts:
    """A package that speaks English and Italian."""
    package = tmp_path / "toy"
    package.mkdir()
    (package / "__init__.py").touch()
    (package / "words.en.ftl").write_text(ENGLISH)
    (package / "words.it.ftl").write_text(ENGLISH.replace("Toy", "Giocattolo"))
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "toy", raising=False)
    return Texts("toy")


def test_english_comes_first_and_every_language_has_a_name() -> None:
    assert LANGUAGES[0] == "en" and list(LANGUAGES[1:]) == sorted(LANGUAGES[1:])
    for language in LANGUAGES:
        assert FRAME.plain("language", language) and FRAME.plain("language-short", language)


def test_a_package_says_its_own_and_what_everybody_says(toy: Texts) -> None:
    assert toy.languages() == ["en", "it"]
    assert toy.plain("name", "en") == "Toy" and toy.plain("name", "it") == "Giocattolo"
    assert toy.plain("refused-game-over", "it") == "Too late"  # its own comes first
    assert toy.plain("refused-not-your-turn", "it") == "Non tocca a te."
    assert toy.has("why-random") and not toy.has("why-not")


def test_a_language_without_a_file_is_spoken_in_english(toy: Texts) -> None:
    assert toy.plain("name", "tlh") == "Toy"
    assert toy.plain("refused-not-your-turn", "tlh") == "It is not your turn."


def test_what_is_not_filled_in_is_an_error(toy: Texts) -> None:
    assert toy.plain("card", "en", rank=1, colour="red") == "1 of red"
    with pytest.raises(KeyError, match="colour"):
        toy.plain("card", "en", rank=1)


@pytest.mark.parametrize(
    ("parts", "english", "italian"),
    [
        ([], "", ""),
        (["Anna"], "Anna", "Anna"),
        (["Anna", "Elena"], "Anna and Elena", "Anna ed Elena"),
        (["Elena", "Anna"], "Elena and Anna", "Elena e Anna"),
        (["Luca", "Elena", "èlia"], "Luca, Elena and èlia", "Luca, Elena ed èlia"),
        (["1", "2", "3", "4"], "1, 2, 3 and 4", "1, 2, 3 e 4"),
    ],
)
def test_lists(parts: list[str], english: str, italian: str) -> None:
    marks = [Mark("seat", "0", part) for part in parts]
    assert plain(listed(parts, "en")) == plain(listed(marks, "en")) == english
    assert plain(listed(parts, "it")) == plain(listed([[mark] for mark in marks], "it")) == italian


def test_marks_stay_marks_in_a_list() -> None:
    luca, elena = Mark("seat", "0", "Luca"), Mark("seat", "1", "Elena")
    assert listed([luca, elena], "it") == [luca, " ed ", elena]


def test_a_reason_about_you_says_you(toy: Texts) -> None:
    names = ["Ada", "Bea", "Carlo"]

    def why(key: str, you: int | None) -> str:
        return plain(explain(toy, Reason(key, {"seat": 1}), names, you, "en"))

    assert why("rob", 2) == why("rob", None) == "Bea has too much"
    assert why("rob", 1) == "You have too much"
    assert why("other", 1) == "So it is"  # it speaks of nobody
    for language in LANGUAGES:
        assert explain(toy, Reason("random"), names, 1, language)  # what all games say
