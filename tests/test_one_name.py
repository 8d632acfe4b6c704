"""One thing has one name, wherever Miccia speaks of it: names that were given up do not come back."""

import re
from collections.abc import Iterator

import pytest

from miccia.core.words import LANGUAGES
from tests.texts import FOLDERS, page

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


def spoken(language: str) -> Iterator[str]:
    """Everything there is to read in a language."""
    for which, folder in FOLDERS.items():
        yield from re.findall(r"^(?:(?!not-names)[\w-]+ = | +)(.+)", page(which, language), re.MULTILINE)
        rulebook = folder / f"rulebook.{language}.md"
        if rulebook.is_file():
            yield from rulebook.read_text("utf-8").splitlines()


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_that_were_given_up_do_not_come_back(language: str) -> None:
    signs = GIVEN_UP.get(language, {}).items()
    found = [(name, text) for text in spoken(language) for name, sign in signs if re.search(sign, text)]
    assert found == []


@pytest.mark.parametrize(("language", "text"), [("en", "Log"), ("it", "Il tappetino"), ("it", "René")])
def test_the_client_is_read_too(language: str, text: str) -> None:
    assert text in spoken(language)
