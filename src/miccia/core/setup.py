"""What somebody asks for when a game is to start, read into what a game and its record are made of."""

from collections.abc import Mapping
from typing import Any, TypeVar

import msgspec

from miccia.core.refused import BadSetup

Options = TypeVar("Options")


def read_options(kind: type[Options], given: Mapping[str, Any]) -> Options:
    """The options of a game with these values."""
    try:
        return msgspec.convert(dict(given), kind)
    except msgspec.ValidationError as problem:
        raise BadSetup("bad-option", str(problem)) from None


def unusual(options: Any) -> dict[str, Any]:
    """Those that differ from the defaults: what a record writes down."""
    usual = msgspec.to_builtins(type(options)())
    chosen = msgspec.to_builtins(options)
    return {name: value for name, value in chosen.items() if value != usual[name]}


def read_stack(stack: object) -> dict[str, list[str]] | None:
    """The prescribed order of what is shuffled or drawn, as lists of names."""
    try:
        return msgspec.convert(stack, dict[str, list[str]] | None)
    except msgspec.ValidationError as problem:
        raise BadSetup("bad-stack", str(problem)) from None
