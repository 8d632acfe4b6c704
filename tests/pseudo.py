"""A language that is none: English with an accent on every letter. What has none was overlooked."""

import re
from pathlib import Path

from fluent.syntax import ast, parse, serialize
from fluent.syntax.visitor import Transformer

TAG = "qps"
PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
ACCENTED = "àƀçđéƒĝĥîĵķļɱñôþǫŕšţûṽŵẋýžÀƁÇĐÉƑĜĤÎĴĶĻḾÑÔÞǪŔŠŢÛṼŴẊÝŽ"
LETTERS = str.maketrans(PLAIN, ACCENTED)
LISTS = ("numbers-begin", "friendly-names", "not-names")  # of which each part is taken by itself


class Accents(Transformer):
    """Accents on all that is said, not on keys and fields."""

    def visit_Message(self, message: ast.Message) -> ast.Message:
        if message.id.name == "numbers-begin":
            return message
        changed: ast.Message = self.generic_visit(message)
        if changed.id.name not in LISTS and changed.value is not None:
            elements = [ast.TextElement("⟦"), *changed.value.elements, ast.TextElement("⟧")]
            changed.value = ast.Pattern(elements)
        return changed

    def visit_TextElement(self, text: ast.TextElement) -> ast.TextElement:
        return ast.TextElement(text.value.translate(LETTERS))

    def visit_StringLiteral(self, literal: ast.StringLiteral) -> ast.StringLiteral:
        return ast.StringLiteral(literal.value.translate(LETTERS))


def accented_texts(page: str) -> str:
    """A file of texts in the new language."""
    return serialize(Accents().visit(parse(page)))


def accented_rules(page: str) -> str:
    """A rulebook in it: all but the numbers of rules."""
    parts = re.split(r"(\*\*[A-Z][\w, ]*\.\*\*)", page)
    return "".join(part if place % 2 else part.translate(LETTERS) for place, part in enumerate(parts))


def add_language(sources: Path) -> None:
    """Add the files that make a language, and nothing else, to a tree's src/miccia."""
    for page in [*sources.glob("words.en.ftl"), *sources.glob("games/*/words.en.ftl")]:
        text = accented_texts(page.read_text(encoding="utf-8"))
        page.with_name(f"words.{TAG}.ftl").write_text(text, encoding="utf-8")
    for page in sources.glob("games/*/rulebook.en.md"):
        text = accented_rules(page.read_text(encoding="utf-8"))
        page.with_name(f"rulebook.{TAG}.md").write_text(text, encoding="utf-8")
