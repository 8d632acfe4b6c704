"""What the architecture promises, checked by reading the sources."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

import miccia
from miccia.core.words import LANGUAGES
from miccia.games import bots, find, names
from miccia.server.http.rulebook import rulebook

ROOT = Path(__file__).parents[1]
PACKAGE = Path(miccia.__file__).parent  # as it is run: tests/fifth runs it with a game more
SOURCES = [
    path
    for folder in (PACKAGE, ROOT / "web/src")
    for path in sorted(folder.rglob("*"))
    if path.suffix in {".py", ".ts", ".svelte", ".css"} and "static" not in path.parts
]
PUBLIC = {
    *("games", "start", "replay", "load", "dump", "Match", "Record", "Waiting", "Over"),
    *("Refused", "BadSetup", "BadRecord", "RULES", "__version__", "review"),
}


def test_the_public_names() -> None:
    assert set(miccia.__all__) == PUBLIC
    for name in PUBLIC:
        assert hasattr(miccia, name)


def test_the_package_finds_games_and_bots_as_the_docs_say() -> None:
    """In a fresh interpreter: other tests import `miccia.games` themselves."""
    code = "import miccia; print(miccia.games.names(), list(miccia.games.bots('hanabi')))"
    shown = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert shown == f"{names()} {list(bots('hanabi'))}\n"
    assert 'miccia.games.bots("hanabi")' in (ROOT / "docs/bots.md").read_text()


@pytest.mark.parametrize("key", names())
def test_no_other_file_names_a_game(key: str) -> None:
    for path in SOURCES:
        if f"games/{key}/" not in path.as_posix():
            named = re.search(rf"\b{key}\b", path.read_text(), re.IGNORECASE)
            assert not named, f"{path} names {key}"


@pytest.mark.parametrize("key", names())
def test_games_do_not_know_each_other(key: str) -> None:
    for path in (PACKAGE / "games" / key).rglob("*.py"):
        for other in re.findall(r"miccia\.games\.(\w+)", path.read_text()):
            assert other == key, f"{path} imports {other}"


def test_the_core_imports_next_to_nothing() -> None:
    """A fresh interpreter that imports the library has loaded no server, no asyncio and no database."""
    code = "import miccia, sys; print(*sys.modules)"
    loaded = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    ).stdout.split()
    for heavy in ("asyncio", "sqlite3", "litestar", "uvicorn", "rich"):
        assert heavy not in loaded


def test_files_are_short() -> None:
    long = [str(path) for path in SOURCES if len(path.read_text().splitlines()) > 400]
    assert [path for path in long if not path.endswith(("types.ts", "texts.ts"))] == []


# Rulebooks, words and tests agree


def numbers(key: str, language: str) -> list[str]:
    text = (PACKAGE / f"games/{key}/rulebook.{language}.md").read_text()
    listed = re.findall(r"^\*\*([A-Z]\d+[a-z]?(?:, [A-Z]\d+[a-z]?)*)\.\*\*", text, re.MULTILINE)
    return [number for group in listed for number in group.split(", ")]


@pytest.mark.parametrize("key", names())
def test_all_rulebooks_have_the_same_rules(key: str) -> None:
    for language in LANGUAGES:
        assert numbers(key, language) == numbers(key, "en")
    assert len(set(numbers(key, "en"))) == len(numbers(key, "en")) > 0


@pytest.mark.parametrize("key", names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rulebook_begins_with_the_goal_and_a_page_that_leads_to_the_rules(
    key: str, language: str
) -> None:
    book = rulebook(key, language)
    assert len(re.findall(r"[.!]", book.goal)) == 1 and book.goal.endswith(".")
    assert 4 <= len(book.summary) <= 12
    cited = [number for line in book.summary for number in line.rule.split(", ")]
    assert cited and {*cited} <= {*numbers(key, language)}
    assert [line.rule for line in book.summary] == [line.rule for line in rulebook(key, "en").summary]


@pytest.mark.parametrize("key", [path.name for path in (ROOT / "web/src/games").iterdir() if path.is_dir()])
def test_what_is_told_of_things_cites_rules_that_exist(key: str) -> None:
    things = (ROOT / f"web/src/games/{key}/things.ts").read_text()
    cited = set(re.findall(r"'([A-Z]\d+[a-z]?)'", things))
    assert len(cited) > 5 and cited <= {*numbers(key, "en")}


@pytest.mark.parametrize("key", names())
def test_every_rule_is_named_by_a_test(key: str) -> None:
    named: set[str] = set()
    for path in (ROOT / "tests").rglob("test_*.py"):
        for name in re.findall(r"^(?:async )?def test_(\w+)", path.read_text(), re.MULTILINE):
            named |= {part.upper() for part in re.findall(r"(?:^|_)([a-z]\d+[a-z]?)(?=_|$)", name)}
    assert [number for number in numbers(key, "en") if number.upper() not in named] == []


@pytest.mark.parametrize("key", names())
def test_refusals_cite_rules_that_exist_and_have_words(key: str) -> None:
    words = find(key).words
    for path in (PACKAGE / "games" / key).glob("*.py"):
        for code, rule in re.findall(r'Refused\(\s*"([\w-]+)"(?:,\s*"(\w+)")?', path.read_text()):
            assert rule == "" or rule in numbers(key, "en"), f"{code} cites {rule}"
            assert words.TEXTS.has(f"refused-{code}"), code


@pytest.mark.parametrize("key", names())
def test_options_and_phrases_have_words(key: str) -> None:
    game = find(key)
    for option in game.options.__struct_fields__:
        assert game.words.TEXTS.has(f"option-{option}")
    for phrase in game.words.PHRASES:
        assert game.words.TEXTS.has(f"phrase-{phrase}")


@pytest.mark.parametrize("key", names())
def test_every_game_has_bots(key: str) -> None:
    assert next(iter(bots(key))) == "random"
