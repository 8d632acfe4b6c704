"""What docs/adding-a-game.md says, done: one folder more in the package, and nothing else.

tests/e2e/test_fifth.py then plays it.
"""

import json
from pathlib import Path

import pytest

import miccia
from miccia.testing import LAWS
from tests.fifth.house import GAME, ROOT, House

STRICT = ["mypy", "--strict", "--config-file=", "--explicit-package-bases", "--no-color-output"]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> House:
    return House(tmp_path_factory.mktemp("fifth") / "house")


def files(folder: Path) -> dict[str, bytes]:
    """All but the built client, which is today's, and what Python leaves behind."""
    apart = {"__pycache__", "static"}
    found = (path for path in folder.rglob("*") if path.is_file() and not apart & {*path.parts})
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in found}


def test_nothing_but_the_folder_is_added(house: House) -> None:
    before, after = files(Path(miccia.__file__).parent), files(house.folder / "miccia")
    assert before.items() <= after.items()
    added = {"__init__.py", "rules.py", "view.py", "words.py", "bots.py"}
    added |= {f"{page}.{language}" for page in ("rulebook", "words") for language in ("en", "it")}
    found = {path.removeprefix("games/firewheel/") for path in after.keys() - before.keys()}
    assert {path.removesuffix(".md").removesuffix(".ftl") for path in found} == added


def test_the_guide_names_every_file_of_it() -> None:
    guide = (ROOT / "docs/adding-a-game.md").read_text()
    for path in files(GAME):
        assert f"`{path}`" in guide, path


def test_its_types_fit(house: House) -> None:
    test = ROOT / "tests/fifth/test_firewheel.py"
    done = house.run(*STRICT, str(house.folder / "miccia/games/firewheel"), str(test))
    assert done.returncode == 0, done.stdout


def test_the_tests_of_every_game_find_it_and_pass(house: House) -> None:
    """The laws at every table, what the architecture promises, and its own tests, one for every rule."""
    quiet = ("pytest", "-q", "-p", "no:cacheprovider", "-k", "firewheel or test_architecture")
    rest = ("tests/test_architecture.py", "tests/fifth/test_firewheel.py", "tests/test_texts.py")
    done = house.run(*quiet, *rest)
    assert done.returncode == 0, done.stdout
    done = house.run(*quiet, "tests/test_every_game.py")
    assert done.returncode == 0, done.stdout
    tables = 4  # two to four players, and one with the option
    assert f"{tables * (len(LAWS) + 1)} passed" in done.stdout  # and its playouts


def test_the_commands_know_it(house: House) -> None:
    listed = json.loads(house.run("miccia", "games", "--json").stdout)
    told = next(game for game in listed if game["game"] == "firewheel")
    assert (told["players"], told["bots"]) == ([2, 4], ["random", "cool"])
    played = house.run("miccia", "simulate", "firewheel", "--games", "200", "--bots", "cool,random", "--json")
    won = {name: bot["won"] for name, bot in json.loads(played.stdout)["bots"].items()}
    assert won["cool"] > 2 * won["random"], won
