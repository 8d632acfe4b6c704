"""Everything Miccia says, read the way an editor of its languages would."""

import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from miccia import games
from miccia.arena import drive
from miccia.bots import Choice
from miccia.core.fluent import Pattern, fields
from miccia.core.sentence import Part
from miccia.core.words import LANGUAGES, plain
from miccia.games import bots, find, names
from miccia.testing.walk import begin, tables, walk
from tests.texts import filled, server_messages

GAMES = names()
NAMES = ["Anna", "elena", "Ivo", "Àgata", "Èlia", "olga", "Ugo", "Bea"]  # every vowel, small, with accents

FAULTS = {
    "all": {
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
    looked_for = FAULTS["all"] | FAULTS.get(language, {})
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


def pools(game: str, language: str) -> dict[str, Sequence[Part]]:
    """What may stand in a template's field; `KEY/FIELD` where a sentence is about certain things only."""
    texts = server_messages(game, language)

    def all_of(start: str) -> list[str]:
        return [filled(text, language) for key, text in texts.items() if key.startswith(f"{start}-")]

    counts = [0, 1, 2, 8, 11, 80, 100]
    pool: dict[str, Sequence[Part]] = dict.fromkeys(
        ("actor", "victim", "target", "seat", "before", "winner"), NAMES
    )
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
        pool |= {"do-cut-replace/old": pool["colour"], "countdown": counts, "deck": counts}
        pool |= {"discards": counts, "cuts": pool["colour"], "round": ["3"]}
    if game == "kittens":
        pool |= dict.fromkeys(("cards", "named", "effect"), pool["card"])
        pool |= dict.fromkeys(("part", "whole", "place"), counts) | {"places": ["6", "6 e 9"]}
        pool |= {"coach-unknown/cards": counts, "risk": all_of("back-risk")}
        named = {name: [filled(texts[f"card-{name}"], language)] for name in CERTAIN.values()}
        pool |= {"godcat": named["godcat"], "devilcat": named["devilcat"]}
        pool |= {f"{key}/card": named[name] for key, name in CERTAIN.items()}
    if game == "hanabi":
        ordinals = filled(texts["ordinals"], language).split()
        pool |= {"rank": list("12345"), "slot": ordinals, "verdict": all_of("verdict")}
        pool |= {"cards": ordinals, "clue": ["due 1"], "clues": counts, "strikes": counts, "deck": counts}
        pool |= {"do-play/card": ordinals, "do-discard/card": ordinals}
        pool["card"] = [filled(texts["card"], language, rank=rank, colour="blu") for rank in "12345"]
    if game == "fuse":
        ordinals = filled(texts["ordinals"], language).split()
        pool |= {"number": list("123456"), "place": ordinals, "level": list("123"), "clock": ["9:59"]}
        pool |= {"sign": pool["colour"], "owes": ["Bea"], "owing": NAMES, "space": ["x"]}
        pool |= dict.fromkeys(("round", "bag", "defused", "left", "points", "goal"), counts)
        pool["bomb"] = all_of("bomb")
        pool["die"] = [filled(texts["die"], language, number=n, colour="blu") for n in "123456"]
        pool |= {"was": pool["die"], "rolled/dice": pool["die"], "discarded/dice": pool["bomb"]}
        pool |= {"signal-need-number/sign": list("123456"), "seconds": ["0 s", "1 s", "8 s", "−3 s"]}
    return pool


CERTAIN = {
    "exploding": "kitten",
    "hid": "kitten",
    "laid": "devilcat",
    "do-lay": "godcat",
    "do-steal-godcat": "godcat",
    "do-defuse-defuse": "defuse",
    "do-defuse-godcat": "godcat",
    "defused-defuse": "defuse",
    "defused-godcat": "godcat",
    "why-escape": "attack",
    "why-escape-odds": "shuffle",
}


def every(key: str, pattern: Pattern, pool: dict[str, Sequence[Part]], language: str) -> Iterator[str]:
    """The message with everything that may stand in each of its fields."""
    base = re.sub(r"-(you|at-you|to-you|clock)$", "", key)
    choices = [(field, pool.get(f"{base}/{field}") or pool[field]) for field in sorted(fields(pattern))]
    longest = max((len(values) for _, values in choices), default=1)
    for place in range(longest):
        yield filled(pattern, language, **{field: values[place % len(values)] for field, values in choices})


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_template_reads_well(game: str, language: str) -> None:
    pool = pools(game, language)
    found = []
    for key, pattern in server_messages(game, language).items():
        for sentence in every(key, pattern, pool, language):
            part = sentence.startswith((".", ";"))  # goes on from another sentence
            laid_out = re.sub("  +", " | ", sentence) if key == "sketch-state" else sentence
            found += faults(laid_out.lstrip(".; ") if part else laid_out, language)
    assert found == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_other_text_reads_well(language: str) -> None:
    frame = server_messages("frame", language)
    parts: dict[str, Part] = {"before": "Luca", "last": "Elena", "number": 1, "actor": "Elena"}
    parts |= {"name": "Elena", "by": "Ivo", "sitter": "Anna", "count": 59, "file": "LUNA-MARE-42-1.jsonl"}
    parts |= {"house": "http://luna:8000", "size": "60 × 18", "least": "64 × 20"}
    parts |= {"line": 7, "place": "actions[3]", "winner": "Ivo", "percent": 8, "score": 1, "most": 25}
    parts |= {"best": 61, "chosen": 8, "n": 33, "title": "Luca", "loss": "14%", "done": 3, "of": 9}
    found = {key: filled(pattern, language, **parts) for key, pattern in frame.items()}
    assert found.pop("terminal-next")[-1] == " "  # what is typed stands behind it
    found.pop("list-comma")  # ends with a blank too
    assert [fault for text in found.values() for fault in faults(text, language)] == []


@pytest.mark.parametrize("game", GAMES)
def test_reasons_about_somebody_have_words_for_you(game: str) -> None:
    texts = server_messages(game, "en")
    about = [key for key, text in texts.items() if key.startswith("why-") and "seat" in fields(text)]
    assert [key for key in about if f"{key}-you" not in texts or "seat" in fields(texts[f"{key}-you"])] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_rulebook_is_set_well(game: str, language: str) -> None:
    page = Path(games.__path__[0], game, f"rulebook.{language}.md").read_text(encoding="utf-8")
    for line in page.splitlines():
        if "n=n=n" in line or "↗" in line:  # what the bombs of FUSE ask for is no prose
            continue
        for fault in ("a straight apostrophe", "two spaces, or one too many"):
            assert not re.search(FAULTS["all"][fault], line), line
        for fault, sign in FAULTS.get(language, {}).items():
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
