"""What somebody asks for when a game is to start, read into what a game and its record are made of."""

from collections.abc import Mapping
from typing import Any, TypeVar, cast

import msgspec

from miccia.core.refused import BadSetup

Options = TypeVar("Options")


def read_options(kind: type[Options], given: Mapping[str, Any]) -> Options:
    """The options of a game with these values."""
    if not given:
        return usual(kind)
    try:
        return msgspec.convert(dict(given), kind)
    except msgspec.ValidationError as problem:
        raise BadSetup("bad-option", str(problem)) from None


def read_agreed(kind: type[Options], given: Mapping[str, Any], programs: frozenset[str]) -> dict[str, Any]:
    """All options that people at a table have agreed on; those of `programs` alone are not for them."""
    options = read_options(kind, given)
    for name in sorted(programs.intersection(unusual(options))):
        raise BadSetup("bad-option", f"{name} is for programs, no table can show it")
    chosen: dict[str, Any] = msgspec.to_builtins(options)
    return chosen


USUAL: dict[Any, Any] = {}


def usual(kind: type[Options]) -> Options:
    """The defaults. Options are frozen, so that one of them does for all games."""
    if kind not in USUAL:
        USUAL[kind] = kind()
    return cast(Options, USUAL[kind])


def unusual(options: Any) -> dict[str, Any]:
    """Those that differ from the defaults: what a record writes down."""
    defaults = usual(type(options))
    if options == defaults:
        return {}
    before, chosen = msgspec.to_builtins(defaults), msgspec.to_builtins(options)
    return {name: value for name, value in chosen.items() if value != before[name]}


def read_stack(stack: object) -> dict[str, list[str]] | None:
    """The prescribed order of what is shuffled or drawn, as lists of names."""
    if stack is None:
        return None
    try:
        return msgspec.convert(stack, dict[str, list[str]] | None)
    except msgspec.ValidationError as problem:
        raise BadSetup("bad-stack", str(problem)) from None
