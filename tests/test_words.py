"""Everything Miccia says, read the way an editor of both languages would."""

import re
from collections.abc import Iterator
from itertools import cycle, islice
from pathlib import Path
from string import Formatter
from typing import Any

import pytest

from miccia import games
from miccia.arena import drive
from miccia.bots import Choice
from miccia.core.words import COMMON, LANGUAGES, fill, plain
from miccia.games import bots, find, names
from miccia.server import words as server_words
from miccia.testing.walk import begin, tables, walk

GAMES = names()
NAMES = ["Anna", "elena", "Ivo", "Àgata", "Èlia", "olga", "Ugo", "Bea"]  # every vowel, small, with accents

FAULTS = {
    "both": {
        "a straight apostrophe": r"'",
        "two spaces, or one too many": r"  |^ | $| [,.:;?!%]",
        "two signs in a row": r"[!?]\.|\.\.|!,|,,|::|!!",
        "a field left open": r"[{}]",
        "one of many": r"\b1 (points|turns|cards|dice|bombs|punti|turni|carte|dadi|bombe)\b",
        "many of one": r"\b(0|[2-9]|\d\d+) (point|turn|card|die|bomb|punto|turno|carta|dado|bomba)\b",
    },
    "en": {
        "a before a vowel": r"(?<!gent )\b[Aa] [aeioAEIO]",
        "an before a consonant": r"\b[Aa]n [^aeiouhAEIOUH]",
    },
    "it": {
        "a before a": r"(?<![\w’])(?<!gente )[Aa] [aàáAÀÁ]",
        "e before e": r"(?<![\w’])[Ee] [eèéEÈÉ]",
        "ad, ed without need": r"(?<![\w’])([Aa]d [^aàáAÀÁ]|[Ee]d [^eèéEÈÉ])",
        "an article in full": r"\b([Ii]l|[DdNn]el|[Aa]l|[Dd]al|[Ss]ul) ([aeiouAEIOU]|(1|11|8\d*)\b)",
        "an article cut short": r"l’([^aeiouhàèéìòùAEIOUHÀÈÉ18]|1\d)(?<!l’11)",
        "a pronoun that Italian drops": r"(^|[.|] )Tu (?!ed? )",
    },
}


def faults(sentence: str, language: str) -> list[str]:
    """What an editor would mark."""
    looked_for = FAULTS["both"] | FAULTS[language]
    return [f"{fault}: {sentence}" for fault, sign in looked_for.items() if re.search(sign, sentence)]


@pytest.mark.parametrize(
    ("sentence", "language"),
    [
        ("Ada prende una carta a Anna", "it"),
        ("A àgata tocca il Gattodivino", "it"),
        ("Anna e Elena", "it"),
        ("Anna ed Olga", "it"),
        ("Dove metti il 1 blu?", "it"),
        ("vinco nel 80% dei casi", "it"),
        ("gioca l’2 rosso", "it"),
        ("vinco nell’12% dei casi", "it"),
        ("nasconde il Exploding Kitten", "it"),
        ("1 bombe disinnescate", "it"),
        ("Restano 2 dado", "it"),
        ("Tu peschi", "it"),
        ("Hai 1 No!. Un altro", "it"),
        ("l'agente A", "it"),
        ("sicuro al 8 %", "it"),
        ("You draw a Attack", "en"),
        ("Ada draws an Defuse", "en"),
        ("1 points", "en"),
        ("{actor} draws", "en"),
    ],
)
def test_the_editor_sees_faults(sentence: str, language: str) -> None:
    assert faults(sentence, language)


@pytest.mark.parametrize(
    "sentence",
    [
        "Ad Anna, a Elena ed Èlia tocca l’1 blu, l’8, l’11 e l’80%; a Ivo il 12",
        "Tu ed Elena dovete restituire un dado ciascuno, 1 punto, 0 punti",
    ],
)
def test_and_nothing_where_there_is_none(sentence: str) -> None:
    assert faults(sentence, "it") == []


# Every template


