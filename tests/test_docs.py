"""The reference in docs/api is complete: every public name is in it, and says what it is.

`make docs` builds the site and fails for broken links; this needs none of its tools.
"""

import inspect
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

import miccia

DOCS = Path(__file__).parents[1] / "docs"
WHOLE = [  # modules of which everything is public that has no underscore
    "miccia.bots.search",
    "miccia.core.bits",
    "miccia.core.chance",
    "miccia.core.events",
    "miccia.core.game",
    "miccia.core.outline",
    "miccia.core.record",
    "miccia.core.sketch",
    "miccia.core.words",
    "miccia.games",
]
LISTED = [
    "miccia",
    "miccia.arena",
    "miccia.batch",
    "miccia.bots",
    "miccia.learn",
    "miccia.testing",
]  # those that list their names
PLAIN = {"miccia.__version__", "miccia.games"}  # no reference needed: a string, and a page of its own


def public(module: ModuleType) -> Iterator[tuple[str, object]]:
    """The names that a module gives to others: those it lists, or the classes and functions it defines."""
    for name in getattr(module, "__all__", vars(module)):
        thing = getattr(module, name)
        own = inspect.isclass(thing) or inspect.isroutine(thing)
        if hasattr(module, "__all__") or (own and thing.__module__ == module.__name__ and name[0] != "_"):
            yield name, thing


@pytest.mark.skipif(miccia.RULES == "compiled", reason="mypyc keeps no docstrings")
@pytest.mark.parametrize("name", WHOLE + LISTED)
def test_every_public_name_has_a_docstring(name: str) -> None:
    for own, thing in public(import_module(name)):
        if inspect.isclass(thing):
            parts = {part: value for part, value in vars(thing).items() if part[0] != "_"}
            for part, value in parts.items():
                if inspect.isroutine(value) or isinstance(value, property):
                    inherited = any(hasattr(base, part) for base in thing.__mro__[1:-1])
                    assert value.__doc__ or inherited, f"{name}.{own}.{part}"
        assert thing.__doc__, f"{name}.{own}"


@pytest.mark.parametrize("name", WHOLE + LISTED)
def test_every_public_name_is_in_the_reference(name: str) -> None:
    pages = "".join(page.read_text() for page in (DOCS / "api").glob("*.md"))
    whole = re.search(rf"automodule:: {re.escape(name)}\n(?!   :no-members:)", pages)
    for own, _ in public(import_module(name)):
        one = re.search(rf":: {re.escape(f'{name}.{own}')}\n", pages)
        assert whole or one or f"{name}.{own}" in PLAIN, f"{name}.{own}"


def test_every_page_can_be_reached() -> None:
    index = (DOCS / "index.md").read_text()
    for page in [*DOCS.glob("*.md"), *DOCS.glob("api/*.md")]:
        name = page.relative_to(DOCS).with_suffix("").as_posix()
        assert name == "index" or re.search(rf"^(.* <)?{name}>?$", index, re.MULTILINE), name
