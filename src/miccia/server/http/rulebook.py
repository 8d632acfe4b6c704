"""Reads a game's rulebook: `# Title`, `> the goal`, `- the summary`, `## Heading` and paragraphs.

These and the lines of the summary may stand after the numbers of their rules: `**H7.**` or `**H7, H8.**`.
"""

import re
from functools import cache
from importlib import import_module
from pathlib import Path

from miccia.core.refused import Refused
from miccia.games import find
from miccia.server import desk

NUMBERS = re.compile(r"\*\*((?:[A-Z]+\d+[a-z]?)(?:, *[A-Z]+\d+[a-z]?)*)\.\*\*\s*")


@cache
def rulebook(game: str, language: str) -> desk.Rulebook:
    """The rulebook of a game in a language, or in English."""
    folder = Path(import_module(f"miccia.games.{find(game).key}").__path__[0])
    for page in (folder / f"rulebook.{language}.md", folder / "rulebook.en.md"):
        if page.is_file():
            return read(page.read_text(encoding="utf-8"))
    raise Refused("not-found")


def read(text: str) -> desk.Rulebook:
    """The sections and paragraphs of a page; what stands before the first heading has an empty one."""
    book = desk.Rulebook(title="", goal="", summary=[], sections=[])
    for block in re.split(r"\n(?=#)|\n\s*\n|(?<=\n)(?=#)", text.strip()):
        first, _, rest = block.strip().partition("\n")
        if first.startswith("## "):
            book.sections.append(desk.Section(first[3:].strip(), []))
        elif first.startswith("# "):
            book.title = first[2:].strip()
        else:
            rest = block
        paragraph = " ".join(rest.split())
        if paragraph.startswith("> "):
            book.goal = paragraph[2:]
        elif paragraph.startswith("- "):
            book.summary += [
                read_paragraph(" ".join(line.split())) for line in re.split(r"(?:^|\n)- ", rest)[1:]
            ]
        elif paragraph:
            if not book.sections:
                book.sections.append(desk.Section("", []))
            book.sections[-1].paragraphs.append(read_paragraph(paragraph))
    return book


def read_paragraph(text: str) -> desk.Paragraph:
    numbered = NUMBERS.match(text)
    if numbered is None:
        return desk.Paragraph("", text)
    return desk.Paragraph(numbered[1], text[numbered.end() :])