def pools(game: str, language: str) -> dict[str, list[str]]:
    """What may stand in a template's field; `KEY/FIELD` where a sentence is about certain things only."""
    texts = find(game).words.TEXTS[language]

    def all_of(start: str) -> list[str]:
        return [text for key, text in texts.items() if key.startswith(f"{start}.")]

    counts = ["0", "1", "2", "8", "11", "80", "100"]
    pool = dict.fromkeys(("actor", "victim", "target", "seat", "before", "winner"), NAMES)
    pool |= dict.fromkeys(
        ("percent", "score", "sum", "turns", "count", "left", "value", "dice", "bonus", "time", "bombs"),
        counts,
    )
    pool |= {"colour": all_of("colour"), "card": all_of("card"), "detonators": counts, "most": counts}
    if game == "kaboom":
        pool |= {
            "agent": list("ABCD"),
            "wire": list("1234"),
            "game": counts,
            "agents": NAMES,
            "wires": ["blu"],
        }
        pool |= {"removed": pool["colour"], "old": pool["card"], "cards": pool["card"], "hand": pool["card"]}
        pool |= {"do.cut.replace/old": pool["colour"]}
    if game == "kittens":
        pool |= dict.fromkeys(("cards", "named", "effect"), pool["card"])
        pool |= {name: [texts[f"card.{name}"]] for name in ("godcat", "devilcat")}
        certain = {"exploding": "kitten", "hid": "kitten", "laid": "devilcat", "do.lay": "godcat"}
        certain |= {"do.steal.godcat": "godcat", "do.defuse.defuse": "defuse", "do.defuse.godcat": "godcat"}
        certain |= {"defused.defuse": "defuse", "defused.godcat": "godcat"}
        certain |= {"why.escape": "attack", "why.escape-odds": "shuffle"}
        pool |= {f"{key}/card": [texts[f"card.{name}"]] for key, name in certain.items()}
    if game == "hanabi":
        pool |= {"rank": list("12345"), "slot": texts["ordinals"].split(), "verdict": all_of("verdict")}
        pool |= {"cards": texts["ordinals"].split(), "clue": ["due 1"], "rank/count": all_of("many")}
        pool |= {
            "ranks/count": all_of("many"),
            "do.play/card": pool["cards"],
            "do.discard/card": pool["cards"],
        }
        pool["card"] = [plain(fill(texts["card"], rank=rank, colour="blu")) for rank in "12345"]
    if game == "fuse":
        pool |= {"number": list("123456"), "place": texts["ordinals"].split(), "level": list("123")}
        pool |= {
            "sign": pool["colour"],
            "owes": ["Bea"],
            "owing": NAMES,
            "space": ["x"],
            "bomb": all_of("bomb"),
        }
        pool["die"] = [plain(fill(texts["die"], number=n, colour="blu")) for n in "123456"]
        pool |= {"was": pool["die"], "rolled/dice": pool["die"], "discarded/dice": pool["bomb"]}
        pool |= {"signal.need.number/sign": list("123456")}
    return pool


def filled(key: str, template: str, pool: dict[str, list[str]]) -> Iterator[str]:
    """The template with everything that may stand in each of its fields."""
    fields = {field for _, field, _, _ in Formatter().parse(template) if field is not None}
    base = re.sub(r"\.(you|at-you|to-you|top|one|clock)$", "", key)
    choices = [(field, pool.get(f"{base}/{field}") or pool[field]) for field in sorted(fields)]
    longest = max((len(values) for _, values in choices), default=1)
    for values in islice(zip(*(cycle(values) for _, values in choices), strict=False), longest):
        yield plain(fill(template, **dict(zip((field for field, _ in choices), values, strict=True))))
    if not choices:
        yield template


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_template_reads_well(game: str, language: str) -> None:
    pool = pools(game, language)
    found = []
    for key, template in find(game).words.TEXTS[language].items():
        part = template.startswith((".", ";"))  # goes on from another sentence
        for sentence in filled(key, template, pool):
            found += faults(sentence.lstrip(".; ") if part else sentence, language)
    assert found == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("texts", [COMMON, server_words.TEXTS], ids=["all games", "server"])
def test_every_other_text_reads_well(texts: dict[str, dict[str, str]], language: str) -> None:
    assert [fault for text in texts[language].values() for fault in faults(text, language)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_reasons_about_somebody_have_words_for_you(game: str, language: str) -> None:
    texts = find(game).words.TEXTS[language]
    about = [key for key, text in texts.items() if key.startswith("why.") and "{seat" in text]
    assert [key for key in about if "{seat" in texts.get(f"{key}.you", "{seat")] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_rulebook_is_set_well(game: str, language: str) -> None:
    page = Path(games.__path__[0], game, f"rulebook.{language}.md").read_text(encoding="utf-8")
    for line in page.splitlines():
        if "n=n=n" in line or "↗" in line:  # what the bombs of FUSE ask for is no prose
            continue
        for fault in ("a straight apostrophe", "two spaces, or one too many"):
            assert not re.search(FAULTS["both"][fault], line), line
        for fault, sign in FAULTS[language].items():
            assert not re.search(sign, line), (fault, line)


# Games as they are played


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_line_and_label_of_a_game_reads_well(game: str, language: str) -> None:
    words = find(game).words
    for seats, options in list(tables(find(game)))[:4]:
        people = NAMES[:seats]
        match = begin(find(game), seats, options, seed=5)
        for events in walk(match, 5):
            for seat in [None, *range(seats)]:
                told = [match.game.tell(event, seat) for event in events]
                said = [words.say(event, people, seat, language) for event in told if event is not None]
                for line in said:
                    assert line is None or faults(plain(line), language) == []
            for seat in range(seats):
                for action in match.legal(seat):
                    assert faults(words.label(action, match.view(seat), people, language), language) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_reason_of_a_bot_reads_well(game: str) -> None:
    words, heard = find(game).words, set()

    class Talking(bots(game)["steady"]):  # type: ignore[misc]
        def decide(self, view: Any, legal: Any, chance: Any) -> Choice:
            choice: Choice = super().decide(view, legal, chance)
            for language in LANGUAGES:
                for you in (None, 0, 1, 2):
                    said = plain(words.why(choice.why, view, NAMES, you, language))
                    assert faults(said, language) == []
                    heard.add(said)
            return choice

    match = begin(find(game), 3, {}, seed=7)
    drive(match, [Talking(seat) for seat in range(3)])
    assert len(heard) > 10
