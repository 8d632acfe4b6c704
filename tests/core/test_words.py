"""How templates are filled: the forms that depend on the word filled in, lists, reasons."""

import pytest

from miccia.core.words import LANGUAGES, Mark, Reason, fill, listed, plain, reason_text


@pytest.mark.parametrize(
    ("template", "word", "said"),
    [
        ("dice {x:a}", "Anna", "dice ad Anna"),
        ("dice {x:a}", "àgata", "dice ad àgata"),
        ("dice {x:a}", "Elena", "dice a Elena"),
        ("dice {x:a}", "Luca", "dice a Luca"),
        ("{x:A} tocca", "Ada", "Ad Ada tocca"),
        ("{x:A} tocca", "Bea", "A Bea tocca"),
        ("gioca {x:il}", "1 rosso", "gioca l’1 rosso"),
        ("gioca {x:il}", "2 rosso", "gioca il 2 rosso"),
        ("{x:Il} va", "1 rosso", "L’1 rosso va"),
        ("{x:Il} va", "Exploding Kitten", "L’Exploding Kitten va"),
        ("{x:nel}% dei casi", "80", "nell’80% dei casi"),
        ("{x:nel}% dei casi", "11", "nell’11% dei casi"),
        ("{x:nel}% dei casi", "100", "nel 100% dei casi"),
        ("al posto {x:del}", "blu", "al posto del blu"),
        ("{x:point|points}!", "0", "0 points!"),
        ("{x:point|points}!", "1", "1 point!"),
        ("{x:point|points}!", "2", "2 points!"),
        ("dice {x:a}", "", "dice a "),
    ],
)
def test_forms(template: str, word: str, said: str) -> None:
    assert plain(fill(template, x=word)) == said


def test_numbers_are_filled_in_as_they_are() -> None:
    assert plain(fill("{x:point|points}", x=1)) == "1 point"


def test_a_mark_stays_a_mark_behind_its_preposition() -> None:
    anna = Mark("seat", "0", "Anna")
    assert fill("dice {x:a}!", x=anna) == ["dice ", "ad ", anna, "!"]
    assert fill("{x:Il}", x=[Mark("die", "B1", "1 blu")]) == ["L’", Mark("die", "B1", "1 blu")]


def test_an_unknown_form_is_an_error() -> None:
    with pytest.raises(ValueError, match="lo"):
        fill("{x:lo}", x="zio")


@pytest.mark.parametrize(
    ("parts", "english", "italian"),
    [
        ([], "", ""),
        (["Anna"], "Anna", "Anna"),
        (["Anna", "Elena"], "Anna and Elena", "Anna ed Elena"),
        (["Elena", "Anna"], "Elena and Anna", "Elena e Anna"),
        (["Luca", "Elena", "èlia"], "Luca, Elena and èlia", "Luca, Elena ed èlia"),
    ],
)
def test_lists(parts: list[str], english: str, italian: str) -> None:
    marks = [Mark("seat", "0", part) for part in parts]
    assert plain(listed(parts, "en")) == plain(listed(marks, "en")) == english
    assert plain(listed(parts, "it")) == plain(listed([[mark] for mark in marks], "it")) == italian


def test_a_reason_about_you_says_you() -> None:
    texts = {
        "en": {"why.rob": "{seat} has too much", "why.rob.you": "You have too much", "why.other": "So it is"},
        "it": {},
    }
    assert reason_text(texts, Reason("rob", {"seat": 1}), 2, "en") == "{seat} has too much"
    assert reason_text(texts, Reason("rob", {"seat": 1}), None, "en") == "{seat} has too much"
    assert reason_text(texts, Reason("rob", {"seat": 1}), 1, "en") == "You have too much"
    assert reason_text(texts, Reason("other", {"seat": 1}), 1, "en") == "So it is"  # it speaks of nobody
    for language in LANGUAGES:
        assert reason_text(texts, Reason("random"), 1, language)  # what all games say


def test_a_reason_may_have_words_for_a_percent() -> None:
    texts = {"en": {"why.draw": "Risk {percent}%", "why.draw.100": "I know it"}}
    assert reason_text(texts, Reason("draw", {"percent": 40}), None, "en") == "Risk {percent}%"
    assert reason_text(texts, Reason("draw", {"percent": 100}), None, "en") == "I know it"
