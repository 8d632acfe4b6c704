"""Every language says the same things with the same fields, and nothing is said that nobody asks for."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from miccia.core.fluent import fields
from miccia.core.words import LANGUAGES
from miccia.games import bots, find, names
from tests import pseudo
from tests.texts import FOLDERS, SOURCES, messages, page

ROOT = Path(__file__).parents[1]
WEB = ROOT / "web"
CODE = (".py", ".ts", ".svelte")
ELSEWHERE = [language for language in LANGUAGES if language != "en"]


@pytest.mark.parametrize("which", FOLDERS)
@pytest.mark.parametrize("language", ELSEWHERE)
def test_every_language_says_everything(which: str, language: str) -> None:
    assert list(messages(which, language)) == list(messages(which, "en"))


@pytest.mark.parametrize("which", FOLDERS)
@pytest.mark.parametrize("language", ELSEWHERE)
def test_every_language_is_told_the_same(which: str, language: str) -> None:
    """A field that nobody fills in is an error, which is seen only when the sentence is said."""
    english = {key: fields(pattern) for key, pattern in messages(which, "en").items()}
    assert {key: fields(pattern) for key, pattern in messages(which, language).items()} == english


@pytest.mark.parametrize("game", names())
def test_every_game_speaks_every_language(game: str) -> None:
    assert find(game).words.TEXTS.languages() == list(LANGUAGES)
    for language in LANGUAGES:
        assert (FOLDERS[game] / f"rulebook.{language}.md").is_file()


# What is used


def code(which: str) -> str:
    """What may ask for the texts of a file: for a game's, all but the other games."""
    files = [path for top in (SOURCES, WEB / "src") for path in top.rglob("*") if path.suffix in CODE]
    others = tuple(f"/games/{game}/" for game in names() if which not in ("frame", game))
    own = [
        path for path in [*files, WEB / "words.mjs"] if not any(other in path.as_posix() for other in others)
    ]
    tests_or_types = re.compile(r"(\.test|\.fixture|texts|types)\.ts$")
    return "\n".join(path.read_text("utf-8") for path in own if not tests_or_types.search(path.name))


def codes(which: str) -> set[str]:
    """The keys that are made of something the program lists."""
    listed = {f"bot-{level}" for game in names() for level in bots(game)}
    if which == "frame":
        return listed
    game = find(which)
    listed |= {f"phrase-{phrase}" for phrase in game.words.PHRASES}
    for option in msgspec.structs.fields(game.options):
        values = getattr(option.type, "__args__", ())
        listed |= {f"option-{option.name}", *(f"option-{option.name}-{value}" for value in values)}
    for step in game.lesson.steps if game.lesson else ():
        parts = (
            ["title", "text", "task", "done-title", "done-text", "done-task"]
            if step.does
            else ["title", "text"]
        )
        listed |= {f"lesson-{step.key}", *(f"lesson-{step.key}-{part}" for part in parts)}
    return listed


class Asked:
    """What a source asks for: keys as they are, beginnings with something it names, endings of other keys."""

    def __init__(self, source: str) -> None:
        self.whole = {key for _, key in re.findall(r"""(["'`])([\w-]+)(?=\1)""", source)}
        self.begun = set(re.findall(r"""["'`]([\w-]+-)\$?{""", source))
        self.ended = set(re.findall(r"""["'`}]-([\w-]+)["'`]""", source))
        self.anyhow = bool(re.search(r"""["'`}]-\$?{""", source))
        self.named = set(re.findall(r"[\w-]+", source))

    def knows(self, key: str) -> bool:
        return key in self.whole or any(
            self.joins(key[:cut], key[cut + 1 :]) for cut in range(len(key)) if key[cut] == "-"
        )

    def joins(self, start: str, rest: str) -> bool:
        if f"{start}-" in self.begun and (rest in self.named or len(rest) == 1):  # a colour's letter
            return True
        return (rest in self.ended or (self.anyhow and rest in self.named)) and self.knows(start)


@pytest.mark.parametrize("which", FOLDERS)
def test_nothing_is_said_that_nobody_asks_for(which: str) -> None:
    asked = Asked(code(which))
    referred = set(re.findall(r"\{ *([a-z][\w-]*) *\}", page(which, "en")))
    known = codes(which) | referred
    assert [key for key in messages(which, "en") if key not in known and not asked.knows(key)] == []


@pytest.mark.parametrize(
    ("key", "asked"),
    [
        ("played", True),
        ("played-you", True),
        ("card-nope", True),
        ("card-yep", False),
        ("colour-R", True),
        ("played-me", False),
        ("drew", False),
        ("drew-you", False),
        ("clue-to", True),
        ("to-play", False),
    ],
)
def test_what_is_not_asked_for_is_found(key: str, asked: bool) -> None:
    source = """key = "played" + ("-you" if you else "")
        card("nope"), f"card-{card}", f"colour-{letter}", w('clue-to')"""
    assert Asked(source).knows(key) == asked


# A language is its files

HEARD = """
from miccia.core.words import LANGUAGES, plain
from miccia.games import find, names
from miccia.testing.walk import begin, walk

print(*LANGUAGES)
for key in names():
    game = find(key)
    match = begin(game, 3, {}, seed=1)
    for events in walk(match, 1):
        for seat in range(3):
            told = [game.tell(event, seat) for event in events]
            said = [game.words.say(event, "123", seat, "TAG") for event in told if event is not None]
            print(*[plain(line) for line in said if line], sep="\\n")
            for action in match.legal(seat):
                print(game.words.label(action, match.view(seat), "123", "TAG"))
"""


def test_adding_files_is_adding_a_language(tmp_path: Path) -> None:
    """What games say then has not a letter of English left, but for the agents' own."""
    ignored = shutil.ignore_patterns("static", "__pycache__")
    shutil.copytree(ROOT / "src/miccia", tmp_path / "miccia", ignore=ignored)  # plain rules will do
    pseudo.add_language(tmp_path / "miccia")
    code = HEARD.replace("TAG", pseudo.TAG)
    env = os.environ | {"PYTHONPATH": str(tmp_path), "PYTHONUTF8": "1"}
    done = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True)
    languages, *lines = done.stdout.splitlines()
    assert languages.split() == [*LANGUAGES, pseudo.TAG]
    assert len(lines) > 1000
    assert [line for line in lines if re.search("[A-Za-z]", re.sub(r"\b[A-D]\b", "", line))] == []
