"""The files that say everything, for tests that read them."""

from pathlib import Path

import miccia
from miccia.core.fluent import Pattern, read
from miccia.core.sentence import Part, Sentence, plain
from miccia.core.words import FRAME
from miccia.games import names

SOURCES = Path(miccia.__file__).parent
FOLDERS = {"frame": SOURCES, **{game: SOURCES / "games" / game for game in names()}}
CLIENT = {"frame": "## The pages"} | dict.fromkeys(names(), "## The board")  # from here on it is the client's


def page(which: str, language: str) -> str:
    """A file as it stands; `which` is a game or the frame."""
    return (FOLDERS[which] / f"words.{language}.ftl").read_text(encoding="utf-8")


def messages(which: str, language: str) -> dict[str, Pattern]:
    """All messages of a file."""
    return read(page(which, language), f"{which} in {language}")


def server_messages(which: str, language: str) -> dict[str, Pattern]:
    """Those that the server says."""
    server, heading, _ = page(which, language).partition(f"\n{CLIENT[which]}\n")
    assert heading, f"{which} in {language}: {CLIENT[which]}"
    return read(server, f"{which} in {language}")


def filled(pattern: Pattern, language: str, **parts: Part) -> str:
    """A message with its fields filled in."""
    sentence: Sentence = []
    FRAME.spoken(language)[0].fill(pattern, parts, sentence)
    return plain(sentence)
