"""The lock files must work on every machine: complete, for all platforms, and naming no registry."""

import json
import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
NPM = ROOT / "web/package-lock.json"
PIP = [ROOT / f"requirements{kind}.txt" for kind in ("", "-dev", "-docs")]


def normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", re.split(r"[^\w.-]", name, maxsplit=1)[0]).lower()


def pinned(lock: Path) -> dict[str, str]:
    """Every requirement of a lock, by its normal name, as it is written."""
    lines = lock.read_text().replace("\\\n", " ").splitlines()
    return {normal(line): line for line in lines if line and not line.startswith(("#", " "))}


def test_every_platform_package_of_the_client_is_locked() -> None:
    packages = json.loads(NPM.read_text())["packages"]
    for path, package in packages.items():
        for name in package.get("optionalDependencies", {}):
            places = (f"node_modules/{name}", f"{path}/node_modules/{name}")
            assert any("version" in packages.get(place, {}) for place in places), f"{name}, of {path}"


def test_no_registry_and_no_machine_is_named() -> None:
    assert "://" not in NPM.read_text()  # `make lock` also takes out npm's links to sponsors
    for lock in PIP:
        assert not re.search(r"://| @ |^-", lock.read_text(), re.MULTILINE), lock.name


@pytest.mark.parametrize("lock", PIP, ids=lambda lock: lock.name)
def test_every_requirement_is_pinned_and_hashed(lock: Path) -> None:
    for line in pinned(lock).values():
        assert re.match(r"[\w.\[\]-]+==", line), line
        assert "--hash=sha256:" in line, line


def anywhere(line: str) -> str:
    """A requirement without the systems it is for: with more packages it may be for more of them."""
    return " ".join(re.sub(r" ;.*?(?= --hash)", "", line).split())


def test_the_locks_answer_pyproject() -> None:
    """Whoever adds a dependency runs `make lock`."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    groups = project["dependency-groups"]
    play, dev, docs = ({name: anywhere(line) for name, line in pinned(lock).items()} for lock in PIP)
    hosts = project["project"]["dependencies"] + project["project"]["optional-dependencies"]["server"]
    assert {normal(name) for name in hosts + groups["build"]} <= play.keys()
    assert {normal(name) for name in groups["dev"] if isinstance(name, str)} <= dev.keys()
    assert {normal(name) for name in groups["docs"]} <= docs.keys()
    shared = dev.keys() & docs.keys()
    assert play.items() <= dev.items(), "both locks name the same versions"
    assert {name: dev[name] for name in shared} == {name: docs[name] for name in shared}
