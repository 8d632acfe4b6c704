"""One thing has one name, wherever Miccia speaks of it: names that were given up do not come back."""

import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from miccia.core.words import COMMON, LANGUAGES
from miccia.games import find, names
from miccia.server import words as server_words

WEB = Path(__file__).parents[1] / "web" / "src"

GIVEN_UP = {
    "en": {
        "log": r"[Cc]hronicle",
        "connection": r"\b[Ll]ine (is )?lost|\b[Nn]o line\b",
        "whoever created the table": r"\b[Tt]he host\b",
        "starts the game": r"created the table begins",
        "playmat": r"\b[Aa]ltar\b",
        "let it pass": r"\b[Ll]et it happen",
        "triple": r"[Tt]hree of a kind|\bthrees\b",
        "favour": r"\bfavor\b",
        "in front of": r"\bbefore (you|yourself|themselves)\b",
        "end actions": r"[Nn]o more actions",
        "reroll": r"\b[Rr]esolve|[Rr]oll(ed)? (it )?again",
        "%": r"in a hundred| %",
    },
    "it": {
        "connessione": r"[Nn]essuna linea|[Ll]inea persa",
        "link": r"[Cc]ollegamento",
        "chi ha creato il tavolo": r"[Cc]hi ospita",
        "avvia la partita": r"[Cc]omincia chi ha creato",
        "spettatore": r"[Cc]hi guarda\b",
        "Exploding Kitten": r"[Gg]attin[oi]\b",
        "tappetino": r"\b[Aa]ltare\b",
        "lasciar passare": r"[Ll]asci\w* correre",
        "arrendersi": r"[Aa]bbandon",
        "jolly": r"[Cc]oppi[ae] jolly",
        "Tagliare": r"\b\d tagli\b|\btaglio\b",
        "fine azioni": r"[Bb]asta azioni",
        "countdown": r"[Cc]onto alla rovescia",
        "cavi": r"\bfil[oi]\b",
        "rilanciare": r"[Rr]isolv",
        "tempo reale": r"[Tt]empo vero",
        "our own words for F19": r"tutti i dadi di quella bomba",
        "dopo di te": r"\bdopo [mt]e\b",
        "%": r"su cento| %",
    },
}


def client(language: str) -> Iterator[str]:
    """What the client's catalogues say, without the code between."""
    other = "it" if language == "en" else "en"
    catalogues = ("words/*.ts", "games/*/words*.ts", "games/*/about.ts")
    for path in sorted(path for pattern in catalogues for path in WEB.glob(pattern)):
        if path.name.endswith((".test.ts", ".fixture.ts", f"{other}.ts")):
            continue
        text = path.read_text(encoding="utf-8")
        if path.name == "words.ts":  # Italian first, then English
            text = text.split("export const en")[language == "en"]
        for plain, template in re.findall(r"'([^'\n]*)'|`([^`]*)`", text):
            yield plain or re.sub(r"\$\{[^{}]*\}", "…", template)


def spoken(language: str) -> Iterator[str]:
    """Everything there is to read in a language."""
    yield from COMMON[language].values()
    yield from server_words.TEXTS[language].values()
    for game in names():
        words = find(game).words
        yield from words.TEXTS[language].values()
        sketch = import_module(f"miccia.games.{game}.sketch")
        drawn = sketch.LINES[language]
        yield from [drawn] if isinstance(drawn, str) else drawn.values()
        yield from (
            Path(str(sketch.__file__)).with_name(f"rulebook.{language}.md").read_text("utf-8").splitlines()
        )
    yield from client(language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_that_were_given_up_do_not_come_back(language: str) -> None:
    signs = GIVEN_UP[language].items()
    found = [(name, text) for text in spoken(language) for name, sign in signs if re.search(sign, text)]
    assert found == []


@pytest.mark.parametrize(("language", "text"), [("en", "Log"), ("it", "Il tappetino"), ("it", "René")])
def test_the_client_is_read_too(language: str, text: str) -> None:
    assert text in client(language)
