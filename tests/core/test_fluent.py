"""Our part of Fluent: what it says, what it refuses, and that others read it alike."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

from miccia.core.fluent import Badly, Field, Language, Pattern, fields, read
from miccia.core.sentence import Mark, Part, Sentence, plain
from miccia.core.words import FRAME, LANGUAGES
from tests.texts import FOLDERS, filled, messages, page

CASES = json.loads(Path(__file__).with_name("before.json").read_text(encoding="utf-8"))["cases"]
ITALIAN = Language("it", "1 u, 8* o, 11 u")


def said(text: str, **parts: Part) -> Sentence:
    sentence: Sentence = []
    ITALIAN.fill(read(text, "test.ftl")["key"], parts, sentence)
    return sentence


def test_fields_are_filled_in() -> None:
    assert said("key = { $actor } draws { $count }!", actor="Ada", count=2) == ["Ada", " draws ", "2", "!"]


def test_marks_stay_parts() -> None:
    anna = Mark("seat", "0", "Anna")
    text = 'key = Dici { BEFORE($x, a: "ad ", else: "a ") }{ $x }!'
    assert said(text, x=anna) == ["Dici ", "ad ", anna, "!"]
    assert said(text, x=[anna, " e Luca"]) == ["Dici ", "ad ", anna, " e Luca", "!"]


POINTS = """
key = { $score ->
    [0] none
    [one] { $score } point
   *[other] { $score } points, { $name }
}.
"""


@pytest.mark.parametrize(("score", "text"), [(0, "none."), (1, "1 point."), (2, "2 points, Ada.")])
def test_numbers_choose(score: int, text: str) -> None:
    assert plain(said(POINTS, score=score, name="Ada")) == text


def test_words_and_marks_choose() -> None:
    text = "key = { $card ->\n    [nope] il\n   *[else] la\n } { $card }"
    assert plain(said(text, card="nope")) == "il nope"
    assert plain(said(text, card=Mark("card", "nope", "No!"))) == "il No!"
    assert plain(said(text, card="defuse")) == "la defuse"


def test_others_stand_in_their_place() -> None:
    text = 'points = { $n } points\nkey = { points } and { points }{" "}'
    pieces = read(text, "x")["key"]
    assert pieces[1::2] == [" points and ", " points "] and all(
        isinstance(piece, Field) for piece in pieces[::2]
    )
    assert plain(said(text, n=5)) == "5 points and 5 points "


def test_a_text_may_have_several_lines() -> None:
    assert (
        plain(said("# why\nkey =\n    One,\n      two\n\n    { $x }\nother = 1", x=3)) == "One,\n  two\n\n3"
    )


def test_literals() -> None:
    assert said(r'key = { "  {\"\\\u00e8\U01F642" }') == ['  {"\\è🙂']


def test_every_field_is_found() -> None:
    text = 'key = { BEFORE($a, else: "") }{ $b -> \n [x] { $c }\n *[y] { $d ->\n *[z] { $e }\n } }'
    assert fields(read(text, "x")["key"]) == set("abcde")


@pytest.mark.parametrize(
    ("text", "line", "problem"),
    [
        ("key = a\n\n  b\n=", 4, "a comment"),
        ("key", 1, "a comment"),
        ("key =\nother = 1", 1, "a text"),
        ("-term = x", 1, "a comment"),
        ("key = a\nkey = b", 2, "is there already"),
        ("key = a\n  .attribute = b", 2, "a comment"),
        ("key = { -term }", 1, "a $field"),
        ("key = { 5 }", 1, "a $field"),
        ("key = { NUMBER($n) }", 1, "} expected"),
        ("key = { other.attribute }", 1, "} expected"),
        ("key = { $n", 1, "} expected"),
        ("key = a } b", 1, "the end of the line"),
        ("key = a\n\nnext = { nobody }", 3, "nobody is not in this file"),
        ("key = { next }\nnext = { key }", 2, "leads back"),
        ('key = { BEFORE($n, a: "x") }', 1, "no else"),
        ('key = { BEFORE($n, ab: "x", else: "y") }', 1, "a letter"),
        ('key = { BEFORE("n", else: "y") }', 1, "a $field"),
        ("key = { $n ->\n    [one] x\n}", 2, "has a *"),
        ("key = { $n ->\n   *[one] x\n   *[two] y\n}", 3, "has a *"),
        ("key = { $n -> [one] x *[two] y }", 1, "has a *"),
        ("key = { $n ->\n    [one] x\n    [1] y\n   *[other] z\n}", 3, "a number comes before words"),
        ("#comment", 1, "a comment"),
        ("perché = no", 1, "a comment"),
        ('key = { "a\\n" }', 1, "a $field"),
    ],
)
def test_anything_else_is_an_error_with_its_line(text: str, line: int, problem: str) -> None:
    with pytest.raises(Badly, match=rf"^test\.ftl:{line}: .*{re.escape(problem)}"):
        read(text, "test.ftl")


@pytest.mark.parametrize(("numbers", "by", "word", "expected"), CASES)
def test_what_stands_before_a_word(numbers: str, by: dict[str, str], word: str, expected: str) -> None:
    assert Language("it", numbers).before(word, by) == expected


# As everybody else reads them


SAMPLES: list[Part] = [0, 1, 2, 3, 5, 8, 11, 21, 80, 100, 1_000_000, "Anna", "Elena", "Luca", "red", "nope"]


def parts_of(pattern: Pattern, place: int) -> dict[str, Part]:
    return {
        name: SAMPLES[(place + shift) % len(SAMPLES)] for shift, name in enumerate(sorted(fields(pattern)))
    }


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("which", FOLDERS)
def test_the_usual_library_says_the_same(which: str, language: str) -> None:
    text = page(which, language)
    assert [entry for entry in FluentParser().parse(text).body if isinstance(entry, ast.Junk)] == []

    def forms(word: Any, **by: str) -> Any:
        return FRAME.spoken(language)[0].before(str(word), by)

    bundle = FluentBundle([language], functions={"BEFORE": forms}, use_isolating=False)
    bundle.add_resource(FluentResource(text))
    own = messages(which, language)
    compared = 0
    for key, pattern in own.items():
        value = bundle.get_message(key).value
        assert value is not None
        for place in range(len(SAMPLES) if fields(pattern) else 1):
            parts = parts_of(pattern, place)
            theirs, errors = bundle.format_pattern(value, parts)
            assert (errors, unformatted(str(theirs))) == (
                [],
                unformatted(filled(pattern, language, **parts)),
            ), key
            compared += 1
    assert compared > len(own) > 50


def unformatted(text: str) -> str:
    """The library groups the digits of large numbers; we have none so large."""
    return re.sub(r"(?<=\d)[.,](?=\d{3})", "", text)
