"""What an editor and `mypy --strict` tell those who write bots, against the package as it is installed."""

import doctest
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests import users_bot

ROOT = Path(__file__).parents[1]
BOT = Path(users_bot.__file__).read_text(encoding="utf-8")

Found = dict[str, list[tuple[str, str]]]  # by file: a line of it, and what is wrong with that


def readme() -> str:
    """The examples of the README as one module."""
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    return "\n".join(example.source for example in doctest.DocTestParser().get_examples(text))


WRONG = {  # a text, the code that mypy must complain about, and what it must say
    "misspelt field": (
        BOT.replace("(view.hands[", "(view.handz["),
        "enumerate(view.handz[self.seat])",
        '"HanabiView" has no attribute "handz"',
    ),
    "misspelt in the README": (
        readme().replace("view.fireworks[", "view.firework["),
        "view.firework[colour]",
        '"HanabiView" has no attribute "firework"',
    ),
    "misspelt event": (
        BOT.replace("event.slots", "event.slot"),
        "len(event.slot)",
        '"Clued" has no attribute "slot"',
    ),
    "misspelt in a match": (
        BOT.replace("match.view(0).strikes", "match.view(0).strike"),
        "match.view(0).strike ",
        '"HanabiView" has no attribute "strike"',
    ),
    "the wrong table": (
        BOT.replace("import GAME, ", "import ") + "\n\nfrom miccia.games.kittens import GAME\n",
        "drive(match, [Miser(0), Uniform(1)])",
        'List item 0 has incompatible type "Miser"; expected "Bot[KittensView]"',
    ),
    "words that lack a part": (
        "from miccia.core.words import Words\n"
        "from miccia.games.hanabi import HanabiEvent, HanabiView, events, words\n"
        "right: Words[HanabiView, HanabiEvent] = words\n"
        "wrong: Words[HanabiView, HanabiEvent] = events\n",
        "HanabiEvent] = events",
        "Incompatible types in assignment",
    ),
}
# Ideas are asked about what a seat may know, and played on in imagined worlds: never in the game itself.
HONEST = """
from miccia.core.chance import Quick
from miccia.games.{game} import GAME, Options
from miccia.games.{game}.{module} import {name}

state = GAME.deal(2, Options(), Quick(1))
{name}({wrong})
"""
IDEAS = [
    ("kittens", "policy", "think", "state, Quick(1)", "Outlook"),
    ("kittens", "policy", "play_on", "state, 0, Quick(1), Suspicion()", "World"),
    ("kaboom", "policy", "choose", "state", "Outlook"),
    ("kaboom", "policy", "play_out", "state, 1, Quick(1)", "World"),
    ("kaboom", "worlds", "deal_anew", "state, 0, Quick(1)", "World"),
    ("kaboom", "beliefs", "believe", "state", "Outlook"),
    ("fuse", "policy", "Squad", "state, Prices(2), []", "Outlook"),
]
for game, module, name, wrong, right in IDEAS:
    WRONG[f"the game given to {game}.{module}.{name}"] = (
        HONEST.format(game=game, module=module, name=name, wrong=wrong),
        f"{name}({wrong})",
        f'Argument 1 to "{name}" has incompatible type "{game.capitalize()}"; expected "{right}"',
    )
RIGHT = {"the user's bot": BOT, "the README": readme()}


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> Found:
    """What mypy finds in each of them, in one run."""
    here = tmp_path_factory.mktemp("user")
    texts = RIGHT | {name: text for name, (text, _, _) in WRONG.items()}
    files = {f"file{number}.py": name for number, name in enumerate(texts)}
    for file, name in files.items():
        (here / file).write_text(texts[name], encoding="utf-8")
    command = [sys.executable, "-m", "mypy", "--strict", "--config-file=", "--no-color-output", *files]
    plain = {name: value for name, value in os.environ.items() if name not in ("MYPYPATH", "PYTHONPATH")}
    run = subprocess.run(command, cwd=here, env=plain, capture_output=True, text=True, check=False)
    assert run.returncode == 1, run.stdout + run.stderr
    problems: Found = {name: [] for name in texts}
    for file, line, message in re.findall(r"^(\w+\.py):(\d+): error: (.*)$", run.stdout, re.MULTILINE):
        code = texts[files[file]].splitlines()[int(line) - 1]
        problems[files[file]].append((code, message))
    return problems


@pytest.mark.parametrize("name", RIGHT)
def test_what_is_right_is_right(found: Found, name: str) -> None:
    assert found[name] == []


@pytest.mark.parametrize("name", WRONG)
def test_what_is_wrong_is_found(found: Found, name: str) -> None:
    _, code, says = WRONG[name]
    assert [problem for line, problem in found[name] if code in line and says in problem]


def test_the_users_bot_plays() -> None:
    assert users_bot.play(3) > 0
    assert len(users_bot.first_words(3)) == 1
