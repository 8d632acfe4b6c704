"""Prescribed deals at a live table."""

from collections.abc import Mapping, Sequence

import pytest
from msgspec.structs import replace

from miccia.server.table import fair


def prescribe(monkeypatch: pytest.MonkeyPatch, stacks: Mapping[str, Mapping[str, Sequence[str]]]) -> None:
    """Deal every game as its stack says, by the key of the game; others as chance has it."""
    usual = fair.header
    monkeypatch.setattr(
        fair, "header", lambda row, places: replace(usual(row, places), stack=stacks.get(row.game))
    )
