"""docs/hosting.md says what is there: every flag, every limit and its number, every counter and command."""

import re
import shlex
from argparse import ArgumentParser, _SubParsersAction
from pathlib import Path

import msgspec
import pytest

from miccia.cli import parser
from miccia.commands import backup, restore, serve
from miccia.games import names
from miccia.server.limits import Limits
from miccia.server.lobby.census import Census
from miccia.server.metrics import Metrics

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs/hosting.md").read_text()


def flags(command: object) -> set[str]:
    given = ArgumentParser()
    command.arguments(given)  # type: ignore[attr-defined]
    found = set(re.findall(r"(?<![\w-])--[a-z][a-z-]+", given.format_help()))
    return found - {"--help"}


def test_every_flag_is_told_and_every_told_flag_is_there() -> None:
    told = set(re.findall(r"(?<![\w-])--[a-z][a-z-]+", PAGE))
    others = {"--detach", "--now", "--require-hashes", "--no-deps", "--help", "--pwprompt"}  # of others
    known = flags(serve) | flags(backup) | flags(restore)
    assert told - others - known == set()
    assert known - told - {"--port"} == set()


def test_every_limit_is_told_with_its_number() -> None:
    told: dict[str, float] = {}
    for limits, numbers in re.findall(r"^\| ((?:`\w+`(?:, )?)+) \| ([\d., ]+) \|", PAGE, re.MULTILINE):
        told |= dict(zip(re.findall(r"\w+", limits), map(float, numbers.split(", ")), strict=True))
    assert told == {field.name: field.default for field in msgspec.structs.fields(Limits)}


class Nobody:
    """A lobby without tables."""

    def __init__(self) -> None:
        self.tables: dict[str, object] = {}


def test_every_counter_is_told() -> None:
    metrics = Metrics()
    metrics.registry.register(Census(Nobody()))  # type: ignore[arg-type]
    there = {
        f"{family.name}_total" if family.type == "counter" else family.name
        for family in metrics.registry.collect()
    }
    assert set(re.findall(r"`(miccia_\w+)`", PAGE)) == there
    assert "gathering, playing, over" in PAGE and names()


@pytest.mark.parametrize("line", re.findall(r"^    (?:\S*/)?(miccia .*)$", PAGE, re.MULTILINE))
def test_every_command_can_be_given(line: str) -> None:
    assert callable(parser().parse_args(shlex.split(line)[1:]).run)


def test_every_file_is_there() -> None:
    links = re.findall(r"\]\(\.\./([\w./]+)\)", PAGE)
    assert len(links) >= 4 and all((ROOT / link).is_file() for link in links)


def test_the_help_lists_the_commands_of_a_host() -> None:
    (commands,) = [action for action in parser()._actions if isinstance(action, _SubParsersAction)]  # noqa: SLF001
    assert {"serve", "backup", "restore"} <= commands.choices.keys()
