"""What every test run checks first: the rules it means to test, and a browser if it needs one."""

import os
from zlib import crc32

import pytest
from hypothesis import settings
from xdist.remote import Producer
from xdist.scheduler import LoadScopeScheduling

from miccia import RULES
from tests import browser

BUILT_ONCE = {  # files whose tests share something that takes long to make
    "tests/e2e/test_new_language.py",
    "tests/terminal/test_around.py",
    "tests/terminal/test_line.py",
    "tests/terminal/test_play.py",
    "tests/test_library.py",
    "tests/test_types.py",
}

settings.register_profile("miccia", deadline=None)  # a busy machine is not a failure
settings.load_profile("miccia")


def pytest_configure() -> None:
    """`make test` says which rules it means to test: never believe that compiled ones were, when not."""
    if (wanted := os.environ.get("EXPECT_RULES", RULES)) != RULES:
        pytest.exit(f"the rules are {RULES}, not {wanted}", returncode=1)


def pytest_report_header() -> str:
    return f"rules: {RULES}"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """All of tests/e2e is marked `e2e`, and skipped where no browser is."""
    items.sort(key=place)
    for item in items:
        if "e2e" in item.path.parts:
            item.add_marker("e2e")
    in_browser = [item for item in items if item.get_closest_marker("e2e")]
    if in_browser and not browser.find():
        for item in in_browser:
            item.add_marker(pytest.mark.skip(reason=browser.MISSING))


def place(item: pytest.Item) -> tuple[bool, int]:
    """When it has its turn. What one runner does alone comes first, or others would wait for it at the end;
    other files come as chance has it, so that those that wait and those that work are mixed."""
    file = item.nodeid.partition("::")[0]
    return file not in BUILT_ONCE, crc32(file.encode())


class Sharing(LoadScopeScheduling):  # type: ignore[misc]
    """Whoever is free takes the next test, or all tests of a file that makes something for them.

    As `--dist loadgroup` would do it, which groups nothing with pytest 9.2 (pytest-dev/pytest-xdist#1386).
    """

    def _split_scope(self, nodeid: str) -> str:
        file = nodeid.partition("::")[0]
        return file if file in BUILT_ONCE else nodeid


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> Sharing:
    return Sharing(config, log)
